/** Who fought, and what became of them, in the words of the log and of the verdict: names first, else types. Pure. */
import { number, signed } from '$lib/core/figures';
import { bothLangs, COLON, sayIn } from '$lib/core/lang';
import { smallStart } from '$lib/core/small-start';
import { houseName, readHouse } from '$lib/core/odds/house-rule';
import { settle } from '$lib/core/odds/settle';
import type { Fallen } from '$lib/core/odds/throws';
import type {
	Calculator,
	Label,
	Lang,
	Outcome,
	Party,
	Question,
	Settled,
	Telling,
	Text,
	VerdictWords
} from '$lib/core/types';

/** What is known of the two parties: answers, the player’s names for the units, and the sides of the battle in the same order. */
export interface PartiesKnown {
	readonly answers: unknown;
	readonly units?: readonly [string, string] | undefined;
	readonly sides?: readonly [string, string] | undefined;
}

/** Which of two with one name, in the order of the sentence that names them: the log is read by both players. */
const THE_FIRST: Text = { fr: 'le premier ', en: 'the first ' };
const THE_SECOND: Text = { fr: 'le second ', en: 'the second ' };

const AGAINST: Text = { fr: 'contre', en: 'against' };

/** `Elephants (8) against levies (6), flank`, if the calculator declares parties. */
export function partiesOf(calculator: Calculator, { answers, units }: PartiesKnown): Text | undefined {
	const { told, questions } = calculator;
	if (!told) return undefined;
	const words = wordsOf(told, questions, settle(questions, answers));
	const house = questions.filter(({ kind }) => kind === 'house').map(({ id }) => id);
	// A rule for one of two sums is said with the party whose sum it is.
	const isSided = house.length > 1 && house.length === told.parties.length;
	const parties = told.parties.map((party, i) =>
		isSided ? { ...party, also: [...(party.also ?? []), house[i]!] } : party
	);
	const also = isSided ? told.also : [...(told.also ?? []), ...house];
	return bothLangs((lang) => {
		const [first = '', second] = parties.map((party, i) => partyIn(party, units?.[i] ?? '', words, lang));
		// A comma after the remarks on the first party.
		const comma = words.remarkable(parties[0]!.also, lang).length ? ',' : '';
		const fight = second ? `${first}${comma} ${sayIn(told.between ?? AGAINST, lang)} ${second}` : first;
		return upper(inRow([fight, ...words.remarkable(also, lang)], lang));
	});
}

/** Two parties, and how to call them. */
export interface Names {
	/** `{first}` and `{second}` filled in; undefined if the text needs a party that has no name. */
	fill(text: Text): Text | undefined;
	/** What a calculator calls a party, by its name. Left as it is where it has none. */
	side(called: Text): Text;
}

