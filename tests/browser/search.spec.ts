/** The search in use: thumb, three letters, result. */
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import { alive, LANGS, pagesOf, refused, startSite } from './site';

// The worker is tested at the end, with a server of its own.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('#results li');
const links = (page: Page) => page.locator('#results li a');
/** The selected scope, shown in the field. */
const scope = (page: Page) => page.locator('.scope [aria-pressed=true]');
const everyGame = (page: Page) => page.locator('.scope button').first();
const chip = (page: Page, name: string) => page.locator('.scope').getByRole('button', { name, exact: true });
const tally = (page: Page) => page.getByRole('status').filter({ hasText: /result|résultat|Rien|Nothing/ });

async function open(page: Page, address = '/fr/search/') {
	await page.goto(address);
	await alive(page);
}

async function ask(page: Page, words: string) {
	await field(page).fill(words);
	await listPainted(page);
	await expect(tally(page)).toBeAttached();
}

/** A letter is painted first, its list in the next frame. */
const listPainted = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** On the page a result leads to, once the row is highlighted. */
async function lands(page: Page, href: string) {
	await page.waitForURL((url) => url.pathname + url.hash === href);
	const id = href.split('#')[1]!;
	await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
	await page.waitForFunction((id) => document.querySelector(':target')?.id === id, id);
}

/** The index of a result in the list, by its address. */
const addresses = (page: Page) => links(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));

function troublesOf(page: Page): string[] {
	const troubles: string[] = [];
	page.on('pageerror', (error) => troubles.push(error.message));
	page.on('console', (message) => {
		const known = message.text().includes('Service Worker registration blocked by Playwright');
		if (message.type() === 'error' && !known) troubles.push(message.text());
	});
	return troubles;
}

test.describe('the way to it', () => {
	for (const from of ['/fr/', '/fr/alexander/', '/fr/wab/to-wound/', '/fr/dbm/terms/', '/fr/about/']) {
		test(`is one tap from ${from}, and a slash`, async ({ page }) => {
			await open(page, from);
			await page.getByRole('link', { name: 'Recherche', exact: true }).tap();
			await expect(field(page)).toBeFocused();
			await page.goBack();
			await expect(field(page)).toHaveCount(0);
			await page.keyboard.press('/');
			await expect(field(page)).toBeFocused();
			await expect(field(page)).toHaveValue('');
			// In the field it is a normal character.
			await page.keyboard.press('/');
			await expect(field(page)).toHaveValue('/');
		});
	}

	test('has the keyboard of an iPhone up before the page is there', async ({ browser }) => {
		const context = await browser.newContext({
			userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
			viewport: { width: 360, height: 740 },
			hasTouch: true,
			serviceWorkers: 'block'
		});
		const page = await context.newPage();
		await open(page, '/fr/wab/armour/');
		const focused = await page.evaluate(() => {
			document.querySelector<HTMLElement>('nav a[href="/fr/search/"]')!.click();
			return document.activeElement?.tagName;
		});
		expect(focused).toBe('INPUT');
		await expect(page.getByRole('searchbox', { name: 'Chercher dans toutes les tables' })).toBeFocused();
		await expect(page.locator('input')).toHaveCount(1);
		await context.close();
	});

	test('is a shortcut of the installed app', async ({ page, request }) => {
		const { shortcuts } = await (await request.get('/manifest.webmanifest')).json();
		const { url } = shortcuts.find((shortcut: { name: string }) => shortcut.name === 'Search');
		await page.goto(url);
		await page.waitForURL('/fr/search/');
		await expect(field(page)).toBeFocused();
		await page.keyboard.type('gué 2');
		await expect(results(page).first()).toContainText('Gué 2');
	});

	test('costs a chart nothing', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		const scripts = async () =>
			page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
		await open(page, '/fr/alexander/terrain/');
		await page.waitForLoadState('networkidle');
		const ofChart = new Set([...asked, ...(await scripts())]);
		expect([...ofChart].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
		expect([...ofChart].filter((path) => path.startsWith('/search/'))).toEqual([]);

		await open(page, '/fr/search/?q=gué 2');
		await expect(results(page).first()).toContainText('Gué 2');
		expect(asked).toContain('/search/alexander.json');
		// The engine's chunk is recognised by a word of its index reader.
		const engine: string[] = [];
		for (const path of new Set(asked.filter((path) => path.endsWith('.js')))) {
			if ((await (await page.request.get(path)).text()).includes('titleLengths')) engine.push(path);
		}
		expect(engine.length).toBeGreaterThan(0);
		expect(engine.filter((path) => ofChart.has(path))).toEqual([]);
	});
});

