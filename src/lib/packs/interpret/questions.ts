/** The questions of a calculator: choices are rows of charts, with their words, figures, doubts and what they rule out. */
import type {
	Annotated,
	Barred,
	Choice,
	OneOf,
	Question,
	Row,
	RowRef,
	Settled,
	SomeOf,
	Text,
	Value
} from '$lib/core/types';
import { choicesOf, settle } from '$lib/core/odds/settle';
import { figureIn } from '../expression/charts';
import { CHART, didYouMean, nearest, noSuch, PackFault } from '../format/problems';
import type { Compiled } from '../expression/scope';
import type { ManyChoices, OneChoice, QuestionData, SaidData } from '../format/schema';
import { asked, type Compiling } from './compiling';

type BarredData = NonNullable<OneChoice['barred']>;

interface FromRow {
	readonly row: Row;
	readonly cell: Annotated;
	readonly ref: RowRef;
}

const isShift = (value: Value): boolean => value !== null && typeof value === 'object' && 'shift' in value;

/** What a choice made of a row takes from it. */
function ofRow({ row, cell, ref }: FromRow, blank: number | undefined, compiling: Compiling): Choice {
	const value = figureIn(cell.value) ?? blank;
	return {
		id: row.id,
		label: compiling.book.said(row.head),
		...(value === undefined ? {} : { value }),
		...(isShift(cell.value) && { shown: compiling.book.brief(cell.value) }),
		not: row.not,
		doubt: row.doubt ?? cell.doubt,
		row: ref
	};
}

/** What is the same whatever is answered: it may look at charts, and at nothing else. */
const fixed = (compiling: Compiling, it?: string): Compiling => {
	const row: Compiled = { kind: 'id', cost: 1, ids: new Map([[it ?? '', undefined]]), run: () => it };
	const vars = new Map(it === undefined ? [] : [['it', row]]);
	return compiling.within({ ...compiling.scope, questions: new Map(), steps: new Map(), vars });
};

const UNASKED = settle([], {});

const hintOf = (data: SaidData, place: string, compiling: Compiling): Text =>
	compiling.said(`${place} › hint`, data)(asked(UNASKED));

function valueOf(data: OneChoice, place: string, compiling: Compiling): number | undefined {
	if (typeof data.value !== 'string') return data.value ?? undefined;
	return fixed(compiling).number(`${place} › value`, data.value)(asked(UNASKED));
}

function oneChoice(data: OneChoice, place: string, compiling: Compiling): Choice[] {
	return compiling.attempt(place, () => {
		const from = data.of === undefined ? undefined : ofRow(compiling.book.cell(data.of), undefined, compiling);
		const id = data.id ?? from?.id;
		const label = data.label ?? from?.label;
		if (id === undefined || label === undefined) {
			throw new PackFault({
				fr: 'Un choix demande « \u202fid\u202f » et « \u202flabel\u202f », ou « \u202fof\u202f », la ligne d’une table.',
				en: 'A choice needs “id” and “label”, or “of”, the row of a chart.'
			});
		}
		const value = data.value === undefined ? from?.value : valueOf(data, place, compiling);
		const doubt = compiling.doubt(`${place} › doubt`, data.doubt);
		return [
			{
				...from,
				id,
				label,
				...(data.hint && { hint: hintOf(data.hint, place, fixed(compiling)) }),
				value,
				...(data.value !== undefined && { shown: undefined }),
				...(data.not && { not: data.not }),
				...(doubt === undefined ? {} : { doubt: doubt ?? undefined })
			}
		];
	}, []);
}

function manyChoices(data: ManyChoices, place: string, compiling: Compiling): Choice[] {
	const { rows: id, column, blank } = data;
	return compiling.attempt(place, () => {
		const looked = compiling.book.charts.get(id);
		if (!looked) {
			throw noSuch(CHART, id, [...compiling.book.charts.keys()]);
		}
		const { chart } = looked;
		return (data.ids ?? chart.rows.map(({ id }) => id)).map((row) => {
			const from = compiling.book.cell(`${id}#${row}${column === undefined ? '' : `.${column}`}`);
			const choice = ofRow(from, blank, compiling);
			const hint = data.hint && hintOf(data.hint, place, fixed(compiling, row));
			return { ...choice, ...(hint && { hint }), ...(data.value === null && { value: undefined, shown: undefined }) };
		});
	}, []);
}

