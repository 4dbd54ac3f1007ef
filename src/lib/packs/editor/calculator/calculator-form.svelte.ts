/** One calculator on the page of its form: what it holds, how it is changed, what is wrong with it and where. */
import type { Calculation } from '$lib/calculator/calculation.svelte';
import type { Lang, Text } from '$lib/types';
import type { Problem } from '../../problems';
import type { Draft } from '../draft.svelte';
import { wordsFor, type DraftChart, type DraftText } from '../draft-file';
import {
	calculatorIn,
	withCalculator,
	type CalculatorDraft,
	type PickDraft,
	type QuestionDraft
} from './calculator-draft';
import { chartIn } from './charts';
import { writeConditions } from './expressions';
import { sayValue } from './names';
import { placeWithin } from './places';
import type { Trial } from './trial';

/** Milliseconds after the last change: a key, not a thought. */
const PAUSE = 150;

export interface Named {
	readonly id: string;
	readonly label: string;
}

export class CalculatorForm {
	readonly draft: Draft;
	readonly id: string;
	/** What it answers, and what is wrong with it; worked out shortly after each change. */
	trial = $state.raw<Trial>({ problems: [], examples: [] });
	/** Of the last calculator that could be worked out: while a word is typed the odds do not go and come. */
	calculation = $state.raw<Calculation>();
	readonly calculator = $derived.by(() => calculatorIn(this.draft.file, this.id));

	constructor(draft: Draft, id: string) {
		this.draft = draft;
		this.id = id;
	}

	/** Follows the draft until the effect it stands in ends. */
	follow() {
		const { file } = this.draft;
		const timer = setTimeout(async () => {
			const { tried } = await import('./trial');
			// Meanwhile it may have changed, and is tried again.
			if (file === this.draft.file) this.trial = tried(file, this.id);
		}, PAUSE);
		return () => clearTimeout(timer);
	}

	get languages(): readonly Lang[] {
		return this.draft.file.languages;
	}
	get charts(): readonly DraftChart[] {
		return this.draft.file.charts;
	}
	get questions(): readonly QuestionDraft[] {
		return this.calculator?.questions ?? [];
	}
	get numbers(): readonly QuestionDraft[] {
		return this.questions.filter(({ kind }) => kind === 'number');
	}
	get picks(): readonly PickDraft[] {
		return this.questions.filter((one): one is PickDraft => one.kind !== 'number');
	}

	chart(id: string | undefined): DraftChart | undefined {
		return chartIn(this.draft.file, id);
	}

	/** One step of undo; steps of one key, such as letters in a field, are one. */
	change(edit: (calculator: CalculatorDraft) => CalculatorDraft, key?: string) {
		this.draft.change(
			(file) => {
				const now = calculatorIn(file, this.id);
				return now ? withCalculator(file, edit(now)) : file;
			},
			key === undefined ? undefined : `calculators › ${this.id} › ${key}`
		);
	}

	/** What is wrong with it, what only the whole game asks for included: words in each of its languages. */
	readonly problems = $derived.by((): readonly Problem[] => {
		const { opened } = this.draft;
		const inside = `calculators › ${this.id}`;
		const asked = opened && 'problems' in opened ? opened.problems : [];
		const own = asked
			.filter(({ place }) => place === inside || place.startsWith(`${inside} › `))
			.map(({ place, says }) => ({ place: placeWithin(place, this.id), says }));
		const known = this.trial.problems.map(({ place }) => place);
		return [...this.trial.problems, ...own.filter(({ place }) => !known.includes(place))];
	});

	/** What is wrong at a place or within it. */
	problem(place: string): Text | undefined {
		return this.problems.find((one) => one.place === place || one.place.startsWith(`${place} › `))?.says;
	}

	/** A condition to begin with: on the first number that is asked, else on the first choice. */
	firstCondition(lang: Lang): string {
		const [number] = this.numbers;
		const [pick] = this.picks;
		if (number)
			return writeConditions([
				{ is: 'number', what: { of: 'name', name: number.id }, by: '<', than: { of: 'number', n: 1 } }
			]);
		const choice = pick && this.choicesOf(pick, lang)[0]?.id;
		return pick ? writeConditions([{ is: 'chosen', question: pick.id, choice: choice ?? '', not: false }]) : 'false';
	}

	/** The choices of a question, as its author sees them. */
	choicesOf(question: PickDraft, lang: Lang): readonly Named[] {
		const { terms } = this.draft.file;
		return question.choices.flatMap((from): Named[] => {
			if ('rows' in from) {
				const rows = this.chart(from.rows)?.rows ?? [];
				return rows
					.filter(({ id }) => !from.ids || from.ids.includes(id))
					.map(({ id, head }) => ({ id, label: sayValue(head, terms, lang) || id }));
			}
			const [chart, row] = (from.of ?? '').split('#');
			const rowId = row?.split('.')[0];
			const head = this.chart(chart)?.rows.find((one) => one.id === rowId)?.head;
			const id = from.id ?? rowId;
			if (id === undefined) return [];
			const label =
				from.label !== undefined
					? wordsFor(from.label as DraftText, lang)
					: head !== undefined
						? sayValue(head, terms, lang)
						: '';
			return [{ id, label: label || id }];
		});
	}
}
