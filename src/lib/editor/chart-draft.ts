/** A chart while it is being written: made from a grid, and every way to change it, each giving a new one. Ids stay. Pure. */
import type { Lang, Phase } from '$lib/core/types';
import {
	isWords,
	type DraftCell,
	type DraftChart,
	type DraftColumn,
	type DraftGroup,
	type DraftNote,
	type DraftRow,
	type DraftText,
	type DraftValue
} from './draft-file';
import { freeId, idsFor, slugOf, slugOfValue } from './ids';
import { idsOf, inserted, moved, place, replaced, withKey, without } from './lists';
import type { Grid } from '$lib/core/paste';
import { marksIn, parts, recognise, recogniseColumn, recogniseHeads, type Known } from './recognise';

/** Where in a chart: row or column left out, its head; both, the corner. */
export interface Spot {
	readonly row?: string;
	readonly column?: string;
}

export interface FromGrid {
	readonly id: string;
	readonly title: DraftText;
	readonly phase: Phase;
	/** Whether the first row holds the heads of the columns, and the first column those of the rows. */
	readonly headRow: boolean;
	readonly headColumn: boolean;
}

const notesOf = (marks: readonly string[]): DraftNote[] =>
	[...new Set(marks)].map((mark, i, all) => ({
		id: idsFor(all, 'note')[i] ?? mark,
		mark: mark.slice(0, 6),
		text: ''
	}));

/** Each letter in brackets becomes a note, whose text is still to be written. */
export function chartFromGrid(grid: Grid, given: FromGrid, known: Known): DraftChart {
	const { headRow, headColumn, ...about } = given;
	const heads = headRow ? (grid[0] ?? []) : [];
	const body = headRow ? grid.slice(1) : grid;
	const from = headColumn ? 1 : 0;
	const wide = Math.max(from + 1, ...grid.map((row) => row.length));
	const notes = notesOf(grid.flat().flatMap((text) => marksIn(text, known).marks));
	const withNotes: Known = { ...known, notes };
	const noted = (text: string) => parts(recognise(text, withNotes).cell).notes;

	const columnTexts = Array.from({ length: wide - from }, (_, i) => heads[i + from] ?? '');
	const rowTexts = body.map((row) => (headColumn ? (row[0] ?? '') : ''));
	const columnHeads = recogniseHeads(columnTexts, withNotes);
	const rowHeads = recogniseHeads(rowTexts, withNotes).map((head, i) => (headColumn ? head : i + 1));
	const columnIds = idsFor(columnHeads, 'column');
	const rowIds = idsFor(rowHeads, 'row');
	const cells = columnTexts.map(
		(_, i) =>
			recogniseColumn(
				body.map((row) => row[i + from] ?? ''),
				withNotes
			).cells
	);
	const pointing = (text: string) => {
		const ids = noted(text);
		return ids && { notes: ids };
	};
	return {
		...about,
		rowHead: (headColumn && headRow && heads[0]) || '',
		columns: columnIds.map((id, i) => ({ id, head: columnHeads[i] ?? null, ...pointing(columnTexts[i] ?? '') })),
		rows: rowIds.map((id, i) => ({
			id,
			head: rowHeads[i] ?? null,
			cells: cells.map((column) => column[i] ?? null),
			...pointing(rowTexts[i] ?? '')
		})),
		...(notes.length && { notes })
	};
}

/** A chart with nothing in it but its size. */
export const emptyGrid = (rows: number, columns: number): Grid =>
	Array.from({ length: rows + 1 }, () => Array<string>(columns + 1).fill(''));

export function cellAt(chart: DraftChart, { row, column }: Spot): DraftCell | undefined {
	if (row === undefined) {
		const found = chart.columns.find(({ id }) => id === column);
		return found ? headCell(found) : column === undefined ? chart.rowHead : undefined;
	}
	const found = chart.rows.find(({ id }) => id === row);
	if (!found) return undefined;
	if (column === undefined) return headCell(found);
	const at = place(chart.columns, column);
	return at < 0 ? undefined : (found.cells[at] ?? null);
}

/** A head with its notes and its doubt, as if it were a cell. */
const headCell = ({ head, notes, doubt }: DraftRow | DraftColumn): DraftCell =>
	notes?.length || doubt ? { value: head, ...(notes?.length && { notes }), ...(doubt && { doubt }) } : head;

function withHead<T extends DraftRow | DraftColumn>(one: T, cell: DraftCell): T {
	const { value, notes, doubt } = parts(cell);
	return withKey(withKey({ ...one, head: value }, 'notes', notes), 'doubt', doubt);
}

const UNNAMED = /^(row|column)-\d+$/;

