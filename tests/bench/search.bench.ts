/**
 * The search against the libraries that could have done it, over everything the games hold. The libraries are fetched when the
 * bench runs; the site needs none of them. The queries that the ranking has not seen are those of `tests/queries-unseen.ts`. Where
 * `QUERIES` names another file, that list alone is judged and nothing is timed: one with addresses, or one in JSON with patterns over
 * what the results show (`tests/queries-shown.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { find, unpack, type Findable, type Index } from '$lib/core/search';
import { buildIndex } from '$lib/core/search/build';
import { entriesOf } from '$lib/core/search/entries';
import { pack } from '$lib/core/search/pack';
import { fold } from '$lib/core/letters';
import { tokens } from '$lib/core/search/tokens';
import { loadAll, loadGames } from '$lib/games';
import type { Whole } from '$lib/core/types';
import type { Lang } from '$lib/core/types';
import { queries } from '../queries-everyday';
import { answered, readQueries, withRows, type Asked } from '../queries-asked';
import { byAFourthHand } from '../queries-by-a-fourth-hand';
import { byAnotherHand, byAThirdHand } from '../queries-by-another-hand';
import { gameOf, Judge, langOf, type Answer, type Wish } from '../queries-shown';
import { tuned } from '../queries-tuned';
import { scan, type Measured } from './search.browser';
import { middle, percentile, strokeTimes } from './strokes';

/** What every library is given: the same words, already without accents, in the places that matter. */
interface Paper {
	readonly id: number;
	readonly label: string;
	readonly title: string;
	readonly also: string;
	readonly place: string;
	readonly values: string;
	readonly text: string;
	readonly game: string;
}

const PLACES = ['label', 'title', 'also', 'place', 'values', 'text', 'game'] as const;
const WORTH: Readonly<Record<(typeof PLACES)[number], number>> = {
	label: 8,
	title: 6,
	also: 5,
	place: 3,
	values: 2,
	text: 1,
	game: 1
};

const UNSEEN = 'tests/queries-unseen.ts';
const NAMED = process.env.QUERIES;

const LIMIT = 30;
const BUILDS = 5;

/** The best first. */
type Search = (query: string, game?: string, lang?: Lang) => readonly Answer[];

interface Query {
	readonly typed: string;
	readonly lang: Lang;
	readonly game?: string;
	readonly hard: boolean;
	readonly isRight: (answer: Answer) => boolean;
}

/** The few calls of the libraries that are used here. */
interface MiniSearch {
	addAll(papers: readonly Paper[]): void;
	search(query: string, options: object): { readonly id: number }[];
}
interface FlexSearch {
	add(paper: Paper): void;
	search(query: string, options: object): { readonly field: string; readonly result: readonly unknown[] }[];
}
interface Fuse {
	search(query: string, options: object): { readonly item: Paper }[];
}
interface UFuzzy {
	search(
		list: readonly string[],
		query: string,
		order: number,
		most: number
	): [number[]?, { idx: number[] }?, number[]?];
}
type Made<T> = new (...given: never[]) => T;

interface Tools {
	readonly weigh: (source: string) => Promise<number>;
	readonly slowly: (source: string, given: unknown) => Promise<unknown>;
	readonly library: (name: string, version: string) => Promise<{ path: string; module: unknown }>;
}

interface Candidate {
	readonly name: string;
	/** What a page would import. */
	readonly source: string;
	readonly build: () => Search;
}

const wholes = await Promise.all((await loadGames()).map(loadAll));
const entries: Findable[] = wholes.flatMap(entriesOf);
const matrices = new Set(entries.flatMap(({ grid }) => (grid ? [`${grid.game}/${grid.chart}`] : [])));
const judge = new Judge(
	wholes.map(({ game }) => game),
	entries
);

/** Queries with addresses: a definition may stand under the row that is found. */
const byAddress = (list: readonly Asked[]): Query[] =>
	withRows(list, matrices).map((query) => ({
		...query,
		hard: query.kind === 'hard',
		isRight: ({ entry, term }) => answered(query, entry.path) || (term !== undefined && answered(query, term.path))
	}));

