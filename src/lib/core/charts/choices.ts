/** Makes choices of a calculator from chart rows: figure, label, doubt and exclusions come from the row. */
import { isText } from '$lib/core/lang';
import { annotated } from './cell';
import { figure, rowOf } from './read';
import type { ChartBody, Choice, Line, OneOf, RowRef, Text, Value } from '$lib/core/types';

const hasFigure = (value: Value): boolean =>
	typeof value === 'number' || (value !== null && typeof value === 'object' && ('plus' in value || 'need' in value));

type Own = Partial<Omit<Choice, 'id' | 'row'>>;

/** A row of the chart `name` as a choice; its figure is in `column`. What is given beside it replaces the row's own. */
export function choiceOf(name: string, chart: ChartBody, id: string, own: Own = {}, column?: string): Choice {
	const row = rowOf(chart, id);
	const at = column === undefined ? 0 : chart.columns.findIndex((one) => one.id === column);
	const { value, doubt } = annotated(row.cells[at] ?? null);
	const label = own.label ?? (isText(row.head) ? row.head : undefined);
	if (!label) throw new Error(`Row “${id}” of ${name} has no words for its head: give a label.`);
	return {
		id,
		value: hasFigure(value) ? figure(value) : undefined,
		not: row.not,
		doubt: row.doubt ?? doubt,
		row: { chart: name, row: id, ...(column === undefined ? {} : { column }) },
		...own,
		label
	};
}

/** A choice of a question by its id. An unknown id is a mistake in the code. */
export function choiceIn({ id: question, choices }: Pick<OneOf, 'id' | 'choices'>, id: string): Choice {
	const choice = choices.find((one) => one.id === id);
	if (!choice) throw new Error(`The question “${question}” has no choice “${id}”.`);
	return choice;
}

/** A row as a line of the sum, for figures that no choice brings: a ratio, a terrain, a difference. */
export const lineOf = (what: Text, value: number, row?: RowRef, own: Partial<Line> = {}): Line => ({
	what,
	value,
	row,
	...own
});

export const add = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0);
