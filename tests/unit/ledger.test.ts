/** The ledger of truth says what is in the charts, and docs/proof.md says the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledgerFrom, type Mutants, type Recorded } from '$lib/app/about/ledger';
import { ledgerHtml, ledgerMarkdown } from '$lib/app/about/ledger-page';
import { RESULT } from '../../scripts/mutants.js';
import { formatted, LEDGER, PROOF } from '../../scripts/proof.js';

const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const recorded = json<Recorded>(LEDGER);
const ledger = await ledgerFrom(recorded, json<Mutants>(RESULT));
const charts = ledger.games.flatMap(({ game, charts }) => charts.map((of) => ({ game: game.id, ...of })));

test('docs/proof.md is up to date: else npm run proof', async () => {
	expect(readFileSync(PROOF, 'utf8')).toBe(await formatted(ledgerMarkdown(ledger)));
});

test('every row that was recorded is one of a chart, counted by calculators of its game: else npm run proof', () => {
	const rows = new Set(
		charts.flatMap(({ game, chart, rows }) => rows.map(({ row }) => `${game}/${chart.id}#${row.id}`))
	);
	expect(Object.keys(recorded.rows).filter((row) => !rows.has(row))).toEqual([]);
	const calculators = new Set(ledger.games.flatMap(({ game }) => game.calculators.map(({ id }) => `${game.id}/${id}`)));
	const named = Object.entries(recorded.rows).flatMap(([row, of]) =>
		of.calculators.map((calculator) => `${row.split('/')[0]}/${calculator}`)
	);
	expect(named.filter((name) => !calculators.has(name))).toEqual([]);
});

test('says of each sheet when it was last read, and of each chart on which sheet it is', () => {
	for (const { game } of ledger.games)
		for (const { id, read } of game.sheets) expect(read, `${game.id}, sheet ${id}`).toMatch(/^\d{4}-\d\d-\d\d$/);
	for (const { game, chart } of charts) expect(chart.source.sheets.length, `${game}/${chart.id}`).toBeGreaterThan(0);
});

test.each(['fr', 'en'] as const)('the page in %s has every row, its doubt and its counts', (lang) => {
	const html = ledgerHtml(ledger, lang);
	expect(html.match(/<th scope=row>/g)).toHaveLength(ledger.totals.rows);
	expect(html).toContain(lang === 'fr' ? 'feuille 003' : 'sheet 003');
	const { rows } = charts.find(({ game, chart }) => game === 'wab' && chart.id === 'shooting-modifiers')!;
	const { doubts, combats, laws, calculators } = rows.find(({ row }) => row.id === 'long-range')!;
	expect([doubts.length, calculators]).toEqual([1, ['shooting']]);
	expect(html).toContain(`<td>${combats}<td>${laws}`);
	expect(combats).toBeGreaterThan(0);
});
