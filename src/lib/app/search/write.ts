/**
 * Renders results as HTML strings: the list is rendered at every key, and components take four times as long. All text is escaped here.
 */
import { escape } from '$lib/core/charts/html/escape';
import type { Lang, Text } from '$lib/core/types';
import { words as own } from '$lib/core/words';
import { lit, litWords, type Found, type Hit, type Marks } from '$lib/core/search';
import type { Shown } from '$lib/core/search/entry';
import { kinds, words } from './words';

/** Settings of the reader that the list depends on. */
export interface Reader {
	readonly lang: Lang;
	readonly other: Lang;
	/** Show both languages. */
	readonly two: boolean;
	/** The searched game. Its name is left out of its results. */
	readonly scope: string;
	readonly games: ReadonlyMap<string, { readonly short: Text }>;
	/** URL of a path in the language of the page. */
	readonly path: (path: string) => string;
	/** Text of a note by its path. */
	readonly note: (path: string) => Text | undefined;
}

const marked = (shown: string, marks: Marks): string =>
	lit(shown, marks)
		.map(({ text, lit }) => (lit ? `<mark>${escape(text)}</mark>` : escape(text)))
		.join('');

/** A text with its translation if both languages are shown, or if the query matched the translation. */
function both(text: Text, marks: Marks, { lang, other, two }: Reader, always = false): string {
	const here = marked(text[lang], marks);
	if (text.fr === text.en) return here;
	const typed = litWords(text[other], marks) > litWords(text[lang], marks);
	return always || two || typed
		? `${here} <small class="second" lang="${other}">${marked(text[other], marks)}</small>`
		: here;
}

const PROSE = 18;
const tone = (shown: string): string =>
	shown.startsWith('+') ? ' class="plus"' : shown.startsWith('−') ? ' class="minus"' : '';

const doubtMark = (place: string, { lang }: Reader): string =>
	`<button class="doubt" data-doubt="${escape(place)}" aria-label="${escape(own.doubt[lang])}">?</button>`;

/** The letters of notes behind a figure; the notes follow below. */
function letters(notes: string | undefined): string {
	const ids = notes?.split(' ').filter((id) => id.length <= 2) ?? [];
	return ids.length ? `<sup>${escape(ids.join(''))}</sup>` : '';
}

function figure({ column, value, notes, doubt }: Shown, marks: Marks, reader: Reader): string {
	const shown = value[reader.lang];
	const mark = doubt ? doubtMark(column, reader) : '';
	return `<strong${tone(shown)}>${marked(shown, marks)}</strong>${letters(notes)}${mark}`;
}

/** The figure shown large beside the title: that of the column asked for, or the only one. */
const answerOf = ({ entry: { values }, column }: Hit): Shown | undefined =>
	values.find((shown) => shown.column === column) ?? (values.length === 1 ? values[0] : undefined);

const isLong = ({ value }: Shown, { lang }: Reader): boolean => value[lang].length > PROSE;

/** All figures of a row in one line, each with its column. */
function figures({ entry: { values }, column }: Hit, marks: Marks, reader: Reader): string {
	const [first, ...others] = values;
	if (!first || (!others.length && !isLong(first, reader))) return '';
	const each = values.map((shown) => {
		const head = values.length > 1 ? `<small>${marked((shown.short ?? shown.name)[reader.lang], marks)}</small> ` : '';
		const classes = [isLong(shown, reader) ? 'prose' : '', shown.column === column ? 'asked' : '']
			.filter(Boolean)
			.join(' ');
		return `<span${classes ? ` class="${classes}"` : ''}>${head}${figure(shown, marks, reader)}</span>`;
	});
	return `<span class="values">${each.join(' ')}</span>`;
}

/** The rows of a chart in a line or two, each with its figures. */
function rowsIn({ rows = [] }: Hit, marks: Marks, { lang }: Reader): string {
	const each = rows.map(({ title, abbr, values }) => {
		const shown = values.map(({ value }) => value[lang]).join(' ');
		return `<span>${marked((abbr ?? title)[lang], marks)} <strong${tone(shown)}>${marked(shown, marks)}</strong></span>`;
	});
	return each.length ? `<span class="text rows">${each.join(' · ')}</span>` : '';
}

