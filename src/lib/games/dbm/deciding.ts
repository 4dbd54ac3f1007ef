/** Which facts decide what becomes of a loser, so that only those are asked, and under which name an exception loses or wins. */
import type { Doubt, Step } from '$lib/core/types';
import { badge, type Counted } from './fighters';
import {
	FATES,
	outcome,
	type Combat,
	type Fact,
	type Going,
	type Situation,
	type Verdict,
	type When
} from './outcomes';
import type { Side } from './troops';
import type { Who } from './troop-pattern';

const allWhens = (when: When): When[] => [when, ...(when.unless ?? []).flatMap(allWhens)];
const WHENS = Object.values(FATES).flatMap((fates) =>
	fates.flatMap(({ of, rules }) =>
		rules.flatMap(({ when }) => (when ? allWhens(when).map((when) => ({ of, when })) : []))
	)
);

const namesX = (who: Who): string[] =>
	typeof who !== 'string' && [...(who.only ?? []), ...(who.except ?? [])].includes('x') ? [who.of] : [];

/** The lists of outcomes name the (X) of these troops: they are looked up as (X), all others as what they count as. */
const NAMED_AS_LOSER: ReadonlySet<string> = new Set(
	WHENS.flatMap(({ of, when }) => (when.grades?.includes('x') ? of : []))
);
const NAMED_AS_WINNER: ReadonlySet<string> = new Set(
	WHENS.flatMap(({ when }) => [...(when.by ?? []), ...(when.notBy ?? [])].flatMap(namesX))
);

const inList = (names: ReadonlySet<string>, me: Side, { troop, grade = 'o' }: Counted): Side =>
	names.has(me.troop) ? me : { troop, grade };
export const asLoser = (me: Side, counted: Counted): Side => inList(NAMED_AS_LOSER, me, counted);
export const asWinner = (me: Side, counted: Counted): Side => inList(NAMED_AS_WINNER, me, counted);

const BY_NAME: Doubt = {
	printed: {
		fr: 'Les listes de résultats ne nomment que certains (X)',
		en: 'The lists of outcomes name some (X) only'
	},
	read: {
		fr: 'Ceux-là gardent leur nom, les autres y sont ce pour quoi ils comptent',
		en: 'Those keep their name there, the others are what they count as'
	},
	why: {
		fr: 'L’aide de jeu ne dit pas sous quel nom une exception perd.',
		en: 'The sheet does not say under which name an exception loses.'
	}
};

/** Said where an exception would lose under another name. */
export function fateRemark(me: Side, counted: Counted): Pick<Step, 'text' | 'row' | 'doubt'>[] {
	const loser = asLoser(me, counted);
	if (!counted.exception || loser.troop === me.troop) return [];
	const name = badge(loser);
	return [
		{
			text: { fr: `S’il perd, c’est comme ${name}.`, en: `If it loses, it loses as ${name}.` },
			row: { chart: 'exception-troops', row: counted.exception.id },
			doubt: BY_NAME
		}
	];
}

export interface Case {
	readonly loser: Side;
	readonly winner: Side;
	readonly combat: Combat;
	readonly going: Going;
	/** Facts that hold without asking. */
	readonly known: readonly Fact[];
	/** Facts that may be asked. */
	readonly open: readonly Fact[];
	/** A second rank that may be behind the loser. */
	readonly second?: Side;
}

export type Deciding = Fact | 'second';

/** What the lists for a loser speak of: nothing else can decide its fate. */
const spokenOf = (verdict: Verdict, loser: Side): ReadonlySet<Deciding> =>
	new Set(
		FATES[verdict]
			.filter(({ of }) => of.includes(loser.troop))
			.flatMap(({ rules }) => rules.flatMap(({ when }) => (when ? allWhens(when) : [])))
			.flatMap(({ facts = [], without = [], second }): Deciding[] => [
				...facts,
				...without,
				...(second ? ['second' as const] : [])
			])
	);

function decide({ loser, winner, combat, going, known, open, second }: Case): Set<Deciding> {
	const all: Deciding[] = second ? [...open, 'second'] : [...open];
	const deciding = new Set<Deciding>();
	for (const verdict of ['beaten', 'doubled'] as const) {
		const spoken = spokenOf(verdict, loser);
		const switches = all.filter((fact) => spoken.has(fact));
		const result = (bits: number) => {
			const on = switches.filter((_, i) => bits & (1 << i));
			const facts = new Set([...known, ...on.filter((fact): fact is Fact => fact !== 'second')]);
			const situation: Situation = {
				verdict,
				loser,
				winner,
				combat,
				going,
				facts,
				second: on.includes('second') ? second : undefined
			};
			return outcome(situation).result;
		};
		const results = Array.from({ length: 1 << switches.length }, (_, bits) => result(bits));
		for (const [i, fact] of switches.entries())
			if (results.some((one, bits) => one !== results[bits | (1 << i)])) deciding.add(fact);
	}
	return deciding;
}

const nameOf = ({ troop, grade }: Side) => `${troop}-${grade}`;
const remembered = new Map<string, ReadonlySet<Deciding>>();

/** Every combination is tried once and remembered: questions ask this at every answer. */
export function whatDecides(one: Case): ReadonlySet<Deciding> {
	const { loser, winner, combat, going, known, open, second } = one;
	const key = `${nameOf(loser)} ${nameOf(winner)} ${combat} ${going} ${known.join()} ${open.join()} ${second ? nameOf(second) : ''}`;
	const deciding = remembered.get(key) ?? decide(one);
	remembered.set(key, deciding);
	return deciding;
}