const byPattern = (list: readonly Wish[]): Query[] =>
	list.map((wish) => ({
		typed: wish.q,
		lang: langOf(wish),
		game: gameOf(wish),
		hard: wish.hard,
		isRight: (answer) => judge.answers(wish, answer)
	}));

function unseenIn(file: string): Query[] {
	const text = readFileSync(file, 'utf8');
	return file.endsWith('.json') ? byPattern(JSON.parse(text) as Wish[]) : byAddress(readQueries(text));
}

type List = readonly [name: string, queries: readonly Query[]];

const kept: readonly List[] = [
	['tuned', byAddress(tuned)],
	['second hand', byAddress(byAnotherHand)],
	['third hand', byAddress(byAThirdHand)],
	['fourth hand', byPattern(byAFourthHand)],
	...(existsSync(UNSEEN) ? [['unseen', unseenIn(UNSEEN)] as const] : [])
];
const games = new Map(entries.filter(({ kind }) => kind === 'game').map((entry) => [entry.game, entry]));
const wholeOf = new Map<string, Whole>(wholes.map((whole) => [whole.game.id, whole]));

const words = (...texts: ({ fr: string; en: string } | string | undefined)[]): string =>
	fold(texts.flatMap((text) => (typeof text === 'object' ? [text.fr, text.en] : (text ?? []))).join(' · '));

/** What is typed for the terms of some ids. */
const namesOf = (game: string, ids: readonly string[] = []) =>
	(wholeOf.get(game)?.terms ?? [])
		.filter(({ id }) => ids.includes(id))
		.flatMap(({ abbr, title, also = [] }) => [abbr, title, ...also]);

const papers: readonly Paper[] = entries.map((entry, id) => {
	const game = games.get(entry.game);
	const { speaks } = entry;
	return {
		id,
		label: words(entry.abbr, ...(entry.labels ?? [])),
		title: entry.kind === 'note' ? '' : words(entry.title),
		also: words(...(entry.also ?? []), ...namesOf(entry.game, speaks?.head)),
		place: words(entry.chart, entry.group, ...namesOf(entry.game, speaks?.under)),
		values: words(
			...entry.values.flatMap(({ name, value }) => [name, value]),
			...(entry.columns ?? []),
			...entry.signed.map((by) => (by > 0 ? `+${by}` : String(by)))
		),
		text: words(entry.text, ...(entry.remarks ?? []), ...entry.refs),
		game: words(game?.title, game?.abbr, ...(game?.also ?? []))
	};
});

/** Only what is of the game that is looked in. */
const inGame = (found: readonly number[], game: string | undefined): Answer[] =>
	found
		.flatMap((at) => entries[at] ?? [])
		.filter((entry) => game === undefined || entry.game === game)
		.slice(0, LIMIT)
		.map((entry) => ({ entry }));

const cut = (text: string): string[] =>
	tokens(text).flatMap(({ word, parts }) => (parts ? [word, ...parts.map(({ word }) => word)] : [word]));

const textOf = (paper: Paper): string => PLACES.map((place) => paper[place]).join(' · ');

const ours =
	(indexes: readonly Index[]): Search =>
	(query, game, lang = 'fr') =>
		find(indexes, query, { lang, game, limit: LIMIT }).hits;

