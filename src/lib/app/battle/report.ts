/**
 * Statistics of a battle for its report: results of each side, expected dice, turning points. Chances are counted as integers; division
 * happens only for drawing and texts. Pure.
 */
import { readAll } from '$lib/core/odds/chain';
import { sum, thrown, total } from '$lib/core/odds/odds';
import { percent } from '$lib/core/odds/percent';
import { isIllegal, waysTo } from '$lib/core/odds/resolve';
import { count } from '$lib/core/count';
import { COLON, sayIn } from '$lib/core/lang';
import type { Battle, Combat, Entry } from '$lib/app/storage/types';
import type { CalculatorHead, Die, Headline, Lang, Odds, Text, Throw } from '$lib/core/types';
import { UNTHROWN } from './faces';
import { FIGHTS } from './log-size';
import { titleOf } from './sides';
import { inOneLine, sentenceOf, type Sentence, type Told } from './telling';
import { dayOf } from '$lib/core/dates';
import { reportWords as words } from './report-words';

/** Denominator for shares that are summed: its rounding error stays invisible over a thousand sums. */
const PARTS = 10n ** 12n;

export type Who = 0 | 1;

/** An exact fraction. */
export interface Share {
	readonly ways: bigint;
	readonly of: bigint;
}

/** How lucky a result was for the acting side. */
export interface Fortune {
	readonly entry: Combat;
	/** The final outcome. */
	readonly outcome: string;
	/** Ways that lead to an equally good outcome, and to better ones. */
	readonly same: bigint;
	readonly better: bigint;
	readonly of: bigint;
	/** Variance of the luck of such a throw: 0 if only one outcome is possible, near 1/12 with many. */
	readonly spread: number;
}

/** The position of a result among all ways. */
type Rank = Pick<Fortune, 'same' | 'better' | 'of'>;

export const atLeastAsGood = ({ same, better, of }: Rank): Share => ({ ways: better + same, of });
export const atLeastAsBad = ({ better, of }: Rank): Share => ({ ways: of - better, of });

const less = (a: Share, b: Share): boolean => a.ways * b.of < b.ways * a.of;

/** Approximate, for sorting and drawing; `Share` itself is compared exactly. */
const inParts = ({ ways, of }: Share): number => Number((ways * PARTS) / of);

/** Whether a result was better or worse than the median, and the chance of one at least as extreme. */
function rarerEnd(one: Rank): { readonly lucky: boolean; readonly chance: Share } {
	const [good, bad] = [atLeastAsGood(one), atLeastAsBad(one)];
	const lucky = !less(bad, good);
	return { lucky, chance: lucky ? good : bad };
}

/** From 0, the worst result, to 1; 0.5 is the median. For drawing. */
export const luck = ({ same, better, of }: Fortune): number =>
	1 - Number(((2n * better + same) * 1_000_000n) / (2n * of)) / 1_000_000;

/** Undefined if the throw was not finished or its figures have changed since. A change of wording alone does not matter. */
export function fortuneOf({ entry, replayed }: Told): Fortune | undefined {
	if (!replayed?.same || isIllegal(replayed.result)) return undefined;
	const { result } = replayed;
	const upTo = entry.faces.indexOf(UNTHROWN);
	const { outcome } = readAll(result, upTo < 0 ? entry.faces : entry.faces.slice(0, upTo));
	const same = outcome === undefined ? undefined : result.odds.get(outcome);
	if (outcome === undefined || same === undefined) return undefined;
	let better = 0n;
	for (const { id } of result.outcomes) {
		if (id === outcome) break;
		better += result.odds.get(id) ?? 0n;
	}
	return { entry, outcome, same, better, of: total(result.odds), spread: spreadOf(result.odds) };
}

/** Variance of the middle rank among n ways with ties: (1 − Σ p³) / 12. */
function spreadOf(odds: Odds): number {
	const all = total(odds);
	let cubes = 0;
	for (const ways of odds.values()) cubes += (inParts({ ways, of: all }) / Number(PARTS)) ** 3;
	return (1 - cubes) / 12;
}

