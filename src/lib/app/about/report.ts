/** What a report of a mistake says: where, what Guidon shows there, and which Guidon. Pure. */
import { valueOf } from '$lib/core/charts/cell';
import type { Choice } from '$lib/core/charts/html/chart-choice';
import { cellOf, rowOf } from '$lib/core/charts/read';
import { dayWritten } from '$lib/core/dates';
import { plain, show } from '$lib/core/figures';
import { nameIn, sayIn } from '$lib/core/lang';
import type { CalculatorHead, Chart, Doubt, Game, Lang, Name, Result, Value } from '$lib/core/types';
import { LINES } from './words';

type LineName = keyof typeof LINES;
/** One line of a report; an empty value is left for the player to write. */
export type ReportLine = readonly [name: LineName, value: string];

const gameLine = (game: Game, lang: Lang): ReportLine => [
	'game',
	`${sayIn(game.title, lang)}, ${dayWritten(game.revised, lang)}`
];

/** A chart, with what is chosen in it. */
export function ofChart(
	game: Game,
	chart: Chart,
	choice: Choice | undefined,
	names: readonly Name[],
	lang: Lang
): ReportLine[] {
	const shown = (value: Value) => show(value, lang, nameIn(names));
	const lines: ReportLine[] = [gameLine(game, lang), ['chart', sayIn(chart.title, lang)]];
	if (!choice) return [...lines, ['wrong', '']];
	const row = rowOf(chart, choice.row);
	const column = chart.columns.find(({ id }) => id === choice.column);
	const cell = column && cellOf(chart, row.id, column.id);
	const cells = cell ? [cell.value] : row.cells.map(valueOf);
	lines.push(['row', shown(row.head)]);
	if (column) lines.push(['column', shown(column.head)]);
	lines.push(['says', cells.map((value) => shown(value) || '–').join(' · ')]);
	for (const doubt of [cell?.doubt, row.doubt]) if (doubt) lines.push(['reads', readingOf(doubt, names, lang)]);
	return [...lines, ['printed', '']];
}

const readingOf = ({ printed, read }: Doubt, names: readonly Name[], lang: Lang) =>
	[printed, read].map((text) => plain(text[lang], lang, nameIn(names))).join(' → ');

/** A calculator with its answers, and the outcomes of the dice that were thrown. */
export function ofCalculator(
	game: Game,
	calculator: CalculatorHead,
	result: Result,
	outcomes: readonly string[],
	lang: Lang
): ReportLine[] {
	const sum = 'illegal' in result ? result.illegal[lang] : sayIn(result.shown ?? `${result.total}`, lang);
	return [
		gameLine(game, lang),
		['calculator', sayIn(calculator.title, lang)],
		['says', [sum, ...outcomes].join(' · ')],
		['wrong', '']
	];
}

/** Which Guidon it is. @param release version and sum of the build */
export const signed = (lang: Lang, link: string, release: string): ReportLine[] => [
	['link', link],
	['language', lang],
	['version', release]
];

/** The text, with what the player writes at the end. */
export function reportText(lines: readonly ReportLine[], lang: Lang): string {
	const written = (value: string) => (value ? 0 : 1);
	return lines
		.toSorted(([, one], [, other]) => written(one) - written(other))
		.map(([name, value]) => `${LINES[name][lang]}${lang === 'fr' ? '\u00a0' : ''}: ${value}`)
		.join('\n');
}

/** Where the text goes: into `{text}` of the address, if it has that. */
export const reportAddress = (url: string, text: string): string =>
	url.replace('{text}', () => encodeURIComponent(text));
