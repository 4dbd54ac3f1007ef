/** The words of a text as they are searched: put together by hyphens and apostrophes or not, figures with their signs. */
import { fold } from '$lib/core/letters';

/** A word and its place in the folded text. A word put together by a hyphen or an apostrophe also has its parts. */
export interface Token {
	readonly word: string;
	readonly start: number;
	readonly end: number;
	readonly parts?: readonly Token[];
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;

const ALNUM = /[\p{L}\p{N}]/u;

/** Letter, digit or neither. Read by number: the index is cut in the time it takes to open a page. */
function kindAt(text: string, at: number): typeof OTHER | typeof LETTER | typeof DIGIT {
	const code = text.charCodeAt(at);
	if (code < 128) {
		if (code >= 97 && code <= 122) return LETTER;
		return code >= 48 && code <= 57 ? DIGIT : OTHER;
	}
	// Half a pair: letters of scripts beyond the first plane count as letters, pictures do not.
	const letter = String.fromCodePoint(text.codePointAt(code >= 0xdc00 && code <= 0xdfff ? at - 1 : at) ?? 0);
	return ALNUM.test(letter) ? LETTER : OTHER;
}

const isDigit = (text: string, at: number): boolean => kindAt(text, at) === DIGIT;

/** The end of a figure with its points or commas: 12.2.1, 1,5. */
function figureEnd(text: string, from: number): number {
	let at = from;
	while (isDigit(text, at)) at++;
	while ((text[at] === '.' || text[at] === ',') && isDigit(text, at + 1)) {
		at++;
		while (isDigit(text, at)) at++;
	}
	return at;
}

const NUMBER = /^\d+$/;
const PAGE = new Set(['p', 'pp', 'page', 'pages']);
const PAGE_NUMBER = /\.? ?(\d{1,4})(?![\p{L}\p{N}/])/uy;

/** What an apostrophe cuts off in French, and what it puts on in English. */
const ELIDED = new Set(['l', 'd', 'j', 'n', 's', 'c', 'm', 't', 'qu']);
const CONTRACTED = new Set(['s', 're', 'll', 've', 'm']);

function compound(text: string, pieces: readonly Token[]): Token[] {
	const parts = pieces.filter(({ word, start, end }, at) => {
		if (at === 0) return !(text[end] === "'" && ELIDED.has(word));
		// `passe-t-il`
		if (word === 't' && at < pieces.length - 1) return false;
		return !(text[start - 1] === "'" && CONTRACTED.has(word));
	});
	if (parts.every(({ word }) => NUMBER.test(word))) return parts;
	// Of `d’une` nothing but `une` is a word.
	if (parts.length === 1) return [...parts];
	const word = pieces.map(({ word }) => word).join('');
	return [{ word, start: pieces[0]!.start, end: pieces[pieces.length - 1]!.end, parts }];
}

/** The words of a folded text, in order. */
export function tokens(folded: string): Token[] {
	const found: Token[] = [];
	let at = 0;

	function runEnd(from: number): number {
		let end = from;
		while (end < folded.length && kindAt(folded, end) !== OTHER) end++;
		return end;
	}

	function readWord() {
		const start = at;
		at = runEnd(start);
		const word = folded.slice(start, at);
		if (PAGE.has(word)) {
			PAGE_NUMBER.lastIndex = at;
			const [all, page] = PAGE_NUMBER.exec(folded) ?? [];
			if (all) {
				at += all.length;
				found.push({ word: `p${page}`, start, end: at });
				return;
			}
		}
		const pieces: Token[] = [{ word, start, end: at }];
		for (;;) {
			let next = at;
			while (folded[next] === '-' || folded[next] === "'") next++;
			if (next === at || next >= folded.length || kindAt(folded, next) === OTHER) break;
			at = runEnd(next);
			pieces.push({ word: folded.slice(next, at), start: next, end: at });
		}
		if (pieces.length > 1) found.push(...compound(folded, pieces));
		else found.push(pieces[0]!);
	}

	function readFigure() {
		const start = at;
		at = figureEnd(folded, start);
		if (at < folded.length && kindAt(folded, at) === LETTER) {
			// 1d10
			at = start;
			readWord();
			return;
		}
		const [, divider] = /^( ?\/ ?|:)\d/.exec(folded.slice(at, at + 4)) ?? [];
		if (divider) {
			// 2/1, 2:1, 1/1.5
			const right = at + divider.length;
			const left = folded.slice(start, at);
			at = figureEnd(folded, right);
			found.push({ word: `${left}/${folded.slice(right, at)}`.replace(/,/g, '.'), start, end: at });
			return;
		}
		// 4+
		if (folded[at] === '+' && !isDigit(folded, at + 1)) at++;
		found.push({ word: folded.slice(start, at).replace(/,/g, '.'), start, end: at });
	}

	function readSign() {
		const sign = folded[at]!;
		const start = at;
		const gap = folded[at + 1] === ' ' ? 1 : 0;
		const from = start + 1 + gap;
		if (!isDigit(folded, from)) {
			at++;
			return;
		}
		// The hyphen of 13-14, or of 5 - 6, is no minus.
		const range =
			(start > 0 && kindAt(folded, start - 1) !== OTHER) ||
			(gap && start > 1 && isDigit(folded, start - 2) && folded[start - 1] === ' ');
		if (range) {
			at = from;
			return;
		}
		at = figureEnd(folded, from);
		found.push({ word: sign + folded.slice(from, at).replace(/,/g, '.'), start, end: at });
	}

	while (at < folded.length) {
		const kind = kindAt(folded, at);
		if (kind === LETTER) readWord();
		else if (kind === DIGIT) readFigure();
		else if (folded[at] === '+' || folded[at] === '-') readSign();
		else at++;
	}
	return found;
}

/** A singular and its plural, where they count as one word. */
export const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const LABELLED = /^([a-z]+)(\d+)$/;

/** S4 in two, for the figure to be told from the name of its side. */
export function cutApart(word: string): string[] {
	const [, name, figure] = LABELLED.exec(word) ?? [];
	return name && figure ? [name, figure] : [word];
}

/** A note by its letter, as one word: that of `[e]`, and of every row that carries it. With a figure in it, it has no other forms. */
export const noteWord = (letter: string): string => `note0${letter === '*' ? '' : letter}`;

/** How the word of a note is told. */
export const noteTold = (word: string): string =>
	word.replace(/^note0(.?)$/, (_, letter: string) => `[${letter || '*'}]`);

/** `[e]` and `note e` ask for the notes e. */
export const withNotes = (query: string): string =>
	query.replace(/\[\s*([a-z*])\s*\]|\bnotes? ([a-z])(?![\p{L}\p{N}])/giu, (_, inside?: string, after?: string) =>
		noteWord((inside ?? after)!)
	);

/** The words of a name, one by one. */
export const nameWords = (name: string): string[] =>
	tokens(fold(name))
		.flatMap(({ word, parts }) => (parts ? parts.map(({ word }) => word) : [word]))
		.flatMap(cutApart)
		.map(singular);
