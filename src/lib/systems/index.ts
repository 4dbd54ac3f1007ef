/**
 * Every folder beside this file is a game and is picked up by itself. Contents are light and always at hand; the bodies of
 * charts and calculators and the terms come when a page needs them.
 */
import type { CalculatorHead, Chart, ChartBody, System, Term } from '$lib/types';

export type Loaders<T> = Record<string, () => Promise<T>>;

/** A shelf of games: what the app has, or what a test puts on it. */
export function shelf(contents: Record<string, System>, bodies: Loaders<ChartBody>, terms: Loaders<readonly Term[]>) {
	const systems = Object.values(contents).sort((a, b) => a.order - b.order);
	const findSystem = (id: string) => systems.find((system) => system.id === id);

	async function loadTerms(system: string): Promise<readonly Term[]> {
		const load = terms[`./${system}/terms.ts`];
		if (!load) throw new Error(`The game “${system}” has no terms.ts.`);
		return load();
	}

	async function loadChart(system: System, id: string): Promise<Chart | undefined> {
		const head = system.charts.find((chart) => chart.id === id);
		if (!head) return undefined;
		const load = bodies[`./${system.id}/charts/${id}.ts`];
		if (!load) throw new Error(`The contents of ${system.id} name the chart “${id}”, but charts/${id}.ts is missing.`);
		return { ...head, ...(await load()) };
	}

	return {
		systems,
		findSystem,
		findCalculator: (system: System, id: string): CalculatorHead | undefined =>
			system.calculators.find((calculator) => calculator.id === id),
		loadTerms,
		loadChart,
		/** The names of every chart body there is, to find one that no contents name. */
		bodies: Object.keys(bodies),
		/** Everything of one game at once: for the search and the tests. */
		async loadAll(system: System): Promise<{ system: System; terms: readonly Term[]; charts: Chart[] }> {
			const charts = await Promise.all(system.charts.map(({ id }) => loadChart(system, id)));
			return { system, terms: await loadTerms(system.id), charts: charts.filter((chart) => chart !== undefined) };
		}
	};
}

export const { systems, findSystem, findCalculator, loadTerms, loadChart, loadAll, bodies } = shelf(
	import.meta.glob<System>('./*/index.ts', { eager: true, import: 'default' }),
	import.meta.glob<ChartBody>('./*/charts/*.ts', { import: 'default' }),
	import.meta.glob<readonly Term[]>('./*/terms.ts', { import: 'default' })
);
