/** axe finds nothing, on any kind of page, by day and by night. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { test } from './test';
import { alive, KINDS } from './site';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

let context: BrowserContext;
test.afterEach(() => context.close());

// axe opens a page of its own to put its results together, which needs a context that was made by hand.
async function pageIn(browser: Browser, theme: Theme, baseURL?: string): Promise<Page> {
	context = await browser.newContext({
		baseURL,
		colorScheme: theme,
		// What is half slid in is half transparent, and no colour to judge by.
		reducedMotion: 'reduce',
		serviceWorkers: 'block',
		viewport: { width: 360, height: 740 },
		hasTouch: true
	});
	return context.newPage();
}

async function findings(page: Page): Promise<string[]> {
	const { violations, passes } = await new AxeBuilder({ page }).analyze();
	// A page on which nothing could be checked would pass as well.
	expect(passes.length).toBeGreaterThan(10);
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${page.url()} ${id}: ${help} (${target.join(' ')}) ${failureSummary}`)
	);
}

for (const theme of THEMES) {
	test(`every kind of page, ${theme}`, async ({ browser, baseURL }) => {
		test.setTimeout(120_000);
		const page = await pageIn(browser, theme, baseURL);
		const found: string[] = [];
		for (const [i, kind] of KINDS.entries()) {
			await page.goto(`/${['fr', 'en'][i % 2]}${kind}`);
			await alive(page);
			// What is folded is looked at too.
			await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
			found.push(...(await findings(page)));
		}
		expect(found).toEqual([]);
	});

	test(`the pages that stand outside the languages, ${theme}`, async ({ browser, baseURL }) => {
		const page = await pageIn(browser, theme, baseURL);
		const found: string[] = [];
		// The first page moves on to a language as soon as its script runs.
		await page.route('**/_app/**/*.js', (route) => route.abort());
		for (const address of ['/', '/404/', '/nothing-here']) {
			await page.goto(address);
			found.push(...(await findings(page)));
		}
		expect(found).toEqual([]);
	});

	test(`what opens over a chart, ${theme}`, async ({ browser, baseURL }) => {
		const page = await pageIn(browser, theme, baseURL);
		const found: string[] = [];

		await page.goto('/fr/alexander/melee-results/');
		await alive(page);
		await page.locator('a.abbr').first().tap();
		await expect(page.locator('aside[popover]')).toBeVisible();
		found.push(...(await findings(page)));

		await page.goto('/en/wab/armour/');
		await alive(page);
		for (const mark of await page.locator('button.doubt').all()) {
			await mark.tap();
			await expect(page.locator('.story:popover-open')).toHaveCount(1);
			found.push(...(await findings(page)));
			await page.keyboard.press('Escape');
		}
		expect(found).toEqual([]);
	});

	test(`lit rows, an answered matrix and both languages at once, ${theme}`, async ({ browser, baseURL }) => {
		const page = await pageIn(browser, theme, baseURL);
		const found: string[] = [];
		await page.addInitScript(() => localStorage.setItem('guidon.both', 'yes'));
		for (const address of [
			'/fr/',
			'/en/jdg/terrain/#marsh',
			'/fr/alexander/melee-types/#pe.ca',
			'/en/wab/to-wound/#s4.t3',
			'/fr/dbm/terms/#bd'
		]) {
			await page.goto('about:blank');
			await page.goto(address);
			await alive(page);
			found.push(...(await findings(page)));
		}
		expect(found).toEqual([]);
	});
}
