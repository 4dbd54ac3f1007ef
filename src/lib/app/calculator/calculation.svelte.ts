/** The state of one calculator on a page: answers, dice, undo and redo. */
import { readLocalJson, writeLocal } from '$lib/app/device/local-settings';
import { houseText, type House } from '$lib/core/odds/house-rule';
import { toLink } from '$lib/core/odds/link';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { defaultOf, fitting, isAsked, isUsual, toggled } from '$lib/core/odds/settle';
import { fallen, fittingFaces, follows, type Faces, type Fallen } from '$lib/core/odds/throws';
import { namesOf, type PartiesKnown } from '$lib/core/told';
import { newId } from '$lib/app/storage/new-id';
import type { Answer, Answers, Calculator, Choice, HouseRule, Question, Text, Worked } from '$lib/core/types';

/** Milliseconds. Changing the first throw within this time corrects the same combat; later it starts the next one. */
export const SLIP = 60_000;

/** The combat that the current dice belong to. */
interface Fought {
	/** Id of its log entry, created with the first throw, so that it is logged at most once. */
	readonly id: string;
	/** Time of the last tap on its first dice. */
	readonly tapped: number;
}

/** Ids of the units that take part, by part of the calculator. */
export type Fighters = Readonly<Record<string, readonly string[]>>;

/** What the cards of those units answer, set while a battle with units is running. */
export interface CardAnswers {
	/** Which cards the current answer comes from: `card: Immortals`; undefined for the player's own. */
	source(question: Question): Text | undefined;
	/** Answers for the other side of the same units. */
	swapped(fighters: Fighters, answers: Answers): Answers;
}

interface Moment {
	readonly answers: Answers;
	readonly faces: Faces;
	/** Set where units of a battle take part. */
	readonly fighters?: Fighters | undefined;
	readonly combat?: Fought | undefined;
	/** The sides are swapped compared with how it was opened. */
	readonly turned?: boolean;
}

/** States for undo and redo. */
export interface Ways {
	readonly past: readonly Answers[];
	readonly future: readonly Answers[];
}

const NOWHERE: Ways = { past: [], future: [] };
const NEAR = 12;

/** Two parts with each other's units. */
function exchanged(fighters: Fighters | undefined): Fighters | undefined {
	if (!fighters) return undefined;
	const units = Object.values(fighters).reverse();
	return Object.fromEntries(Object.keys(fighters).map((part, i) => [part, units[i] ?? []]));
}

export class Calculation {
	readonly calculator: Calculator;
	#settingsKey: `setting.${string}`;
	#now = $state.raw<Moment>({ answers: {}, faces: {} });
	#past = $state.raw<readonly Moment[]>([]);
	#future = $state.raw<readonly Moment[]>([]);
	#opened: Moment | undefined;
	/** Readings of doubtful rules set on this device. */
	#own = $state.raw<Answers>({});
	/** The last swap; swapping again restores its state. */
	#swapped?: { readonly from: Answers; readonly to: Answers };
	readonly result = $derived.by(() => resolve(this.calculator, this.answers));

	/** Undefined without units. */
	cards = $state.raw<CardAnswers>();

	/** Set while a log entry is corrected: dice are kept as far as the new answers allow. */
	keepsDice = false;

	/** The player’s names for the two units, and the sides that they belong to, as far as a battle knows them. */
	known = $state.raw<Pick<PartiesKnown, 'units' | 'sides'>>({});
	/** The names of the two parties, for verdict, dice and questions. */
	readonly names = $derived.by(() =>
		namesOf(this.undecided ? { ...this.calculator, told: undefined } : this.calculator, {
			answers: this.answers,
			...this.known
		})
	);

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

	get fighters(): Fighters | undefined {
		return this.#now.fighters;
	}

	/** The throw, if the answers allow one. */
	get worked(): Worked | undefined {
		return isIllegal(this.result) || this.undecided ? undefined : this.result;
	}

	/** Who fights is not answered yet, so odds would be those of an arbitrary pairing. */
	get undecided(): boolean {
		return this.asked.some(({ id, decides }) => decides && !this.settled.given.has(id));
	}

