/** Lookup of rows and columns of a chart for expressions: by id, by the term they name, by band or by ratio. */
import { isText } from '$lib/core/lang';
import { annotated, codesIn } from '$lib/core/charts/cell';
import { inBand } from '$lib/core/charts/read';
import type { Annotated, Chart, Row, RowRef, Value } from '$lib/core/types';

/** What a row or a column is looked up by. */
export type Key = string | number | Ratio | Shifted;
interface Ratio {
	readonly over: number;
	readonly under: number;
}
/** So many heads after the one that another key finds, or before it: what terrain does to the column of odds. */
export interface Shifted {
	readonly from: Key;
	readonly by: number;
}

export interface CellRef {
	readonly row: Row;
	readonly cell: Annotated;
	readonly ref: RowRef;
}

type Head = { readonly id: string; readonly head: Value };

/** Whether a head is found by a number. */
export const isBand = (head: Value): boolean =>
	typeof head === 'number' || (head !== null && typeof head === 'object' && ('min' in head || 'max' in head));

/** Rows or columns, by every key that finds them. */
export class HeadIndex<T extends Head> {
	private readonly byId: ReadonlyMap<string, T>;
	private readonly byCode = new Map<string, T>();
	private readonly ratios: readonly { readonly one: T; readonly over: number; readonly under: number; open?: string }[];
	/** The head for ratios below all others: the one that is no ratio, or the one that says “or less”. */
	private readonly below?: T;
	readonly bands: boolean;

	constructor(private readonly all: readonly T[]) {
		this.byId = new Map(all.map((one) => [one.id, one]));
		for (const one of all) for (const code of codesIn(one.head)) if (!this.byCode.has(code)) this.byCode.set(code, one);
		this.ratios = all
			.flatMap((one) => {
				const { head } = one;
				if (head === null || typeof head !== 'object' || !('ratio' in head)) return [];
				return [{ one, over: head.ratio[0], under: head.ratio[1], open: head.open }];
			})
			.sort((a, b) => b.over * a.under - a.over * b.under);
		const least = this.ratios.at(-1);
		this.below =
			least?.open === 'less' ? least.one : this.ratios.length ? all.find(({ head }) => isText(head)) : undefined;
		this.bands = all.some(({ head }) => isBand(head));
	}

	get hasRatios() {
		return this.ratios.length > 0;
	}

	get ids(): string[] {
		return [...this.byId.keys(), ...[...this.byCode.keys()].filter((code) => !this.byId.has(code))];
	}

	named(id: string): T | undefined {
		return this.byId.get(id) ?? this.byCode.get(id);
	}

	find(key: Key): T | undefined {
		if (typeof key === 'string') return this.named(key);
		if (typeof key === 'number') return this.all.find(({ head }) => inBand(head, key));
		if ('by' in key) return this.shifted(key);
		return this.ratios.find((ratio) => key.over * ratio.under >= ratio.over * key.under)?.one ?? this.below;
	}

	/** Along the heads of the same kind, as they are printed; beyond the first and the last it goes no further. */
	private shifted({ from, by }: Shifted): T | undefined {
		const found = this.find(from);
		if (!found) return undefined;
		const scale = this.all.filter(
			(one) => isBand(one.head) === isBand(found.head) && this.isRatio(one) === this.isRatio(found)
		);
		return scale[Math.min(scale.length - 1, Math.max(0, scale.indexOf(found) + by))];
	}

	private isRatio(one: T): boolean {
		return one === this.below || this.ratios.some((ratio) => ratio.one === one);
	}

	/** Whether the head says just this ratio, and not only one that it is rounded to. */
	says(key: Key): boolean {
		if (typeof key !== 'object' || !('over' in key)) return false;
		const one = this.find(key);
		const ratio = this.ratios.find((ratio) => ratio.one === one);
		if (!ratio) return one !== undefined;
		const beyond = key.over * ratio.under - ratio.over * key.under;
		return beyond === 0 || (ratio.open === 'more' && beyond > 0) || (ratio.open === 'less' && beyond < 0);
	}
}

export class IndexedChart {
	readonly rows: HeadIndex<Row>;
	readonly columns: HeadIndex<Chart['columns'][number]>;
	constructor(readonly chart: Chart) {
		this.rows = new HeadIndex(chart.rows);
		this.columns = new HeadIndex(chart.columns);
	}

	/** The cell of two keys; without a second one the first column, and no column is named. */
	place(rowKey: Key, columnKey?: Key): CellRef | undefined {
		const row = this.rows.find(rowKey);
		const column = columnKey === undefined ? this.chart.columns[0] : this.columns.find(columnKey);
		if (!row || !column) return undefined;
		return {
			row,
			cell: annotated(row.cells[this.chart.columns.indexOf(column)] ?? null),
			ref: { chart: this.chart.id, row: row.id, ...(columnKey === undefined ? {} : { column: column.id }) }
		};
	}
}

/** The figure of a cell, or of one part of it: the second of `6/7`, the lower end of a band. Nothing where there is none. */
export function figureIn(value: Value, part?: number): number | undefined {
	if (part !== undefined) {
		if (value === null || typeof value !== 'object') return part === 1 ? figureIn(value) : undefined;
		if ('join' in value) return figureIn(value.of[part - 1] ?? null);
		if ('min' in value || 'max' in value) return part === 1 ? value.min : part === 2 ? value.max : undefined;
		return part === 1 ? figureIn(value) : undefined;
	}
	if (typeof value === 'number') return value;
	if (value === null || typeof value !== 'object') return undefined;
	if ('shift' in value) return value.shift;
	return 'plus' in value ? value.plus : 'need' in value ? value.need : undefined;
}

/** What a cell brings about, as the id of an outcome: `d`, `d-r`, `n2`; nothing where it is blank or a sentence. */
export function outcomeIn(value: Value): string | undefined {
	if (value === null) return undefined;
	if (typeof value === 'number')
		return Number.isInteger(value) ? `${value < 0 ? 'm' : 'n'}${Math.abs(value)}` : undefined;
	if ('code' in value) return value.code;
	if ('plus' in value) return outcomeIn(value.plus);
	if (!('join' in value)) return undefined;
	const parts = value.of.map(outcomeIn);
	return parts.includes(undefined) ? undefined : parts.join('-');
}

export const hasCode = (value: Value, code: string): boolean => codesIn(value).includes(code);
