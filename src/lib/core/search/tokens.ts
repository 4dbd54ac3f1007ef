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

function compound(text: string, pieces: readonly [Token, ...Token[]]): Token[] {
	const parts = pieces.filter(({ word, start, end }, at) => {
		if (at === 0) return !(text[end] === "'" && ELIDED.has(word));
		// `passe-t-il`
		if (word === 't' && at < pieces.length - 1) return false;
		return !(text[start - 1] === "'" && CONTRACTED.has(word));
	});
	if (parts.every(({ word }) => NUMBER.test(word))) return parts;
	// Of `d’une` nothing but `une` is a word.
	if (parts.length === 1) return parts;
	const word = pieces.map(({ word }) => word).join('');
	const [{ start, end }] = pieces;
	return [{ word, start, end: pieces.at(-1)?.end ?? end, parts }];
}

function runEnd(text: string, from: number): number {
	let end = from;
	while (end < text.length && kindAt(text, end) !== OTHER) end++;
	return end;
}

/** What is read at a place, and where to go on. */
interface Read {
	readonly found: readonly Token[];
	readonly end: number;
}

const one = (word: string, start: number, end: number): Read => ({ found: [{ word, start, end }], end });

/** The number after `p`, `p.` or `page`. */
function pageEnd(text: string, from: number): Read | undefined {
	const word = text.slice(from, runEnd(text, from));
	if (!PAGE.has(word)) return undefined;
	PAGE_NUMBER.lastIndex = from + word.length;
	const [all, page] = PAGE_NUMBER.exec(text) ?? [];
	return all && page ? one(`p${page}`, from, from + word.length + all.length) : undefined;
}

/** A word, with what hyphens and apostrophes put to it. */
function wordAt(text: string, start: number): Read {
	const page = pageEnd(text, start);
	if (page) return page;
	let end = runEnd(text, start);
	const pieces: [Token, ...Token[]] = [{ word: text.slice(start, end), start, end }];
	for (;;) {
		let next = end;
		while (text[next] === '-' || text[next] === "'") next++;
		if (next === end || next >= text.length || kindAt(text, next) === OTHER) break;
		end = runEnd(text, next);
		pieces.push({ word: text.slice(next, end), start: next, end });
	}
	return { found: pieces.length > 1 ? compound(text, pieces) : pieces, end };
}

const DIVIDED = /( ?\/ ?|:)\d/y;

/** `12`, `1,5`, `2/1`, `4+`, or the word that a figure begins: `1d10`. */
function figureAt(text: string, start: number): Read {
	const end = figureEnd(text, start);
	if (end < text.length && kindAt(text, end) === LETTER) return wordAt(text, start);
	DIVIDED.lastIndex = end;
	const [, divider] = DIVIDED.exec(text) ?? [];
	if (divider) {
		// 2/1, 2:1, 1/1.5
		const right = end + divider.length;
		const last = figureEnd(text, right);
		return one(`${text.slice(start, end)}/${text.slice(right, last)}`.replace(/,/g, '.'), start, last);
	}
	// 4+
	const signed = text[end] === '+' && !isDigit(text, end + 1) ? end + 1 : end;
	return one(text.slice(start, signed).replace(/,/g, '.'), start, signed);
}

/** A figure with its sign; the sign alone is no word. */
function signedAt(text: string, start: number): Read {
	const gap = text[start + 1] === ' ' ? 1 : 0;
	const from = start + 1 + gap;
	if (!isDigit(text, from)) return { found: [], end: start + 1 };
	// The hyphen of 13-14, or of 5 - 6, is no minus.
	const range =
		(start > 0 && kindAt(text, start - 1) !== OTHER) ||
		(gap && start > 1 && isDigit(text, start - 2) && text[start - 1] === ' ');
	if (range) return { found: [], end: from };
	const end = figureEnd(text, from);
	return one(text.charAt(start) + text.slice(from, end).replace(/,/g, '.'), start, end);
}

function readAt(text: string, at: number): Read {
	const kind = kindAt(text, at);
	if (kind === LETTER) return wordAt(text, at);
	if (kind === DIGIT) return figureAt(text, at);
	if (text[at] === '+' || text[at] === '-') return signedAt(text, at);
	return { found: [], end: at + 1 };
}

/** The words of a folded text, in order. */
export function tokens(folded: string): Token[] {
	const all: Token[] = [];
	for (let at = 0; at < folded.length;) {
		const { found, end } = readAt(folded, at);
		all.push(...found);
		at = end;
	}
	return all;
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
	query.replace(
		/\[\s*([a-z*])\s*\]|\bnotes? ([a-z])(?![\p{L}\p{N}])/giu,
		(_, inside: string | undefined, after: string | undefined) => noteWord(inside ?? after ?? '*')
	);

/** The words of a name, one by one. */
export const nameWords = (name: string): string[] =>
	tokens(fold(name))
		.flatMap(({ word, parts }) => (parts ? parts.map(({ word }) => word) : [word]))
		.flatMap(cutApart)
		.map(singular);
