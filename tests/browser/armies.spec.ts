/** The armies of a battle: mustered by taps, pasted, hurt by hand, told in the log, the report and on paper, and taken on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '../../src/lib/app/army/words';
import { words as battleWords } from '../../src/lib/app/battle/words';
import { words as calculator } from '../../src/lib/app/calculator/words';
import { words as fights } from '../../src/lib/app/fight/words';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { words as turn } from '../../src/lib/app/turn/words';
import { axeFindings } from './axe';
import { BATTLE_ID, mustered } from './armies';
import { open, putOnDisk } from './keeping';
import { test } from './test';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

const button = (at: Page | Locator, word: { fr: string }) => at.getByRole('button', { name: word.fr, exact: true });

/** A battle of the game, at its armies. */
async function begin(page: Page, game: string) {
	await open(page, '/fr/session/');
	await button(page, battleWords.startBattle).click();
	await page.getByRole('radio', { name: game, exact: true }).check();
	await button(page, battleWords.start).click();
	await page.getByRole('link', { name: words.armies.fr }).click();
	await expect(button(page, words.addUnits).first()).toBeVisible();
}

const units = (page: Page) => page.locator('.armies > .sides .unit');
const sheet = (page: Page, id: string) => page.locator(`#${id}:popover-open`);

/** Whether nothing covers its middle, and it is on the screen as a whole. */
const isSeen = (one: Locator) =>
	one.evaluate((element) => {
		const { top, bottom, left, right } = element.getBoundingClientRect();
		const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return top >= 0 && bottom <= innerHeight && Boolean(there && (element.contains(there) || there.contains(element)));
	});

/** Counts what a player does. */
function player(page: Page) {
	let [taps, fields] = [0, 0];
	return {
		tap: async (at: Locator) => {
			taps++;
			await at.tap();
		},
		type: async (at: Locator, text: string) => {
			fields++;
			await at.fill(text);
		},
		back: () => page.keyboard.press('Escape'),
		get spent() {
			return { taps, fields };
		}
	};
}

/** Twenty units as an Alexander player fields them: kind, strength, quality, how many. */
const ARMY = [
	['Phalangites', 10, 6, 4],
	['Fantassins lourds', 6, 7, 3],
	['Cavaliers lourds', 8, 7, 3],
	['Cavaliers légers', 4, 5, 2],
	['Peltastes', 4, 5, 4],
	['Archers', 3, 4, 2],
	['Javelotiers', 3, 4, 2]
] as const;

test('two armies of twenty units in ninety taps and forty-five fields, and a list of twenty lines in twelve', async ({
	page
}) => {
	await begin(page, 'Alexandre');
	const hand = player(page);
	for (const side of [0, 1]) {
		await hand.tap(button(page, words.addUnits).first());
		const form = sheet(page, 'add-units');
		let count = 0;
		for (const [kind, points, quality, times] of ARMY) {
			await hand.tap(form.getByRole('radio', { name: kind }));
			// The figures of this kind are remembered from the first army.
			if (!side) {
				await hand.type(form.getByLabel('PF'), String(points));
				await hand.type(form.getByLabel('Qualité'), String(quality));
			}
			await hand.tap(form.getByRole('button', { name: `×${times}` }));
			count += times;
			await expect(units(page)).toHaveCount(side * 20 + count);
		}
		await hand.back();
	}
	await expect(units(page)).toHaveCount(40);
	await expect(units(page).nth(24)).toContainText('6 7');
	expect(hand.spent.taps).toBeLessThanOrEqual(90);
	expect(hand.spent.fields).toBeLessThanOrEqual(45);

	const list = player(page);
	await list.tap(button(page, words.pasteList).first());
	const paste = sheet(page, 'paste-list');
	const lines = Array.from({ length: 20 }, (_, n) => `Régiment ${n + 1}; ${n ? 'Ca' : 'Zouaves'}; 8; 6`);
	await list.type(paste.getByRole('textbox').first(), lines.join('\n'));
	// The one that was not recognised is corrected before it counts.
	await expect(paste.getByText(words.toCheck.fr)).toHaveCount(1);
	await list.tap(paste.locator('.unit').first());
	await list.tap(paste.getByRole('radio', { name: 'Éléphants' }));
	await expect(paste.getByText(words.toCheck.fr)).toHaveCount(0);
	await expect(units(page)).toHaveCount(40);
	await list.tap(paste.locator('.primary'));
	await expect(units(page)).toHaveCount(60);
	expect(list.spent.taps).toBeLessThanOrEqual(12);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, to: Locator) {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press('Tab');
		if ((await to.count()) && (await to.evaluate((one) => one === document.activeElement))) return;
	}
	throw new Error(`Tab does not reach ${String(to)}.`);
}

