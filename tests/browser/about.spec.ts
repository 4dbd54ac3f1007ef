/** What changed is said once after an update; a mistake is reported from where it is seen. */
import { expect, type Page } from '@playwright/test';
import { words } from '../../src/lib/app/about/words';
import { words as calculator } from '../../src/lib/app/calculator/words';
import { words as shared } from '../../src/lib/core/charts/html/words';
import { alive } from './site';
import { test } from './test';

test.use({ serviceWorkers: 'block', locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });

async function open(page: Page, address: string) {
	await page.goto(address);
	await alive(page);
}

test('after an update home says what changed, once, with a way to all changes; a newcomer is told nothing', async ({
	page
}) => {
	const notice = page.locator('.notices').getByRole('link', { name: words.allChanges.en });
	await page.addInitScript(() => sessionStorage.getItem('told') ?? localStorage.setItem('guidon.told-ready', 'yes'));
	await open(page, '/en/');
	await expect(notice).toBeVisible();
	await notice.tap();
	await expect(page.getByRole('heading', { name: words.changes.en })).toBeInViewport();
	await expect(notice).toHaveCount(0);

	const seen = () => page.evaluate(() => localStorage.getItem('guidon.version'));
	const version = await seen();
	expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	await page.evaluate(() => {
		sessionStorage.setItem('told', 'yes');
		localStorage.clear();
	});
	await open(page, '/en/');
	// A first visit is noted when the notices have been loaded.
	await expect.poll(seen).toBe(version);
	await expect(notice).toHaveCount(0);
});

test('a mistake is reported from a row, from a calculation and from About: nothing is sent, all is copied', async ({
	page
}) => {
	const report = page.locator('#report');
	const field = report.getByRole('textbox');
	const button = page.getByRole('button', { name: shared.report.en });

	await open(page, '/en/wab/shooting-modifiers/#long-range');
	// Loaded when the page is idle; the button is answered there.
	await page.locator('.notices > *').first().waitFor({ state: 'attached' });
	await button.tap();
	await expect(field).toHaveValue(
		/Row: Long range\nGuidon says: −1\nReading: .*\nLink: .*#long-range\nLanguage: en\nVersion: \d.*\nPrinted/
	);
	await field.press('ControlOrMeta+End');
	await field.pressSequentially('-2');
	await report.getByRole('button', { name: words.copyText.en }).tap();
	await expect(report.getByRole('status')).toHaveText(words.textCopied.en);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Printed on my sheet: -2$/);
	await report.getByRole('button', { name: 'Close' }).tap();
	await expect(report).toHaveCount(0);

	await open(page, '/en/dbm/calc/close-combat/');
	await page.getByRole('button', { name: calculator.menu.en }).tap();
	await button.tap();
	await expect(field).toHaveValue(/Calculator: .*\nGuidon says: .*\nLink: http.*\/en\/dbm\/calc\/close-combat\//);

	await open(page, '/en/about/');
	await button.tap();
	await expect(field).toHaveValue(/^Link: .*\/en\/about\/\nLanguage: en\nVersion: .*\nWhat is wrong: $/);
	// No address is configured in this build.
	await expect(report.getByRole('link')).toHaveCount(0);
});
