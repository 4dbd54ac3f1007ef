/**
 * Every folder beside this file is a game and is picked up by itself. Nothing is loaded before a page asks for it: a chart
 * brings its own figures and the contents of its game, not the other games.
 */
import { once } from '$lib/core/once';
import type { UnitRules } from '$lib/core/units/types';
import type { Calculator, CalculatorBody, Chart, ChartBody, ChartHead, Name, Game, Term, Whole } from '$lib/core/types';

type Load<T> = () => Promise<T>;

/** Where the parts of a game are: its `index.ts` says so with `import.meta.glob`, by their paths in its folder. */
export interface Parts {
	readonly names: Load<{ default: readonly Name[] }>;
	readonly terms: Load<{ default: readonly Term[] }>;
	readonly charts: Readonly<Record<string, Load<{ default: ChartBody }>>>;
	readonly calculators: Readonly<Record<string, Load<{ default: CalculatorBody }>>>;
	/** Left out: the game has no units to keep. */
	readonly units?: Load<{ default: UnitRules }>;
}

/** What the `index.ts` of a game exports: its contents, and where its parts are. */
export interface GameModule {
	readonly default: Game;
	readonly parts: Parts;
}

/** Games that are not built in: the packs of this device. */
export interface InstalledGames {
	/** Those opened so far: a list does not wait for the others. */
	readonly games: readonly Game[];
	find(id: string): Promise<GameModule | undefined>;
}

const wholes = new WeakMap<ChartBody, Chart>();

/** Returns the same object each time, because caches use charts as keys. */
function whole(head: ChartHead, body: ChartBody): Chart {
	const made = wholes.get(body) ?? { ...head, ...body };
	wholes.set(body, made);
	return made;
}

const handed = once<Load<unknown>, unknown>((load) => load(), new WeakMap());
const loaded = <T>(load: Load<T>) => handed(load) as Promise<T>;
const part = async <T>(load: Load<{ default: T }>): Promise<T> => (await loaded(load)).default;

/** A file that the contents of a game name. */
async function named<T>(files: Readonly<Record<string, Load<{ default: T }>>>, path: string, game: Game): Promise<T> {
	const load = files[`./${path}.ts`];
	if (!load) throw new Error(`The contents of ${game.id} name it, but ${path}.ts is missing.`);
	return part(load);
}

/** Access to games, each given by the path of its `index.ts`. The app has one catalogue; tests make their own. */
export function catalogue(games: Record<string, Load<GameModule>>, installed?: () => InstalledGames | undefined) {
	const byId = new Map(Object.entries(games).map(([path, load]) => [path.replace(/^.*\/([^/]+)\/[^/]+$/, '$1'), load]));
	const ids = [...byId.keys()];

	const find = async (id: string): Promise<GameModule | undefined> => {
		const own = byId.get(id);
		return own ? loaded(own) : installed?.()?.find(id);
	};

	async function partsOf(id: string): Promise<Parts> {
		const found = await find(id);
		if (!found) throw new Error(`There is no game “${id}”.`);
		return found.parts;
	}

	const loadGame = async (id: string): Promise<Game | undefined> => (await find(id))?.default;

	/** All games, in the order of the home page. */
	async function loadGames(): Promise<Game[]> {
		const games = [...(await Promise.all([...byId.values()].map(part))), ...(installed?.()?.games ?? [])];
		return games.sort((a, b) => a.order - b.order);
	}

	const loadNames = async (id: string): Promise<readonly Name[]> => part((await partsOf(id)).names);

	/** The names with what they mean. */
	const loadTerms = async (id: string): Promise<readonly Term[]> => part((await partsOf(id)).terms);

	async function loadChart(game: Game, id: string): Promise<Chart | undefined> {
		const head = game.charts.find((chart) => chart.id === id);
		if (!head) return undefined;
		return whole(head, await named((await partsOf(game.id)).charts, `charts/${id}`, game));
	}

	async function loadCalculator(game: Game, id: string): Promise<Calculator | undefined> {
		const head = game.calculators.find((calculator) => calculator.id === id);
		if (!head) return undefined;
		return { ...head, ...(await named((await partsOf(game.id)).calculators, `calculators/${id}`, game)) };
	}

	/** What a unit of the game is, where it says so. */
	async function loadUnits(id: string): Promise<UnitRules | undefined> {
		const { units } = await partsOf(id);
		return units && part(units);
	}

	async function loadAll(game: Game): Promise<Whole> {
		const charts = await Promise.all(game.charts.map(({ id }) => loadChart(game, id)));
		return { game, terms: await loadTerms(game.id), charts: charts.filter((chart) => chart !== undefined) };
	}

	/** Ids of all chart files, for the test that finds files missing in the contents. */
	const chartFiles = async (id: string): Promise<string[]> =>
		Object.keys((await partsOf(id)).charts).map((path) => path.replace(/^.*\/|\.ts$/g, ''));

	return { ids, loadGame, loadGames, loadNames, loadTerms, loadChart, loadCalculator, loadUnits, loadAll, chartFiles };
}

let installed: InstalledGames | undefined;

/** Adds the games of this device to the catalogue. Only a browser has any. */
export function addInstalled(games: InstalledGames) {
	installed = games;
}

export const {
	ids,
	loadGame,
	loadGames,
	loadNames,
	loadTerms,
	loadChart,
	loadCalculator,
	loadUnits,
	loadAll,
	chartFiles
} = catalogue(import.meta.glob<GameModule>('./*/index.ts'), () => installed);
