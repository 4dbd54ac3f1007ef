/** The elements that fight: how the calculators ask for them, name them and say what they count as. */
import type { Asking, Barred, Choice, Doubt, OneOf, Question, RowRef, Settled, Text } from '$lib/core/types';
import { plain } from '$lib/core/figures';
import { same, shortName } from '$lib/core/lang';
import { exceptionFor, type Bout } from './exception-for';
import { EXCEPTIONS, type Exception } from './exceptions';
import { oneOf } from '$lib/core/charts/read';
import { nameById } from '$lib/core/charts/name-by-id';
import names, { named } from './names';
import { ALL_TROOPS, GRADES, TROOPS, type Grade, type Side, type Troop } from './troops';

export const CAMPS = ['own', 'enemy'] as const;
/** Whose element: the player's, or the other one. */
export type Camp = (typeof CAMPS)[number];

export const otherCamp = (camp: Camp): Camp => (camp === 'own' ? 'enemy' : 'own');

export const CAMP_NAMES: Readonly<Record<Camp, Text>> = {
	own: { fr: 'Votre élément', en: 'Your element' },
	enemy: { fr: 'L’élément ennemi', en: 'The enemy element' }
};

/** The part of an order whose die pays for it. */
export const COMMAND = 'command';

const nameOf = (id: string) => shortName(nameById(names, id));

/** A text of a chart with its terms written out: calculators show no terms to tap. */
export const plainly = ({ fr, en }: Text): Text => ({ fr: plain(fr, 'fr', nameOf), en: plain(en, 'en', nameOf) });

export const troopOf = (id: string): Troop => oneOf(ALL_TROOPS, id);
export const gradeOf = (id: string): Grade => oneOf(GRADES, id);

/** A troop that may bring its grade along: `art-x`. */
export function troopAndGrade(id: string): { troop: Troop; grade?: Grade } {
	const [troop, grade] = id.split('-');
	return { troop: oneOf(ALL_TROOPS, troop), grade: grade ? gradeOf(grade) : undefined };
}

/** `Kn`, the same in both languages. */
export const abbr = (troop: Troop): string => {
	const short = nameOf(troop);
	return typeof short === 'string' ? short : short.en;
};

/** `Kn (X)`. */
export const badge = ({ troop, grade }: { troop: Troop; grade?: Grade }): string =>
	abbr(troop) + (grade ? ` (${grade.toUpperCase()})` : '');

/** An element as the log calls it: `Kn (S)`, by the answers to its two questions. */
export const elementTold = (camp: Camp): Text => {
	const element = `{${camp}-type} {${camp}-grade}`;
	return same(element);
};

/** The words for those answers. A troop may bring its grade along: `art-x`. */
export function shortWords(camp: Camp, troops: readonly string[] = ALL_TROOPS): Record<string, string> {
	const types = troops.map((id): [string, string] => [`${camp}-type.${id}`, badge(troopAndGrade(id))]);
	const grades = GRADES.map((grade): [string, string] => [`${camp}-grade.${grade}`, `(${grade.toUpperCase()})`]);
	return Object.fromEntries([...types, ...grades]);
}

const GRADE_NAMES: Readonly<Record<Grade, Text>> = {
	s: { fr: 'Supérieur (S)', en: 'Superior (S)' },
	o: { fr: 'Ordinaire (O)', en: 'Ordinary (O)' },
	i: { fr: 'Inférieur (I)', en: 'Inferior (I)' },
	f: { fr: 'Rapide (F)', en: 'Fast (F)' },
	x: { fr: 'Exception (X)', en: 'Exception (X)' }
};

const excepted = new Set<Troop>(EXCEPTIONS.map(({ troop }) => troop));

/** The sheet describes some exceptions only; vessels of grade (X) are in its movement table. */
function noException(troop: Troop): Barred | undefined {
	if (excepted.has(troop) || TROOPS[troop] === 'naval') return undefined;
	const name = abbr(troop);
	return {
		why: {
			fr: `L’aide de jeu n’a pas d’exception (X) pour ${name}.`,
			en: `The sheet has no exception (X) for ${name}.`
		}
	};
}

