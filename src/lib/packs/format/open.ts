/** Turns the text of a file into a game, or into the list of all its problems. Pure: stores nothing. */
import type { GameModule } from '$lib/games';
import type { Calculator, CalculatorHead, Chart, ChartHead, Game, Term, Text } from '$lib/core/types';
import { ACCENT_INKS } from './accents';
import { ChartLookup } from './chart-lookup';
import { checkPack } from './check';
import { checkExamples } from './examples';
import { compileCalculator } from '../interpret/calculator';
import { readJson } from './json';
import type { Problem } from './problems';
import { LIMITS } from './limits';
import type { ChartData, PackFile } from './schema';
import { MOST_PROBLEMS, readShape } from './shape';

/** A pack that may be used: checked, its calculators compiled, its examples come out as written. */
export interface Pack {
	readonly file: PackFile;
	/** Its id begins with `~`, so that it can never collide with a game of the app. */
	readonly game: Game;
	readonly terms: readonly Term[];
	readonly charts: readonly Chart[];
	readonly calculators: readonly Calculator[];
}

export type Opened = { readonly pack: Pack } | { readonly problems: readonly Problem[] };

const chartOf = ({ source, ...chart }: ChartData): Chart => ({
	...chart,
	source: { sheets: source?.sheets ?? [], ...(source?.ref !== undefined && { ref: source.ref }) }
});

const headOf = ({ id, phase, title, summary, source }: Chart): ChartHead => ({
	id,
	phase,
	title,
	...(summary && { summary }),
	source
});

/** After every core game, in the order of their titles as the home page has them. */
const LAST = 1000;

const NO_WORDS: Text = { fr: '', en: '' };

/** The id a pack has in the app. */
export const packId = (id: string) => `~${id}`;
export const isPackId = (id: string) => id.startsWith('~');

function gameOf(file: PackFile, charts: readonly Chart[], calculators: readonly Calculator[]): Game {
	const { title, short, subtitle, edition, dice, sheets, accent = 'blue' } = file.game;
	const authors = file.authors.join(', ');
	return {
		id: packId(file.id),
		order: LAST,
		title,
		short: short ?? title,
		subtitle: subtitle ?? NO_WORDS,
		edition: edition ?? file.source?.title ?? { fr: `Version ${file.version}`, en: `Version ${file.version}` },
		dice,
		by: authors,
		inks: ACCENT_INKS[accent],
		licence: file.licence,
		...(file.languages.length === 1 && { only: file.languages[0] }),
		revised: file.revised,
		sheets: sheets ?? [],
		charts: charts.map(headOf),
		calculators: calculators.map(({ id, phase, title, summary, charts, noun }): CalculatorHead => ({
			id,
			phase,
			title,
			summary,
			charts,
			...(noun && { noun })
		}))
	};
}

/** The expressions in one calculator: every text that is read as one. */
function expressionsIn(value: unknown, key = ''): number {
	if (typeof value === 'string')
		return /^(if|value|asked|need|count|per|carried|times|total|worth|cell|min|max)$/.test(key) ? 1 : 0;
	if (typeof value !== 'object' || value === null) return 0;
	return Object.entries(value).reduce((sum, [at, inside]) => sum + (key === 'let' ? 1 : expressionsIn(inside, at)), 0);
}

export function openPack(text: string): Opened {
	const read = readJson(text);
	if ('problem' in read) return { problems: [read.problem] };
	const shape = readShape(read.json);
	if ('problems' in shape) return shape;
	const { file } = shape;
	const charts = file.charts.map(chartOf);
	const terms = (file.terms ?? []).map((term): Term => ({ ...term, meaning: term.meaning ?? NO_WORDS }));
	const problems = checkPack(file, read.json, charts);
	for (const data of file.calculators ?? []) {
		const many = expressionsIn(data);
		if (many <= LIMITS.expressions) continue;
		problems.push({
			place: `calculators › ${data.id}`,
			says: {
				fr: `Le calculateur a ${many} expressions\u00a0: ${LIMITS.expressions} au plus.`,
				en: `The calculator has ${many} expressions: ${LIMITS.expressions} at most.`
			}
		});
	}
	if (problems.length) return { problems: problems.slice(0, MOST_PROBLEMS) };
	const book = new ChartLookup(charts, terms);
	const calculators = (file.calculators ?? []).map((data) => compileCalculator(data, book, problems));
	if (!problems.length) problems.push(...checkExamples(file, calculators));
	if (problems.length) return { problems: problems.slice(0, MOST_PROBLEMS) };
	return { pack: { file, game: gameOf(file, charts, calculators), terms, charts, calculators } };
}

/** The pack as an entry of a catalogue: pages ask it for its parts as they ask any game. */
export function asGame({ game, terms, charts, calculators }: Pack): GameModule {
	const part = <T extends { readonly id: string }>(folder: string, list: readonly T[]) =>
		Object.fromEntries(list.map((one) => [`./${folder}/${one.id}.ts`, () => Promise.resolve({ default: one })]));
	return {
		default: game,
		parts: {
			names: () => Promise.resolve({ default: terms }),
			terms: () => Promise.resolve({ default: terms }),
			charts: part('charts', charts),
			calculators: part('calculators', calculators)
		}
	};
}
