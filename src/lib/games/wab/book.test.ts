import { describe, expect, test } from 'vitest';
import { show } from '$lib/core/figures';
import { valueOf } from '$lib/core/charts/cell';
import { cellOf, figureAt, rowFor, rowOf } from '$lib/core/charts/read';
import type { ChartBody, Value } from '$lib/core/types';
import { and, band, code, need, or, plus, slash } from '$lib/core/charts/write';
import armour from './charts/armour';
import casualties from './charts/casualties';
import combat from './charts/combat-to-hit';
import saveModifiers from './charts/save-modifiers';
import sevenPlus from './charts/seven-plus';
import shields from './charts/shields';
import modifiers from './charts/shooting-modifiers';
import shooting from './charts/shooting-to-hit';
import targets from './charts/targets';
import wound from './charts/to-wound';
import weapons from './charts/weapons';
import terms from './terms';

const lines = (printed: string) =>
	printed
		.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s+/));

const bare = (chart: ChartBody) => chart.rows.map((row) => row.cells.map(valueOf));
const ids = (chart: ChartBody) => chart.rows.map((row) => row.id);
const numbered = (letters: string) => Array.from({ length: 10 }, (_, i) => `${letters}${i + 1}`);

const score = (printed: string): Value => (printed === 'N' ? code('n') : need(Number(printed)));

const HIT = `
	4 4 5 5 6 6 6 6 6 6
	3 4 4 5 5 6 6 6 6 6
	3 3 4 4 5 5 6 6 6 6
	3 3 3 4 4 5 5 6 6 6
	3 3 3 3 4 4 5 5 6 6
	3 3 3 3 3 4 4 5 5 6
	3 3 3 3 3 3 4 4 5 5
	3 3 3 3 3 3 3 4 4 5
	3 3 3 3 3 3 3 3 4 4
	3 3 3 3 3 3 3 3 3 4`;

const WOUND = `
	4 5 6 6 N N N N N N
	3 4 5 6 6 N N N N N
	2 3 4 5 6 6 N N N N
	2 2 3 4 5 6 6 N N N
	2 2 2 3 4 5 6 6 N N
	2 2 2 2 3 4 5 6 6 N
	2 2 2 2 2 3 4 5 6 6
	2 2 2 2 2 2 3 4 5 6
	2 2 2 2 2 2 2 3 4 5
	2 2 2 2 2 2 2 2 3 4`;

describe.each([
	['to hit in combat', combat, HIT, 'ws', 'ws'],
	['to wound', wound, WOUND, 's', 't']
] as const)('%s', (_, chart: ChartBody, printed, row, column) => {
	test('every cell', () => expect(bare(chart)).toEqual(lines(printed).map((line) => line.map(score))));

	test('rows and columns 1 to 10', () => {
		expect(ids(chart)).toEqual(numbered(row));
		expect(chart.columns.map(({ id }) => id)).toEqual(numbered(column));
		const figures = Array.from({ length: 10 }, (_, i) => i + 1);
		expect(chart.rows.map(({ head }) => head)).toEqual(figures);
		expect(chart.columns.map(({ head }) => head)).toEqual(figures);
	});
});

test('the attacker and the Strength are the rows', () => {
	expect(figureAt(combat, 'ws4', 'ws3')).toBe(3);
	expect(figureAt(combat, 'ws3', 'ws4')).toBe(4);
	expect(figureAt(wound, 's4', 't3')).toBe(3);
	expect(figureAt(wound, 's3', 't4')).toBe(5);
	expect(cellOf(wound, 's2', 't6').value).toEqual(code('n'));
	expect(cellOf(wound, 's6', 't2').value).toEqual(need(2));
});

test('shooting by BS', () => {
	expect(bare(shooting)).toEqual(lines('6 5 4 3 2 1')[0]!.map((figure) => [need(Number(figure))]));
	for (let bs = 1; bs <= 6; bs++) expect(figureAt(shooting, `bs${bs}`, 'score')).toBe(7 - bs);
	expect(ids(shooting).filter((id) => cellOf(shooting, id, 'score').doubt)).toEqual(['bs6']);
});

test('shooting modifiers: the dash is a minus but before +1', () => {
	const printed = lines(`
		large-target +1
		moving -1
		charging -1
		long-range -1
		character -1
		skirmish -1
		light-chariot -1
		soft-cover -1
		hard-cover -2`);
	expect(modifiers.rows.map((row) => [row.id, ...row.cells])).toEqual(
		printed.map(([id, by]) => [id, plus(Number(by))])
	);
	expect(rowOf(modifiers, 'soft-cover').not).toEqual(['hard-cover']);
	expect(rowOf(modifiers, 'hard-cover').not).toEqual(['soft-cover']);
	expect(rowOf(modifiers, 'long-range').doubt).toBeDefined();
});

test('7 or more becomes a 6 with less Strength', () => {
	expect(sevenPlus.rows.map(({ head }) => head)).toEqual([band(undefined, 6), 7, 8, 9, 10, band(11)]);
	const strength = [0, -1, -2, -3, -4, -5];
	expect(bare(sevenPlus).map(([, by]) => by)).toEqual(strength.map(plus));
	for (let needed = 1; needed <= 20; needed++) {
		const row = rowFor(sevenPlus, needed).id;
		expect(figureAt(sevenPlus, row, 'strength')).toBe(-Math.min(5, Math.max(0, needed - 6)) + 0);
		if (needed > 6) expect(figureAt(sevenPlus, row, 'roll')).toBe(6);
	}
});

