import { expect, type Page } from '@playwright/test';
import { test } from './test';

/** Console errors and failed requests, without the status of the page itself. */
function troublesOf(page: Page): string[] {
	const troubles: string[] = [];
	page.on('pageerror', (error) => troubles.push(error.message));
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText;
		// Leaving a page aborts its pending requests.
		if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
	});
	page.on('response', (response) => {
		const itself = response.request().isNavigationRequest();
		// 304 is the answer for a script that the browser has cached.
		if (!itself && !response.ok() && response.status() !== 304) troubles.push(`${response.status()} ${response.url()}`);
	});
	return troubles;
}

for (const address of ['/fr/', '/en', '/fr/about/?from=here']) {
	test(`${address} exists and runs`, async ({ page }) => {
		const troubles = troublesOf(page);
		const response = await page.goto(address);
		expect(response?.status()).toBe(200);
		await page.locator('[data-alive]').waitFor({ state: 'attached' });
		expect(troubles).toEqual([]);
	});
}

test('the first page moves on to the language of the browser', async ({ page }) => {
	const response = await page.goto('/');
	expect(response?.status()).toBe(200);
	await page.waitForURL('/en/');
});

for (const address of ['/nothing-here', '/fr/nothing-here/', '/en/no-game/no-chart/?q=1', '/_app/gone.js']) {
	test(`${address} gets the 404 page, whole at that depth`, async ({ page }) => {
		const troubles = troublesOf(page);
		await page.goto('/404/');
		const title = await page.title();
		const said = async () => (await page.locator('section').allInnerTexts()).sort();
		const words = await said();

		const response = await page.goto(address);
		expect(response?.status()).toBe(404);
		expect(await page.title()).toBe(title);
		expect(await said()).toEqual(words);
		expect(troubles).toEqual([]);

		await page.locator('section[lang=fr] a').click();
		await page.waitForURL('/fr/');
	});
}
