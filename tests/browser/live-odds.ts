/** The odds that stand beside the form of a calculator while it is written. */
import { expect, type Page } from '@playwright/test';

/** Result and share, in the order in which they stand. */
export async function oddsIn(page: Page): Promise<Record<string, string>> {
	const odds = page.getByRole('region', { name: 'The chances, now' });
	const rows = odds.getByRole('listitem').filter({ has: page.locator('meter') });
	await expect(rows.first()).toBeVisible();
	// The words alone: those in the other language, and “or better”, stand in elements of their own.
	const own = await rows.evaluateAll((all) =>
		all.map((row) =>
			['b', '.head > span'].map((part) =>
				row.querySelector(part)!.firstChild!.textContent!.replace('\u00a0', ' ').trim()
			)
		)
	);
	return Object.fromEntries(own);
}

/** How far a page is wider than its screen. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
