/** All pages in both languages, and their interactions. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';
import { withoutScripts } from './keeping';
import { words as settings } from '../../src/lib/app/settings/words';
import { words as shared } from '../../src/lib/core/words';
import { title as keysTitle } from '../../src/routes/[lang=lang]/key-words';
import {
	alive,
	BUILD,
	expectHash,
	hostBefore,
	htmlOf,
	isChart,
	keptBy,
	KINDS,
	langOf,
	LANGS,
	pagesOf,
	startSite,
	type Lang
} from './site';

// The worker has its own spec; filling its cache in every test takes longer than the test.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

/** Collects console errors and failed requests. */
function troublesOf(page: Page): string[] {
	const troubles: string[] = [];
	page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
	page.on('console', (message) => {
		const known = message.text().includes('Service Worker registration blocked by Playwright');
		if (['error', 'warning'].includes(message.type()) && !known) troubles.push(`${page.url()}: ${message.text()}`);
	});
	return troubles;
}

async function open(page: Page, address: string) {
	const response = await page.goto(address);
	await alive(page);
	return response;
}

const SIZES: [name: string, width: number, height: number, rootSize: string][] = [
	['320 × 640', 320, 640, ''],
	['360 × 740', 360, 740, ''],
	['740 × 360', 740, 360, ''],
	['360 × 740 with text at 200 %', 360, 740, '32px']
];

/** Overflow in each mode: of the page, or of words in a cell. */
const misfits = (page: Page, rootSize: string) =>
	page.evaluate((rootSize) => {
		const root = document.documentElement;
		root.style.fontSize = rootSize;
		const faults: string[] = [];
		for (const both of ['', 'yes']) {
			root.dataset.both = both;
			const mode = both ? ' in both languages' : '';
			if (root.scrollWidth > root.clientWidth) {
				const widest = [...document.querySelectorAll('body *')].filter(
					(one) => one.getBoundingClientRect().right >= root.scrollWidth - 1 && !one.closest('.pane')
				);
				const name = widest.at(-1)?.outerHTML.slice(0, 80);
				faults.push(`is ${root.scrollWidth} wide because of ${name}${mode}`);
			}
			for (const cell of document.querySelectorAll('th, td')) {
				const box = cell.getBoundingClientRect();
				const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
				for (let text = walker.nextNode(); text; text = walker.nextNode()) {
					if (text.parentElement!.closest('.unseen, [popover]')) continue;
					const range = document.createRange();
					range.selectNodeContents(text);
					const words = range.getBoundingClientRect();
					if (words.width && (words.left < box.left - 1 || words.right > box.right + 1)) {
						faults.push(`“${text.textContent}” runs out of its cell${mode}`);
					}
				}
				const size = parseFloat(getComputedStyle(cell).fontSize);
				if (size < 12) faults.push(`“${cell.textContent}” is ${size} px small${mode}`);
			}
		}
		root.dataset.both = '';
		root.style.fontSize = '';
		return faults;
	}, rootSize);

/** What every page must have. */
const anatomy = (page: Page) =>
	page.evaluate(() => {
		const faults: string[] = [];
		const count = (selector: string) => document.querySelectorAll(selector).length;
		if (count('h1') !== 1) faults.push(`has ${count('h1')} h1`);
		if (!document.querySelector('h1')?.textContent?.trim()) faults.push('has an empty h1');
		if (count('main') !== 1) faults.push(`has ${count('main')} main`);
		const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
		faults.push(...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `has the id “${id}” twice`));
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
			if (!document.getElementById(decodeURIComponent(link.hash.slice(1)))) faults.push(`leads to no ${link.hash}`);
		}
		for (const button of document.querySelectorAll('[popovertarget]')) {
			const story = document.getElementById(button.getAttribute('popovertarget')!);
			if (!story?.hasAttribute('popover')) faults.push('has a mark without its story');
		}
		for (const table of document.querySelectorAll('table')) {
			if (!table.caption?.textContent?.trim()) faults.push('has a table without a caption');
			if ([...table.querySelectorAll('th')].some((head) => !head.scope)) faults.push('has a head without a scope');
			const heads = table.tHead?.rows[0]?.cells.length;
			for (const row of table.querySelectorAll('tbody tr:not(.group)')) {
				const [first, ...cells] = row.children;
				if (first?.getAttribute('scope') !== 'row' || !first.textContent?.trim())
					faults.push(`row ${row.id} has no head`);
				if (cells.length + 1 !== heads) faults.push(`row ${row.id} has ${cells.length + 1} cells for ${heads}`);
			}
		}
		return faults;
	});

