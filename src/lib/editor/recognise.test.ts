import { describe, expect, test } from 'vitest';
import { loadAll, loadGame } from '$lib/games';
import { LANGS, type Value } from '$lib/core/types';
import type { DraftCell, DraftText, DraftValue } from './draft-file';
import {
	abbreviationsIn,
	parts,
	recognise,
	recogniseColumn,
	recogniseHeads,
	recogniseValue,
	spokenOf,
	written
} from './recognise';

const terms = ['D', 'R', 'AE', 'Ex'].map((abbr) => ({ id: abbr.toLowerCase(), abbr, title: abbr }));
const known = {
	lang: 'en',
	terms,
	notes: [
		{ id: 'a', mark: 'a' },
		{ id: 'late', mark: 'b' }
	]
} as const;

test.each<[string, DraftValue]>([
	['', null],
	['·', null],
	['-', null],
	['–', null],
	['12', 12],
	['1.5', 1.5],
	['1,5', 1.5],
	['1½', 1.5],
	['½', 0.5],
	['=−2', -2],
	['+1', { plus: 1 }],
	['−2', { plus: -2 }],
	['-2', { plus: -2 }],
	['+0', { plus: 0 }],
	['4+', { need: 4 }],
	['1-', { max: 1 }],
	['3–5', { min: 3, max: 5 }],
	['3-5', { min: 3, max: 5 }],
	['3 à 5', { min: 3, max: 5 }],
	['−2 to 1', { min: -2, max: 1 }],
	['6 or more', { min: 6 }],
	['6 et +', { min: 6 }],
	['≥ 6', { min: 6 }],
	['1 ou moins', { max: 1 }],
	['2/1', { ratio: [2, 1] }],
	['2:1', { ratio: [2, 1] }],
	['3-1', { ratio: [3, 1] }],
	['1.5/1', { ratio: [1.5, 1] }],
	['3/1+', { ratio: [3, 1], open: 'more' }],
	['1/2 or less', { ratio: [1, 2], open: 'less' }],
	['AE', { code: 'ae' }],
	['ae', 'ae'],
	['{ae}', { code: 'ae' }],
	['D+R', { join: 'and', of: [{ code: 'd' }, { code: 'r' }] }],
	['D + R', { join: 'and', of: [{ code: 'd' }, { code: 'r' }] }],
	['D/R', { join: 'slash', of: [{ code: 'd' }, { code: 'r' }] }],
	['6 / 7', { join: 'slash', of: [6, 7] }],
	['5 or 6', { join: 'or', of: [5, 6] }],
	['+1D', { join: 'glued', of: [{ plus: 1 }, { code: 'd' }] }],
	['2D', { join: 'glued', of: [2, { code: 'd' }] }],
	['no effect', 'no effect'],
	['6"', '6"'],
	["'4+", '4+'],
	['D+Q', 'D+Q'],
	// The minus signs of rule books, Word and PDFs, with and without a blank.
	...['-', '–', '—', '‒', '―', '‐', '‑', '−', '－', '﹣', '➖'].flatMap((sign): [string, DraftValue][] => [
		[`${sign}1`, { plus: -1 }],
		[`${sign} 2`, { plus: -2 }],
		[`${sign}\u00a0½`, { plus: -0.5 }],
		[`1 to ${sign}3`, { min: -3, max: 1 }],
		[sign, sign === '−' ? '−' : null]
	]),
	['+ 1', { plus: 1 }],
	['＋１', { plus: 1 }],
	['１２', 12],
	['3 – 5', { min: 3, max: 5 }],
	['3—5', { min: 3, max: 5 }],
	['3‑5', { min: 3, max: 5 }],
	['–3 – –1', { min: -3, max: -1 }],
	['−2 to −5', { min: -5, max: -2 }],
	['3 to 1', { ratio: [3, 1] }],
	['–1/–2', { join: 'slash', of: [{ plus: -1 }, { plus: -2 }] }],
	['D – 1', 'D – 1'],
	['⅓', 1 / 3],
	['1⅔', 1 + 2 / 3],
	['⅛', 0.125],
	['1 1/2', 1.5],
	['1 ½', 1.5],
	['–1 1/2', { plus: -1.5 }],
	['1⁄2', 0.5],
	['1/2', { ratio: [1, 2] }],
	['+3 or more', { min: 3 }],
	['+1 to +2', { min: 1, max: 2 }],
	['≥ +3', { min: 3 }],
	['−3 or less', { max: -3 }],
	['1L', { shift: -1 }],
	['2 right', { shift: 2 }],
	['1 left', { shift: -1 }],
	['2 →', { shift: 2 }],
	['1G', '1G']
])('“%s” is recognised', (text, value) => expect(recogniseValue(text, known)).toEqual(value));

