/**
 * `npm run test:taps`: sequences of taps and keys over the app, in up to three tabs that are reloaded and killed. What is kept is
 * compared with plain values after each change, and at the end with the exported backup and the screen.
 *
 * The number of a sequence is its seed: `SEED=17 npm run test:taps` runs it again, `FROM=1000` another hundred.
 */
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { words as settings } from '../../src/lib/app/settings/words';
import { dice } from '../dice';
import { open, rowsOf, type Rows } from '../browser/keeping';
import { removeScratch } from '../browser/site';
import { test } from '../browser/test';
import { comparable, entriesIn, plainOf } from './model';
import { Walk } from './walk';

test.use({ serviceWorkers: 'block' });
test.afterAll(removeScratch);

const COUNT = 100;
const LENGTH = 8;
const { SEED, FROM = '1' } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: COUNT }, (_, i) => Number(FROM) + i);

async function exported(page: Page): Promise<Rows> {
	await open(page, '/fr/settings/');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: settings.export.fr, exact: true }).tap()
	]);
	return (JSON.parse(await readFile(await download.path(), 'utf8')) as { tables: Rows }).tables;
}

async function walked(walk: Walk) {
	for (let step = 0; step < LENGTH; step++) await walk.goOn();

	const { tab, plain } = walk;
	const file = plainOf(await exported(tab));
	expect(comparable(file, file), walk.said.join('\n')).toBe(comparable(plain, plain));
	await open(tab, '/fr/favourites/');
	await expect(rowsOf(tab)).toHaveCount(plain.stars.length);
	for (const { id } of plain.battles) {
		const lines = entriesIn(walk.rows).filter(({ battle, kind }) => battle === id && kind !== 'turn');
		await open(tab, `/fr/session/battle/?id=${id}`);
		await expect(tab.locator('.log li button'), walk.said.join('\n')).toHaveCount(lines.length);
	}
	expect(walk.uncaught).toEqual([]);
}

for (const seed of seeds)
	test(`sequence ${seed}`, async ({ context }) => {
		const walk = new Walk(context, dice(seed));
		try {
			await walked(walk);
		} catch (error) {
			console.log(`Sequence ${seed}:\n${walk.said.join('\n')}`);
			throw error;
		}
	});