test.describe('every page', () => {
	for (const lang of LANGS) {
		test(`in ${lang} is whole, and fits every screen`, async ({ page }) => {
			test.setTimeout(300_000);
			const troubles = troublesOf(page);
			const asked = new Set<string>();
			page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
			const addresses = pagesOf().filter((address) => langOf(address) === lang);
			expect(addresses.length).toBeGreaterThan(60);
			const faults: string[] = [];
			const titles = new Set<string>();
			for (const address of addresses) {
				const response = await open(page, address);
				const fault = (what: string) => faults.push(`${address} ${what}`);
				if (response?.status() !== 200) fault(`answers ${response?.status()}`);
				if ((await page.getAttribute('html', 'lang')) !== lang) fault('is not in its language');
				const title = await page.title();
				// Without a battle to name them, these pages share a title.
				const nameless = /\/session\/(battle|report)\/$/.test(address);
				if (!title.endsWith('Guidon') || (titles.has(title) && !nameless)) fault(`has the title “${title}” of another`);
				titles.add(title);
				const others = await page.evaluate(() =>
					[...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')].map((link) => [
						link.hreflang,
						new URL(link.href).pathname
					])
				);
				const bare = address.slice('/fr'.length);
				if (JSON.stringify(others) !== JSON.stringify(LANGS.map((other) => [other, `/${other}${bare}`]))) {
					fault(`has the languages ${JSON.stringify(others)}`);
				}
				for (const what of await anatomy(page)) fault(what);
				if (isChart(address) && !/Source\u00a0· \S/.test(await page.locator('.source').innerText())) {
					fault('does not name its source');
				}
				for (const [size, width, height, rootSize] of SIZES) {
					await page.setViewportSize({ width, height });
					for (const what of await misfits(page, rootSize)) fault(`${what} at ${size}`);
				}
			}
			expect(faults).toEqual([]);
			expect(troubles).toEqual([]);
			// Icons of the manifest are only for installing, which needs a network.
			const kept = new Set(keptBy());
			expect([...asked].filter((file) => !kept.has(file) && !/^icon-[\w-]+\.png$/.test(file))).toEqual([]);
			expect([...asked].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(50);
		});
	}

	test('is there in both languages', () => {
		const [fr, en] = LANGS.map((lang) =>
			pagesOf()
				.filter((address) => langOf(address) === lang)
				.map((address) => address.slice(3))
		);
		expect(fr).toEqual(en);
	});

	test('marks what is in the other language as such', async ({ page }) => {
		for (const kind of KINDS) {
			await page.goto(`/fr${kind}`);
			const unmarked = await page.locator('.other:not([lang=en])').count();
			expect(unmarked, kind).toBe(0);
		}
	});

	test('can be read with JavaScript switched off', async ({ browser, baseURL }) => {
		test.setTimeout(300_000);
		const off = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 360, height: 740 } });
		const page = await off.newPage();
		for (const address of pagesOf().filter((address) => langOf(address) === 'fr' && isChart(address))) {
			await page.goto(address);
			// Playwright can measure elements even with scripts blocked.
			const table = page.locator('table');
			const written = [...htmlOf(address).matchAll(/<tr id=/g)].length;
			await expect(table.locator('tbody th[scope=row]:visible'), address).toHaveCount(written);
			expect((await table.innerText()).length, address).toBeGreaterThan(20);
		}
		await off.close();
	});
});

const backgroundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
const inView = (locator: Locator) =>
	locator.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return top >= 0 && bottom <= innerHeight;
	});