test('weapons', () => {
	const printed = lines(`
		rocks 4" S3
		javelins 8" S3
		darts 12" S2
		handgun 18" S3/4
		light-crossbow 18" S3
		short-bow 18" S3
		sling 18" S3
		composite-bow 24" S3
		staff-sling 24" S3
		crossbow 30" S3/4
		longbow 30" S3`);
	expect(weapons.rows.map((row) => [row.id, row.head, ...row.cells.map(valueOf)])).toEqual(
		printed.map(([id = '', range = '', strength = '']) => {
			const [first = 0, second] = strength.slice(1).split('/').map(Number);
			return [id, code(id), parseInt(range), second === undefined ? first : slash(first, second)];
		})
	);
	expect(ids(weapons).filter((id) => cellOf(weapons, id, 'strength').doubt)).toEqual(['handgun', 'crossbow']);
});

describe('armour', () => {
	/** "4, 5 or 6" are the faces that save: 4+. */
	const save = (printed: string): Value =>
		printed === 'None' ? code('no-save') : printed === '-' ? code('na') : need(parseInt(printed));

	const printed = `
		none | None | 6
		light | 6 | 5 or 6
		heavy | 5 or 6 | 4, 5 or 6
		cataphract | - | 3, 4, 5 or 6*
		partial-plate | 4, 5 or 6 | 3, 4, 5 or 6*
		full-plate | 3, 4, 5 or 6* | 3, 4, 5 or 6*
		cap | 3+ | 2+`
		.trim()
		.split('\n')
		.map((line) => line.split('|').map((part) => part.trim()));

	test('every cell', () => {
		expect(armour.rows.map((row) => [row.id, ...row.cells.map(valueOf)])).toEqual(
			printed.map(([id, ...saves]) => [id, ...saves.map(save)])
		);
	});

	test('the asterisks', () => {
		for (const [id = '', ...saves] of printed)
			saves.forEach((printed, i) => {
				const column = armour.columns[i]!.id;
				expect(cellOf(armour, id, column).notes ?? []).toEqual(printed.endsWith('*') ? ['no-shield'] : []);
			});
	});

	test('a shield without armour on foot is a doubt', () => {
		expect(cellOf(armour, 'none', 'infantry').doubt?.read.en).toContain('6+');
		expect(cellOf(armour, 'none', 'cavalry').value).toEqual(need(6));
	});

	test('is one better mounted, and the limits can be reached', () => {
		for (const id of ['light', 'heavy', 'partial-plate'])
			expect(figureAt(armour, id, 'cavalry')).toBe(figureAt(armour, id, 'infantry') - 1);
		expect(figureAt(armour, 'partial-plate', 'infantry') - figureAt(shields, 'large-shield', 'bonus')).toBeLessThan(
			figureAt(armour, 'cap', 'infantry')
		);
	});
});

test('shields and barding', () => {
	const front = code('front-hit');
	const shot = code('against-shooting');
	const hand = code('hand-to-hand');
	expect(shields.rows.map((row) => [row.id, ...row.cells])).toEqual([
		['shield', plus(1), code('always')],
		['large-shield', plus(2), code('always')],
		['pavise', plus(2), and(front, shot)],
		['buckler', plus(1), or(hand, code('skirmishers'))],
		['full-metal', plus(1), code('always')],
		['half-metal', plus(1), front],
		['full-cloth', plus(1), hand],
		['half-cloth', plus(1), and(front, hand)]
	]);
});

test('save modifiers: one a point of Strength above 3', () => {
	expect(saveModifiers.rows.map((row) => [row.id, row.ref, ...row.cells]).slice(0, 5)).toEqual([
		['up-to-3', '2', plus(0)],
		['s4', '2', plus(-1)],
		['s5', '2', plus(-2)],
		['s6', '2', plus(-3)],
		['per-point', '2', plus(-1)]
	]);
	for (let strength = 1; strength <= 6; strength++)
		expect(figureAt(saveModifiers, rowFor(saveModifiers, strength).id, 'value')).toBe(-Math.max(0, strength - 3) + 0);
	expect(ids(saveModifiers).slice(5)).toEqual(['own-modifier', 'artillery']);
	expect(cellOf(saveModifiers, 'artillery', 'value').value).toEqual(code('no-save'));
	expect(saveModifiers.notes.find(({ id }) => id === 'order')?.doubt).toBeDefined();
});

test('the numbered rules', () => {
	expect(targets.rows.map(({ ref }) => ref)).toEqual(['1', '2', '2.1', '2.2', '2.3', '2.4', '3']);
	expect(cellOf(targets, 'infantry-sight', 'rule').value).toEqual(code('forward-arc'));
	expect(cellOf(targets, 'mounted-sight', 'rule').value).toEqual(
		and(code('forward-arc'), code('side-arc'), code('rear-arc'))
	);
	expect(casualties.rows.map(({ ref }) => ref)).toEqual(['1', '2', '3', '3', '3.1']);
});

test('French profile letters', () => {
	const name = (id: string) => terms.find((term) => term.id === id)?.abbr ?? '';
	expect(['ws', 'bs', 's', 't', 'w', 'n'].map((id) => show(code(id), 'fr', name))).toEqual('CC CT F E PV N'.split(' '));
	expect(['ws', 'bs', 's', 't', 'w', 'n'].map((id) => show(code(id), 'en', name))).toEqual('WS BS S T W N'.split(' '));
});
