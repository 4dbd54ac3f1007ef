/**
 * Charts as they stand on paper or in a file of their own: every note and doubt spelled out under its chart, many charts in one
 * document, nothing that needs a script. Pure. `sheet.css` lays it out, on a screen as on paper.
 */
import { doubtsIn, notes, table } from '$lib/html/chart';
import { escape, label, plainly, words, type Setting } from '$lib/html/write';
import { dayWritten } from '$lib/dates';
import { COLON, isText, say } from '$lib/lang';
import type { Whole } from '$lib/systems';
import type { Chart, Doubt, Lang, System, Term, Text } from '$lib/types';
import { abbreviationsIn } from './abbreviations';
import { words as told } from '$lib/html/words';
import { words as shared } from '$lib/words';
import { words as own } from './words';

/** The first language is that of the headings; the second one, where there is one, stands behind. */
export type Languages = readonly [Lang] | readonly [Lang, Lang];

/** Those that were asked for, or the only one a game has. */
export const languagesOf = ({ only }: System, asked: Languages): Languages => (only ? [only] : asked);

/** What differs between paper and a file: where terms are, and whether doubts are folded. */
export interface Place {
	readonly langs: Languages;
	/** As in `Setting`. */
	readonly termsAt: string;
	/** A doubt shows how it is read, and tells the rest when it is opened. */
	readonly folded?: boolean;
}

export const settingFor = ({ langs, termsAt }: Place, terms: readonly Term[]): Setting => ({
	lang: langs[0],
	names: terms,
	termsAt,
	alone: langs.length === 1,
	both: langs.length === 2
});

/** A word of the interface, in the languages of the sheet. */
export const said = (text: Text, { langs: [lang, other] }: Place): string =>
	escape(text[lang]) +
	(other && text.fr !== text.en ? ` <span class=other lang=${other}>${escape(text[other])}</span>` : '');

const numbered = (i: number): string => `?${i + 1}`;

function doubtItem(doubt: Doubt, i: number, place: Place, setting: Setting): string {
	const id = `${setting.within}doubt-${i + 1}`;
	const part = (title: Text, text: Text) =>
		`<span><i>${plainly(title, setting)}${say(COLON, setting.lang)}</i>${words(text, setting)}</span>`;
	const head = `<b>${numbered(i)}</b> `;
	const [printed, read] = [part(told.printed, doubt.printed), part(told.readAs, doubt.read)];
	return place.folded
		? `<li><details id=${id}><summary>${head}${read}</summary><p>${printed}<p>${part(told.why, doubt.why)}</details></li>`
		: `<li id=${id}>${head}${printed} · ${read}</li>`;
}

/** The doubts of a chart in the order of their marks: about all of it, in its table, in its notes. */
const allDoubts = (chart: Chart): { readonly id: string; readonly doubt: Doubt }[] => [
	...(chart.doubt ? [{ id: 'chart', doubt: chart.doubt }] : []),
	...doubtsIn(chart),
	...(chart.notes ?? []).flatMap(({ id, doubt }) => (doubt ? [{ id: `note-${id}`, doubt }] : []))
];

/** Lines that surely fit into one of the three columns of a page, and letters into a line of it: counted on printed sheets. */
const COLUMN = 60;
const LINE = 44;

/** How many lines a chart takes on paper, roughly: its table, and what stands below. */
function linesOf(chart: Chart, doubts: readonly { readonly doubt: Doubt }[], { langs }: Place) {
	const lines = (...texts: readonly Text[]) =>
		Math.ceil(texts.reduce((sum, text) => sum + langs.reduce((all, lang) => all + text[lang].length, 0), 0) / LINE);
	const heads = chart.rows.map(({ head }) => (isText(head) ? lines(head, head) : 1));
	const told = [
		...(chart.notes ?? []).map(({ text }) => lines(text)),
		...doubts.map(({ doubt }) => lines(doubt.printed, doubt.read))
	];
	const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
	return { rows: sum(heads) + 2 * (chart.groups?.length ?? 0), below: sum(told) };
}

function sourceOf({ source }: Chart, system: System, setting: Setting): string {
	const sheets = system.sheets.filter(({ id }) => source.sheets.includes(id)).map(({ title }) => label(title, setting));
	return `<p class=source>${[...sheets, ...(source.ref ? [escape(source.ref)] : [])].join(' · ')}</p>`;
}