test('with the keyboard alone: units are mustered, fight, and are changed by it', async ({ page }) => {
	await begin(page, 'Alexandre');
	const enter = async (to: Locator) => {
		await tabTo(page, to);
		await page.keyboard.press('Enter');
	};
	for (const side of [0, 1]) {
		// Where there are units, a sign takes its place.
		await enter(button(page, words.addUnits).first());
		await enter(button(sheet(page, 'add-units'), words.add));
		await expect(units(page)).toHaveCount(side + 1);
		await page.keyboard.press('Escape');
	}
	await open(page, '/fr/alexander/calc/melee/');
	const chips = page.locator('.chips .unit');
	await expect(chips).toHaveCount(1);
	await enter(chips.first());
	await enter(chips.nth(1));
	await expect(page.getByRole('heading', { name: 'D’où vient l’attaque ?' })).toBeFocused();
	await enter(button(page, calculator.toThrow));
	await enter(page.locator('.pad').getByRole('button', { name: '9', exact: true }));
	await expect(page.getByRole('region', { name: fights.cameOfIt.fr }).getByRole('checkbox').first()).toBeChecked();
	await enter(page.locator('.act .primary'));
	await expect(page.getByRole('heading', { name: fights.who.fr })).toBeVisible();
	await enter(chips.first());
	await expect(chips.nth(1).locator('.mark')).not.toHaveCount(0);
});

test('a loss that cannot be written is said in its sheet and not counted; two tabs that hurt one unit both count', async ({
	page,
	context
}) => {
	await mustered(page, 'dbm', [[['Xystophoroi', { troop: 'kn', grade: 'f', elements: 6 }]], []]);
	await open(page, `/fr/session/armies/?id=${BATTLE_ID}`);
	await units(page).first().click();
	const card = sheet(page, 'unit-card');
	const lose = card.getByRole('button', { name: words.lose.fr });
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function () {
			IDBObjectStore.prototype.put = put;
			throw new DOMException('Internal error.', 'UnknownError');
		};
	});
	await lose.click();
	await expect(card.getByRole('alert')).toBeVisible();
	await expect(card.getByRole('status')).toContainText(`${words.left.fr} 6`);
	await lose.click();
	await expect(card.getByRole('status')).toContainText(`${words.left.fr} 5`);
	await expect(card.getByRole('alert')).toHaveCount(0);

	const other = await context.newPage();
	await open(other, `/fr/session/armies/?id=${BATTLE_ID}`);
	await units(other).first().click();
	await sheet(other, 'unit-card').getByRole('button', { name: words.lose.fr }).click();
	await lose.click();
	for (const tab of [page, other])
		await expect(sheet(tab, 'unit-card').getByRole('status')).toContainText(`${words.left.fr} 3`);

	// A row of another hand is left out and told, and the other units are there.
	await putOnDisk(page, 'forces', [{ id: 'x', battle: BATTLE_ID, groups: 'none' }]);
	await other.reload();
	await expect(units(other)).toHaveCount(1);
	await expect(other.getByRole('alert').filter({ hasText: keeping.unreadable.fr })).toBeVisible();
});

test('in landscape the sheet for new units shows its numbers and its button without scrolling', async ({ page }) => {
	await page.setViewportSize({ width: 740, height: 360 });
	await begin(page, 'Alexandre');
	await button(page, words.addUnits).first().click();
	const form = sheet(page, 'add-units');
	for (const one of [form.getByLabel('PF'), form.getByLabel('Qualité'), button(form, words.add)])
		// The sheet rises as it opens.
		await expect.poll(() => isSeen(one), String(one)).toBe(true);
});

