/** Robustness on phones: killed at any moment, hanging network, hostile stored data. */
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from './test';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words as offline } from '../../src/lib/app/offline/words';
import { words as recovery } from '../../src/lib/worker/words';
import { toLink } from '../../src/lib/core/odds/link';
import { words as session } from '../../src/lib/app/battle/words';
import { words as settings } from '../../src/lib/app/settings/words';
import { disk, open, putOnDisk, star } from './keeping';
import { alive, BUILD, hostBefore, removeScratch, scratchFolder, startSite } from './site';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });
test.afterAll(removeScratch);

const contexts: BrowserContext[] = [];
test.afterEach(async () => {
	await Promise.all(contexts.splice(0).map((context) => context.close()));
});

/** A browser with its own profile, which survives a kill and restart. */
async function launched(profile: string): Promise<Page> {
	const { launchOptions, viewport, hasTouch } = test.info().project.use;
	const options = { ...launchOptions, viewport, hasTouch, locale: 'fr-FR', serviceWorkers: 'allow' } as const;
	const context = await chromium.launchPersistentContext(profile, options);
	contexts.push(context);
	return context.newPage();
}

/** Kills the page's process without events. */
async function crash(page: Page) {
	const ended = page.context().waitForEvent('close');
	const browser = await page.context().newCDPSession(page);
	browser.send('Browser.crash').catch(() => undefined);
	await ended;
}

const button = (page: Page, word: { fr: string }) => page.getByRole('button', { name: word.fr, exact: true });

test('ended right after a tap, what was shown as kept is kept', async () => {
	const site = await startSite();
	const profile = scratchFolder();
	const [STAR, FIRST_STAR] = ['/fr/jdg/terrain/', '/fr/wab/armour/'];

	// In the first seconds of the first visit a tap may come before the database is loaded.
	let page = await launched(profile);
	await page.goto(site.url + FIRST_STAR);
	await alive(page);
	await star(page).tap();
	const wasShown = (await star(page).getAttribute('aria-pressed')) === 'true';
	await crash(page);

	page = await launched(profile);
	await open(page, site.url + STAR);
	const first = (await disk(page)).favourites.map(({ path }) => `/fr${path}`);
	expect(wasShown ? first : [FIRST_STAR], 'shown as kept, it is kept').toContain(FIRST_STAR);
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	await crash(page);

	page = await launched(profile);
	await open(page, `${site.url}/fr/session/`);
	expect((await disk(page)).favourites.map(({ path }) => `/fr${path}`)).toContain(STAR);
	for (const word of [session.startBattle, session.start]) await button(page, word).click();
	await button(page, session.nextTurn).click();
	await expect(page.locator('.turn b')).toHaveText('2');
	await crash(page);

	page = await launched(profile);
	await open(page, `${site.url}/fr/session/`);
	expect((await disk(page)).battles).toMatchObject([{ turn: 2 }]);
	await page.locator('.battle a').click();
	await button(page, session.addNote).click();
	await page.locator('#note-text').fill('La pluie');
	await button(page, session.write).click();
	await expect(page.locator('.log')).toContainText('La pluie');
	await crash(page);

	page = await launched(profile);
	await open(page, `${site.url}/fr/session/`);
	expect((await disk(page)).entries.map(({ note }) => note)).toContain('La pluie');
	await site.kill();
});

test('started again from the home screen, without a network: the page, the answers and the die', async () => {
	const site = await startSite();
	const profile = scratchFolder();
	let page = await launched(profile);
	const answers = toLink({ attackers: ['el'], defenders: ['in'], 'attacker-points': 8, 'defender-points': 6 });
	await page.goto(`${site.url}/fr/alexander/calc/melee/#${answers}`);
	await expect(page.locator('.notice')).toContainText(offline.readyOffline.fr, { timeout: 40_000 });
	await site.kill();
	await page.goto(`${site.url}/fr/alexander/calc/melee/#${answers}`);
	await alive(page);
	await button(page, calc.toThrow).click();
	await page.locator('.pad').first().getByRole('button', { name: '5', exact: true }).click();
	await expect(page.locator('.result')).toBeVisible();
	const address = page.url();
	const result = await page.locator('.result').innerText();
	// In the background first, killed later.
	await page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await page.context().close();

	page = await launched(profile);
	await page.addInitScript(() => {
		const { matchMedia } = window;
		window.matchMedia = (query) => matchMedia(query.replace('(display-mode: standalone)', 'all'));
	});
	await page.goto(`${site.url}/`);
	await page.waitForURL(address);
	await expect(page.locator('.result')).toBeVisible();
	expect(await page.locator('.result').innerText()).toBe(result);
});

test('a network that hangs: what is kept opens at once, a hole is our own page, and no search for updates holds anything up', async () => {
	let isSilent = false;
	const { url, kill } = await hostBefore(BUILD, () => isSilent);
	const page = await launched(scratchFolder());
	await page.goto(`${url}/fr/wab/armour/`);
	await expect(page.locator('.notice')).toContainText(offline.readyOffline.fr, { timeout: 40_000 });

	isSilent = true;
	await page.evaluate(async () => {
		void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
		const name = (await caches.keys()).find((key) => key.includes(':v:'))!;
		await (await caches.open(name)).delete('/fr/wab/shields/');
	});
	await open(page, `${url}/fr/wab/to-wound/`);
	for (const address of ['/fr/never-existed/', '/fr/wab/shields/']) {
		const answer = await page.goto(url + address);
		expect(answer?.status()).toBe(503);
		expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(recovery.title.fr);
	}
	await page.getByRole('link', { name: 'Blesser' }).tap();
	await alive(page);
	await kill();
});

