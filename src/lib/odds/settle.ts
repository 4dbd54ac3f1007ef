/** Answers made whole: any JSON comes in, what a calculator can work with comes out. */
import type { Answer, Answers, Choice, Line, OneOf, Question, RuledOut, Settled, SomeOf, Text } from '$lib/types';

const isList = (answer: unknown): answer is readonly unknown[] => Array.isArray(answer);

/** What of an answer fits its question; nothing where none of it does. */
export function fitting(question: Question, answer: unknown): Answer | undefined {
	switch (question.kind) {
		case 'one':
			return question.choices.some(({ id }) => id === answer) ? (answer as string) : undefined;
		case 'some': {
			if (!isList(answer)) return undefined;
			// In the order of the question, each once.
			const ids = question.choices.map(({ id }) => id).filter((id) => answer.includes(id));
			return ids.length || (!answer.length && !question.needed) ? ids : undefined;
		}
		case 'number': {
			if (typeof answer !== 'number' || !Number.isFinite(answer)) return undefined;
			const { min, max, step = 1 } = question;
			const stepped = min + Math.round((answer - min) / step) * step;
			return Math.min(max, Math.max(min, Math.round(stepped * 100) / 100));
		}
	}
}

export const defaultOf = (question: Question): Answer => question.default ?? [];

const chosenIn = (question: Question, answer: Answer | undefined): readonly string[] =>
	question.kind === 'number' || answer === undefined
		? []
		: typeof answer === 'string'
			? [answer]
			: (answer as readonly string[]);

const own = (raw: unknown, id: string): unknown =>
	raw !== null && typeof raw === 'object' && Object.hasOwn(raw, id) ? (raw as Record<string, unknown>)[id] : undefined;

const because = (label: Text): Text => ({ fr: `Exclu par\u00a0: ${label.fr}`, en: `Ruled out by: ${label.en}` });

/** The chosen choice that rules another out, if there is one. */
function ruler(choice: Choice, at: Question, questions: readonly Question[], answers: Answers): Choice | undefined {
	for (const not of choice.not ?? []) {
		const [a, b] = not.split('.') as [string, string?];
		const question = b === undefined ? at : questions.find(({ id }) => id === a);
		if (!question || question.kind === 'number') continue;
		const id = b ?? a;
		if (id !== choice.id && chosenIn(question, answers[question.id]).includes(id)) {
			return question.choices.find((other) => other.id === id);
		}
	}
	return undefined;
}

/** Whether a choice comes before its rival, in the order of the questions. */
function before(choice: Choice, rival: Choice, questions: readonly Question[]): boolean {
	const all = questions.flatMap((question) => (question.kind === 'number' ? [] : question.choices));
	return all.indexOf(choice) < all.indexOf(rival);
}

/** Where the one answer of a question is ruled out: its default, else the first choice that is free. */
function firstFree(question: OneOf, settled: Settled, questions: readonly Question[]): string | undefined {
	const free = (choice: Choice) =>
		!ruler(choice, question, questions, { ...settled.answers, [question.id]: choice.id }) && !choice.barred?.(settled);
	const fallback = question.choices.filter(({ id }) => id === question.default);
	return [...fallback, ...question.choices].find(free)?.id;
}

function settleOnce(questions: readonly Question[], raw: unknown): Settled {
	const answers: Record<string, Answer> = {};
	const given = new Set<string>();
	const ruledOut: RuledOut[] = [];

	const find = (id: string): Question => {
		const question = questions.find((question) => question.id === id);
		if (!question) throw new Error(`This calculator has no question “${id}”.`);
		return question;
	};
	const chosen = (id: string) => chosenIn(find(id), answers[id]);

	const settled: Settled = {
		answers,
		given,
		ruledOut,
		one(id) {
			const question = find(id);
			if (question.kind !== 'one') throw new Error(`The question “${id}” has not one answer.`);
			return (answers[id] as string | undefined) ?? question.default;
		},
		some: chosen,
		number(id) {
			const question = find(id);
			if (question.kind !== 'number') throw new Error(`The question “${id}” is not answered by a number.`);
			return (answers[id] as number | undefined) ?? question.default;
		},
		has: (id, choice) => chosen(id).includes(choice),
		lines: (...ids) =>
			questions
				.filter((question) => !ids.length || ids.includes(question.id))
				.flatMap((question) => (question.kind === 'number' ? [] : linesOf(question, chosen(question.id))))
	};

	// In order, so that a question may look at the answers before it.
	for (const question of questions) {
		if (question.asked && !question.asked(settled)) continue;
		const fits = fitting(question, own(raw, question.id));
		if (fits !== undefined) given.add(question.id);
		answers[question.id] = fits ?? defaultOf(question);
	}

	for (const question of questions) {
		if (question.kind === 'number' || !(question.id in answers)) continue;
		for (const choice of question.choices) {
			const rival = ruler(choice, question, questions, answers);
			// Of two that rule each other out, the first one chosen stays.
			const mutual = rival?.not?.some((id) => id === choice.id || id === `${question.id}.${choice.id}`);
			const first = mutual && settled.has(question.id, choice.id) && before(choice, rival!, questions);
			const barred = rival && !first ? { why: because(rival.label), row: rival.row } : choice.barred?.(settled);
			if (!barred) continue;
			ruledOut.push({ what: choice.label, value: choice.value, question: question.id, choice: choice.id, ...barred });
			if (question.kind === 'some') {
				answers[question.id] = settled.some(question.id).filter((id) => id !== choice.id);
			} else if (settled.has(question.id, choice.id)) {
				answers[question.id] = firstFree(question, settled, questions) ?? choice.id;
			}
		}
	}
	return settled;
}

const linesOf = (question: OneOf | SomeOf, chosen: readonly string[]): Line[] =>
	question.choices
		.filter(({ id, value }) => value !== undefined && chosen.includes(id))
		.map(({ label, value = 0, row, doubt }) => ({ what: label, value, row, doubt, question: question.id }));

export function settle(questions: readonly Question[], raw: unknown): Settled {
	let settled = settleOnce(questions, raw);
	// What was ruled out may have been why another question was asked, so it is asked or left out anew.
	for (let round = 0; round < questions.length; round++) {
		const again = settleOnce(questions, settled.answers);
		if (Object.keys(again.answers).join() === Object.keys(settled.answers).join()) break;
		const { given, ruledOut } = settled;
		settled = {
			...again,
			given: new Set([...given].filter((id) => id in again.answers)),
			ruledOut: [...ruledOut, ...again.ruledOut].filter(
				(one, i, all) => all.findIndex((other) => other.question === one.question && other.choice === one.choice) === i
			)
		};
	}
	return settled;
}
