import { expect, test, type Page } from '@playwright/test';

/** Opens a page and waits until its script runs, which is when Kit adds what it announces new pages with. */
async function open(page: Page, address: string) {
	const response = await page.goto(address);
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
	return response;
}

test('a page that exists answers 200', async ({ page }) => {
	const response = await page.goto('/');
	expect(response?.status()).toBe(200);
});

for (const address of ['/nothing-here', '/fr/nothing-here/', '/en/no-game/no-chart/?q=1', '/_app/immutable/gone.js']) {
	test(`${address} gets the 404 page, which works at that depth`, async ({ page }) => {
		const errors: Error[] = [];
		const missing: string[] = [];
		page.on('pageerror', (error) => errors.push(error));
		page.on('response', (response) => {
			if (!response.ok() && !response.request().isNavigationRequest()) missing.push(response.url());
		});
		await open(page, '/404/');
		const title = await page.title();
		const words = await page.locator('body').innerText();
		const response = await open(page, address);
		expect(response?.status()).toBe(404);
		expect(await page.title()).toBe(title);
		expect(await page.locator('body').innerText()).toBe(words);
		expect(errors).toEqual([]);
		expect(missing).toEqual([]);
	});
}
