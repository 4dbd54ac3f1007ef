/** Converts a row or a cell of a chart to answers of a calculator. Pure. */
import { codesIn } from '$lib/core/charts/cell';
import { inBand } from '$lib/core/charts/read';
import { isIllegal } from '$lib/core/odds/resolve';
import { choicesOf, settle } from '$lib/core/odds/settle';
import type { Answer, Answers, CalculatorBody, Chart, Column, Edge, Question, Row, Value } from '$lib/core/types';

export interface CellRef {
	readonly row: string;
	readonly column?: string;
}

interface Spot {
	readonly row: Row;
	readonly column: Column | undefined;
}

interface Meant {
	readonly question: Question;
	readonly answer: Answer;
}

/** The number of a head; of a band, the end nearest to the current answer. */
function figureIn(head: Value, now: number): number | undefined {
	if (typeof head === 'number') return head;
	if (head === null || typeof head !== 'object' || !('min' in head || 'max' in head)) return undefined;
	return inBand(head, now) ? now : (head.min ?? head.max);
}

/** The answer of a head, for a question whose choices are heads of the chart. */
function fromHead(
	question: Question,
	chart: Chart,
	along: Edge['along'],
	{ row, column }: Spot,
	left: Answers
): Meant[] {
	const edge = question.edges?.find(
		(edge) => edge.chart === chart.id && edge.along === along && (!edge.group || edge.group === row.group)
	);
	const head = along === 'rows' ? row : column;
	if (!edge || !head) return [];
	if (question.kind === 'number') {
		const answer = figureIn(head.head, Number(left[question.id] ?? question.default));
		return answer === undefined ? [] : [{ question, answer }];
	}
	const ids = [head.id, ...codesIn(head.head)].filter((id) => choicesOf(question).some((choice) => choice.id === id));
	// If a row belongs to several choices and one of them is selected, keep it.
	const id = ids.find((id) => [left[question.id]].flat().includes(id)) ?? ids[0];
	return id === undefined ? [] : [{ question, answer: question.kind === 'one' ? id : [id] }];
}

/** Choices made from the row. A modifier is added to those already ticked. */
function fromChoices(question: Question, chart: Chart, { row, column }: Spot, left: Answers): Meant[] {
	if (!('choices' in question)) return [];
	const own = question.choices.filter(
		({ row: at }) => at?.chart === chart.id && at.row === row.id && (!at.column || !column || at.column === column.id)
	);
	const made = [left[question.id] ?? []].flat().map(String);
	// Of several choices of that row one is already selected: keep it.
	const kept = own.find(({ id }) => made.includes(id));
	return (kept ? [kept] : own).map(({ id }) => {
		const more = question.kind === 'some' && !question.needed ? [...new Set([...made, id])] : [id];
		return { question, answer: question.kind === 'one' ? id : more };
	});
}

const stands = (questions: readonly Question[], answers: Answers, { question, answer }: Meant): boolean => {
	const now = settle(questions, answers).answers[question.id];
	// Lists are sorted in the question's order.
	return now !== undefined && [answer].flat().every((one) => [now].flat().includes(one));
};

/** The answers with this one added; if it does not apply yet, with the one other answer that makes it apply. */
function within(questions: readonly Question[], left: Answers, meant: Meant): Answers | undefined {
	const answers = { ...left, [meant.question.id]: meant.answer };
	if (stands(questions, answers, meant)) return answers;
	for (const question of questions.slice(0, questions.indexOf(meant.question))) {
		if (!('choices' in question) || question.setting) continue;
		for (const { id } of question.choices) {
			const more = { ...answers, [question.id]: question.kind === 'one' ? id : [id] };
			if (stands(questions, more, meant)) return more;
		}
	}
	return undefined;
}

/**
 * The saved answers with those of a row or cell added. Undefined if it means no answer. If several questions accept the row, one that has
 * that answer already keeps it, so that the row replaces no other; else the first wins, the acting side, unless that may not be.
 */
export function prefilled(
	{ questions, work }: Pick<CalculatorBody, 'questions' | 'work'>,
	chart: Chart,
	place: CellRef,
	left: Answers = {}
): Answers | undefined {
	const row = chart.rows.find(({ id }) => id === place.row);
	if (!row) return undefined;
	const spot = { row, column: chart.columns.find(({ id }) => id === place.column) };
	const ofRow = questions.flatMap((question) => [
		...fromHead(question, chart, 'rows', spot, left),
		...fromChoices(question, chart, spot, left)
	]);
	const ofColumn = questions.flatMap((question) => fromHead(question, chart, 'columns', spot, left));
	const isAllowed = (answers: Answers) => !isIllegal(work(settle(questions, answers)));
	let answers: Answers | undefined;
	for (const list of [ofRow, ofColumn]) {
		const before = answers ?? left;
		if (list.some((meant) => meant.question.id in before && stands(questions, before, meant))) {
			answers = before;
			continue;
		}
		const found = list.map((meant) => within(questions, before, meant)).filter((one) => one !== undefined);
		answers = found.find(isAllowed) ?? found[0] ?? answers;
	}
	return answers;
}
