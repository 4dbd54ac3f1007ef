/** Answers a calculator's questions from the cards of the units that fight. */
import { fitting, settle } from '$lib/core/odds/settle';
import type { Answer, Answers, CalculatorBody, Question } from '$lib/core/types';
import { hasFact } from './standing';
import { CARRIED, LEFT, type CardAnswer, type Figure, type Part, type Standing } from './types';

export type Chosen = Readonly<Record<string, readonly Standing[]>>;

function figureOf(unit: Standing, figure: Figure): Answer | undefined {
	if (figure === LEFT) return unit.left;
	if (figure === CARRIED) return unit.carried;
	return unit.card[figure];
}

const numbers = (units: readonly Standing[], figure: Figure): number[] =>
	units.map((unit) => figureOf(unit, figure)).filter((value) => typeof value === 'number');

function enough(units: readonly Standing[], rule: Extract<CardAnswer, { where: unknown }>): boolean {
	const having = units.filter((unit) => rule.where.every((fact) => hasFact(unit, fact))).length;
	switch (rule.of) {
		case 'all':
			return having === units.length;
		case 'part':
			return having > 0 && having < units.length;
		case 'any':
			return having > 0;
		default:
			return having >= rule.of;
	}
}

function answerOf(rule: CardAnswer, units: readonly Standing[]): Answer | undefined {
	if ('each' in rule) return [...new Set(units.map((unit) => String(unit.card[rule.each])))];
	if ('first' in rule) return units[0] && figureOf(units[0], rule.first);
	if ('same' in rule) {
		const values = new Set(units.map((unit) => figureOf(unit, rule.same)));
		return values.size === 1 ? [...values][0] : undefined;
	}
	if ('sum' in rule) return numbers(units, rule.sum).reduce((sum, value) => sum + value, 0);
	if ('best' in rule) return Math.max(...numbers(units, rule.best));
	return enough(units, rule) ? rule.choice : undefined;
}

/** What fits the question; a list of choices grows by each rule. */
function added(question: Question, before: Answer | undefined, answer: Answer): Answer | undefined {
	if (question.kind !== 'some') return before ?? fitting(question, answer);
	const list = [...(Array.isArray(before) ? before : []), ...(Array.isArray(answer) ? answer : [String(answer)])];
	return fitting(question, list);
}

type Barring = (question: string, choice: string) => boolean;

function barredBy(questions: readonly Question[], answers: Answers): Barring {
	const { ruledOut } = settle(questions, answers);
	return (question, choice) => ruledOut.some((one) => one.question === question && one.choice === choice);
}

/** What is chosen and not ruled out: a card never answers what a player could not. */
function possible(questions: readonly Question[], answers: Answers): Answers {
	const barred = barredBy(questions, answers);
	const kept = Object.entries(answers).flatMap(([id, answer]): [string, Answer][] => {
		if (typeof answer === 'number') return [[id, answer]];
		if (typeof answer === 'string') return barred(id, answer) ? [] : [[id, answer]];
		const free = answer.filter((choice) => !barred(id, choice));
		return free.length ? [[id, free]] : [];
	});
	return Object.fromEntries(kept);
}

/** Answers of the cards, including choices that are ruled out. For odds, where settling removes those. */
export function saidBy(questions: readonly Question[], parts: readonly Part[], chosen: Chosen): Answers {
	const answers = new Map<string, Answer>();
	const byId = new Map(questions.map((question) => [question.id, question]));
	for (const part of parts) {
		const units = chosen[part.id] ?? [];
		if (!units.length) continue;
		for (const rule of part.answers) {
			const question = byId.get(rule.question);
			if (!question) throw new Error(`A card answers “${rule.question}”, which its calculator does not ask.`);
			const answer = answerOf(rule, units);
			if (answer === undefined) continue;
			const after = added(question, answers.get(question.id), answer);
			if (after !== undefined) answers.set(question.id, after);
		}
	}
	return Object.fromEntries(answers);
}

/** The answers that follow from who fights. Questions that no card answers are not in it. */
export const answersOf = (
	{ questions }: Pick<CalculatorBody, 'questions'>,
	parts: readonly Part[],
	chosen: Chosen
): Answers => possible(questions, saidBy(questions, parts, chosen));

const listOf = (answer: Answer | undefined): readonly string[] => (Array.isArray(answer) ? answer : []);

/** A checklist that may stay empty is answered by both: cards tick what they know, the player ticks the rest. */
const isShared = (question: Question) => question.kind === 'some' && !question.needed;

/** Whether the current answer, or one of its choices, is what the cards say. */
export function isFromCard(question: Question, answers: Answers, cards: Answers): boolean {
	const known = cards[question.id];
	const now = answers[question.id];
	if (known === undefined || now === undefined) return false;
	if (isShared(question)) return listOf(known).some((choice) => listOf(now).includes(choice));
	return String(known) === String(now);
}

/** The answers without what these cards say, except where the player has answered otherwise. */
export function withoutCards(questions: readonly Question[], answers: Answers, cards: Answers): Answers {
	const left = { ...answers };
	for (const question of questions) {
		if (!isFromCard(question, answers, cards)) continue;
		const { id } = question;
		const own = isShared(question) ? listOf(answers[id]).filter((choice) => !listOf(cards[id]).includes(choice)) : [];
		if (own.length) left[id] = own;
		else delete left[id];
	}
	return left;
}

/** The answers with those of the cards, whether or not they are ruled out. */
export function joined(questions: readonly Question[], answers: Answers, cards: Answers): Answers {
	const merged: Record<string, Answer> = { ...answers };
	for (const question of questions) {
		const known = cards[question.id];
		if (known === undefined) continue;
		const own = isShared(question) ? listOf(answers[question.id]) : [];
		merged[question.id] = own.length ? (fitting(question, [...own, ...listOf(known)]) ?? known) : known;
	}
	return merged;
}

/** The answers with those of the cards, as far as the others do not rule them out. */
export function withCards(questions: readonly Question[], answers: Answers, cards: Answers): Answers {
	const merged: Record<string, Answer> = { ...joined(questions, answers, cards) };
	const barred = barredBy(questions, merged);
	for (const question of questions) {
		const { id } = question;
		const known = [cards[id] ?? []].flat().map(String);
		const out = known.filter((choice) => barred(id, choice) && !listOf(answers[id]).includes(choice));
		if (!out.length) continue;
		const kept = listOf(merged[id]).filter((choice) => !out.includes(choice));
		const before = answers[id];
		if (kept.length) merged[id] = kept;
		else if (before !== undefined) merged[id] = before;
		else delete merged[id];
	}
	return merged;
}
