/** Units in the calculators: chosen by a tap, answered for, and changed by what came of the combat. */
import { expect, type Locator, type Page } from '@playwright/test';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words } from '../../src/lib/app/fight/words';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { words as battle } from '../../src/lib/app/battle/words';
import { BATTLE_ID, mustered, unitId, type Cards } from './armies';
import { axeFindings } from './axe';
import { disk, open } from './keeping';
import { test } from './test';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

const ALEXANDER: readonly [Cards, Cards] = [
	[
		['Cretans', { type: 'ar', points: 4, quality: 5 }],
		['Companions', { type: 'ca', points: 8, quality: 9 }]
	],
	[
		['Immortals', { type: 'ho', points: 8, quality: 6 }],
		['Levies', { type: 'lf', points: 5, quality: 3 }]
	]
];

const DBM: readonly [Cards, Cards] = [
	[['Xystophoroi', { troop: 'kn', grade: 'f', elements: 3 }]],
	[['Kardakes', { troop: 'ax', grade: 'o', elements: 4 }]]
];

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });
const chip = (page: Page, name: string) => page.locator('.unit', { hasText: name });
const block = (page: Page) => page.getByRole('region', { name: words.cameOfIt.fr });
const lines = (page: Page) => block(page).getByRole('checkbox');
const face = (at: Page | Locator, n: number) => button(at, String(n));
const die = (page: Page, name: string) => page.getByRole('group', { name });
const option = (page: Page, label: string) => page.locator('label', { hasText: label }).first();

/** Taps that a player needs, counted. */
class Thumb {
	taps = 0;
	async tap(...all: readonly Locator[]) {
		for (const one of all) {
			await one.tap();
			this.taps++;
		}
	}
}

type Row = Record<string, unknown>;
const combats = async (page: Page): Promise<Row[]> =>
	(await disk(page)).entries.filter(({ kind }) => kind === 'combat').sort((a, b) => Number(a.order) - Number(b.order));

const isInSight = (one: Locator) =>
	one.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		const at = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
		return top >= 0 && bottom <= innerHeight && at !== null;
	});

/** Two known units, and what the table adds: the range. The terrain waits beside the dice. */
async function fire(page: Page, thumb = new Thumb()) {
	await thumb.tap(chip(page, 'Cretans'), chip(page, 'Immortals'), option(page, '2 hexagones'));
	await expect(page.locator('.pad')).toBeVisible();
	return thumb;
}

test('fire between two known units: two taps and what the table adds; what came of it and the next one in one more', async ({
	page
}) => {
	await mustered(page, 'alexander', ALEXANDER);
	await open(page, '/fr/alexander/calc/fire/');
	await expect(page.getByRole('heading', { name: words.who.fr })).toBeVisible();
	const thumb = await fire(page);
	expect(thumb.taps).toBe(2 + 1);
	await expect(page.locator('summary', { hasText: 'PF des tireurs' })).toContainText('Cretans');

	await thumb.tap(face(page.locator('.pad'), 9));
	await expect(lines(page)).toBeChecked();
	await expect(block(page)).toContainText('Immortals');
	for (const viewport of [
		{ width: 740, height: 360 },
		{ width: 360, height: 640 }
	]) {
		await page.setViewportSize(viewport);
		for (const part of [page.locator('.verdict').first(), block(page), page.locator('.act .primary')])
			await expect.poll(() => isInSight(part), `${viewport.width}: ${String(part)}`).toBe(true);
	}
	expect(await axeFindings(page)).toEqual([]);

	await thumb.tap(button(page, `${words.applyAnd.fr} tir suivant`));
	expect(thumb.taps).toBe(5);
	await expect(page.getByRole('heading', { name: words.who.fr })).toBeVisible();
	const change = { unit: unitId(1, 0), state: 'd', is: true };
	const fought = { attacker: [unitId(0, 0)], defender: [unitId(1, 0)] };
	expect(await combats(page)).toMatchObject([
		{ who: 0, units: ['Cretans', 'Immortals'], fought, changes: [change], battle: BATTLE_ID }
	]);

	// The last opponent is the first, in its new state; each has its chance.
	await chip(page, 'Cretans').tap();
	await expect(page.locator('.unit', { hasText: '%' })).toHaveCount(2);
	await expect(chip(page, 'Immortals').locator('.mark')).toHaveText('D');
	expect(await axeFindings(page)).toEqual([]);
	await chip(page, 'Cretans').tap();

	// A second time is left to the rule that the sheet lacks.
	await fire(page);
	await face(page.locator('.pad'), 8).tap();
	await expect(lines(page)).not.toBeChecked();
	await expect(block(page)).toContainText('règle 12');
	await expect(button(page, calc.nextFire.fr)).toBeVisible();
	await lines(page).check();
	await button(block(page), words.apply.fr).tap();
	await expect(block(page)).toContainText(words.applied.fr);
	// Undone, it is proposed again.
	await button(page.locator('.toast'), keeping.undo.fr).tap();
	await expect(button(block(page), words.apply.fr)).toBeVisible();
	expect((await combats(page))[1]).not.toHaveProperty('changes');
});