/** The libraries, with the options that did best on the tuning half. */
async function libraries(library: Tools['library']): Promise<Candidate[]> {
	const mini = await library('minisearch', '7.2.0');
	const flex = await library('flexsearch', '0.8.212');
	const fuse = await library('fuse.js', '7.5.0');
	const ufuzzy = await library('@leeoniya/ufuzzy', '1.0.19');
	const { default: Mini } = mini.module as { default: Made<MiniSearch> };
	const { default: flexed } = flex.module as { default: { Document: Made<FlexSearch>; Encoder: Made<object> } };
	const { default: Fused } = fuse.module as { default: Made<Fuse> };
	const { default: Fuzzy } = ufuzzy.module as { default: Made<UFuzzy> };
	return [
		{
			name: 'minisearch 7.2.0',
			source: `export { default } from '${mini.path}';`,
			build() {
				const index = new Mini(
					...([{ fields: [...PLACES], tokenize: cut, processTerm: (term: string) => term }] as never[])
				);
				index.addAll(papers);
				const search = (query: string, combineWith: string) =>
					index.search(fold(query), {
						combineWith,
						boost: WORTH,
						prefix: (_: string, at: number, terms: readonly string[]) => at === terms.length - 1,
						fuzzy: (term: string) => (term.length >= 5 ? 1 : false)
					});
				return (query, game) => {
					const all = inGame(
						search(query, 'AND').map(({ id }) => id),
						game
					);
					return all.length
						? all
						: inGame(
								search(query, 'OR').map(({ id }) => id),
								game
							);
				};
			}
		},
		{
			name: 'flexsearch 0.8.212',
			source: `export { Document, Encoder } from '${flex.path}';`,
			build() {
				const encoder = new flexed.Encoder(
					...([
						{ normalize: false, prepare: fold, split: /\s+/, finalize: (terms: string[]) => terms.flatMap(cut) }
					] as never[])
				);
				const index = new flexed.Document(
					...([{ document: { id: 'id', index: [...PLACES] }, tokenize: 'forward', encoder }] as never[])
				);
				for (const paper of papers) index.add(paper);
				return (query, game) => {
					const scores = new Map<number, number>();
					for (const { field, result } of index.search(query, { limit: 200, suggest: true })) {
						const worth = WORTH[field as keyof typeof WORTH];
						for (const [rank, id] of result.entries()) {
							scores.set(Number(id), (scores.get(Number(id)) ?? 0) + worth / (1 + rank / 50));
						}
					}
					return inGame(
						[...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id),
						game
					);
				};
			}
		},
		{
			name: 'fuse.js 7.5.0',
			source: `export { default } from '${fuse.path}';`,
			build() {
				const index = new Fused(
					...([
						papers,
						{
							keys: PLACES.map((name) => ({ name, weight: WORTH[name] })),
							ignoreLocation: true,
							threshold: 0.3,
							includeScore: true,
							useExtendedSearch: true
						}
					] as never[])
				);
				const search = (query: string) => index.search(query, { limit: 200 }).map(({ item }) => item.id);
				return (query, game) => {
					const all = inGame(search(fold(query)), game);
					return all.length ? all : inGame(search(fold(query).split(/\s+/).join(' | ')), game);
				};
			}
		},
		{
			name: 'uFuzzy 1.0.19',
			source: `export { default } from '${ufuzzy.path}';`,
			build() {
				const haystack = papers.map(textOf);
				const fuzzy = new Fuzzy(...([{ intraMode: 1 }] as never[]));
				return (query, game) => {
					const plain = fold(query).replace(/[^a-z\d]+/g, ' ');
					const [ids, info, order] = fuzzy.search(haystack, plain, 1, 1000);
					return inGame(order && info ? order.map((at) => info.idx[at]!) : (ids ?? []), game);
				};
			}
		}
	];
}

const own: readonly Candidate[] = [
	{
		name: 'own, built on the spot',
		source: `export { buildIndex } from '$lib/core/search/build'; export { find } from '$lib/core/search';`,
		build: () => ours(wholes.map((whole) => buildIndex(entriesOf(whole))))
	},
	{
		name: 'plain scan, unranked',
		source: 'export const scan = (list, words) => list.filter((text) => words.every((word) => text.includes(word)));',
		build() {
			const found = scan(papers.map(textOf));
			return (query, game) => inGame(found(query) as number[], game);
		}
	}
];

const ms = (n: number): string => (n < 1 ? n.toFixed(3) : n.toFixed(1));

function timed<T>(what: () => T): [number, T] {
	const start = performance.now();
	const result = what();
	return [performance.now() - start, result];
}

