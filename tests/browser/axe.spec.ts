/** axe reports nothing on any kind of page, by day and by night. */
import { expect } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import { alive, KINDS } from './site';

test.use({ serviceWorkers: 'block' });

test('every kind of page', async ({ page }) => {
	test.setTimeout(120_000);
	const found: string[] = [];
	for (const [i, kind] of KINDS.entries()) {
		await page.goto(`/${['fr', 'en'][i % 2]}${kind}`);
		await alive(page);
		// Unfold everything, so that it is checked too.
		await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
		found.push(...(await axeFindings(page)));
	}
	expect(found).toEqual([]);
});

test('the pages that stand outside the languages', async ({ page }) => {
	const found: string[] = [];
	// The first page redirects as soon as its script runs.
	await page.route('**/_app/**/*.js', (route) => route.abort());
	for (const address of ['/', '/404/', '/nothing-here']) {
		await page.goto(address);
		found.push(...(await axeFindings(page)));
	}
	expect(found).toEqual([]);
});

test('what opens over a chart', async ({ page }) => {
	const found: string[] = [];

	await page.goto('/fr/alexander/melee-results/');
	await alive(page);
	await page.locator('a.abbr').first().tap();
	await expect(page.locator('aside[popover]')).toBeVisible();
	found.push(...(await axeFindings(page)));

	await page.goto('/en/wab/armour/');
	await alive(page);
	for (const mark of await page.locator('button.doubt').all()) {
		await mark.tap();
		await expect(page.locator('.story:popover-open')).toHaveCount(1);
		found.push(...(await axeFindings(page)));
		await page.keyboard.press('Escape');
	}
	expect(found).toEqual([]);
});

test('lit rows, an answered matrix and both languages at once', async ({ page }) => {
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
		found.push(...(await axeFindings(page)));
	}
	expect(found).toEqual([]);
});
