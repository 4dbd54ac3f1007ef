/** What a phone would take: the packed indexes read, and every keystroke answered, beside a plain scan of the same texts. */
import { find, unpack, type Packed } from '$lib/core/search';
import { fold } from '$lib/core/letters';
import { percentile, strokeTimes, type Search, type Stroke } from './strokes';

interface Given {
	readonly packed: readonly string[];
	readonly texts: readonly string[];
	readonly strokes: readonly Stroke[];
}

/** The same thirty that the search gives back. */
const LIMIT = 30;

/** Its clock ticks in tenths of a millisecond. */
const IN_A_ROW = 10;

export const scan =
	(texts: readonly string[]): Search =>
	(query) => {
		const asked = fold(query).split(/\s+/);
		const found: number[] = [];
		for (let at = 0; at < texts.length; at++) if (asked.every((word) => texts[at]!.includes(word))) found.push(at);
		return found.slice(0, LIMIT);
	};

export interface Measured {
	readonly ready: number;
	readonly own: { readonly median: number; readonly p99: number };
	readonly scan: { readonly median: number; readonly p99: number };
}

export default function measure({ packed, texts, strokes }: Given): Measured {
	const start = performance.now();
	const indexes = packed.map((index) => unpack(JSON.parse(index) as Packed));
	const ready = performance.now() - start;
	const search: Search = (typed, game) => find(indexes, typed, { lang: 'fr', game, limit: LIMIT }).hits;
	const own = strokeTimes(strokes, search, IN_A_ROW);
	const plain = strokeTimes(strokes, scan(texts), IN_A_ROW);
	const both = (times: readonly number[]) => ({ median: percentile(times, 0.5), p99: percentile(times, 0.99) });
	return { ready, own: both(own), scan: both(plain) };
}
