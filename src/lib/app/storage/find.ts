/** Full-text search in the log of one battle. */
import { fold } from '$lib/core/letters';
import type { Reader } from './store';
import type { Entry, EntryPosition } from './types';

/** Entries read per query. */
const PORTION = 1_000;

interface Found {
	readonly entries: readonly Entry[];
	readonly more: boolean;
}

/** Matches a text that contains every word. */
function matcher(words: string): (text: string) => boolean {
	const wanted = fold(words).split(/\s+/).filter(Boolean);
	return (text) => {
		const folded = fold(text);
		return wanted.every((word) => folded.includes(word));
	};
}

export async function found(
	reader: Reader,
	battle: string,
	words: string,
	textOf: (entry: Entry) => string,
	{ limit, past }: { limit: number; past?: EntryPosition }
): Promise<Found> {
	const matches = matcher(words);
	const entries: Entry[] = [];
	for (let after = past; ;) {
		const portion = await reader.entries(battle, { order: 'newest', past: after, limit: PORTION });
		for (const entry of portion) {
			if (!matches(textOf(entry))) continue;
			if (entries.length === limit) return { entries, more: true };
			entries.push(entry);
		}
		after = portion.at(-1);
		if (portion.length < PORTION) return { entries, more: false };
	}
}