test.describe('a chart', () => {
	const LONG = '/fr/jdg/terrain/';

	test('keeps its head and its first column in sight', async ({ page }) => {
		await open(page, LONG);
		const head = page.locator('thead th').nth(1);
		const last = page.locator('tbody tr').last();
		await page.evaluate(() => document.querySelector('tbody tr:nth-child(15)')!.scrollIntoView({ block: 'center' }));
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
		expect(Math.abs((await head.boundingBox())!.y)).toBeLessThanOrEqual(1);
		expect(await head.evaluate((th) => document.elementFromPoint(th.getBoundingClientRect().x + 5, 5) === th)).toBe(
			true
		);
		// Only within the table: below it the head scrolls away.
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		expect((await last.boundingBox())!.y).toBeLessThan(740);

		// Very large text: the table scrolls in its frame, with head and first column sticky inside it.
		await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
		const pane = page.locator('.pane');
		await pane.evaluate((pane) => pane.scrollTo(200, 400));
		expect(await pane.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft > 50, scrollTop > 100])).toEqual([
			true,
			true
		]);
		const frame = (await pane.boundingBox())!;
		expect(Math.abs((await head.boundingBox())!.y - frame.y)).toBeLessThanOrEqual(2);
		expect(Math.abs((await last.locator('th').boundingBox())!.x - frame.x)).toBeLessThanOrEqual(2);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	});

	for (const scripts of [true, false]) {
		test(`lights the row of its address ${scripts ? 'with' : 'without'} scripts`, async ({ browser, baseURL }) => {
			const context = await browser.newContext({
				javaScriptEnabled: scripts,
				baseURL,
				viewport: { width: 360, height: 740 },
				serviceWorkers: 'block'
			});
			const page = await context.newPage();
			await page.goto(`${LONG}#marsh`);
			const rows = page.locator('tbody tr');
			if (scripts) await alive(page);
			const row = page.locator('#marsh');
			expect(await inView(row)).toBe(true);
			const lit = await backgroundOf(row.locator('td').first());
			expect(lit).not.toBe('rgba(0, 0, 0, 0)');
			const background = (row: Locator) => backgroundOf(row.locator('td').first());
			expect(await background(rows.first())).toBe('rgba(0, 0, 0, 0)');
			await context.close();
		});
	}

	test('lights another row at a tap, and puts it into the address', async ({ page }) => {
		await open(page, `${LONG}#marsh`);
		const rows = page.locator('tbody tr');
		const other = rows.nth(1);
		await other.locator('td').first().tap();
		await expect(other).toHaveClass(/lit/);
		await expect(page.locator('tr.lit')).toHaveCount(1);
		await expectHash(page, `#${await other.getAttribute('id')}`);
	});

	test('answers to a keyboard: its rows are one stop, ? tells the keys, and the side bar comes first', async ({
		page
	}) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await open(page, '/en/jdg/terrain/');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('navigation', { name: shared.mainMenu.en }).getByRole('link').first()).toBeFocused();

		const rows = page.locator('.frame tbody tr');
		// Its keys are loaded once the page is idle.
		const stop = page.locator('.frame tbody tr[tabindex="0"]');
		await expect(async () => {
			await page.keyboard.press('Tab');
			await expect(stop).toHaveCount(1, { timeout: 100 });
		}).toPass({ timeout: 20_000 });
		await stop.focus();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await expect(rows.nth(2)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(rows.nth(2)).toHaveClass(/lit/);
		await expect(page).toHaveURL(/#orchard$/);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Shift+Tab');
		await expect(rows.nth(2)).toBeFocused();

		await page.keyboard.press('?');
		await expect(page.getByRole('heading', { name: keysTitle.en })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('heading', { name: keysTitle.en })).toBeHidden();
	});

	test('says a note at a tap on its letter, and the row stays where it is', async ({ page }) => {
		await open(page, LONG);
		const sheet = page.locator('aside[popover]');
		const letter = page.locator('#steep-slope td sup a').first();
		await letter.scrollIntoViewIfNeeded();
		const scrolled = await page.evaluate(() => scrollY);
		await letter.tap();
		await expect(sheet.locator('h3')).toHaveText(`Note ${await letter.innerText()}`);
		expect((await sheet.locator('p').innerText()).length).toBeGreaterThan(15);
		expect(await page.evaluate(() => scrollY)).toBe(scrolled);
		await sheet.getByRole('button', { name: 'Fermer' }).tap();
		await expect(sheet).toBeHidden();
		// If the abbreviation has a note, the sheet shows both.
		await page.locator('td a.abbr[data-notes]').first().tap();
		await expect(sheet.locator('h3')).toHaveCount(2);
	});

	test('finds the way back from a note to the first row that has it', async ({ page }) => {
		await open(page, `${LONG}#note-e`);
		const note = page.locator(':target');
		expect(await inView(note)).toBe(true);
		await note.locator('a').last().tap();
		const row = page.locator('tr.lit');
		await expect(row).toHaveCount(1);
		expect(await inView(row)).toBe(true);
		await expect(row.locator('sup').first()).toContainText('e');
	});

	test('turns to the next chart and back by arrow keys and by a swipe', async ({ page }) => {
		await open(page, '/fr/jdg/fire-modifiers/');
		const title = page.locator('h1');
		const first = await title.innerText();
		const next = await page.locator('a[rel=next]').getAttribute('href');
		// Key handlers are loaded last.
		await expect(async () => {
			// Press again only if nothing happened, or it would skip a chart.
			if (!page.url().endsWith(next!)) await page.keyboard.press('ArrowRight');
			await expect(page).toHaveURL(next!, { timeout: 2_000 });
		}).toPass();
		await expect(title).not.toContainText(first);
		// Quick by the touches' time stamps: the machine's delay does not count.
		const cdp = await page.context().newCDPSession(page);
		const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, ...xs: number[]) =>
			cdp.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: xs.map((x) => ({ x, y: 300 })) });
		const swipe = async (from: number, to: number) => {
			const start = Date.now() / 1000;
			await send('touchStart', start, from);
			for (const step of [1, 2, 3, 4]) await send('touchMove', start + step * 0.04, from + ((to - from) * step) / 4);
			await send('touchEnd', start + 0.2);
		};
		await swipe(80, 280);
		await expect(title).toContainText(first);
		// The screen's edge is the browser's back gesture.
		await swipe(355, 100);
		await swipe(280, 80);
		await expect(page).toHaveURL(next!);
	});

	test('says the meaning of an abbreviation at a tap', async ({ page }) => {
		await open(page, '/fr/alexander/melee-results/');
		const link = page.locator('a.abbr').first();
		const id = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).hash.slice(1);
		await link.tap();
		const sheet = page.locator('aside[popover]');
		await expect(sheet).toBeVisible();
		expect(new URL(page.url()).hash).toBe('');
		const title = await sheet.locator('h3').evaluate((h3) => h3.firstChild!.textContent!.trim());
		expect(title.length).toBeGreaterThan(3);
		expect((await sheet.innerText()).length).toBeGreaterThan(title.length + 10);
		await sheet.getByRole('link').last().tap();
		await page.waitForURL(`**/fr/alexander/terms/#${id}`);
		await expect(page.locator(`[id="${id}"] dt`)).toContainText(title);
		expect(await inView(page.locator(`[id="${id}"]`))).toBe(true);
	});

	test('closes the meaning with a key, and by a tap beside it', async ({ page }) => {
		await open(page, '/fr/alexander/melee-results/');
		const sheet = page.locator('aside[popover]');
		await page.locator('a.abbr').first().press('Enter');
		await expect(sheet).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await page.locator('a.abbr').first().tap();
		await expect(sheet).toBeVisible();
		await page.locator('h1').tap();
		await expect(sheet).toBeHidden();
	});

	test('leads from an abbreviation to the terms without scripts', async ({ browser, baseURL }) => {
		const context = await browser.newContext({
			javaScriptEnabled: false,
			baseURL,
			viewport: { width: 360, height: 740 }
		});
		const page = await context.newPage();
		await page.goto('/fr/alexander/melee-results/');
		const href = (await page.locator('a.abbr').first().getAttribute('href'))!;
		await page.locator('a.abbr').first().click();
		await page.waitForURL(new URL(href, `${baseURL}/fr/alexander/melee-results/`).href);
		await expect(page.locator(':target')).toBeInViewport();
		await context.close();
	});

	for (const scripts of [true, false]) {
		test(`tells a doubt behind its mark ${scripts ? 'with' : 'without'} scripts`, async ({ browser, baseURL }) => {
			const context = await browser.newContext({
				javaScriptEnabled: scripts,
				baseURL,
				viewport: { width: 360, height: 740 },
				serviceWorkers: 'block'
			});
			const page = await context.newPage();
			for (const [lang, said] of [
				['fr', ['Imprimé', 'Lu comme', 'Pourquoi']],
				['en', ['Printed', 'Read as', 'Why']]
			] as const) {
				await page.goto(`/${lang}/wab/armour/`);
				if (scripts) await alive(page);
				for (const mark of await page.locator('button.doubt').all()) {
					await mark.click();
					const story = page.locator('.story:popover-open');
					await expect(story).toHaveCount(1);
					expect(await story.locator('i').allInnerTexts()).toEqual(said);
					for (const part of await story.locator('> span').allInnerTexts()) {
						expect(part.split('\n')[1]?.length, part).toBeGreaterThan(2);
					}
					await page.keyboard.press('Escape');
					await expect(story).toHaveCount(0);
				}
			}
			await context.close();
		});
	}

	test('leads to the one before and the one after, in the order of its game', async ({ page }) => {
		await open(page, '/fr/wab/');
		const order = await page
			.locator('.phases a')
			.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
		expect(order.length).toBe(11);
		await open(page, order[0]!);
		await expect(page.locator('a[rel=prev]')).toHaveCount(0);
		for (const after of order.slice(1)) {
			await page.locator('a[rel=next]').tap();
			await page.waitForURL(`**${after}`);
		}
		await expect(page.locator('a[rel=next]')).toHaveCount(0);
		for (const before of order.slice(0, -1).reverse()) {
			await page.locator('a[rel=prev]').tap();
			await page.waitForURL(`**${before}`);
		}
	});

	test('turned to has the focus, but what was focused since keeps it', async ({ page }) => {
		await open(page, '/fr/jdg/terrain/');
		await page.locator('a[rel=next]').tap();
		await expect(page).toHaveURL('/fr/jdg/fire-modifiers/');
		await expect(page.locator('#main')).toBeFocused();
		const focused = await page.evaluate(async () => {
			const star = document.querySelector<HTMLElement>('header button, header a')!;
			document.querySelector<HTMLElement>('a[rel=next]')!.click();
			star.focus();
			const { title } = document;
			while (document.title === title) await new Promise(requestAnimationFrame);
			// Work after a paint runs before work requested after the next one.
			for (let frames = 0; frames < 3; frames += 1)
				await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
			return document.activeElement === star;
		});
		expect(focused).toBe(true);
	});
});

