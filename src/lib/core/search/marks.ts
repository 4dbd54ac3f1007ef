/** Which words of a text were found, to be lit on the page. */
import { fold } from '$lib/core/letters';
import { nth } from './layout';
import { tokens, type Token } from './tokens';

/** Folded words that were found whole, and beginnings of words that were found by them. */
export interface Marks {
	readonly words: ReadonlySet<string>;
	readonly starts: readonly string[];
}

export interface Lit {
	readonly text: string;
	readonly lit: boolean;
}

/** Folds letter by letter, to know which letter of the text each letter of the folded text comes from. */
function foldMapped(text: string): { folded: string; from: number[] } {
	let folded = '';
	const from: number[] = [];
	let at = 0;
	for (const letter of text) {
		const plain = fold(letter);
		for (let i = 0; i < plain.length; i++) from.push(at);
		folded += plain;
		at += letter.length;
	}
	from.push(text.length);
	return { folded, from };
}

interface Cut {
	readonly folded: string;
	readonly from: readonly number[];
	readonly words: readonly Token[];
}

/** The same titles and heads of columns are shown with every key: they are cut once. */
const cuts = new Map<string, Cut>();
const MOST_CUTS = 5_000;

function cutOf(text: string): Cut {
	let cut = cuts.get(text);
	if (!cut) {
		const { folded, from } = foldMapped(text);
		cut = { folded, from, words: tokens(folded) };
		if (cuts.size >= MOST_CUTS) cuts.clear();
		cuts.set(text, cut);
	}
	return cut;
}

function spanIn(folded: string, { word, start, end }: Token, { words, starts }: Marks): [number, number] | undefined {
	if (words.has(word)) return [start, end];
	for (const begun of starts) {
		if (!word.startsWith(begun)) continue;
		// p. 49 is the word p49: its letters are not those of the text, so it is lit as a whole.
		return [start, folded.slice(start, end) === word ? start + begun.length : end];
	}
	return undefined;
}

function spansIn({ folded, words }: Cut, marks: Marks): [number, number][] {
	const spans: [number, number][] = [];
	for (const token of words) {
		const before = spans.length;
		for (const part of token.parts ?? []) {
			const span = spanIn(folded, part, marks);
			if (span) spans.push(span);
		}
		const whole = spans.length === before && spanIn(folded, token, marks);
		if (whole) spans.push(whole);
	}
	return spans;
}

/** How many words of a text are lit. */
export const litWords = (text: string, marks: Marks): number => spansIn(cutOf(text), marks).length;

/** Cuts a text, in either language, into what is lit and what is not. */
export function lit(text: string, marks: Marks): Lit[] {
	const cut = cutOf(text);
	const { folded, from } = cut;
	const spans = spansIn(cut, marks);
	if (!spans.length) return [{ text, lit: false }];
	const pieces: Lit[] = [];
	let done = 0;
	const push = (to: number, isLit: boolean) => {
		if (to > done) pieces.push({ text: text.slice(done, to), lit: isLit });
		done = Math.max(done, to);
	};
	for (const [start, end] of spans) {
		push(nth(from, start), false);
		// An accent that stands as a letter of its own belongs to the letter before it.
		let to = end;
		while (to < folded.length && from[to] === from[end - 1]) to++;
		push(nth(from, to), true);
	}
	push(text.length, false);
	return pieces;
}
