/** One calculation on a page: its answers, its dice, and the way back. */
import { readLocalJson, writeLocal } from '$lib/app/device/local-settings';
import { toLink } from '$lib/core/odds/link';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { defaultOf, fitting, isUsual, toggled } from '$lib/core/odds/settle';
import { fallen, fittingFaces, follows, type Faces, type Fallen } from '$lib/core/odds/throws';
import { newId } from '$lib/app/storage/new-id';
import type { Answer, Answers, Calculator, Choice, Question, Worked } from '$lib/core/types';

/** Milliseconds. A first throw changed within this time is the same combat put right; later ones are the next combat. */
export const SLIP = 60_000;

/** The combat that the dice on the table belong to. */
interface Fought {
	/** The id of its entry, if it gets into the log: drawn with its first throw, so that it can be noted once only. */
	readonly id: string;
	/** When its first dice were last tapped. */
	readonly tapped: number;
}

interface Moment {
	readonly answers: Answers;
	readonly faces: Faces;
	readonly combat?: Fought | undefined;
	/** The sides stand the other way round than they were opened. */
	readonly turned?: boolean;
}

/** What undo and redo lead to. */
export interface Ways {
	readonly past: readonly Answers[];
	readonly future: readonly Answers[];
}

const NOWHERE: Ways = { past: [], future: [] };
const NEAR = 12;

export class Calculation {
	readonly calculator: Calculator;
	#settingsKey: `setting.${string}`;
	#now = $state.raw<Moment>({ answers: {}, faces: {} });
	#past = $state.raw<readonly Moment[]>([]);
	#future = $state.raw<readonly Moment[]>([]);
	#opened: Moment | undefined;
	/** The readings of the rules that the player has chosen on this phone. */
	#own = $state.raw<Answers>({});
	/** The last swap, for the way back. */
	#swapped?: { readonly from: Answers; readonly to: Answers };
	readonly result = $derived.by(() => resolve(this.calculator, this.answers));

	/** A noted combat is put right: what was thrown stays thrown, as far as the answers allow. */
	keepsDice = false;

	constructor(game: string, calculator: Calculator) {
		this.calculator = calculator;
		this.#settingsKey = `setting.${game}`;
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
		return isIllegal(this.result) || this.undecided ? undefined : this.result;
	}

	/** Who fights has not been said yet: any odds would be those of a fight that nobody chose. */
	get undecided(): boolean {
		return this.asked.some(({ id, decides }) => decides && !this.settled.given.has(id));
	}

	/** The questions that are asked, as the answers stand. */
	get asked(): readonly Question[] {
		return this.calculator.questions.filter(({ id }) => id in this.settled.answers);
	}

	/** The id of the combat on the table. */
	get combat(): string | undefined {
		return this.#now.combat?.id;
	}

	/** The first dice on the table are those it was opened with, and were not thrown since. */
	get isCombatOpened(): boolean {
		return this.combat === this.#opened?.combat?.id;
	}

	/** Every throw whose dice have fallen, in order. */
	get thrown(): readonly Fallen[] {
		return this.worked ? fallen(this.worked, this.faces) : [];
	}

	/** What a link says: the answers, with the readings of the rules that count here, so that it counts the same anywhere. */
	get linked(): Answers {
		const readings = this.asked.filter(({ setting }) => setting).map(({ id }) => [id, this.settled.answers[id]!]);
		return { ...this.answers, ...Object.fromEntries(readings.filter(([id]) => !(String(id) in this.answers))) };
	}

	/** The same as the end of an address, to share. */
	get shared(): string {
		return Object.keys(this.linked).length ? `#${toLink(this.linked)}` : '';
	}

	/** The end of the page’s own address: none before the first answer. */
	get hash(): string {
		return Object.keys(this.answers).length ? this.shared : '';
	}

	/** Readings of the rules that count here and are not those of this phone: a link or the log brought them. */
	get otherReadings(): readonly { readonly question: Question; readonly here: Answer; readonly own: Answer }[] {
		return this.asked.flatMap((question) => {
			if (!question.setting) return [];
			const here = this.settled.answers[question.id]!;
			const own = this.#own[question.id] ?? defaultOf(question);
			return String(here) === String(own) ? [] : [{ question, here, own }];
		});
	}