test.describe('a matrix', () => {
	const TYPES = '/fr/alexander/melee-types/';
	const answer = (page: Page) => page.locator('.answer[role=status]');
	const lists = (page: Page) => page.locator('.pickers select');

	async function expectChoice(page: Page, row: string, column: string) {
		const cell = page.locator(`[id="${row}.${column}"]`);
		await expectHash(page, `#${row}.${column}`);
		await expect(answer(page).locator('b')).toHaveText(await cell.innerText());
		await expect(lists(page).first()).toHaveValue(row);
		await expect(lists(page).last()).toHaveValue(column);
		await expect(page.locator(`tr.lit`)).toHaveAttribute('id', row);
		await expect(cell).toHaveClass(/column/);
		// One highlighted row and column, and the cell where they meet.
		await expect(page.locator('tr.lit')).toHaveCount(1);
		const backgrounds = await Promise.all([
			backgroundOf(cell),
			backgroundOf(page.locator(`tr.lit td:not(.column)`).first()),
			backgroundOf(page.locator(`tbody tr:not(.lit) td.column`).first()),
			backgroundOf(page.locator(`tbody tr:not(.lit) td:not(.column)`).first())
		]);
		expect(new Set(backgrounds).size).toBe(4);
	}

	test('answers to a finger, large and in words, and again after a reload', async ({ page }) => {
		await open(page, TYPES);
		await page.locator('[id="pe.ca"]').tap();
		await expectChoice(page, 'pe', 'ca');
		await expect(answer(page)).toContainText(/peltastes/);
		await expect(answer(page)).toContainText(/cavaliers lourds/);
		const size = await answer(page)
			.locator('b')
			.evaluate((b) => parseFloat(getComputedStyle(b).fontSize));
		expect(size).toBeGreaterThan(40);
		const said = await answer(page).innerText();
		await page.reload();
		await alive(page);
		await expectChoice(page, 'pe', 'ca');
		expect(await answer(page).innerText()).toBe(said);
	});

	test('answers to a mouse', async ({ page }) => {
		await open(page, TYPES);
		await page.locator('[id="el.ph"]').click();
		await expectChoice(page, 'el', 'ph');
	});

	test('answers to a keyboard, and can be swapped', async ({ page }) => {
		await open(page, TYPES);
		await lists(page).first().focus();
		await page.keyboard.press('ArrowDown');
		await expect(lists(page).first()).toHaveValue('ho');
		await page.keyboard.press('Tab');
		await expect(page.locator('.pickers button')).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('End');
		await expectChoice(page, 'ho', 'el');
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Enter');
		await expectChoice(page, 'el', 'ho');
		await expect(page.getByRole('combobox', { name: 'Attaquant' })).toHaveValue('el');
		await expect(page.getByRole('button', { name: 'Échanger' })).toBeFocused();
	});

	for (const kind of ['/alexander/melee-types/', '/wab/combat-to-hit/', '/wab/to-wound/']) {
		test(`${kind} says in every cell what stands there, in either language`, async ({ page }) => {
			for (const lang of LANGS) {
				await open(page, `/${lang}${kind}`);
				const wrong = await page.evaluate(async () => {
					const answer = document.querySelector('.answer')!;
					const wrong: string[] = [];
					const sentences = new Set<string>();
					const cells = [...document.querySelectorAll<HTMLElement>('tbody td')];
					for (const cell of cells) {
						cell.click();
						// Svelte updates the DOM in a microtask.
						await new Promise(requestAnimationFrame);
						const said = answer.querySelector('b')?.innerText;
						if (said !== cell.innerText.replace(/[a-z*]$/, '') && said !== cell.innerText)
							wrong.push(`${cell.id}: ${said}`);
						if (location.hash !== `#${cell.id}`) wrong.push(`${cell.id}: ${location.hash}`);
						sentences.add(answer.querySelector('p')!.innerText);
						if (/[{}]|undefined/.test(answer.textContent!)) wrong.push(`${cell.id}: ${answer.textContent}`);
					}
					if (sentences.size !== cells.length) wrong.push(`${sentences.size} sentences for ${cells.length} cells`);
					return wrong;
				});
				expect(wrong).toEqual([]);
			}
		});
	}

	for (const [address, cells] of [
		[TYPES, ['pe.ca', 'ph.ph', 'el.el']],
		['/fr/wab/to-wound/', ['s4.t3', 's1.t10']]
	] as const) {
		test(`${address} moves nothing when it answers`, async ({ page }) => {
			await open(page, address);
			const table = page.locator('table');
			const place = () => table.evaluate((table) => table.getBoundingClientRect().y + scrollY);
			const before = await place();
			for (const cell of cells) {
				await page.locator(`[id="${cell}"]`).tap();
				await expect(answer(page).locator('b')).toBeVisible();
				expect(await place(), cell).toBe(before);
			}
		});
	}

	test('is asked by its edges too', async ({ page }) => {
		await open(page, TYPES);
		await page.locator('[id="pe.ca"]').tap();
		await page.locator('thead th').getByText('In', { exact: true }).tap();
		await expectChoice(page, 'pe', 'in');
		await page.locator('#el').getByText('El', { exact: true }).tap();
		await expectHash(page, '#el');
	});

	test('goes unharmed through a wrong choice in the address', async ({ page }) => {
		const troubles = troublesOf(page);
		for (const hash of ['#pe.nobody', '#nobody.ca', '#..', '#%', '#"><b>', '#__proto__.constructor']) {
			await page.goto('about:blank');
			await open(page, TYPES + hash);
			await expect(answer(page).locator('b')).toHaveCount(0);
		}
		expect(troubles).toEqual([]);
	});
});