	/** Questions that apply with the current answers. */
	get asked(): readonly Question[] {
		return this.calculator.questions.filter((question) => isAsked(question, this.settled));
	}

	/** The words of a question, with the names of the parties once they are known. */
	wordsOf({ ask, short, named }: Question): { readonly ask: Text; readonly short: Text } {
		return {
			ask: (named && this.names.fill(named.ask)) ?? ask,
			short: (named && this.names.fill(named.short)) ?? short
		};
	}

	/** Id of the current combat. */
	get combat(): string | undefined {
		return this.#now.combat?.id;
	}

	/** Whether the first dice are still those the calculator was opened with. */
	get isCombatOpened(): boolean {
		return this.combat === this.#opened?.combat?.id;
	}

	/** All completed throws, in order. */
	get thrown(): readonly Fallen[] {
		return this.worked ? fallen(this.worked, this.faces) : [];
	}

	/** Answers for a link, with the rule readings in use, so that it gives the same result on any device. */
	get linked(): Answers {
		const linked: Record<string, Answer> = { ...this.answers };
		for (const { id, setting } of this.asked) {
			const reading = this.settled.answers[id];
			if (setting && reading !== undefined) linked[id] ??= reading;
		}
		return linked;
	}

	/** `linked` as a URL hash. */
	get shared(): string {
		return Object.keys(this.linked).length ? `#${toLink(this.linked)}` : '';
	}

	/** The hash of the page's own address; empty before the first answer. */
	get hash(): string {
		return Object.keys(this.answers).length ? this.shared : '';
	}

	/** Rule readings in use that differ from this device's own, because a link or the log set them. */
	get otherReadings(): readonly { readonly question: Question; readonly here: Answer; readonly own: Answer }[] {
		return this.asked.flatMap((question) => {
			const here = this.settled.answers[question.id];
			if (!question.setting || here === undefined) return [];
			const own = this.#own[question.id] ?? defaultOf(question);
			return String(here) === String(own) ? [] : [{ question, here, own }];
		});
	}

	/** Loads answers from a link, a preset or the log. This device's rule readings fill in those not given. */
	open(
		answers: Answers,
		faces: Faces = {},
		{ past, future }: Ways = NOWHERE,
		{ combat, fighters }: { combat?: string | undefined; fighters?: Fighters | undefined } = {}
	) {
		const chosen = this.#settings();
		this.#own = chosen;
		// Readings equal to the default count as not given.
		const usual = this.calculator.questions.filter(({ setting, id }) => setting && !(id in chosen));
		const assumed = (id: string, answer: Answer) => usual.some((one) => one.id === id && isUsual(one, answer));
		const said = Object.entries(answers).filter(([id, answer]) => !assumed(id, answer));
		const own = Object.entries(chosen).filter(([id]) => !(id in answers));
		const whole = Object.fromEntries([...said, ...own]);
		// Both states are empty: keep the old result.
		const isAsItIs = [whole, faces, this.answers, this.faces].every((one) => !Object.keys(one).length);
		// Whether the sides are swapped counts from the first opening; opening again is no swap.
		const { turned } = this;
		if (!isAsItIs) {
			const fitting = this.#fitting(whole, faces);
			const fought = combat && '' in fitting ? { id: combat, tapped: -Infinity } : undefined;
			this.#now = { answers: whole, faces: fitting, combat: fought, turned, fighters };
		}
		this.#past = past.map((answers) => ({ answers, faces: {}, turned }));
		this.#future = future.map((answers) => ({ answers, faces: {}, turned }));
		this.#opened = this.#now;
	}