export interface TurningPoint {
	readonly entry: Combat;
	readonly lucky: boolean;
	/** Chance of a result at least as good, or at least as bad. */
	readonly chance: Share;
	/** Distance from the median, from 0 to 1, where 1 is the distance between worst and best result. */
	readonly weight: number;
}

const MOST_POINTS = 5;

/**
 * A turning point is rare, heavy and has an effect.
 * - Rare: at most one time in ten a result is as good or better (as bad or worse). One face of a D10 is that frequent; with a
 *   stricter limit a game with one die would have none.
 * - Heavy: at least half the distance between worst and best result away from the median, counted in outcomes, best first as the
 *   calculator lists them. Results rarer than one in a hundred are left out of that distance: twenty shots may all kill, yet a
 *   dozen kills are a blow.
 * - Effect: it is part of one of the chances that the calculator names, unlike “no effect” or “the fight continues”.
 */
const RARE: Share = { ways: 1n, of: 10n };
const HEAVY = 0.5;
const RECKONED: Share = { ways: 1n, of: 100n };

/** The weight of a result; undefined if only one is possible. */
function weightOf({ outcomes, odds }: Throw, outcome: string): number {
	const all = total(odds);
	const waysOf = (id: string) => odds.get(id) ?? 0n;
	const reckoned = outcomes.filter(({ id }) => id === outcome || !less({ ways: waysOf(id), of: all }, RECKONED));
	const at = reckoned.findIndex(({ id }) => id === outcome);
	let ways = 0n;
	const middle = reckoned.findIndex(({ id }) => 2n * (ways += waysOf(id)) >= all);
	return at < 0 || middle < 0 || reckoned.length < 2 ? 0 : Math.abs(at - middle) / (reckoned.length - 1);
}

/**
 * Turning points among follow-up throws, such as a leader killed. The chance is that of the follow-up being required times that of its
 * result; the result itself must be rare, because most follow-ups are required rarely.
 */
function followUps({ entry, replayed }: Told): TurningPoint[] {
	if (!replayed?.same || isIllegal(replayed.result) || replayed.result.pool) return [];
	const { result, throws } = replayed;
	return throws.slice(1).flatMap(({ place, throw: at, reading: { outcome, undecided } }): TurningPoint[] => {
		const same = at.odds.get(outcome);
		if (at.pool || undecided || same === undefined) return [];
		// The step that required the throw: both sides may have steps of the same title.
		const caller = throws[0]?.reading.steps[Number(place)];
		const calls = (faces: readonly number[]) =>
			result
				.read(faces)
				.steps.some(({ side, then }) => side?.fr === caller?.side?.fr && then?.title.fr === at.title.fr);
		const called = thrown(result.dice, (...faces) => String(calls(faces)));
		const of = total(at.odds);
		let better = 0n;
		for (const { id } of at.outcomes.slice(
			0,
			at.outcomes.findIndex(({ id }) => id === outcome)
		))
			better += at.odds.get(id) ?? 0n;
		const { lucky, chance: made } = rarerEnd({ same, better, of });
		if (less(RARE, made)) return [];
		const chance = { ways: made.ways * (called.get('true') ?? 0n), of: of * total(called) };
		return chance.ways ? [{ entry, lucky, chance, weight: weightOf(at, outcome) }] : [];
	});
}

/** The turning points, rarest and heaviest first. */
export function turningPoints(told: readonly Told[]): TurningPoint[] {
	const rank = ({ chance, weight }: TurningPoint) => inParts(chance) / weight;
	return (
		told
			.flatMap((one): TurningPoint[] => {
				const fortune = fortuneOf(one);
				const named = one.calculator?.headlines.some(({ outcomes }) => outcomes.includes(fortune?.outcome ?? ''));
				const first =
					fortune && named && one.replayed && !isIllegal(one.replayed.result)
						? [{ entry: one.entry, ...rarerEnd(fortune), weight: weightOf(one.replayed.result, fortune.outcome) }]
						: [];
				return [...first, ...followUps(one)];
			})
			.filter(({ chance, weight }) => !less(RARE, chance) && weight >= HEAVY)
			.sort((a, b) => rank(a) - rank(b) || a.entry.order - b.entry.order)
			// Only the rarest turning point of each combat.
			.filter(({ entry }, i, points) => points.findIndex((one) => one.entry === entry) === i)
			.slice(0, MOST_POINTS)
	);
}