test.describe('the language switch', () => {
	/** The first element below the top edge, or its current position. */
	const firstInSight = (page: Page, known?: number) =>
		page.evaluate((known) => {
			const places = [...document.querySelectorAll('#main tr, #main dl > div, #main h1, #main li, #main p')];
			const tops = places.map((place) => place.getBoundingClientRect().top);
			const at = known ?? tops.findIndex((top) => top > 0);
			return { at, top: tops[at]! };
		}, known);

	test('keeps the page, the row, the choice, the query and the scroll', async ({ page }) => {
		for (const [from, to] of [
			['/fr/jdg/terrain/#marsh', '/en/jdg/terrain/#marsh'],
			['/en/wab/to-wound/#s4.t3', '/fr/wab/to-wound/#s4.t3'],
			['/fr/search/?q=gu%C3%A9', '/en/search/?q=gu%C3%A9'],
			['/fr/dbm/terms/#bd', '/en/dbm/terms/#bd']
		] as const) {
			await open(page, from);
			const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
			const wanted = Math.min(400, Math.floor(most / 2));
			await page.evaluate((y) => scrollTo(0, y), wanted);
			const place = await firstInSight(page);
			// By keyboard: a tap would first scroll the switch at the top of the page into view.
			const link = page.locator(`.langs a[lang=${langOf(to)}]`);
			await link.evaluate((a: HTMLElement) => a.focus({ preventScroll: true }));
			await page.keyboard.press('Enter');
			await expect(page.locator('html')).toHaveAttribute('lang', langOf(to)!);
			await expect(page).toHaveURL((url) => url.href.endsWith(to));
			await expect(page.locator('#main .lit')).toHaveCount(to.includes('#') ? 1 : 0);
			// Lines wrap differently in the other language: allow three lines.
			const now = await firstInSight(page, place.at);
			expect(Math.abs(now.top - place.top), `${from}: ${JSON.stringify([place, now])}`).toBeLessThan(72);
		}
	});

	test('keeps the answer of a matrix, said in the other language', async ({ page }) => {
		await open(page, '/fr/alexander/melee-types/#pe.ca');
		await expect(page.locator('.answer')).toContainText('peltastes');
		const figure = await page.locator('.answer b').innerText();
		await page.locator('.langs a[lang=en]').tap();
		await expect(page.locator('.answer')).toContainText('Peltasts');
		expect(await page.locator('.answer b').innerText()).toBe(figure);
	});

	test('is remembered for the next start, over the language of the browser', async ({ page }) => {
		await open(page, '/fr/');
		await page.locator('.langs a[lang=en]').tap();
		await page.waitForURL('**/en/');
		await page.goto('/');
		await page.waitForURL('**/en/');
	});

	test('works as a plain link without scripts', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
		const page = await context.newPage();
		await page.goto('/fr/wab/armour/');
		await page.locator('.langs a[lang=en]').click();
		await page.waitForURL('**/en/wab/armour/');
		await context.close();
	});
});