	/** Drops saved dice that do not fit: they may belong to other answers, or to rules corrected since. */
	#fitting(answers: Answers, faces: Faces): Faces {
		if (!Object.keys(faces).length) return {};
		const result = resolve(this.calculator, answers);
		return isIllegal(result) ? {} : fittingFaces(result, faces);
	}

	/** The nearest undo and redo states, saved for a reload. Without dice that were already undone. */
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

	/** Whether the sides were swapped since opening. */
	get turned(): boolean {
		return this.#now.turned ?? false;
	}

	/** Whether nothing was done since opening. */
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

	/** A house rule is often remembered once the dice have fallen: they stay, and so does the combat. */
	setHouseRule(question: HouseRule, rule: House) {
		const text = houseText(rule);
		if (text === (this.answers[question.id] ?? '')) return;
		if (this.thrown.length) this.answerLate(question, text);
		else this.answer(question, text);
	}

	/** An answer that comes with the dice of a later throw: those before it stay, and so does the combat. */
	answerLate(question: Question, answer: Answer) {
		const answers = { ...this.answers, [question.id]: answer };
		this.#go({ answers, faces: this.#stillThrown(answers), combat: this.#now.combat });
	}

	/** Selects a choice; in a checklist toggles it. */
	choose(question: Question, choice: Choice) {
		if (question.kind === 'one') return this.answer(question, choice.id);
		// If a choice is mandatory, the first tap replaces the default.
		if (question.kind !== 'some') return;
		const assumed = question.needed && !this.settled.given.has(question.id);
		this.answer(question, toggled(question, choice.id, assumed ? { [question.id]: [] } : this.answers));
	}

	/** Units take part, or others than before: another combat, as with other answers. */
	fight(fighters: Fighters | undefined, answers: Answers) {
		this.#go({ answers, faces: {}, fighters });
	}

	throw(place: string, faces: readonly number[]) {
		// Drop follow-up throws of other faces.
		const before = Object.entries(this.faces).filter(([at]) => at !== place && !follows(at, place));
		const combat = place === '' ? this.#fought() : this.#now.combat;
		this.#go({ answers: this.answers, faces: { ...Object.fromEntries(before), [place]: faces }, combat });
	}

	/** The combat of a first throw made now. */
	#fought(): Fought {
		const tapped = Date.now();
		const { combat } = this.#now;
		return { id: combat && tapped - combat.tapped <= SLIP ? combat.id : newId(), tapped };
	}

	throwAgain() {
		this.#go({ answers: this.answers, faces: {} });
	}

	clear() {
		this.#go({ answers: this.#settings(), faces: {}, fighters: undefined });
	}

	swap() {
		const fighters = exchanged(this.fighters);
		// Answers that only one side can have are dropped; swapping back restores them.
		if (this.#swapped?.to === this.answers) return this.#turnTo(this.#swapped.from, !this.turned, fighters);
		const swapped = this.calculator.swap?.(this.settled.answers);
		if (!swapped) return;
		const to = fighters && this.cards ? this.cards.swapped(fighters, swapped) : swapped;
		this.#swapped = { from: this.answers, to };
		this.#turnTo(to, !this.turned, fighters);
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

	/** Other answers start another combat, except while correcting a log entry. */
	#turnTo(answers: Answers, turned = this.turned, fighters = this.fighters) {
		if (!this.keepsDice) return this.#go({ answers, faces: {}, turned, fighters });
		this.#go({ answers, faces: this.#stillThrown(answers), turned, fighters });
	}

	/** The current dice of throws that stay the same with these answers. */
	#stillThrown(answers: Answers): Faces {
		const asked = Object.fromEntries(this.thrown.map(({ place, throw: { title } }) => [place, title.en]));
		const result = resolve(this.calculator, answers);
		if (isIllegal(result)) return this.faces;
		const faces = fittingFaces(result, this.faces);
		// A follow-up may be for something else now, so its title is compared; the first throw always belongs to the calculator.
		const same = fallen(result, faces).filter(({ place, throw: at }) => !place || at.title.en === asked[place]);
		return fittingFaces(result, Object.fromEntries(same.map((one) => [one.place, one.faces])));
	}

	#go(next: Moment) {
		// At most a hundred undo steps.
		this.#past = [...this.#past.slice(-99), this.#now];
		this.#future = [];
		this.#now = { turned: this.turned, fighters: this.fighters, ...next };
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