/** Combats listed in a message; of more, the rarest. */
export const MOST_TOLD = 12;

/** The rarest combats, in the order of the battle. */
function mostTelling(told: readonly Told[], fortunes: ReadonlyMap<string, Fortune>, most: number): Combat[] {
	const rank = ({ entry }: Told) => {
		const fortune = fortunes.get(entry.id);
		// Those without a chance come last.
		return fortune ? inParts(rarerEnd(fortune).chance) : Infinity;
	};
	const ranked = told.map((one) => ({ one, at: rank(one) })).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
	const chosen = new Set(ranked.slice(0, most).map(({ one }) => one));
	return told.flatMap((one) => (chosen.has(one) ? one.entry : []));
}

/** Results of one side with one calculator, with the expected ones. */
export interface Tally {
	readonly calculator: string;
	readonly noun: NonNullable<CalculatorHead['noun']>;
	readonly headline: Headline;
	readonly combats: number;
	readonly reached: number;
	/** Expected number of headline outcomes. */
	readonly expected: number;
}

function talliesOf(told: readonly Told[], fortunes: ReadonlyMap<string, Fortune>): Tally[] {
	const tallies = new Map<string, Tally & { parts: bigint }>();
	for (const { entry, calculator, replayed } of told) {
		const headline = calculator?.headlines[0];
		if (!calculator || !headline || !replayed || isIllegal(replayed.result) || !fortunes.has(entry.id)) continue;
		const before = tallies.get(entry.calculator);
		const { odds } = replayed.result;
		const parts = (before?.parts ?? 0n) + (waysTo(odds, headline.outcomes) * PARTS) / total(odds);
		const reached = entry.outcome.some((id) => headline.outcomes.includes(id)) ? 1 : 0;
		tallies.set(entry.calculator, {
			calculator: entry.calculator,
			noun: calculator.noun ?? { one: calculator.title, many: calculator.title },
			headline,
			combats: (before?.combats ?? 0) + 1,
			reached: (before?.reached ?? 0) + reached,
			parts,
			expected: Number(parts) / Number(PARTS)
		});
	}
	return [...tallies.values()];
}

/** Dice of one kind thrown by one side. */
export interface Dice {
	readonly die: Die;
	/** Count of each face, in the die's order. */
	readonly counts: readonly number[];
	readonly thrown: number;
	readonly sum: number;
	readonly expected: number;
}

export function diceOf(faces: readonly { die: Die; face: number }[]): Dice[] {
	const kinds = new Map<string, { die: Die; counts: number[]; sum: number }>();
	for (const { die, face } of faces) {
		const key = die.faces.join();
		const kind = kinds.get(key) ?? { die, counts: die.faces.map(() => 0), sum: 0 };
		const at = die.faces.indexOf(face);
		kind.counts[at] = (kind.counts[at] ?? 0) + 1;
		kind.sum += face;
		kinds.set(key, kind);
	}
	return [...kinds.values()].map(({ die, counts, sum }) => {
		const thrown = counts.reduce((a, b) => a + b, 0);
		const mean = die.faces.reduce((a, b) => a + b, 0) / die.faces.length;
		return { die, counts, thrown, sum, expected: mean * thrown };
	});
}

/** Above this many dice the normal approximation is used, which is accurate by then. */
const EXACT = 120;

/** Chance of a sum at least this far from the mean, in either direction. */
export function strayed({ die, thrown: n, sum: got }: Pick<Dice, 'die' | 'thrown' | 'sum'>): Share {
	if (n > EXACT) return bell(die, n, got);
	const odds = sum(
		n,
		thrown([die], (face) => face)
	);
	// Twice the mean, to stay in integers.
	const middle = die.faces.reduce((a, b) => a + b, 0) * 2 * n;
	const off = (s: number) => Math.abs(2 * s * die.faces.length - middle);
	let ways = 0n;
	for (const [s, more] of odds) if (off(s) >= off(got)) ways += more;
	return { ways, of: total(odds) };
}