test('close combat of two known elements with both dice in six taps; a correction changes what became of them', async ({
	page
}) => {
	await mustered(page, 'dbm', DBM);
	await open(page, '/en/dbm/calc/close-combat/');
	const thumb = new Thumb();
	await thumb.tap(chip(page, 'Xystophoroi'), chip(page, 'Kardakes'));
	// The dice are those of the units, by name.
	await thumb.tap(face(die(page, 'Xystophoroi'), 6), face(die(page, 'Kardakes'), 1));
	expect(thumb.taps).toBeLessThanOrEqual(6);
	const lost = page.getByRole('region', { name: words.cameOfIt.en });
	await expect(lost).toContainText('1 element lost');
	// Those behind depend on the table.
	await expect(lost.getByRole('checkbox').first()).toBeChecked();
	await page.locator('.act .primary').tap();
	await expect(page.getByRole('heading', { name: words.who.en })).toBeVisible();
	const [entry] = await combats(page);
	expect(entry).toMatchObject({ changes: [{ unit: unitId(1, 0), lost: 1 }] });

	await open(page, `/en/session/battle/?id=${BATTLE_ID}#${String(entry!.id)}`);
	await button(page, battle.correct.en).tap();
	await lost.getByRole('checkbox').first().uncheck();
	await button(page, battle.saveCorrection.en).tap();
	await page.waitForURL('**/session/battle/**');
	await expect.poll(async () => (await combats(page))[0]).not.toHaveProperty('changes');
});

const OTHER_GAMES = [
	{
		address: 'jdg/calc/shock',
		armies: [
			[['Guard', { arm: 'infantry', strength: 8, cohesion: 8 }]],
			[['Grenadiers', { arm: 'infantry', strength: 6, cohesion: 6 }]]
		],
		// The defender tests its cohesion after the shock.
		faces: [2, 8],
		told: 'Grenadiers Désordre',
		change: { unit: unitId(1, 0), state: 'd', is: true }
	},
	{
		address: 'wab/calc/shooting',
		armies: [
			[['Archers', { models: 10, ws: 3, bs: 4, strength: 3, toughness: 3, wounds: 1, weapon: 'short-bow' }]],
			[['Levy', { models: 30, ws: 2, bs: 2, strength: 3, toughness: 3, wounds: 1 }]]
		],
		faces: [6, 3],
		told: 'Levy 3 blessures',
		change: { unit: unitId(1, 0), lost: 3 }
	}
] as const satisfies readonly { armies: readonly [Cards, Cards]; [key: string]: unknown }[];

for (const { address, armies, faces, told, change } of OTHER_GAMES)
	test(`${address}: a fight between two cards, every die of it, and what came of it in the log and on the chip`, async ({
		page
	}) => {
		const [game = ''] = address.split('/');
		await mustered(page, game, armies);
		await open(page, `/fr/${address}/`);
		const [ours, theirs] = [armies[0][0][0], armies[1][0][0]];
		await chip(page, ours).tap();
		await expect(chip(page, theirs)).toContainText('%');
		await chip(page, theirs).tap();
		await button(page, calc.toThrow.fr).tap();
		for (const one of faces) await face(page.locator('.pad'), one).tap();
		await expect(block(page)).toContainText(told);
		await page.locator('.act .primary').tap();
		await expect(page.getByRole('heading', { name: words.who.fr })).toBeVisible();
		expect(await combats(page)).toMatchObject([{ units: [ours, theirs], changes: [change] }]);
	});

test('without units of the battle a calculator is as it was, and loads nothing for them', async ({ page }) => {
	await mustered(page, 'alexander', []);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await open(page, '/fr/alexander/calc/fire/');
	await button(page, calc.toThrow.fr).tap();
	await face(page.locator('.pad'), 3).tap();
	await expect(page.getByRole('complementary', { name: battle.log.fr })).toContainText('Gaugamela');
	expect(asked.filter((url) => /app-(fight|army)/.test(url))).toEqual([]);
});

test('opened by a unit, it fights; an answer of its card and the units are left by one tap', async ({ page }) => {
	await mustered(page, 'alexander', ALEXANDER);
	await open(page, `/fr/alexander/calc/fire/?unit=${unitId(0, 0)}`);
	await expect(chip(page, 'Cretans')).toHaveAttribute('aria-pressed', 'true');
	await expect(page).toHaveURL((url) => !url.search);
	// An answer of a card is a tap away from the player’s own.
	const points = page.getByRole('button', { name: /^PF des tireurs/ });
	await points.tap();
	await expect(points).toHaveAttribute('aria-pressed', 'false');
	// Planned, it counts in the line of battle until it is fought.
	await chip(page, 'Levies').tap();
	await button(page, new RegExp(`^${words.line.fr}`)).tap();
	const line = page.locator('#line');
	await button(line, new RegExp(`^${words.addThis.fr}`)).tap();
	await expect(line.getByRole('checkbox')).toBeChecked();
	await expect(line.locator('.mean')).toContainText(words.succeed.fr);
	expect(await axeFindings(page)).toEqual([]);
	await line.getByRole('link', { name: words.toCombat.fr }).tap();
	await expect(line).toBeHidden();
	await button(page, new RegExp(words.change.fr)).tap();
	await expect(chip(page, 'Levies')).toHaveAttribute('aria-pressed', 'true');
	await button(page, words.without.fr).tap();
	await expect(page.getByRole('heading', { name: 'Qui tire ?' })).toBeVisible();
});
