/**
 * A page is hydrated from the chart that it was prerendered with, without its figures: they come once the page answers taps. With
 * them, their names and their writer a chart had 53 to 59 kB of JavaScript before that, where it has 48 to 50 (2026-11-20).
 */
import { isAlive } from '../device/alive';
import { loadChart } from '$lib/games';
import type { Chart, ChartHead, Matrix, Game } from '$lib/core/types';
import { once } from '$lib/core/once';
import type { doubt, written } from '$lib/core/charts/html/chart';

/** What writes charts as HTML; loaded for the second page, and where the first is to be written anew. */
export interface Writer {
	readonly written: typeof written;
	readonly doubt: typeof doubt;
}

/** Any text but an empty one: in hydration `{@html}` keeps the server’s HTML (Svelte 5.57). `budget.spec.ts` and `charts.spec.ts` fail if it does not. */
export const STANDING = ' ';

/** The page is not hydrated yet, and holds a chart. */
export const stands = (): boolean => !isAlive() && document.querySelector('.pane table') !== null;

export const loadWriter = once<void, Writer>(() => import('$lib/core/charts/html/chart'));

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
export function outlineOf(game: Game, id: string): Outline | undefined {
	const head = game.charts.find((chart) => chart.id === id);
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
export async function whole(game: Game, chart: Outline): Promise<Chart> {
	const found = isWhole(chart) ? chart : await loadChart(game, chart.id);
	if (!found) throw new Error(`There is no chart “${chart.id}” in ${game.id}.`);
	return found;
}