/** Whether a row or a column has neither words nor a name: the first words it gets will name it. */
export function isUnnamed(chart: DraftChart, { row, column }: Spot): boolean {
	const one =
		row !== undefined ? chart.rows.find(({ id }) => id === row) : chart.columns.find(({ id }) => id === column);
	return one !== undefined && (row === undefined || column === undefined) && UNNAMED.test(one.id) && one.head === null;
}

/** Names a row or a column by its head, once its words are written; its id from then on. */
export function named(chart: DraftChart, { row, column }: Spot): { chart: DraftChart; id: string } {
	const list: readonly (DraftRow | DraftColumn)[] = row !== undefined ? chart.rows : chart.columns;
	const old = row ?? column ?? '';
	const wanted = slugOfValue(list.find(({ id }) => id === old)?.head ?? null);
	const id = wanted
		? freeId(
				wanted,
				idsOf(list).filter((one) => one !== old),
				old
			)
		: old;
	if (id === old) return { chart, id };
	const renamed = <T extends DraftRow | DraftColumn>(one: T): T => (one.id === old ? { ...one, id } : one);
	if (row === undefined) return { chart: { ...chart, columns: chart.columns.map(renamed) }, id };
	const rows = chart.rows
		.map(renamed)
		.map((one) => (one.not ? { ...one, not: one.not.map((other) => (other === old ? id : other)) } : one));
	return { chart: { ...chart, rows }, id };
}

export function withCell(chart: DraftChart, { row, column }: Spot, cell: DraftCell): DraftChart {
	if (row === undefined && column === undefined) {
		const { value } = parts(cell);
		return { ...chart, rowHead: isWords(value) ? value : '' };
	}
	if (row === undefined)
		return { ...chart, columns: replaced(chart.columns, column ?? '', (one) => withHead(one, cell)) };
	if (column === undefined) return { ...chart, rows: replaced(chart.rows, row, (one) => withHead(one, cell)) };
	const at = place(chart.columns, column);
	return {
		...chart,
		rows: replaced(chart.rows, row, (one) => ({
			...one,
			cells: chart.columns.map((_, i) => (i === at ? cell : (one.cells[i] ?? null)))
		}))
	};
}

const numbered = (kind: 'row' | 'column' | 'note' | 'group', taken: readonly string[]): string => {
	for (let n = taken.length + 1; ; n++) if (!taken.includes(`${kind}-${n}`)) return `${kind}-${n}`;
};

/** Before the row of an id, or at the end. In the group of its neighbour. */
export function addRow(chart: DraftChart, before?: string): { chart: DraftChart; id: string } {
	const at = before === undefined ? chart.rows.length : Math.max(0, place(chart.rows, before));
	const id = numbered('row', idsOf(chart.rows));
	const group = (chart.rows[at] ?? chart.rows.at(-1))?.group;
	const row: DraftRow = { id, head: null, cells: chart.columns.map(() => null), ...(group !== undefined && { group }) };
	return { chart: { ...chart, rows: inserted(chart.rows, at, row) }, id };
}

export function addColumn(chart: DraftChart, before?: string): { chart: DraftChart; id: string } {
	const at = before === undefined ? chart.columns.length : Math.max(0, place(chart.columns, before));
	const id = numbered('column', idsOf(chart.columns));
	return {
		chart: {
			...chart,
			columns: inserted(chart.columns, at, { id, head: null }),
			rows: chart.rows.map((row) => ({ ...row, cells: inserted(row.cells, at, null) }))
		},
		id
	};
}

/** The rows it ruled out are told no more of it. */
export const removeRow = (chart: DraftChart, id: string): DraftChart => ({
	...chart,
	rows: without(chart.rows, id).map((row) =>
		row.not?.includes(id)
			? withKey(
					row,
					'not',
					row.not.filter((one) => one !== id)
				)
			: row
	)
});

export function removeColumn(chart: DraftChart, id: string): DraftChart {
	const at = place(chart.columns, id);
	if (at < 0) return chart;
	return {
		...chart,
		columns: without(chart.columns, id),
		rows: chart.rows.map((row) => ({ ...row, cells: row.cells.filter((_, i) => i !== at) }))
	};
}

export const moveRow = (chart: DraftChart, id: string, by: number): DraftChart => ({
	...chart,
	rows: moved(chart.rows, place(chart.rows, id), by)
});

export function moveColumn(chart: DraftChart, id: string, by: number): DraftChart {
	const order = moved(chart.columns, place(chart.columns, id), by);
	const from = order.map(({ id }) => place(chart.columns, id));
	return {
		...chart,
		columns: order,
		rows: chart.rows.map((row) => ({ ...row, cells: from.map((at) => row.cells[at] ?? null) }))
	};
}