test('a page of the copy has the headers of a careful host, though the host sends none', async () => {
	const site = await startSite();
	const page = await launched(scratchFolder());
	await page.route(`${site.url}/fr/wab/armour/`, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, headers: { 'content-type': 'text/html;charset=utf-8' } });
	});
	const bare = await page.goto(`${site.url}/fr/wab/armour/`);
	expect(bare?.headers()).not.toHaveProperty('content-security-policy');
	await expect(page.locator('.notice')).toContainText(offline.readyOffline.fr, { timeout: 40_000 });
	await page.unroute(`${site.url}/fr/wab/armour/`);
	await site.kill();
	const answer = await page.goto(`${site.url}/fr/wab/armour/`);
	expect(answer?.headers()).toMatchObject({
		'content-security-policy': "frame-ancestors 'none'",
		'cross-origin-opener-policy': 'same-origin',
		'referrer-policy': 'no-referrer',
		'x-content-type-options': 'nosniff'
	});
});

test('a text file that the app is opened with is shown before anything changes', async ({ page }) => {
	const text = JSON.stringify({
		app: 'guidon',
		format: 1,
		scope: 'all',
		made: 1_800_000_000_000,
		data: {},
		tables: { favourites: [], battles: [], entries: [], recents: [{ path: '/wab/armour/', when: 1_800_000_000_000 }] }
	});
	await page.addInitScript((text) => {
		const file = new File([text], 'bataille.txt', { type: 'text/plain' });
		const setConsumer = (consumer: (params: object) => void) => consumer({ files: [{ getFile: async () => file }] });
		Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
	}, text);
	await page.goto('/?to=/settings/');
	await page.waitForURL('**/fr/settings/');
	const said = page.locator('.said', { hasText: settings.inside.fr });
	await expect(said).toContainText('bataille.txt');
	expect((await disk(page)).recents.map(({ path }) => path)).not.toContain('/wab/armour/');
});

test('ten thousand letters without a space widen no page', async ({ page }) => {
	const [most, name, unit] = ['W'.repeat(10_000), 'M'.repeat(200), 'W'.repeat(60)];
	const row = { created: 1_800_000_000_000, updated: 1_800_000_000_000 };
	const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
	const logged = { ...row, battle: id(1), turn: 1 };
	const resolved = {
		calculator: 'alexander/fire',
		answers: {},
		faces: [5],
		outcome: ['none'],
		shown: { fr: name, en: name },
		data: '2026-11-18'
	};
	const tables = (text: string) => ({
		favourites: [{ ...row, id: id(2), path: '/wab/calc/combat/', answers: {}, name: text, order: 1 }],
		battles: [
			{
				...row,
				id: id(1),
				game: 'alexander',
				scenario: text,
				sides: [
					{ name: text, colour: 'blue' },
					{ name: text, colour: 'red' }
				],
				turn: 1,
				turns: true,
				state: 'running'
			}
		],
		entries: [{ ...logged, id: id(3), kind: 'note', order: 1, note: most }],
		recents: []
	});
	const file = (text: string) =>
		JSON.stringify({
			app: 'guidon',
			format: 1,
			scope: 'all',
			made: row.created,
			data: {},
			tables: tables(text)
		});
	const choose = (text: string) =>
		page
			.locator('input[type=file]')
			.first()
			.setInputFiles({ name: `${'n'.repeat(200)}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) });
	const isNarrow = async () =>
		expect
			.soft(
				await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
				page.url()
			)
			.toBe(0);

	await open(page, '/fr/settings/');
	await choose(file(most));
	await expect(page.getByRole('alert').filter({ hasText: settings.refusedFile.fr })).toBeVisible();
	await isNarrow();
	await choose(file(name));
	await expect(page.locator('.said', { hasText: settings.inside.fr })).toBeVisible();
	await page.getByText(settings.byBattle.fr).tap();
	await isNarrow();
	await page.getByRole('button', { name: settings.merge.fr }).tap();
	await expect.poll(async () => (await disk(page)).entries.length).toBe(1);
	await putOnDisk(page, 'entries', [
		{ ...logged, ...resolved, id: id(4), kind: 'combat', order: 2, note: most, units: [unit, unit] }
	]);
	await putOnDisk(page, 'favourites', [{ id: most, strange: most }]);
	for (const address of [
		'/fr/',
		'/fr/settings/',
		'/fr/favourites/',
		'/fr/session/',
		`/fr/session/battle/?id=${id(1)}`,
		`/fr/session/report/?id=${id(1)}`,
		'/fr/calculators/',
		'/fr/alexander/calc/fire/',
		`/fr/search/?q=${most.slice(0, 2_000)}`,
		`/fr/${most.slice(0, 2_000)}/`,
		`/fr/~${most.slice(0, 200)}/`
	]) {
		await page.goto(address);
		// The 404 page has no scripts.
		if (!address.includes('WWW/')) await alive(page);
		for (const fold of await page.locator('main details:not([open]) > summary').all())
			if (await fold.isVisible()) await fold.click();
		if (address.includes('battle/')) {
			await expect(page.locator('.log li')).toHaveCount(2);
			await isNarrow();
			await page.locator('.log li button').first().click();
			await expect(page.locator('.detail')).toBeVisible();
		}
		if (address.includes('favourites')) await expect(page.locator('main li[data-id]')).toHaveCount(1);
		await isNarrow();
	}
});
