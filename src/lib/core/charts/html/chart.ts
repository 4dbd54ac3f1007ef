/** Writes a chart as a table with its notes. Optional end tags (`</td>`, `</li>`) are left out. */
import { isText, sayIn, titleIn } from '$lib/core/lang';
import { annotated, cellsOf } from '../cell';
import type { Cell, Chart, ChartBody, ChartHead, Column, Doubt, Game, Note, Row, Value } from '$lib/core/types';
import { tone } from '$lib/core/figures';
import { words as own } from './words';
import { escape } from './escape';
import { at, doubt, doubtMark, doubtStory, label, plainly, value, words, type Setting } from './write';

/**
 * A value followed by the letters of its notes. All letters are one link, and after an abbreviation part of its link, because two
 * targets in a cell would be too narrow for a finger. Scripts open the notes in a sheet.
 */
function noted(shown: string, ids: readonly string[] | undefined, chart: Chart, setting: Setting): string {
	const notes = (ids ?? []).flatMap((id) => chart.notes?.find((note) => note.id === id) ?? []);
	const [first] = notes;
	if (!first) return shown;
	const letters = notes.map(({ mark = '' }: Note) => escape(mark)).join('');
	const said = `${plainly(own.note, setting)} ${notes.map(({ mark = '' }) => escape(mark)).join(', ')}`;
	const of = ` data-notes="${notes.map(({ id }) => id).join(' ')}"`;
	// In a matrix the abbreviation is an edge to choose by; in a document of many charts no script opens the notes.
	const abbr = chart.matrix || setting.within ? null : /^(<a class=abbr)( [^>]*>[^<]*)<\/a>$/.exec(shown);
	// Screen readers say “PE, note a”. Not an `aria-label`: it would have to contain the visible text, “PEa” (WCAG 2.5.3).
	return abbr
		? `${abbr[1]}${of}${abbr[2]}<span class=unseen>, ${plainly(own.note, setting)} </span><sup>${letters}</sup></a>`
		: `${shown}<sup><a href="#${at(`note-${first.id}`, setting)}"${of} aria-label="${letters}, ${said}">${letters}</a></sup>`;
}

/** In a matrix an abbreviation at the edge is read with its name: “Phalangites, Ph”. */
function named(shown: string, head: Value, chart: Chart, setting: Setting): string {
	if (!chart.matrix || head === null || typeof head !== 'object' || !('code' in head)) return shown;
	const full = escape(sayIn(titleIn(setting.names)(head.code), setting.lang));
	return shown.replace(/^<a class=abbr([^>]*)>([^<]*)/, `<a class=abbr$1 aria-label="${full}, $2">$2`);
}

const attributes = (list: Record<string, string | undefined>): string =>
	Object.entries(list)
		.map(([name, of]) => (!of ? '' : /^[\w-]+$/.test(of) ? ` ${name}=${of}` : ` ${name}="${escape(of)}"`))
		.join('');

const marked = (of: Doubt | undefined, id: string, setting: Setting): string => (of ? doubtMark(id, setting) : '');

export { doubt };

const isSentence = (value: Value): boolean => isText(value) && Math.max(value.fr.length, value.en.length) > 14;

/** Columns that hold sentences are set like text, not like figures. */
const proseIn = (chart: ChartBody): ReadonlySet<Column> =>
	new Set(
		chart.columns.filter((_, i) => chart.rows.some(({ cells }) => isSentence(annotated(cells[i] ?? null).value)))
	);

function columnHead(column: Column, prose: boolean, chart: Chart, setting: Setting): string {
	const short = column.short !== undefined && isText(column.head) ? column.short : undefined;
	const head =
		short !== undefined && isText(column.head)
			? `<span aria-hidden=true>${label(short, setting)}</span><span class=unseen>${plainly(column.head, setting)}</span>`
			: value(column.head, setting);
	return (
		`<th scope=col${attributes({ class: prose ? 'prose' : undefined })}>` +
		noted(named(head, column.head, chart, setting), column.notes, chart, setting) +
		marked(column.doubt, column.id, setting)
	);
}

function cell(of: Cell, row: Row, column: Column, prose: boolean, chart: Chart, setting: Setting): string {
	const { value: held, notes, doubt } = annotated(of);
	const cost = column.signs === 'cost';
	// For a cell with one modifier the tone is a class of the cell: one tag less in a third of all cells.
	const lone = held !== null && typeof held === 'object' && 'plus' in held;
	const alone = lone && !cost ? tone(held.plus) : undefined;
	const toned = value(held, setting);
	// A cost is neither good nor bad.
	const shown = cost ? toned.replace(/<span class=(?:plus|minus|zero)>([^<]*)<\/span>/g, '$1') : toned;
	return (
		`<td${attributes({ id: chart.matrix ? at(`${row.id}.${column.id}`, setting) : undefined, class: alone ?? (prose ? 'prose' : undefined) })}>` +
		noted(alone ? shown.replace(/<[^>]+>/g, '') : shown, notes, chart, setting) +
		marked(doubt, `${row.id}.${column.id}`, setting)
	);
}

