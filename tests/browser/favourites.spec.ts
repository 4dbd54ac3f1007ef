import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { disk, litStar, open, putOnDisk, rowsOf, star, titles } from './keeping';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words } from '../../src/lib/app/favourites/words';
import { stepWords } from '../../src/lib/app/storage/words';
import { words as offline } from '../../src/lib/app/offline/words';
import { alive, BUILD, refused, removeScratch, scratchFolder, startSite, type Lang } from './site';

// Offline has its own spec; here its notice would only be in the way.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });
test.afterAll(removeScratch);

const on = (page: Page) => expect(star(page)).toHaveAttribute('aria-pressed', 'true');

/** Waits until the database has `count` favourites: the display is ahead of it. */
const written = (page: Page, count: number) =>
	expect.poll(async () => (await disk(page)).favourites.length).toBe(count);

async function starred(page: Page, lang: Lang, ...paths: string[]) {
	for (const path of paths) {
		await open(page, `/${lang}${path}`);
		const isSum = path.includes('/calc/');
		// On calculators the star is in the menu.
		if (isSum) await page.getByRole('button', { name: calc.menu[lang], exact: true }).tap();
		const button = path.includes('#') ? litStar(page) : isSum ? page.locator('#menu .star > button') : star(page);
		await button.tap();
		await expect(button).toHaveAttribute('aria-pressed', 'true');
		await expect.poll(async () => (await disk(page)).favourites.map((one) => one.path)).toContain(path);
	}
}

const PATHS = [
	'/alexander/terrain/',
	'/wab/armour/',
	'/alexander/terrain/#ford-2',
	'/alexander/melee-types/#pe.el',
	'/dbm/terms/#bd',
	'/alexander/calc/fire/'
];

for (const [lang, wanted] of [
	['fr', ['Gué 2', 'Peltastes → Éléphants', 'Bd · Lames']],
	['en', ['Ford 2', 'Peltasts → Elephants', 'Bd · Blades']]
] as const) {
	test(`${lang}: what is starred stands by game on its page, and on the home page`, async ({ page }) => {
		await open(page, `/${lang}/favourites/`);
		await expect(page.locator('.none')).toBeVisible();
		await starred(page, lang, ...PATHS);
		await written(page, PATHS.length);
		expect((await disk(page)).favourites.map(({ path }) => path).sort()).toEqual([...PATHS].sort());

		await open(page, `/${lang}/favourites/`);
		await expect(rowsOf(page)).toHaveCount(PATHS.length);
		const games = page.locator('main section[data-accent]');
		expect(await games.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.accent))).toEqual([
			'alexander',
			'dbm',
			'wab'
		]);
		await expect(games.first().locator('li')).toHaveCount(4);
		for (const title of wanted) await expect(page.getByRole('link', { name: title })).toBeVisible();

		await open(page, `/${lang}/`);
		const chips = page.locator('main nav a');
		await expect(chips).toHaveCount(PATHS.length + 1);
		await chips.filter({ hasText: wanted[0] }).tap();
		await expect(page).toHaveURL(`/${lang}/alexander/terrain/#ford-2`);
		await expect(page.locator('#ford-2')).toHaveClass(/lit/);
	});
}

test('a star taken back is gone, and one that is kept is there on the next page and in the other language', async ({
	page
}) => {
	await starred(page, 'fr', '/jdg/terrain/');
	await written(page, 1);
	await page.locator('.langs a[lang=en]').tap();
	await expect(page).toHaveURL('/en/jdg/terrain/');
	await on(page);
	await page.reload();
	await on(page);
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
	await written(page, 0);
});

test('many quick taps end as the last one left it', async ({ page }) => {
	await open(page, '/fr/jdg/terrain/');
	await star(page).evaluate((button: HTMLButtonElement) => {
		for (let tap = 0; tap < 7; tap++) button.click();
	});
	await on(page);
	await written(page, 1);
	await on(page);
});

