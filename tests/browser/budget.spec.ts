/** Size limits of what a phone loads and caches, measured in the build, gzipped as by a static host. */
import { expect } from '@playwright/test';
import { test } from './test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namedBy, report, scriptsOf, watchAlive } from './scripts';
import { alive, BUILD, htmlOf, keptBy, KINDS, LANGS, pagesOf } from './site';

test.use({ serviceWorkers: 'block' });

test('a page names all the scripts of its code: they come in one wave, and after it only what is in a game', async ({
	page
}) => {
	await watchAlive(page);
	const calculators = pagesOf().filter((address) => /^\/en\/.*\/calc\//.test(address));
	const scripted = KINDS.map((kind) => `/en${kind}`).filter((address) => namedBy(address).length);
	expect(scripted.length).toBeGreaterThan(15);
	const late: Record<string, string[]> = {};
	let most = 0;
	for (const address of new Set([...scripted, ...calculators])) {
		await page.goto(address);
		await alive(page);
		await page.waitForFunction(() => 'alive' in window);
		const scripts = await scriptsOf(page, true);
		// The database and the error page are loaded by hydrated code; a game's data, once its address is known.
		const missing = scripts.filter(
			(path) =>
				!namedBy(address).includes(path) &&
				!/\/(app-storage-client-db|nodes\/1|games-\w+-(?!index)|lang-lang-game-chart-MatrixPicker)/.test(path)
		);
		if (missing.length) late[address] = missing;
		most = Math.max(most, scripts.length);
	}
	report(`Scripts of a page until it is alive: ${most} at most`);
	expect(late).toEqual({});
	expect(most).toBeLessThanOrEqual(30);
});

// Each combination is a query to the system before the first paint; see the scale in app.css.
test('a page is set in few letters: one size in one weight of one family counts as one', async ({ page }) => {
	const set: Record<string, string[]> = {};
	for (const address of ['', 'wab/armour/', 'dbm/outcome-beaten/', 'jdg/calc/shock/', 'search/?q=couvert', 'dbm/']) {
		await page.goto(`/fr/${address}`);
		await alive(page);
		if (address.includes('q=')) await page.locator('#results li').first().waitFor();
		set[address] = await page.evaluate(() => {
			const seen = new Set<string>();
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				const holder = text.parentElement!;
				if (!text.nodeValue?.trim() || !holder.checkVisibility()) continue;
				const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(holder);
				seen.add([fontFamily, fontSize, fontWeight, fontStyle].join(' '));
			}
			return [...seen].sort();
		});
		expect(set[address]!.length).toBeGreaterThan(2);
	}
	expect(Object.entries(set).filter(([, letters]) => letters.length > 7)).toEqual([]);
	report(
		`Letters of a page: ${Object.entries(set)
			.map(([address, letters]) => `${address || 'home'} ${letters.length}`)
			.join(', ')}`
	);
	// The page that most launches open.
	expect(set['wab/armour/']!.length).toBeLessThanOrEqual(5);
});

/** Properties that Svelte sets without comparing; they cause no layout. */
const SET_ANYWAY = ['disabled', 'value', 'selected'];

// Rewriting text forces a layout, and rewriting an attribute recalculates styles: 10 of the 100 ms that a calculator takes to hydrate.
test('a page that comes alive writes nothing that it says already', async ({ page }) => {
	await page.addInitScript((anyway) => {
		const again: string[] = [];
		Object.assign(window, { again });
		new MutationObserver((changes) => {
			for (const [at, { type, target, oldValue, attributeName }] of changes.entries()) {
				if (type === 'childList' || anyway.includes(attributeName ?? '')) continue;
				const holder = target instanceof Element ? target : target.parentElement;
				// The new value of this change is the old value of the next one.
				const next = changes.slice(at + 1).find((one) => one.target === target && one.attributeName === attributeName);
				const now = attributeName ? holder?.getAttribute(attributeName) : target.nodeValue;
				if ((next ? next.oldValue : now) === oldValue)
					again.push(`${attributeName ?? 'text'} “${oldValue}” of ${holder?.localName} ${holder?.className}`);
			}
		}).observe(document, {
			subtree: true,
			childList: true,
			attributeOldValue: true,
			characterDataOldValue: true
		});
	}, SET_ANYWAY);
	const written: Record<string, string[]> = {};
	for (const address of KINDS.map((kind) => `/en${kind}`).filter((address) => namedBy(address).length)) {
		await page.goto(address);
		await alive(page);
		const again = await page.evaluate(() => (window as unknown as { again: string[] }).again);
		if (again.length) written[address] = again;
	}
	expect(written).toEqual({});
});

test('the cache holds every page and script once, and nothing that is not there', () => {
	const kept = keptBy();
	expect(kept.filter((url, i) => kept.indexOf(url) !== i)).toEqual([]);
	const files = kept.map((url) => join(BUILD, url, url.endsWith('/') ? 'index.html' : ''));
	const bytes = files.map((file) => statSync(file).size);
	const raw = bytes.reduce((sum, size) => sum + size, 0);
	const pages = kept.filter((url) => url.endsWith('/')).length;
	report(`The cache: ${kept.length} files, ${pages} of them pages, ${(raw / 1024 / 1024).toFixed(3)} MiB raw`);
	expect(pages).toBe(pagesOf().length);
	const scripts = readdirSync(join(BUILD, '_app'), { recursive: true, encoding: 'utf8' })
		.map((file) => `_app/${file.replaceAll('\\', '/')}`)
		.filter((file) => /\.(js|css)$/.test(file));
	expect(scripts.filter((file) => !kept.includes(file))).toEqual([]);
});

/** Markup common to all pages (policy, first script, icons) is a quarter of it, and almost nothing when compressed. */
const READING = 1.93 * 1024 * 1024;

test('what charts need of it is at most 1.93 MiB, raw', () => {
	// Charts, terms, games and their frame. Calculators, battles, search, editor and the ledger have budgets of their own.
	const reading = keptBy().filter(
		(url) => url.endsWith('/') && !/\/(calc|calculators|session|favourites|search|packs|proof)\//.test(url)
	);
	const raw = reading.reduce((sum, url) => sum + statSync(join(BUILD, url, 'index.html')).size, 0);
	report(`Pages for reading: ${reading.length}, ${(raw / 1024 / 1024).toFixed(3)} MiB raw`);
	expect(raw).toBeLessThanOrEqual(READING);
});

test('the ledger of truth is at most 75 kB in each language, raw', () => {
	for (const lang of LANGS)
		expect(Buffer.byteLength(htmlOf(`/${lang}/about/proof/`)), lang).toBeLessThanOrEqual(75_000);
});

test('a first visit fetches at most 700 kB for the whole copy', () => {
	const folder = join(BUILD, '_app/parcels');
	const parcels = readdirSync(folder);
	const bytes = parcels.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
	report(`The copy as it is fetched: ${parcels.length} parcels, ${(bytes / 1000).toFixed(0)} kB`);
	expect(parcels.length).toBeGreaterThan(4);
	expect(bytes).toBeLessThanOrEqual(700 * 1000);
});

test('there are no fonts to load', () => {
	const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
	expect(files.filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))).toEqual([]);
	const styles = files.filter((file) => file.endsWith('.css'));
	expect(styles.length).toBeGreaterThan(0);
	expect(styles.filter((file) => /@font-face|@import/.test(readFileSync(join(BUILD, file), 'utf8')))).toEqual([]);
});
