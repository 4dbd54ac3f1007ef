/** Cells in words: an outcome names those that bring it about. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { openPack } from '../format/open';

function attackWith(cells: Readonly<Record<string, string | { fr: string; en: string }>>, words: unknown) {
	const pack = JSON.parse(readFileSync('static/packs/three-hills.guidon.txt', 'utf8'));
	const chart = pack.charts.find(({ id }: { id: string }) => id === 'results');
	for (const row of chart.rows) row.cells = row.cells.map((cell: { code: string }) => cells[cell.code] ?? cell);
	const outcome = pack.calculators[0].outcomes.find(({ id }: { id: string }) => id === 'dr');
	if (words) outcome.words = words;
	pack.examples = [];
	const opened = openPack(JSON.stringify(pack));
	if (!('pack' in opened)) throw new Error(opened.problems.map(({ says }) => says.en).join('\n'));
	return resolve(opened.pack.calculators[0]!, { attackers: 6, defenders: 3 });
}

test.each([
	['in one language', 'Retreat', ['Pull back', 'Retreat']],
	['in both', { fr: 'Repli', en: 'Retreat' }, [{ fr: 'Repli', en: 'Retreat' }]],
	['the same in one of them', { fr: 'Repli', en: 'Retreat' }, ['Repli']]
])('words %s bring about the outcome that names them', (_, cell, words) => {
	const result = attackWith({ dr: cell }, words);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	expect(result.odds.get('dr')).toBe(2n);
});

test('words that no outcome names are no result', () =>
	expect(isIllegal(attackWith({ dr: 'Retreat' }, ['Pull back']))).toBe(true));