/** Names in place of the words of a calculator: `Your element` is `Kn (S)`, or the unit that the player has named. */
export function namesOf({ told, verdict, questions }: Calculator, known: PartiesKnown): Names {
	if (!told) return { fill: () => undefined, side: (called) => called };
	const settled = settle(questions, known.answers);
	const words = wordsOf(told, questions, settled);
	const partyName = (i: 0 | 1): Text => {
		const name = known.units?.[i];
		const { who = NOBODY } = told.parties[i] ?? {};
		const [usual = NOBODY] = verdict?.called[i] ?? [];
		// A default type is not used as a name, nor are words without an answer in them.
		const isAnswered = [...who.en.matchAll(/\{([\w-]+)/g)].some(([, id = '']) => settled.given.has(id));
		return bothLangs((lang) => name || (isAnswered && words.filled(who, lang)) || known.sides?.[i] || usual[lang]);
	};
	const [first, second] = calledApart(verdict?.alike, [partyName(0), partyName(1)], known.sides);
	return {
		fill(text) {
			const needs = (hole: string, name: Text) => text.fr.includes(hole) && !name.fr;
			if (needs('{first}', first) || needs('{second}', second)) return undefined;
			return bothLangs((lang) =>
				upper(text[lang].replace('{first}', () => first[lang]).replace('{second}', () => second[lang]))
			);
		},
		side(called) {
			const at = verdict?.called.findIndex((own) => own.some(({ fr }) => fr === called.fr)) ?? -1;
			const name = [first, second][at] ?? NOBODY;
			return name.fr ? bothLangs((lang) => upper(name[lang])) : called;
		}
	};
}

const NOBODY: Text = { fr: '', en: '' };

/** Two of one name differ by their side, else by their order in the sentence that names them. */
function calledApart(
	alike: VerdictWords['alike'],
	[first, second]: readonly [Text, Text],
	sides: PartiesKnown['sides']
): readonly [Text, Text] {
	if (!first.fr || (first.fr !== second.fr && first.en !== second.en)) return [first, second];
	if (sides && sides[0] !== sides[1]) {
		const [ours, theirs] = sides;
		return [bothLangs((lang) => `${first[lang]}, ${ours}`), bothLangs((lang) => `${second[lang]}, ${theirs}`)];
	}
	return (
		alike ?? [bothLangs((lang) => THE_FIRST[lang] + first[lang]), bothLangs((lang) => THE_SECOND[lang] + second[lang])]
	);
}

/** An outcome for the log: its title, unless that addresses the player. */
export function resultsOf(calculator: Calculator, known: PartiesKnown): (outcome: Outcome) => Text {
	const names = namesOf(calculator, known);
	return ({ id, title }) => {
		const result = calculator.told?.results?.[id];
		return (result && names.fill(result)) ?? title;
	};
}

/** An outcome for the verdict: who, and what happens to them. */
export function headlineOf({ told, verdict }: Calculator, names: Names, { id, title }: Outcome): Text {
	const head = verdict?.heads?.[id] ?? told?.results?.[id];
	const who = verdict?.about === undefined ? undefined : names.fill(verdict.about === 0 ? ONE : OTHER);
	const about = who && bothLangs((lang) => who[lang] + COLON[lang] + small(title)[lang]);
	return (head && names.fill(head)) ?? about ?? title;
}

const ONE: Text = { fr: '{first}', en: '{first}' };
const OTHER: Text = { fr: '{second}', en: '{second}' };

/** What a follow-up throw came to, with its arithmetic: `Test failed (7 > 6)`; else with its purpose: `Leader 1: killed`. */
export const followed = ({ throw: at, reading: { sum } }: Fallen, what: Text): Text =>
	bothLangs((lang) => (sum ? `${what[lang]} (${sum[lang]})` : `${at.title[lang]}${COLON[lang]}${small(what)[lang]}`));

type Words = ReturnType<typeof wordsOf>;

/** `elephants (8)`; with a name, `Companions (heavy cavalry, 8)`. */
function partyIn({ who, figures, also }: Party, name: string, words: Words, lang: Lang): string {
	const kind = who ? words.filled(who, lang) : '';
	const counted = figures ? words.filled(figures, lang) : '';
	// A placeholder for an unnamed unit is dropped if there is a name.
	const beside = name && who?.[lang].includes('{') ? [kind, counted] : [counted];
	const inside = beside.filter(Boolean).join(', ');
	const called = `${name || kind}${inside ? ` (${inside})` : ''}`.trim();
	return inRow([called, ...words.remarkable(also, lang)], lang);
}

/** The answers as words within a sentence. */
function wordsOf({ words = {} }: Telling, questions: readonly Question[], settled: Settled) {
	const asked = new Map(questions.filter(({ id }) => id in settled.answers).map((one) => [one.id, one]));

	const choicesIn = (question: Question): readonly [string, Label][] => {
		if (!('choices' in question)) return [];
		const chosen = question.kind === 'one' ? [settled.one(question.id)] : settled.some(question.id);
		return question.choices
			.filter(({ id }) => chosen.includes(id))
			.map(({ id, label }) => [id, words[`${question.id}.${id}`] ?? small(label)]);
	};

	const answerOf = (id: string, lang: Lang): string => {
		const question = asked.get(id);
		if (!question) return '';
		// Numbers that may be negative are modifiers (+1 to hit) and get a sign; scores do not.
		if (question.kind === 'number') return (question.min < 0 ? signed : number)(settled.number(id), lang);
		return listIn(
			choicesIn(question).map(([, label]) => sayIn(label, lang)),
			lang
		);
	};

	/** Answers that differ from the usual ones. */
	const remarkable = (ids: readonly string[] = [], lang: Lang): string[] =>
		ids.flatMap((id) => {
			const question = asked.get(id);
			if (!question) return [];
			if (question.kind === 'house') return houseIn(settled.answers[id], lang);
			if (question.kind === 'number')
				return settled.number(id) === question.default
					? []
					: [`${sayIn(small(question.short), lang)} ${answerOf(id, lang)}`];
			return choicesIn(question)
				.filter(([choice]) => !(question.kind === 'one' && choice === question.default))
				.map(([, label]) => sayIn(label, lang));
		});

	const filled = (text: Text, lang: Lang): string =>
		text[lang]
			.replace(/\{([\w-]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (_, id: string, one?: string, many?: string) => {
				const said = answerOf(id, lang);
				if (one === undefined || !said) return said;
				const n = settled.number(id);
				return `${said} ${(lang === 'fr' ? n < 2 : n === 1) ? one : many}`;
			})
			.trim();

	return { filled, remarkable };
}

/** Joined by commas, or by semicolons if the parts contain commas. */
function inRow([first = '', ...more]: readonly string[], lang: Lang): string {
	const all = [first, ...more].filter(Boolean);
	return all.join(more.some((part) => part.includes(', ')) ? (lang === 'fr' ? '\u202f; ' : '; ') : ', ');
}

// British style: no comma before `and`.
const LOCALES = { fr: 'fr', en: 'en-GB' };
const lists: Partial<Record<Lang, Intl.ListFormat>> = {};

/** Created on first use: a formatter takes about 20 ms on a phone, and every calculator and the search load this file. */
const listIn = (words: readonly string[], lang: Lang): string =>
	(lists[lang] ??= new Intl.ListFormat(LOCALES[lang])).format(words);

/** `scenario −1` */
function houseIn(answer: unknown, lang: Lang): string[] {
	const rule = readHouse(answer);
	return rule?.value ? [`${sayIn(small(houseName(rule)), lang)} ${signed(rule.value, lang)}`] : [];
}

const small = (label: Text): Text => bothLangs((lang) => smallStart(label[lang], lang));

const upper = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
