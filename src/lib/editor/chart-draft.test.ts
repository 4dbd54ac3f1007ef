import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPack } from '$lib/packs/format/open';
import { partsOf } from '../../../scripts/build/guide/markdown';
import {
	addColumn,
	addGroup,
	addNote,
	addRow,
	cellAt,
	chartFromGrid,
	emptyGrid,
	isUnnamed,
	moveColumn,
	moveRow,
	named,
	nextMark,
	removeColumn,
	removeGroup,
	removeNote,
	removeRow,
	withCell,
	withMatrix
} from './chart-draft';
import { emptyDraft, spoken, withWords, wordsFor, type DraftChart, type PackDraft } from './draft-file';
import { packText } from './file-text';
import { slug } from '$lib/core/letters';
import { freeId, idsFor } from './ids';
import { pasted } from '$lib/core/paste';
import { hashOf, placeIn } from './place';
import { placeOf } from './problem-place';
import { readDraft } from './read-draft';
import { explained, unexplained, usesOf, withoutTerm } from './terms-draft';
import { words } from './words';
import { numbered } from './version';

const known = { lang: 'en', terms: [] } as const;
const about = { title: 'Combat results', phase: 'fight', headRow: true, headColumn: true } as const;
const guide = partsOf(readFileSync('docs/packs.en.md', 'utf8'), 'en');
const codeOf = (id: string) => guide.find((part) => part.id === id)!.typed[0]!;
const pastedChart = (text: string, id = 'results') => chartFromGrid(pasted(text).grid, { ...about, id }, known);
const results = pastedChart(codeOf('table'));
const game = (...charts: DraftChart[]): PackDraft => ({
	...emptyDraft('en', '2026-11-18'),
	authors: ['Me'],
	game: { title: 'Three Hills', dice: 'd6' },
	charts
});

describe('the table of the guide, pasted', () => {
	test('has odds above, the die beside, and ids that expressions can name', () => {
		expect(results.columns.map(({ id }) => id)).toEqual(['1-to-2', '1-to-1', '2-to-1', '3-to-1', '4-to-1']);
		expect(results.rows.map(({ head }) => head)).toEqual([{ max: 1 }, 2, 3, 4, 5, { min: 6 }]);
		expect(results.rows.map(({ id }) => id)).toEqual(['1-or-less', '2', '3', '4', '5', '6-or-more']);
		expect(results.rowHead).toBe('Die');
		expect(openPack(packText(game(results)))).toHaveProperty('pack');
	});

	test('has six abbreviations, which become terms wherever they stand', () => {
		const file = game(results);
		expect(unexplained(file, 'en')).toEqual(['AE', 'AR', 'NE', 'DR', 'EX', 'DE']);
		const done = explained(file, unexplained(file, 'en'), 'en');
		expect([done.terms.length, unexplained(done, 'en'), usesOf(done, 'de')]).toEqual([6, [], 6]);
		expect(done.charts[0]!.rows[0]!.cells[0]).toEqual({ code: 'ae' });
		expect(withoutTerm(done, 'ae').charts[0]!.rows[0]!.cells[0]).toBe('AE');
		expect(usesOf({ ...done, charts: [withCell(results, { row: '2' }, 'a {ae|loss}')] }, 'ae')).toBe(1);
	});

	test('lets the last column be four to one or more, under the id it had', () => {
		const next = withCell(results, { column: '4-to-1' }, { ratio: [4, 1], open: 'more' });
		expect(next.columns.at(-1)).toEqual({ id: '4-to-1', head: { ratio: [4, 1], open: 'more' } });
	});
});

test('the modifiers of the guide are signed', () => {
	const [terrain, modifiers] = ['terrain', 'modifiers'].map((id) => pastedChart(codeOf(id), id));
	expect(terrain!.rows.map(({ cells }) => cells)).toEqual([
		[1, { plus: 0 }],
		[2, { plus: -1 }],
		[2, { plus: -1 }],
		[1, { plus: -2 }]
	]);
	expect(modifiers!.rows.map(({ id }) => id)).toEqual([
		'a-general-leads-the-attack',
		'the-defender-is-attacked-from-two-opposi',
		'every-attacker-crosses-a-stream'
	]);
});

