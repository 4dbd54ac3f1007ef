/** Hydration and selection keep all texts of a chart, notes and doubts included; its scripts are light. */
import { expect, type Page } from '@playwright/test';
import { expectLight, watchAlive, weightOf } from './scripts';
import { alive, htmlOf, isChart, langOf, pagesOf } from './site';
import { test } from './test';

test.use({ serviceWorkers: 'block' });

const charts = pagesOf().filter((address) => /^\/..\/[^/]+\/[^/]+\/$/.test(address) && isChart(address));

/** All text nodes except in the parts that depend on the selection: of the page, or as the server wrote it. */
const textsOf = (page: Page, html?: string) =>
	page.evaluate((html) => {
		const of = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
		const walker = document.createTreeWalker(of.querySelector('main')!, NodeFilter.SHOW_TEXT);
		const texts: string[] = [];
		while (walker.nextNode()) {
			const text = walker.currentNode.textContent!.trim();
			if (text && !walker.currentNode.parentElement!.closest('.pickers, .answer, .lit-bar')) texts.push(text);
		}
		return texts;
	}, html);

/** Texts that are missing afterwards, in order. */
function lost(before: readonly string[], after: readonly string[]): string[] {
	let at = 0;
	return before.filter((text) => {
		const found = after.indexOf(text, at);
		if (found >= 0) at = found + 1;
		return found < 0;
	});
}

/** The row is highlighted and its bar shown, which is rendered last. */
async function chosen(page: Page) {
	await expect(page.locator('tr.lit')).toHaveCount(1);
	await expect(page.locator('.lit-bar')).toBeVisible();
}

const games = [...new Set(charts.map((address) => address.split('/')[2]!))];

for (const game of games) {
	test(`${game}: a chart keeps all its texts when a row is chosen, and loads at most 53 kB of JavaScript before, a matrix 55.5`, async ({
		page,
		context
	}) => {
		// A blank page, whose policy lets it parse HTML. To load each chart without scripts took a fifth of the time.
		const parser = await context.newPage();
		const faults: string[] = [];
		const weights: Awaited<ReturnType<typeof weightOf>>[] = [];
		let notes = 0;
		await watchAlive(page);
		await page.goto('/fr/about/');
		await alive(page);
		for (const address of charts.filter((one) => one.split('/')[2] === game)) {
			const html = htmlOf(address);
			const before = await textsOf(parser, html);
			notes += html.match(/<li id="?note-/g)?.length ?? 0;
			const compare = async (way: string) => {
				await chosen(page);
				faults.push(...lost(before, await textsOf(page)).map((text) => `${address} ${way}: ${text}`));
			};
			// Results of the search, favourites and lines of a sum are links that the router follows.
			await page.locator('main').evaluate(
				(main, href) => {
					const link = document.createElement('a');
					link.href = href;
					link.textContent = 'hit';
					main.prepend(link);
				},
				`${address}#${/<tr id="?([^"\s>]+)/.exec(html)![1]}`
			);
			await page.getByRole('link', { name: 'hit', exact: true }).click();
			await page.waitForURL((url) => url.pathname === address);
			await compare('from a link');
			// A page load each, so in one language: it takes the same way in the other.
			if (langOf(address) === 'fr') {
				await page.reload();
				await alive(page);
				await compare('loaded at its row');
			}
			await page.goto(address);
			await alive(page);
			if (langOf(address) === 'fr') weights.push(await weightOf(page, address));
			// On the cell itself: a tap could hit an abbreviation or a note's letter in it.
			await page.locator('tbody tr[id] td').first().dispatchEvent('click');
			await compare('after a tap');
			expect(new URL(page.url()).hash).not.toBe('');
		}
		expect(faults).toEqual([]);
		expect(notes, 'notes seen').toBeGreaterThan(0);
		await expectLight(page, weights);
	});
}