/** Queries letter by letter. */
const strokes = [...queries, ...tuned]
	.flatMap(({ typed, game }) => [...typed].map((_, at) => ({ typed: [...typed].slice(0, at + 1).join(''), game })))
	// Some of the libraries take a hundred times as long as others: a part of the keys is enough.
	.filter((_, at) => at % 8 === 0);

const percent = (n: number, of: number): string => ((n / of) * 100).toFixed(1);

/** The share of queries that are answered first, within three and within ten, how many find nothing, and the share of hard ones first. */
function judged(search: Search, queries: readonly Query[]): (string | number)[] {
	const found = queries.map(({ typed, game, lang }) => search(typed, game, lang));
	const places = queries.map(({ isRight }, at) => found[at]!.slice(0, WITHIN).findIndex(isRight));
	const within = (most: number) => percent(places.filter((at) => at >= 0 && at < most).length, queries.length);
	const hard = places.filter((_, at) => queries[at]!.hard);
	return [
		within(1),
		within(3),
		within(WITHIN),
		found.filter(({ length }) => !length).length,
		hard.length ? percent(hard.filter((at) => at === 0).length, hard.length) : '–'
	];
}
const WITHIN = 10;
const JUDGED = ['first %', 'of three', 'of ten', 'empty', 'hard first %'];

/** One list alone, of which nothing else is known. */
const judgeList = (candidates: readonly Candidate[], file: string) => {
	const queries = unseenIn(file);
	return {
		columns: ['', ...JUDGED],
		rows: candidates.map(({ name, build }) => [name, ...judged(build(), queries)]),
		notes: [`${queries.length} queries of ${file}, ${queries.filter(({ hard }) => hard).length} of them hard.`]
	};
};

function measure({ build }: Candidate, bytes: number): (string | number)[] {
	const builds = Array.from({ length: BUILDS }, () => timed(build));
	const search = builds[BUILDS - 1]![1];
	const times = strokeTimes(strokes, search);
	return [
		bytes,
		ms(middle(builds.map(([time]) => time))),
		ms(percentile(times, 0.5)),
		ms(percentile(times, 0.99)),
		...kept.flatMap(([, queries]) => judged(search, queries))
	];
}

export default {
	title: 'Search',
	async run({ weigh, slowly, library }: Tools) {
		const packed = wholes.map((whole) => JSON.stringify(pack(buildIndex(entriesOf(whole)))));
		const zipped = packed.map((index) => gzipSync(index).length);
		const all: Candidate[] = [
			{
				name: 'own, read from its packed indexes',
				source: `export { find, lit, unpack } from '$lib/core/search';`,
				build: () => ours(packed.map((index) => unpack(JSON.parse(index))))
			},
			...own,
			...(await libraries(library))
		];
		if (NAMED) return judgeList(all, NAMED);
		const rows: (string | number)[][] = [];
		for (const candidate of all) rows.push([candidate.name, ...measure(candidate, await weigh(candidate.source))]);
		const given = { packed, texts: papers.map(textOf), strokes };
		const phone = (await slowly('/tests/bench/search.browser.ts', given)) as Measured | undefined;
		return {
			columns: [
				'',
				'gzip bytes',
				'ready, ms',
				'median, ms',
				'p99, ms',
				...kept.flatMap(([name]) => JUDGED.map((column, at) => (at ? column : `${name}: ${column}`)))
			],
			rows,
			notes: [
				`${entries.length} entries; ${strokes.length} keystrokes; queries: ${kept.map(([name, { length }]) => `${name} ${length}`).join(', ')}; Node ${process.version}.`,
				`The packed indexes, gzipped: ${wholes.map(({ game }, at) => `${game.id} ${zipped[at]}`).join(', ')}, together ${zipped.reduce((sum, n) => sum + n, 0)} bytes.`,
				phone
					? `Chromium at 4× CPU slow-down: ready in ${ms(phone.ready)} ms; median ${ms(phone.own.median)}, p99 ${ms(phone.own.p99)} ms; the plain scan ${ms(phone.scan.median)} and ${ms(phone.scan.p99)} ms.`
					: 'No Chromium was found to measure in.'
			]
		};
	}
};
