/** The ledger of truth says what is in the charts, and docs/proof.md says the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledgerFrom } from '$lib/app/about/ledger';
import { ledgerHtml, ledgerMarkdown } from '$lib/app/about/ledger-page';
import { ledger as read } from '../../scripts/build/ledger.js';
import { formatted, PROOF } from '../../scripts/proof.js';

const { recorded, mutants } = read();
const ledger = await ledgerFrom(recorded, mutants);
const charts = ledger.games.flatMap(({ game, charts }) => charts.map((of) => ({ game: game.id, ...of })));

test('docs/proof.md is up to date: else npm run proof', async () => {
	expect(readFileSync(PROOF, 'utf8')).toBe(await formatted(ledgerMarkdown(ledger)));
});

test('every row that was recorded is one of a chart, counted by calculators of its game: else npm run proof', () => {
	expect(Object.keys(recorded.games).sort()).toEqual(ledger.games.map(({ game }) => game.id).sort());
	for (const { game, charts } of ledger.games) {
		const rows = charts.flatMap(({ chart, rows }) => rows.map(({ row }) => `${chart.id}#${row.id}`));
		const found = recorded.games[game.id]!.rows;
		expect(Object.keys(found).filter((row) => !rows.includes(row))).toEqual([]);
		const calculators = game.calculators.map(({ id }) => id);
		const named = Object.values(found).flatMap((row) => row.calculators);
		expect(named.filter((id) => !calculators.includes(id))).toEqual([]);
	}
});

test('says of each sheet when it was last read, and of each chart on which sheet it is', () => {
	for (const { game } of ledger.games)
		for (const { id, read } of game.sheets) expect(read, `${game.id}, sheet ${id}`).toMatch(/^\d{4}-\d\d-\d\d$/);
	for (const { game, chart } of charts) expect(chart.source.sheets.length, `${game}/${chart.id}`).toBeGreaterThan(0);
});

test.each(['fr', 'en'] as const)('the page in %s has every row, its doubt and its counts', (lang) => {
	const html = ledgerHtml(ledger, lang);
	expect(html.match(/<th scope=row>/g)).toHaveLength(ledger.totals.rows);
	const counted = charts.flatMap(({ rows }) => rows).find(({ doubts, combats }) => doubts.length && combats)!;
	expect(html).toContain(`<td>${counted.combats}<td>${counted.laws}`);
	expect(html).toContain(ledger.games[0]!.game.sheets[0]!.title[lang]);
});
