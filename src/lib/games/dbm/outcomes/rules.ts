/**
 * What becomes of a loser, as lists of rules: the charts show them and the calculators walk through them. The first rule that
 * holds applies; destruction is looked for first, then flight, then recoil, and the last rule of a list always holds.
 */
import type { Cell, ChartBody, Doubt, Group, Row, Text } from '$lib/core/types';
import { code } from '$lib/core/charts/write';
import type { Grade, Side, Troop } from '../troops';
import type { Who } from '../troop-pattern';

export const VERDICTS = ['equal', 'beaten', 'doubled'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const NOTHING_HAPPENS: Text = { fr: 'Rien ne se passe', en: 'Nothing happens' };

/** Each is also the id of a term. */
export type Result = 'destroyed' | 'flees' | 'recoils' | 'fights-on' | 'nothing';

export const COMBATS = ['close', 'shooting'] as const;
export type Combat = (typeof COMBATS)[number];

export const GOINGS = ['good', 'rough', 'difficult'] as const;
export type Going = (typeof GOINGS)[number];

/** What else may be true of the fight. */
export const FACTS = [
	/** The winner counts this going as good. */
	'good-for-winner',
	'good-for-loser',
	/** The winner is on the loser’s front. */
	'front',
	/** The winner’s front was contacted this phase. */
	'front-contacted',
	/** The loser is inside a fortification. */
	'in-fortification',
	/** The loser is assaulting a fortification. */
	'assaulting',
	/** The baggage is mobile. */
	'mobile',
	/** The naval element has landed its troops. */
	'empty',
	/** One of the two breaks off. */
	'breaking-off'
] as const;
export type Fact = (typeof FACTS)[number];

export interface Situation {
	readonly verdict: Verdict;
	readonly combat: Combat;
	/** On a tie, the element whose fate is asked. */
	readonly loser: Side;
	readonly winner: Side;
	/** The going under the loser. */
	readonly going: Going;
	/** The element behind the loser that supports it. */
	readonly second?: Side;
	readonly facts: ReadonlySet<Fact>;
}

/** All that is given must hold. */
export interface When {
	/** The winner is one of these. */
	readonly by?: readonly Who[];
	/** The winner is none of these. */
	readonly notBy?: readonly Who[];
	readonly combat?: Combat;
	readonly going?: Going;
	/** The loser’s grade. */
	readonly grades?: readonly Grade[];
	/** The second rank: of the loser’s own type and grade, or one of these. */
	readonly second?: 'same' | readonly Who[];
	readonly facts?: readonly Fact[];
	readonly without?: readonly Fact[];
	/** None of these may hold as a whole. */
	readonly unless?: readonly When[];
}

export interface Rule {
	readonly id: string;
	readonly result: Result;
	readonly words: Text;
	/** Left out: always. */
	readonly when?: When;
	readonly doubt?: Doubt;
}

export interface Fate {
	readonly id: string;
	readonly of: readonly Troop[];
	/** For vessels that have landed their troops, or for those that have not. */
	readonly empty?: boolean;
	readonly title: Text;
	readonly rules: readonly Rule[];
}

export const rowId = (fate: Fate, rule: Rule) => `${fate.id}-${rule.id}`;

/** The rules of one verdict as a chart: a row a rule, a group a troop type. */
export function outcomeChart(fates: readonly Fate[]): Pick<ChartBody, 'rowHead' | 'columns' | 'groups' | 'rows'> {
	return {
		rowHead: { fr: 'Le perdant, et comment', en: 'The loser, and how' },
		columns: [{ id: 'result', head: { fr: 'Résultat', en: 'Result' } }],
		groups: fates.map(({ id, of, title }): Group => ({ id, title, ...(of.length > 1 && { of }) })),
		rows: fates.flatMap((fate) =>
			fate.rules.map((rule): Row => ({
				id: rowId(fate, rule),
				head: rule.words,
				cells: [code(rule.result)],
				group: fate.id,
				doubt: rule.doubt
			}))
		)
	};
}

export function fateIn(fates: readonly Fate[], id: string): Fate {
	const fate = fates.find((fate) => fate.id === id);
	if (!fate) throw new Error(`There is no list “${id}”.`);
	return fate;
}

const lowered = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);

/** The printed rules of one list in one cell: `Destroyed: by anyone but Exp`. */
export function told({ rules }: Fate): Cell {
	const printed = rules.filter(({ result }) => result !== 'nothing');
	return {
		value: {
			fr: printed.map(({ result, words }) => `{${result}}\u00a0: ${lowered(words.fr)}`).join('\u202f; '),
			en: printed.map(({ result, words }) => `{${result}}: ${lowered(words.en)}`).join('; ')
		},
		doubt: printed.find(({ doubt }) => doubt)?.doubt
	};
}

// Rules and words used in several lists.

export const onTheirGround = { facts: ['good-for-winner'] } as const;

export const always: Text = { fr: 'Dans tous les cas', en: 'In all cases' };
export const otherwise: Text = { fr: 'Sinon', en: 'Otherwise' };
export const destroyed: Rule = { id: 'always', result: 'destroyed', words: always };
