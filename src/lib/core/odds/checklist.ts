/** Lookup tables of a calculator's questions, built once: settling needs them at every answer. */
import type { Choice, Picked, Question } from '$lib/core/types';

export interface Item {
	readonly question: Picked;
	readonly choice: Choice;
	/** Its question and itself: two questions may offer the same choice. */
	readonly key: string;
	/** Index among all items, in the order of the questions. */
	readonly place: number;
	/** The items that rule it out when they are chosen. */
	readonly rivals: readonly Item[];
}

export interface Checklist {
	readonly byId: ReadonlyMap<string, Question>;
	readonly of: ReadonlyMap<Question, readonly Item[]>;
	/** Questions with a choice that may be ruled out. */
	readonly bound: ReadonlySet<Question>;
}

function madeOf(questions: readonly Question[]): Checklist {
	const byKey = new Map<string, Item & { readonly rivals: Item[] }>();
	const of = new Map<Question, readonly Item[]>();
	for (const question of questions) {
		if (!('choices' in question)) continue;
		const items = question.choices.map((choice) => {
			const item = { question, choice, key: `${question.id}.${choice.id}`, place: byKey.size, rivals: [] };
			byKey.set(item.key, item);
			return item;
		});
		of.set(question, items);
	}
	for (const { question, choice, key, rivals } of byKey.values()) {
		for (const not of choice.not ?? []) {
			const rival = byKey.get(not.includes('.') ? not : `${question.id}.${not}`);
			if (rival && rival.key !== key) rivals.push(rival);
		}
	}
	const isBound = ({ choice, rivals }: Item) => rivals.length > 0 || choice.barred !== undefined;
	return {
		byId: new Map(questions.map((question) => [question.id, question])),
		of,
		bound: new Set(questions.filter((question) => of.get(question)?.some(isBound)))
	};
}

const made = new WeakMap<readonly Question[], Checklist>();

export function checklistOf(questions: readonly Question[]): Checklist {
	const checklist = made.get(questions) ?? madeOf(questions);
	made.set(questions, checklist);
	return checklist;
}