test('a unit is hurt by hand, its command breaks, and all of it is told, printed and taken on', async ({ page }) => {
	await begin(page, 'DBM');
	await button(page, words.pasteList).first().click();
	const paste = sheet(page, 'paste-list');
	await paste.getByRole('textbox').first().fill('Aile gauche :\n4 Kn (O)\n1 Kn (S) général\nCentre :\n6 Sp (O)');
	await paste.locator('.primary').click();
	await expect(units(page)).toHaveCount(3);

	await page.locator('.group').first().click();
	const group = sheet(page, 'unit-group');
	await group.getByLabel(words.breaks.fr).fill('2');
	await group.getByLabel(words.warns.fr).fill('1');
	await group.getByLabel(words.warns.fr).blur();
	await page.keyboard.press('Escape');
	await expect(page.locator('.group').first()).toContainText(`${words.breaks.fr.toLowerCase()} 2`);

	await units(page).first().click();
	const card = sheet(page, 'unit-card');
	const lose = card.getByRole('button', { name: words.lose.fr });
	await lose.click();
	await expect(card.getByRole('status')).toContainText(`${words.left.fr} 3`);
	await lose.click();
	await expect(card.getByRole('status')).toContainText(`${words.left.fr} 2`);
	await page.keyboard.press('Escape');

	await units(page).nth(2).click();
	await card.getByRole('button', { name: words.removeUnit.fr }).click();
	await expect(units(page)).toHaveCount(2);
	await button(page.locator('.toast'), battleWords.undo).click();
	await expect(units(page)).toHaveCount(3);

	// Proposed, and a tap makes it so for all but the general.
	await page.locator('.propose').click();
	await expect(units(page).first().locator('.mark')).toHaveText('Démoralisé');
	await expect(units(page).nth(1).locator('.mark')).toHaveCount(0);
	await expect(units(page).nth(2).locator('.mark')).toHaveCount(0);

	const found = await axeFindings(page);
	await page.locator('h1 a').click();
	const log = page.locator('.log li');
	await expect(log).toHaveCount(3);
	await expect(log.nth(1)).toContainText('Aile gauche');
	await expect(log.nth(1)).toContainText('rompu, 2 sur 2, tour 1');
	await expect(log.nth(2)).toContainText('seuil atteint, 1 sur 1, tour 1');
	found.push(...(await axeFindings(page)));

	// A change taken out of its entry never happened.
	await log.nth(1).getByRole('button').click();
	await page
		.locator('#entry')
		.getByRole('button', { name: /^Retirer/ })
		.click();
	await page.keyboard.press('Escape');
	await expect(page.locator('.log')).not.toContainText('rompu');
	await button(page, battleWords.undo).first().click();
	await expect(log.nth(1)).toContainText('rompu');

	await page.goto(page.url().replace('/battle/', '/report/'));
	const losses = page.locator('section', { hasText: words.lossesBySide.fr }).first();
	await expect(losses.getByRole('row', { name: /Aile gauche/ })).toContainText('2 / 5');
	found.push(...(await axeFindings(page)));
	await button(losses, words.withLosses).click();
	await page.waitForURL('**/session/battle/**');
	await expect(page.getByRole('link', { name: words.armies.fr })).toContainText('9/11');

	await page.getByRole('link', { name: words.armies.fr }).click();
	await expect(units(page).first().locator('.mark')).toHaveText('Démoralisé');
	await button(page, words.casualties).click();
	await sheet(page, 'casualty-sheet').getByRole('radio', { name: words.blank.fr }).check();
	await page.evaluate(() => {
		window.print = () =>
			document.body.setAttribute('data-printed', document.querySelector('.casualties')!.textContent!);
	});
	await button(sheet(page, 'casualty-sheet'), words.print).click();
	await expect(page.locator('body')).toHaveAttribute('data-printed', /Chevaliers \(Kn\) 1.*Lanciers/s);
	expect(found).toEqual([]);
});