test('a term is starred where its meaning slides in', async ({ page }) => {
	await open(page, '/fr/jdg/terrain/');
	await page.locator('a.abbr').first().tap();
	const sheet = page.locator('aside[popover]');
	await sheet.locator('.star > button').tap();
	await expect(sheet.locator('.star > button')).toHaveAttribute('aria-pressed', 'true');
	await written(page, 1);
	expect((await disk(page)).favourites[0]!.path).toMatch(/^\/jdg\/terms\/#[a-z0-9-]+$/);
});

test.describe('on their page', () => {
	const ORDER = ['/alexander/terrain/', '/alexander/melee-types/', '/alexander/fire/'];
	let first: string[];

	test.beforeEach(async ({ page }) => {
		await open(page, '/fr/alexander/');
		const charts = await page.locator('.phases a').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
		await starred(page, 'fr', ...charts.slice(0, ORDER.length).map((href) => href.slice('/fr'.length)));
		await written(page, 3);
		await open(page, '/fr/favourites/');
		await expect(rowsOf(page)).toHaveCount(3);
		first = await titles(page);
	});

	const arrange = (page: Page) => page.getByRole('button', { name: words.arrange.fr }).tap();
	const swapped = () => [first[1], first[0], first[2]];
	const onDisk = async (page: Page) =>
		(await disk(page)).favourites.sort((a, b) => Number(a.order) - Number(b.order)).map(({ path }) => path);

	test('they are moved by buttons, and the move can be undone and done again', async ({ page }) => {
		const before = await onDisk(page);
		await arrange(page);
		await rowsOf(page).first().getByRole('button', { name: words.down.fr }).tap();
		await expect.poll(() => titles(page)).toEqual(swapped());
		await expect.poll(() => onDisk(page)).toEqual([before[1], before[0], before[2]]);
		// The button keeps its focus, so that it can be pressed again.
		await expect(rowsOf(page).nth(1).getByRole('button', { name: words.down.fr })).toBeFocused();

		const toast = page.getByRole('status').filter({ hasText: stepWords['favourites-ordered'].fr });
		await toast.getByRole('button', { name: keeping.undo.fr }).tap();
		await expect.poll(() => titles(page)).toEqual(first);
		await toast.getByRole('button', { name: keeping.redo.fr }).tap();
		await expect.poll(() => titles(page)).toEqual(swapped());
		await page.keyboard.press('Control+z');
		await expect.poll(() => titles(page)).toEqual(first);
		await page.keyboard.press('Control+Shift+z');
		await expect.poll(() => titles(page)).toEqual(swapped());
		await expect.poll(() => onDisk(page)).toEqual([before[1], before[0], before[2]]);
		await page.reload();
		await expect.poll(() => titles(page)).toEqual(swapped());
	});

	test('they are moved by the grip: with a mouse', async ({ page }) => {
		const before = await onDisk(page);
		await arrange(page);
		const grip = (await rowsOf(page).first().locator('[data-grip]').boundingBox())!;
		const last = (await rowsOf(page).nth(2).boundingBox())!;
		await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
		await page.mouse.down();
		await page.mouse.move(grip.x + 20, last.y + last.height - 4, { steps: 6 });
		await expect(rowsOf(page).first()).toHaveClass(/held/);
		await page.mouse.up();
		await expect.poll(() => titles(page)).toEqual([first[1], first[2], first[0]]);
		await expect.poll(() => onDisk(page)).toEqual([before[1], before[2], before[0]]);
		await page.reload();
		await expect.poll(() => titles(page)).toEqual([first[1], first[2], first[0]]);
	});

	test('they are moved by the grip: with a finger, and the page does not scroll', async ({ page }) => {
		await arrange(page);
		const grip = (await rowsOf(page).nth(2).locator('[data-grip]').boundingBox())!;
		const top = (await rowsOf(page).first().boundingBox())!;
		const finger = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
			finger.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: y === undefined ? [] : [{ x: grip.x + grip.width / 2, y }]
			});
		const from = grip.y + grip.height / 2;
		await touch('touchStart', from);
		for (let step = 1; step <= 6; step++) await touch('touchMove', from + ((top.y + 4 - from) * step) / 6);
		await expect(rowsOf(page).nth(2)).toHaveClass(/held/);
		await touch('touchEnd');
		await expect.poll(() => titles(page)).toEqual([first[2], first[0], first[1]]);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test('one is removed, and comes back to its place', async ({ page }) => {
		await rowsOf(page).nth(1).getByRole('button', { name: words.remove.fr }).tap();
		await expect.poll(() => titles(page)).toEqual([first[0], first[2]]);
		await page.getByRole('button', { name: keeping.undo.fr }).tap();
		await expect.poll(() => titles(page)).toEqual(first);
	});

	test('one whose id is gone says so, breaks nothing, and can be removed', async ({ page }) => {
		const gone = { path: '/alexander/no-such-chart/', order: 1, created: 5, updated: 5 };
		await putOnDisk(page, 'favourites', [
			{ ...gone, id: '00000000-0000-4000-8000-000000000001' },
			{ ...gone, id: '00000000-0000-4000-8000-000000000002', path: '/no-game/board/' }
		]);
		await page.reload();
		await expect(rowsOf(page)).toHaveCount(5);
		const lost = rowsOf(page).filter({ hasText: words.gone.fr });
		await expect(lost).toHaveCount(2);
		await expect(lost.getByRole('link')).toHaveCount(0);
		await lost.first().getByRole('button', { name: words.remove.fr }).tap();
		await expect(lost).toHaveCount(1);
		await expect(rowsOf(page)).toHaveCount(4);
		// The home page hides favourites whose target is gone.
		await open(page, '/fr/');
		await expect(page.locator('main nav a')).toHaveCount(4);
	});
});

test('axe finds nothing, listing and arranging', async ({ page }) => {
	await starred(page, 'fr', '/alexander/terrain/', '/alexander/terrain/#ford-2');
	await open(page, '/fr/alexander/terrain/#ford-2');
	await expect(litStar(page)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await open(page, '/fr/favourites/');
	await expect(rowsOf(page)).toHaveCount(2);
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole('button', { name: words.arrange.fr }).tap();
	await rowsOf(page).first().getByRole('button', { name: words.down.fr }).tap();
	await expect(page.getByRole('button', { name: keeping.undo.fr })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
});

for (const { lang, attack, named } of [
	{ lang: 'fr', attack: 'Peltastes', named: 'Compagnons contre levées' },
	{ lang: 'en', attack: 'Peltasts', named: 'Companions charge levies' }
] as const) {
	test(`${lang}: a calculator is kept with its answers, and one tap opens it with them`, async ({ page }) => {
		await open(page, `/${lang}/alexander/calc/melee/`);
		await page.getByRole('radio', { name: attack, exact: true }).tap();
		await expect(page).toHaveURL(/#1~/);
		const address = new URL(page.url()).hash;

		await page.getByRole('button', { name: calc.menu[lang] }).tap();
		await page.getByRole('button', { name: words.preset[lang] }).tap();
		const field = page.locator('#preset input');
		// The proposed name contains the answers.
		await expect(field).toHaveValue(attack);
		await field.fill(named);
		await page.locator('#preset button.primary').tap();
		await expect(page.locator('#preset')).toBeHidden();
		await written(page, 1);
		expect((await disk(page)).favourites[0]).toMatchObject({
			path: '/alexander/calc/melee/',
			name: named,
			answers: { attackers: ['pe'] }
		});

		// From the home page, which has not loaded the calculator.
		await open(page, `/${lang}/`);
		await page.locator('main nav a', { hasText: named }).tap();
		await expect(page).toHaveURL(`/${lang}/alexander/calc/melee/${address}`);
		await expect(page.locator('.progress')).toHaveAttribute('aria-label', / 2\//);

		// Renamed on the favourites page; the name is kept.
		await open(page, `/${lang}/favourites/`);
		await page.getByRole('button', { name: words.arrange[lang] }).tap();
		await rowsOf(page).first().getByRole('textbox').fill('<b>Autre</b> nom');
		await page.keyboard.press('Enter');
		await expect.poll(async () => (await disk(page)).favourites[0]!.name).toBe('<b>Autre</b> nom');
		await page.reload();
		await expect.poll(() => titles(page)).toEqual(['<b>Autre</b> nom']);
	});
}

test('nothing moves on the home page while favourites and recents come', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				(window as never as { shifts: number }).shifts += (entry as never as { value: number }).value;
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await starred(page, 'fr', '/alexander/terrain/', '/alexander/terrain/#ford-2', '/jdg/terrain/');
	await expect.poll(async () => (await disk(page)).recents.length).toBe(2);
	// The number of rows is known only after they are recorded.
	await expect.poll(() => page.evaluate(() => localStorage.getItem('guidon.recents'))).toBe('2');
	for (const viewport of [
		{ width: 360, height: 740 },
		{ width: 360, height: 1600 }
	]) {
		await page.setViewportSize(viewport);
		await open(page, '/fr/');
		await expect(page.locator('main nav a')).toHaveCount(4);
		await expect(page.locator('.recents li')).toHaveCount(2);
		// Wait for a paint with everything in it.
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		expect(await page.evaluate(() => (window as never as { shifts: number }).shifts)).toBe(0);
	}
	await page.locator('.recents a').first().tap();
	await expect(page).toHaveURL('/fr/jdg/terrain/');
});

test('two tabs see each other', async ({ page, context }) => {
	const other = await context.newPage();
	await open(other, '/fr/favourites/');
	await expect(other.locator('.none')).toBeVisible();
	await starred(page, 'fr', '/jdg/terrain/');
	await expect(rowsOf(other)).toHaveCount(1);
	await rowsOf(other).first().getByRole('button', { name: words.remove.fr }).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a chart reads and a star says so when the database cannot be loaded', async ({ page }) => {
	const scripts = readdirSync(join(BUILD, '_app'), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.js'))
		.map((name) => join(BUILD, '_app', name));
	const [database, ...others] = scripts.filter((file) =>
		readFileSync(file, 'utf8').includes('chromeTransactionDurability')
	);
	expect(others).toEqual([]);
	await page.route(`**/${basename(database!)}`, (route) => route.abort());
	await open(page, '/fr/jdg/terrain/');
	await expect(page.getByRole('rowheader', { name: 'Bois' })).toBeVisible();
	await star(page).tap();
	await expect(page.getByRole('alert').filter({ hasText: 'Rien n’a été enregistré' })).toBeVisible();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
	await open(page, '/fr/favourites/');
	await expect(page.getByRole('alert').filter({ hasText: 'Rechargez la page' })).toBeVisible();
});

test.describe('with the server killed', () => {
	let context: BrowserContext;
	test.afterEach(() => context.close());

	test('stars survive a restart of the browser, and new ones are kept', async () => {
		const site = await startSite();
		const profile = scratchFolder();
		const { launchOptions, viewport, hasTouch } = test.info().project.use;
		const launched = () =>
			chromium.launchPersistentContext(profile, {
				...launchOptions,
				viewport,
				hasTouch,
				locale: 'fr-FR',
				serviceWorkers: 'allow'
			});
		context = await launched();
		let page = await context.newPage();
		await page.goto(`${site.url}/fr/jdg/terrain/`);
		await expect(page.locator('.notice')).toContainText(offline.readyOffline.fr, { timeout: 40_000 });
		await site.kill();
		expect(await refused(site.url)).toBe(true);

		await page.goto(`${site.url}/fr/wab/armour/`);
		await alive(page);
		await star(page).tap();
		await on(page);
		await written(page, 1);
		await context.close();

		context = await launched();
		page = await context.newPage();
		expect(await refused(site.url)).toBe(true);
		await page.goto(`${site.url}/fr/wab/armour/`);
		await on(page);
		await page.goto(`${site.url}/fr/favourites/`);
		await expect(rowsOf(page)).toHaveCount(1);
		await rowsOf(page).first().getByRole('button', { name: words.remove.fr }).tap();
		await expect(page.locator('.none')).toBeVisible();
		await page.getByRole('button', { name: keeping.undo.fr }).tap();
		await expect(rowsOf(page)).toHaveCount(1);
	});
});