/** Why a choice is closed, the first reason that holds. */
function compileBarred(data: BarredData | undefined, place: string, compiling: Compiling): Choice['barred'] {
	if (!data) return undefined;
	const reasons = (Array.isArray(data) ? data : [data]).map((one, i) => ({
		holds: compiling.holds(`${place} › barred ${i + 1} › if`, one.if),
		why: compiling.said(`${place} › barred ${i + 1} › why`, one.why),
		row: compiling.where(`${place} › barred ${i + 1} › row`, one.row)
	}));
	return (settled): Barred | undefined => {
		const env = asked(settled);
		const reason = reasons.find(({ holds }) => holds(env));
		return reason && { why: reason.why(env), row: reason.row(env) };
	};
}

type Picked = Extract<QuestionData, { choices: unknown }>;

/** A question without its conditions, and the data each of its choices was made of. */
interface Draft {
	/** Only if this holds it is asked. */
	readonly when: string | undefined;
	readonly question: Question;
	readonly made: readonly { readonly from: Picked['choices'][number]; readonly choice: Choice }[];
}

/** Questions first, conditions later: a condition may name any question. */
export function draft(data: QuestionData, compiling: Compiling): Draft {
	const place = `questions › ${data.id}`;
	const { asked: when, doubt: said, ...rest } = data;
	const doubt = compiling.doubt(`${place} › doubt`, said) ?? undefined;
	const asking = { ...rest, ...(doubt && { doubt }) };
	if (asking.kind === 'number') {
		const { min, max, default: usual } = asking;
		compiling.refuse(
			place,
			min > max || usual < min || usual > max,
			`Il faut min ≤ default ≤ max\u00a0: ici ${min}, ${usual}, ${max}.`,
			`It takes min ≤ default ≤ max: here ${min}, ${usual}, ${max}.`
		);
		return { when, made: [], question: asking };
	}
	const made = asking.choices.flatMap((from, i) => {
		const at = `${place} › choices › ${('rows' in from ? from.rows : (from.id ?? from.of)) ?? i + 1}`;
		const choices = 'rows' in from ? manyChoices(from, at, compiling) : oneChoice(from, at, compiling);
		return choices.map((choice) => ({ from, choice }));
	});
	const ids = made.map(({ choice }) => choice.id);
	const twice = ids.find((id, i) => ids.indexOf(id) !== i);
	compiling.refuse(
		`${place} › choices`,
		twice !== undefined,
		`Le choix «\u202f${twice}\u202f» est là deux fois.`,
		`The choice “${twice}” stands there twice.`
	);
	const known = made.map(({ choice: { id, label } }) => ({ id, words: [label.fr, label.en] }));
	const MADE: Text = { fr: 'Parmi les choix, la réponse', en: 'choice called' };
	for (const id of [asking.default ?? []].flat()) compiling.named(`${place} › default`, MADE, id, known);
	const choices = made.map(({ choice, from }): Choice => {
		// The answers of one question rule each other out already where only one of them may be given.
		const own = 'not' in from && from.not;
		const not = own || (data.kind === 'one' ? undefined : choice.not?.filter((id) => ids.includes(id)));
		return { ...choice, not: not?.length ? not : undefined };
	});
	const question: Question = { ...asking, choices };
	return { when, question, made: made.map(({ from, choice }, i) => ({ from, choice: choices[i] ?? choice })) };
}

function checkNots(question: OneOf | SomeOf, compiling: Compiling) {
	for (const { id, not = [] } of question.choices) {
		for (const other of not) {
			compiling.check(`questions › ${question.id} › choices › ${id} › not`, () => {
				const [a = '', b] = other.split('.');
				const at = b === undefined ? question : compiling.scope.questions.get(a);
				const ids = at ? choicesOf(at).map(({ id }) => id) : [];
				if (ids.includes(b ?? a) && !(at === question && (b ?? a) === id)) return;
				const all = [...compiling.scope.questions.values()].flatMap((one) =>
					choicesOf(one).map((choice) => `${one.id}.${choice.id}`)
				);
				const meant = didYouMean(nearest(other, [...all, ...ids]));
				throw new PackFault({
					fr: `«\u202f${other}\u202f» n’est pas un autre choix.${meant.fr}`,
					en: `“${other}” is no other choice.${meant.en}`
				});
			});
		}
	}
}

/** The question with its conditions, once every question is known. */
export function finish({ when, question, made }: Draft, compiling: Compiling): Question {
	const place = `questions › ${question.id}`;
	const holds = when === undefined ? undefined : compiling.holds(`${place} › asked`, when);
	const asks = holds && { asked: (settled: Settled) => holds(asked(settled)) };
	if (!('choices' in question)) return { ...question, ...asks };
	checkNots(question, compiling);
	const choices = made.map(({ from, choice }) => {
		const barred = compileBarred(from.barred, `${place} › choices › ${choice.id}`, compiling);
		return barred ? { ...choice, barred } : choice;
	});
	return { ...question, ...asks, choices };
}
