/**
 * Results are written as plain HTML: a list of components takes four times as long, and the list is written with every key.
 * Everything is escaped here.
 */
import { escape } from '$lib/html/write';
import { find, lit, litWords, type Entry, type Found, type Hit, type Index, type Marks } from '$lib/search';
import type { Lang, System, Text } from '$lib/types';
import { kinds, words } from './words';

/** For whom the list is written. */
export interface Reader {
	readonly lang: Lang;
	readonly other: Lang;
	/** Both languages at once, for two players. */
	readonly two: boolean;
	readonly games: ReadonlyMap<string, System>;
	/** The address of a path in the language of the page. */
	readonly path: (path: string) => string;
}

const marked = (shown: string, marks: Marks): string =>
	lit(shown, marks)
		.map(({ text, lit }) => (lit ? `<mark>${escape(text)}</mark>` : escape(text)))
		.join('');

/** The other language too, where it is the one that was typed. */
function both(text: Text, marks: Marks, { lang, other, two }: Reader, always = false): string {
	const here = marked(text[lang], marks);
	if (text.fr === text.en) return here;
	if (always || litWords(text[other], marks) > litWords(text[lang], marks)) {
		return `${here} <small class="second" lang="${other}">${marked(text[other], marks)}</small>`;
	}
	return two ? `${here}<span class="other" lang="${other}">${escape(text[other])}</span>` : here;
}

const PROSE = 18;
const tone = (shown: string): string =>
	shown.startsWith('+') ? ' class="plus"' : shown.startsWith('−') ? ' class="minus"' : '';

function values({ kind, values }: Entry, marks: Marks, { lang }: Reader): string {
	if (!values.length) return '';
	const alone = values.length === 1 ? 'alone ' : '';
	const each = values.map(({ name, value }) => {
		const shown = value[lang];
		const prose = shown.length > PROSE ? 'prose' : '';
		// The title of a cell names its column already.
		const column = kind === 'cell' ? '' : `<small>${marked(name[lang], marks)}</small> `;
		return `<span class="${alone}${prose}">${column}<strong${tone(shown)}>${marked(shown, marks)}</strong></span>`;
	});
	return `<span class="values">${each.join(' ')}</span>`;
}

/** One thing that was found, with its answer: the figures themselves. */
function result(entry: Entry, marks: Marks, reader: Reader): string {
	const { lang, games, path } = reader;
	const { kind, game, title, abbr, chart, group, text, refs } = entry;
	const term = kind === 'term';
	const where = [games.get(game)?.short ?? game, chart ?? kinds[kind], group, ...refs].flatMap((part) =>
		part === undefined ? [] : typeof part === 'string' ? part : part[lang]
	);
	return (
		`<li><a href="${escape(path(entry.path))}" data-system="${escape(game)}">` +
		`<span class="where">${escape(where.join(' · '))}</span>` +
		`<span class="title">${abbr ? `<b>${marked(abbr[lang], marks)}</b> ` : ''}${both(title, marks, reader, term)}</span>` +
		values(entry, marks, reader) +
		(text ? `<span class="text">${both(text, marks, reader, term)}</span>` : '') +
		'</a></li>'
	);
}

/** Some of what was found, and where the merely similar begins. */
export function results({ hits, marks }: Found, from: number, to: number, reader: Reader): string {
	let html = '';
	for (let at = from; at < Math.min(to, hits.length); at++) {
		const { entry, loose } = hits[at]!;
		if (loose && !hits[at - 1]?.loose) html += `<li class="loose soft">${escape(words.loose[reader.lang])}</li>`;
		html += result(entry, marks, reader);
	}
	return html;
}

/** Pixels: the field and what else stands above the first result. */
const ABOVE = 180;

/** Pixels, below the field and, where the browser tells, above the keyboard. */
export const inSight = (): number => (visualViewport?.height ?? innerHeight) - ABOVE;

/** Pixels, the least that a result takes: a wide screen, figures on one line. */
const LEAST = 64;
const LINE = 20;
const LETTERS = 75;

const heightOf = ({ entry: { text, values } }: Hit): number =>
	LEAST +
	(values.length ? LINE + LINE * Math.floor(values.length / 8) : 0) +
	(text ? LINE * Math.ceil(text.fr.length / LETTERS) : 0);

/** How many results fill a height, at least. */
export function filling(hits: readonly Hit[], height: number): number {
	let at = 0;
	for (let filled = 0; at < hits.length && filled < height; at++) filled += heightOf(hits[at]!);
	return at;
}

/** Types some words for nobody: code that has run before answers the first letters sooner. */
export function practise(index: Index, words: string, reader: Reader) {
	for (let end = 1; end <= words.length; end++) {
		const found = find(index, words.slice(0, end), { lang: reader.lang });
		results(found, 0, filling(found.hits, inSight()), reader);
	}
}
