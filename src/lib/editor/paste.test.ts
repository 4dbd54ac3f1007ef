import { describe, expect, test } from 'vitest';
import { table } from '$lib/core/charts/html/chart';
import { loadAll, loadGame } from '$lib/games';
import type { Chart } from '$lib/core/types';
import { parts, recognise } from './recognise';
import { headLinesIn, pasted, tableIn, withHeadsIn } from '$lib/core/paste';
import type { DraftCell, DraftText } from './draft-file';

const GRID = [
	['Die', '1/2', '1/1'],
	['1-', 'AE', 'AR'],
	['2', '', 'NE']
];

test.each([
	['tabs', 'Die\t1/2\t1/1\n1-\tAE\tAR\n2\t\tNE\n'],
	['tabs', 'Die\t1/2\t1/1\t\r\n1-\tAE\tAR\t\r\n\r\n2\t\tNE\t\r\n'],
	['pipes', '| Die | 1/2 | 1/1 |\n|---|:-:|--:|\n| 1- | AE | AR |\n| 2 | | NE |'],
	['pipes', 'Die | 1/2 | 1/1\n1- | AE | AR\n2 || NE'],
	['semicolons', 'Die;1/2;1/1\n1-;AE;AR\n2;;NE'],
	['commas', 'Die,1/2,1/1\n1-,AE,AR\n2,,NE'],
	['columns', 'Die   1/2   1/1\n1-    AE    AR\n2           NE'],
	['columns', '  Die  1/2  1/1\n  1-   AE   AR\n  2         NE']
])('%s are recognised', (form, text) => expect(pasted(text)).toEqual({ grid: GRID, form }));

test('words between single blanks, as a page read by a machine gives them', () =>
	expect(pasted('1- AE AR\n2 NE NE\n33 DR DR')).toEqual({
		form: 'spaces',
		grid: [
			['1-', 'AE', 'AR'],
			['2', 'NE', 'NE'],
			['33', 'DR', 'DR']
		]
	}));

test('sentences stay whole, a line each', () =>
	expect(pasted('A general leads, and shouts\nNobody does')).toEqual({
		form: 'lines',
		grid: [['A general leads, and shouts'], ['Nobody does']]
	}));

test('quoted fields keep their signs and line ends; a mark for inches is no quotation', () => {
	expect(pasted('a;"b;\nc ""d"""\n1;2').grid).toEqual([
		['a', 'b; c "d"'],
		['1', '2']
	]);
	expect(pasted('Move\t"\nFoot\t6').grid).toEqual([
		['Move', '"'],
		['Foot', '6']
	]);
	expect(pasted('Foot\t6"\nHorse\t12"').grid).toEqual([
		['Foot', '6"'],
		['Horse', '12"']
	]);
});

test('another way to separate may be said', () => expect(pasted('1,5\n2,5', 'lines').grid).toEqual([['1,5'], ['2,5']]));

test('rows and columns beyond what a pack may have are left out', () => {
	const { grid } = pasted(Array.from({ length: 2_000 }, () => Array(300).fill('1').join('\t')).join('\n'));
	expect([grid.length <= 1_001, grid[0]!.length]).toEqual([true, 101]);
});

