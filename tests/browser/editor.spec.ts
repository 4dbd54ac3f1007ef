/** Builds the game of the guide step by step on a phone; and work that must survive a crash. */
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words as form } from '../../src/lib/editor/calculators/words';
import { words as fields } from '../../src/lib/editor/form/words';
import { partsOf, type GuidePart } from '../../scripts/build/guide/markdown';
import { words } from '../../src/lib/editor/words';
import { words as packWords } from '../../src/lib/app/packs/words';
import { axeFindings } from './axe';
import { oddsIn, sideways } from './live-odds';
import { alive } from './site';
import { test } from './test';

test.use({ serviceWorkers: 'block' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

async function open(page: Page, address = '/en/packs/edit/') {
	await page.goto(address);
	await alive(page);
}

/** Back to the contents of the game, by the link above each part. */
async function toContents(page: Page, title = 'Three Hills') {
	await page.locator('.bar').getByRole('link', { name: title }).tap();
	await expect(heading(page, title)).toBeVisible();
}

async function pasteChart(page: Page, title: string, text: string, look?: () => Promise<void>) {
	await page.getByRole('link', { name: words.newChart.en }).tap();
	await page.getByLabel(words.chartTitle.en).fill(title);
	await page.getByLabel(words.pasteHere.en).fill(text);
	// The preview is shown before it is created.
	await expect(page.getByRole('region', { name: words.preview.en }).getByRole('table')).toBeVisible();
	await look?.();
	await button(page, words.makeChart.en).tap();
	await expect(heading(page, title)).toBeVisible();
}

const cells = (page: Page, row: number) => page.locator(`.sheet tbody tr:nth-child(${row}) > *`).allInnerTexts();

const GUIDE = partsOf(readFileSync('docs/packs.en.md', 'utf8'), 'en');
const STEPS = GUIDE.filter(({ level }) => level === 3);

/** By step id of the guide: the player's actions and their results. `look` runs axe. */
const STEP: Readonly<Record<string, (page: Page, step: GuidePart, look: () => Promise<void>) => Promise<void>>> = {
	async game(page, step, look) {
		await button(page, words.new.en).tap();
		await page.getByLabel(words.gameTitle.en, { exact: true }).fill('Three Hills');
		await page.getByLabel(words.author.en).fill('A. Player');
		await expect(page.getByLabel(words.licence.en)).toHaveValue('CC0-1.0');
		await expect(page.getByLabel(words.dice.en)).toHaveValue('d6');
		await look();
	},
	async table(page, { typed: [code] }, look) {
		await pasteChart(page, 'Results', code!, look);
		expect(await cells(page, 5)).toEqual(['5', 'NE', 'DR', 'EX', 'DE', 'DE']);
	},
	async heads(page, step, look) {
		const heads = page.locator('.sheet tbody th');
		await expect(heads.first()).toHaveText('1\u00a0or\u00a0less');
		await expect(heads.last()).toHaveText('6\u00a0or\u00a0more');
		// By keyboard: the cells are one stop, Enter opens one, Escape goes back to it.
		const tops = page.locator('.sheet thead th');
		await page.locator('.sheet table [tabindex="0"]').focus();
		for (let i = 1; i < (await tops.count()); i++) await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await expect(page.locator('.panel').getByRole('textbox').first()).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(tops.last()).toBeFocused();
		await tops.last().tap();
		await page.getByRole('region', { name: 'column 4/1' }).getByRole('textbox').fill('4/1+');
		await expect(page.locator('.sheet thead th').last()).toHaveText('4/1\u00a0or\u00a0more');
		await expect(page.locator('.panel')).toContainText('odds');
		for (const fold of await page.locator('.panel summary').all()) await fold.tap();
		await look();
		await button(page, words.close.en).tap();
	},
	async terms(page, step, look) {
		await button(page, words.makeTerms.en).tap();
		await expect(page.locator('.sheet td a.abbr')).toHaveCount(30);
		await toContents(page);
		await page.getByRole('link', { name: 'AE, AR, NE, DR, EX, DE' }).tap();
		const meant = {
			AE: ['Attacker eliminated', 'Every attacking counter leaves the map.'],
			AR: ['Attacker retreats', 'The attacking counters retreat one hex.'],
			NE: ['No effect', 'Nobody moves.'],
			DR: ['Defender retreats', 'The counters under attack retreat one hex.'],
			EX: ['Exchange', 'The defender is eliminated; the attacker loses at least as many points.'],
			DE: ['Defender eliminated', 'Every counter under attack leaves the map.']
		};
		for (const [abbr, [title, meaning]] of Object.entries(meant)) {
			const term = page.getByRole('group', { name: new RegExp(`^${abbr} `) });
			await term.getByLabel(words.termTitle.en).fill(title!);
			await term.getByLabel(words.meaning.en).fill(meaning!);
		}
		await look();
		await toContents(page);
		// The game is valid already: charts and words, no odds yet.
		await expect(page.getByText(words.noProblem.en)).toBeVisible();
	},
	async note(page) {
		await page.getByRole('link', { name: /^Results/ }).tap();
		await button(page, words.noteWhole.en).tap();
		await page.keyboard.type('Less than 1/2: no attack.');
		await expect(page.locator('.sheet li')).toContainText('Less than 1/2: no attack.');
		await toContents(page);
	},
	async terrain(page, { typed: [code] }) {
		await pasteChart(page, 'Terrain', code!);
		expect(await cells(page, 2)).toEqual(['Woods', '2', '−1']);
		await toContents(page);
	},
	async modifiers(page, { typed: [code] }) {
		await pasteChart(page, 'Modifiers', code!);
		expect(await cells(page, 1)).toEqual(['A general leads the attack', '+1']);
		await toContents(page);
	},
	async calculator(page, step, look) {
		await page.getByRole('link', { name: form.new.en }).tap();
		await page.getByLabel(form.title.en).fill('Attack');
		await page.getByRole('radio', { name: form.shapes.table.title.en }).check();
		await page.getByLabel(form.resultChart.en).selectOption({ label: 'Results' });
		await expect(page.getByLabel(fields.die.en)).toHaveValue('d6');
		for (const chart of ['Terrain', 'Modifiers'])
			await page.getByRole('checkbox', { name: chart, exact: true }).check();
		await look();
		await button(page, form.make.en).tap();
		await expect(heading(page, 'Attack')).toBeVisible();
	},
	async strengths(page, { typed: [code] }) {
		expect(await sideways(page)).toBeLessThanOrEqual(0);
		// The columns need two numbers, which are asked; the expression is that of the guide.
		const questions = page.locator('section').filter({ has: page.getByRole('heading', { name: form.questions.en }) });
		for (const name of ['Attackers', 'Defenders'])
			await expect(questions.getByText(name, { exact: true })).toBeVisible();
		await expect(page.getByLabel(form.givesCell.en)).toHaveValue(code!);
	},
	async results(page) {
		const results = page.locator('section').filter({ has: page.getByRole('heading', { name: form.results.en }) });
		const result = (title: string) => results.locator('details').filter({ hasText: new RegExp(`^\\d\\. ${title}`) });
		const told = {
			'Defender eliminated': ['May advance into the hex.', 'Leaves the map.'],
			'Defender retreats': ['May advance into the hex.', 'Retreats one hex.'],
			Exchange: ['Loses at least as many points.', 'Leaves the map.'],
			'No effect': ['Stays.', 'Stays.'],
			'Attacker retreats': ['Retreats one hex.', 'Stays.'],
			'Attacker eliminated': ['Leaves the map.', 'Stays.']
		};
		for (const [title, [attacker, defender]] of Object.entries(told)) {
			const one = result(title);
			await one.locator('> summary').tap();
			await one.getByRole('textbox', { name: `${form.doesTo.en} Attacker` }).fill(attacker!);
			await one.getByRole('textbox', { name: `${form.doesTo.en} Defender` }).fill(defender!);
			await one.locator('> summary').tap();
		}
		// Sorted by default, the exchange comes before the retreat.
		const retreats = result('Defender retreats');
		await retreats.locator('> summary').tap();
		await retreats.getByRole('button', { name: /^Up: / }).tap();
		await expect(
			results
				.locator('details')
				.locator('> summary')
				.filter({ hasText: /^\d\. / })
		).toHaveText(Object.keys(told).map((title, i) => `${i + 1}. ${title}`));
	},
	async stop(page, { typed: [code] }) {
		await page.getByRole('button', { name: 'At less than 1 to 2 there is no attack.' }).tap();
		await page.getByRole('group').filter({ hasText: 'there is no attack' }).locator('> summary').tap();
		await expect(page.getByLabel(form.stopIf.en)).toHaveValue(code!);
	},
	async example(page, step, look) {
		await page.getByRole('button', { name: form.seeOdds.en }).tap();
		expect(await oddsIn(page)).toEqual({
			'Defender eliminated': '17%',
			'Defender retreats': '33%',
			Exchange: '17%',
			'No effect': '17%',
			'Attacker retreats': '17%'
		});
		await button(page, form.keepExample.en).tap();
		await expect(page.getByText('Attackers 6 · Defenders 3', { exact: true })).toBeVisible();
		await expect(page.getByText('→ AR 1/6, NE 1/6, DR 2/6, EX 1/6, DE 1/6', { exact: true })).toBeVisible();
		await expect(page.getByText('Example 1: passes')).toBeVisible();
		expect(await sideways(page)).toBeLessThanOrEqual(0);
		await look();

		// With one more die the example fails; the actual result is shown, and undo restores it.
		await page.getByLabel(form.dice.en).fill('2');
		await expect(page.getByText('Example 1: fails')).toBeVisible();
		await expect(page.getByText(/The chances are others: .*\/36/)).toBeVisible();
		await button(page, words.undo.en).tap();
		await expect(page.getByText('Example 1: passes')).toBeVisible();
	}
};

test('a new user makes the game of the guide on a phone, from a pasted table to exact chances', async ({ page }) => {
	test.setTimeout(240_000);
	// Close the notice, which covers the foot of the page.
	const notice = page.getByRole('status').getByRole('button', { name: 'Got it' });
	await page.addLocatorHandler(notice, () => notice.tap());
	const found: string[] = [];
	const look = async () => void found.push(...(await axeFindings(page)));
	await open(page);
	await look();
	expect(Object.keys(STEP)).toEqual(STEPS.map(({ id }) => id));
	for (const step of STEPS) await test.step(step.title, () => STEP[step.id]!(page, step, look));
	await toContents(page);
	await look();

	// It is installed like any pack, and its pages are those of any game.
	await page.getByRole('link', { name: words.take.en }).tap();
	await expect(page.getByRole('heading', { name: 'Three Hills', level: 2 })).toBeVisible();
	found.push(...(await axeFindings(page)));
	await button(page, packWords.add.en).tap();
	await page.getByRole('status').getByRole('link', { name: 'Three Hills' }).tap();
	await expect(page).toHaveURL(/\/en\/~three-hills\/$/);
	await page.getByRole('link', { name: 'Results' }).first().tap();
	await expect(page.locator('thead th').last()).toHaveText('4/1\u00a0or\u00a0more');
	await page.goBack();
	await page.getByRole('link', { name: 'Attack' }).first().tap();
	await expect(page).toHaveURL(/\/en\/~three-hills\/calc\/attack\/$/);
	await button(page, calc.toThrow.en).tap();
	await page.locator('.pad').first().getByRole('button', { name: '5', exact: true }).tap();
	await expect(page.locator('.result .verdict')).toHaveText('Exchange');
	await expect(page.locator('.result')).toContainText('Loses at least as many points.');

	// A copy of it is edited and installed as its next version.
	await open(page, '/en/packs/');
	await button(page, packWords.copyOf.en).tap();
	await page.getByRole('link', { name: /^Terrain/ }).tap();
	await page.locator('.sheet td').first().tap();
	await page.locator('.panel input').first().fill('3');
	await toContents(page);
	await page.getByRole('link', { name: words.take.en }).tap();
	await expect(page.getByText('1 figure changes')).toBeVisible();
	await expect(button(page, packWords.replace.en)).toBeVisible();
	expect(found).toEqual([]);
});

test('the guide hands over its tables in the language of the reader', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, '/fr/packs/edit/');
	await page.getByRole('link', { name: packWords.guide.fr }).tap();
	await expect(heading(page, packWords.guide.fr)).toBeVisible();
	const steps = partsOf(readFileSync('docs/packs.fr.md', 'utf8'), 'fr').filter(({ level }) => level === 3);
	for (const { title, typed } of steps.filter(({ typed }) => typed[0]?.includes('\t'))) {
		const copy = page.getByRole('button', { name: `Copier\u00a0: ${title}` });
		await copy.tap();
		await expect(page.getByRole('status').filter({ hasText: packWords.textCopied.fr })).toHaveCount(1);
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(typed[0]);
	}
	expect(await sideways(page)).toBeLessThanOrEqual(0);
	expect(await axeFindings(page)).toEqual([]);
});