	/** Opens answers from elsewhere: a link, a preset, the log. The phone's own readings fill in what they do not say. */
	open(answers: Answers, faces: Faces = {}, { past, future }: Ways = NOWHERE, combat?: string) {
		const chosen = this.#settings();
		this.#own = chosen;
		// What would be assumed here anyway counts as not given, as if the link had not said it.
		const usual = this.calculator.questions.filter(({ setting, id }) => setting && !(id in chosen));
		const assumed = (id: string, answer: Answer) => usual.some((one) => one.id === id && isUsual(one, answer));
		const said = Object.entries(answers).filter(([id, answer]) => !assumed(id, answer));
		const own = Object.entries(chosen).filter(([id]) => !(id in answers));
		const whole = Object.fromEntries([...said, ...own]);
		// What stands there without an answer and without dice is worked out already.
		const isAsItIs = [whole, faces, this.answers, this.faces].every((one) => !Object.keys(one).length);
		// Which way round the sides stand is counted from the first opening: to open again is no swap.
		const { turned } = this;
		if (!isAsItIs) {
			const fitting = this.#fitting(whole, faces);
			const fought = combat && '' in fitting ? { id: combat, tapped: -Infinity } : undefined;
			this.#now = { answers: whole, faces: fitting, combat: fought, turned };
		}
		this.#past = past.map((answers) => ({ answers, faces: {}, turned }));
		this.#future = future.map((answers) => ({ answers, faces: {}, turned }));
		this.#opened = this.#now;
	}

	/** Dice kept from earlier may be those of other answers, or of rules that have been corrected since. */
	#fitting(answers: Answers, faces: Faces): Faces {
		if (!Object.keys(faces).length) return {};
		const result = resolve(this.calculator, answers);
		return isIllegal(result) ? {} : fittingFaces(result, faces);
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

	/** Whether the sides were swapped since it was opened. */
	get turned(): boolean {
		return this.#now.turned ?? false;
	}

	/** Nothing has been done since it was opened. */
	get untouched(): boolean {
		return this.#now === this.#opened;
	}

	answer(question: Question, answer: Answer) {
		if (question.setting) {
			writeLocal(`${this.#settingsKey}.${question.id}`, JSON.stringify(answer));
			this.#own = { ...this.#own, [question.id]: answer };
		}
		this.#turnTo({ ...this.answers, [question.id]: answer });
	}

	/** Takes a choice, or gives it back in a checklist. */
	choose(question: Question, choice: Choice) {
		if (question.kind === 'one') return this.answer(question, choice.id);
		// Where something must be ticked, the first tap replaces what was only assumed.
		if (question.kind === 'number') return;
		const assumed = question.needed && !this.settled.given.has(question.id);
		this.answer(question, toggled(question, choice.id, assumed ? { [question.id]: [] } : this.answers));
	}

	throw(place: string, faces: readonly number[]) {
		// What followed from other faces is not true any more.
		const before = Object.entries(this.faces).filter(([at]) => at !== place && !follows(at, place));
		const combat = place === '' ? this.#fought() : this.#now.combat;
		this.#go({ answers: this.answers, faces: { ...Object.fromEntries(before), [place]: faces }, combat });
	}

	/** The combat of a first throw that falls now. */
	#fought(): Fought {
		const tapped = Date.now();
		const { combat } = this.#now;
		return { id: combat && tapped - combat.tapped <= SLIP ? combat.id : newId(), tapped };
	}

	throwAgain() {
		this.#go({ answers: this.answers, faces: {} });
	}

	clear() {
		this.#go({ answers: this.#settings(), faces: {} });
	}

	swap() {
		// What only one side can have is left behind; the second tap finds it again.
		if (this.#swapped?.to === this.answers) return this.#turnTo(this.#swapped.from, !this.turned);
		const to = this.calculator.swap?.(this.settled.answers);
		if (!to) return;
		this.#swapped = { from: this.answers, to };
		this.#turnTo(to, !this.turned);
	}

	replace(answers: Answers) {
		this.#turnTo(answers);
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

	/** Other answers are another combat, unless a noted one is put right. */
	#turnTo(answers: Answers, turned = this.turned) {
		if (!this.keepsDice) return this.#go({ answers, faces: {}, turned });
		this.#go({ answers, faces: this.#stillThrown(answers), turned });
	}

	/** The dice on the table that are those of the same throws with these answers. */
	#stillThrown(answers: Answers): Faces {
		const asked = Object.fromEntries(this.thrown.map(({ place, throw: { title } }) => [place, title.en]));
		const result = resolve(this.calculator, answers);
		if (isIllegal(result)) return this.faces;
		const faces = fittingFaces(result, this.faces);
		// What a follow-up is thrown for may have changed with the answers; the first throw is that of the calculator.
		const same = fallen(result, faces).filter(({ place, throw: at }) => !place || at.title.en === asked[place]);
		return fittingFaces(result, Object.fromEntries(same.map((one) => [one.place, one.faces])));
	}

	#go(next: Moment) {
		// A hundred steps back is more than a combat ever has.
		this.#past = [...this.#past.slice(-99), this.#now];
		this.#future = [];
		this.#now = { turned: this.turned, ...next };
	}

	#settings(): Answers {
		return Object.fromEntries(
			this.calculator.questions
				.filter(({ setting }) => setting)
				.flatMap((question) => {
					const answer = fitting(question, readLocalJson(`${this.#settingsKey}.${question.id}`));
					return answer === undefined ? [] : [[question.id, answer]];
				})
		);
	}
}
