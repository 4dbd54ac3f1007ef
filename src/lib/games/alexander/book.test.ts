/** The lines of the player aid, typed a second time, against what the charts hold. */
import { describe, expect, test } from 'vitest';
import { loadAll } from '..';
import { valueOf } from '$lib/core/charts/cell';
import { cellOf, figureAt, rowFor, rowOf } from '$lib/core/charts/read';
import { show } from '$lib/core/figures';
import { sayIn, shortName } from '$lib/core/lang';
import type { Chart, Lang, Value } from '$lib/core/types';
import game from './index';

const { charts, terms } = await loadAll(game);

function chart(id: string): Chart {
	const found = charts.find((chart) => chart.id === id);
	if (!found) throw new Error(`No chart “${id}”.`);
	return found;
}

/** As a typewriter would print it. */
const printed = (value: Value, lang: Lang) =>
	show(value, lang, (id) => shortName(terms.find((term) => term.id === id)!))
		.replace(/[−–]/g, '-')
		.replace(/\u00a0/g, ' ');

const line = (body: Chart, row: string, lang: Lang = 'fr') =>
	rowOf(body, row).cells.map((cell) => printed(valueOf(cell), lang));

const ids = (body: Chart) => body.rows.map(({ id }) => id);

const heads = (body: Chart, lang: Lang) => body.rows.map(({ head }) => printed(head, lang));

describe('terrain', () => {
	const terrain = chart('terrain');

	const sheet = `
		Clair      | Clear     | 1  | 1  | PE | PE
		Gué 1      | Ford 1    | 2  | 2  | PE | +1
		Gué 2      | Ford 2    | 3  | 2  | +1 | +1
		Gué 3      | Ford 3    | 3  | 3  | +1 | +2
		Mer, rivière | Sea, river | NA | NA | PE | PE
		Pont       | Bridge    | 0  | 0  | +1 | -1
		Ruisseau   | Stream    | +1 | 0  | PE | PE
		+1 niveau  | +1 level  | +1 | +2 | PE | -1
		-1 niveau  | -1 level  | 0  | +1 | PE | +1`;
	const lines = sheet
		.trim()
		.split('\n')
		.map((line) => line.split('|').map((cell) => cell.trim()));

	test('is the sheet, cell by cell', () => {
		const shown = terrain.rows.map((row) => [
			printed(row.head, 'fr'),
			printed(row.head, 'en'),
			...line(terrain, row.id)
		]);
		expect(shown).toEqual(lines);
	});

	test('says NE in English in the nine cells that print PE', () => {
		const cells = terrain.rows.flatMap(({ id }) => line(terrain, id, 'en'));
		expect(cells.filter((cell) => cell === 'NE')).toHaveLength(9);
		expect(cells).not.toContain('PE');
		expect(terms.find(({ id }) => id === 'ne')?.doubt).toBeDefined();
	});

	test('doubts whose terrain it is, and no longer claims the heading of the fire modifiers', () => {
		expect(terrain.notes?.find(({ id }) => id === 'best-for-defender')?.doubt).toBeDefined();
		expect(terrain.notes).toHaveLength(2);
	});
});

