/** What a phone must load and keep. Measured in the build, as a static host would send it. */
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { alive, BUILD, htmlOf, isChart, keptBy, KINDS, langOf, pagesOf, scriptsNamedIn } from './site';

/** SvelteKit and Svelte are some 30 kB of it before a line of ours; the files by which Kit asks for its parts are 1.3 kB. */
const EVERY = 51 * 1000;
/** A matrix has lists of its two sides, which are filled from its figures. */
const MORE: Readonly<Record<string, number>> = {
	'/fr/wab/combat-to-hit/': 53 * 1000,
	'/fr/wab/to-wound/': 53 * 1000,
	'/fr/alexander/melee-types/': 53 * 1000
};

test.use({ serviceWorkers: 'block' });

const sizes = new Map<string, number>();
function gzipped(path: string): number {
	const known = sizes.get(path) ?? gzipSync(readFileSync(join(BUILD, path))).length;
	sizes.set(path, known);
	return known;
}

/** Valibot, by a name that it gives its schemas. */
const readsPacks = (path: string) => readFileSync(join(BUILD, path), 'utf8').includes('strict_object');

/** Says a figure in the report of the tests, where it can be read without a failure. */
function report(figure: string) {
	console.log(figure);
	test.info().annotations.push({ type: 'figure', description: figure });
}

/** The scripts that a page has asked for: all of them, or until it was alive. */
const scriptsOf = (page: Page, untilAlive: boolean) =>
	page.evaluate((untilAlive) => {
		const { alive } = window as unknown as { alive: number };
		return performance
			.getEntriesByType('resource')
			.filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && (!untilAlive || startTime <= alive))
			.map(({ name }) => new URL(name).pathname);
	}, untilAlive);

const namedBy = (address: string) => scriptsNamedIn(htmlOf(address));

/** Notes when the page answers a finger. */
const watchAlive = (page: Page) =>
	page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('[data-alive]')) return;
			observer.disconnect();
			Object.assign(window, { alive: performance.now() });
		}).observe(document, { subtree: true, attributeFilter: ['data-alive'] });
	});

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
		// The database and the page for errors are asked for by Kit or by what is alive; what is in a game, once its address is read.
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

// Each is a question to the system before the first paint; see the scale in app.css.
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
	// What most launches open.
	expect(set['wab/armour/']!.length).toBeLessThanOrEqual(5);
});

/** What Svelte sets without looking whether it stands there: a property, which lays nothing out. */
const SET_ANYWAY = ['disabled', 'value', 'selected'];

// Text written again is laid out again, and an attribute has styles worked out anew: 10 ms of a calculator's 100 to life.
test('a page that comes alive writes nothing that it says already', async ({ page }) => {
	await page.addInitScript((anyway) => {
		const again: string[] = [];
		Object.assign(window, { again });
		new MutationObserver((changes) => {
			for (const [at, { type, target, oldValue, attributeName }] of changes.entries()) {
				if (type === 'childList' || anyway.includes(attributeName ?? '')) continue;
				const holder = target instanceof Element ? target : target.parentElement;
				// What it was before the next change is what this one made of it.
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

test('a chart page loads at most 51 kB of JavaScript, and a matrix 53, gzipped, until it is alive', async ({
	page
}) => {
	test.setTimeout(120_000);
	await watchAlive(page);
	const weigh = (scripts: readonly string[]) => [...new Set(scripts)].reduce((sum, path) => sum + gzipped(path), 0);
	const weights: { address: string; bytes: number }[] = [];
	for (const address of pagesOf().filter((address) => langOf(address) === 'fr' && isChart(address))) {
		await page.goto(address);
		await alive(page);
		await page.waitForFunction(() => 'alive' in window);
		// Preloads, their static imports, and what is imported on the way: the contents, the terms and the figures.
		const scripts = await scriptsOf(page, true);
		weights.push({ address, bytes: weigh(scripts) });
		// What the page names in its head is in the measure: one that saw less would have looked away.
		expect(namedBy(address).length).toBeGreaterThan(1);
		expect(namedBy(address).filter((path) => !scripts.includes(path))).toEqual([]);
		// What reads games from files comes where there is one.
		expect(scripts.filter(readsPacks)).toEqual([]);
	}
	weights.sort((a, b) => a.bytes - b.bytes);
	const median = weights[Math.floor(weights.length / 2)]!;
	const largest = weights.at(-1)!;
	const said = ({ address, bytes }: (typeof weights)[number]) => `${(bytes / 1000).toFixed(1)} kB (${address})`;
	await page.goto(largest.address, { waitUntil: 'networkidle' });
	const later = weigh(await scriptsOf(page, false)) - largest.bytes;
	report(
		`JavaScript of a chart page, gzipped: median ${said(median)}, largest ${said(largest)}, and ${(later / 1000).toFixed(1)} kB after it is alive`
	);
	const over = weights.filter(({ address, bytes }) => bytes > (MORE[address] ?? EVERY));
	expect(over.map(said)).toEqual([]);
	const everything = readdirSync(join(BUILD, '_app'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => `/_app/${file.replaceAll('\\', '/')}`);
	expect(everything.filter(readsPacks).length).toBeGreaterThan(0);
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

/** What stands in every page alike, its policy, first script and icons, is a quarter of it, and next to nothing once packed. */
const READING = 1.92 * 1024 * 1024;

test('what charts need of it is at most 1.92 MiB, raw', () => {
	// Charts, terms, games and what surrounds them: calculators, battles, the search and writing a game came with budgets of their own.
	const reading = keptBy().filter(
		(url) => url.endsWith('/') && !/\/(calc|calculators|session|favourites|search|packs)\//.test(url)
	);
	const raw = reading.reduce((sum, url) => sum + statSync(join(BUILD, url, 'index.html')).size, 0);
	report(`Pages for reading: ${reading.length}, ${(raw / 1024 / 1024).toFixed(3)} MiB raw`);
	expect(raw).toBeLessThanOrEqual(READING);
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
