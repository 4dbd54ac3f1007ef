import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './test';
import { serve } from '../../scripts/serve.js';

const dir = process.env.GUIDON_BASE_BUILD;
const base = '/guidon';

test.skip(!dir, 'npm test makes the build below /guidon that this needs');

/** Follows all links from the first page; returns the status of each address. */
async function crawl(request: APIRequestContext, start: string): Promise<Map<string, number>> {
	const answers = new Map<string, number>();
	const waiting = [start];
	for (let address = waiting.pop(); address; address = waiting.pop()) {
		if (answers.has(address)) continue;
		const response = await request.get(address);
		answers.set(address, response.status());
		if (!response.headers()['content-type']?.includes('text/html')) continue;
		const html = (await response.text()).replace(
			/<script\b[^>]*>[\s\S]*?<\/script>/g,
			(script) => script.split('>')[0]!
		);
		for (const [, named = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
			const url = new URL(named.replaceAll('&amp;', '&'), address);
			url.hash = url.search = '';
			if (url.origin === new URL(start).origin) waiting.push(url.href);
		}
	}
	return answers;
}

test.describe('below a base path', () => {
	let site: Awaited<ReturnType<typeof serve>>;
	test.beforeAll(async () => {
		site = await serve({ dir, base, port: 0 });
	});
	test.afterAll(() => site.close());

	test('every address that a page names stays below it and answers', async ({ request }) => {
		const answers = await crawl(request, `${site.url}/`);
		expect([...answers.keys()]).toEqual(expect.arrayContaining([`${site.url}/fr/`, `${site.url}/en/`]));
		expect([...answers.keys()].filter((address) => !address.startsWith(`${site.url}/`))).toEqual([]);
		expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
	});

	test('the first page runs there, and asks for nothing elsewhere', async ({ page }) => {
		const strays: string[] = [];
		const errors: Error[] = [];
		page.on('pageerror', (error) => errors.push(error));
		page.on('request', (request) => {
			if (!request.url().startsWith(site.url)) strays.push(request.url());
		});
		page.on('response', (response) => {
			if (response.status() >= 400) strays.push(`${response.status()} ${response.url()}`);
		});
		const response = await page.goto(`${site.url}/`);
		expect(response?.status()).toBe(200);
		// Redirected to the browser's language.
		await page.waitForURL(`${site.url}/en/`);
		expect(strays).toEqual([]);
		expect(errors).toEqual([]);
	});

	test('an unknown address gets the 404 page, and so does one outside', async ({ request }) => {
		const lost = await (await request.get(`${site.url}/404/`)).text();
		for (const address of [`${site.url}/nothing-here/`, new URL('/', site.url).href, `${site.url}x/`]) {
			const response = await request.get(address);
			expect(response.status(), address).toBe(404);
			expect(await response.text(), address).toBe(lost);
		}
	});
});
