/** Words for two totals against each other, shared by both calculators of combat. */
import { number, signed } from '$lib/core/figures';
import { arithmetic } from '$lib/core/odds/shapes/arithmetic';
import type { Pair } from '$lib/core/odds/shapes/versus';
import type { Doubt, Line, RowRef, RuledOut, Step, Text } from '$lib/core/types';
import { valueOf } from '$lib/core/charts/cell';
import { entryOf, figureAt, rowOf } from '$lib/core/charts/read';
import tacticalFactors from './charts/tactical-factors';
import flight from './charts/flight';
import doubled from './charts/outcome-doubled';
import { badge, type Counted } from './fighters';
import { isHalf, type GradeFactor } from './totals';
import { outcome, type Result, type Situation, type Verdict } from './outcomes';

export const against = (a: number, b: number): Text => ({
	fr: `${number(a, 'fr')} contre ${number(b, 'fr')}`,
	en: `${number(a, 'en')} against ${number(b, 'en')}`
});

/** One of the two sums, as it is shown beside its lines: the factors, before any die. */
export const sumOfSide = (side: string, title: Text, total: number) => ({
	side,
	title,
	shown: { fr: signed(total, 'fr') || '0', en: signed(total, 'en') || '0' }
});

/** `4 + 5 = 9 against 2 + 4 = 6`, and the totals after the factors of grade where they differ. */
export function contestSum([ownFace, enemyFace]: Pair, before: Pair, after: Pair): Text {
	const own = arithmetic(ownFace, before[0] - ownFace);
	const enemy = arithmetic(enemyFace, before[1] - enemyFace);
	const fr = `${own} contre ${enemy}`;
	const en = `${own} against ${enemy}`;
	if (before[0] === after[0] && before[1] === after[1]) return { fr, en };
	const graded = against(...after);
	return { fr: `${fr}, classe comprise ${graded.fr}`, en: `${en}, with grade ${graded.en}` };
}

const SHOT_AT: Text = { fr: 'total inférieur sous le tir', en: 'lower total, shot at' };

const WHY: Readonly<Record<string, Text>> = {
	's-close': { fr: 'total inférieur', en: 'lower total' },
	's-shot-at': SHOT_AT,
	's-shooting': { fr: 'total supérieur en tirant', en: 'higher total, shooting' },
	'i-not-above': { fr: 'total inférieur ou égal', en: 'lower or equal total' },
	'f-enemy-phase': { fr: 'total inférieur en phase adverse', en: 'lower total in the enemy’s phase' },
	'f-shot-at': SHOT_AT
};

/** The factor of grade that one side gained or lost. */
export function gradeSteps(side: Text, counted: Counted, factor: GradeFactor | undefined, doubt?: Doubt): Step[] {
	if (!factor) return [];
	const why = entryOf(WHY, factor.row);
	const name = badge(counted);
	return [
		{
			text: {
				fr: `Facteur de classe, ${name}\u00a0: ${why.fr}, ${signed(factor.value, 'fr')}.`,
				en: `Grade factor, ${name}: ${why.en}, ${signed(factor.value, 'en')}.`
			},
			idle: true,
			side,
			row: { chart: 'class-factors', row: factor.row },
			doubt
		}
	];
}

/** A factor of grade that is not given here, although the sheet could be read so. */
export const ungraded = (side: Text, counted: Counted, row: string, doubt?: Doubt): Step => ({
	text: {
		fr: `Facteur de classe, ${badge(counted)}\u00a0: aucun contre cet adversaire.`,
		en: `Grade factor, ${badge(counted)}: none against this enemy.`
	},
	idle: true,
	side,
	row: { chart: 'class-factors', row },
	doubt
});

function beyondAMove(): number {
	const distance = valueOf(rowOf(flight, 'distance').cells[0] ?? null);
	const figure = distance && typeof distance === 'object' && 'join' in distance ? distance.of[1] : undefined;
	if (typeof figure !== 'number') throw new Error('The chart of flight no longer says how far beyond a move.');
	return figure;
}
/** How far a flight goes beyond a move, in paces. */
export const FLIGHT = beyondAMove();

/** What a side does, in a few words. */
export const SUFFERED: Readonly<Record<Result, Text>> = {
	destroyed: { fr: 'Détruit', en: 'Destroyed' },
	flees: {
		fr: `Fuit\u00a0: recul, demi-tour, un mouvement plus ${FLIGHT} pas`,
		en: `Flees: recoil, turn about, a move plus ${FLIGHT} paces`
	},
	recoils: { fr: 'Recule vers son arrière, sans se tourner', en: 'Recoils to its rear, without turning' },
	'fights-on': { fr: 'Reste au contact', en: 'Stays in contact' },
	nothing: { fr: 'Ne subit rien', en: 'Suffers nothing' }
};

/** What becomes of a party, after its name. As nouns in French: a name may be one knight or many. */
export const becomes = (who: '{first}' | '{second}') =>
	({
		destroyed: { fr: `${who}\u00a0: destruction`, en: `${who} destroyed` },
		flees: { fr: `${who}\u00a0: fuite`, en: `${who} in flight` },
		recoils: { fr: `${who}\u00a0: recul`, en: `${who} pushed back` }
	}) as const;

/** What happens to one side under a verdict, and where that is written. */
export interface Fate {
	readonly result: Result;
	readonly row: RowRef;
	readonly doubt?: Doubt;
}

/** The doubt about a fate: its own, else, where one total is exactly half of the other, the doubt whether that counts as doubled. */
const doubtOfFate = ({ doubt }: Fate, [a, b]: Pair): Doubt | undefined =>
	doubt ?? (isHalf(a, b) ? doubled.notes.find(({ id }) => id === 'half')?.doubt : undefined);

/** What a side suffers: the first step says by which row, and of which side. */
export const fated = (steps: readonly Step[], side: Text, fate: Fate, totals: Pair): Step[] =>
	steps.map((step, i) => (i ? step : { ...step, side, row: fate.row, doubt: doubtOfFate(fate, totals) }));

/** The fates of one side, looked up once each. */
export function fates(situation: (verdict: Verdict) => Situation): (verdict: Verdict) => Fate {
	const known = new Map<Verdict, Fate>();
	return (verdict) => {
		const looked = known.get(verdict);
		if (looked) return looked;
		const { result, row, rule } = outcome(situation(verdict));
		const fate = { result, row: { chart: `outcome-${verdict}`, row }, doubt: rule.doubt };
		known.set(verdict, fate);
		return fate;
	};
}

/** A fortification that was ticked and helps nothing, for it faces artillery or psiloi (X). */
export const wallsSetAside = (question: string): RuledOut => ({
	what: { fr: 'Défend une fortification', en: 'Defending a fortification' },
	value: figureAt(tacticalFactors, 'fortification', 'value'),
	why: {
		fr: 'Elle ne protège ni de l’Art ni des Ps (X).',
		en: 'It protects from neither Art nor Ps (X).'
	},
	row: { chart: 'tactical-factors', row: 'fortification' },
	question,
	choice: 'fortification'
});

/** A chosen modifier of the tactical factors: the fortification may not count, the general counts as agreed. */
export function adjusted(line: Line, side: string, general: number, breached: boolean): Line[] {
	if (line.row?.row === 'fortification' && breached) return [];
	return [{ ...line, value: line.row?.row === 'general' ? general : line.value, side }];
}
