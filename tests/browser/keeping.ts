/** Helpers for tests of stored data: raw database access, and parts of pages. */
import { expect, type Page } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, alive } from './site';

const TABLES = ['favourites', 'battles', 'entries', 'recents'] as const;
export type Table = (typeof TABLES)[number];
export type Rows = Record<Table, Record<string, unknown>[]>;

/** All rows, read without the app. */
export const disk = (page: Page): Promise<Rows> =>
	page.evaluate(
		(tables) =>
			new Promise<Rows>((done, failed) => {
				const opening = indexedDB.open('guidon');
				const nothing = Object.fromEntries(tables.map((table) => [table, [] as Record<string, unknown>[]])) as Rows;
				// Not created by a test: the app would find a database without tables.
				opening.onupgradeneeded = () => opening.transaction!.abort();
				opening.onerror = () => (opening.error?.name === 'AbortError' ? done(nothing) : failed(opening.error));
				opening.onsuccess = () => {
					const db = opening.result;
					const rows: Partial<Rows> = {};
					if (!tables.every((table) => db.objectStoreNames.contains(table))) {
						db.close();
						return done(nothing);
					}
					const reading = db.transaction([...tables]);
					for (const table of tables) {
						const all = reading.objectStore(table).getAll();
						all.onsuccess = () => (rows[table] = all.result);
					}
					reading.oncomplete = () => {
						db.close();
						done(rows as Rows);
					};
				};
			}),
		TABLES
	);

/** Writes rows without the app, as an older version or another device would. */
export async function putOnDisk(
	page: Page,
	table: Table | 'drafts' | 'forces',
	rows: readonly object[]
): Promise<void> {
	// The app creates its database at its first read, which may come after the page is alive.
	await page.waitForFunction(async () =>
		(await indexedDB.databases()).some(({ name, version }) => name === 'guidon' && version! > 1)
	);
	// Listed is not yet filled: on a busy machine the tables may still be missing.
	await expect(() => page.evaluate(putRows, [table, rows] as const)).toPass({ timeout: 60_000 });
}

/** Runs in the page. An exception in a handler would leave the promise, and the test, waiting. */
const putRows = ([table, rows]: readonly [string, readonly object[]]): Promise<void> =>
	new Promise((done, failed) => {
		let step = 'opening';
		const opening = indexedDB.open('guidon');
		setTimeout(() => failed(new Error(`The database did not answer: ${step}.`)), 10_000);
		// Not created by a test: the app would find a database without tables.
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onblocked = opening.onerror = () => failed(opening.error ?? new Error('blocked'));
		opening.onsuccess = () => {
			try {
				step = 'writing';
				const writing = opening.result.transaction(table, 'readwrite');
				for (const row of rows) writing.objectStore(table).put(row);
				writing.oncomplete = () => {
					opening.result.close();
					done();
				};
				writing.onabort = () => failed(writing.error);
			} catch (error) {
				failed(error);
			}
		};
	});

/** The chunk that contains the database. */
export function databaseScript(): string {
	const folder = join(BUILD, '_app/immutable/chunks');
	const found = readdirSync(folder).find(
		(name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('DexieError')
	);
	if (!found) throw new Error(`No script in ${folder} brings the database.`);
	return found;
}

export async function open(page: Page, address: string) {
	await page.goto(address);
	await alive(page);
}

/** Runs `look` while no script of the app loads. Leaves the page before scripts are allowed again, because it would reload. */
export async function withoutScripts(page: Page, look: () => Promise<void>) {
	const scripts = '**/_app/**/*.js';
	await page.route(scripts, (route) => route.abort());
	await look();
	await page.goto('about:blank');
	await page.unroute(scripts);
}

/** The star in the top bar. */
export const star = (page: Page) => page.locator('.page > header .star > button');
/** The star of the selected row, above the bottom bar. */
export const litStar = (page: Page) => page.locator('.lit-bar .star > button');
export const rowsOf = (page: Page) => page.locator('main li[data-id]');
export const titles = async (page: Page) =>
	(await rowsOf(page).locator('b').allTextContents()).map((title) => title.trim());