test.describe('both languages at once', () => {
	const other = (page: Page) => page.locator('#main .other:visible');

	test('are shown, set apart, and remembered', async ({ page }) => {
		await open(page, '/fr/wab/armour/');
		await expect(other(page)).toHaveCount(0);
		await page.locator('button.both').tap();
		await expect(page.locator('button.both')).toHaveAttribute('aria-pressed', 'true');
		await expect(page.locator('h1')).toHaveText(/Sauvegardes d’armure\s+Armour saves/);
		await expect(page.locator('h1 .other')).toBeVisible();
		await page.goto('/en/dbm/movement/');
		await alive(page);
		expect(await other(page).count()).toBeGreaterThan(8);
		await expect(page.locator('button.both')).toHaveAttribute('aria-pressed', 'true');
		// Texts that are equal in both languages are shown once.
		const doubled = await page.locator('.other').evaluateAll((others) =>
			others
				.filter((one) => !one.closest('[popover]'))
				.filter((one) => {
					const before = one.previousSibling?.textContent?.trim() ?? '';
					return before !== '' && before === one.textContent?.trim();
				})
				.map((one) => one.textContent)
		);
		expect(doubled).toEqual([]);
		await page.locator('button.both').tap();
		await expect(other(page)).toHaveCount(0);
	});

	for (const scripts of [true, false]) {
		test(`nothing moves while a page loads, in one language or both, ${scripts ? 'with' : 'before'} scripts`, async ({
			page,
			context
		}) => {
			await context.addInitScript(() => {
				const shifts: number[] = [];
				Object.assign(window, { shifts });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
				}).observe({ type: 'layout-shift', buffered: true });
			});
			if (!scripts) await context.route('**/_app/**/*.js', (route) => route.abort());
			for (const both of ['', 'yes']) {
				await context.addInitScript((both) => {
					if (location.protocol.startsWith('http')) localStorage.setItem('guidon.both', both);
				}, both);
				for (const kind of KINDS) {
					await page.goto(`/fr${kind}`);
					if (scripts) await alive(page);
					// Two frames, after which layout shifts have been recorded.
					const moved = await page.evaluate(async () => {
						await new Promise(requestAnimationFrame);
						await new Promise(requestAnimationFrame);
						return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
					});
					expect(moved, `${kind}${both && ' in both'}`).toBeLessThan(0.001);
				}
			}
		});
	}
});