test.describe('what is asked', () => {
	test('is answered while typing, and stands in the address', async ({ page }) => {
		await open(page);
		await field(page).pressSequentially('gué', { delay: 20 });
		await expect(results(page).first()).toContainText('Gué');
		await expect(page).toHaveURL('/fr/search/?q=gu%C3%A9');
		await field(page).pressSequentially(' 2');
		await expect(results(page).first()).toContainText('Gué 2');
		await expect(page).toHaveURL('/fr/search/?q=gu%C3%A9+2');
		await page.getByRole('button', { name: 'Effacer' }).tap();
		await expect(page).toHaveURL('/fr/search/');
		await expect(field(page)).toBeFocused();
		await chip(page, 'WAB').tap();
		await expect(page).toHaveURL('/fr/search/?game=wab');
		await expect(field(page)).toBeFocused();
		await everyGame(page).tap();
		await expect(page).toHaveURL('/fr/search/');
		await expect(field(page)).toBeFocused();
	});

	test('looks in the game it was opened from, until a tap takes that away; the others follow', async ({ page }) => {
		await open(page, '/fr/jdg/terrain/');
		await page.getByRole('link', { name: /^(Chercher|Recherche)$/ }).tap();
		await expect(scope(page)).toHaveText('Jours de Gloire');
		await ask(page, 'rivière');
		await expect(results(page).first()).toHaveAttribute('data-accent', 'jdg');
		await expect(page.locator('#results h2').first()).toContainText(/Alexandre|DBM/);
		await everyGame(page).tap();
		await expect(page.locator('#results h2')).toHaveCount(0);
		await expect(page.locator('#results li[data-accent="dbm"]').first()).toBeAttached();
	});

	test('is narrowed to one game while the words stay, in one line', async ({ page }) => {
		await open(page, '/en/search/?q=el in');
		await expect(results(page).first()).toBeVisible();
		const heights = await page
			.locator('.scope button')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
		expect(new Set(heights).size).toBe(1);
		await chip(page, 'DBM').tap();
		await expect(page).toHaveURL('/en/search/?q=el+in&game=dbm');
		await expect(results(page).first()).toHaveAttribute('data-accent', 'dbm');
		await expect(field(page)).toHaveValue('el in');
	});

	test('has the chart of the chosen result beside the list on a wide screen', async ({ page }) => {
		await page.setViewportSize({ width: 1400, height: 900 });
		await open(page, '/en/search/?q=elephants beaten');
		const beside = page.locator('.search > aside');
		await expect(beside.locator('h2 a')).toContainText('Outcome: beaten');
		const other = page.locator('#results li[data-path^="/dbm/combat-factors/"] a').first();
		await other.click();
		await expect(beside.locator('h2 a')).toContainText('Combat factors');
		await expect(beside.locator('tr.lit')).toHaveAttribute('id', 'el');
		await expect(beside.locator('tr.lit')).toBeInViewport();
		await expect(page).toHaveURL(/search/);
		await other.click();
		await expect(page).toHaveURL('/en/dbm/combat-factors/#el');
	});

	test('is there again after a reload, in a link and in the other language', async ({ page }) => {
		await open(page, '/fr/search/?q=cavalerie&game=alexander');
		await expect(scope(page)).toHaveText('Alexandre');
		// The other games come last.
		await expect(page.locator('#results h2').first()).toBeVisible();
		const before = await addresses(page);
		expect(before[0]).toMatch(/^\/fr\/alexander\//);
		await page.mouse.wheel(0, 900);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
		const top = await page.evaluate(() => scrollY);
		await page.reload();
		await expect(field(page)).toHaveValue('cavalerie');
		await expect(results(page).first()).toBeAttached();
		expect(await addresses(page)).toEqual(before);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

		await page.getByRole('link', { name: 'English' }).tap();
		await page.waitForURL('/en/search/?q=cavalerie&game=alexander');
		await expect(field(page)).toHaveValue('cavalerie');
		await expect(links(page).first()).toHaveAttribute('href', /^\/en\/alexander\//);
	});

	test('a link to all games is not narrowed by where this player last looked', async ({ page }) => {
		await open(page);
		await chip(page, 'DBM').tap();
		await open(page, '/fr/search/?q=char');
		await expect(results(page).first()).toBeVisible();
		await expect(scope(page)).toHaveText(/^(Tous|All)$/);
		await open(page);
		await expect(scope(page)).toHaveText('DBM');
	});

	test('back from a chart brings the same results at the same place', async ({ page }) => {
		await open(page);
		await ask(page, 'cavalerie');
		// Results below the viewport follow in the first pause.
		await expect.poll(() => results(page).count()).toBeGreaterThan(20);
		const before = await addresses(page);
		// Of another game: opening it changes the last viewed game, but not the scope of the search left behind.
		const far = results(page).nth(12);
		await far.scrollIntoViewIfNeeded();
		const top = await page.evaluate(() => scrollY);
		expect(top).toBeGreaterThan(300);
		const href = await links(page).nth(12).getAttribute('href');
		await far.tap();
		await lands(page, href!);
		await page.goBack();
		await expect(field(page)).toHaveValue('cavalerie');
		expect(await addresses(page)).toEqual(before);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
		await expect(page).toHaveURL('/fr/search/?q=cavalerie');
		// The list matters on return: no keyboard, and the focus on the opened result.
		await expect(links(page).nth(12)).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(links(page).nth(13)).toBeFocused();
	});

	test.describe('indexes that do not come as they should', () => {
		/** With the routed request failing, the page reports it, and searches once it succeeds. */
		async function saidAndTriedAgain(page: Page, routed: string) {
			await open(page, '/fr/search/?q=couvert');
			await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
			await page.unroute(routed);
			await page.getByRole('button', { name: 'Réessayer' }).tap();
			await expect(results(page).first()).toBeVisible();
		}

		test('where no index comes the page is alive all the same, and says so', async ({ page }) => {
			await page.route('**/search/*.json', (route) => route.abort());
			await saidAndTriedAgain(page, '**/search/*.json');
		});

		test('texts of another version are not taken for those of the index', async ({ page }) => {
			await page.route('**/search/wab/texts.json', async (route) => {
				const answer = await route.fetch();
				await route.fulfill({ response: answer, json: { ...(await answer.json()), digest: 'of tomorrow' } });
			});
			await saidAndTriedAgain(page, '**/search/wab/texts.json');
		});
	});

	for (const address of ['/fr/search/', '/fr/search/?q=couvert'])
		test(`${address}: what was typed before the scripts ran is not lost`, async ({ page }) => {
			let go = () => {};
			const held = new Promise<void>((done) => (go = done));
			await page.route('**/*.js', async (route) => {
				await held;
				await route.continue();
			});
			await page.goto(address, { waitUntil: 'commit' });
			await field(page).fill('éléph');
			go();
			await expect(results(page).first()).toContainText('Éléph');
			await expect(field(page)).toHaveValue('éléph');
		});
});

/** Query, address of the first result, and its text. */
const ANSWERS: [lang: 'fr' | 'en', typed: string, first: string, words: RegExp][] = [
	['fr', 'éléphants', '/alexander/melee-types/#el', /El Éléphants/],
	['fr', 'elephant', '/alexander/melee-types/#el', /El Éléphants/],
	['fr', 'El', '/alexander/melee-types/#el', /El Éléphants/],
	['en', 'ELEPHANTS', '/alexander/melee-types/#el', /El Elephants/],
	['en', 'éléphants', '/alexander/melee-types/#el', /El Elephants/],
	['fr', 'ford 2', '/alexander/terrain/#ford-2', /Gué 2.*Ford 2/s],
	['en', 'gue 2', '/alexander/terrain/#ford-2', /Ford 2.*Gué 2/s],
	['en', 'wab s4 t3', '/wab/to-wound/#s4.t3', /3\+.*Strength 4 against Toughness 3/s],
	['fr', 'Pe Ca', '/alexander/melee-types/#pe.ca', /Pe → Ca.*0/s]
];

test.describe('a result', () => {
	for (const [lang, typed, first, words] of ANSWERS) {
		test(`answers “${typed}” in ${lang}`, async ({ page }) => {
			await open(page, `/${lang}/search/`);
			await ask(page, typed);
			const answer = results(page).first();
			await expect(answer).toHaveAttribute('data-path', first);
			await expect(answer).toContainText(words);
			expect(await answer.locator('mark').count()).toBeGreaterThan(0);
		});
	}

	test('says game and chart, marks what was typed, and gives every figure its column', async ({ page }) => {
		await open(page, '/en/search/');
		await ask(page, 'gué 2');
		const row = results(page).first();
		await expect(row.locator('.where')).toHaveText('Alexander · Terrain');
		// Shown in the language of the query, beside that of the page.
		await expect(row.locator('a mark')).toHaveText(['2', 'Gué', '2']);
		await expect(row.locator('a small')).toHaveAttribute('lang', 'fr');
		const figures = await row
			.locator('.values > span')
			.evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()));
		expect(figures).toEqual(['Inf. 3', 'Cav. 2', 'Fire +1', 'Melee +1']);
	});

	test('gives a modifier its sign, and finds it by its value', async ({ page }) => {
		for (const [lang, typed] of [
			['fr', '−1 couvert'],
			['en', 'cover -1']
		] as const) {
			await open(page, `/${lang}/search/`);
			await ask(page, typed);
			await expect(results(page).first().locator('.answer strong')).toHaveText('−1');
			await expect(results(page).first().locator('.answer strong')).toHaveClass(/minus/);
			await expect(links(page).first()).toHaveAttribute('href', new RegExp(`^/${lang}/`));
		}
	});

	test('gives a figure its conditions: notes in short, doubts, the definition, each on its sheet', async ({ page }) => {
		await open(page, '/fr/search/?game=jdg');
		await ask(page, 'ponton');
		const bridge = results(page).first();
		await expect(bridge).toContainText('−3');
		await expect(bridge.locator('.note')).toHaveText([/^e /, /^h .*rivière/]);
		const sheet = page.locator('aside[popover]');
		await bridge.locator('.note').nth(1).tap();
		await expect(sheet).toBeVisible();
		await expect(sheet).toContainText('rivière');
		await expect(page).toHaveURL(/q=ponton/);
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();

		await open(page, '/fr/search/?game=dbm');
		await ask(page, 'élément général');
		const doubt = results(page).first().locator('button.doubt').first();
		await doubt.tap();
		await expect(sheet).toContainText('Imprimé');
		await page.keyboard.press('Escape');

		await open(page, '/fr/search/?game=wab');
		await ask(page, 'rondache');
		await expect(results(page).first().locator('.answer, .values').first()).toContainText('+1');
		await results(page).first().getByRole('button', { name: 'Définition' }).tap();
		await expect(sheet.locator('h2')).toContainText('Rondache');
	});

	test('shows both languages for two players', async ({ page }) => {
		await open(page, '/fr/search/?q=gué 2');
		const second = results(page).first().locator('a small');
		await expect(results(page).first()).toBeVisible();
		await expect(second).toHaveCount(0);
		await page.getByRole('button', { name: 'Les deux langues' }).tap();
		await expect(second).toHaveText('Ford 2');
		await ask(page, 'découragée');
		await expect(results(page).first().locator('.text small')).toHaveAttribute('lang', 'en');
	});

	const PLACES: [typed: string, href: string][] = [
		['gué 2', '/fr/alexander/terrain/#ford-2'],
		['wab f4 e3', '/fr/wab/to-wound/#s4.t3'],
		['Pe Ca', '/fr/alexander/melee-types/#pe.ca']
	];
	for (const [typed, href] of PLACES) {
		test(`leads from “${typed}” to the chart, lit there`, async ({ page }) => {
			await open(page);
			await ask(page, typed);
			await results(page).first().tap();
			await lands(page, href);
			const { row, column } = /#(?<row>[^.]+)(\.(?<column>.+))?/.exec(href)!.groups!;
			await expect(page.locator('tr.lit')).toHaveCount(1);
			await expect(page.locator('tr.lit')).toHaveAttribute('id', row!);
			await expect(page.locator('tr.lit')).toBeInViewport();
			if (column) await expect(page.locator(`tr.lit td[id="${row}.${column}"]`)).toBeInViewport();
		});
	}

	test('leads to a note and to a term too', async ({ page }) => {
		await open(page);
		await ask(page, 'pont');
		await expect(results(page).first()).toBeVisible();
		const note = page.locator('#results li[data-path*="#note-"]').first();
		const href = (await note.locator('a').getAttribute('href'))!;
		await note.tap();
		await lands(page, href);
		await page.goBack();
		await ask(page, 'définition peltastes');
		await page.locator('#results li[data-path="/alexander/terms/#pe"]').tap();
		await lands(page, '/fr/alexander/terms/#pe');
		await expect(page.locator('dl > .lit')).toHaveAttribute('id', 'pe');
	});
});