test('what was typed a moment ago outlives a tab that is killed, and can be undone', async ({ page, context }) => {
	await open(page);
	await button(page, words.new.en).tap();
	await page.getByRole('link', { name: words.newChart.en }).tap();
	await button(page, words.makeChart.en).tap();
	await page.locator('.sheet tbody th').first().tap();
	await page.keyboard.type('Woods');
	await page.keyboard.press('Enter');
	await page.keyboard.type('+1 ');
	const hash = new URL(page.url()).hash;
	await expect(page.getByText(words.kept.en, { exact: true })).toBeVisible();
	// Crash the tab: no event reaches the page.
	await page.goto('chrome://crash').catch(() => undefined);
	await page.close();

	const again = await context.newPage();
	await open(again, `/fr/packs/edit/${hash}`);
	const [head, cell] = [again.locator('.sheet tbody th').first(), again.locator('.sheet tbody td').first()];
	await expect(head).toHaveText('Woods');
	await expect(cell).toHaveText('+1');
	await cell.tap();
	await again.locator('.panel input').first().fill('−2');
	await expect(cell).toHaveText('−2');
	await again.keyboard.press('Control+z');
	await expect(cell).toHaveText('+1');
	await expect(again.locator('.panel input').first()).toHaveValue('+1');
	await button(again, words.redo.fr).tap();
	await expect(cell).toHaveText('−2');
	// Steps in the editor are history entries, so Back goes through them.
	await again.locator('.bar').getByRole('link').tap();
	await expect(cell).toHaveCount(0);
	await expect(again.getByText(words.noCharts.fr)).toBeHidden();
	// From the page: Playwright may not have seen the last history entry yet.
	await again.evaluate(() => history.back());
	await expect(cell).toHaveText('−2');
});

