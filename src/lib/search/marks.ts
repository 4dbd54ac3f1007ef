/** Which words of a text were found, to be lit on the page. */
import { fold, tokens, type Token } from './fold';

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

/** Cuts a text, in either language, into what is lit and what is not. */
export function lit(text: string, { words, starts }: Marks): Lit[] {
	const { folded, from } = foldMapped(text);
	const spanOf = ({ word, start, end }: Token): [number, number] | undefined => {
		if (words.has(word)) return [start, end];
		const begun = starts.find((begun) => word.startsWith(begun));
		if (begun === undefined) return undefined;
		// p. 49 is the word p49: its letters are not those of the text, so it is lit as a whole.
		return [start, folded.slice(start, end) === word ? start + begun.length : end];
	};
	const spans = tokens(folded).flatMap((token): [number, number][] => {
		const parts = (token.parts ?? []).map(spanOf).filter((span) => span !== undefined);
		if (parts.length) return parts;
		const whole = spanOf(token);
		return whole ? [whole] : [];
	});
	const pieces: Lit[] = [];
	let done = 0;
	const push = (to: number, isLit: boolean) => {
		if (to > done) pieces.push({ text: text.slice(done, to), lit: isLit });
		done = Math.max(done, to);
	};
	for (const [start, end] of spans) {
		push(from[start]!, false);
		// An accent that stands as a letter of its own belongs to the letter before it.
		let to = end;
		while (to < folded.length && from[to] === from[end - 1]) to++;
		push(from[to]!, true);
	}
	push(text.length, false);
	return pieces;
}
