/** Shots worked out by hand from sheet 003: who may shoot, factors, totals, ways of 36, and what the target suffers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '$lib/core/odds/odds';
import { isIllegal, resolve, waysTo } from '$lib/core/odds/resolve';
import type { Answers, Result, Worked } from '$lib/core/types';
import shooting from './calculators/shooting';
import { ALL_TROOPS, GRADES } from './troops';
import { SHOOTERS } from './volley';

type Done = Worked & Pick<Result, 'settled'>;

const answered = (own: string, enemy: string, more: Answers = {}): Answers => {
	const [type = '', grade = 'o'] = own.split(' ');
	const [enemyType = '', enemyGrade = 'o'] = enemy.split(' ');
	return { 'own-type': type, 'own-grade': grade, 'enemy-type': enemyType, 'enemy-grade': enemyGrade, ...more };
};

function shoot(own: string, enemy: string, more: Answers = {}): Done {
	const result = resolve(shooting, answered(own, enemy, more));
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result as Done;
}

const ways = ({ odds }: Worked) => Object.fromEntries([...odds].map(([id, n]) => [id, Number(n)]));
const lines = ({ lines }: Worked, side: string) =>
	lines.filter((line) => line.side === side).map(({ row, value }) => `${row?.row} ${value}`);
const rows = (done: Worked, faces: number[]) =>
	done.read(faces).steps.map(({ row }) => (row ? `${row.chart}#${row.row}` : '·'));

describe('odds', () => {
	const two: Answers = { 'enemy-factors': ['shooters-2'] };
	const rough: Answers = { 'enemy-going': 'rough' };
	test.each<[name: string, own: string, enemy: string, more: Answers, shown: string, ways: object]>([
		['one element of bows at spears', 'bw', 'sp', {}, '2 against 4', { 'enemy-recoils': 6, nothing: 30 }],
		[
			'three elements of bows at spears',
			'bw',
			'sp',
			two,
			'2 against 2',
			{ 'enemy-destroyed': 4, 'enemy-recoils': 11, nothing: 21 }
		],
		[
			'bows at knights: their starred 4',
			'bw',
			'kn',
			{},
			'4 against 4',
			{ 'enemy-destroyed': 1, 'enemy-recoils': 14, nothing: 21 }
		],
		[
			'artillery at knights: their 3 against foot',
			'art',
			'kn',
			{},
			'4 against 3',
			{ 'enemy-destroyed': 4, 'enemy-recoils': 17, nothing: 15 }
		],
		['bows at blades: 4 when shot at', 'bw', 'bd', {}, '2 against 4', { 'enemy-recoils': 6, nothing: 30 }],
		['expendables fall on a tie', 'bw', 'exp', {}, '4 against 4', { 'enemy-destroyed': 21, nothing: 15 }],
		['but not to bows (I), who lose it', 'bw i', 'exp', {}, '4 against 4', { 'enemy-destroyed': 15, nothing: 21 }],
		['bows (S) gain 1 when above', 'bw s', 'sp', {}, '2 against 4', { 'enemy-recoils': 6, nothing: 30 }],
		['spears (S) gain 1 when below', 'bw', 'sp s', {}, '2 against 4', { 'enemy-recoils': 3, nothing: 33 }],
		['(S) on both sides: as if neither were', 'bw s', 'sp s', {}, '2 against 4', { 'enemy-recoils': 6, nothing: 30 }],
		[
			'(S) gains nothing under artillery',
			'art',
			'sp s',
			{},
			'4 against 4',
			{ 'enemy-destroyed': 1, 'enemy-recoils': 14, nothing: 21 }
		],
		[
			'(F) lose 1 when below',
			'bw',
			'bd f',
			{},
			'2 against 4',
			// 6 and 1: 8 against 4 is half.
			{ 'enemy-destroyed': 1, 'enemy-recoils': 5, nothing: 30 }
		],
		['artillery destroys elephants', 'art', 'el', {}, '4 against 4', { 'enemy-destroyed': 15, nothing: 21 }],
		['bows at psiloi', 'bw', 'ps', {}, '2 against 2', { 'enemy-destroyed': 4, 'enemy-recoils': 11, nothing: 21 }],
		['psiloi run from artillery', 'art', 'ps', {}, '4 against 2', { 'enemy-flees': 26, nothing: 10 }],
		[
			'in going good for neither they recoil, doubled they run',
			'art',
			'ps',
			rough,
			'4 against 2',
			{ 'enemy-flees': 9, 'enemy-recoils': 17, nothing: 10 }
		],
		[
			'in going good for them they run',
			'art',
			'ps',
			{ ...rough, 'enemy-ground': 'yes' },
			'4 against 2',
			{ 'enemy-flees': 26, nothing: 10 }
		],
		[
			'artillery in a fortification feels nothing',
			'bw',
			'art',
			{ 'enemy-factors': ['fortification'] },
			'2 against 6',
			{ nothing: 36 }
		],
		['in the open it recoils', 'bw', 'art', {}, '2 against 4', { 'enemy-recoils': 6, nothing: 30 }],
		[
			'knights (I) backed by knights (I)',
			'bw',
			'kn i',
			{ 'enemy-rear-kn': 'one' },
			'4 against 5',
			{ 'enemy-destroyed': 1, 'enemy-recoils': 14, nothing: 21 }
		],
		['light horse run from artillery', 'art', 'lh', {}, '4 against 2', { 'enemy-flees': 26, nothing: 10 }],
		[
			'mobile baggage runs',
			'bw',
			'bg',
			{ 'enemy-mobile': 'yes' },
			'2 against 1',
			{ 'enemy-destroyed': 9, 'enemy-flees': 12, nothing: 15 }
		],
		['fixed baggage does not', 'bw', 'bg', {}, '2 against 1', { 'enemy-destroyed': 9, nothing: 27 }]
	])('%s', (_, own, enemy, more, shown, expected) => {
		const done = shoot(own, enemy, more);
		expect(done.shown?.en).toBe(shown);
		expect(ways(done)).toEqual(expected);
	});
});

describe('lines', () => {
	test.each<[own: string, enemy: string, more: Answers, own: string[], enemy: string[]]>([
		['bw', 'cm', {}, ['bw-cm 4'], ['bw-cm 3']],
		['art', 'bw', {}, ['sp-exp-art 4'], ['bw-cm 2']],
		['gal', 'bw', {}, ['cv-gal-shp 3'], ['bw-cm 3']],
		['gal', 'bd', {}, ['cv-gal-shp 3'], ['bd 4']],
		['art', 'shp', { 'enemy-empty': 'yes' }, ['sp-exp-art 4'], ['bg-empty 1']],
		['art', 'sp', { 'own-going': 'rough' }, ['sp-exp-art 4', 'close-order -2'], ['sp-exp-art 4']],
		['bw', 'sp', { 'own-going': 'rough' }, ['bw-cm 2'], ['sp-exp-art 4']],
		[
			'bw',
			'sp',
			{ 'own-factors': ['weather'], 'enemy-factors': ['general', 'shooters-1'] },
			['bw-cm 2', 'weather -1'],
			['sp-exp-art 4', 'shooters-1 -1', 'general 1']
		],
		['bw', 'sp', { 'enemy-factors': ['shooters-1', 'shooters-2'] }, ['bw-cm 2'], ['sp-exp-art 4', 'shooters-1 -1']],
		['bw', 'sp', { 'enemy-factors': ['fortification'] }, ['bw-cm 2'], ['sp-exp-art 4', 'fortification 2']],
		['art', 'sp', { 'enemy-factors': ['fortification'] }, ['sp-exp-art 4'], ['sp-exp-art 4']],
		['ps-x', 'sp', { 'enemy-factors': ['fortification'] }, ['sp-exp-art 4'], ['sp-exp-art 4']],
		['art', 'kn i', { 'enemy-rear-kn': 'one' }, ['sp-exp-art 4'], ['kn-wwg 3']],
		['el-x', 'sp', {}, ['sp-exp-art 4'], ['sp-exp-art 4']]
	])('%s at %s %j', (own, enemy, more, mine, theirs) => {
		const done = shoot(own, enemy, more);
		expect([lines(done, 'own'), lines(done, 'enemy')]).toEqual([mine, theirs]);
	});
});

describe('who may shoot', () => {
	const own: Answers = { phase: 'own' };
	const middle: Answers = { distance: 'middle' };
	const far: Answers = { distance: 'far' };
	test.each<[own: string, enemy: string, more: Answers, en: string, row: string]>([
		['bw', 'sp', far, 'Bw (O) shoots no farther than 200 paces.', 'ranges#bw'],
		['art i', 'sp', far, 'Art (I) shoots no farther than 200 paces.', 'ranges#art-i'],
		['art x', 'sp', middle, 'Art (X) shoots no farther than 100 paces.', 'ranges#art-x'],
		['art', 'sp', { distance: 'beyond' }, 'Art (O) shoots no farther than 500 paces.', 'ranges#art'],
		['wwg x', 'sp', {}, 'WWg (X) do not shoot.', 'exception-troops#wwg-shooting'],
		['bts', 'sp', {}, 'Among Bts only (S) shoot.', 'ranges#bts-s'],
		['ps-x', 'ax', {}, 'Ps (X) do not shoot at Ax.', 'exception-troops#ps-art'],
		['art', 'sp', own, 'Art (O) shoots in the enemy’s phase only.', 'artillery-fire#others'],
		['art f', 'sp', own, 'Art (F) shoots in the enemy’s phase only.', 'artillery-fire#f'],
		['el-x', 'sp', own, 'El (X) shoots in the enemy’s phase only.', 'artillery-fire#f'],
		[
			'art s',
			'sp',
			{ 'own-moved': 'yes' },
			'Art (S) may not shoot after moving in its own phase.',
			'artillery-fire#others'
		],
		[
			'art x',
			'sp',
			{ 'own-rank': 'second' },
			'A second rank of Art (X) shoots in its own phase only.',
			'exception-troops#art-second-rank'
		]
	])('%s at %s %j', (shooter, enemy, more, en, row) => {
		const result = resolve(shooting, answered(shooter, enemy, more));
		expect(isIllegal(result) && result.illegal.en).toBe(en);
		const ref = isIllegal(result) ? result.row : undefined;
		expect(`${ref?.chart}#${ref?.row}`).toBe(row);
	});

	test.each<[own: string, more: Answers]>([
		['bw', middle],
		['bts s', middle],
		['art i', middle],
		['art', far],
		['el-x', far],
		['art f', { 'own-moved': 'yes' }],
		['art x', own],
		['art x', { ...own, 'own-rank': 'second' }],
		['art x', { phase: 'enemy', 'own-moved': 'yes' }]
	])('%s may, %j', (shooter, more) => {
		expect(isIllegal(resolve(shooting, answered(shooter, 'sp', more)))).toBe(false);
	});
});

describe('readings', () => {
	test('a target that does better suffers nothing, nor does the shooter', () => {
		const reading = shoot('bw', 'sp').read([1, 6]);
		expect(reading).toMatchObject({ outcome: 'nothing', sum: { en: '1 + 2 = 3 against 6 + 4 = 10' } });
		expect(reading.steps.map(({ text }) => text.en)).toEqual([
			'The target does better than its shooter: neither suffers anything.'
		]);
	});

	test('a recoil under shooting: turned about first if shot from behind, no pursuit', () => {
		const done = shoot('bw', 'sp');
		expect(rows(done, [6, 1])).toEqual([
			'outcome-beaten#sp-otherwise',
			'recoil#recoiling',
			'recoil#same-way',
			'destruction#meets-enemy',
			'destruction#enemy-rear',
			'destruction#impassable'
		]);
		expect(done.read([6, 1]).steps[0]?.text.en).toBe('If shot at from its rear: it turns about first.');
	});

	test('destroyed by shooting: its supports stay', () => {
		expect(rows(shoot('art', 'el'), [6, 4])).toEqual(['outcome-beaten#el-art']);
	});

	test('an equal shot does nothing, with its doubt', () => {
		const [step] = shoot('bw', 'kn').read([3, 3]).steps;
		expect(step).toMatchObject({ row: { chart: 'outcome-equal', row: 'others-otherwise' } });
		expect(step?.doubt).toBeDefined();
	});

	test('elephants take the +1 of (S) away in close combat alone', () => {
		expect(rows(shoot('bw s', 'el'), [6, 1])[0]).toBe('class-factors#s-shooting');
		expect(rows(shoot('bw', 'el s'), [6, 1])[0]).toBe('class-factors#s-shot-at');
	});

	test('grades on both sides are said', () => {
		const done = shoot('bw s', 'sp s');
		expect(rows(done, [6, 1]).slice(0, 2)).toEqual(['class-factors#s-shooting', 'class-factors#s-shot-at']);
		expect(done.read([6, 1]).sum?.en).toBe('6 + 2 = 8 against 1 + 4 = 5, with grade 9 against 6');
	});

	test('exceptions: pikes (X) are superior under bows, elephants (X) shoot as artillery', () => {
		expect(shoot('bw', 'pk x').read([6, 1]).sum?.en).toBe('6 + 2 = 8 against 1 + 3 = 4, with grade 8 against 5');
		expect(shoot('el-x', 'el').read([6, 1]).row?.row).toBe('land-otherwise');
		expect(shoot('el-x', 'el').read([5, 4]).row?.row).toBe('el-art');
	});
});

describe('in general', () => {
	const shot = fc.record({
		own: fc.constantFrom(...SHOOTERS),
		ownGrade: fc.constantFrom(...GRADES),
		enemy: fc.constantFrom(...ALL_TROOPS),
		enemyGrade: fc.constantFrom(...GRADES)
	});

	test('every pair of faces is counted, and read as it was counted', () => {
		fc.assert(
			fc.property(shot, ({ own, ownGrade, enemy, enemyGrade }) => {
				const result = resolve(shooting, answered(`${own} ${ownGrade}`, `${enemy} ${enemyGrade}`));
				if (isIllegal(result)) return;
				const counted: Record<string, number> = {};
				for (let a = 1; a <= 6; a++) {
					for (let b = 1; b <= 6; b++) {
						const { outcome } = result.read([a, b]);
						counted[outcome] = (counted[outcome] ?? 0) + 1;
					}
				}
				expect(counted).toEqual(ways(result));
				expect(total(result.odds)).toBe(36n);
			})
		);
	});

	test('more shooters never do less', () => {
		const all = ['enemy-destroyed', 'enemy-flees', 'enemy-recoils'];
		fc.assert(
			fc.property(shot, ({ own, ownGrade, enemy, enemyGrade }) => {
				const hits = ['', 'shooters-1', 'shooters-2'].map((id) => {
					const more = { 'enemy-factors': id ? [id] : [] };
					const result = resolve(shooting, answered(`${own} ${ownGrade}`, `${enemy} ${enemyGrade}`, more));
					return isIllegal(result) ? 0n : waysTo(result.odds, all);
				});
				expect(hits).toEqual([...hits].sort((a, b) => Number(a - b)));
			})
		);
	});
});