describe('a table of a page', () => {
	test('is read by its tags, and nothing of it is run', () =>
		expect(
			tableIn(
				'<p>x</p><table border=1><tr><th>Die<th colspan="2">a &amp; b</tr><tr><td>1<br>2</td><td><img src=x onerror=alert(1)>é</td><td>&#8722;1</table>'
			)
		).toEqual([
			['Die', 'a & b', ''],
			['1 2', 'é', '−1']
		]));

	test('a cell over several rows is that of each, and the cells beside it stay in their columns', () =>
		expect(
			tableIn(
				'<table><tr><th>Terrain<th>MP<th>DRM<tr><td rowspan="2">Woods<td>2<td>&minus;1<tr><td>3<td rowspan=9>&ndash;2<tr><td>Hill<td>&frac12;</table>'
			)
		).toEqual([
			['Terrain', 'MP', 'DRM'],
			['Woods', '2', '−1'],
			['Woods', '3', '–2'],
			['Hill', '½', '–2']
		]));

	test('a cell over rows and columns at once, and one over more than there are', () =>
		expect(
			tableIn('<table><tr><td rowspan=2 colspan=2>a<td>b<tr><td>c<tr><td colspan=999999 rowspan=999999>d</table>')
		).toEqual([
			['a', '', 'b'],
			['a', '', 'c'],
			['d', '', '']
		]));

	test('letters that are written by their names, small and large apart', () =>
		expect(
			tableIn('<table><tr><td>For&ecirc;t &Eacute;l&eacute;phants &plusmn;1 &frac13; &times;2 &le;3 &nothing;</table>')
		).toEqual([['Forêt Éléphants ±1 ⅓ ×2 ≤3 &nothing;']]));

	test('heads in two lines are guessed, and read from the second', () => {
		const grid = tableIn(
			'<table><tr><th rowspan=2>Die<th colspan=3>Odds<th rowspan=2>Note<tr><th>1-2<th>1-1<th>2-1<tr><td>1<td>AE<td>AE<td>NE<td>x</table>'
		)!;
		expect(headLinesIn(grid)).toBe(2);
		expect(withHeadsIn(grid, 2)).toEqual([
			['Die', '1-2', '1-1', '2-1', 'Note'],
			['1', 'AE', 'AE', 'NE', 'x']
		]);
		const [typed, plain] = ['Die\tOdds\t\n\t1-2\t1-1\n1\tAE\tNE', 'Die\t1-2\t\n1\tAE\tNE'].map(
			(text) => pasted(text).grid
		);
		expect([headLinesIn(typed!), withHeadsIn(typed!, 2)[0]]).toEqual([2, ['Die', '1-2', '1-1']]);
		expect([headLinesIn(plain!), withHeadsIn(plain!, 1)]).toEqual([1, plain]);
		expect(headLinesIn(GRID)).toBe(1);
	});

	test('no table, nothing', () => expect(tableIn('<p>1 2</p>')).toBeUndefined());
});

/** What a browser copies of a chart: its text with tabs between the cells. */
const copied = (html: string) =>
	tableIn(html)!
		.map((row) => row.join('\t'))
		.join('\n');

test.each(['alexander', 'jdg', 'wab'])(
	'the charts of %s, copied out of the app, come back cell by cell',
	async (id) => {
		const { charts, terms } = await loadAll((await loadGame(id))!);
		let same = 0;
		let all = 0;
		for (const chart of charts as readonly Chart[]) {
			const html = table(chart, { lang: 'en', names: terms, termsAt: '../terms/#' });
			const grid = tableIn(html)!;
			expect(pasted(copied(html)).grid).toEqual(grid);
			const known = {
				lang: 'en' as const,
				terms: terms as readonly { id: string; abbr?: DraftText; title: DraftText }[],
				notes: chart.notes
			};
			const rows = chart.groups
				? chart.groups.flatMap((group) => [undefined, ...chart.rows.filter((row) => row.group === group.id)])
				: chart.rows;
			expect(grid.length).toBe(rows.length + 1);
			rows.forEach((row, r) =>
				row?.cells.forEach((cell, c) => {
					all++;
					const read = parts(recognise(grid[r + 1]![c + 1] ?? '', known).cell);
					const { value, notes } = parts(cell as DraftCell);
					const words = typeof value === 'object' && value && 'en' in value ? value.en : value;
					const [a, b] = [JSON.stringify([read.value, read.notes]), JSON.stringify([words, notes])];
					if (a === b) same++;
				})
			);
		}
		// The rest is words with links in them, and zeros that the page writes alike.
		expect(same / all).toBeGreaterThan(0.8);
	}
);
