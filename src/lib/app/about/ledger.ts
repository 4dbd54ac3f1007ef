/**
 * The ledger of truth: for each printed row where it is printed, how it is read, which calculators count it, and how many worked combats
 * and laws exercise it. Read from the charts, and from what `npm run proof` recorded. Only the build uses it.
 */
import { valueOf } from '$lib/core/charts/cell';
import { doubtsOf } from '$lib/core/charts/doubts';
import type { Chart, Doubt, Game, Name, Row } from '$lib/core/types';
import { loadAll, loadGames } from '$lib/games';

/** As `npm run proof` writes it into the folder of a game; rows are `chart#row`. */
export interface RecordedGame {
	readonly combats: number;
	readonly rows: Readonly<Record<string, { readonly combats: number; readonly calculators: readonly string[] }>>;
}

export interface Recorded {
	readonly laws: number;
	readonly games: Readonly<Record<string, RecordedGame>>;
}

/** Faults planted on purpose, and how many of them a test noticed on that day: see scripts/mutants.js. */
export interface Mutants {
	readonly day: string;
	readonly planted: number;
	readonly seen: number;
}

export interface LedgerRow {
	readonly row: Row;
	readonly doubts: readonly Doubt[];
	/** Ids of the calculators that count or name it. */
	readonly calculators: readonly string[];
	readonly combats: number;
	readonly laws: number;
}

export interface LedgerChart {
	readonly chart: Chart;
	readonly rows: readonly LedgerRow[];
	/** That are not blank. */
	readonly cells: number;
	/** Of its rows, cells, columns and notes, and of the chart itself. */
	readonly doubts: number;
}

export interface LedgerGame {
	readonly game: Game;
	readonly names: readonly Name[];
	readonly charts: readonly LedgerChart[];
	readonly combats: number;
}

export interface Ledger {
	readonly games: readonly LedgerGame[];
	readonly laws: number;
	readonly mutants: Mutants;
	readonly totals: Readonly<Record<'charts' | 'rows' | 'cells' | 'doubts' | 'combats' | 'calculators', number>>;
}

function chartOf(chart: Chart, { rows }: RecordedGame, laws: number): LedgerChart {
	const doubts = doubtsOf(chart);
	const ofRow = (row: Row): LedgerRow => {
		const { combats = 0, calculators = [] } = rows[`${chart.id}#${row.id}`] ?? {};
		const own = doubts
			.filter(([place]) => place === row.id || place.startsWith(`${row.id}.`))
			.map(([, doubt]) => doubt);
		return { row, doubts: own, calculators, combats, laws: laws * calculators.length };
	};
	const cells = chart.rows.flatMap(({ cells }) => cells).filter((cell) => valueOf(cell) !== null).length;
	return { chart, rows: chart.rows.map(ofRow), cells, doubts: doubts.length };
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((so, one) => so + of(one), 0);

export async function ledgerFrom(recorded: Recorded, mutants: Mutants): Promise<Ledger> {
	const games = await Promise.all(
		(await loadGames()).map(async (head): Promise<LedgerGame> => {
			const { game, terms, charts } = await loadAll(head);
			const own = recorded.games[game.id] ?? { combats: 0, rows: {} };
			const all = charts.map((chart) => chartOf(chart, own, recorded.laws));
			return { game, names: terms, charts: all, combats: own.combats };
		})
	);
	const charts = games.flatMap((game) => game.charts);
	return {
		games,
		laws: recorded.laws,
		mutants,
		totals: {
			charts: charts.length,
			rows: sum(charts, ({ rows }) => rows.length),
			cells: sum(charts, ({ cells }) => cells),
			doubts: sum(charts, ({ doubts }) => doubts),
			combats: sum(games, ({ combats }) => combats),
			calculators: sum(games, ({ game }) => game.calculators.length)
		}
	};
}
