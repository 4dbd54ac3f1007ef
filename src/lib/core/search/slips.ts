/** One slip of the finger: a letter too many, a letter missing, a wrong letter, or two swapped. */
import { nth } from './layout';

/** From this length a word may hold a slip; shorter ones are abbreviations, where every letter counts. */
export const SLIP_FROM = 5;

/** The first place in a sorted list whose word is not before `word`. */
export function placeOf(words: readonly string[], word: string, from = 0, to = words.length): number {
	while (from < to) {
		const middle = (from + to) >>> 1;
		if (nth(words, middle) < word) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** The place of a word in a sorted list. */
export function exactPlace(words: readonly string[], word: string): number | undefined {
	const place = placeOf(words, word);
	return words[place] === word ? place : undefined;
}

/** Sorts after every character that occurs in words. */
const LAST = '\uffff';

/** The words of a sorted list that start with `start`, each with its place. */
export function beginning(words: readonly string[], start: string): (readonly [place: number, word: string])[] {
	const from = placeOf(words, start);
	return words.slice(from, placeOf(words, start + LAST, from)).map((word, at) => [from + at, word]);
}

/** Whether `word` is `typed` but for one slip, or, with `asStart`, starts with something that is. */
function isSlip(typed: string, word: string, asStart: boolean): boolean {
	let at = 0;
	while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++;
	const rest = (from: number, there: number): boolean => {
		const length = typed.length - from;
		if (asStart ? word.length - there < length : word.length - there !== length) return false;
		for (let i = 0; i < length; i++) if (typed.charCodeAt(from + i) !== word.charCodeAt(there + i)) return false;
		return true;
	};
	return (
		rest(at + 1, at) ||
		rest(at, at + 1) ||
		rest(at + 1, at + 1) ||
		(typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
			typed.charCodeAt(at + 1) === word.charCodeAt(at) &&
			rest(at + 2, at + 2))
	);
}

/** The letters of a word as bits, whatever is no letter of the alphabet as one more. */
export function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) {
		const code = word.charCodeAt(at) - 97;
		letters |= 1 << (code >= 0 && code < 26 ? code : 26);
	}
	return letters;
}

/** The letters of every word of a list, worked out when the first slip is looked for. */
export function lettersOfAll(words: readonly string[]): () => Int32Array {
	let known: Int32Array | undefined;
	return () => (known ??= Int32Array.from(words, lettersOf));
}

const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

/**
 * All words of a list one slip away from `typed`, or, with `asStart`, all that start with something one slip away. A slip changes at most
 * one letter, so nearly every word is passed over by its letters alone.
 */
export function slips(words: readonly string[], letters: ArrayLike<number>, typed: string, asStart: boolean): string[] {
	const mine = lettersOf(typed);
	return words.filter((word, place) => {
		const theirs = letters[place] ?? 0;
		return (
			atMostOne(mine & ~theirs) &&
			(asStart || atMostOne(theirs & ~mine)) &&
			word.length >= SLIP_FROM &&
			word.length >= typed.length - 1 &&
			isSlip(typed, word, asStart)
		);
	});
}
