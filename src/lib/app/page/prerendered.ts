/**
 * Hydrates a chart page from its prerendered HTML; the figures are loaded afterwards. With figures, names and writer a chart needed 53 to
 * 59 kB of JavaScript before hydration, now 48 to 50 (2026-11-20).
 */
import { isAlive } from '../device/alive';
import { loadChart } from '$lib/games';
import type { Chart, ChartHead, Matrix, Game } from '$lib/core/types';
import { once } from '$lib/core/once';
import type { doubt, source, written } from '$lib/core/charts/html/chart';

/** Renders charts as HTML. Loaded for the second chart page, and when the first must be rendered again. */
export interface Writer {
	readonly written: typeof written;
	readonly doubt: typeof doubt;
	readonly source: typeof source;
}

/** Any text but an empty one: in hydration `{@html}` keeps the server’s HTML (Svelte 5.57). `budget.spec.ts` and `charts.spec.ts` fail if it does not. */
export const KEEP_SERVER_HTML = ' ';

/** Whether the page is not hydrated yet and contains a chart. */
export const isPrerendered = (): boolean => !isAlive() && document.querySelector('.pane table') !== null;

export const loadWriter = once<void, Writer>(() => import('$lib/core/charts/html/chart'));

/** What hydrating a prerendered chart needs. Its figures (1 to 4 kB) are loaded afterwards. */
export interface Outline extends ChartHead {
	readonly columns: readonly { readonly id: string }[];
	readonly rows: readonly { readonly id: string }[];
	readonly notes?: readonly unknown[];
	readonly doubt?: unknown;
	readonly matrix?: Matrix;
}

export const isWhole = (chart: Outline): chart is Chart => 'rowHead' in chart;

/**
 * Reads row ids and columns from the prerendered table, so that hydration needs no chart data. Undefined for a matrix, whose lists need
 * the figures.
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

/** The whole chart; loads it if only the outline is known. */
export async function whole(game: Game, chart: Outline): Promise<Chart> {
	const found = isWhole(chart) ? chart : await loadChart(game, chart.id);
	if (!found) throw new Error(`There is no chart “${chart.id}” in ${game.id}.`);
	return found;
}