function bell(die: Die, n: number, got: number): Share {
	const mean = die.faces.reduce((a, b) => a + b, 0) / die.faces.length;
	const variance = die.faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / die.faces.length;
	// Continuity correction by half a step.
	const z = Math.max(0, Math.abs(got - mean * n) - 0.5) / Math.sqrt(variance * n);
	// At least 1: it has just happened.
	return { ways: BigInt(Math.max(1, Math.round(tails(z) * 1e12))), of: PARTS };
}

/** Two-tailed normal probability beyond z (Abramowitz and Stegun 7.1.26, seven digits). */
function tails(z: number): number {
	const x = z / Math.SQRT2;
	const t = 1 / (1 + 0.3275911 * x);
	const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
	return poly * Math.exp(-x * x);
}

/** Rarer results are mentioned. */
const STRANGE: Share = { ways: 1n, of: 20n };

/** Fewer dice say nothing about luck. */
const FEW = 12;

export interface SideReport {
	readonly tallies: readonly Tally[];
	readonly fortunes: readonly Fortune[];
	readonly dice: readonly Dice[];
	/** Pools of dice: number thrown, successes, expected successes. */
	readonly pools?: { readonly thrown: number; readonly made: number; readonly expected: number };
}

export interface Report {
	readonly sides: readonly [SideReport, SideReport];
	/** Combats without a known side. */
	readonly nobody: SideReport;
	readonly points: readonly TurningPoint[];
	/** The other combats that a message lists: all, or the most telling of many. */
	readonly others: readonly Combat[];
	/** By entry id: who fought, the dice, the result. */
	readonly sentences: ReadonlyMap<string, Sentence>;
	readonly totals: {
		readonly combats: number;
		/** Throws without an opponent: orders, rivers. */
		readonly errands: number;
		readonly notes: number;
		readonly corrected: number;
		readonly turns: number;
		readonly dice: number;
		/** Combats whose figures have changed since or that were not finished: listed, but not in the statistics. */
		readonly uncounted: number;
	};
	readonly turns: readonly { readonly turn: number; readonly entries: readonly Entry[] }[];
	readonly from?: number;
	readonly to?: number;
}

/** The sentence of a combat in one line. */
export function toldOf({ sentences }: Report, { id }: Pick<Combat, 'id'>): Text {
	const sentence = sentences.get(id);
	return sentence ? inOneLine(sentence) : { fr: '', en: '' };
}

/** Number of combats, errands, dice and turns. */
export const countsOf = ({ combats, errands, dice, turns }: Report['totals']): Text[] => [
	...(combats || !errands ? [count(combats, words.combat, words.combats)] : []),
	...(errands ? [count(errands, words.errand, words.errands)] : []),
	count(dice, words.die, words.dice),
	...(turns ? [count(turns, words.turn, words.turns)] : [])
];

/** Dice of the first throw: the first die belongs to the acting side, the second to its opponent. */
function facesOf(told: readonly Told[], who: Who | undefined): { die: Die; face: number }[] {
	return told.flatMap(({ entry, replayed }) => {
		const first = replayed?.throws[0];
		if (!first || first.throw.pool) return [];
		const throwers = entry.who === undefined ? [] : [entry.who, entry.who ? 0 : 1];
		return first.throw.dice.flatMap(({ faces }, i) => {
			const face = first.faces[i];
			return face !== undefined && throwers[i] === who ? [{ die: { faces }, face }] : [];
		});
	});
}

function poolsOf(told: readonly Told[]): SideReport['pools'] {
	let [thrown, made, sixths] = [0, 0, 0];
	for (const { replayed } of told) {
		const first = replayed?.throws[0];
		const pool = first?.throw.pool;
		// Scores of 1 and 7 follow rules of their own.
		if (!first || !pool || pool.need < 2 || pool.need > 6) continue;
		thrown += pool.count;
		const [hits = 0] = first.faces;
		made += hits;
		sixths += pool.count * (7 - pool.need);
	}
	return thrown ? { thrown, made, expected: sixths / 6 } : undefined;
}

