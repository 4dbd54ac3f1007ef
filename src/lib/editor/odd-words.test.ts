import { expect, test } from 'vitest';
import { chartFromGrid } from './chart-draft';
import { emptyDraft } from './draft-file';
import { oddWords, oddWordsIn } from './odd-words';
import { pasted } from '$lib/core/paste';
import { placeOf } from './problem-place';

const terms = [{ id: 'p', abbr: 'P', title: 'Prohibited' }];
const oddIn = (text: string) => oddWords(chartFrom(text)).map(({ row, column }) => `${row}.${column}`);
const chartFrom = (text: string) =>
	chartFromGrid(
		pasted(text).grid,
		{ id: 'x', title: 'X', phase: 'move', headRow: true, headColumn: true },
		{ lang: 'en', terms }
	);

test('words in a column that is mostly figures are pointed to; terms, blanks and columns of words are not', () => {
	const chart = ['Terrain\tMP\tDRM\tSeen', 'Clear\t1\t0\tyes', 'Hill\t2\t~1\tno', 'Woods\t2\t–1\tno', 'Lake\tP\t\t9'];
	expect(oddIn(chart.join('\n'))).toEqual(['hill.drm']);
});

test('as many words as figures are a column of both', () => expect(oddIn('a\tb\nx\t1\ny\tno')).toEqual([]));

test('they are told at their cell, in the words that are there', () => {
	const chart = chartFrom('Terrain\tDRM\nClear\t0\nHill\t~1\nWoods\t–1');
	const file = { ...emptyDraft('en', '2026-11-18'), charts: [chart] };
	const [told] = oddWordsIn(file.charts);
	expect(told!.says.en).toBe('“~1” is read as text and counts nothing.');
	expect(placeOf(told!, file, 'en')).toMatchObject({
		spot: { row: 'hill', column: 'drm' },
		words: ['X', 'Hill', 'DRM']
	});
});