test('letters in brackets make notes, and their places point to them', () => {
	const chart = pastedChart('x\ty [b]\n1 [a]\t2 [a, b]');
	expect(chart.notes).toEqual([
		{ id: 'b', mark: 'b', text: '' },
		{ id: 'a', mark: 'a', text: '' }
	]);
	expect(chart.columns[0]).toMatchObject({ head: 'y', notes: ['b'] });
	expect(chart.rows[0]).toMatchObject({ head: 1, notes: ['a'] });
	expect(chart.rows[0]!.cells).toEqual([{ value: 2, notes: ['a', 'b'] }]);
	expect(removeNote(chart, 'b').rows[0]!.cells).toEqual([{ value: 2, notes: ['a'] }]);
	expect(removeNote(removeNote(chart, 'b'), 'a')).not.toHaveProperty('notes');
	expect(nextMark(chart)).toBe('c');
	expect(addNote(chart).chart.notes!.at(-1)).toEqual({ id: 'note-3', text: '' });
});

test('a head without words is named by the first it gets, and keeps that name', () => {
	const empty = chartFromGrid(emptyGrid(2, 1), { ...about, id: 'x' }, known);
	expect([empty.rows.length, empty.columns.length, empty.rows[0]!.id]).toEqual([2, 1, 'row-1']);
	const spot = { row: 'row-1' };
	expect(isUnnamed(empty, spot)).toBe(true);
	const typed = withCell(empty, spot, 'Woods');
	expect(typed.rows[0]).toMatchObject({ id: 'row-1', head: 'Woods' });
	const { chart, id } = named(
		{ ...typed, rows: typed.rows.map((row, i) => (i ? { ...row, not: ['row-1'] } : row)) },
		spot
	);
	expect([id, chart.rows[0]!.id, chart.rows[1]!.not, isUnnamed(chart, { row: id })]).toEqual([
		'woods',
		'woods',
		['woods'],
		false
	]);
	expect(withCell(chart, { row: 'woods' }, 'Forest').rows[0]).toMatchObject({ id: 'woods', head: 'Forest' });
	const column = named(withCell(empty, { column: 'column-1' }, { plus: 1 }), { column: 'column-1' });
	expect(column.chart.columns[0]).toEqual({ id: 'plus-1', head: { plus: 1 } });
});

describe('groups', () => {
	const base = pastedChart('a\tb\n1\t1\n2\t2\n3\t3');
	test('begin at a row; what stands before is one too', () => {
		const { chart } = addGroup(base, '2', 'Later');
		expect(chart.groups!.map(({ id }) => id)).toEqual(['group-1', 'later']);
		expect(chart.rows.map(({ group }) => group)).toEqual(['group-1', 'later', 'later']);
		const three = addGroup(chart, '3').chart;
		expect(three.rows.map(({ group }) => group)).toEqual(['group-1', 'later', three.groups![2]!.id]);
		const back = removeGroup(removeGroup(chart, 'later'), 'group-1');
		expect(back).toEqual(base);
	});
	test('at the first row there is one', () => {
		const { chart } = addGroup(base, '1', 'All');
		expect([chart.groups!.length, chart.rows.every(({ group }) => group === 'all')]).toEqual([1, true]);
	});
});

/** Any change after any other leaves a chart that is whole: as many cells as columns, no id twice, nothing points to what is gone. */
test('whatever is done to a chart, it stays one', () => {
	const any = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
	const steps: ((chart: DraftChart, n: number) => DraftChart)[] = [
		(chart, n) => addRow(chart, any(chart.rows, n).id).chart,
		(chart) => addColumn(chart).chart,
		(chart, n) => addColumn(chart, any(chart.columns, n).id).chart,
		(chart, n) => (chart.rows.length > 1 ? removeRow(chart, any(chart.rows, n).id) : chart),
		(chart, n) => (chart.columns.length > 1 ? removeColumn(chart, any(chart.columns, n).id) : chart),
		(chart, n) => moveRow(chart, any(chart.rows, n).id, n % 2 ? 1 : -1),
		(chart, n) => moveColumn(chart, any(chart.columns, n).id, n % 2 ? 1 : -1),
		(chart, n) => withCell(chart, { row: any(chart.rows, n).id, column: any(chart.columns, n).id }, { plus: n }),
		(chart, n) => withCell(chart, { row: any(chart.rows, n).id }, `Row ${n}`),
		(chart, n) => {
			const { chart: next, id } = addNote(chart, nextMark(chart));
			return withCell(next, { row: any(chart.rows, n).id }, { value: 'Noted', notes: [id] });
		},
		(chart, n) => (chart.notes ? removeNote(chart, any(chart.notes, n).id) : chart),
		(chart, n) => addGroup(chart, any(chart.rows, n).id, 'Group').chart,
		(chart, n) => (chart.groups ? removeGroup(chart, any(chart.groups, n).id) : chart),
		(chart, n) => withMatrix(chart, n % 2 === 0, ['en'])
	];
	const filled = (chart: DraftChart): DraftChart => ({
		...chart,
		notes: chart.notes?.map((note) => ({ ...note, text: 'x' })),
		groups: chart.groups?.map((group) => ({ ...group, title: 'x' })),
		rowHead: 'x'
	});
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(50)), { maxLength: 25 }), (moves) => {
			const chart = moves.reduce((now, [step, n]) => steps[step]!(now, n), results);
			expect(openPack(packText(game(filled(chart))))).toHaveProperty('pack');
		}),
		{ numRuns: 60 }
	);
});

