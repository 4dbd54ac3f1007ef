/** What a player can do, each as the way to the tap, the tap, and what must be kept after it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words } from '../../src/lib/app/battle/words';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { star } from '../browser/keeping';
import { alive } from '../browser/site';
import { entriesIn, told, type EntryRow, type Plain, type PlainBattle } from './model';
import type { Walk } from './walk';

export interface Change {
	/** Puts the tab where the tap is. */
	ready(tab: Page): Promise<void>;
	tap(tab: Page): Promise<void>;
	/** Where the app goes then, by itself. */
	readonly leadsTo?: RegExp;
	readonly after: Plain;
	/** A new step, or one that is taken back or done again. */
	readonly how: 'step' | 'undo' | 'redo';
	/** The battle from whose page it can be undone. */
	readonly of?: string | undefined;
	/** Leaves a combat on the table of this tab that the log has. */
	readonly onTable?: Omit<EntryRow, 'id' | 'battle'>;
	/** Shows a toast with its undo. */
	readonly isOffered?: boolean;
	/** Was taken out of the log where it was noted, and can be put back there. */
	readonly isTakenOut?: boolean;
}

/** Undefined where it is not possible now. */
type Make = (walk: Walk, n: number) => Change | undefined;

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
const button = (at: Page | Locator, word: { readonly fr: string }) =>
	at.getByRole('button', { name: word.fr, exact: true });
const face = (tab: Page, n: number) =>
	tab
		.locator('.pad')
		.first()
		.getByRole('button', { name: String(n), exact: true });

/** By the router where the app is open, by a page load otherwise and every other time. */
export async function go(tab: Page, address: string, n: number) {
	await tab.bringToFront();
	const isOpen = await tab.locator('[data-alive]').count();
	if (n % 2 || !isOpen) await tab.goto(address);
	else {
		await tab
			.locator('main')
			.first()
			.evaluate((main, href) => {
				const link = document.createElement('a');
				link.href = href;
				main.prepend(link);
				link.click();
				link.remove();
			}, address);
		await tab.waitForURL((url) => url.pathname + url.search === address);
		// The page before is still there for a moment.
		await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	}
	await alive(tab);
}

const CHARTS = ['/fr/jdg/terrain/', '/fr/wab/armour/', '/fr/alexander/terrain/'];
const CALCULATORS = ['fire', 'melee'];
const BATTLE = /\/session\/battle\/\?id=/;
const battlePage = ({ id }: PlainBattle) => `/fr/session/battle/?id=${id}`;
const detail = (tab: Page) => tab.locator('.detail');

const paused = (battles: readonly PlainBattle[], but?: PlainBattle): PlainBattle[] =>
	battles.map((battle) =>
		battle.state === 'running' && battle.id !== but?.id ? { ...battle, state: 'paused' } : battle
	);
const changed = (plain: Plain, battle: PlainBattle, changes: Partial<PlainBattle>): Plain => ({
	...plain,
	battles: plain.battles.map((one) => (one.id === battle.id ? { ...one, ...changes } : one))
});
const plus = (list: readonly string[], one: string) => [...list, one].sort();
function minus(list: readonly string[], one: string) {
	const at = list.indexOf(one);
	return list.filter((_, i) => i !== at);
}

/** A change of one entry of the log: put in its place, or taken away. */
function exchanged(plain: Plain, battle: string, from: string, to?: string): Plain {
	const swap = (log: readonly string[]) => (to === undefined ? minus(log, from) : plus(minus(log, from), to));
	const one = plain.battles.find(({ id }) => id === battle);
	return one ? changed(plain, one, { log: swap(one.log) }) : { ...plain, loose: swap(plain.loose) };
}