test('the turn: dice of commands are spent by taps, the clock passes with the turn button, reminders are shown at it', async ({
	page
}) => {
	await begin(page, 'DBM');
	await button(page, words.pasteList).first().click();
	const paste = sheet(page, 'paste-list');
	await paste.getByRole('textbox').first().fill('Aile gauche :\n4 Kn (O)\nCentre :\n6 Sp (O)');
	await paste.locator('.primary').click();
	await page.locator('h1 a').click();

	await page.getByRole('button', { name: 'PIP', exact: true }).click();
	const board = sheet(page, 'command-board');
	await board.getByRole('button', { name: '4', exact: true }).first().click();
	const left = board.locator('.left');
	await expect(left).toHaveText('4 / 4');
	await board.getByRole('button', { name: `${turn.spend.fr}\u00a0: Aile gauche` }).click();
	await expect(left).toHaveText('3 / 4');
	await board.getByRole('button', { name: `${turn.roll.fr}\u00a0: Centre` }).click();
	await expect(left).toHaveCount(2);
	const found = await axeFindings(page);
	await page.keyboard.press('Escape');
	await page.reload();
	const shown = page.getByRole('button', { name: /^PIP \d · [1-6]$/ });
	await expect(shown).toHaveText(/^PIP 3 /);

	// An order is paid with the die of its command, and gives it back when it is taken out.
	const battle = page.url();
	await open(page, '/fr/dbm/calc/pip/');
	await button(page, calculator.toThrow).click();
	await page.getByRole('button', { name: 'Payer avec PIP\u00a0: Aile gauche, 3 / 4' }).click();
	const spent = page.getByRole('region', { name: fights.cameOfIt.fr });
	await expect(spent).toContainText('Aile gauche 1 PIP dépensé');
	found.push(...(await axeFindings(page)));
	await page.locator('.act .primary').click();
	await expect(spent).toHaveCount(0);
	await page.goto(battle);
	await expect(shown).toHaveText(/^PIP 2 /);
	await expect(page.locator('.log li').first()).toContainText('Aile gauche\u00a0: 1 PIP dépensé');
	await page.locator('.log li').first().getByRole('button').click();
	await button(page.locator('#entry'), battleWords.removeEntry).click();
	await expect(shown).toHaveText(/^PIP 3 /);

	await page.getByRole('button', { name: new RegExp(battleWords.actions.fr) }).click();
	await button(page, turn.tools).click();
	const tools = sheet(page, 'turn-tools');
	await tools.getByLabel(turn.remindMe.fr).fill('Les éléphants d’abord');
	await button(tools, turn.addReminder).click();
	await button(tools, turn.startClock).click();
	await expect(button(tools, turn.removeClock)).toBeVisible();
	found.push(...(await axeFindings(page)));
	await page.keyboard.press('Escape');
	await expect(page.locator('.reminders')).toContainText('Les éléphants d’abord');

	// The turn button passes the clock to the second side, and only then begins the next turn.
	const clock = page.getByRole('group', { name: turn.clock.fr });
	const runs = clock.locator('[aria-pressed=true]');
	await expect(runs).toContainText(battleWords.sideA.fr);
	await page.getByRole('button', { name: `${turn.passTo.fr} ${battleWords.sideB.fr}` }).click();
	await expect(runs).toContainText(battleWords.sideB.fr);
	await expect(page.locator('.turn b')).toHaveText('1');
	await button(page, battleWords.nextTurn).click();
	await expect(runs).toContainText(battleWords.sideA.fr);
	await expect(page.locator('.turn b')).toHaveText('2');
	await page.reload();
	await expect(runs).toContainText(battleWords.sideA.fr);
	// A new turn has new dice.
	await expect(page.getByRole('button', { name: 'PIP', exact: true })).toBeVisible();

	// From a row of a chart: shown a turn later, and not before.
	await open(page, '/fr/dbm/pip-costs/#order');
	await button(page, turn.remind).click();
	await page.locator('#remind').getByRole('button', { name: '1 tour plus tard' }).click();
	await expect(page.getByText(turn.reminded.fr)).toBeVisible();
	found.push(...(await axeFindings(page)));
	await page.goto(battle);
	await expect(page.locator('.turn b')).toHaveText('2');
	await expect(page.locator('.reminders li')).toHaveCount(1);
	await page.getByRole('button', { name: `${turn.passTo.fr} ${battleWords.sideB.fr}` }).click();
	await button(page, battleWords.nextTurn).click();
	await expect(page.locator('.reminders li')).toHaveCount(2);
	expect(found).toEqual([]);
});