/** The next letter that no note has. */
export function nextMark(chart: DraftChart): string {
	const used = new Set((chart.notes ?? []).map(({ mark }) => mark));
	for (let n = 0; ; n++) {
		const mark = String.fromCharCode(97 + (n % 26)) + (n < 26 ? '' : String(Math.floor(n / 26)));
		if (!used.has(mark)) return mark;
	}
}

export function addNote(chart: DraftChart, mark?: string): { chart: DraftChart; id: string } {
	const taken = idsOf(chart.notes);
	const id = mark
		? freeId(mark.toLowerCase().replace(/[^a-z0-9]/g, ''), taken, numbered('note', taken))
		: numbered('note', taken);
	const note: DraftNote = { id, ...(mark && { mark }), text: '' };
	return { chart: { ...chart, notes: [...(chart.notes ?? []), note] }, id };
}

/** The note, and every place that points to it. */
export function removeNote(chart: DraftChart, id: string): DraftChart {
	const spared = <T extends { readonly notes?: readonly string[] }>(one: T): T =>
		one.notes?.includes(id)
			? withKey(
					one,
					'notes',
					one.notes.filter((note) => note !== id)
				)
			: one;
	const cell = (of: DraftCell): DraftCell => {
		if (typeof of !== 'object' || of === null || !('value' in of)) return of;
		const left = spared(of);
		return left.notes || left.doubt ? left : left.value;
	};
	return withKey(
		{
			...chart,
			columns: chart.columns.map(spared),
			rows: chart.rows.map((row) => spared({ ...row, cells: row.cells.map(cell) }))
		},
		'notes',
		without(chart.notes ?? [], id)
	);
}

/** A group that begins at a row: that row and those after it, up to the next group. */
export function addGroup(chart: DraftChart, row: string, title: DraftText = ''): { chart: DraftChart; id: string } {
	const groups = chart.groups ?? [];
	const first: readonly DraftGroup[] = groups.length ? groups : [{ id: 'group-1', title: '' }];
	const id = freeId(slugOf(title), idsOf(first), numbered('group', idsOf(first)));
	const at = place(chart.rows, row);
	// The rows before it need one too.
	const before = groups.length ? groups : at > 0 ? first : [];
	const old = chart.rows[at]?.group;
	const rows = chart.rows.map((one, i) => {
		const group = one.group ?? before[0]?.id;
		return withKey(one, 'group', i >= at && (one.group === old || !groups.length) ? id : group);
	});
	const after = before.findIndex((group) => group.id === old);
	return {
		chart: { ...chart, groups: inserted(before, after < 0 ? before.length : after + 1, { id, title }), rows },
		id
	};
}

/** Its rows go to the group before it; without the last group there are none. */
export function removeGroup(chart: DraftChart, id: string): DraftChart {
	const groups = chart.groups ?? [];
	const left = without(groups, id);
	const heir = (groups[place(groups, id) - 1] ?? left[0])?.id;
	return withKey(
		{
			...chart,
			rows: chart.rows.map((row) => (row.group === id || !left.length ? withKey(row, 'group', heir) : row))
		},
		'groups',
		left
	);
}

const SAY = { fr: '{row} contre {column}\u00a0: {value}.', en: '{row} against {column}: {value}.' };
const SIDES = { rows: { fr: 'Ligne', en: 'Row' }, columns: { fr: 'Colonne', en: 'Column' } };

/** A matrix answers aloud for a row and a column; its sentence can be written otherwise. */
export function withMatrix(chart: DraftChart, on: boolean, languages: readonly Lang[]): DraftChart {
	if (!on) return withKey(chart, 'matrix', undefined);
	const [only = 'en'] = languages;
	const said = (text: { fr: string; en: string }): DraftText => (languages.length === 1 ? text[only] : text);
	return {
		...chart,
		matrix: { rows: chart.rowHead || said(SIDES.rows), columns: said(SIDES.columns), say: said(SAY) }
	};
}

/** Every value of a chart changed by the same rule: heads and cells. */
export function mapValues(chart: DraftChart, change: (value: DraftValue) => DraftValue): DraftChart {
	const cell = (of: DraftCell): DraftCell =>
		typeof of === 'object' && of !== null && 'value' in of ? { ...of, value: change(of.value) } : change(of);
	return {
		...chart,
		columns: chart.columns.map((one) => ({ ...one, head: change(one.head) })),
		rows: chart.rows.map((row) => ({ ...row, head: change(row.head), cells: row.cells.map(cell) }))
	};
}

export const valuesOf = (chart: DraftChart): DraftValue[] => [
	...chart.columns.map(({ head }) => head),
	...chart.rows.flatMap(({ head, cells }) => [head, ...cells.map((of) => parts(of).value)])
];