/** At the page of a battle that has not ended. */
function inBattle(
	walk: Walk,
	n: number,
	make: (battle: PlainBattle) => Pick<Change, 'ready' | 'tap' | 'after'>
): Change | undefined {
	const battle = pick(
		walk.plain.battles.filter(({ state }) => state !== 'ended'),
		n
	);
	if (!battle) return undefined;
	const { ready, ...change } = make(battle);
	return {
		...change,
		...{ how: 'step', of: battle.id, isOffered: true },
		async ready(tab) {
			await go(tab, battlePage(battle), n);
			await ready(tab);
		}
	};
}

/** An entry of a battle, opened from the log. */
function atEntry(
	walk: Walk,
	n: number,
	fits: (entry: EntryRow) => boolean,
	make: (entry: EntryRow) => Pick<Change, 'ready' | 'tap' | 'after' | 'isOffered' | 'leadsTo'>
): Change | undefined {
	const entry = pick(
		entriesIn(walk.rows).filter((one) => one.battle && one.kind !== 'turn' && fits(one)),
		n
	);
	const battle = entry && walk.plain.battles.find(({ id }) => id === entry.battle);
	if (!battle) return undefined;
	const { ready, ...change } = make(entry);
	return {
		...change,
		...{ how: 'step', of: battle.id },
		async ready(tab) {
			await go(tab, battlePage(battle), n);
			await tab.locator(`[id='${entry.id}']`).tap();
			await expect(button(detail(tab), words.removeEntry)).toBeVisible();
			await ready(tab);
		}
	};
}

async function menuOf(tab: Page, { id }: PlainBattle, word: { readonly fr: string }) {
	await tab.locator('.title button.more').tap();
	await expect(button(tab.locator(`[id='menu-${id}']`), word)).toBeVisible();
}

const stateOf = (state: PlainBattle['state'], from: PlainBattle['state']) =>
	({ running: from === 'ended' ? words.reopen : words.resume, paused: words.pause, ended: words.end })[state];

/** The pad of the next combat, whatever the calculator was left with. */
async function toPad(tab: Page) {
	const [result, roll, pad] = [tab.locator('.result'), button(tab, calc.toThrow), tab.locator('.pad').first()];
	await expect(async () => {
		if (await result.count()) await button(tab, calc.sameWith).tap({ timeout: 1_000 });
		else if (await roll.count()) await roll.tap({ timeout: 1_000 });
		await expect(result).toHaveCount(0, { timeout: 1_000 });
		await expect(pad).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 20_000 });
}

const keepBox = (tab: Page) => tab.getByRole('complementary', { name: words.log.fr });

/** The step that comes next, from the page of its battle or from a chart. */
const turned =
	(way: 'undo' | 'redo'): Make =>
	({ plain, history }, n) => {
		const step = history.next(way);
		if (!step) return undefined;
		const after = way === 'undo' ? step.before : step.after;
		const battle = plain.battles.find(({ id }) => id !== undefined && id === step.of);
		if (battle && n % 3) {
			const tool = (tab: Page) => tab.locator('.tools').getByRole('button', { name: new RegExp(`^${words[way].fr}`) });
			return {
				...{ how: way, after },
				async ready(tab) {
					await go(tab, battlePage(battle), n);
					await expect(tool(tab)).toBeEnabled();
				},
				tap: (tab) => tool(tab).tap()
			};
		}
		return {
			...{ how: way, after },
			async ready(tab) {
				await go(tab, pick(CHARTS, n)!, 1);
				// The keys are there with the notices, once the page is idle.
				await tab.locator('.notice').waitFor({ state: 'attached' });
			},
			tap: (tab) => tab.keyboard.press(way === 'undo' ? 'Control+z' : 'Control+y')
		};
	};

