/**
 * Armies in the built site and a Chromium slowed down four times: what the chances on the chips of twenty enemies take of the page's
 * thread, painting included, and how long a battle with 40 units and 300 entries takes to open beside the same one without units.
 */
import type { Page } from '@playwright/test';
import { brought, idOf, measure, type Tools } from './battle.bench';
import { middle } from './strokes';

const ROUNDS = 9;
const ENEMIES = 20;
const MOST_CHANCES = 60;
const MOST_RATIO = 1.2;
const THEN = Date.UTC(2026, 10, 1);
const kept = (n: number) => ({ id: idOf(n), created: THEN + n, updated: THEN + n });
const DAY = '2026-11-18';

type Card = Readonly<Record<string, string | number>>;
const pick = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

/** Twenty enemies of which no two are alike. */
const GAMES: Readonly<Record<string, { calculators: readonly string[]; card: (i: number) => Card }>> = {
	alexander: {
		calculators: ['melee', 'fire'],
		card: (i) => ({ type: pick(['ho', 'ph', 'ca', 'cl', 'ar', 'in'], i), points: 3 + (i % 7), quality: 3 + (i % 6) })
	},
	jdg: {
		calculators: ['shock', 'artillery-fire'],
		card: (i) => ({ arm: pick(['infantry', 'cavalry', 'l'], i), strength: 3 + (i % 7), cohesion: 4 + (i % 5) })
	},
	dbm: {
		calculators: ['close-combat', 'shooting'],
		card: (i) => ({
			troop: pick(['kn', 'sp', 'bd', 'ax', 'cv', 'ps', 'bw'], i),
			grade: pick(['o', 's', 'i'], Math.floor(i / 7)),
			elements: 4
		})
	},
	wab: {
		calculators: ['combat', 'shooting'],
		card: (i) => ({
			models: 12 + i,
			ws: 2 + (i % 4),
			bs: 3,
			strength: 3,
			toughness: 3 + (i % 3),
			wounds: 1,
			armour: pick(['none', 'light', 'heavy'], i)
		})
	}
};
const ACTING: Readonly<Record<string, Card>> = {
	alexander: { type: 'ca', points: 8, quality: 7 },
	jdg: { arm: 'infantry', strength: 8, cohesion: 7 },
	dbm: { troop: 'bw', grade: 'o', elements: 6 },
	wab: { models: 20, ws: 4, bs: 4, strength: 4, toughness: 3, wounds: 1, weapon: 'short-bow' }
};

const battleOf = (n: number, game: string, state: 'running' | 'paused') => ({
	...kept(n),
	...{ game, scenario: `${n}`, turn: 3, turns: true, state },
	sides: [
		{ name: 'Alexandre', colour: 'blue' },
		{ name: 'Darius', colour: 'red' }
	]
});

const forceOf = (n: number, battle: string, game: string, side: 0 | 1, cards: readonly Card[]) => ({
	...kept(n),
	...{ game, name: '', battle, side },
	groups: [
		{ id: idOf(n + 1), name: '', units: cards.map((card, i) => ({ id: idOf(n + 10 + i), name: `U${i}`, card })) }
	]
});

const file = (tables: object) =>
	JSON.stringify({
		...{ app: 'guidon', format: 6, scope: 'all', made: THEN, data: {} },
		tables: { ...{ favourites: [], recents: [], entries: [], packs: [], drafts: [], aside: [] }, ...tables }
	});

