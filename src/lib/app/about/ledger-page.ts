/** The ledger of truth as HTML, a fold for each chart, and as Markdown, a table for each game. Pure. */
import { escape } from '$lib/core/charts/html/escape';
import { dayWritten } from '$lib/core/dates';
import { plain, show } from '$lib/core/figures';
import { nameIn, sayIn, titleIn } from '$lib/core/lang';
import { nounOf } from '$lib/core/charts/noun';
import type { Game, Lang, Name } from '$lib/core/types';
import type { Ledger, LedgerChart, LedgerGame, LedgerRow } from './ledger';
import { words } from './ledger-words';

const COUNTED = ['rows', 'cells', 'doubts', 'combats'] as const;

/** The totals, one per line. */
function totalsIn({ totals, laws, mutants }: Ledger, lang: Lang): string[] {
	return [
		...COUNTED.map((what) => `${totals[what]} ${words[what][lang]}`),
		`${laws} ${words.lawsMany[lang]}`,
		`${mutants.seen} ${words.outOf[lang]} ${mutants.planted} ${words.mutants[lang]} ${dayWritten(mutants.day, lang)}`
	];
}

const sheetsOf = ({ sheets }: Game, lang: Lang): string[] =>
	sheets.map(
		({ id, title, read }) =>
			`${words.sheet[lang]} ${id}, ${title[lang]}${read ? ` (${words.lastRead[lang]} ${dayWritten(read, lang)})` : ''}`
	);

const calculatorsOf = (ids: readonly string[], { calculators }: Game, lang: Lang): string =>
	calculators
		.filter(({ id }) => ids.includes(id))
		.map((calculator) => sayIn(nounOf(calculator), lang))
		.join(', ');

const readingOf = ({ doubts }: LedgerRow, names: readonly Name[], lang: Lang): string =>
	doubts
		.map(({ printed, read }) => [printed, read].map((text) => plain(text[lang], lang, nameIn(names))).join(' → '))
		.join('; ') || '=';

function rowHtml(of: LedgerRow, { game, names }: LedgerGame, lang: Lang): string {
	const head = show(of.row.head, lang, titleIn(names));
	const cells = [
		readingOf(of, names, lang),
		calculatorsOf(of.calculators, game, lang) || '–',
		String(of.combats),
		String(of.laws)
	];
	const ref = of.row.ref ? ` <small>${escape(of.row.ref)}</small>` : '';
	return `<tr><th scope=row>${escape(head)}${ref}${cells.map((cell) => `<td>${escape(cell)}`).join('')}`;
}

function chartHtml(of: LedgerChart, within: LedgerGame, lang: Lang): string {
	const { chart, rows, cells, doubts } = of;
	const heads = [words.row, words.reading, words.calculators, words.combatsShort, words.laws];
	const printed = [...chart.source.sheets.map((id) => `${words.sheet[lang]} ${id}`), chart.source.ref ?? []].flat();
	const counts = `${rows.length} ${words.rows[lang]} · ${cells} ${words.cells[lang]} · ${doubts} ${words.doubts[lang]}`;
	return (
		`<details><summary>${escape(chart.title[lang])} <small>${escape(counts)}</small></summary>` +
		`<p>${escape(printed.join(', '))}</p><div><table><caption class=unseen>${escape(chart.title[lang])}<thead><tr>${heads.map((head) => `<th scope=col>${head[lang]}`).join('')}` +
		`<tbody>${rows.map((row) => rowHtml(row, within, lang)).join('')}</table></div></details>`
	);
}

/** Without end tags that HTML does not need, as in charts: all of this is kept on every phone. */
export function ledgerHtml(ledger: Ledger, lang: Lang): string {
	const totals = totalsIn(ledger, lang).map((line) => `<li>${escape(line)}`);
	const games = ledger.games.map(
		(of) =>
			`<h2>${escape(of.game.title[lang])}</h2><p>${escape([...sheetsOf(of.game, lang), `${of.combats} ${words.combats[lang]}`].join(' · '))}</p>` +
			of.charts.map((chart) => chartHtml(chart, of, lang)).join('')
	);
	return `<ul>${totals.join('')}</ul>${games.join('')}`;
}

const LANG: Lang = 'en';

function gameMarkdown({ game, charts, combats }: LedgerGame): string {
	const heads = ['chart', 'where', 'rows', 'cells', 'doubts', 'rows counted', 'rows in combats'];
	const counted = (chart: LedgerChart, is: (row: LedgerRow) => boolean) => chart.rows.filter(is).length;
	const lines = charts.map((of) => [
		of.chart.title[LANG],
		[...of.chart.source.sheets, of.chart.source.ref ?? []].flat().join(', '),
		of.rows.length,
		of.cells,
		of.doubts,
		counted(of, ({ calculators }) => calculators.length > 0),
		counted(of, (row) => row.combats > 0)
	]);
	const table = [heads, heads.map((_, i) => (i < 2 ? '---' : '---:')), ...lines].map(
		(line) => `| ${line.join(' | ')} |`
	);
	return `## ${game.title[LANG]}\n\n${sheetsOf(game, LANG).join('; ')}; ${combats} ${words.combats[LANG]}.\n\n${table.join('\n')}`;
}

export const ledgerMarkdown = (ledger: Ledger): string =>
	`# ${words.proof[LANG]}

Written by \`npm run proof\`; a test fails when it is out of date. The app has every row on the page _${words.proof[LANG]}_.

${totalsIn(ledger, LANG)
	.map((line) => `- ${line}`)
	.join('\n')}

${words.twice[LANG]} ${words.lawsWhy[LANG]} ${words.witnesses[LANG]}

${ledger.games.map(gameMarkdown).join('\n\n')}
`;
