/**
 * Resolves a saved path to titles. Paths contain only ids, so titles are looked up at each reading, and an id that no longer exists is
 * reported. Pure.
 */
import { plain, show } from '$lib/core/figures';
import { bothLangs, COLON, isText, nameIn, sayIn, titleIn } from '$lib/core/lang';
import type { ChartBody, Name, Game, Text, Value } from '$lib/core/types';

export type PathTarget =
	| { readonly kind: 'chart'; readonly game: string; readonly chart: string }
	| { readonly kind: 'row'; readonly game: string; readonly chart: string; readonly row: string }
	| {
			readonly kind: 'cell';
			readonly game: string;
			readonly chart: string;
			readonly row: string;
			readonly column: string;
	  }
	| { readonly kind: 'term'; readonly game: string; readonly term: string }
	| { readonly kind: 'calculator'; readonly game: string; readonly calculator: string };

const ID = '[a-z0-9-]+';
/** Ids of installed packs begin with a tilde. */
const GAME = `~?${ID}`;
const CALCULATOR = new RegExp(`^/(${GAME})/calc/(${ID})/$`);
const TERM = new RegExp(`^/(${GAME})/terms/#(${ID})$`);
const CHART = new RegExp(`^/(${GAME})/(${ID})/(?:#(${ID})(?:\\.(${ID}))?)?$`);

/** Parses a path; undefined if it cannot be a favourite. */
export function targetOf(path: string): PathTarget | undefined {
	const [, ofCalculator = '', calculator = ''] = CALCULATOR.exec(path) ?? [];
	if (calculator) return { kind: 'calculator', game: ofCalculator, calculator };
	const [, ofTerm = '', term = ''] = TERM.exec(path) ?? [];
	if (term) return { kind: 'term', game: ofTerm, term };
	const [, game = '', chart = '', row, column] = CHART.exec(path) ?? [];
	if (!chart || chart === 'terms' || chart === 'calc') return undefined;
	if (row === undefined) return { kind: 'chart', game, chart };
	return column === undefined ? { kind: 'row', game, chart, row } : { kind: 'cell', game, chart, row, column };
}

export interface Meaning {
	readonly kind: PathTarget['kind'];
	readonly game: Game;
	readonly title: Text;
	/** What it is part of: the chart of a row. */
	readonly of?: Text;
}

/** Loads games. */
export interface Library {
	loadGame(id: string): Promise<Game | undefined>;
	loadNames(id: string): Promise<readonly Name[]>;
	loadChart(game: Game, id: string): Promise<ChartBody | undefined>;
}

const hasWords = (value: Value): boolean =>
	value !== null && typeof value === 'object' && ('fr' in value || 'code' in value);

/** The full name of a row or a column, because no legend is shown beside it. */
const headOf = (head: Value, names: readonly Name[]): Text => {
	// Inside a text, single letters may be plain letters: “(L on the unit)”.
	const name = isText(head) ? nameIn(names) : titleIn(names);
	return bothLangs((lang) => show(head, lang, name));
};

const join = (between: Text, ...parts: Text[]): Text =>
	bothLangs((lang) => parts.map((part) => part[lang]).join(between[lang]));

const AGAINST = { fr: ' → ', en: ' → ' };

/** The title of a row. One headed by a number includes its chart. */
export function rowTitle(chart: ChartBody & { readonly title: Text }, row: string, names: readonly Name[]) {
	const found = chart.rows.find(({ id }) => id === row);
	if (!found) return undefined;
	const head = headOf(found.head, names);
	return hasWords(found.head) ? head : join(COLON, chart.title, head);
}

export function cellTitle(chart: ChartBody, row: string, column: string, names: readonly Name[]): Text | undefined {
	const from = chart.rows.find(({ id }) => id === row);
	const to = chart.columns.find(({ id }) => id === column);
	return from && to && join(AGAINST, headOf(from.head, names), headOf(to.head, names));
}

export function termTitle(term: Name, names: readonly Name[]): Text {
	return bothLangs((lang) => {
		const title = plain(term.title[lang], lang, nameIn(names));
		return term.abbr === undefined ? title : `${sayIn(term.abbr, lang)} · ${title}`;
	});
}

/** The current meaning of a path; undefined if something it refers to is gone. */
export async function meaningOf(path: string, library: Library): Promise<Meaning | undefined> {
	const place = targetOf(path);
	const game = place && (await library.loadGame(place.game));
	if (!place || !game) return undefined;
	const { kind } = place;
	if (kind === 'calculator') {
		const calculator = game.calculators.find(({ id }) => id === place.calculator);
		return calculator && { kind, game, title: calculator.title };
	}
	if (kind === 'term') {
		const names = await library.loadNames(game.id);
		const term = names.find(({ id }) => id === place.term);
		return term && { kind, game, title: termTitle(term, names) };
	}
	const head = game.charts.find(({ id }) => id === place.chart);
	if (!head) return undefined;
	if (kind === 'chart') return { kind, game, title: head.title };
	const [body, names] = await Promise.all([library.loadChart(game, head.id), library.loadNames(game.id)]);
	if (!body) return undefined;
	const chart = { ...body, title: head.title };
	const title = kind === 'row' ? rowTitle(chart, place.row, names) : cellTitle(chart, place.row, place.column, names);
	return title && { kind, game, title, of: head.title };
}