/** Runs in the page: chooses the acting unit and holds back idle work until the tap is painted. */
async function heldTap(): Promise<void> {
	const held: IdleRequestCallback[] = [];
	const idle = window.requestIdleCallback.bind(window);
	window.requestIdleCallback = (run) => held.push(run);
	document.querySelector<HTMLElement>('.chips .unit')!.click();
	for (let frames = 0; frames < 4; frames++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	Object.assign(window, {
		letGo: () => {
			window.requestIdleCallback = idle;
			for (const run of held) idle(run);
		}
	});
}

/** Runs in the page: until that many chances are painted, within half a minute. */
async function untilChances(count: number): Promise<void> {
	(window as unknown as { letGo: () => void }).letGo();
	const most = performance.now() + 30_000;
	while (document.querySelectorAll('.chance').length < count) {
		if (performance.now() > most) throw new Error(`There are not ${count} chances.`);
		await new Promise((done) => requestAnimationFrame(done));
	}
	await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Milliseconds of the page's thread for all chances of one screen. */
async function chancesOn(page: Page, address: string): Promise<number[]> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Performance.enable');
	const busy = async () =>
		(await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await page.goto(address);
		await page.locator('.chips .unit').first().waitFor({ timeout: 60_000 });
		await page.evaluate(heldTap);
		const before = await busy();
		await page.evaluate(untilChances, ENEMIES);
		times.push(Math.round(((await busy()) - before) * 1000));
		// A calculator returns as it was left: with nobody chosen.
		await page.evaluate(() => document.querySelector<HTMLElement>('.chips .unit')?.click());
		await page.locator('.chance').first().waitFor({ state: 'detached' });
		await page.waitForTimeout(500);
	}
	return times;
}

async function chances(page: Page, url: string) {
	const rows: (readonly [string, readonly number[]])[] = [];
	for (const [i, [game, { calculators, card }]] of Object.entries(GAMES).entries()) {
		const n = 100_000 * (i + 1);
		const battle = battleOf(n, game, 'running');
		const enemies = Array.from({ length: ENEMIES }, (_, at) => card(at));
		const forces = [
			forceOf(n + 1_000, battle.id, game, 0, [ACTING[game]!]),
			forceOf(n + 2_000, battle.id, game, 1, enemies)
		];
		await brought(page, url, file({ battles: [battle], forces }));
		await page.goto(`${url}/fr/session/battle/?id=${battle.id}`);
		await page.locator('.turn').waitFor({ timeout: 60_000 });
		for (const id of calculators) rows.push([`${game}, ${id}`, await chancesOn(page, `${url}/fr/${game}/calc/${id}/`)]);
	}
	return rows;
}

/** A battle of 300 combats; every third one struck a unit. */
function longBattle(n: number, withUnits: boolean) {
	const battle = battleOf(n, 'alexander', 'paused');
	const sides = [0, 1] as const;
	const cards = Array.from({ length: 20 }, (_, at) => GAMES.alexander!.card(at));
	const entries = Array.from({ length: 300 }, (_, i) => ({
		...kept(n + 10_000 + i),
		...{ battle: battle.id, kind: 'combat', order: THEN + i, turn: 1 + Math.floor(i / 30), who: i % 2 },
		...{ calculator: 'alexander/fire', answers: {}, faces: [i % 10], outcome: ['no-effect'], data: DAY },
		shown: { fr: `Pas d’effet, tir ${i + 1}`, en: `No effect, fire ${i + 1}` },
		...(withUnits && {
			fought: { attacker: [idOf(n + 1_010 + (i % 20))], defender: [idOf(n + 2_010 + (i % 20))] },
			...(i % 3 === 0 && { changes: [{ unit: idOf(n + 2_010 + (i % 20)), state: i % 2 ? 'f' : 'd', is: true }] })
		})
	}));
	const forces = withUnits
		? sides.map((side) => forceOf(n + 1_000 * (side + 1), battle.id, 'alexander', side, cards))
		: [];
	return { battle, entries, forces };
}

async function opened(page: Page, url: string) {
	const both = [longBattle(1_000_000, false), longBattle(2_000_000, true)];
	const all = <T>(of: (one: (typeof both)[number]) => readonly T[]) => both.flatMap(of);
	await brought(
		page,
		url,
		file({
			battles: both.map(({ battle }) => battle),
			entries: all((one) => one.entries),
			forces: all((one) => one.forces)
		})
	);
	const [bare, mustered] = [await measure(page, url, both[0]!.battle.id), await measure(page, url, both[1]!.battle.id)];
	return { bare, mustered };
}

export default {
	title: 'Armies (milliseconds, CPU slowed down four times)',
	async run({ onSite }: Tools) {
		const measured = await onSite(async (page, url) => ({
			...(await opened(page, url)),
			chips: await chances(page, url)
		}));
		if (!measured) return { columns: ['what'], rows: [], notes: ['There is no Chromium to open them in.'] };
		const { chips, bare, mustered } = measured;
		const rows = chips.map(([name, times]) => [
			`20 chances: ${name}`,
			middle(times),
			Math.min(...times),
			Math.max(...times)
		]);
		const ratios = (['tapped', 'loaded'] as const).map((how) => {
			const [without, withUnits] = [middle(bare[how]), middle(mustered[how])];
			rows.push([`a battle without units, ${how}`, Math.round(without), '', '']);
			rows.push([`the same with 40 units, ${how}`, Math.round(withUnits), '', '']);
			return withUnits / without;
		});
		const slow = chips.filter(([, times]) => middle(times) > MOST_CHANCES).map(([name]) => name);
		return {
			columns: ['what', 'median', 'least', 'most'],
			rows,
			notes: [
				slow.length ? `Above ${MOST_CHANCES} ms: ${slow.join('; ')}.` : `All chances within ${MOST_CHANCES} ms.`,
				`With units ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')} times as long; wanted at most ${MOST_RATIO}.`
			]
		};
	}
};
