/** Odds shown beside the editor's calculator form. */
import { expect, type Page } from '@playwright/test';

/** Outcomes with their shares, in order. */
export async function oddsIn(page: Page): Promise<Record<string, string>> {
	const odds = page.getByRole('region', { name: 'The chances, now' });
	const rows = odds.getByRole('listitem').filter({ has: page.locator('meter') });
	await expect(rows.first()).toBeVisible();
	// Only the text itself: the other language and “or better” are in elements of their own.
	const own = await rows.evaluateAll((all) =>
		all.map((row) =>
			['b', '.head > span'].map((part) =>
				row.querySelector(part)!.firstChild!.textContent!.replace('\u00a0', ' ').trim()
			)
		)
	);
	return Object.fromEntries(own);
}

/** How far the page overflows horizontally. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
