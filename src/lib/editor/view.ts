/** The chart as a real page shows it: the page hands it down, for its parts belong to the pages. */
import type { Snippet } from 'svelte';
import type { Choice } from '$lib/core/charts/html/chart-choice';
import type { Setting } from '$lib/core/charts/html/write';
import type { Chart } from '$lib/core/types';

export interface Shown {
	readonly chart: Chart;
	readonly setting: Setting;
	readonly choice?: Choice;
}

export type ChartView = Snippet<[Shown]>;