test('of two tabs on one draft the one that is behind says so, and takes the other version or keeps its own', async ({
	page,
	context
}) => {
	const title = (tab: Page) => tab.getByLabel(words.gameTitle.en, { exact: true });
	const behind = (tab: Page) => tab.getByRole('alert').filter({ hasText: words.otherTab.en });
	await open(page);
	await button(page, words.new.en).tap();
	await title(page).fill('Sedan');
	await expect(page.getByText(words.kept.en, { exact: true })).toBeVisible();
	const other = await context.newPage();
	await open(other, `/en/packs/edit/${new URL(page.url()).hash}`);
	await expect(title(other)).toHaveValue('Sedan');

	await title(other).fill('Sadowa');
	await expect(behind(page)).toBeVisible();
	await expect(behind(other)).toHaveCount(0);
	await button(page, words.takeNewer.en).tap();
	await expect(title(page)).toHaveValue('Sadowa');
	await expect(page.getByText(words.kept.en, { exact: true })).toBeVisible();

	await title(page).fill('Gravelotte');
	await expect(behind(other)).toBeVisible();
	await title(other).fill('Spicheren');
	await button(other, words.keepOwn.en).tap();
	await expect(other.getByText(words.kept.en, { exact: true })).toBeVisible();
	await expect(behind(page)).toBeVisible();
	await button(page, words.takeNewer.en).tap();
	await expect(title(page)).toHaveValue('Spicheren');
});