/**
 * Definition of the term that the row gives the figure of: one line on wide screens, in full after a tap. Without its name if the row has
 * the same title.
 */
function definition({ entry, term }: Hit, marks: Marks, { lang }: Reader): string {
	if (!term?.text) return '';
	const { abbr, title, text, path } = term;
	const named = entry.title.fr === title.fr;
	const name = named
		? ''
		: abbr
			? `<b>${marked(abbr[lang], marks)}</b> ${marked(title[lang], marks)} · `
			: `<b>${marked(title[lang], marks)}</b> `;
	return `<button class="note meaning" data-term="${escape(path)}">${name}${escape(text[lang])}</button>`;
}

/** Notes that restrict the figures, one line each, in full after a tap. */
function conditions({ entry: { path, values, notes } }: Hit, { lang, note }: Reader): string {
	const [page = ''] = path.split('#');
	const ids = new Set([notes, ...values.map(({ notes }) => notes)].flatMap((ids) => ids?.split(' ') ?? []));
	return [...ids]
		.map((id) => {
			const text = note(`${page}#note-${id}`)?.[lang] ?? '';
			const letter = id.length <= 2 ? `<b>${escape(id)}</b> ` : '';
			return `<button class="note" data-note="${escape(id)}">${letter}${escape(text)}</button>`;
		})
		.join('');
}

const placesOf = ({ entry }: Hit, { lang, games, scope }: Reader): string => {
	const { kind, game, title, chart, group, refs } = entry;
	// “Otherwise” is meaningless without its group; modifiers need none, and rows of figures include the group in their head.
	const within = group && kind !== 'modifier' && !title.fr.startsWith(group.fr) ? group : undefined;
	const places = [game === scope ? '' : (games.get(game)?.short ?? game), chart ?? kinds[kind], within, ...refs];
	return places.flatMap((place) => (place ? (typeof place === 'string' ? place : place[lang]) : [])).join('\u00a0· ');
};

/** One result with its figures. The abbreviation of a game is its id, which is matched but not shown. */
function result(hit: Hit, marks: Marks, reader: Reader): string {
	const { lang, path } = reader;
	const { kind, game, title, abbr, text, doubt } = hit.entry;
	const answer = answerOf(hit);
	const large = answer && !isLong(answer, reader) ? answer : undefined;
	const name = hit.column && large ? `<small>${escape((large.short ?? large.name)[lang])}</small> ` : '';
	const second = kind === 'term' || kind === 'note' || kind === 'cell' || kind === 'chart' ? text : undefined;
	return (
		`<li data-path="${escape(hit.entry.path)}" data-accent="${escape(game)}">` +
		`<span class="head"><span><a href="${escape(path(hit.entry.path))}">` +
		`${abbr && kind !== 'game' ? `<b>${marked(abbr[lang], marks)}</b> ` : ''}${both(title, marks, reader, kind === 'term')}</a>` +
		(doubt ? doubtMark('', reader) : '') +
		` <span class="where">${escape(placesOf(hit, reader))}</span>` +
		(hit.term
			? ` <button class="define" data-term="${escape(hit.term.path)}">${escape(words.definition[lang])}</button>`
			: '') +
		'</span>' +
		(large ? `<span class="answer">${name}${figure(large, marks, reader)}</span>` : '') +
		'</span>' +
		figures(hit, marks, reader) +
		rowsIn(hit, marks, reader) +
		conditions(hit, reader) +
		definition(hit, marks, reader) +
		(second ? `<span class="text">${both(second, marks, reader)}</span>` : '') +
		'</li>'
	);
}

/** Results `from` to `to` as HTML. */
export const results = ({ hits, marks }: Found, from: number, to: number, reader: Reader): string =>
	hits
		.slice(from, to)
		.map((hit) => result(hit, marks, reader))
		.join('');

/** Median height of a result on a phone in pixels, of a thousand: a tenth is below 46, a tenth above 105. */
export const USUAL = 66;

/** How many results fill a height, including the one cut off at the bottom. */
export const filling = (height: number, each: number): number => Math.max(1, Math.ceil(height / each));
