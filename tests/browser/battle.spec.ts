/** A battle from start to report: logged automatically, interrupted, corrected, summarised. */
import { chromium, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { words as settings } from '../../src/lib/app/settings/words';
import { reportWords } from '../../src/lib/app/battle/report-words';
import { copyWords } from '../../src/lib/app/battle/copy-words';
import { words } from '../../src/lib/app/battle/words';
import type { Battle, Entry } from '../../src/lib/app/storage/types';
import { disk, open, putOnDisk } from './keeping';
import { alive, BUILD, LANGS, refused, removeScratch, scratchFolder, startSite, type Lang } from './site';

// The worker has its own spec; filling its cache in every test takes longer than the test.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });
test.afterAll(removeScratch);

const FIRE = '/alexander/calc/fire/';
const MELEE = '/alexander/calc/melee/';
const SHOOTING = '/wab/calc/shooting/';

const button = (at: Page | Locator, word: { fr: string; en: string }, lang: Lang = 'fr') =>
	at.getByRole('button', { name: word[lang], exact: true });

/** Two taps from the list to the battle. */
async function start(page: Page, lang: Lang = 'fr', game?: string) {
	await button(page, words.startBattle, lang).click();
	if (game) await page.getByRole('radio', { name: game, exact: true }).check();
	await button(page, words.start, lang).click();
	await expect(button(page, words.nextTurn, lang)).toBeVisible();
}

async function begin(page: Page, lang: Lang = 'fr', game?: string): Promise<string> {
	await open(page, `/${lang}/session/`);
	await start(page, lang, game);
	await page.waitForURL('**/session/battle/?id=*');
	return page.url();
}

const face = (page: Page, n: number, pad = 0) =>
	page
		.locator('.pad')
		.nth(pad)
		.getByRole('button', { name: String(n), exact: true });

/** Opens a calculator at its dice, with default answers. */
async function calculator(page: Page, path: string, lang: Lang = 'fr') {
	await open(page, `/${lang}${path}`);
	await button(page, calc.toThrow, lang).click();
}

/** Corrects the first die that was thrown. */
async function correct(page: Page, n: number) {
	await button(page, calc.changeDie).first().click();
	await face(page, n).click();
}

const keepBox = (page: Page, lang: Lang = 'fr') => page.getByRole('complementary', { name: words.log[lang] });
const noted = (page: Page, turn: number, lang: Lang = 'fr') =>
	expect(keepBox(page, lang).getByRole('status')).toContainText(
		`${words.noted[lang]}, ${words.turn[lang].toLowerCase()} ${turn}`
	);
/** Side, names and remark of the combat on the table, behind its row. */
const openRow = (page: Page, lang: Lang = 'fr') => keepBox(page, lang).getByRole('status').getByRole('button').click();

const combats = async (page: Page) =>
	(await disk(page)).entries.filter(({ kind }) => kind === 'combat') as never as Faces[];
type Faces = { faces: number[]; battle: string; corrected?: { faces: number[] }[]; who?: number; note?: string };
const facesOnDisk = async (page: Page) => (await combats(page)).map(({ faces }) => faces).sort();

const lines = (page: Page) => page.locator('.log li button');
const detail = (page: Page) => page.locator('.detail');
const toast = (page: Page) => page.locator('.toast');

test('an empty list says what it is for, and two taps begin', async ({ page }) => {
	for (const lang of LANGS) {
		await open(page, `/${lang}/session/`);
		await expect(page.getByText(words.emptyWhy[lang])).toBeVisible();
	}
	await start(page, 'en');
	await expect(page.locator('.turn')).toContainText('1');
	await expect(page.locator('.sides')).toContainText(words.sideA.en);
	const { battles } = await disk(page);
	expect(battles).toHaveLength(1);
	expect(battles[0]).toMatchObject({ state: 'running', turn: 1, turns: true });
});

test('sides, scenario and game are the player’s, and the next battle takes the sides over', async ({ page }) => {
	await open(page, '/fr/session/');
	await button(page, words.startBattle).click();
	await page.getByRole('radio', { name: 'WAB', exact: true }).check();
	await page.getByLabel(words.scenario.fr).fill('Le <b>Granique</b>');
	await page.getByLabel(`${words.nameOfSide.fr} 2`).fill('Perses');
	await page.getByRole('radio', { name: 'DBM', exact: true }).check();
	await page.getByRole('radio', { name: 'WAB', exact: true }).check();
	await expect(page.getByLabel(`${words.nameOfSide.fr} 2`)).toHaveValue('Perses');
	await page.getByLabel(`${words.nameOfSide.fr} 2`).fill('');
	// The default name is a placeholder, so typing needs no deleting first.
	await page.getByLabel(`${words.nameOfSide.fr} 1`).tap();
	await page.keyboard.type('Macédoniens');
	await page
		.getByRole('radiogroup', { name: `${words.colour.fr} 1` })
		.getByLabel('vert')
		.check();
	await page.getByRole('checkbox', { name: words.countTurns.fr }).uncheck();
	await button(page, words.start).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le <b>Granique</b>');
	await expect(button(page, words.addNote)).toBeVisible();
	await expect(button(page, words.nextTurn)).toHaveCount(0);
	const { battles } = await disk(page);
	expect(battles[0]).toMatchObject({
		game: 'wab',
		turns: false,
		sides: [{ name: 'Macédoniens', colour: 'green' }, { name: 'Camp B' }]
	});
	// Even if the tap comes before the database is loaded.
	const folder = '_app/immutable/chunks/';
	const database = readdirSync(join(BUILD, folder)).find(
		(file) => file.endsWith('.js') && readFileSync(join(BUILD, folder, file), 'utf8').includes('BulkError')
	);
	expect(database).toBeDefined();
	let tap = () => {};
	const tapped = new Promise<void>((done) => (tap = done));
	await page.route(`**/${folder}${database}`, (route) => tapped.then(() => route.continue()));
	await open(page, '/fr/session/');
	await button(page, words.startBattle).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(words.startBattle.fr);
	tap();
	await expect(page.getByLabel(`${words.nameOfSide.fr} 1`)).toHaveValue('Macédoniens');
});

/** One visit that fills the cache, until the app reports it is ready offline. */
async function offlineVisit(page: Page, url: string) {
	await page.goto(`${url}/fr/`);
	await expect(page.locator('.notice')).toContainText('Prêt hors connexion', { timeout: 30_000 });
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test.describe('with the server killed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a combat goes into the log from its first question on: guided and all at once, in both languages', async ({
		page
	}) => {
		const site = await startSite();
		await offlineVisit(page, site.url);
		await site.kill();
		expect(await refused(`${site.url}/fr/`)).toBe(true);

		let count = 0;
		for (const lang of LANGS) {
			await page.goto(`${site.url}/${lang}/session/`);
			await alive(page);
			if (lang === 'fr') await start(page, lang);
			else await page.locator('.battle a').click();
			for (const way of ['guided', 'all'] as const) {
				await page.evaluate(() => localStorage.removeItem('guidon.calc-way'));
				await page.locator('main ul a', { hasText: { fr: 'Tir', en: 'Fire' }[lang] }).click();
				if (way === 'all') {
					await button(page, calc.menu, lang).click();
					await button(page, calc.all, lang).click();
				} else {
					await button(page, calc.next, lang).click();
					await expect(page.locator('.progress')).toHaveAttribute('aria-label', / 2\//);
				}
				await button(page, calc.toThrow, lang).click();
				await face(page, 9 - count).click();
				await noted(page, 1, lang);
				await expect.poll(() => combats(page)).toHaveLength(++count);
				await openRow(page, lang);
				await keepBox(page, lang).getByRole('link').click();
				await expect(lines(page)).toHaveCount(count);
			}
		}
		await button(page, words.nextTurn, 'en').click();
		await expect(page.locator('.turn b')).toHaveText('2');
		await page.reload();
		await expect(lines(page)).toHaveCount(4);
	});
});

test('throws that follow complete the combat; thrown again, it is another', async ({ page }) => {
	await begin(page, 'fr', 'WAB');
	await calculator(page, SHOOTING);
	for (const made of [6, 2]) await face(page, made).click();
	await expect.poll(() => facesOnDisk(page)).toEqual([[6, 2]]);
	expect((await combats(page))[0]).not.toHaveProperty('corrected');

	await button(page, calc.sameWith).click();
	await face(page, 6).click();
	await expect.poll(() => facesOnDisk(page)).toEqual([[6], [6, 2]]);
	// Undone and redone on the page, it is the same throw.
	await button(page, calc.undo).click();
	await expect(page.locator('.result')).toHaveCount(0);
	await button(page, calc.menu).click();
	await button(page, calc.redo).click();
	await expect(page.locator('.result')).toHaveCount(1);
	await noted(page, 1);
	expect(await facesOnDisk(page)).toEqual([[6], [6, 2]]);
});

test('who acted and a remark are a tap away, and a face set right stays visible', async ({ page }) => {
	await begin(page);
	await calculator(page, MELEE);
	await face(page, 4).click();
	await noted(page, 1);
	await expect(keepBox(page).getByRole('status').getByRole('button')).toContainText(words.sideA.fr);
	await openRow(page);
	await button(keepBox(page), words.sideB).click();
	await keepBox(page).getByRole('textbox').fill('Le roi en personne');
	await keepBox(page).getByRole('textbox').blur();
	await page.keyboard.press('Escape');
	await expect(keepBox(page).getByRole('status').getByRole('button')).toContainText(words.sideB.fr);
	await correct(page, 5);
	await expect
		.poll(() => combats(page))
		.toMatchObject([{ faces: [5], who: 1, note: 'Le roi en personne', corrected: [{ faces: [4] }] }]);
	await openRow(page);
	await keepBox(page).getByRole('link').click();
	await expect(lines(page)).toHaveCount(1);
	await expect(lines(page)).toContainText('Le roi en personne');
	// Only the die was wrong, so it is shown too.
	await expect(lines(page).locator('.corrected s')).toContainText('4 + ');
});

test('taken out of the log where it was noted, and put back', async ({ page }) => {
	await begin(page);
	await calculator(page, FIRE);
	await face(page, 9).click();
	await noted(page, 1);
	await openRow(page);
	await button(keepBox(page), words.takeOut).click();
	await expect(keepBox(page)).toContainText(words.takenOut.fr);
	expect(await combats(page)).toEqual([]);
	await button(keepBox(page), words.putBack).click();
	await noted(page, 1);
	expect(await facesOnDisk(page)).toEqual([[9]]);
});

test('without a battle one line offers a log, below one combat and never again', async ({ page }) => {
	await open(page, '/fr/');
	await calculator(page, FIRE);
	await face(page, 2).click();
	const offer = button(keepBox(page), words.beginLog);
	await expect(offer).toBeVisible();
	await expect(keepBox(page).getByRole('button')).toHaveCount(1);
	await page.reload();
	await expect(offer).toBeVisible();
	await button(page, calc.sameWith).click();
	await expect(page.getByRole('complementary', { name: words.log.fr })).toHaveCount(0);
	await face(page, 3).click();
	await expect.poll(() => facesOnDisk(page)).toEqual([[2], [3]]);
	await expect(page.locator('.result')).toBeVisible();
	await expect(offer).toHaveCount(0);
	// Unkept combats are offered on the battles page.
	await open(page, '/fr/session/');
	await button(page, words.unkeptKeep).click();
	await expect.poll(async () => new Set((await combats(page)).map(({ battle }) => battle)).has('')).toBe(false);
});

test('the log that is begun there has the combat in it', async ({ page }) => {
	await open(page, '/fr/');
	await calculator(page, FIRE);
	await face(page, 2).click();
	await button(keepBox(page), words.beginLog).click();
	await noted(page, 1);
	const { battles, entries } = await disk(page);
	expect(battles).toMatchObject([{ game: 'alexander', state: 'running' }]);
	expect(entries).toMatchObject([{ battle: battles[0]!.id, faces: [2] }]);
	// A battle of another game is not mentioned.
	await calculator(page, SHOOTING);
	await face(page, 0).click();
	await expect.poll(() => combats(page)).toHaveLength(2);
	await expect(keepBox(page)).toHaveCount(0);
});

test('six combats and two swaps are noted for the side that attacked', async ({ page }) => {
	await begin(page);
	await calculator(page, MELEE);
	const sides = async () => (await combats(page)).map(({ who }) => who);
	for (let nth = 1; nth <= 6; nth++) {
		if (nth > 1) await button(page, calc.sameWith).click();
		if (nth === 3 || nth === 6) {
			await button(page, calc.menu).click();
			await button(page, calc.swap).click();
		}
		await face(page, nth).click();
		await expect.poll(sides).toHaveLength(nth);
	}
	const all = (await disk(page)).entries as never as { order: number; who: number }[];
	expect(all.sort((a, b) => a.order - b.order).map(({ who }) => who)).toEqual([0, 0, 1, 1, 1, 0]);
});

test('to open, reload or restore a calculator writes nothing, in any tab and after another battle was begun', async ({
	page,
	context
}) => {
	await begin(page);
	await calculator(page, MELEE);
	await face(page, 4).click();
	await noted(page, 1);
	const entries = async () => (await disk(page)).entries;
	/** Dice are shown, and the log was queried for their combat. */
	const stood = async (tab: Page, dice: number, said = words.noted.fr) => {
		await expect(tab.locator('.result')).toContainText(`${dice} + `);
		await expect(keepBox(tab).getByRole('status')).toContainText(said);
	};
	const other = await context.newPage();
	await open(other, `/fr${MELEE}`);
	await stood(other, 4);
	expect(await entries()).toHaveLength(1);

	await button(page, calc.sameWith).click();
	await face(page, 5).click();
	await noted(page, 1);
	await correct(page, 6);
	await expect.poll(() => facesOnDisk(page)).toEqual([[4], [6]]);
	const before = await entries();
	// The new tab opens with the second combat, the other tab still has the first.
	const third = await context.newPage();
	await open(third, `/fr${MELEE}`);
	await stood(third, 6);
	await other.reload();
	await stood(other, 4);
	await page.reload();
	await stood(page, 6);
	expect(await entries()).toEqual(before);

	// In a battle started since, they stay in the log of the other battle.
	await begin(third);
	await open(third, `/fr${MELEE}`);
	await stood(third, 6);
	await other.reload();
	await stood(other, 4);
	expect(await entries()).toEqual(before);

	// Thrown before it and in no log: only the player can add it.
	await third.goto('/fr/session/');
	await third.evaluate(
		(ids) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('guidon');
				opening.onsuccess = () => {
					const writing = opening.result.transaction('entries', 'readwrite');
					for (const id of ids) writing.objectStore('entries').delete(id);
					writing.oncomplete = () => {
						opening.result.close();
						done();
					};
					writing.onabort = () => failed(writing.error);
				};
			}),
		before.map(({ id }) => id as string)
	);
	await page.reload();
	await stood(page, 6, words.notInLog.fr);
	expect(await combats(page)).toEqual([]);
	await button(keepBox(page), words.addToLog).click();
	await stood(page, 6);
	expect(await facesOnDisk(page)).toEqual([[6]]);
});

