/**
 * Completes and validates answers: takes any JSON, returns answers that a calculator can use.
 *
 * What was given is only read. Which questions are asked, which choices are ruled out and what counts all depend on each
 * other, so all three are worked out from the given answers, round after round, until a round changes nothing:
 * 1. a question is asked where its `asked` says so, given what counts;
 * 2. a choice is ruled out where another one that counts rules it out, or its own `barred` does;
 * 3. what counts is what was given, or the default, without what is ruled out. A question with one answer falls back on
 *    its default, else on the first choice that is free.
 * An answer to a question that is not asked, or a choice that is ruled out, therefore counts again as soon as it can.
 */
import type {
	Answer,
	Answers,
	Barred,
	Choice,
	Line,
	OneOf,
	Picked,
	Question,
	RuledOut,
	Settled,
	SomeOf,
	Text
} from '$lib/core/types';
import { isObject } from '$lib/core/is-object';
import { checklistOf, type Checklist, type Item } from './checklist';
import { houseLine, houseText, readHouse } from './house-rule';

const isList = (answer: unknown): answer is readonly unknown[] => Array.isArray(answer);

/** The ids of choices in an answer: none in a number. */
export const choicesIn = (answer: Answer | undefined): readonly string[] =>
	answer === undefined || typeof answer === 'number' ? [] : typeof answer === 'string' ? [answer] : answer;

/** The valid part of an answer to a question; undefined if there is none. */
export function fitting(question: Question, answer: unknown): Answer | undefined {
	if (answer === undefined) return undefined;
	switch (question.kind) {
		case 'one':
			return question.choices.find(({ id }) => id === answer)?.id;
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
		case 'house': {
			const rule = readHouse(answer);
			return rule && houseText(rule);
		}
	}
}

export const defaultOf = (question: Question): Answer => (question.kind === 'house' ? '' : (question.default ?? []));

/** The choices of a question; none where it is answered otherwise. */
export const choicesOf = (question: Question): readonly Choice[] => ('choices' in question ? question.choices : []);

/** Whether an answer is the question's default, or there is none. */
export const isUsual = (question: Question, answer: Answer | undefined): boolean =>
	String(answer ?? defaultOf(question)) === String(defaultOf(question));

/** Whether a question applies. A house rule may always be added. */
export const isAsked = ({ id, kind }: Question, { answers }: Settled): boolean => kind === 'house' || id in answers;

/** Whether a line counts a default in place of an answer. */
export const isLineAssumed = ({ question, of = question === undefined ? [] : [question] }: Line, settled: Settled) =>
	of.some((id) => id in settled.answers && !settled.given.has(id));

/** Whether a choice is the answer, or in it. */
const holds = (answer: Answer | undefined, choice: string): boolean =>
	isList(answer) ? answer.includes(choice) : answer === choice;

const own = (raw: unknown, id: string): unknown => (isObject(raw) && Object.hasOwn(raw, id) ? raw[id] : undefined);

/** Why a choice is ruled out. If both sides offer the same choice, the sentence also names the side. */
function because({ choice: { label }, question: { short } }: Item, ruled: Choice): Text {
	const isSame = label.fr === ruled.label.fr;
	return {
		fr: `Exclu par\u00a0: ${label.fr}${isSame ? ` (${short.fr})` : ''}`,
		en: `Ruled out by: ${label.en}${isSame ? ` (${short.en})` : ''}`
	};
}

/** Answers read through the questions: what calculators and questions see of them. */
function settledOf(
	questions: readonly Question[],
	{ byId }: Checklist,
	answers: Answers,
	given: ReadonlySet<string>,
	ruledOut: readonly RuledOut[]
): Settled {
	const find = (id: string): Question => {
		const question = byId.get(id);
		if (!question) throw new Error(`This calculator has no question “${id}”.`);
		return question;
	};
	const chosen = (id: string): readonly string[] => choicesIn(answers[find(id).id]);
	return {
		answers,
		given,
		ruledOut,
		one(id) {
			const answer = answers[id];
			if (typeof answer === 'string') return answer;
			const question = find(id);
			if (question.kind !== 'one') throw new Error(`The question “${id}” has not one answer.`);
			return question.default;
		},
		some: chosen,
		number(id) {
			const question = find(id);
			if (question.kind === 'house') return readHouse(answers[id])?.value ?? 0;
			if (question.kind !== 'number') throw new Error(`The question “${id}” is not answered by a number.`);
			const answer = answers[id];
			return typeof answer === 'number' ? answer : question.default;
		},
		has: (id, choice) => holds(answers[id] ?? (find(id), undefined), choice),
		lines: (...ids) =>
			questions
				.filter((question) => !ids.length || ids.includes(question.id))
				.flatMap((question) => {
					if (question.kind === 'house') return houseLine(question, answers[question.id]);
					return question.kind === 'number' ? [] : linesOf(question, chosen(question.id));
				})
	};
}

const linesOf = (question: Picked, chosen: readonly string[]): Line[] =>
	question.choices
		.filter(({ id, value }) => value !== undefined && chosen.includes(id))
		.map(({ label, value = 0, row, doubt }) => ({ what: label, value, row, doubt, question: question.id }));

/** The rounds of one settling: `answers` is what counts so far. */
class Rounds {
	readonly answers: Record<string, Answer> = {};
	/** Why a choice is ruled out, by question and choice. */
	readonly out = new Map<string, Barred>();
	/** What was given, as far as it is valid, by question. */
	readonly #given: ReadonlyMap<string, Answer | undefined>;
	readonly #checklist: Checklist;
	readonly #settled: Settled;
	/** Once the rounds repeat: every choice that was ever excluded. */
	#closed: Map<string, Barred | undefined> | undefined;

