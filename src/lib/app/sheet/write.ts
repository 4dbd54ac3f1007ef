/**
 * Charts for print and for single files: notes and doubts in full below each chart, several charts per document, no scripts. Pure.
 * `sheet.css` has the layout.
 */
import { doubtsIn, notes, table } from '$lib/core/charts/html/chart';
import { escape } from '$lib/core/charts/html/escape';
import { label, plainly, words, type Setting } from '$lib/core/charts/html/write';
import { dayWritten } from '$lib/core/dates';
import { COLON, isText, sayIn } from '$lib/core/lang';
import type { Whole } from '$lib/core/types';
import { annotated } from '$lib/core/charts/cell';
import type { Chart, Doubt, Lang, Row, Game, Term, Text } from '$lib/core/types';
import { abbreviationsIn } from './abbreviations';
import { words as told } from '$lib/core/charts/html/words';
import { words as chartWords } from '$lib/core/charts/html/words';
import { words as shared } from '$lib/core/words';
import { words as own } from './words';

/** The language of headings first, then the optional second one. */
export type Languages = readonly [Lang] | readonly [Lang, Lang];

/** The languages asked for, or the only one of the game. */
export const languagesOf = ({ only }: Game, asked: Languages): Languages => (only ? [only] : asked);

/** What differs between print and a file: where terms link to, and whether doubts are folded. */
export interface SheetSetting {
	readonly langs: Languages;
	/** As in `Setting`. */
	readonly termsAt: string;
	/** Doubts show their reading, and the rest when unfolded. */
	readonly folded?: boolean;
	/** Doubts have their mark alone: they take up to a third of a sheet. */
	readonly marksOnly?: boolean;
}

export const settingFor = ({ langs, termsAt }: SheetSetting, terms: readonly Term[]): Setting => ({
	lang: langs[0],
	names: terms,
	termsAt,
	alone: langs.length === 1,
	both: langs.length === 2
});

/** A text of the interface in the languages of the sheet. */
export const said = (text: Text, { langs: [lang, other] }: SheetSetting): string =>
	escape(text[lang]) +
	(other && text.fr !== text.en ? ` <span class=other lang=${other}>${escape(text[other])}</span>` : '');

const numbered = (i: number): string => `?${i + 1}`;

function doubtItem(doubt: Doubt, i: number, place: SheetSetting, setting: Setting): string {
	const id = `${setting.within}doubt-${i + 1}`;
	const part = (title: Text, text: Text) =>
		`<span><i>${plainly(title, setting)}${sayIn(COLON, setting.lang)}</i>${words(text, setting)}</span>`;
	const head = `<b>${numbered(i)}</b> `;
	const [printed, read] = [part(told.printed, doubt.printed), part(told.readAs, doubt.read)];
	return place.folded
		? `<li><details id=${id}><summary>${head}${read}</summary><p>${printed}<p>${part(told.why, doubt.why)}</details></li>`
		: `<li id=${id}>${head}${words(doubt.printed, setting)} → ${words(doubt.read, setting)}</li>`;
}

/** Doubts in the order of their marks: of the chart, in its table, in its notes. */
const allDoubts = (chart: Chart): { readonly id: string; readonly doubt: Doubt }[] => [
	...(chart.doubt ? [{ id: 'chart', doubt: chart.doubt }] : []),
	...doubtsIn(chart),
	...(chart.notes ?? []).flatMap(({ id, doubt }) => (doubt ? [{ id: `note-${id}`, doubt }] : []))
];

/** Each text once, with the ids of all its places: in Jours de Gloire's shock chart half of them repeat. */
function doubtsTold(
	chart: Chart,
	{ folded, marksOnly }: SheetSetting
): { readonly places: readonly string[]; readonly doubt: Doubt }[] {
	if (marksOnly) return [];
	const told = new Map<string, { places: string[]; doubt: Doubt }>();
	for (const { id, doubt } of allDoubts(chart)) {
		const says = JSON.stringify([doubt.printed, doubt.read, folded && doubt.why]);
		const same = told.get(says);
		if (same) same.places.push(id);
		else told.set(says, { places: [id], doubt });
	}
	return [...told.values()];
}

/** Characters that fit beside the row's title in a narrow printed column. */
const SHORT = 50;

/** Layout in print: a price list for rows with one short value, running text for rows with one sentence. */
function shapeOf({ matrix, columns, rows }: Chart): string {
	if (matrix || columns.length > 1) return columns.length > 7 ? ' dense' : columns.length > 4 ? ' wide' : '';
	const isShort = ({ cells }: Row) =>
		cells.every((cell) => {
			const { value } = annotated(cell);
			return !isText(value) || Math.max(value.fr.length, value.en.length) <= SHORT;
		});
	return rows.every(isShort) ? ' list' : ' list told';
}

function sourceOf({ source }: Chart, game: Game, setting: Setting): string {
	const sheets = game.sheets.filter(({ id }) => source.sheets.includes(id)).map(({ title }) => label(title, setting));
	return `<p class=source>${[...sheets, ...(source.ref ? [escape(source.ref)] : [])].join(' · ')}</p>`;
}