test('a page is painted once it is there to its end', async ({ page }) => {
	let goOn = () => {};
	const host = await hostBefore(BUILD, async ({ url = '/' }, response) => {
		if (!url.endsWith('/')) return false;
		const html = htmlOf(url);
		const middle = html.indexOf('</main>');
		response.setHeader('Content-Type', 'text/html;charset=utf-8');
		response.write(html.slice(0, middle));
		await new Promise<void>((done) => (goOn = done));
		response.end(html.slice(middle));
		return true;
	});
	for (const kind of ['/', '/wab/armour/', '/jdg/calc/shock/', '/wab/']) {
		await page.goto(`${host.url}/fr${kind}`, { waitUntil: 'commit' });
		await expect.poll(() => page.evaluate(() => document.querySelector('main h1, main h2') !== null)).toBe(true);
		// A visible page gets a frame; a hidden one becomes idle.
		const painted = await page.evaluate(
			() =>
				new Promise((done) => {
					requestAnimationFrame(() => done(true));
					requestIdleCallback(() => setTimeout(done, 100, false), { timeout: 500 });
				})
		);
		expect(painted, kind).toBe(false);
		goOn();
		await alive(page);
		expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), kind).toBe(1);
	}
	await host.kill();
});

test('a script that fails once is asked for again', async ({ page }) => {
	let failed = '';
	await page.route(/\/chunks\/base\.[\w-]+\.js$/, async (route) => {
		if (failed) return route.continue();
		failed = route.request().url();
		await route.abort('failed');
	});
	await page.goto('/fr/wab/armour/');
	await alive(page);
	expect(failed).not.toBe('');
});

test('a page that is never painted hydrates after a second', async ({ page }) => {
	// As in a window that others cover: it is not hidden, and no frame is drawn.
	await page.addInitScript(() => (globalThis.requestAnimationFrame = () => 0));
	await page.goto('/fr/wab/armour/');
	await alive(page);
});