const set =
	(state: PlainBattle['state']): Make =>
	(walk, n) => {
		const battle = pick(
			walk.plain.battles.filter((one) => one.state !== state && (state !== 'paused' || one.state === 'running')),
			n
		);
		if (!battle) return undefined;
		const word = stateOf(state, battle.state);
		const others = state === 'running' ? paused(walk.plain.battles, battle) : walk.plain.battles;
		return {
			...{ how: 'step', of: battle.id, isOffered: true },
			after: changed({ ...walk.plain, battles: others }, battle, { state }),
			async ready(tab) {
				await go(tab, battlePage(battle), n);
				await menuOf(tab, battle, word);
			},
			tap: (tab) => button(tab.locator(`[id='menu-${battle.id}']`), word).tap()
		};
	};

/** The buttons on the page of battles for combats that are in none. */
const loose =
	(word: { readonly fr: string }, change: (plain: Plain) => Plain): Make =>
	({ plain }, n) =>
		plain.loose.length
			? {
					...{ how: 'step', isOffered: true, after: change(plain) },
					async ready(tab) {
						await go(tab, '/fr/session/', n);
						await expect(button(tab, word)).toBeVisible();
					},
					tap: (tab) => button(tab, word).tap()
				}
			: undefined;

export const commands: Readonly<Record<string, Make>> = {
	star({ plain }, n) {
		const chart = pick(CHARTS, n)!;
		const path = chart.slice('/fr'.length);
		const isOn = plain.stars.includes(path);
		return {
			how: 'step',
			after: { ...plain, stars: isOn ? minus(plain.stars, path) : plus(plain.stars, path) },
			async ready(tab) {
				await go(tab, chart, n >> 2);
				await expect(star(tab)).toHaveAttribute('aria-pressed', String(isOn));
			},
			tap: (tab) => star(tab).tap()
		};
	},
	begin: ({ plain }, n) => ({
		...{ how: 'step', leadsTo: BATTLE },
		after: { ...plain, battles: [...paused(plain.battles), { state: 'running', turn: 1, log: [] }] },
		async ready(tab) {
			await go(tab, '/fr/session/', n);
			await button(tab, words.startBattle).tap();
			await expect(button(tab, words.start)).toBeVisible();
		},
		tap: (tab) => button(tab, words.start).tap()
	}),
	note: (walk, n) =>
		inBattle(walk, n, (battle) => {
			const note = `n° ${walk.taps}`;
			return {
				after: changed(walk.plain, battle, {
					log: plus(battle.log, told({ kind: 'note', turn: battle.turn, note }))
				}),
				async ready(tab) {
					await button(tab, words.addNote).tap();
					await tab.locator('#note-text').fill(note);
				},
				tap: (tab) => button(tab, words.write).tap()
			};
		}),
	turn: (walk, n) =>
		inBattle(walk, n, (battle) => {
			const turn = battle.turn + 1;
			return {
				after: changed(walk.plain, battle, { turn, log: plus(battle.log, told({ kind: 'turn', turn })) }),
				ready: (tab) => expect(tab.locator('.turn b')).toHaveText(String(battle.turn)),
				tap: (tab) => button(tab, words.nextTurn).tap()
			};
		}),
	combat({ plain }, n) {
		const name = pick(CALCULATORS, n)!;
		const running = plain.battles.find(({ state }) => state === 'running');
		const onTable = {
			...{ kind: 'combat' as const, turn: running?.turn ?? 0, calculator: `alexander/${name}` },
			faces: [n % 10]
		};
		const entry = told(onTable);
		return {
			...{ how: 'step', of: running?.id, onTable },
			after: running
				? changed(plain, running, { log: plus(running.log, entry) })
				: { ...plain, loose: plus(plain.loose, entry) },
			async ready(tab) {
				await go(tab, `/fr/alexander/calc/${name}/`, n >> 3);
				await toPad(tab);
			},
			tap: (tab) => face(tab, n % 10).tap()
		};
	},
	'put right on the table'(walk, n) {
		const { table, plain } = walk;
		if (!table) return undefined;
		const was = table.entry.faces![0]!;
		const right = (was + 1 + (n % 8)) % 10;
		const onTable = {
			...table.entry,
			faces: [right],
			corrected: [...(table.entry.corrected ?? []), { faces: table.entry.faces! }]
		};
		return {
			...{ how: 'step', of: table.of, onTable },
			after: exchanged(plain, table.of ?? '', told(table.entry), told(onTable)),
			ready: (tab) => button(tab, calc.changeDie).first().tap(),
			tap: (tab) => face(tab, right).tap()
		};
	},
	'take out of the log'({ table, plain }) {
		if (!table?.of) return undefined;
		return {
			...{ how: 'step', of: table.of, isTakenOut: true },
			after: exchanged(plain, table.of, told(table.entry)),
			async ready(tab) {
				await keepBox(tab).getByRole('status').getByRole('button').tap();
				await expect(button(keepBox(tab), words.takeOut)).toBeVisible();
			},
			tap: (tab) => button(keepBox(tab), words.takeOut).tap()
		};
	},
	'put back'({ taken, history }) {
		const step = history.next('undo');
		if (!taken || !step) return undefined;
		return {
			...{ how: 'undo', after: step.before },
			ready: (tab) => expect(button(keepBox(tab), words.putBack)).toBeVisible(),
			tap: (tab) => button(keepBox(tab), words.putBack).tap()
		};
	},
	'undo by the toast'({ toast, history }) {
		const step = history.next('undo');
		if (!toast || !step) return undefined;
		const undo = (tab: Page) => button(tab.locator('.toast'), keeping.undo);
		return {
			...{ how: 'undo', after: step.before },
			ready: (tab) => expect(undo(tab)).toBeVisible(),
			tap: (tab) => undo(tab).tap()
		};
	},
	correct: (walk, n) =>
		atEntry(
			walk,
			n,
			({ kind }) => kind === 'combat',
			(entry) => {
				const right = (entry.faces![0]! + 1 + (n % 8)) % 10;
				const corrected = [...(entry.corrected ?? []), { faces: entry.faces! }];
				return {
					leadsTo: BATTLE,
					after: exchanged(walk.plain, entry.battle, told(entry), told({ ...entry, faces: [right], corrected })),
					async ready(tab) {
						await button(detail(tab), words.correct).tap();
						await button(tab, calc.changeDie).first().tap();
						await face(tab, right).tap();
						await expect(button(tab, words.saveCorrection)).toBeEnabled();
					},
					tap: (tab) => button(tab, words.saveCorrection).tap()
				};
			}
		),
	'remove an entry': (walk, n) =>
		atEntry(
			walk,
			n,
			() => true,
			(entry) => ({
				isOffered: true,
				after: exchanged(walk.plain, entry.battle, told(entry)),
				ready: async () => undefined,
				tap: (tab) => button(detail(tab), words.removeEntry).tap()
			})
		),
	end: set('ended'),
	pause: set('paused'),
	resume: set('running'),
	'remove a battle'({ plain }, n) {
		const battle = pick(plain.battles, n);
		if (!battle) return undefined;
		return {
			...{ how: 'step', of: battle.id, isOffered: true, leadsTo: /\/fr\/session\/$/ },
			after: { ...plain, battles: plain.battles.filter(({ id }) => id !== battle.id) },
			async ready(tab) {
				await go(tab, battlePage(battle), n);
				await menuOf(tab, battle, words.removeBattle);
			},
			tap: (tab) => button(tab.locator(`[id='menu-${battle.id}']`), words.removeBattle).tap()
		};
	},
	'keep what is in no battle': loose(words.unkeptKeep, (plain) => ({
		...plain,
		loose: [],
		battles: [
			...paused(plain.battles),
			// From outside of a battle, where there is no turn, into its first.
			{ state: 'running', turn: 1, log: plain.loose.map((entry) => entry.replace(/^0 /, '1 ')).sort() }
		]
	})),
	'drop what is in no battle': loose(words.unkeptDrop, (plain) => ({ ...plain, loose: [] })),
	undo: turned('undo'),
	redo: turned('redo')
};
