/**
 * Every folder beside this file is a game and is picked up by itself. Nothing is loaded before a page asks for it: a chart
 * brings its own figures and the contents of its game, not the other games.
 */
import type { Calculator, CalculatorBody, Chart, ChartBody, Name, System, Term } from '$lib/types';

export type Loaders<T> = Record<string, () => Promise<T>>;

/** Everything of one game at once: for the search and the tests. */
export interface Whole {
	readonly system: System;
	readonly terms: readonly Term[];
	readonly charts: readonly Chart[];
}

/** A shelf of games: what the app has, or what a test puts on it. */
export function shelf(
	contents: Loaders<System>,
	bodies: Loaders<ChartBody>,
	names: Loaders<readonly Name[]>,
	terms: Loaders<readonly Term[]>,
	workings: Loaders<CalculatorBody> = {}
) {
	const ids = Object.keys(contents).map((path) => path.split('/')[1]!);

	async function loadSystem(id: string): Promise<System | undefined> {
		return contents[`./${id}/index.ts`]?.();
	}

	/** All games, in the order of the home page. */
	async function loadSystems(): Promise<System[]> {
		const systems = await Promise.all(Object.values(contents).map((load) => load()));
		return systems.sort((a, b) => a.order - b.order);
	}

	async function loadNames(id: string): Promise<readonly Name[]> {
		const load = names[`./${id}/names.ts`];
		if (!load) throw new Error(`The game “${id}” has no names.ts.`);
		return load();
	}

	/** The names with what they mean. */
	async function loadTerms(id: string): Promise<readonly Term[]> {
		const load = terms[`./${id}/terms.ts`];
		if (!load) throw new Error(`The game “${id}” has no terms.ts.`);
		return load();
	}

	async function loadChart(system: System, id: string): Promise<Chart | undefined> {
		const head = system.charts.find((chart) => chart.id === id);
		if (!head) return undefined;
		const load = bodies[`./${system.id}/charts/${id}.ts`];
		if (!load) throw new Error(`The contents of ${system.id} name the chart “${id}”, but charts/${id}.ts is missing.`);
		return { ...head, ...(await load()) };
	}

	async function loadCalculator(system: System, id: string): Promise<Calculator | undefined> {
		const head = system.calculators.find((calculator) => calculator.id === id);
		if (!head) return undefined;
		const load = workings[`./${system.id}/calculators/${id}.ts`];
		if (!load) throw new Error(`The contents of ${system.id} name “${id}”, but calculators/${id}.ts is missing.`);
		return { ...head, ...(await load()) };
	}

	async function loadAll(system: System): Promise<Whole> {
		const charts = await Promise.all(system.charts.map(({ id }) => loadChart(system, id)));
		return { system, terms: await loadTerms(system.id), charts: charts.filter((chart) => chart !== undefined) };
	}

	/** The names of every chart body there is, to find one that no contents name. */
	const files = Object.keys(bodies);

	return { ids, files, loadSystem, loadSystems, loadNames, loadTerms, loadChart, loadCalculator, loadAll };
}

export const { ids, files, loadSystem, loadSystems, loadNames, loadTerms, loadChart, loadCalculator, loadAll } = shelf(
	import.meta.glob<System>('./*/index.ts', { import: 'default' }),
	import.meta.glob<ChartBody>('./*/charts/*.ts', { import: 'default' }),
	import.meta.glob<readonly Name[]>('./*/names.ts', { import: 'default' }),
	import.meta.glob<readonly Term[]>('./*/terms.ts', { import: 'default' }),
	import.meta.glob<CalculatorBody>(['./*/calculators/*.ts', '!./*/calculators/*.test.ts'], { import: 'default' })
);