test('a reload notes nothing twice; a battle paused is taken up where one resolves', async ({ page }) => {
	await begin(page);
	await calculator(page, FIRE);
	await face(page, 6).click();
	await noted(page, 1);
	await page.reload();
	await noted(page, 1);
	expect(await facesOnDisk(page)).toEqual([[6]]);

	await page.goto('/fr/session/');
	await page.locator('.battle button.more').click();
	await button(page, words.pause).click();
	await expect(page.getByRole('heading', { name: words.paused.fr })).toBeVisible();
	await calculator(page, MELEE);
	await face(page, 1).click();
	await keepBox(page)
		.getByRole('button', { name: new RegExp(`^${words.resumeWith.fr} `) })
		.click();
	await noted(page, 1);
	const { battles, entries } = await disk(page);
	expect(battles).toMatchObject([{ state: 'running' }]);
	expect(new Set(entries.map(({ battle }) => battle))).toEqual(new Set([battles[0]!.id]));
});

test('an entry shows its sum, is put right with both versions kept, and fought again', async ({ page }) => {
	const battle = await begin(page);
	await open(page, `/fr${MELEE}`);
	await page.locator('fieldset input[type=radio]:not(:checked):not(:disabled)').first().click();
	await expect(page.locator('.progress')).toHaveAttribute('aria-label', / 2\//);
	await button(page, calc.toThrow).click();
	await face(page, 3).click();
	await noted(page, 1);
	const answers = page.locator('.work details:not(.fold) > summary');
	const chosen = await answers.allInnerTexts();
	await page.goto(battle);
	await lines(page).first().click();
	await expect(detail(page)).toContainText(words.wasShown.fr);
	await detail(page).locator('summary', { hasText: calc.sum.fr }).click();
	await expect(detail(page).locator('tfoot')).toBeVisible();
	await detail(page).locator('summary', { hasText: calc.odds.fr }).click();
	await expect(detail(page).locator('[aria-current=true]')).toBeVisible();
	// Nothing has changed since, so there is no note.
	await expect(detail(page).getByRole('note')).toHaveCount(0);

	await button(detail(page), words.correct).click();
	await expect(page.getByRole('heading', { name: words.correcting.fr })).toBeVisible();
	await expect(page.locator('.result')).toContainText('3 + ');
	await correct(page, 8);
	expect(await facesOnDisk(page)).toEqual([[3]]);
	await button(page, words.saveCorrection).click();
	await expect(lines(page).locator('.corrected')).toContainText(words.corrected.fr);
	expect(await combats(page)).toMatchObject([{ faces: [8], corrected: [{ faces: [3] }] }]);
	await expect(detail(page)).toContainText(words.correctedTimes.fr);
	await expect(detail(page).locator('s')).not.toBeEmpty();

	await button(detail(page), words.throwAgain).click();
	await expect(face(page, 8)).toHaveAttribute('aria-pressed', 'false');
	await expect(answers.first()).toBeVisible();
	expect((await answers.allInnerTexts()).slice(0, chosen.length)).toEqual(chosen);
	await face(page, 0).click();
	await noted(page, 1);
	await expect.poll(() => facesOnDisk(page)).toEqual([[0], [8]]);
});

test('an answer of a noted combat is put right, and its die stays', async ({ page }) => {
	const battle = await begin(page);
	await calculator(page, MELEE);
	await face(page, 3).click();
	await noted(page, 1);
	const [wrong] = (await disk(page)).entries;
	await page.goto(battle);
	await lines(page).first().click();
	await button(detail(page), words.correct).click();
	await expect(page.locator('.result')).toContainText('3 + ');
	await page.locator('.work details:not(.fold) > summary').first().click();
	await page.locator('.work details[open] input:not(:checked):not(:disabled)').first().click();
	await expect(page.locator('.result')).toContainText('3 + ');
	await button(page, words.saveCorrection).click();
	await expect(lines(page).locator('.corrected')).toContainText(words.corrected.fr);
	const [right] = (await disk(page)).entries;
	expect(right).toMatchObject({ faces: [3], corrected: [{ faces: [3], answers: wrong!.answers }] });
	expect(right!.answers).not.toEqual(wrong!.answers);
});

test('a house rule is a tap from the total; sum, die, log, link, reload, correction and undo have it', async ({
	page,
	context
}) => {
	const battle = await begin(page);
	await calculator(page, MELEE);
	const total = page.locator('.total b');
	const before = Number((await total.innerText()).replace('−', '-'));
	const number = (n: number) => String(n).replace('-', '−');
	const signed = (n: number) => (n > 0 ? '+' : '') + number(n);
	const rule = () => page.locator('#sum .house');
	await total.click();
	await rule()
		.getByRole('button', { name: `Règle maison, ${calc.less.fr}` })
		.click();
	await rule().getByRole('textbox').fill('  Brume du matin ');
	await rule().getByRole('textbox').press('Enter');
	const line = page.locator('#sum tr', { hasText: 'Brume du matin' });
	await expect(line).toContainText('Règle maison');
	await expect(line.locator('td')).toHaveText('−1');
	await page.keyboard.press('Escape');
	await expect(total).toHaveText(signed(before - 1));

	// It comes with a link, and back after a reload.
	await expect(page).toHaveURL(/house-rule=-1_Brume_du_matin~/);
	const other = await context.newPage();
	await open(other, page.url());
	await expect(other.locator('.total b')).toHaveText(signed(before - 1));
	await other.close();
	await page.reload();
	await alive(page);
	await expect(total).toHaveText(signed(before - 1));

	await face(page, 4).click();
	await noted(page, 1);
	await expect(page.locator('.result .adds').first()).toContainText(`= ${number(4 + before - 1)}`);
	// Remembered behind the die: the die stays, and so does the combat.
	await page.locator('.result button.adds').click();
	await rule()
		.getByRole('button', { name: `Règle maison, ${calc.less.fr}` })
		.click();
	await page.keyboard.press('Escape');
	await expect(page.locator('.result .adds').first()).toContainText(`= ${number(4 + before - 2)}`);
	await expect.poll(() => facesOnDisk(page)).toEqual([[4]]);

	await open(page, battle);
	await expect(lines(page).first()).toContainText('brume du matin −2');
	await lines(page).first().click();
	await button(detail(page), words.correct).click();
	await page.locator('summary', { hasText: 'Règle maison' }).click();
	await page
		.locator('.work .house')
		.getByRole('button', { name: `Règle maison, ${calc.more.fr}` })
		.click();
	await button(page, words.saveCorrection).click();
	await expect(lines(page).first()).toContainText('brume du matin −1');
	await page.keyboard.press('Control+z');
	await expect(lines(page).first()).toContainText('brume du matin −2');
});

test('an entry of other data says what it would be today, and what it was stays', async ({ page }) => {
	const battle = await begin(page);
	await calculator(page, FIRE);
	await face(page, 9).click();
	await noted(page, 1);
	await page.goto('/fr/session/');
	// As in a backup made before a figure was corrected.
	const rows = await disk(page);
	const old = rows.entries.map((entry) => ({
		...entry,
		updated: Number(entry.updated) + 1,
		data: '2025-01-31',
		outcome: ['no-effect'],
		shown: { fr: 'Pas d’effet', en: 'No effect' }
	}));
	await restore(page, { ...rows, entries: old as never });
	await page.goto(battle);
	await expect(lines(page)).toContainText('Pas d’effet');
	await lines(page).first().click();
	await expect(detail(page).getByRole('note')).toContainText('31 janvier 2025');
	await expect(detail(page).getByRole('note')).toContainText(words.todayWouldBe.fr);
	await expect(detail(page).getByRole('note')).toContainText('En déroute');
});

test('deleted and brought back: by the toast, by Ctrl+Z, and redone', async ({ page }) => {
	await begin(page);
	await button(page, words.addNote).click();
	await page.locator('#note-text').fill('La droite plie');
	await button(page, words.write).click();
	await expect(lines(page)).toHaveCount(1);
	await lines(page).first().click();
	await button(detail(page), words.removeEntry).click();
	await expect(lines(page)).toHaveCount(0);
	await button(toast(page), keeping.undo).click();
	await expect(lines(page)).toHaveText(/La droite plie/);

	// The toast covers no button: the key is tapped before it disappears (after eight seconds).
	await expect(toast(page)).toBeVisible();
	await button(page, words.nextTurn).click({ timeout: 6_000 });
	await expect(page.locator('.turn b')).toHaveText('2');
	await page.keyboard.press('Control+z');
	await expect(page.locator('.turn b')).toHaveText('1');
	await page.keyboard.press('Control+Shift+z');
	await expect(page.locator('.turn b')).toHaveText('2');

	await page.locator('.title button.more').click();
	await button(page, words.removeBattle).click();
	await expect(page).toHaveURL(/\/fr\/session\/$/);
	await expect(page.getByText(words.emptyWhy.fr)).toBeVisible();
	await button(toast(page), keeping.undo).click();
	await page.locator('.battle a').click();
	await expect(lines(page)).toHaveText(/La droite plie/);
});

test('from a battle a calculator opens on a new combat, the last one a tap away', async ({ page }) => {
	const battle = await begin(page);
	await calculator(page, MELEE);
	await face(page, 3).click();
	await noted(page, 1);
	const before = await disk(page);
	await open(page, battle);
	await page.locator('main ul a', { hasText: 'Mêlée' }).click();
	await expect(page.locator('.progress')).toHaveAttribute('aria-label', / 1\//);
	await expect(page.locator('.result')).toHaveCount(0);
	await button(page, calc.undo).click();
	await expect(page.locator('.result')).toContainText('3 + ');
	await noted(page, 1);
	expect((await disk(page)).entries).toEqual(before.entries);
});

test('the undo of one battle leaves another alone, and says whose it is', async ({ page }) => {
	const first = await begin(page);
	const second = await begin(page);
	await button(page, words.addNote).click();
	await page.locator('#note-text').fill('La droite plie');
	await button(page, words.write).click();
	await expect(lines(page)).toHaveCount(1);
	const before = await disk(page);
	await open(page, first);
	const undo = page.locator('.tools').getByRole('button', { name: new RegExp(`^${words.undo.fr}`) });
	await expect(page.locator('.log')).toContainText(words.logEmpty.fr.slice(0, 11));
	await expect(undo).toBeDisabled();
	await page.keyboard.press('Control+z');
	await button(page, words.addNote).click();
	await page.locator('#note-text').fill('La gauche tient');
	// A side that is chosen keeps the sheet open.
	await page.locator('#note').getByRole('group').getByRole('button').first().click();
	await expect(page.locator('#note-text')).toBeVisible();
	await button(page, words.write).click();
	await expect(lines(page)).toHaveCount(1);
	// The change that the key would have undone is still there.
	expect((await disk(page)).entries).toHaveLength(2);
	await expect(undo).toBeEnabled();
	await undo.click();
	await expect(lines(page)).toHaveCount(0);
	await expect(toast(page)).toContainText(words.battleOf.fr);
	expect((await disk(page)).entries).toEqual(before.entries);
	// The last step belongs to the other battle again.
	await expect(undo).toBeDisabled();
	await open(page, second);
	await expect(undo).toBeEnabled();
});

test('an order has no opponent to name, neither where it was thrown for nor in the log', async ({ page }) => {
	const battle = await begin(page, 'fr', 'DBM');
	await calculator(page, '/dbm/calc/pip/');
	await face(page, 4).click();
	await noted(page, 1);
	await openRow(page);
	await expect(page.getByLabel(words.unitActing.fr)).toBeVisible();
	await expect(page.getByLabel(words.unitOther.fr)).toHaveCount(0);
	await open(page, battle);
	await lines(page).first().click();
	await expect(detail(page).getByLabel(words.unitActing.fr)).toBeVisible();
	await expect(detail(page).getByLabel(words.unitOther.fr)).toHaveCount(0);
});

test('two tabs see each other’s turns and combats at once', async ({ page, context }) => {
	const battle = await begin(page);
	const other = await context.newPage();
	await open(other, battle);
	await button(other, words.nextTurn).click();
	await expect(page.locator('.turn b')).toHaveText('2');
	await calculator(other, FIRE);
	await face(other, 7).click();
	await noted(other, 2);
	await expect(lines(page)).toHaveCount(1);
	await other.goto(battle);
	await lines(other).first().click();
	await button(detail(other), words.removeEntry).click();
	await expect(lines(page)).toHaveCount(0);
});

test('a killed tab and a browser that starts anew lose nothing', async ({ baseURL, launchOptions }) => {
	const profile = scratchFolder();
	const launch = () =>
		chromium.launchPersistentContext(profile, {
			...launchOptions,
			baseURL,
			viewport: { width: 360, height: 740 },
			locale: 'fr-FR'
		});
	let context: BrowserContext = await launch();
	try {
		const page = context.pages()[0]!;
		const battle = await begin(page);
		await calculator(page, MELEE);
		await face(page, 4).click();
		await noted(page, 1);
		// Kill the tab's process.
		const devtools = await context.newCDPSession(page);
		const crashed = page.waitForEvent('crash');
		void devtools.send('Page.crash').catch(() => undefined);
		await crashed;
		const next = await context.newPage();
		await page.close();
		await open(next, battle);
		await expect(lines(next)).toHaveCount(1);
		// The die is still on the table; the next combat follows it.
		await open(next, `/fr${MELEE}`);
		await button(next, calc.nextCombat).click();
		await button(next, calc.toThrow).click();
		await face(next, 7).click();
		await noted(next, 1);
		await expect.poll(() => facesOnDisk(next)).toEqual([[4], [7]]);
		// Chromium writes localStorage up to a minute late; the durable cache has it before a power failure.
		await next.waitForFunction(async () =>
			(await caches.match('/left/moment.alexander.melee'))?.text().then((text) => text.includes('[7]'))
		);
		await next.evaluate(() => localStorage.removeItem('guidon.moment.alexander.melee'));
		await context.close();

		context = await launch();
		const again = context.pages()[0]!;
		await open(again, '/fr/session/');
		await expect(again.getByRole('heading', { name: words.running.fr })).toBeVisible();
		await again.locator('.battle a').click();
		await expect(lines(again)).toHaveCount(2);
		// The dice still on the table are logged once.
		await open(again, `/fr${MELEE}`);
		await expect(again.locator('.result')).toContainText('7 + ');
		await noted(again, 1);
		expect(await facesOnDisk(again)).toEqual([[4], [7]]);
	} finally {
		await context.close();
	}
});

/** Imports rows from a backup in the settings, as a player does. */
async function restore(page: Page, tables: object) {
	const text = JSON.stringify({
		app: 'guidon',
		format: 1,
		scope: 'all',
		made: Date.now(),
		data: {},
		tables: { favourites: [], battles: [], entries: [], recents: [], ...tables }
	});
	await open(page, '/fr/settings/');
	await page.locator('input[type=file]').setInputFiles({
		name: 'guidon.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});
	await button(page, settings.merge).click();
	await expect(page.getByText(settings.done.fr)).toBeVisible({ timeout: 30_000 });
}

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function longBattle(count: number): { battles: Battle[]; entries: Entry[] } {
	const created = Date.UTC(2026, 10, 1);
	const battle: Battle = {
		id: idOf(0),
		game: 'alexander',
		scenario: 'La guerre de Cent Ans',
		sides: [
			{ name: 'Alexandre', colour: 'blue' },
			{ name: 'Darius', colour: 'red' }
		],
		turn: 100,
		turns: true,
		state: 'running',
		created,
		updated: created
	};
	const entries = Array.from({ length: count }, (_, i): Entry => {
		const at = created + (i + 1) * 1000;
		return {
			id: idOf(i + 1),
			battle: battle.id,
			turn: 1 + Math.floor((i * 100) / count),
			order: at,
			created: at,
			updated: at,
			kind: 'combat',
			who: (i % 2) as 0 | 1,
			calculator: 'alexander/fire',
			answers: {},
			faces: [i % 10],
			outcome: ['no-effect'],
			shown: { fr: `Pas d’effet, tir ${i + 1}`, en: `No effect, fire ${i + 1}` },
			data: '2026-11-18'
		};
	});
	return { battles: [battle], entries };
}

test('ten thousand entries open, scroll and are searched', async ({ page }) => {
	test.setTimeout(120_000);
	const { battles, entries } = longBattle(10_000);
	await open(page, '/fr/session/');
	// Not through the settings: `backup.spec.ts` imports, and `import.long.test.ts` as much as this.
	await putOnDisk(page, 'battles', battles);
	await putOnDisk(page, 'entries', entries);
	await open(page, `/fr/session/battle/?id=${idOf(0)}`);
	await expect(lines(page).first()).toContainText('tir 10000');
	// Only a part of the entries is rendered.
	expect(await lines(page).count()).toBeLessThan(400);

	const before = await lines(page).count();
	const far = page.locator(`[id='${idOf(10_000 - 90)}']`);
	await page.mouse.move(180, 400);
	await expect
		.poll(async () => {
			await page.mouse.wheel(0, 4000);
			return far.count();
		})
		.toBe(1);
	expect(await lines(page).count()).toBeGreaterThan(before);
	const numbers = (await lines(page).allTextContents()).map((text) => Number(/tir (\d+)/.exec(text)![1]));
	expect(numbers).toEqual(numbers.map((_, i) => 10_000 - i));

	// An entry deleted far down disappears from its position, and returns there.
	await far.click();
	await button(detail(page), words.removeEntry).click();
	await expect(far).toHaveCount(0);
	await expect(page.locator(`[id='${idOf(10_000 - 89)}']`)).toHaveCount(1);
	await button(toast(page), keeping.undo).click();
	await expect(far).toHaveCount(1);

	await button(page, words.searchLog).click();
	await expect(page.getByRole('searchbox')).toBeFocused();
	await page.getByRole('searchbox').fill('effet 4321');
	await expect(lines(page)).toHaveCount(1);
	await expect(lines(page)).toContainText('tir 4321');
	await page.getByRole('searchbox').fill('DARIUS tour 7 tir');
	await expect(page.locator('.log [role=status]')).toContainText('60+');
	await page.getByRole('searchbox').fill('éléphants roses');
	await expect(page.getByText(words.noneFound.fr)).toBeVisible();
});

/** Captures the file passed to the share sheet. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
	const [download] = await Promise.all([page.waitForEvent('download'), press()]);
	return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

async function fought(page: Page) {
	const battle = await begin(page);
	await calculator(page, MELEE);
	for (const [i, n] of [9, 0, 4].entries()) {
		if (i) await button(page, calc.sameWith).click();
		await face(page, n).click();
		await noted(page, 1);
		// The side that acted last is preselected, so no combat is without a side.
		await openRow(page);
		const side = button(keepBox(page), i % 2 ? words.sideB : words.sideA);
		await expect(side).toHaveAttribute('aria-pressed', String(i === 0));
		await side.click();
		await expect(side).toHaveAttribute('aria-pressed', 'true');
		await page.keyboard.press('Escape');
	}
	await page.goto(battle);
	await button(page, words.addNote).click();
	await page.locator('#note-text').fill('=2+3 "fin", <i>adieu</i>');
	await button(page, words.write).click();
	await expect(lines(page)).toHaveCount(4);
	return battle;
}

test('afterwards the battle is told, sent and carried away', async ({ page }) => {
	await page.addInitScript(() => {
		const shared: unknown[] = ((window as never as { shared: unknown[] }).shared = []);
		Object.assign(navigator, {
			share: async (data: unknown) => void shared.push(data),
			canShare: () => false
		});
	});
	await fought(page);
	await page.locator('.title button.more').click();
	await button(page, words.end).click();
	// The primary button is the report; reopening is in the menu.
	await expect(page.locator('.again .button')).toHaveClass(/primary/);
	await page.getByRole('link', { name: words.after.fr }).click();
	await expect(page.getByRole('heading', { name: reportWords.points.fr })).toBeVisible();
	await expect(page.locator('.points li').first()).toContainText('10\u202f% de chances');
	await expect(page.locator('.both > .side')).toHaveCount(2);
	await expect(page.locator('.both > .side').first()).toContainText(/2 dés, moyenne 6,5 \(attendu 4,5\)/);
	await expect(page.locator('.both > .side').first()).toContainText(reportWords.tooFew.fr);
	await expect(page.locator('article')).toContainText('<i>adieu</i>');
	await expect(page.locator('.both svg')).toHaveCount(4);

	await button(page, reportWords.shareText).click();
	const [text] = await page.evaluate(() => (window as never as { shared: { text: string }[] }).shared);
	expect(text!.text).toContain('Camp A – Camp B');
	expect(text!.text).toContain(reportWords.points.fr);
	// Who fought, the dice, and the result.
	const TOLD = /Fantassins lourds \(5\) contre fantassins lourds \(5\) · 9 \+ 1 = 10 · /;
	await expect(page.locator('article')).toContainText('Mêlées\u00a0: 2');

	const csv = await saved(page, () => button(page, reportWords.exportCsv).click());
	expect(csv.name).toMatch(/^guidon-.*\.csv$/);
	const rows = csv.text.split('\r\n').filter(Boolean);
	expect(rows).toHaveLength(5);
	expect(rows[0]).toMatch(/^\uFEFF"Heure";"Tour"/);
	expect(rows[1]).toMatch(TOLD);
	// No cell may be a formula.
	expect(csv.text).toContain(`"'=2+3 ""fin"", <i>adieu</i>"`);

	// Sent to oneself, all of it is in a file.
	await expect(page.getByText(copyWords.unsaved.fr)).toBeVisible();
	const file = await saved(page, () => button(page, copyWords.send).click());
	expect(file.name).toMatch(/^guidon-.*\.txt$/);
	await expect(page.getByText(copyWords.sent.fr)).toBeVisible();
	const backup = JSON.parse(file.text);
	expect(backup).toMatchObject({ app: 'guidon', scope: 'battle' });
	expect(backup.tables.entries).toHaveLength(4);
	expect(backup.tables.battles).toHaveLength(1);

	const [picture] = await Promise.all([page.waitForEvent('download'), button(page, reportWords.sharePicture).click()]);
	const png = readFileSync(await picture.path());
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	expect(png.readUInt32BE(16)).toBe(1080);
	expect(png.length).toBeGreaterThan(10_000);

	// No buttons in print.
	await page.emulateMedia({ media: 'print' });
	await expect(button(page, reportWords.sharePicture)).toBeHidden();
	await expect(page.locator('.points li').first()).toBeVisible();

	// Its game is no longer first on the home page, although localStorage still names it.
	await page.evaluate(() => localStorage.setItem('guidon.battle-game', 'alexander'));
	await open(page, '/fr/');
	await expect(page.locator('html')).toHaveAttribute('data-game', '');
});

test('the screen stays on while a battle runs, and is taken back after a lock screen', async ({ page }) => {
	await page.addInitScript(() => {
		const log: string[] = ((window as never as { log: string[] }).log = []);
		const locks: EventTarget[] = [];
		Object.defineProperty(navigator, 'wakeLock', {
			value: {
				request: async (kind: string) => {
					log.push(`request ${kind}`);
					const lock = Object.assign(new EventTarget(), {
						release: async () => {
							log.push('release');
							lock.dispatchEvent(new Event('release'));
						}
					});
					locks.push(lock);
					return lock;
				}
			}
		});
		Object.assign(window, {
			// Simulates the lock screen: the lock is released, and the page becomes visible again later.
			lockScreen: () => {
				locks.at(-1)!.dispatchEvent(new Event('release'));
				document.dispatchEvent(new Event('visibilitychange'));
			}
		});
	});
	const log = () => page.evaluate(() => (window as never as { log: string[] }).log);
	await open(page, '/fr/session/');
	expect(await log()).toEqual([]);
	await start(page);
	await expect.poll(log).toEqual(['request screen']);
	await page.evaluate(() => (window as never as { lockScreen: () => void }).lockScreen());
	await expect.poll(log).toEqual(['request screen', 'request screen']);
	await page.locator('.title button.more').click();
	await button(page, words.pause).click();
	await expect.poll(log).toEqual(['request screen', 'request screen', 'release']);
	await button(page, words.resume).click();
	await expect.poll(async () => (await log()).length).toBe(4);
	// On other pages too, without opening the database.
	await open(page, '/fr/alexander/');
	await expect.poll(log).toEqual(['request screen']);
	await open(page, '/fr/settings/');
	await expect.poll(log).toEqual(['request screen']);
	await page.getByRole('checkbox', { name: settings.awake.fr }).uncheck();
	await expect.poll(log).toEqual(['request screen', 'release']);
});

test('a battle that is not here says so', async ({ page }) => {
	for (const at of ['battle', 'report']) {
		await open(page, `/en/session/${at}/?id=${idOf(7)}`);
		await expect(page.getByRole('heading', { name: words.missing.en })).toBeVisible();
		await open(page, `/en/session/${at}/`);
		await expect(page.getByRole('heading', { name: words.missing.en })).toBeVisible();
	}
});

test('the language switch keeps the battle and what is in it', async ({ page }) => {
	await begin(page);
	await button(page, words.addNote).click();
	await page.locator('#note-text').fill('Ici');
	await button(page, words.write).click();
	await expect(lines(page)).toHaveCount(1);
	await page.getByRole('link', { name: 'English' }).click();
	await expect(button(page, words.nextTurn, 'en')).toBeVisible();
	await expect(lines(page)).toHaveText(/Ici/);
});

test('axe finds nothing on these pages', async ({ page }) => {
	test.setTimeout(120_000);
	const found: string[] = [];
	const look = async () => found.push(...(await axeFindings(page)));
	await open(page, '/fr/session/');
	await button(page, words.startBattle).click();
	await look();
	const battle = await fought(page);
	await look();
	await lines(page).nth(2).click();
	await expect(detail(page).locator('summary', { hasText: calc.odds.fr })).toBeVisible();
	await detail(page)
		.locator('details')
		.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
	await look();
	await page.keyboard.press('Escape');
	await page.locator('.title button.more').click();
	await look();
	await page.goto('/fr/session/');
	await expect(page.locator('.battle a')).toBeVisible();
	await look();
	await page.goto(battle.replace('/battle/', '/report/'));
	await expect(page.getByRole('heading', { name: reportWords.points.fr })).toBeVisible();
	await look();
	await calculator(page, FIRE);
	await face(page, 3).click();
	await noted(page, 1);
	await look();
	expect(found).toEqual([]);
});
