/** One calculation on a page: its answers, its dice, and the way back. */
import { keep, kept } from '$lib/device/local-settings';
import { isIllegal, resolve } from '$lib/odds/resolve';
import type { Answer, Answers, Calculator, Choice, Question, Reading, Throw, Worked } from '$lib/types';

/** Faces thrown, by the place of the throw: `''` for the first, `1` for the one that its second step asks for, `1.0` … */
export type Faces = Readonly<Record<string, readonly number[]>>;

interface Moment {
	readonly answers: Answers;
	readonly faces: Faces;
}

/** What undo and redo lead to. */
export interface Ways {
	readonly past: readonly Answers[];
	readonly future: readonly Answers[];
}

const withoutDice = (answers: Answers): Moment => ({ answers, faces: {} });
const NOWHERE: Ways = { past: [], future: [] };
const NEAR = 12;

export interface Thrown {
	readonly place: string;
	readonly throw: Throw;
	readonly faces: readonly number[];
	readonly reading: Reading;
}

export class Calculation {
	readonly calculator: Calculator;
	#settingsKey: string;
	#now = $state.raw<Moment>({ answers: {}, faces: {} });
	#past = $state.raw<readonly Moment[]>([]);
	#future = $state.raw<readonly Moment[]>([]);
	#opened: Moment | undefined;
	/** The last swap, for the way back. */
	#swapped?: { readonly from: Answers; readonly to: Answers };
	readonly result = $derived.by(() => resolve(this.calculator, this.answers));

	constructor(system: string, calculator: Calculator) {
		this.calculator = calculator;
		this.#settingsKey = `setting.${system}`;
	}

	get answers() {
		return this.#now.answers;
	}

	get faces() {
		return this.#now.faces;
	}

	get settled() {
		return this.result.settled;
	}

	/** The throw, where the situation allows one. */
	get worked(): Worked | undefined {
		return isIllegal(this.result) ? undefined : this.result;
	}

	/** The questions that are asked, as the answers stand. */
	get asked(): readonly Question[] {
		return this.calculator.questions.filter(({ id }) => id in this.settled.answers);
	}

	/** Every throw whose dice have fallen, in order. */
	get thrown(): readonly Thrown[] {
		const fallen = (at: Throw | undefined, place: string): Thrown[] => {
			const faces = this.faces[place];
			if (!at || !faces || faces.length < at.dice.length) return [];
			const reading = at.read(faces);
			const after = reading.steps.flatMap((step, i) => fallen(step.then, place ? `${place}.${i}` : String(i)));
			return [{ place, throw: at, faces, reading }, ...after];
		};
		return fallen(this.worked, '');
	}

	/** Opens answers from elsewhere: a link, a preset, the log. Settings stand under them. */
	open(answers: Answers, faces: Faces = {}, { past, future }: Ways = NOWHERE) {
		this.#now = { answers: { ...this.#settings(), ...answers }, faces };
		this.#past = past.map(withoutDice);
		this.#future = future.map(withoutDice);
		this.#opened = this.#now;
	}

	/** The nearest answers back and forth, for after a reload. Dice that were taken back before it stay off the table. */
	get ways(): Ways {
		const all = [...this.#past, this.#now, ...this.#future].map(({ answers }) => answers);
		const now = this.#past.length;
		const others = (answers: Answers, at: number, list: readonly Answers[]) =>
			answers !== this.answers && answers !== list[at - 1];
		return {
			past: all.slice(0, now).filter(others).slice(-NEAR),
			future: all
				.slice(now + 1)
				.filter(others)
				.slice(0, NEAR)
		};
	}

	/** Nothing has been done since it was opened. */
	get untouched(): boolean {
		return this.#now === this.#opened;
	}

	answer(question: Question, answer: Answer) {
		if (question.setting) keep(`${this.#settingsKey}.${question.id}`, JSON.stringify(answer));
		this.#go({ answers: { ...this.answers, [question.id]: answer }, faces: {} });
	}

	/** Takes a choice, or gives it back in a checklist. */
	choose(question: Question, choice: Choice) {
		if (question.kind === 'one') return this.answer(question, choice.id);
		// Where something must be ticked, the first tap replaces what was only assumed.
		const assumed = question.kind === 'some' && question.needed && !this.settled.given.has(question.id);
		const made = assumed ? [] : this.settled.some(question.id);
		this.answer(question, made.includes(choice.id) ? made.filter((id) => id !== choice.id) : [...made, choice.id]);
	}

	throw(place: string, faces: readonly number[]) {
		// What followed from other faces is not true any more.
		const before = Object.entries(this.faces).filter(([at]) => at !== place && !follows(at, place));
		this.#go({ answers: this.answers, faces: { ...Object.fromEntries(before), [place]: faces } });
	}

	throwAgain() {
		this.#go({ answers: this.answers, faces: {} });
	}

	clear() {
		this.#go({ answers: this.#settings(), faces: {} });
	}

	swap() {
		// What only one side can have is left behind; the second tap finds it again.
		if (this.#swapped?.to === this.answers) return this.#go({ answers: this.#swapped.from, faces: {} });
		const to = this.calculator.swap?.(this.settled.answers);
		if (!to) return;
		this.#swapped = { from: this.answers, to };
		this.#go({ answers: to, faces: {} });
	}

	replace(answers: Answers) {
		this.#go({ answers, faces: {} });
	}

	get canUndo() {
		return this.#past.length > 0;
	}

	get canRedo() {
		return this.#future.length > 0;
	}

	undo() {
		const last = this.#past.at(-1);
		if (!last) return;
		this.#future = [this.#now, ...this.#future];
		this.#past = this.#past.slice(0, -1);
		this.#now = last;
	}

	redo() {
		const [next, ...rest] = this.#future;
		if (!next) return;
		this.#past = [...this.#past, this.#now];
		this.#future = rest;
		this.#now = next;
	}

	#go(next: Moment) {
		// A hundred steps back is more than a combat ever has.
		this.#past = [...this.#past.slice(-99), this.#now];
		this.#future = [];
		this.#now = next;
	}

	#settings(): Answers {
		return Object.fromEntries(
			this.calculator.questions
				.filter(({ setting }) => setting)
				.flatMap(({ id }) => {
					const answer = readJson(kept(`${this.#settingsKey}.${id}`));
					return answer === undefined ? [] : [[id, answer as Answer]];
				})
		);
	}
}

const follows = (place: string, before: string): boolean => before === '' || place.startsWith(`${before}.`);

function readJson(words: string | undefined): unknown {
	if (words === undefined) return undefined;
	try {
		return JSON.parse(words);
	} catch {
		// Written by hand or by another app: as if never kept. What it says is checked where answers are settled.
		return undefined;
	}
}