function section(chart: Chart, game: Game, place: SheetSetting, outer: Setting): string {
	const doubts = doubtsTold(chart, place);
	const within = `${chart.id}.`;
	const mark = (id: string) => {
		if (place.marksOnly) return `<sup class=mark role=img aria-label="${plainly(shared.doubt, outer)}">?</sup>`;
		const i = doubts.findIndex(({ places }) => places.includes(id));
		return `<sup><a class=mark href="#${within}doubt-${i + 1}" aria-label="${plainly(shared.doubt, outer)} ${i + 1}">${numbered(i)}</a></sup>`;
	};
	const setting: Setting = { ...outer, within, mark };
	// A sheet lists its sources once, at its end.
	const ref = !place.folded && chart.source.ref ? ` <small>${escape(chart.source.ref)}</small>` : '';
	return (
		`<section class="chart${shapeOf(chart)}" id=${chart.id}><h3>${label(chart.title, setting)}${chart.doubt ? mark('chart') : ''}${ref}</h3>` +
		(chart.summary ? `<p class=summary>${label(chart.summary, setting)}</p>` : '') +
		// On narrow screens a wide table scrolls, so it must be focusable by keyboard.
		(place.folded
			? `<div class=pane tabindex=0 role=region aria-label="${plainly(chart.title, setting)}">${table(chart, setting)}</div>`
			: table(chart, setting)) +
		(chart.notes?.length ? `<ul class=notes>${notes(chart, setting)}</ul>` : '') +
		(doubts.length
			? `<ul class=doubts>${doubts.map(({ doubt }, i) => doubtItem(doubt, i, place, setting)).join('')}</ul>`
			: '') +
		(place.folded ? sourceOf(chart, game, setting) : '') +
		'</section>'
	);
}

function legend({ charts, terms }: Whole, place: SheetSetting): string {
	const setting = settingFor(place, terms);
	const entry = (short: string, long: string) => `<div><dt>${short}</dt> <dd>${long}</dd></div>`;
	const entries = [
		...abbreviationsIn(charts, terms).map(({ abbr = '', title }) => entry(label(abbr, setting), label(title, setting))),
		...(charts.some((chart) => allDoubts(chart).length)
			? [place.marksOnly ? entry('?', said(own.doubtMark, place)) : entry(numbered(0), said(own.doubtKey, place))]
			: [])
	];
	return entries.length
		? `<section class=legend><h3>${said(own.abbreviations, place)}</h3><dl>${entries.join(' ')}</dl></section>`
		: '';
}

export const sections = (whole: Whole, place: SheetSetting): string[] => {
	const setting = settingFor(place, whole.terms);
	return whole.charts.map((chart) => section(chart, whole.game, place, setting));
};

function heading({ game }: Whole, place: SheetSetting): string {
	const setting = settingFor(place, []);
	return `<header><h2>${label(game.title, setting)}</h2><p>${label(game.edition, setting)} · ${label(game.dice, setting)}</p></header>`;
}

export function footing({ game }: Whole, place: SheetSetting): string {
	const [lang] = place.langs;
	const sources = game.sheets.map(({ title }) => escape(title[lang])).join(' · ');
	const said = [
		...(sources ? [`${escape(chartWords.source[lang])}${sayIn(COLON, lang)}${sources}.`] : []),
		// Names the author of a pack, because its contents are not checked.
		...(game.by === undefined
			? [escape(own.unofficial[lang])]
			: [`${escape(own.by[lang])} <bdi>${escape(game.by)}</bdi>, ${escape(own.unchecked[lang])}.`]),
		...(game.licence ? [`${escape(own.licence[lang])}${sayIn(COLON, lang)}${escape(game.licence)}.`] : []),
		`${escape(own.revised[lang])} ${dayWritten(game.revised, lang)}.`
	];
	return `<footer>${said.join(' ')}</footer>`;
}

/** 10.5, 9, 8.2, 7.4 and 6.5 pt, set in `sheet.css`. */
type Size = 'largest' | 'large' | 'plain' | 'close' | 'small';

/**
 * How many characters fit at each size: first on one page of A4 down to a comfortable size, then on two. Measured with DejaVu Condensed,
 * as wide as any system font: one full page has 8,500 characters (all of Alexander) at 7.4 pt; two have 9,400 (Warhammer in both
 * languages) at 9, 15,100 (Alexander in both) at 8.2 and 17,600 (DBM) at 6.5. What is longer, DBM in both languages, takes two leaves:
 * on one its type was 5.5 pt, which nobody reads at a table.
 */
const ROOM: readonly (readonly [letters: number, size: Size])[] = [
	[3_000, 'largest'],
	[4_000, 'large'],
	[7_000, 'plain'],
	[9_000, 'close'],
	[10_500, 'large'],
	[15_500, 'plain']
];
/** Without the running text of the doubts most of what is left is tables, which take more room by the letter. */
const TABLES_ALONE = 1.2;
const sizeFor = (letters: number): Size => ROOM.find(([room]) => letters < room)?.[1] ?? 'small';

/** A sheet for print: some charts of a game, with a legend of their abbreviations. */
export function sheet(whole: Whole, asked: SheetSetting): string {
	const place = { ...asked, langs: languagesOf(whole.game, asked.langs) };
	const charts = sections(whole, place).join('') + legend(whole, place);
	const letters = charts.replace(/<[^>]*>/g, '').length;
	const size = sizeFor(place.marksOnly ? letters * TABLES_ALONE : letters);
	return `${heading(whole, place)}<div class="charts ${size}">${charts}</div>${footing(whole, place)}`;
}