type Words = Pick<Asking, 'ask' | 'short' | 'named' | 'help'>;

export const troopQuestion = (
	id: string,
	words: Words,
	first: Troop,
	troops: readonly Troop[] = ALL_TROOPS
): OneOf => ({
	id,
	kind: 'one',
	...words,
	choices: troops.map((troop) => ({
		id: troop,
		label: named(troop),
		row: { chart: 'troop-types', row: troop }
	})),
	decides: true,
	edges: [{ chart: 'combat-factors', along: 'rows' }],
	default: first
});

export const gradeQuestion = (id: string, words: Words, troopOf: (settled: Settled) => Troop): OneOf => ({
	id,
	kind: 'one',
	above: true,
	...words,
	choices: GRADES.map((grade): Choice => {
		const choice = { id: grade, label: GRADE_NAMES[grade] };
		return grade === 'x' ? { ...choice, barred: (settled) => noException(troopOf(settled)) } : choice;
	}),
	default: 'o'
});

/** A plus of the enemy is bad for the side that acts. */
const forWhom = ({ id }: Question) => (id.startsWith('enemy-') ? ({ plus: 'bad' } as const) : {});

/** Type and grade make a combat; general, overlaps and support often count: they are asked beside the dice. */
export const often = (questions: readonly Question[]): Question[] =>
	questions.map((question) => ({ ...question, late: true, ...forWhom(question) }));

/** Factors that apply seldom are behind a fold. */
export const seldom = (questions: readonly Question[]): Question[] =>
	questions.map((question) => (question.setting ? question : { ...question, rare: true, ...forWhom(question) }));

/** The words of a question with the name of its element, which the phone between two players shows once it is known. */
export function namedFor(camp: Camp, ask: (who: string) => Text, short: (who: string) => Text): Asking['named'] {
	const who = camp === 'own' ? '{first}' : '{second}';
	return { ask: ask(who), short: short(who) };
}

/** A question answered by yes or no. */
export function yesNo(
	id: string,
	words: Words,
	answer: 'yes' | 'no',
	more: Partial<Pick<OneOf, 'asked' | 'setting' | 'doubt'>> & { row?: RowRef } = {}
): OneOf {
	const { row, ...rest } = more;
	return {
		id,
		kind: 'one',
		...words,
		choices: [
			{ id: 'yes', label: { fr: 'Oui', en: 'Yes' }, row },
			{ id: 'no', label: { fr: 'Non', en: 'No' } }
		],
		default: answer,
		...rest
	};
}

export const isYes = (settled: Settled, question: string): boolean => settled.one(question) === 'yes';

/** The troop and grade that an element counts as: its own, or that of its exception. */
export interface Counted {
	readonly troop: Troop;
	/** Left out where the sheet names no grade. */
	readonly grade?: Grade;
	readonly exception?: Exception;
}

/** `bows` is the own grade of archers that the sheet leaves at (S) or (O). */
export function countsAs(bout: Bout, bows: Grade = 'o'): Counted {
	const exception = exceptionFor(bout);
	if (!exception || !('troop' in exception.as)) return bout.me;
	const { troop, grades } = exception.as;
	return { troop, grade: grades.length > 1 ? bows : grades[0], exception };
}

/** What is to be said about an element that counts as something else. */
export function exceptionRemark(
	me: Side,
	{ troop, grade, exception }: Counted
): { text: Text; row: RowRef; doubt?: Doubt }[] {
	if (!exception) return [];
	const as = badge({ troop, grade });
	return [
		{
			text: { fr: `${badge(me)} compte ici comme ${as}.`, en: `${badge(me)} counts as ${as} here.` },
			row: { chart: 'exception-troops', row: exception.id },
			doubt: exception.doubt
		}
	];
}