test.describe('day and night', () => {
	const DAY = 'rgb(245, 239, 226)';
	const NIGHT = 'rgb(20, 17, 15)';
	const background = (page: Page) => backgroundOf(page.locator('html'));
	/** The active one of the page's `theme-color` values. */
	const bar = (page: Page) =>
		page.evaluate(() => {
			const offered = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
			const [red, green, blue] = offered
				.find(({ media }) => matchMedia(media).matches)!
				.content.match(/[0-9a-f]{2}/g)!
				.map((part) => parseInt(part, 16));
			return `rgb(${red}, ${green}, ${blue})`;
		});
	async function expectColour(page: Page, colour: string, where?: string) {
		expect(await background(page), where).toBe(colour);
		expect(await bar(page), where).toBe(colour);
	}

	/** The choices of a setting are in a sheet, behind the row with its value. */
	const choose = async (page: Page, theme: string) => {
		await page.getByRole('button', { name: settings.theme.fr }).click();
		await page.getByRole('radio', { name: theme }).first().check();
		await page.keyboard.press('Escape');
	};

	for (const [game, other, shown, chosen] of [
		['light', 'Nuit', DAY, NIGHT],
		['dark', 'Jour', NIGHT, DAY]
	] as const) {
		test(`a ${game} game is followed, and a choice against it is remembered without a flash`, async ({ page }) => {
			await page.emulateMedia({ colorScheme: game });
			await open(page, '/fr/settings/');
			await expectColour(page, shown);
			await choose(page, other);
			await expectColour(page, chosen);
			await page.reload();
			await alive(page);
			await expect(page.getByRole('button', { name: settings.theme.fr })).toContainText(other);

			// No module runs here, so this is the page's own HTML.
			await withoutScripts(page, async () => {
				for (const address of ['/fr/', '/en/wab/armour/', '/', '/404/']) {
					await page.goto(address);
					await expectColour(page, chosen, address);
				}
			});
			await open(page, '/fr/settings/');
			await choose(page, 'Comme l’appareil');
			await expectColour(page, shown);
			await page.emulateMedia({ colorScheme: game === 'light' ? 'dark' : 'light' });
			await expectColour(page, chosen);
		});
	}

	test('choices last as long as the page where storage is blocked', async ({ page }) => {
		const troubles = troublesOf(page);
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('Blocked for this test.', 'SecurityError');
				}
			});
		});
		await page.emulateMedia({ colorScheme: 'light' });
		await open(page, '/fr/settings/');
		await choose(page, 'Nuit');
		await expectColour(page, NIGHT);
		expect(troubles).toEqual([]);
	});

	test('paper is black on white before the first paint, without greys and without motion', async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'dark' });
		await open(page, '/fr/settings/');
		await choose(page, settings.themePaper.fr);
		for (const address of ['/fr/', '/fr/jdg/terrain/#marsh', '/fr/alexander/calc/melee/', '/fr/search/?q=el']) {
			await open(page, address);
			await expectColour(page, 'rgb(255, 255, 255)', address);
			const greys = await page.locator('body *').evaluateAll((all) =>
				all.flatMap((one) => {
					if (!one.checkVisibility()) return [];
					const { color, backgroundColor, borderTopColor, borderTopWidth, opacity, animationName } =
						getComputedStyle(one);
					const painted = [color, backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])];
					const isPlain = (paint: string) => /^(rgba?\((0, 0, 0|255, 255, 255)(, 0)?\)|oklab\(0 0 0\))$/.test(paint);
					return painted.every(isPlain) && opacity === '1' && animationName === 'none'
						? []
						: [one.outerHTML.slice(0, 80)];
				})
			);
			expect(greys, address).toEqual([]);
		}
	});
});

test.describe('a page that does not exist', () => {
	const SAID: Record<Lang, string> = { fr: 'Page introuvable', en: 'Page not found' };

	test('is answered with 404, in both languages, with a search on it', async ({ page }) => {
		for (const address of [
			'/nothing',
			'/fr/nothing/',
			'/en/wab/nothing/',
			'/de/wab/armour/',
			'/fr/wab/calc/nothing/'
		]) {
			const response = await page.goto(address);
			expect(response?.status(), address).toBe(404);
			for (const lang of LANGS) {
				await expect(page.locator(`section[lang=${lang}]`)).toContainText(SAID[lang]);
			}
			// The address's language first, else the player's.
			const own = address.startsWith('/en/') ? 'en' : 'fr';
			await expect(page.locator('section').first()).toHaveAttribute('lang', own);
			await expect(page.locator('html')).toHaveAttribute('lang', own);
			// Its own styles apply.
			await expect(page.locator('main')).not.toHaveCSS('padding-inline-start', '0px');
			for (const [name, width, height, rootSize] of SIZES) {
				await page.setViewportSize({ width, height });
				expect(await misfits(page, rootSize), `${address} at ${name}`).toEqual([]);
			}
			expect(await anatomy(page)).toEqual([]);
		}
		// On slow phones the form must work before scripts.
		await page.route('**/_app/**/*.js', (route) => route.abort());
		await page.reload();
		await page.getByRole('searchbox', { name: 'Recherche' }).fill('gué');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/fr/search/?q=gu%C3%A9');
	});

	for (const lang of LANGS) {
		test(`${lang}: is said too when one gets there without loading a page`, async ({ page }) => {
			await open(page, `/${lang}/wab/`);
			await page
				.locator('.phases a')
				.first()
				.evaluate((a: HTMLAnchorElement, lang) => (a.href = `/${lang}/wab/nothing/`), lang);
			await page.locator('.phases a').first().tap();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAID[lang]);
			await expect(page).toHaveTitle(`${SAID[lang]} · Guidon`);
			expect(await anatomy(page)).toEqual([]);
			await page.locator('main .button.primary').tap();
			await page.waitForURL(`**/${lang}/search/`);
		});
	}
});

test('nothing but the host of the page is asked for anything', async ({ browser }) => {
	const site = await startSite();
	const context = await browser.newContext();
	const page = await context.newPage();
	const strays: string[] = [];
	context.on('request', (request) => {
		if (!request.url().startsWith(site.url)) strays.push(request.url());
		if (request.resourceType() === 'font') strays.push(request.url());
	});
	for (const kind of KINDS) {
		await page.goto(`${site.url}/fr${kind}`);
		await alive(page);
	}
	expect(strays).toEqual([]);
	await context.close();
	await site.kill();
});
