/** The charts and terms of a pack, by the places that calculators name: `chart`, `chart#row.column`, `chart#note:id`. */
import { show } from '$lib/core/figures';
import { isText } from '$lib/core/lang';
import { annotated } from '$lib/core/charts/cell';
import { text as textOf } from '$lib/core/charts/write';
import type { Annotated, Chart, Doubt, Explanation, Name, Note, Row, RowRef, Text, Value } from '$lib/core/types';
import { IndexedChart } from '../expression/charts';
import { CHART, noSuch, PackFault } from './problems';
import { withoutLinks } from './said';

const PLACE = /^([a-z0-9-]+)(?:#(?:note:([a-z0-9-]+)|([a-z0-9-]+)(?:\.([a-z0-9-]+))?))?$/;

const noRow = (place: string) =>
	new PackFault({
		fr: `«\u202f${place}\u202f» ne nomme pas de ligne\u00a0: écrivez table#ligne.`,
		en: `“${place}” names no row: write chart#row.`
	});

interface Spot {
	readonly chart: Chart;
	readonly note?: Note;
	readonly row?: Row;
	readonly cell?: Annotated;
	readonly ref?: RowRef;
}

export class ChartLookup {
	readonly charts: ReadonlyMap<string, IndexedChart>;
	readonly terms: ReadonlyMap<string, Name & Partial<Explanation>>;

	constructor(charts: readonly Chart[], terms: readonly (Name & Partial<Explanation>)[]) {
		this.charts = new Map(charts.map((chart) => [chart.id, new IndexedChart(chart)]));
		this.terms = new Map(terms.map((term) => [term.id, term]));
	}

	private readonly short = (id: string): Text => {
		const term = this.terms.get(id);
		return textOf(term ? (term.abbr ?? term.title) : id);
	};

	/** A value in words: a term by its full name, a sentence without its links. */
	readonly said = (value: Value): Text => {
		if (isText(value)) return withoutLinks(value, this.short);
		if (value !== null && typeof value === 'object' && 'code' in value) {
			return this.terms.get(value.code)?.title ?? textOf(value.code);
		}
		return this.brief(value);
	};

	/** What a term means, where its author has written it. */
	meaning(id: string): Text | undefined {
		const meaning = this.terms.get(id)?.meaning;
		return meaning?.fr || meaning?.en ? this.said(meaning) : undefined;
	}

	/** A value as it stands in a cell. */
	readonly brief = (value: Value): Text => ({ fr: show(value, 'fr', this.short), en: show(value, 'en', this.short) });

	private spot(place: string): Spot {
		const match = PLACE.exec(place);
		if (!match) {
			throw new PackFault({
				fr: `«\u202f${place.slice(0, 60)}\u202f» n’est pas un endroit\u00a0: écrivez table#ligne, table#ligne.colonne ou table#note:id.`,
				en: `“${place.slice(0, 60)}” is no place: write chart#row, chart#row.column or chart#note:id.`
			});
		}
		const [, chartId = '', noteId, rowId, columnId] = match;
		const chart = this.charts.get(chartId)?.chart;
		if (!chart) {
			const charts = [...this.charts.values()].map(({ chart: { id, title } }) => ({ id, words: [title.fr, title.en] }));
			throw noSuch(CHART, chartId, charts);
		}
		if (noteId !== undefined) {
			const note = chart.notes?.find(({ id }) => id === noteId);
			if (note) return { chart, note };
			const notes = (chart.notes ?? []).map(({ id }) => ({ id }));
			throw noSuch({ fr: `Dans «\u202f${chartId}\u202f», la note`, en: `note in “${chartId}” called` }, noteId, notes);
		}
		if (rowId === undefined) return { chart };
		const row = chart.rows.find(({ id }) => id === rowId);
		if (!row) {
			const rows = chart.rows.map(({ id, head }) => {
				const { fr, en } = this.said(head);
				return { id, words: [fr, en] };
			});
			throw noSuch({ fr: `Dans «\u202f${chartId}\u202f», la ligne`, en: `row in “${chartId}” called` }, rowId, rows);
		}
		if (columnId === undefined) return { chart, row, ref: { chart: chartId, row: rowId } };
		const column = chart.columns.findIndex(({ id }) => id === columnId);
		if (column < 0) {
			const columns = chart.columns.map(({ id, head }) => ({ id, words: Object.values(this.said(head)) }));
			throw noSuch(
				{ fr: `Dans «\u202f${chartId}\u202f», la colonne`, en: `column in “${chartId}” called` },
				columnId,
				columns
			);
		}
		const cell = annotated(row.cells[column] ?? null);
		return { chart, row, cell, ref: { chart: chartId, row: rowId, column: columnId } };
	}

	/** The row, or one cell of it. */
	ref(place: string): RowRef {
		const { ref } = this.spot(place);
		if (ref) return ref;
		throw noRow(place);
	}

	/** A row with the cell that counts: the one named, else the first. */
	cell(place: string): { row: Row; cell: Annotated; ref: RowRef } {
		const { row, cell, ref } = this.spot(place);
		if (!row || !ref) throw noRow(place);
		return { row, cell: cell ?? annotated(row.cells[0] ?? null), ref };
	}

	readonly words = (place: string): Text => {
		const { note, cell, row } = this.spot(place);
		if (note) return withoutLinks(note.text, this.short);
		if (cell) return this.said(cell.value);
		if (row) return this.said(row.head);
		throw new PackFault({
			fr: `«\u202f${place}\u202f» n’a pas de texte\u00a0: nommez une note, une ligne ou une case.`,
			en: `“${place}” has no text: name a note, a row or a cell.`
		});
	};

	doubt(place: string): Doubt {
		const { chart, note, row, cell } = this.spot(place);
		const doubt = note ? note.doubt : cell ? (cell.doubt ?? row?.doubt) : row ? row.doubt : chart.doubt;
		if (doubt) return doubt;
		throw new PackFault({
			fr: `Il n’y a pas de doute à «\u202f${place}\u202f».`,
			en: `There is no doubt at “${place}”.`
		});
	}
}
