/** A game that came as a file, on a shipped one: it stands among the others, offline and after a restart, and goes without loss. */
import { chromium, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words as calc } from '../../src/lib/app/calculator/words';
import { toFragment } from '../../src/lib/packs/format/link';
import { words } from '../../src/lib/app/packs/words';
import { words as battle } from '../../src/lib/app/battle/words';
import { words as favourites } from '../../src/lib/app/favourites/words';
import { words as sheet } from '../../src/lib/app/sheet/words';
import { root } from '../../scripts/build/version.js';
import { axeFindings } from './axe';
import { disk, open, star } from './keeping';
import { alive, refused, removeScratch, scratchFolder, startSite, type Site } from './site';
import { test } from './test';

const textOf = (id: string) => readFileSync(join(root, `static/packs/${id}.guidon.txt`), 'utf8');
const HILLS = '~three-hills';
/** As data that a test may modify. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a file, written as a player would
const hills = (): any => JSON.parse(textOf('three-hills'));

const sites: Site[] = [];
const contexts: BrowserContext[] = [];
test.afterEach(async () => {
	await Promise.all(contexts.splice(0).map((context) => context.close()));
	await Promise.all(sites.splice(0).map((site) => site.kill()));
});
test.afterAll(removeScratch);

async function launched(profile: string): Promise<Page> {
	const { launchOptions, viewport, hasTouch } = test.info().project.use;
	const context = await chromium.launchPersistentContext(profile, {
		...launchOptions,
		viewport,
		hasTouch,
		locale: 'en-GB'
	});
	contexts.push(context);
	return context.pages()[0]!;
}

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
const rowOf = (page: Page, title: string) =>
	page
		.locator('main li')
		.filter({ hasText: title })
		.filter({ has: button(page, words.remove.en) });

async function paste(page: Page, text: string) {
	await open(page, '/en/packs/');
	await page.locator('summary').filter({ hasText: words.paste.en }).tap();
	await page.getByRole('textbox', { name: words.paste.en }).fill(text);
	await button(page, words.read.en).tap();
}

async function take(page: Page, text: string) {
	await paste(page, text);
	await page.getByRole('button', { name: new RegExp(`^(${words.add.en}|${words.replace.en})$`) }).tap();
	await expect(page.getByRole('status').filter({ hasText: words.added.en })).toBeVisible();
}

test('stands among the others with its mark, on every page, with the server gone and after a restart', async () => {
	test.setTimeout(180_000);
	const site = await startSite();
	sites.push(site);
	const profile = scratchFolder();
	let page = await launched(profile);
	await page.goto(`${site.url}/en/packs/`);
	await expect(page.locator('.notice')).toContainText('Ready offline', { timeout: 60_000 });
	for (const title of ['Three Hills', 'Little Wars']) {
		await button(page, `${words.add.en} (${title})`).tap();
		await expect(rowOf(page, title)).toBeVisible();
	}
	const found = await axeFindings(page);

	// A file shared by another app gets a preview like a chosen one.
	await page.evaluate(async (text) => {
		const form = new FormData();
		form.append('file', new File([text], 'hills.guidon.txt', { type: 'text/plain' }));
		await fetch('/shared/', { method: 'POST', body: form, redirect: 'manual' });
	}, textOf('three-hills'));
	await page.goto(`${site.url}/?to=/packs/`);
	await expect(page.locator('article')).toContainText(words.unchanged.en);

	await site.kill();
	expect(await refused(site.url)).toBe(true);
	await contexts.pop()!.close();
	page = await launched(profile);

	const visit = async (path: string, look = true) => {
		await page.goto(`${site.url}${path}`);
		await alive(page);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		if (look) found.push(...(await axeFindings(page)));
	};
	const mark = page.getByText(`by Guidon, ${words.unchecked.en}`);

	await visit(`/en/${HILLS}/`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Three Hills');
	await expect(mark).toBeVisible();
	await expect(button(page, sheet.give.en)).toBeVisible();
	await visit(`/fr/${HILLS}/results/`);
	await expect(page.locator('tbody tr')).toHaveCount(6);
	await expect(page.getByText(`par Guidon, ${words.unchecked.fr}`)).toBeVisible();
	await visit(`/en/${HILLS}/terms/`);
	await visit(`/en/~little-wars/moves/`);
	await visit(`/en/${HILLS}/calc/attack/`);
	await expect(mark).toBeVisible();

	// Exact odds from its own chart: 6 against 3 in the clear.
	await visit(`/en/${HILLS}/calc/attack/#1~attackers=6~defenders=3`, false);
	await expect(page.locator('main')).toContainText('67%');

	await visit('/en/', false);
	await expect(page.locator(`main [data-accent="${HILLS}"]`).first()).toContainText('Three Hills');
	await visit('/en/calculators/', false);
	await expect(page.locator(`main a[href$="/${HILLS}/calc/attack/"]`)).toBeVisible();
	await visit('/en/search/?q=village', false);
	await expect(page.locator(`main a[href*="/${HILLS}/"]`).first()).toBeVisible();
	await visit(`/en/sheet/?game=${HILLS}`, false);
	await expect(page.locator('article.sheet')).toContainText(
		'Written with Guidon by Guidon, not checked. Licence: CC0-1.0.'
	);

	// Its own colour in every theme except red.
	await visit(`/en/${HILLS}/`, false);
	const accent = () =>
		page.locator('h1').evaluate((one) => getComputedStyle(one.closest('[data-accent]')!).getPropertyValue('--accent'));
	expect(await accent()).toContain('#0b505c');

	expect(found).toEqual([]);
});

test.describe('without a worker', () => {
	test.use({ serviceWorkers: 'block', locale: 'en-GB' });

	test('goes with undo; what was kept of it keeps its words, and comes alive with it', async ({ page }) => {
		await take(page, textOf('three-hills'));
		await page.getByRole('link', { name: 'Three Hills' }).first().tap();
		await page.locator(`main a[href$="/${HILLS}/results/"]`).tap();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Combat results');
		await star(page).tap();
		await expect.poll(async () => (await disk(page)).favourites.length).toBe(1);
		await open(page, '/en/session/');
		await button(page, battle.startBattle.en).tap();
		await page.getByRole('radio', { name: 'Three Hills', exact: true }).check();
		await button(page, battle.start.en).tap();
		await page.waitForURL('**/session/battle/?id=*');
		const address = page.url();
		await page.getByRole('link', { name: 'Resolve an attack' }).first().tap();
		await button(page, calc.toThrow.en).tap();
		await page.locator('.pad').first().getByRole('button', { name: '6', exact: true }).tap();
		await expect(page.getByRole('complementary', { name: battle.log.en })).toBeVisible();
		// The pack is listed a little later than the page.
		const told = async (sentence: string | RegExp) => {
			await page.goto(address);
			await alive(page);
			await expect(page.locator('.log li').first()).toContainText(sentence);
		};
		await told(/Defender eliminated.*6 \+ 0 = 6/s);

		await open(page, '/en/packs/');
		await button(rowOf(page, 'Three Hills'), words.remove.en).tap();
		await expect(page.getByText(words.none.en)).toBeVisible();
		await page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
		await expect(rowOf(page, 'Three Hills')).toBeVisible();
		await button(rowOf(page, 'Three Hills'), words.remove.en).tap();
		await expect(page.getByText(words.none.en)).toBeVisible();
		await told('Defender eliminated. Attacker: Nothing changes.');
		await expect(page.locator('.log li').first()).toContainText('Resolve an attack');
		await open(page, '/en/favourites/');
		await expect(page.locator('main li').first()).toContainText('Combat results');
		await expect(page.locator('main li').first()).toContainText(favourites.goneGame.en);

		await take(page, textOf('three-hills'));
		await told(/Defender eliminated.*6 \+ 0 = 6/s);
		await open(page, '/en/favourites/');
		await expect(page.locator('main li').first().getByRole('link')).toContainText('Combat results');
	});

	test('says what a newer version changes and loses, and what cannot be taken', async ({ page }) => {
		await take(page, textOf('three-hills'));
		const newer = hills();
		newer.version = 2;
		const modifiers = newer.charts.find(({ id }: { id: string }) => id === 'modifiers');
		modifiers.rows[0].cells = [{ plus: 2 }];
		newer.terms = newer.terms.filter(({ id }: { id: string }) => id !== 'crt');
		newer.charts.push({ ...modifiers, id: 'more', rows: [{ ...modifiers.rows[0], id: 'other' }] });
		newer.examples = [];
		await paste(page, JSON.stringify(newer));
		await expect(page.getByRole('heading', { name: `1 ${words.figure.en}` })).toBeVisible();
		await expect(page.locator('article')).toContainText('+1 → +2');
		await button(page, words.replace.en).tap();
		await expect(rowOf(page, 'Three Hills')).toContainText('Version 2');
		// Back to the first version: its chart is missing then.
		await paste(page, textOf('three-hills'));
		await expect(page.locator('article')).toContainText(words.older.en);
		await expect(page.locator('article')).toContainText(words.lost.en);

		const alert = page.getByRole('alert').filter({ hasText: words.refused.en });
		await paste(page, JSON.stringify({ ...hills(), guidon: 2 }));
		await expect(alert).toContainText('made for a newer Guidon');
		await paste(page, JSON.stringify({ ...hills(), licence: 'as you like' }));
		await expect(alert).toContainText('This must be the id of a licence');
		await expect(rowOf(page, 'Three Hills')).toContainText('Version 2');
	});

	test('is given away as its author allows: a private one is not offered anywhere', async ({ page }) => {
		await take(page, JSON.stringify({ ...hills(), id: 'mine', licence: 'private', authors: ['Anne'] }));
		const row = rowOf(page, 'Three Hills');
		await expect(row).toContainText(words.keptPrivate.en);
		await expect(button(row, words.share.en)).toHaveCount(0);
		await expect(button(row, words.copyLink.en)).toHaveCount(0);
		await row.getByRole('link').tap();
		await expect(page.getByText(sheet.private.en)).toBeVisible();
		await expect(button(page, sheet.give.en)).toHaveCount(0);
	});

	test('comes in the end of a link or from the picker, and only by the player’s word', async ({ page }) => {
		await open(page, `/en/packs/${await toFragment(textOf('little-wars'))}`);
		await expect(page.locator('article')).toContainText('CC0-1.0');
		await expect(page.getByText(words.none.en)).toBeVisible();
		expect(new URL(page.url()).hash).toBe('');
		await button(page, words.add.en).tap();
		await expect(rowOf(page, 'Little Wars')).toBeVisible();

		// From the file picker; an invalid file changes nothing.
		const picker = page.locator('input[type=file]');
		await picker.setInputFiles(join(root, 'static/packs/three-hills.guidon.txt'));
		await expect(page.locator('article')).toContainText('Three Hills');
		await button(page, words.notNow.en).tap();
		await expect(page.locator('article')).toHaveCount(0);
		await picker.setInputFiles(join(root, 'package.json'));
		await expect(page.getByRole('alert').filter({ hasText: words.refused.en })).toContainText('This is no Guidon game');
		await expect(rowOf(page, 'Three Hills')).toHaveCount(0);
	});
});