describe('fire', () => {
	const table = chart('fire-table');
	const modifiers = chart('fire-modifiers');

	test.each([
		['ar', 'Ar', '6/7 7/- 8/- NA'],
		['pe-ja-ch-el', 'Pe/Ja/Ch/El', '7/8 8/- NA NA'],
		['cl', 'Cl', '6/8 7/- NA NA']
	])('table: %s', (row, head, cells) => {
		expect(printed(rowOf(table, row).head, 'en')).toBe(head);
		expect(line(table, row).join(' ')).toBe(cells);
	});

	test('table: three rows, four ranges, the last open', () => {
		expect(table.rows).toHaveLength(3);
		expect(table.columns.map(({ head }) => printed(head, 'en'))).toEqual(['1', '2', '3', '4 or more']);
	});

	test('table: a mixed range, mixed firers and the types without a row are doubts', () => {
		const doubted = (table.notes ?? []).filter(({ doubt }) => doubt).map(({ id }) => id);
		expect(doubted).toEqual(['farthest', 'mixed', 'silent-types']);
	});

	test('modifiers', () => {
		expect(modifiers.rows.map(({ id }) => `${id} ${line(modifiers, id, 'en')[0]}`)).toEqual([
			'terrain see Terrain',
			'firers-below-7 -1',
			'firers-7 0',
			'firers-above-7 +1',
			'stack-up-to-3 -1',
			'stack-4-to-7 0',
			'stack-8-to-9 +1',
			'stack-10-or-more 0',
			'target-cl-ph-ho -1',
			'target-ca -2',
			'moved -1',
			'discouraged -1'
		]);
	});

	const inGroup = (group: string) => ({
		...modifiers,
		rows: modifiers.rows.filter((row) => row.group === group)
	});

	test.each([
		['firers', [1, 4, 6], -1],
		['firers', [7], 0],
		['firers', [8, 20], 1],
		['stack', [1, 3], -1],
		['stack', [4, 7], 0],
		['stack', [8, 9], 1],
		['stack', [10, 25], 0]
	])('modifiers: %s of %j points', (group, points, by) => {
		const rows = inGroup(group);
		for (const n of points) expect(figureAt(rows, rowFor(rows, n).id, 'value')).toBe(by);
	});

	test('modifiers: ten points or more is a doubt, and so is the type of a mixed stack', () => {
		expect(modifiers.rows.filter(({ doubt }) => doubt).map(({ id }) => id)).toEqual([
			'stack-10-or-more',
			'target-cl-ph-ho',
			'target-ca'
		]);
		expect(printed(rowOf(modifiers, 'target-cl-ph-ho').head, 'fr')).toBe('Cl ou Ph ou Ho');
		expect(printed(rowOf(modifiers, 'target-ca').head, 'fr')).toBe('Ca');
	});

	test('modifiers: one of each of the three kinds that cannot go together', () => {
		for (const group of ['firers', 'stack', 'type']) {
			const together = ids(inGroup(group));
			for (const id of together) expect(rowOf(modifiers, id).not).toEqual(together.filter((other) => other !== id));
		}
		for (const id of ['terrain', 'moved', 'discouraged']) expect(rowOf(modifiers, id).not).toBeUndefined();
	});

	test('results', () => {
		const results = chart('fire-results');
		expect(results.rows.map(({ id, ref }) => [id, ...line(results, id), ref])).toEqual([
			['neither', 'PE', undefined],
			['first', 'D', '12.1'],
			['second', 'Dr', '12.2.1'],
			['only', 'D', '12.1']
		]);
		expect(rowOf(results, 'second').doubt).toBeDefined();
		expect(results.notes?.map(({ ref }) => ref)).toEqual([undefined, '9.3', '12']);
	});
});