function line(row: Row, prose: ReadonlySet<Column>, chart: Chart, setting: Setting): string {
	const ref = row.ref ? ` <small class=ref>${escape(row.ref)}</small>` : '';
	return (
		`<tr id=${at(row.id, setting)}><th scope=row>` +
		noted(named(value(row.head, setting), row.head, chart, setting), row.notes, chart, setting) +
		marked(row.doubt, row.id, setting) +
		ref +
		cellsOf(chart, row)
			.map(({ column, cell: of }) => cell(of, row, column, prose.has(column), chart, setting))
			.join('')
	);
}

export function table(chart: Chart, setting: Setting): string {
	const prose = proseIn(chart);
	const heads = chart.columns.map((column) => columnHead(column, prose.has(column), chart, setting)).join('');
	const lines = (rows: readonly Row[]) => rows.map((row) => line(row, prose, chart, setting)).join('');
	const bodies = chart.groups
		? chart.groups.map(
				({ id, title }) =>
					`<tbody><tr class=group><th scope=rowgroup colspan=${chart.columns.length + 1}>${label(title, setting)}` +
					lines(chart.rows.filter(({ group }) => group === id))
			)
		: ['<tbody>' + lines(chart.rows)];
	return (
		`<table><caption class=unseen>${plainly(chart.title, setting)}</caption>` +
		`<thead><tr><th scope=col>${label(chart.rowHead, setting)}${heads}${bodies.join('')}</table>`
	);
}

/** The rows as the table shows them. */
const inGroups = ({ groups, rows }: ChartBody): readonly Row[] =>
	groups ? groups.flatMap(({ id }) => rows.filter(({ group }) => group === id)) : rows;

/** Every doubt of the table with the id of its row, column or cell, in the order of their marks. */
export const doubtsIn = (chart: ChartBody): { readonly id: string; readonly doubt: Doubt }[] =>
	[
		...chart.columns.map(({ id, doubt }) => ({ id, doubt })),
		...inGroups(chart).flatMap((row) => [
			{ id: row.id, doubt: row.doubt },
			...cellsOf(chart, row).map(({ column, cell }) => ({ id: `${row.id}.${column.id}`, doubt: annotated(cell).doubt }))
		])
	].filter((one): one is { id: string; doubt: Doubt } => Boolean(one.doubt));

/** The explanations of a table's doubts, written below it: on paper they need the width of the page. */
export const stories = (chart: ChartBody, setting: Setting): string =>
	doubtsIn(chart)
		.map(({ id, doubt }) => doubtStory(doubt, id, setting))
		.join('');

/** The notes under a chart, each with the way back to the first row that points to it. */
export function notes(chart: Chart, setting: Setting): string {
	const pointing = (note: string) =>
		chart.rows.find((row) =>
			[row.notes, ...row.cells.map((of) => annotated(of).notes)].some((ids) => ids?.includes(note))
		);
	const lines = (chart.notes ?? []).map((note) => {
		const row = note.mark ? pointing(note.id) : undefined;
		return (
			`<li id=${at(`note-${note.id}`, setting)}>${note.mark ? `<b>${escape(note.mark)}</b>` : ''}<p>${words(note.text, setting)}` +
			(note.doubt ? doubt(note.doubt, `note-${note.id}`, setting) : '') +
			(note.ref ? ` <small>${escape(note.ref)}</small>` : '') +
			(row ? ` <a href="#${at(row.id, setting)}" aria-label="${plainly(own.backToRow, setting)}">↑</a>` : '')
		);
	});
	// The last item has its end tag: else Svelte's hydration marker after it would become its child.
	return lines.length ? `${lines.join('')}</li>` : '';
}

/** Where a chart is printed, and the button to report a mistake in it, which IdleNotices.svelte answers. */
export function source({ sheets }: Game, { source: { sheets: ids, ref } }: ChartHead, setting: Setting): string {
	const titles = sheets.filter(({ id }) => ids.includes(id)).map(({ title }) => label(title, setting));
	const where = [...titles, ...(ref ? [escape(ref)] : [])];
	const said = where.length ? [plainly(own.source, setting), ...where].join('\u00a0· ') : '';
	return `<small>${said}</small><button data-report>${plainly(own.report, setting)}</button>`;
}

/** What a page takes of a chart. */
export interface Written {
	/** With the explanations of its doubts. */
	readonly table: string;
	readonly notes: string;
}

/** Size of the cache: the chart of the page, the one before it in history, and its two neighbours. */
const KEPT = 4;
let kept: readonly { readonly chart: Chart; readonly setting: Setting; readonly html: Written }[] = [];

function isSame(a: Setting, b: Setting): boolean {
	const parts = new Map(Object.entries(b));
	const own = Object.entries(a);
	return own.length === parts.size && own.every(([part, value]) => parts.get(part) === value);
}

/** Cached: neighbouring charts are written while the browser is idle, so that paging only inserts their HTML. */
export function written(chart: Chart, setting: Setting): Written {
	const found = kept.find((one) => one.chart === chart && isSame(one.setting, setting));
	const html = found?.html ?? {
		table: table(chart, setting) + stories(chart, setting),
		notes: notes(chart, setting)
	};
	kept = [{ chart, setting, html }, ...kept.filter((one) => one !== found)].slice(0, KEPT);
	return html;
}