function section(chart: Chart, system: System, place: Place, outer: Setting): string {
	const doubts = allDoubts(chart);
	const within = `${chart.id}.`;
	const mark = (id: string) => {
		const i = doubts.findIndex((one) => one.id === id);
		return `<sup><a class=mark href="#${within}doubt-${i + 1}" aria-label="${plainly(shared.doubt, outer)} ${i + 1}">${numbered(i)}</a></sup>`;
	};
	const setting: Setting = { ...outer, within, mark };
	// A sheet names its sources once, at its end.
	const ref = !place.folded && chart.source.ref ? ` <small>${escape(chart.source.ref)}</small>` : '';
	const width = chart.columns.length > 7 ? ' dense' : chart.columns.length > 4 ? ' wide' : '';
	const { rows, below } = linesOf(chart, doubts, place);
	const length = rows > COLUMN ? ' long endless' : rows + below > COLUMN ? ' long' : '';
	return (
		`<section class="chart${width}${length}" id=${chart.id}><h3>${label(chart.title, setting)}${chart.doubt ? mark('chart') : ''}${ref}</h3>` +
		(chart.summary ? `<p class=summary>${label(chart.summary, setting)}</p>` : '') +
		// On a narrow screen a wide table scrolls by itself, and a keyboard must reach what scrolls.
		(place.folded
			? `<div class=pane tabindex=0 role=region aria-label="${plainly(chart.title, setting)}">${table(chart, setting)}</div>`
			: table(chart, setting)) +
		(chart.notes?.length ? `<ul class=notes>${notes(chart, setting)}</ul>` : '') +
		(doubts.length
			? `<ul class=doubts>${doubts.map(({ doubt }, i) => doubtItem(doubt, i, place, setting)).join('')}</ul>`
			: '') +
		(place.folded ? sourceOf(chart, system, setting) : '') +
		'</section>'
	);
}

const legend = (terms: readonly Term[], place: Place, setting: Setting): string =>
	terms.length
		? `<section class=legend><h3>${said(own.abbreviations, place)}</h3><dl>${terms
				.map(({ abbr = '', title }) => `<div><dt>${label(abbr, setting)}</dt> <dd>${label(title, setting)}</dd></div>`)
				.join(' ')}</dl></section>`
		: '';

export const sections = (whole: Whole, place: Place): string[] => {
	const setting = settingFor(place, whole.terms);
	return whole.charts.map((chart) => section(chart, whole.system, place, setting));
};

export function heading({ system }: Whole, place: Place): string {
	const setting = settingFor(place, []);
	return `<header><h2>${label(system.title, setting)}</h2><p>${label(system.edition, setting)} · ${label(system.dice, setting)}</p></header>`;
}

export function footing({ system }: Whole, place: Place): string {
	const [lang] = place.langs;
	const sources = system.sheets.map(({ title }) => escape(title[lang])).join(' · ');
	const said = [
		...(sources ? [`${escape(shared.source[lang])}${say(COLON, lang)}${sources}.`] : []),
		// What somebody else wrote is said to be so: nobody has checked it.
		...(system.by === undefined
			? [escape(own.unofficial[lang])]
			: [`${escape(own.by[lang])} <bdi>${escape(system.by)}</bdi>, ${escape(own.unchecked[lang])}.`]),
		...(system.licence ? [`${escape(own.licence[lang])}${say(COLON, lang)}${escape(system.licence)}.`] : []),
		`${escape(own.revised[lang])} ${dayWritten(system.revised, lang)}.`
	];
	return `<footer>${said.join(' ')}</footer>`;
}

/** A sheet to print: some charts of a game, with a legend of what they abbreviate. */
export function sheet(whole: Whole, asked: Place): string {
	const place = { ...asked, langs: languagesOf(whole.system, asked.langs) };
	const setting = settingFor(place, whole.terms);
	return (
		heading(whole, place) +
		`<div class="charts${place.langs.length === 2 ? ' twofold' : ''}">${sections(whole, place).join('')}${legend(abbreviationsIn(whole.charts, whole.terms), place, setting)}</div>` +
		footing(whole, place)
	);
}