	constructor(
		readonly questions: readonly Question[],
		raw: unknown
	) {
		this.#given = new Map(questions.map((one) => [one.id, fitting(one, own(raw, one.id))]));
		this.#checklist = checklistOf(questions);
		this.#settled = settledOf(questions, this.#checklist, this.answers, new Set(), []);
		// In order, so that a question may look at the answers before it.
		for (const question of questions) {
			if (!question.asked || question.asked(this.#settled)) this.answers[question.id] = this.#wanted(question);
		}
	}

	#wanted(question: Question): Answer {
		return this.#given.get(question.id) ?? defaultOf(question);
	}

	/** Cycle guard: from now on exclusions are final, so each round can only remove choices, and settling terminates. */
	tighten() {
		this.#closed = new Map();
	}

	/** Whether anything has changed. */
	run(): boolean {
		let changed = false;
		for (const question of this.questions) {
			const before = this.answers[question.id];
			this.#settle(question);
			const after = this.answers[question.id];
			changed ||= before !== after && (before === undefined || String(before) !== String(after));
		}
		return changed;
	}

	#settle(question: Question) {
		const { id } = question;
		const asked = !this.#closed?.has(id) && (!question.asked || question.asked(this.#settled));
		if (!asked) {
			delete this.answers[id];
			this.#closed?.set(id, undefined);
			return;
		}
		this.answers[id] ??= this.#wanted(question);
		if (!this.#checklist.bound.has(question)) return;
		for (const item of this.#checklist.of.get(question) ?? []) this.#check(item);
	}

	#check(item: Item) {
		const { question, choice, key } = item;
		const barred = this.#closed?.get(key) ?? this.#why(item, this.answers);
		if (barred) {
			this.out.set(key, barred);
			this.#closed?.set(key, barred);
		} else this.out.delete(key);
		const wanted = this.#wanted(question);
		if (!holds(wanted, choice.id)) return;
		if (question.kind === 'some') {
			const counts = this.answers[question.id];
			if (holds(counts, choice.id) === !barred) return;
			const free = (id: string) => (id === choice.id ? !barred : holds(counts, id));
			this.answers[question.id] = choicesIn(wanted).filter(free);
		} else {
			const fallback = barred && this.#firstFree(question);
			this.answers[question.id] = fallback || choice.id;
			// If every choice is ruled out, the given answer is kept and counts.
			if (barred && !fallback) this.out.delete(key);
		}
	}

	/** Why the other answers rule a choice out. */
	#why(item: Item, answers: Answers): Barred | undefined {
		const { question, choice, rivals, place } = item;
		const rival = rivals.find((rival) => holds(answers[rival.question.id], rival.choice.id));
		// Of two choices that rule each other out the one given first is kept.
		const first = rival?.rivals.includes(item) && holds(this.#wanted(question), choice.id) && place < rival.place;
		return rival && !first ? { why: because(rival, choice), row: rival.choice.row } : choice.barred?.(this.#settled);
	}

	/** Where the one answer of a question is ruled out: its default, else the first choice that is free. */
	#firstFree(question: OneOf): string | undefined {
		const items = this.#checklist.of.get(question) ?? [];
		const fallback = items.filter(({ choice }) => choice.id === question.default);
		const free = (item: Item) =>
			!this.#closed?.has(item.key) && !this.#why(item, { ...this.answers, [question.id]: item.choice.id });
		return [...fallback, ...items].find(free)?.choice.id;
	}

	get ruledOut(): RuledOut[] {
		const all: RuledOut[] = [];
		for (const question of this.#checklist.bound) {
			if (!(question.id in this.answers)) continue;
			for (const { key, choice } of this.#checklist.of.get(question) ?? []) {
				const barred = this.out.get(key);
				const { label: what, value, id } = choice;
				if (barred) all.push({ what, value, question: question.id, choice: id, ...barred });
			}
		}
		return all;
	}
}

/** After so many rounds a cycle is assumed: calculators take 2 to 4. */
const MOST = 20;

export function settle(questions: readonly Question[], raw: unknown): Settled {
	const rounds = new Rounds(questions, raw);
	for (let n = 0; rounds.run(); n++) if (n === MOST) rounds.tighten();
	const { answers } = rounds;
	// Without one an answer is as it was before there were house rules: what was logged then compares as equal.
	for (const { id, kind } of questions) if (kind === 'house' && !answers[id]) delete answers[id];
	const wasGiven = (question: Question) => {
		const fits = fitting(question, own(raw, question.id));
		// Where the one answer of a question is ruled out, its replacement counts as a default, not as given.
		return question.id in answers && fits !== undefined && (question.kind !== 'one' || fits === answers[question.id]);
	};
	const given = new Set(questions.filter(wasGiven).map(({ id }) => id));
	return settledOf(questions, checklistOf(questions), answers, given, rounds.ruledOut);
}

/**
 * A checklist with a choice ticked, or unticked, in the order of the choices: the same answers make the same link, whichever was
 * ticked first. What is ruled out just now stays as it was given.
 */
export function toggled(question: SomeOf, choice: string, raw: unknown): readonly string[] {
	const given = own(raw, question.id);
	const made = isList(given) && !given.length ? [] : choicesIn(fitting(question, given) ?? defaultOf(question));
	const after = made.includes(choice) ? made.filter((id) => id !== choice) : [...made, choice];
	return question.choices.map(({ id }) => id).filter((id) => after.includes(id));
}
