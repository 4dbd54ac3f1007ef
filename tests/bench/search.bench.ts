/** The search against the libraries that could have done it, over everything the games hold. */
import { gzipSync } from 'node:zlib';
import uFuzzy from '@leeoniya/ufuzzy';
import { Document, Encoder } from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { buildIndex, entriesOf, find, pack, unpack, type Findable, type Index } from '$lib/search';
import { fold, tokens } from '$lib/search/fold';
import { loadAll, loadSystems } from '$lib/systems';
import type { Lang } from '$lib/types';
import { queries } from '../queries';
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

const LIMIT = 30;
const BUILDS = 5;

/** Places of entries, best first. */
type Search = (query: string, current?: string, lang?: Lang) => readonly number[];

interface Tools {
	readonly weigh: (source: string) => Promise<number>;
	readonly slowly: (source: string, given: unknown) => Promise<unknown>;
}

interface Candidate {
	readonly name: string;
	/** What a page would import. */
	readonly source: string;
	readonly build: () => Search;
}

const wholes = await Promise.all((await loadSystems()).map(loadAll));
const entries: Findable[] = wholes.flatMap(entriesOf);
const games = new Map(entries.filter(({ kind }) => kind === 'game').map((entry) => [entry.game, entry]));

const words = (...texts: ({ fr: string; en: string } | string | undefined)[]): string =>
	fold(texts.flatMap((text) => (typeof text === 'object' ? [text.fr, text.en] : (text ?? []))).join(' · '));

const papers: readonly Paper[] = entries.map((entry, id) => {
	const game = games.get(entry.game);
	return {
		id,
		label: words(entry.abbr, ...(entry.labels ?? [])),
		title: entry.kind === 'note' ? '' : words(entry.title),
		also: words(...(entry.also ?? [])),
		place: words(entry.chart, entry.group, ...(entry.under ?? [])),
		values: words(
			...entry.values.flatMap(({ name, value }) => [name, value]),
			...entry.signed.map((by) => (by > 0 ? `+${by}` : String(by)))
		),
		text: words(entry.text, ...entry.refs),
		game: words(game?.title, game?.abbr, ...(game?.also ?? []))
	};
});

/** The game on the table first, where a library has no say in it. */
function currentFirst(found: readonly number[], current: string | undefined): readonly number[] {
	if (current === undefined) return found;
	const mine = found.filter((at) => entries[at]!.game === current);
	return [...mine, ...found.filter((at) => entries[at]!.game !== current)];
}

const cut = (text: string): string[] =>
	tokens(text).flatMap(({ word, parts }) => (parts ? [word, ...parts.map(({ word }) => word)] : [word]));

const textOf = (paper: Paper): string => PLACES.map((place) => paper[place]).join(' · ');

/** Cells of matrices are found without being entries: they are counted on from the last one. */
const beyond: string[] = [];
const placeOf = new Map(entries.map(({ path }, at) => [path, at]));
const pathAt = (at: number | undefined): string | undefined =>
	at === undefined ? undefined : (entries[at]?.path ?? beyond[at - entries.length]);

function placeFor(path: string): number {
	const known = placeOf.get(path);
	if (known !== undefined) return known;
	placeOf.set(path, entries.length + beyond.length);
	beyond.push(path);
	return entries.length + beyond.length - 1;
}

const ours =
	(index: Index): Search =>
	(query, current, lang = 'fr') =>
		find(index, query, { lang, current, limit: LIMIT }).hits.map(({ entry }) => placeFor(entry.path));