describe('melee', () => {
	const types = chart('melee-types');
	const results = chart('melee-results');
	const modifiers = chart('melee-modifiers');

	test('adds −7 to +7 to a die of 0 to 9', () => {
		const roll = chart('melee-roll');
		expect(cellOf(roll, 'sum', 'limits').value).toEqual({ min: -7, max: 7 });
		expect(cellOf(roll, 'die', 'limits').value).toEqual({ min: 0, max: 9 });
		expect(rowOf(roll, 'sum').doubt).toBeDefined();
	});

	const matrix = `
		Att Ph Ho Pe In Ja Ar Ca Cl Ch El
		Ph 0 +2 +3 +4 +1 +2 +1 +1 0 0
		Ho 0 0 +2 +3 +1 +2 +1 +1 0 0
		Pe -2 -1 0 +2 +2 +2 0 0 +1 +1
		In -3 -2 -1 0 +1 +1 -1 -1 -1 0
		Ja -2 -2 -1 -1 0 +1 -1 -1 -1 +1
		Ar -2 -2 -2 -2 0 0 -2 -2 -1 -1
		Ca -2 0 +2 +4 +3 +3 0 +2 0 -2
		Cl -3 -1 +1 +3 +2 +2 -1 0 +1 -2
		Ch -2 -2 +2 +2 +2 +2 0 0 0 -2
		El +2 +2 +1 +3 +1 +2 +2 +2 +2 0`;

	test('types are the sheet, cell by cell', () => {
		const [top, ...lines] = matrix
			.trim()
			.split('\n')
			.map((line) => line.trim());
		expect(['Att', ...types.columns.map(({ head }) => printed(head, 'fr'))].join(' ')).toBe(top);
		expect(types.rows.map((row) => [printed(row.head, 'fr'), ...line(types, row.id)].join(' '))).toEqual(lines);
	});

	test.each([
		['pe', 'ca', 0],
		['ca', 'in', 4],
		['in', 'ph', -3],
		['cl', 'ph', -3],
		['ja', 'el', 1],
		['el', 'ja', 1]
	])('%s attack %s: %i', (attacker, defender, by) => {
		expect(figureAt(types, attacker, defender)).toBe(by);
	});

	test('strength ratios', () => {
		const ratios = chart('melee-ratio');
		expect(ratios.rows.map(({ id }) => line(ratios, id)[0])).toEqual(['+2', '+1', '0', '-1', '-2']);
		expect(heads(ratios, 'fr')).toEqual(['2/1 et +', '1/1', '1/2', '1/3', 'Moins de 1/3']);
		expect(
			ratios.rows.map(({ head }) => (head && typeof head === 'object' && 'ratio' in head ? head.ratio : null))
		).toEqual([[2, 1], [1, 1], [1, 2], [1, 3], null]);
	});

	test('quality', () => {
		const quality = chart('melee-quality');
		expect(quality.rows.map(({ id }) => `${id} ${line(quality, id, 'en')[0]}`)).toEqual([
			'higher +1',
			'lower -1',
			'several the best',
			'phalanx +1'
		]);
		expect(rowOf(quality, 'higher').not).toEqual(['lower']);
		expect(rowOf(quality, 'lower').not).toEqual(['higher']);
	});

	test('the fourteen other modifiers', () => {
		expect(modifiers.rows.map(({ id }) => `${id} ${line(modifiers, id, 'en')[0]}`)).toEqual([
			'terrain see Terrain',
			'leaders ± the difference',
			'offensive-fire -2',
			'flank +2',
			'rear +3',
			'rear-and-other +4',
			'phalanx-attacks +1',
			'phalanx-defends -1',
			'phalanx-pair +1',
			'attacker-some-discouraged -1',
			'attacker-all-discouraged -2',
			'defender-some-discouraged +1',
			'defender-all-discouraged +2',
			'defender-all-routed +5'
		]);
	});

	test('exclusions go both ways, and only these', () => {
		const pairs = modifiers.rows.flatMap(({ id, not = [] }) => not.map((other) => [id, other].sort().join(' x ')));
		const once = [...new Set(pairs)].sort();
		expect(pairs.sort()).toEqual([...once, ...once].sort());
		expect(once).toEqual(
			[
				'flank x rear',
				'flank x rear-and-other',
				'rear x rear-and-other',
				'defender-all-routed x flank',
				'defender-all-routed x rear',
				'defender-all-routed x rear-and-other',
				'defender-all-routed x phalanx-defends',
				'attacker-all-discouraged x attacker-some-discouraged',
				'defender-all-discouraged x defender-some-discouraged',
				'defender-all-routed x defender-some-discouraged',
				'defender-all-discouraged x defender-all-routed'
			].sort()
		);
	});

	test('some defenders routed rules out neither the flanks nor the phalanx', () => {
		const { not } = rowOf(modifiers, 'defender-all-discouraged');
		for (const id of ['flank', 'rear', 'rear-and-other', 'phalanx-defends']) expect(not).not.toContain(id);
	});

	test('a lone discouraged unit, the three grades of disorder and the lost facing are doubts', () => {
		expect(modifiers.rows.filter(({ doubt }) => doubt).map(({ id }) => id)).toEqual([
			'leaders',
			'rear-and-other',
			'attacker-some-discouraged',
			'attacker-all-discouraged',
			'defender-some-discouraged',
			'defender-all-discouraged',
			'defender-all-routed'
		]);
	});

	test.each([
		['-7 à -4', 'Avance possible', 'D + R'],
		['-3 à 0', 'PE', 'F + R'],
		['1 à 3', 'F', 'R'],
		['4', 'PE', 'PE'],
		['5 à 6', 'R', 'Avance obligatoire'],
		['7 à 9', 'F + R', 'Avance obligatoire'],
		['10 à 13', 'D + R', 'Avance obligatoire'],
		['14 à 16', 'Dr + R', 'Avance obligatoire']
	])('results: %s', (head, defender, attacker) => {
		const row = results.rows[heads(results, 'fr').indexOf(head)];
		expect(row && line(results, row.id)).toEqual([defender, attacker]);
	});

	test('results in English', () => {
		expect(line(results, '4', 'en')).toEqual(['NE', 'NE']);
		expect(line(results, '5-to-6', 'en')).toEqual(['R', 'Mandatory advance']);
		expect(line(results, 'minus-7-to-minus-4', 'en')).toEqual(['Advance possible', 'D + R']);
	});

	test.each([-7, -4, -3, 0, 1, 3, 4, 5, 6, 7, 9, 10, 13, 14, 16])('a total of %i has a row', (total) => {
		const lows = [-7, -3, 1, 4, 5, 7, 10, 14];
		expect(results.rows.indexOf(rowFor(results, total))).toBe(lows.findLastIndex((low) => low <= total));
	});

	test('the rules of application stand under the results', () => {
		expect(results.notes?.map(({ id }) => id)).toEqual(['all-units', 'order', 'discouraged', 'phalanx', 'again']);
	});
});

