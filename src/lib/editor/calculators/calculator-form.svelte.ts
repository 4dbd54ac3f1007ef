/** One calculator on the page of its form: what it holds, how it is changed, what is wrong with it and where. */
import type { Calculation } from '$lib/app/calculator/calculation.svelte';
import { pageLang } from '$lib/app/page/page-context';
import type { Lang, Text } from '$lib/core/types';
import type { Problem } from '$lib/packs/format/problems';
import type { Draft } from '../draft.svelte';
import { wordsFor, type DraftChart, type PackDraft } from '../draft-file';
import type { Edit, Form, Named } from '../form/fields';
import { begins, pathTo } from '../form/problem-path';
import { idsOf, partAt, type Path } from '../lists';
import {
	calculatorIn,
	withCalculator,
	type CalculatorDraft,
	type OutcomeDraft,
	type PickDraft,
	type QuestionDraft
} from './calculator-draft';
import { chartIn } from './charts';
import { nameFor, sayValue } from './names';
import { placeWithin } from './places';
import type { Trial } from './trial';
import { words } from './words';

/** Milliseconds after the last change: a key, not a thought. */
const PAUSE = 150;

/** The names that dice bring in, by the part of a calculator that throws them. */
const DICE: Readonly<Record<string, readonly (keyof typeof words.quantity)[]>> = {
	throw: ['face', 'total', 'natural'],
	versus: ['a', 'b'],
	pool: ['n', 'left', 'suffered'],
	follow: ['face', 'natural']
};

export class CalculatorForm implements Form {
	/** What it answers, and what is wrong with it; worked out shortly after each change. */
	trial = $state.raw<Trial>({ problems: [], examples: [] });
	/** Of the last calculator that could be worked out: while a word is typed the odds do not go and come. */
	calculation = $state.raw<Calculation>();
	/** Of the language of expressions; loaded with what works them out. */
	#functions = $state.raw<readonly string[]>([]);
	readonly calculator = $derived.by(() => calculatorIn(this.draft.file, this.id));

	constructor(
		readonly draft: Draft,
		readonly id: string
	) {}

	/** Follows the draft until the effect it stands in ends. */
	follow() {
		const { file } = this.draft;
		const timer = setTimeout(async () => {
			const { FUNCTION_NAMES, tried } = await import('./trial');
			this.#functions = FUNCTION_NAMES;
			// Meanwhile it may have changed, and is tried again.
			if (file === this.draft.file) this.trial = tried(file, this.id);
		}, PAUSE);
		return () => clearTimeout(timer);
	}

	get file(): PackDraft {
		return this.draft.file;
	}
	get lang(): Lang {
		return pageLang();
	}
	get whole(): CalculatorDraft | undefined {
		return this.calculator;
	}
	get questions(): readonly QuestionDraft[] {
		return this.calculator?.questions ?? [];
	}
	get picks(): readonly PickDraft[] {
		return this.questions.filter((one): one is PickDraft => one.kind !== 'number');
	}
	/** The question that a place is in, where it has choices. */
	pickAt([, at]: Path): PickDraft | undefined {
		const question = this.questions[Number(at)];
		return this.picks.find((one) => one === question);
	}
	get outcomes(): readonly OutcomeDraft[] {
		return this.calculator?.outcomes ?? [];
	}

	chart(id: string | undefined): DraftChart | undefined {
		return chartIn(this.file, id);
	}

	change(edit: Edit, key?: string) {
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
		const inside = `calculators › ${this.id}`;
		const own = this.draft.problems
			.filter(({ place }) => place === inside || place.startsWith(`${inside} › `))
			.map(({ place, says }) => ({ place: placeWithin(place, this.id), says }));
		const known = this.trial.problems.map(({ place }) => place);
		return [...this.trial.problems, ...own.filter(({ place }) => !known.includes(place))];
	});
	readonly #placed = $derived(this.problems.map(({ place, says }) => ({ path: pathTo(this.calculator, place), says })));

	problem(at: Path, within: boolean): Text | undefined {
		return this.#placed.find(({ path }) => begins(path, at) && (within || path.length === at.length))?.says;
	}

	nameFor(said: string, [record = '']: Path): string {
		if (said.includes('.')) return said;
		const { let: steps = {} } = this.calculator ?? {};
		const taken = record === 'let' ? idsOf(this.questions) : [];
		const others = Object.keys(partAt(this.calculator, [record]) ?? {});
		return record === 'swap'
			? said
			: nameFor(said, [...taken, ...(record === 'let' ? Object.keys(steps) : others)], 'x');
	}

	/** The choices of a question, as its author sees them. */
	choicesOf(question: Pick<PickDraft, 'choices'> | undefined): readonly Named[] {
		const { terms } = this.file;
		return (question?.choices ?? []).flatMap((from): Named[] => {
			if ('rows' in from) {
				const rows = this.chart(from.rows)?.rows ?? [];
				return rows
					.filter(({ id }) => !from.ids || from.ids.includes(id))
					.map(({ id, head }) => ({ id, label: sayValue(head, terms, this.lang) || id }));
			}
			const [chart, row] = (from.of ?? '').split('#');
			const rowId = row?.split('.')[0];
			const head = this.chart(chart)?.rows.find((one) => one.id === rowId)?.head;
			const id = from.id ?? rowId;
			if (id === undefined) return [];
			const said = head === undefined ? '' : sayValue(head, terms, this.lang);
			return [{ id, label: wordsFor(from.label, this.lang) || said || id }];
		});
	}

	/** The choices of all questions, as those of others are named: `terrain.woods`. */
	readonly choices = $derived.by((): readonly Named[] =>
		this.picks.flatMap((question) =>
			this.choicesOf(question).map(({ id, label }) => ({
				id: `${question.id}.${id}`,
				label: `${wordsFor(question.short, this.lang) || question.id} · ${label}`
			}))
		)
	);

	names(path: Path): readonly Named[] {
		const { let: steps = {}, versus, pool } = this.calculator ?? {};
		const [part = ''] = path;
		const thrown = part === 'outcomes' ? (versus ? 'versus' : pool ? 'pool' : 'throw') : part;
		const said = (id: keyof typeof words.quantity): Named => ({ id, label: words.quantity[id][this.lang] });
		return [
			...this.questions.map(({ id, short }) => ({ id, label: wordsFor(short, this.lang) || id })),
			...(DICE[thrown] ?? []).map(said),
			...Object.keys(steps).map((id) => ({ id, label: id })),
			...this.choices,
			...this.file.charts.map(({ id, title }) => ({ id, label: wordsFor(title, this.lang) || id })),
			...this.#functions.map((id) => ({ id, label: id }))
		];
	}

	/** A condition to begin with: on the first number that is asked, else on the first choice. */
	get firstCondition(): string {
		const number = this.questions.find(({ kind }) => kind === 'number');
		return number ? `${number.id} < 1` : (this.choices[0]?.id ?? 'false');
	}
}