test('letters in brackets are notes, and those that point to none are told', () => {
	expect(recognise('AE [a]', known)).toEqual({ cell: { value: { code: 'ae' }, notes: ['a'] }, unknown: [] });
	expect(recognise('2 [a, b]', known)).toEqual({ cell: { value: 2, notes: ['a', 'late'] }, unknown: [] });
	expect(recognise('2[c]', known)).toEqual({ cell: 2, unknown: ['c'] });
	expect(recognise('see [a] []', known)).toEqual({ cell: 'see [a]', unknown: [] });
});

test.each<[string, DraftValue, string[]]>([
	['2*', 2, ['*']],
	['–2**', { plus: -2 }, ['**']],
	['−1†', { plus: -1 }, ['†']],
	['2¹', 2, ['1']],
	['3ᵃ', 3, ['a']],
	['-1(a)', { plus: -1 }, ['a']],
	['-1 (a, b)', { plus: -1 }, ['a', 'late']],
	['4+ *', { need: 4 }, ['*']],
	['6*†', 6, ['*', '†']],
	['AE*', { code: 'ae' }, ['*']],
	['Woods*', 'Woods*', []],
	['2 (3)', '2 (3)', []],
	['2* []', '2*', []],
	['*', '*', []]
])('of “%s” the marks are notes, and the rest is what it is without them', (text, value, marks) => {
	const read = recognise(text, known);
	expect([parts(read.cell).value, read.unknown.concat(parts(read.cell).notes ?? [])]).toEqual([value, marks]);
});

test('words that end like a mark, and thirds, are written so that they come back', () => {
	for (const value of ['2*', '−1 (a)', 1 / 3, 2 + 2 / 3, { plus: -1 / 3 }] as DraftValue[])
		expect(recognise(written(value, known), known).cell).toEqual(value);
	expect(written(2 + 2 / 3, known)).toBe('2⅔');
});

describe('heads', () => {
	test('a difference with its signs is a scale', () =>
		expect(recogniseHeads(['-3 or less', '−2 to –1', '0', '+1', '+2 to +3', '+4 or more'], known)).toEqual([
			{ max: -3 },
			{ min: -2, max: -1 },
			0,
			1,
			{ min: 2, max: 3 },
			{ min: 4 }
		]));

	test('beside figures 6+ is six or more; alone it is a score to reach', () => {
		expect(recogniseHeads(['1-', '2', '3', '6+'], known)).toEqual([{ max: 1 }, 2, 3, { min: 6 }]);
		expect(recogniseHeads(['3+', '4+'], known)).toEqual([{ need: 3 }, { need: 4 }]);
	});
	test('where one pair goes down, all are odds', () => {
		expect(recogniseHeads(['1-2', '1-1', '2-1', '4-1+'], known)).toEqual([
			{ ratio: [1, 2] },
			{ ratio: [1, 1] },
			{ ratio: [2, 1] },
			{ ratio: [4, 1], open: 'more' }
		]);
		expect(recogniseHeads(['1-2', '3-4'], known)).toEqual([
			{ min: 1, max: 2 },
			{ min: 3, max: 4 }
		]);
	});
});

test('beside signed figures a 0 is one of them', () => {
	expect(recogniseColumn(['0', '-1', '+2'], known).cells).toEqual([{ plus: 0 }, { plus: -1 }, { plus: 2 }]);
	expect(recogniseColumn(['0', '3'], known).cells).toEqual([0, 3]);
});

test('abbreviations without a term are found, words are not', () =>
	expect(abbreviationsIn(['DR', 'No', 'D1 + EX', 'Clear', { fr: 'ME', en: 'ME' }, 2], 'en')).toEqual([
		'DR',
		'D1',
		'EX',
		'ME'
	]));

