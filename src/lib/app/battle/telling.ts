/** A combat in one sentence: who fought, what the dice made, what came of it. Pure. */
import { number, signed } from '$lib/core/figures';
import { bothLangs, sayIn, smallStart } from '$lib/core/lang';
import { isIllegal } from '$lib/core/odds/resolve';
import { settle } from '$lib/core/odds/settle';
import type { Combat } from '$lib/app/storage/types';
import type { Calculator, Label, Lang, Outcome, Party, Question, Settled, Telling, Text } from '$lib/core/types';
import { brief, type Replayed } from './resolved';

/** A combat with its sum as it stands today, as far as it can still be worked out. */
export interface Told {
	readonly entry: Combat;
	readonly calculator?: Calculator;
	readonly replayed?: Replayed;
}

export interface Sentence {
	/** `Elephants (8) against levies (6), flank`; nothing where the calculator does not say. */
	readonly who?: Text;
	/** `6 + 7 = 13`, if today's figures still give the stored result. */
	readonly sum?: Text;
	readonly result: Text;
}

export const sentenceOf = ({ entry, calculator, replayed }: Told): Sentence => {
	const who = calculator && partiesOf(calculator, entry);
	// With changed figures the sum would not lead to the stored result.
	if (!replayed || replayed.differs || isIllegal(replayed.result)) return { who, result: entry.shown };
	const result = brief(replayed.throws, calculator && resultsOf(calculator, entry));
	const sum = replayed.throws[0]?.reading.sum;
	// Before the last throw the first result is all there is.
	return { who, sum: sum?.fr === result.fr ? undefined : sum, result: result.fr ? result : entry.shown };
};

/** As one line, for text that leaves the app. */
export const inOneLine = ({ who, sum, result }: Sentence): Text =>
	bothLangs((lang) => [who, sum, result].flatMap((part) => part?.[lang] || []).join(' · '));

/** Which of two with one name, in the order of the sentence that names them: the log is read by both players. */
const THE_FIRST: Text = { fr: 'Le premier ', en: 'The first ' };
const THE_SECOND: Text = { fr: 'Le second ', en: 'The second ' };

const AGAINST: Text = { fr: 'contre', en: 'against' };

/** `Elephants (8) against levies (6), flank`, if the calculator declares parties. */
export function partiesOf(
	calculator: Calculator,
	{ answers, units }: Pick<Combat, 'answers' | 'units'>
): Text | undefined {
	const { told, questions } = calculator;
	if (!told) return undefined;
	const words = wordsOf(told, questions, settle(questions, answers));
	return bothLangs((lang) => {
		const [first = '', second] = told.parties.map((party, i) => partyIn(party, units?.[i] ?? '', words, lang));
		// A comma after the remarks on the first party.
		const comma = words.remarkable(told.parties[0].also, lang).length ? ',' : '';
		const fight = second ? `${first}${comma} ${sayIn(told.between ?? AGAINST, lang)} ${second}` : first;
		return upper(inRow([fight, ...words.remarkable(told.also, lang)], lang));
	});
}

/** The outcomes as stored, with the units' names, or their types where those differ. */
function resultsOf(
	{ told, questions }: Calculator,
	{ answers, units }: Pick<Combat, 'answers' | 'units'>
): (outcome: Outcome) => Text {
	const plain = ({ title }: Outcome) => title;
	if (!told?.results) return plain;
	const words = wordsOf(told, questions, settle(questions, answers));
	const called = (i: number) =>
		bothLangs((lang) => units?.[i] || words.filled(told.parties[i]?.who ?? { fr: '', en: '' }, lang));
	const [first, second] = [called(0), called(1)];
	return (outcome) => {
		const result = told.results?.[outcome.id];
		if (!result || !first.fr || !second.fr) return outcome.title;
		const alike = first.fr === second.fr || first.en === second.en;
		const name = (called: Text, which: Text, lang: Lang) => (alike ? which[lang] : '') + called[lang];
		return bothLangs((lang) =>
			result[lang]
				.replace('{first}', () => name(first, THE_FIRST, lang))
				.replace('{second}', () => name(second, THE_SECOND, lang))
		);
	};
}

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
		if (question.kind === 'number') return [];
		const chosen = question.kind === 'one' ? [settled.one(question.id)] : settled.some(question.id);
		return chosen.map((id) => [
			id,
			words[`${question.id}.${id}`] ?? small(question.choices.find((choice) => choice.id === id)!.label)
		]);
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

const small = (label: Text): Text => bothLangs((lang) => smallStart(label[lang], lang));

const upper = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
