/** Steps 8 to 12 of the guide as a player takes them, on the page of a new calculator. */
import { expect, type Page } from '@playwright/test';

/** The odds beside the form, by result. */
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

/** What the charts are called. */
export interface Charts {
	readonly table: string;
	readonly terrain: string;
	readonly modifiers: string;
}

/** From the page of a new calculator to an example that is kept; the game is in English. */
export async function makeTheCalculator(page: Page, { table, terrain, modifiers }: Charts) {
	// What is said once, over the foot of the page, is read and put away.
	const notice = page.getByRole('status').getByRole('button', { name: 'Got it' });
	await page.addLocatorHandler(notice, () => notice.click());
	// 8: the calculator begins from the charts.
	await page.getByLabel('Title').fill('Attack');
	await page.getByRole('radio', { name: 'A sum, a table' }).check();
	await page.getByLabel('Which chart gives the result?').selectOption({ label: table });
	await page.getByLabel('Which die?').selectOption('d6');
	await expect(page.getByLabel('How is the row found?')).toHaveValue('roll');
	await page.getByRole('checkbox', { name: terrain, exact: true }).check();
	await page.getByRole('checkbox', { name: modifiers, exact: true }).check();

	// 9: the strengths, whose ratio finds the column.
	await expect(page.getByLabel('How is the column found?')).toHaveValue('ratio');
	await expect(page.getByLabel('First number')).toHaveValue('Attackers');
	await expect(page.getByLabel('Second number')).toHaveValue('Defenders');
	await page.getByRole('button', { name: 'Make this calculator' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Attack' })).toBeVisible();

	// 10: the results in order, and what each does.
	const results = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The results' }) });
	const second = results.locator('summary').nth(1);
	await expect(second).toContainText('2. ');
	const retreats = results.locator('details').filter({ hasText: /^3\. / });
	await retreats.locator('summary').click();
	await retreats.getByLabel('What it does: Attacker').fill('May advance into the hex.');
	await retreats.getByLabel('What it does: Defender').fill('Retreats one hex.');
	await retreats.getByRole('button', { name: /^Up: / }).first().click();

	// 11: what is not allowed.
	await page.getByRole('button', { name: 'At less than 1 to 2 there is no attack.' }).click();

	// 12: six against three in the clear, kept as an example.
	await page.getByRole('button', { name: 'See the chances' }).click();
	await expect(page.getByText('Retreats one hex.').last()).toBeVisible();
	const odds = await oddsIn(page);
	expect(Object.values(odds)).toEqual(['17%', '33%', '17%', '17%', '17%']);
	await page.getByRole('button', { name: 'Keep this as an example' }).click();
	await expect(page.getByText('Attackers 6 · Defenders 3', { exact: false })).toBeVisible();
	await expect(page.getByText(/AR 1\/6/)).toContainText('DR 2/6');
	for (const share of ['AR 1/6', 'NE 1/6', 'DR 2/6', 'EX 1/6', 'DE 1/6'])
		await expect(page.getByText(/→ .*AR/)).toContainText(share);
}