const candidates: readonly Candidate[] = [
	{
		name: 'own, built on the spot',
		source: `export { buildIndex, find } from '$lib/search';`,
		build: () => ours(buildIndex(entries))
	},
	{
		name: 'minisearch 7.2.0',
		source: `export { default } from 'minisearch';`,
		build() {
			const index = new MiniSearch<Paper>({ fields: [...PLACES], tokenize: cut, processTerm: (term) => term });
			index.addAll(papers);
			return (query, current) =>
				index
					.search(fold(query), {
						combineWith: 'AND',
						boost: WORTH,
						prefix: (_, at, terms) => at === terms.length - 1,
						fuzzy: (term) => (term.length >= 5 ? 1 : false),
						boostDocument: (id) => (entries[id as number]!.game === current ? 2 : 1)
					})
					.slice(0, LIMIT)
					.map(({ id }) => id as number);
		}
	},
	{
		name: 'flexsearch 0.8.212',
		source: `export { Document, Encoder } from 'flexsearch';`,
		build() {
			const encoder = new Encoder({
				normalize: false,
				prepare: fold,
				split: /\s+/,
				finalize: (terms) => terms.flatMap(cut)
			});
			const index = new Document({
				document: { id: 'id', index: [...PLACES] },
				tokenize: 'forward',
				encoder
			});
			for (const paper of papers) index.add(paper as never);
			return (query, current) => {
				const scores = new Map<number, number>();
				for (const { field, result } of index.search(query, { limit: 200, suggest: true })) {
					const worth = WORTH[field as keyof typeof WORTH];
					for (const [rank, id] of result.entries()) {
						scores.set(Number(id), (scores.get(Number(id)) ?? 0) + worth / (1 + rank / 50));
					}
				}
				const found = [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id);
				return currentFirst(found, current).slice(0, LIMIT);
			};
		}
	},
	{
		name: 'fuse.js 7.5.0',
		source: `export { default } from 'fuse.js';`,
		build() {
			const index = new Fuse(papers, {
				keys: PLACES.map((name) => ({ name, weight: WORTH[name] })),
				ignoreLocation: true,
				threshold: 0.3,
				includeScore: true,
				useExtendedSearch: true
			});
			return (query, current) =>
				currentFirst(
					index.search(fold(query), { limit: LIMIT }).map(({ item }) => item.id),
					current
				);
		}
	},
	{
		name: 'uFuzzy 1.0.19',
		source: `export { default } from '@leeoniya/ufuzzy';`,
		build() {
			const haystack = papers.map(textOf);
			const fuzzy = new uFuzzy({ intraMode: 1 });
			return (query, current) => {
				const [ids, info, order] = fuzzy.search(haystack, fold(query).replace(/[^a-z\d]+/g, ' '), 1, 1000);
				const found = order && info ? order.map((at) => info.idx[at]!) : (ids ?? []);
				return currentFirst(found, current).slice(0, LIMIT);
			};
		}
	},
	{
		name: 'plain scan, unranked',
		source: 'export const scan = (list, words) => list.filter((text) => words.every((word) => text.includes(word)));',
		build() {
			const found = scan(papers.map(textOf));
			return (query, current) => currentFirst(found(query) as number[], current);
		}
	}
];

const ms = (n: number): string => (n < 1 ? n.toFixed(3) : n.toFixed(1));

function timed<T>(what: () => T): [number, T] {
	const start = performance.now();
	const result = what();
	return [performance.now() - start, result];
}

/** Every query, letter by letter. */
const strokes = queries.flatMap(({ typed, current }) =>
	[...typed].map((_, at) => ({ typed: [...typed].slice(0, at + 1).join(''), current }))
);

function measure({ build }: Candidate, bytes: number): (string | number)[] {
	const builds = Array.from({ length: BUILDS }, () => timed(build));
	const search = builds[BUILDS - 1]![1];
	const times = strokeTimes(strokes, search);
	return [
		bytes,
		ms(middle(builds.map(([time]) => time))),
		ms(percentile(times, 0.5)),
		ms(percentile(times, 0.99)),
		queries.filter(({ typed, current, lang, first }) => pathAt(search(typed, current, lang)[0]) === first).length
	];
}

const isCell = (path: string): boolean => /#.*\./.test(path);

export default {
	title: 'Search',
	async run({ weigh, slowly }: Tools) {
		const packed = JSON.stringify(pack(buildIndex(entries)));
		const all: Candidate[] = [
			{
				name: 'own, read from its packed index',
				source: `export { find, lit, nearest, unpack } from '$lib/search';`,
				build: () => ours(unpack(JSON.parse(packed)))
			},
			...candidates
		];
		const rows: (string | number)[][] = [];
		for (const candidate of all) rows.push([candidate.name, ...measure(candidate, await weigh(candidate.source))]);
		const cells = queries.filter(({ first }) => isCell(first)).length;
		const given = { packed, texts: papers.map(textOf), strokes };
		const phone = (await slowly('/tests/bench/search.browser.ts', given)) as Measured | undefined;
		return {
			columns: ['', 'gzip bytes', 'ready, ms', 'median, ms', 'p99, ms', `right of ${queries.length}`],
			rows,
			notes: [
				`${entries.length} entries; ${queries.length} queries typed letter by letter, ${strokes.length} keystrokes; Node ${process.version}.`,
				`${cells} of the queries name a cell of a matrix, which is worked out from the query and is no entry: only our own search can answer those.`,
				`The packed index: ${packed.length} bytes, ${gzipSync(packed).length} gzipped.`,
				phone
					? `Chromium at 4× CPU slow-down: ready in ${ms(phone.ready)} ms; median ${ms(phone.own.median)}, p99 ${ms(phone.own.p99)} ms; the plain scan ${ms(phone.scan.median)} and ${ms(phone.scan.p99)} ms.`
					: 'No Chromium was found to measure in.'
			]
		};
	}
};