const diceIn = ({ entry, replayed }: Told): number =>
	replayed?.throws.length
		? replayed.throws.reduce((sum, { throw: at }) => sum + (at.pool?.count ?? at.dice.length), 0)
		: entry.faces.filter((face) => face !== UNTHROWN).length;

export function reportOf(entries: readonly Entry[], told: readonly Told[]): Report {
	const fortunes = told.flatMap((one) => fortuneOf(one) ?? []);
	const byEntry = new Map(fortunes.map((fortune) => [fortune.entry.id, fortune]));
	const sideOf = (who: Who | undefined): SideReport => {
		const own = told.filter(({ entry }) => entry.who === who);
		return {
			tallies: talliesOf(own, byEntry),
			fortunes: fortunes.filter(({ entry }) => entry.who === who),
			dice: diceOf(facesOf(told, who)),
			pools: poolsOf(own)
		};
	};
	const points = turningPoints(told);
	const turns = new Map<number, Entry[]>();
	for (const entry of entries) {
		if (entry.kind === 'turn') continue;
		const turn = turns.get(entry.turn) ?? [];
		turn.push(entry);
		turns.set(entry.turn, turn);
	}
	const errands = told.filter(({ calculator }) => calculator && !FIGHTS.includes(calculator.phase)).length;
	return {
		sides: [sideOf(0), sideOf(1)],
		nobody: sideOf(undefined),
		points,
		others: mostTelling(
			told.filter(({ entry }) => !points.some((point) => point.entry === entry)),
			byEntry,
			MOST_TOLD - points.length
		),
		sentences: new Map(told.map((one) => [one.entry.id, sentenceOf(one)])),
		totals: {
			combats: told.length - errands,
			errands,
			notes: entries.filter(({ kind }) => kind === 'note').length,
			corrected: told.filter(({ entry }) => entry.corrected?.length).length,
			turns: entries.reduce((most, { turn }) => Math.max(most, turn), 0),
			dice: told.reduce((sum, one) => sum + diceIn(one), 0),
			uncounted: told.length - fortunes.length
		},
		turns: [...turns].sort(([a], [b]) => a - b).map(([turn, entries]) => ({ turn, entries })),
		from: entries[0]?.created,
		to: entries.at(-1)?.created
	};
}

/** With one decimal, in the locale's format. */
export const decimal = (n: number, lang: Lang): string => n.toLocaleString(lang, { maximumFractionDigits: 1 });

/** `23 dés, moyenne 4,1 pour 3,5 attendus. Un peu mieux que prévu : une fois sur trois.` */
export function diceSentence(dice: Dice, lang: Lang): string {
	const { thrown: n, sum, expected } = dice;
	const facts = `${n} ${sayIn(n > 1 ? words.dice : words.die, lang)}, ${sayIn(words.mean, lang)} ${decimal(sum / n, lang)} (${sayIn(words.expected, lang)} ${decimal(expected / n, lang)})`;
	return `${facts}. ${verdictOf(dice, lang)}`;
}

export const verdictOf = (dice: Dice, lang: Lang): string =>
	dice.thrown < FEW
		? sayIn(words.tooFew, lang)
		: comparedIn(dice.sum > dice.expected ? words.higher : words.lower, strayed(dice), lang);

/** A side's results against expectation: `A little worse than expected: one time in three.` */
export function luckSentence(fortunes: readonly Fortune[], lang: Lang): string {
	if (fortunes.length < FEW) return sayIn(words.tooFewResults, lang);
	const gap = fortunes.reduce((sum, one) => sum + luck(one) - 0.5, 0);
	const spread = fortunes.reduce((sum, one) => sum + one.spread, 0);
	// Results without alternative say nothing about luck.
	const chance = spread ? tails(Math.abs(gap) / Math.sqrt(spread)) : 1;
	const share = { ways: BigInt(Math.max(1, Math.round(chance * 1e12))), of: PARTS };
	return comparedIn(gap > 0 ? words.better : words.worse, share, lang);
}

