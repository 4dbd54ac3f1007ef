/** A prerendered chart stands in its page before any script runs: the first page is brought to life without writing it again. */
import { loadChart } from '../systems';
import type { Chart, ChartHead, Matrix, System } from '../types';
import { once } from '../timing/once';
import type { doubt, written } from './chart';

/** What writes charts as HTML; loaded for the second page, and where the first is to be written anew. */
export interface Writer {
	readonly written: typeof written;
	readonly doubt: typeof doubt;
}

/** Svelte keeps the HTML that it finds, whatever it is given for it, unless that is empty. */
export const STANDING = ' ';

/** A chart is in the document, and Kit, which announces its pages, has not begun. */
export const stands = (): boolean =>
	!document.getElementById('svelte-announcer') && document.querySelector('.pane table') !== null;

export const loadWriter = once<void, Writer>(() => import('./chart'));

/** What a page does with a chart that stands in it. Its figures and words come once the page is alive: one to four kilobytes. */
export interface Outline extends ChartHead {
	readonly columns: readonly { readonly id: string }[];
	readonly rows: readonly { readonly id: string }[];
	readonly notes?: readonly unknown[];
	readonly doubt?: unknown;
	readonly matrix?: Matrix;
}

export const isWhole = (chart: Outline): chart is Chart => 'rowHead' in chart;

/**
 * The chart that stands in the document, as its table shows it: which columns there are nobody asks before the whole of it has
 * come, but of a matrix. That one has lists to be filled, and no outline.
 */
export function outlineOf(system: System, id: string): Outline | undefined {
	const head = system.charts.find((chart) => chart.id === id);
	const frame = document.querySelector('.frame:not(.matrix)');
	if (!head || !frame) return undefined;
	const columns = frame.querySelectorAll('thead th').length - 1;
	const there = (selector: string) => (document.querySelector(selector) ? [selector] : undefined);
	return {
		...head,
		columns: Array.from({ length: columns }, () => ({ id: '' })),
		rows: [...frame.querySelectorAll('tr[id]')].map(({ id }) => ({ id })),
		notes: there('li[id^=note-]'),
		doubt: there('#doubt-chart')
	};
}

/** All of a chart, of which the page may know no more than the outline. */
export async function whole(system: System, chart: Outline): Promise<Chart> {
	const found = isWhole(chart) ? chart : await loadChart(system, chart.id);
	if (!found) throw new Error(`There is no chart “${chart.id}” in ${system.id}.`);
	return found;
}