/** Two readings of words, one for each language, as one text. */
function merged(fr: DraftValue, en: DraftValue): DraftValue {
	if (typeof fr === 'string' && typeof en === 'string') return { fr, en };
	if (typeof fr === 'object' && fr && 'join' in fr)
		return {
			join: fr.join,
			of: fr.of.map((part, i) => merged(part, (en as { of: DraftValue[] }).of[i]!))
		};
	expect(fr).toEqual(en);
	return fr;
}

/** Several values of which there is one are that one. */
const lone = (value: DraftValue): DraftValue =>
	typeof value === 'object' && value && 'join' in value
		? value.of.length === 1
			? lone(value.of[0]!)
			: { ...value, of: value.of.map(lone) }
		: value;

test.each(['alexander', 'jdg', 'dbm', 'wab'])(
	'every cell and head of %s is typed and recognised as it is',
	async (id) => {
		const { charts, terms } = await loadAll((await loadGame(id))!);
		let cells = 0;
		for (const { rows, columns, notes = [] } of charts) {
			const readIn = (cell: DraftCell) =>
				LANGS.map((lang) => {
					const known = { lang, terms: terms as readonly { id: string; abbr?: DraftText; title: DraftText }[], notes };
					return recognise(written(cell, known), known);
				});
			const all = [...columns, ...rows].map(({ head }) => head as Value as DraftCell);
			for (const cell of [...all, ...rows.flatMap((row) => row.cells as readonly DraftCell[])]) {
				const [fr, en] = readIn(cell).map(({ cell }) => parts(cell));
				const { value, notes: ids = [] } = parts(cell);
				expect(merged(fr!.value, en!.value)).toEqual(lone(value));
				// A note without a letter is pointed to by nothing that is typed.
				expect(fr!.notes ?? []).toEqual(ids.filter((id) => notes.find((note) => note.id === id)?.mark));
				cells++;
			}
		}
		expect(cells).toBeGreaterThan(100);
	}
);

test('one speaks of a head without the braces of its terms', () => {
	const terms = [
		{ id: 'tec', abbr: 'TEC', title: 'Terrain effects' },
		{ id: 'barding', title: 'Barding' }
	];
	const head = { fr: '{barding|Caparaçon} en métal ({tec} [b])', en: 'Metal {barding} ({tec} [b], {gone})' };
	expect(spokenOf(head, { lang: 'fr', terms })).toBe('Caparaçon en métal (TEC [b])');
	expect(spokenOf(head, { lang: 'en', terms })).toBe('Metal Barding (TEC [b], gone)');
});

describe('column shifts', () => {
	const column = (texts: readonly string[], lang: 'fr' | 'en' = 'en') =>
		recogniseColumn(texts, { ...known, lang, terms: [] }).cells;

	test('in French G is left and D is right, and a term goes before', () => {
		expect(column(['0', '1G', '2D', '1 à gauche'], 'fr')).toEqual([0, -1, 2, -1].map((shift) => ({ shift })));
		expect(recogniseValue('2D', { ...known, lang: 'fr' })).toEqual({ join: 'glued', of: [2, { code: 'd' }] });
	});

	test('a blank, a 0 and “none” shift nothing; among other words they are results', () => {
		expect(column(['–', '0', 'none', '1L'])).toEqual([null, { shift: 0 }, 'none', { shift: -1 }]);
		expect(column(['AE', '2R', 'Ex'])).toEqual(['AE', '2R', 'Ex']);
		const named = { ...known, terms: terms.filter(({ id }) => id === 'ae') };
		expect(recogniseColumn(['AE', '2R'], named).cells).toEqual([{ code: 'ae' }, '2R']);
	});

	test.each([-2, -1, 0, 1, 12])('a shift of %i is written as it is read, in both languages', (shift) => {
		for (const lang of LANGS) {
			for (const terms of [[], ['G', 'D', 'L', 'R'].map((abbr) => ({ id: abbr.toLowerCase(), abbr, title: abbr }))]) {
				const here = { lang, terms };
				expect(recogniseValue(written({ shift }, here), here)).toEqual({ shift });
			}
		}
	});
});
