/** One slip of the finger: a letter too many, a letter missing, a wrong letter, or two swapped. */

/** From this length a word may hold a slip; shorter ones are abbreviations, where every letter counts. */
export const SLIP_FROM = 5;

/** The first place in a sorted list whose word is not before `word`. */
export function placeOf(words: readonly string[], word: string, from = 0, to = words.length): number {
	while (from < to) {
		const middle = (from + to) >>> 1;
		if (words[middle]! < word) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** Behind every character a word can start with. */
const LAST = '\uffff';

/** The end of the words that start with `start`. */
export const endOf = (words: readonly string[], start: string, from = 0, to = words.length): number =>
	placeOf(words, start + LAST, from, to);

/**
 * The places of all words one slip away from `typed`, or, with `asStart`, of all words that start with something one slip
 * away from it. Walks the sorted list as if it were a tree: down the letters as typed, with one step aside at each.
 */
export function slips(words: readonly string[], typed: string, asStart: boolean): Set<number> {
	const found = new Set<number>();

	function take(start: string, from: number, to: number) {
		const first = placeOf(words, start, from, to);
		for (let place = first; place < to && words[place]!.startsWith(start); place++) {
			const word = words[place]!;
			if (word.length < SLIP_FROM) continue;
			if (!asStart && word.length > start.length) break;
			found.add(place);
		}
	}

	let from = 0;
	let to = words.length;
	for (let at = 0; at <= typed.length && from < to; at++) {
		const stem = typed.slice(0, at);
		const rest = typed.slice(at);
		const after = typed.slice(at + 1);
		if (at < typed.length) take(stem + after, from, to);
		if (at + 1 < typed.length) take(stem + typed[at + 1] + typed[at] + typed.slice(at + 2), from, to);
		// Every other letter that words have here: in its place, or before it.
		for (let place = from; place < to;) {
			const letter = words[place]!.slice(at, at + 1);
			if (!letter) {
				place++;
				continue;
			}
			const next = endOf(words, stem + letter, place, to);
			if (letter !== typed[at]) {
				if (at < typed.length) take(stem + letter + after, place, next);
				take(stem + letter + rest, place, next);
			}
			place = next;
		}
		from = placeOf(words, stem + (typed[at] ?? ''), from, to);
		to = endOf(words, stem + (typed[at] ?? ''), from, to);
	}
	return found;
}

/** How many slips lie between two words, counted up to `most`. */
export function distance(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				row[j] = Math.min(row[j]!, before[j - 2]! + 1);
		}
		if (Math.min(...row) > most) return most + 1;
		before = last;
		last = row;
	}
	return last[b.length]!;
}