test('a cell is found by its row and its column, a head by one of them', () => {
	expect(cellAt(results, { row: '3', column: '2-to-1' })).toBe('DR');
	expect(cellAt(results, { row: '3' })).toBe(3);
	expect(cellAt(results, { column: '2-to-1' })).toEqual({ ratio: [2, 1] });
	expect(cellAt(results, {})).toBe('Die');
});

describe('ids', () => {
	test('are small letters without accents, and no name of a page', () => {
		expect([slug('Où l’œuf ?'), slug('— !'), freeId('terms', [], 'x'), freeId('a', ['a', 'a-2'], 'x')]).toEqual([
			'ou-l-oeuf',
			'',
			'the-terms',
			'a-3'
		]);
		expect(idsFor(['Woods', 'Woods', null], 'row')).toEqual(['woods', 'woods-2', 'row-3']);
	});
});

describe('texts', () => {
	test('of a game in one language are words, of two one for each', () => {
		expect(withWords(undefined, 'en', 'Woods', ['en'])).toBe('Woods');
		expect(withWords('Woods', 'fr', 'Bois', ['fr', 'en'])).toEqual({ fr: 'Bois', en: 'Woods' });
		expect(withWords({ fr: 'Bois', en: 'Woods' }, 'fr', '', ['fr', 'en'])).toEqual({ en: 'Woods' });
		expect(wordsFor({ en: 'Woods' }, 'fr')).toBe('Woods');
	});
	test('lose a language with the game', () => {
		const two = spoken({ ...game(results), game: { title: { fr: 'Collines', en: 'Hills' }, dice: 'd6' } }, ['fr']);
		expect([two.languages, two.game.title]).toEqual([['fr'], 'Collines']);
	});
});

test('the end of the address says the draft and the part of it, and nothing else', () => {
	expect(placeIn(hashOf('d', 'chart', 'results'))).toEqual({ draft: 'd', part: 'chart', id: 'results' });
	expect([placeIn(''), placeIn('#d'), placeIn('#d/nowhere/x'), placeIn('#%E0%A4%A')]).toEqual([
		{},
		{ draft: 'd' },
		{ draft: 'd' },
		{}
	]);
});

test('a problem is told at its place, by the words of the game', () => {
	const broken = withCell(results, { row: '3', column: '2-to-1' }, { code: 'drr' });
	const file = { ...game(broken), terms: [{ id: 'dr', abbr: 'DR', title: 'Defender retreats', meaning: 'One hex.' }] };
	const opened = openPack(packText(file));
	const [problem] = 'problems' in opened ? opened.problems : [];
	expect(problem!.says.en).toContain('Did you mean “dr”?');
	expect(placeOf(problem!, file, 'en')).toEqual({
		part: 'chart',
		id: 'results',
		spot: { row: '3' },
		words: ['Combat results', '3']
	});
	const untitled = { ...file, terms: [{ ...file.terms[0]!, title: '' }], charts: [results] };
	const other = openPack(packText(untitled));
	expect(placeOf(('problems' in other ? other.problems : [])[0]!, untitled, 'en')).toEqual({
		part: 'terms',
		id: 'dr',
		words: ['DR'],
		says: words.standsFor
	});
});

test('a draft is read whole or not at all', () => {
	const text = packText(game(results));
	expect(readDraft(text)?.charts).toEqual([results]);
	for (const broken of [
		'',
		'[]',
		'{}',
		text.replace('"charts":[', '"charts":[3,'),
		text.replace('"cells":[', '"cells":{},"x":['),
		text.replace('"languages":["en"]', '"languages":["es"]')
	])
		expect(readDraft(broken)).toBeUndefined();
});

test('a game is taken under its own id, and under the next version where it says something else', () => {
	const first = numbered(game(results), [], '2026-11-19');
	expect([first.id, first.version]).toEqual(['three-hills', 1]);
	const kept = { id: 'three-hills', version: 1, text: packText(first), installedAt: 0 };
	expect(numbered(first, [{ kept }], '2026-11-19')).toBe(first);
	const other = { ...first, charts: [removeRow(results, '3')] };
	expect(numbered(other, [{ kept }], '2026-11-19')).toMatchObject({
		id: 'three-hills',
		version: 2,
		revised: '2026-11-19'
	});
	expect(numbered(game(results), [{ kept }], '2026-11-19').id).toBe('three-hills-2');
});