test('a draft that is deleted comes back', async ({ page }) => {
	await open(page);
	await button(page, words.new.en).tap();
	await page.getByLabel(words.gameTitle.en, { exact: true }).fill('Sedan');
	await page.locator('.bar').getByRole('link', { name: words.drafts.en }).tap();
	await button(page, `${words.removeDraft.en} (Sedan)`).tap();
	await expect(page.getByRole('link', { name: /^Sedan/ })).toBeHidden();
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(page.getByRole('link', { name: /^Sedan/ })).toBeVisible();
});

test('a chart copied out of the app is pasted as it was, notes and all', async ({ page }) => {
	await open(page, '/en/jdg/terrain/');
	const html = await page.locator('table').evaluate((table) => table.outerHTML);
	const rows = page.locator('tbody tr');
	const [many, noted] = await rows.evaluateAll((all) => [
		all.length,
		all.findIndex((row) => row.querySelector('sup') && !row.querySelector('.doubt'))
	]);
	const texts = await rows.nth(noted!).locator('td, th').allInnerTexts();
	await open(page);
	await button(page, words.new.en).tap();
	await page.getByRole('link', { name: words.newChart.en }).tap();
	await page.getByLabel(words.pasteHere.en).evaluate((field, html) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', html);
		clipboardData.setData('text/plain', 'x');
		field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	}, html);
	await button(page, words.makeChart.en).tap();
	await expect(page.locator('.sheet tbody tr')).toHaveCount(many!);
	expect(await page.locator('.sheet tbody tr').nth(noted!).locator('td, th').allInnerTexts()).toEqual(texts);
});