test.describe('around it', () => {
	test('the empty field offers what was asked before, and where to start', async ({ page }) => {
		for (const lang of LANGS) {
			await open(page, `/${lang}/search/`);
			const chips = page.locator('#results h2:last-of-type + .chips button');
			expect(await chips.count()).toBeGreaterThanOrEqual(5);
			for (const words of await chips.allInnerTexts()) {
				await page.locator('#results .chips').getByRole('button', { name: words, exact: true }).tap();
				await expect(results(page).first(), words).toBeVisible();
				await field(page).fill('');
			}
		}
		await open(page);
		await ask(page, 'gué 2');
		await results(page).first().tap();
		await page.waitForURL(/ford-2/);
		await open(page);
		const recent = page.locator('#results h2', { hasText: 'Dernières recherches' });
		await expect(recent).toBeVisible();
		await page.getByRole('button', { name: 'gué 2' }).first().tap();
		await expect(results(page).first()).toContainText('Gué 2');
		await field(page).fill('');
		await page.getByRole('button', { name: 'Les oublier' }).tap();
		await expect(recent).toBeHidden();
		// The address follows once the keys rest, and is what is reloaded.
		await expect(page).not.toHaveURL(/[?&]q=/);
		await page.reload();
		await expect(page.locator('#results h2')).toHaveCount(1);
	});

	test('what is left out or taken for something else is said; nothing found is, too', async ({ page }) => {
		await open(page, '/fr/search/');
		await ask(page, 'pont xyzzy');
		await expect(results(page).first()).toContainText('Pont');
		await expect(page.locator('.taken')).toContainText(/sans «\sxyzzy\s»/);
		await ask(page, 'elefant');
		await expect(page.locator('.taken')).toContainText('éléphant');
		await expect(page.getByRole('status').filter({ hasText: 'éléphant' })).toHaveCount(1);
		// A word unknown to the scope may be known to another game.
		await open(page, '/fr/search/?game=dbm');
		await ask(page, 'rondache');
		await expect(page.getByRole('status').filter({ hasText: 'Rien pour rondache · WAB' })).toHaveCount(1);
		await expect(page.locator('#results h2')).toContainText('WAB');
		await expect(results(page).first()).toContainText('Rondache');
		await field(page).fill('qqqqwwwwxxxx');
		await expect(page.getByRole('status').filter({ hasText: 'Rien pour qqqqwwwwxxxx' })).toHaveCount(1);
		await expect(page.locator('#results .chips button').first()).toBeVisible();
	});

	test('what was answered in the list is remembered; a slash and Enter leave it as it stands', async ({ page }) => {
		await page.clock.install();
		await open(page);
		await field(page).fill('gu');
		await page.clock.runFor(1_000);
		await field(page).fill('gué 2');
		await expect(results(page).first()).toContainText('Gué 2');
		await page.clock.runFor(3_000);
		await page.keyboard.press('Enter');
		await expect(field(page)).not.toBeFocused();
		await expect(page).toHaveURL(/\/fr\/search\//);
		await page.keyboard.press('/');
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue('gué 2');
		await page.keyboard.press('Escape');
		await expect(page.locator('#results .chips').first().getByRole('button')).toHaveText(['gué 2', 'Les oublier'], {
			useInnerText: true
		});
	});

	test('what the arrows reach stands clear of the field and of the bar', async ({ page }) => {
		await open(page, '/fr/search/?q=choc');
		await expect.poll(() => results(page).count()).toBeGreaterThan(15);
		await field(page).focus();
		const hidden: string[] = [];
		for (const key of [...Array<string>(14).fill('ArrowDown'), ...Array<string>(13).fill('ArrowUp')]) {
			await page.keyboard.press(key);
			const room = await page.evaluate(() => {
				const box = document.activeElement!.getBoundingClientRect();
				const below = document.querySelector('nav[aria-label]')!.getBoundingClientRect().top;
				return {
					above: box.top - document.querySelector('.bar')!.getBoundingClientRect().bottom,
					below: below - box.bottom
				};
			});
			if (room.above < 0 || room.below < 0) hidden.push(`${key} ${JSON.stringify(room)}`);
		}
		expect(hidden).toEqual([]);
	});

	test('arrows walk the list, enter opens, escape goes back', async ({ page }) => {
		await open(page);
		await field(page).pressSequentially('gué');
		await expect(results(page).first()).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await expect(links(page).nth(0)).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(links(page).nth(1)).toBeFocused();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Escape');
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue('gué');
		await page.keyboard.press('Escape');
		await expect(field(page)).toHaveValue('');
		await field(page).pressSequentially('gué 2');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await lands(page, '/fr/alexander/terrain/#ford-2');
		// Even with a very fast key, Back returns to the search.
		await page.goBack();
		await expect(page).toHaveURL('/fr/search/?q=gu%C3%A9+2');
		await expect(results(page).first()).toContainText('Gué 2');
	});

	test('the count is announced politely', async ({ page }) => {
		await open(page);
		// Live regions must exist before their text, or screen readers ignore it.
		const status = page.locator('.search [role=status]');
		await expect(status).toHaveText('');
		await ask(page, 'gué 2');
		await expect(status).toHaveText(/^\d+ résultats?\s*$/);
	});

	test('a letter waits for no list, and what acts on a list for the one of what is typed', async ({ page }) => {
		// Frames are blocked, so that the list never renders.
		await page.addInitScript(() => {
			const frames: FrameRequestCallback[] = [];
			const next = requestAnimationFrame;
			let held = false;
			Object.assign(globalThis, {
				requestAnimationFrame: (run: FrameRequestCallback) => (held ? frames.push(run) : next(run)),
				hold: () => (held = true),
				release() {
					held = false;
					for (const run of frames.splice(0)) next(run);
				}
			});
		});
		const call = (name: 'hold' | 'release') =>
			page.evaluate((name) => (globalThis as unknown as Record<string, () => void>)[name]!(), name);
		await open(page);
		await ask(page, 'éléphants');
		await expect(results(page).first()).toContainText('Éléphants');
		await call('hold');
		await field(page).fill('gué 2');
		await expect(field(page)).toHaveValue('gué 2');
		await expect(results(page).first()).toContainText('Éléphants');
		await page.keyboard.press('ArrowDown');
		await expect(links(page).first()).toBeFocused();
		await expect(links(page).first()).toHaveAttribute('href', '/fr/alexander/terrain/#ford-2');
		// Of two letters within a frame only the second gets a list.
		await field(page).fill('p');
		await page.evaluate(() => {
			const lists: string[] = [];
			Object.assign(globalThis, { lists });
			const status = document.querySelector('.search [role=status]')!;
			new MutationObserver(() => lists.push(status.textContent!)).observe(status, {
				subtree: true,
				childList: true,
				characterData: true
			});
		});
		await field(page).fill('zzzzz');
		await call('release');
		await expect(tally(page)).toHaveText('Rien pour zzzzz');
		expect(await page.evaluate(() => (globalThis as unknown as { lists: string[] }).lists)).toEqual([
			'Rien pour zzzzz'
		]);
	});

	test('the bar above leaves with the first letter, then nothing moves, and the first result is above the keyboard', async ({
		page
	}) => {
		await open(page);
		const places = () =>
			page.evaluate(() =>
				[...document.querySelectorAll('header, .bar, .bar input, .bar button')].map((one) => {
					const { x, y, width, height } = one.getBoundingClientRect();
					return one.matches('.bar input') ? { x, y, height } : { x, y, width, height };
				})
			);
		await ask(page, 'g');
		const before = await places();
		expect(before[0]!.y + before[0]!.height).toBeLessThanOrEqual(3);
		for (const letters of ['gu', 'gué', 'gué ', 'gué 2', 'zzzzz', 'zzzzzq', '', 'cavalerie']) {
			await field(page).fill(letters);
			await listPainted(page);
			await expect(page.locator('.search [role=status]')).toHaveText(letters ? /résultat|Rien/ : '');
			expect(await places(), letters).toEqual(before);
			const [first] = await results(page).all();
			if (first) {
				const box = (await first.boundingBox())!;
				expect(box.y, letters).toBeLessThan(100);
				// Room for a line or two: a keyboard leaves about 400 pixels.
				expect(box.y + 60, letters).toBeLessThan(300);
			}
		}
		// Scrolling up shows it.
		await page.mouse.wheel(0, -300);
		await expect(page.locator('header')).toBeInViewport({ ratio: 1 });
	});

	test('six whole answers stand above the keyboard, each to be hit', async ({ page }) => {
		/** A keyboard takes about 282 of the 740 pixels. */
		const above = page.viewportSize()!.height - 282;
		const ROOM: [address: string, typed: string][] = [
			['/fr/search/', 'gué'],
			// The bar above stays if nothing was typed.
			['/fr/search/?q=gué', ''],
			['/en/search/', 'ford'],
			['/fr/search/', 'char'],
			['/en/search/', 'shield'],
			['/fr/search/', 'flanc'],
			['/en/search/', 'archers woods']
		];
		for (const [address, typed] of ROOM) {
			await open(page, address);
			if (typed) await ask(page, typed);
			await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(6);
			const places = await results(page).evaluateAll((all) =>
				all.map((one) => {
					const { bottom, height } = one.getBoundingClientRect();
					return { bottom, height };
				})
			);
			expect(places.filter(({ bottom }) => bottom <= above).length, typed).toBeGreaterThanOrEqual(6);
			expect(Math.min(...places.slice(0, 6).map(({ height }) => height))).toBeGreaterThanOrEqual(44);
		}
	});

	test('nothing that anybody types breaks or injects', async ({ page }) => {
		const troubles = troublesOf(page);
		await page.exposeFunction('broken', () => troubles.push('a script of the query ran'));
		await open(page);
		const hostile = [
			'a'.repeat(10_000),
			'gué '.repeat(2_500),
			'éléphants'.repeat(1_111),
			'م'.repeat(10_000),
			'.*+?^${}()|[]\\/',
			'(((((((((((((((a+)+)+)+$',
			'🐘🐘🐘',
			'🐘 éléphants',
			'\ud83d',
			'مرحبا بالعالم',
			'\u202eéléphants\u202c',
			'<script>broken()</script>',
			'<img src=x onerror=broken()>',
			'"><svg onload=broken()>',
			'{row} {value} {ph}',
			'__proto__ constructor toString',
			'%00%ff&q=x#y',
			'\u0000\u0007'
		];
		for (const words of hostile) {
			await ask(page, words);
			await expect(tally(page)).toBeAttached();
			expect(await page.locator('#results script, #results img, #results svg').count()).toBe(0);
			await expect.poll(() => page.evaluate(() => location.href.length)).toBeLessThan(2_600);
			const [top, width] = await page.evaluate(() => [
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth
			]);
			expect(top, words.slice(0, 40)).toBeLessThanOrEqual(width!);
			await page.waitForURL((url) => url.search.length > 1);
			const response = await page.reload();
			expect(response?.status()).toBe(200);
			await expect(tally(page)).toBeAttached();
		}
		await open(page, '/fr/search/?q=%ff%fe%&game=<script>');
		await ask(page, 'gué 2');
		await expect(results(page).first()).toContainText('Gué 2');
		// localStorage may contain anything.
		await page.evaluate(() => {
			localStorage.setItem('guidon.searches', '{"0":"<img src=x onerror=broken()>"}');
			localStorage.setItem('guidon.search-game', '__proto__');
		});
		await open(page);
		await expect(scope(page)).toHaveText(/^(Tous|All)$/);
		expect(troubles).toEqual([]);
	});

	test('axe finds nothing', async ({ page }) => {
		for (const address of [
			'/fr/search/',
			'/fr/search/?q=cavalerie',
			'/en/search/?q=cover -1',
			'/en/search/?q=shock&game=jdg',
			'/fr/search/?q=eléphxntts&game=wab'
		]) {
			await open(page, address);
			if (address.includes('q=')) await expect(tally(page)).toBeAttached();
			expect(await axeFindings(page)).toEqual([]);
		}
	});
});

test.describe('with no network', () => {
	test.use({ serviceWorkers: 'allow' });

	test('it finds the same, whatever page it is asked from', async ({ page }) => {
		const site = await startSite();
		try {
			await page.goto(`${site.url}/fr/wab/armour/`);
			await expect(page.locator('.notice')).toContainText('Prêt hors connexion');
			await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		} finally {
			await site.kill();
		}
		expect(await refused(site.url)).toBe(true);
		await page.getByRole('link', { name: 'Recherche', exact: true }).tap();
		await ask(page, 'gué 2');
		await everyGame(page).tap();
		await expect(results(page).first()).toContainText('Gué 2');
		await results(page).first().tap();
		await page.waitForURL(/ford-2/);
		await expect(page.locator('[id="ford-2"]')).toBeInViewport();
		await page.goto(`${site.url}/en/search/?q=wab+s4+t3`);
		await expect(results(page).first()).toContainText('3+');
		await page.reload();
		await expect(results(page).first()).toContainText('3+');
	});
});

test('every page of the build has the search at its foot, or a way back to one that has', async ({ page }) => {
	const without: string[] = [];
	for (const address of pagesOf().filter((address) => /^\/(fr|en)\//.test(address))) {
		const html = await (await page.request.get(address)).text();
		const lang = address.slice(1, 3);
		if (!html.includes(`href="/${lang}/search/"`) && !address.includes('/calc/')) without.push(address);
	}
	expect(without).toEqual([]);
});