/** The deviation in words with its chance, rounded to halves and twentieths. */
function comparedIn(way: Text, { ways, of }: Share, lang: Lang): string {
	const times = Math.max(1, Math.round(Number((of * 1000n) / ways) / 1000));
	if (times < 2) return `${sayIn(words.asExpected, lang)}.`;
	const how = less({ ways, of }, STRANGE) ? words.far : times < 5 ? words.little : undefined;
	// Small numbers in words, from two on.
	const often = words.times[lang].split(' ')[times - 2] ?? String(times);
	const said = [how, way].flatMap((part) => (part ? sayIn(part, lang) : [])).join(' ');
	return `${said.charAt(0).toLocaleUpperCase(lang)}${said.slice(1)}${sayIn(COLON, lang)}${sayIn(words.oneTimeIn, lang)} ${often}.`;
}

export const pointSentence = ({ chance, lucky }: TurningPoint, lang: Lang): string =>
	`${percent(chance.ways, chance.of, lang)} ${sayIn(lucky ? words.chanceOfBetter : words.chanceOfWorse, lang)}`;

/** `Melees: 8`. */
export const tallyHead = ({ noun, combats }: Tally, lang: Lang): string =>
	`${sayIn(combats > 1 ? noun.many : noun.one, lang)}${sayIn(COLON, lang)}${combats}`;

export const tallySentence = (tally: Tally, lang: Lang): string =>
	`${tallyHead(tally, lang)} · ${sayIn(tally.headline.title, lang)}${sayIn(COLON, lang)}${tally.reached} (${sayIn(words.expected, lang)} ${decimal(tally.expected, lang)})`;

const sideLines = (side: SideReport, lang: Lang): string[] => [
	...side.tallies.map((tally) => `– ${tallySentence(tally, lang)}`),
	...(side.fortunes.length ? [`– ${luckSentence(side.fortunes, lang)}`] : []),
	...side.dice.map((dice) => `– ${diceSentence(dice, lang)}`),
	...(side.pools ? [`– ${poolSentence(side.pools, lang)}`] : [])
];

export const poolSentence = ({ thrown, made, expected }: NonNullable<SideReport['pools']>, lang: Lang): string =>
	`${thrown} ${sayIn(words.toHit, lang)}${sayIn(COLON, lang)}${made} ${sayIn(words.made, lang)} (${sayIn(words.expected, lang)} ${decimal(expected, lang)}). ${thrown < FEW ? sayIn(words.tooFew, lang) : ''}`.trim();

/** The report as plain text to send; `losses` are blocks of lines on the armies. */
export function reportText(
	battle: Battle,
	report: Report,
	lang: Lang,
	losses: readonly (readonly string[])[] = []
): string {
	const { totals, points, others, sides, nobody } = report;
	const lineOf = ({ id, turn, who }: Combat) =>
		`– ${turn ? `${sayIn(words.turn, lang)} ${turn}, ` : ''}${who === undefined ? '' : `${battle.sides[who].name}${sayIn(COLON, lang)}`}${toldOf(report, { id })[lang]}`;
	const untold = totals.combats + totals.errands - points.length - others.length;
	const blocks = [
		[
			sayIn(titleOf(battle), lang),
			battle.sides.map(({ name }) => name).join(' – '),
			...(report.from === undefined ? [] : [dayOf(report.from, lang)]),
			countsOf(totals)
				.map((text) => sayIn(text, lang))
				.join(', ')
		],
		...[...sides, nobody].map((side, i) => {
			const lines = sideLines(side, lang);
			return lines.length ? [battle.sides[i]?.name ?? sayIn(words.nobody, lang), ...lines] : [];
		}),
		...losses,
		points.length
			? [sayIn(words.points, lang), ...points.map((point) => `${lineOf(point.entry)} (${pointSentence(point, lang)})`)]
			: [],
		others.length
			? [
					sayIn(points.length ? words.otherFights : words.fights, lang),
					...others.map(lineOf),
					...(untold ? [`– ${sayIn(count(untold, words.unlistedOne, words.unlisted), lang)}`] : [])
				]
			: []
	];
	return blocks
		.filter((block) => block.length)
		.map((block) => block.join('\n'))
		.join('\n\n');
}