describe('leaders', () => {
	test.each(['fire-leaders', 'melee-leaders'])('%s: every face of the second die', (id) => {
		const body = chart(id);
		const fates = Array.from({ length: 10 }, (_, face) => line(body, rowFor(body, face).id)[0]);
		expect(fates).toEqual([...Array(7).fill('Indemne'), 'Blessé', 'Blessé', 'Tué']);
	});

	test('a 9 tests the target or the defender, a 0 the attacker', () => {
		expect(ids(chart('fire-leaders')).slice(0, 1)).toEqual(['natural-9']);
		expect(line(chart('melee-leaders'), 'natural-9', 'en')[0]).toContain('defending');
		expect(line(chart('melee-leaders'), 'natural-0', 'en')[0]).toContain('attacking');
	});

	test('a die for each leader, and the lost “la mort”, are doubts', () => {
		expect(rowOf(chart('fire-leaders'), 'natural-9').doubt).toBeDefined();
		expect(rowOf(chart('melee-leaders'), 'natural-0').doubt?.printed.fr).toContain('la mort');
	});
});

describe('unit types', () => {
	const types = chart('unit-types');

	test.each([
		['ph', 'Phalangites', 'Phalangites', 'Inf. NA -1'],
		['ho', 'Fantassins lourds', 'Heavy infantry', 'Inf. NA -1'],
		['pe', 'Peltastes', 'Peltasts', 'Inf. 2 0'],
		['in', 'Levées', 'Levies', 'Inf. NA 0'],
		['ja', 'Javelotiers', 'Javelinists', 'Inf. 2 0'],
		['ar', 'Archers', 'Archers', 'Inf. 3 0'],
		['ca', 'Cavaliers lourds', 'Heavy cavalry', 'Cav. NA -2'],
		['cl', 'Cavaliers légers', 'Light cavalry', 'Cav. 2 -1'],
		['ch', 'Chars de combat', 'Chariots', 'Cav. 2 0'],
		['el', 'Éléphants', 'Elephants', 'Inf. 2 0']
	])('%s', (id, fr, en, rest) => {
		expect(line(types, id, 'fr')).toEqual([fr, ...rest.split(' ')]);
		expect(line(types, id, 'en')[0]).toBe(en);
	});

	test('stand in the order of the matrix', () => {
		expect(ids(types)).toEqual(ids(chart('melee-types')));
	});
});

test.each([
	['r', 'R', '10.5'],
	['dr', 'Dr', '12.2.1'],
	['d', 'D', '12.1'],
	['f', 'F', '11']
])('%s refers to its rule', (id, abbr, ref) => {
	const term = terms.find((term) => term.id === id)!;
	expect([sayIn(shortName(term), 'en'), term.ref]).toEqual([abbr, ref]);
});
