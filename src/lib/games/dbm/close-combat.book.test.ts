/** Close combats worked out by hand from sheet 003: factors, totals, ways of 36, what the faces mean and what follows. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add } from '$lib/core/charts/choices';
import { total } from '$lib/core/odds/odds';
import { chance, isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers, Result, Worked } from '$lib/core/types';
import closeCombat from './calculators/close-combat';
import { ALL_TROOPS, GRADES, type Troop } from './troops';

type Done = Worked & Pick<Result, 'settled'>;

/** `fight('kn s', 'bd', { … })`: knights (S) against blades (O). */
function fight(own: string, enemy: string, more: Answers = {}): Done {
	const [type = '', grade = 'o'] = own.split(' ');
	const [enemyType = '', enemyGrade = 'o'] = enemy.split(' ');
	const answers = {
		'own-type': type,
		'own-grade': grade,
		'enemy-type': enemyType,
		'enemy-grade': enemyGrade,
		...more
	};
	const result = resolve(closeCombat, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result as Done;
}

const linesOf = ({ lines }: Worked, side: string) =>
	lines.filter((line) => line.side === side).map(({ row, value }) => `${row?.row} ${value}`);
const ways = ({ odds }: Worked) => Object.fromEntries([...odds].map(([id, n]) => [id, Number(n)]));
const asked = (done: Done) => Object.keys(done.settled.answers);
const rows = (done: Worked, faces: number[]) =>
	done.read(faces).steps.map(({ row }) => (row ? `${row.chart}#${row.row}` : '·'));
const behind = (camp: string, line: string, answer = 'one'): Answers => ({ [`${camp}-rear-${line}`]: answer });

describe('sums and odds', () => {
	type Line = [name: string, own: string, enemy: string, more: Answers, sums: [number, number], ways: object];
	const even = { 'fights-on': 6, 'own-recoils': 13, 'own-destroyed': 2 };
	test.each<Line>([
		[
			'blades against spears; 5 and 1 are twice 4 and 1, exactly half',
			'bd',
			'sp',
			{},
			[5, 4],
			{ 'enemy-destroyed': 2, 'enemy-recoils': 19, 'fights-on': 5, 'own-recoils': 10 }
		],
		['knights ride blades down in good going', 'kn', 'bd', {}, [3, 3], { 'enemy-destroyed': 15, ...even }],
		[
			'a second rank of blades (O) gives +1 and holds',
			'kn',
			'bd',
			behind('enemy', 'bd', 'steady'),
			[3, 4],
			{ 'enemy-recoils': 10, 'fights-on': 5, 'own-recoils': 17, 'own-destroyed': 4 }
		],
		[
			'a second rank of blades (I) gives +1 and does not hold',
			'kn',
			'bd',
			behind('enemy', 'bd', 'other'),
			[3, 4],
			{ 'enemy-destroyed': 10, 'fights-on': 5, 'own-recoils': 17, 'own-destroyed': 4 }
		],
		[
			'nor does the best of them on a flank',
			'kn',
			'bd',
			{ ...behind('enemy', 'bd', 'steady'), 'enemy-front': 'no' },
			[3, 4],
			{ 'enemy-destroyed': 10, 'fights-on': 5, 'own-recoils': 17, 'own-destroyed': 4 }
		],
		[
			'spears of the same grade behind hold elephants',
			'el',
			'sp',
			behind('enemy', 'sp'),
			[4, 5],
			{ 'enemy-recoils': 10, 'fights-on': 5, 'own-recoils': 19, 'own-destroyed': 2 }
		],
		['(S) one below: a tie', 'kn s', 'bd', {}, [3, 3], { 'enemy-destroyed': 15, 'fights-on': 11, 'own-recoils': 10 }],
		[
			'(S) against (S) of another type: ties both ways',
			'kn s',
			'bd s',
			{},
			[3, 3],
			{ 'enemy-destroyed': 10, 'fights-on': 16, 'own-recoils': 10 }
		],
		[
			'(S) against (S) of its type gains nothing',
			'bd s',
			'bd s',
			{},
			[5, 5],
			{ 'enemy-recoils': 15, 'fights-on': 6, 'own-recoils': 15 }
		],
		[
			'nor against another type of its grade, where both must differ',
			'kn s',
			'bd s',
			{ superior: 'both' },
			[3, 3],
			{ 'enemy-destroyed': 15, ...even }
		],
		[
			'(S) never gains against elephants',
			'sp s',
			'el',
			{},
			[4, 4],
			{ 'enemy-destroyed': 1, 'enemy-recoils': 14, 'fights-on': 6, 'own-destroyed': 15 }
		],
		[
			'(I) loses a tie',
			'sp',
			'sp i',
			{},
			[4, 4],
			{ 'enemy-destroyed': 4, 'enemy-recoils': 17, 'own-recoils': 14, 'own-destroyed': 1 }
		],
		[
			'(I) on both sides: a tie stays one',
			'sp i',
			'sp i',
			{},
			[4, 4],
			{ 'enemy-destroyed': 4, 'enemy-recoils': 11, 'fights-on': 6, 'own-recoils': 11, 'own-destroyed': 4 }
		],
		[
			'(F) in its own phase',
			'bd f',
			'sp',
			{ phase: 'own' },
			[5, 4],
			{ 'enemy-destroyed': 2, 'enemy-recoils': 19, 'fights-on': 5, 'own-recoils': 10 }
		],
		[
			'(F) in the enemy’s phase: 1 against 6 becomes half',
			'bd f',
			'sp',
			{ phase: 'enemy' },
			[5, 4],
			{ 'enemy-destroyed': 2, 'enemy-recoils': 19, 'fights-on': 5, 'own-recoils': 9, 'own-destroyed': 1 }
		],
		[
			'pikes (X) three deep: +2, and (I) against blades',
			'pk x',
			'bd',
			behind('own', 'pk-x', 'two'),
			[5, 5],
			{ 'enemy-recoils': 15, 'own-recoils': 19, 'own-destroyed': 2 }
		],
		[
			'expendables against each other',
			'exp',
			'exp',
			{},
			[4, 4],
			{ 'enemy-destroyed': 15, 'both-destroyed': 6, 'own-destroyed': 15 }
		],
		['expendables lose a tie', 'exp', 'bd', {}, [4, 3], { 'enemy-destroyed': 21, 'own-destroyed': 15 }],
		[
			'war wagons stand when beaten',
			'sp',
			'wwg',
			{},
			[4, 3],
			{ 'enemy-destroyed': 4, 'fights-on': 5, nothing: 17, 'own-recoils': 10 }
		],
		[
			'knights die in difficult going',
			'kn',
			'ax',
			{ 'own-going': 'difficult' },
			[2, 2],
			{ 'enemy-destroyed': 4, 'enemy-recoils': 11, 'fights-on': 6, 'own-destroyed': 15 }
		],
		[
			'unless it is good for them, when the auxilia die as well',
			'kn',
			'ax',
			{ 'own-going': 'difficult', 'own-ground': 'yes' },
			[2, 2],
			{ 'enemy-destroyed': 15, 'fights-on': 6, 'own-destroyed': 15 }
		],
		[
			'knights against a defended fortification',
			'sp',
			'kn',
			{ 'own-factors': ['fortification'] },
			[6, 2],
			{ 'enemy-destroyed': 15, 'enemy-recoils': 18, 'fights-on': 2, 'own-destroyed': 1 }
		],
		['galleys', 'gal', 'shp', {}, [3, 3], { 'enemy-destroyed': 2, 'enemy-recoils': 13, ...even }],
		[
			'knights on bows (S), whose front they did not contact',
			'kn',
			'bw s',
			{},
			[3, 4],
			{ 'enemy-destroyed': 6, 'fights-on': 9, 'own-recoils': 17, 'own-destroyed': 4 }
		],
		[
			'knights that contacted their front',
			'kn',
			'bw s',
			{ 'enemy-contacted': 'yes' },
			[3, 4],
			{ 'enemy-destroyed': 6, 'fights-on': 9, 'own-destroyed': 21 }
		]
	])('%s', (_, own, enemy, more, sums, expected) => {
		const done = fight(own, enemy, more);
		expect(['own', 'enemy'].map((side) => add(done.lines.filter((line) => line.side === side)))).toEqual(sums);
		expect(done.total).toBe(sums[0] - sums[1]);
		expect(ways(done)).toEqual(expected);
		expect(done.outcomes.map(({ id }) => id).sort()).toEqual(Object.keys(expected).sort());
	});
});

describe('lines of the sum', () => {
	test.each<[name: string, own: string, enemy: string, more: Answers, lines: string[]]>([
		[
			'overlaps and a general',
			'bd',
			'sp',
			{ 'own-factors': ['general', 'overlap-2'] },
			['bd 5', 'general 1', 'overlap-2 -2']
		],
		['a general at +2', 'bd', 'sp', { 'own-factors': ['general'], 'general-factor': 'two' }, ['bd 5', 'general 2']],
		['blades in rough going', 'bd f', 'ax', { 'own-going': 'rough' }, ['bd 5', 'bd-wb -2']],
		['blades in rough going against mounted', 'bd', 'cv', { 'own-going': 'rough' }, ['bd 3']],
		['warband (F) keep their factor there', 'wb f', 'ax', { 'own-going': 'rough' }, ['ax-wb 3']],
		['warband (S) do not', 'wb s', 'ax', { 'own-going': 'difficult' }, ['ax-wb 3', 'bd-wb -2']],
		['spears in a river', 'sp', 'cv', { 'own-going': 'river' }, ['sp-exp-art 4', 'close-order -2']],
		['hordes (O) in rough going', 'hd', 'cv', { 'own-going': 'rough' }, ['lh-ps-hd-bts 2', 'close-order -2']],
		['hordes (I) in rough going', 'hd i', 'cv', { 'own-going': 'rough' }, ['lh-ps-hd-bts 2']],
		['mounted against foot in rough going', 'cv', 'ax', { 'own-going': 'rough' }, ['cv-gal-shp 3', 'mounted -1']],
		['mounted against mounted in rough going', 'cv', 'lh', { 'own-going': 'rough' }, ['cv-gal-shp 3']],
		['only the foot in rough going', 'cv', 'ax', { 'enemy-going': 'rough' }, ['cv-gal-shp 3']],
		[
			'the same, if their going counts',
			'cv',
			'ax',
			{ 'enemy-going': 'rough', 'mounted-going': 'foot' },
			['cv-gal-shp 3', 'mounted -1']
		],
		[
			'uphill, demoralised, rain',
			'ax',
			'wb',
			{ 'own-factors': ['higher', 'demoralised', 'weather'] },
			['ax-wb 3', 'higher 1', 'weather -1', 'demoralised -1']
		],
		['a demoralised general', 'ax', 'wb', { 'own-factors': ['general', 'demoralised'] }, ['ax-wb 3', 'general 1']],
		[
			'one hill, not two',
			'ax',
			'wb',
			{ 'own-factors': ['higher'], 'enemy-factors': ['higher'] },
			['ax-wb 3', 'higher 1']
		],
		['a hill or a bank', 'ax', 'wb', { 'own-factors': ['higher', 'bank'] }, ['ax-wb 3', 'higher 1']],
		['no overlap by friends of expendables', 'bd', 'exp', { 'own-factors': ['overlap-1'] }, ['bd 3']],
		['a fortification against artillery', 'bd', 'art', { 'own-factors': ['fortification'] }, ['bd 5']],
		['a fortification against psiloi (X)', 'bd', 'ps x', { 'own-factors': ['fortification'] }, ['bd 5']],
		['an empty ship', 'shp', 'gal', { 'own-empty': 'yes' }, ['bg-empty 1']],
		['pikes four deep', 'pk', 'bd', behind('own', 'pk', 'three'), ['pk 3', 'pk 3']],
		[
			'pikes four deep in rough going',
			'pk',
			'bd',
			{ ...behind('own', 'pk', 'three'), 'own-going': 'rough' },
			['pk 3', 'close-order -2']
		],
		[
			'warband (O) four deep against mounted',
			'wb',
			'cv',
			behind('own', 'wb-mounted', 'three'),
			['ax-wb 2', 'wb-mounted 3']
		],
		['warband (I) against mounted', 'wb i', 'cv', behind('own', 'wb'), ['ax-wb 2', 'wb 1']],
		[
			'warband (F) behind warband (O) against mounted',
			'wb',
			'cv',
			behind('own', 'wb-mounted', 'other'),
			['ax-wb 2', 'wb 1']
		],
		['auxilia (X) four deep', 'ax x', 'cv', behind('own', 'ax-x', 'three'), ['ax-wb 2', 'ax-x 3']],
		['auxilia against blades', 'ax', 'bd', behind('own', 'ax'), ['ax-wb 3', 'ax 1']],
		['auxilia against knights', 'ax', 'kn', behind('own', 'ax'), ['ax-wb 2']],
		[
			'psiloi behind blades against knights',
			'bd',
			'kn',
			{ ...behind('own', 'bd', 'steady'), ...behind('own', 'ps-foot') },
			['bd 3', 'bd 1', 'ps-foot 1']
		],
		['psiloi behind blades against knights (X)', 'bd', 'kn x', behind('own', 'ps-foot'), ['bd 3']],
		[
			'psiloi behind spears that storm a fortification',
			'sp',
			'bd',
			{ ...behind('own', 'ps-foot'), 'enemy-factors': ['fortification'] },
			['sp-exp-art 4', 'ps-foot 1']
		],
		['blades behind blades hold camels (S) but add nothing', 'bd', 'cm s', behind('own', 'bd', 'steady'), ['bd 3']],
		['no support against expendables', 'wb', 'exp', behind('own', 'wb-mounted', 'two'), ['ax-wb 2']],
		[
			'no support in difficult going',
			'wb',
			'ax',
			{ ...behind('own', 'wb'), 'own-going': 'difficult' },
			['ax-wb 3', 'bd-wb -2']
		],
		[
			'no support behind a fortification',
			'wb',
			'ax',
			{ ...behind('own', 'wb'), 'own-factors': ['fortification'] },
			['ax-wb 3', 'fortification 2']
		],
		['no support for chariots', 'kn i', 'cv', { ...behind('own', 'kn'), 'own-chariots': 'yes' }, ['kn-wwg 4']],
		['knights (I) behind knights (I)', 'kn i', 'cv', behind('own', 'kn'), ['kn-wwg 4', 'kn 1']],
		['just in contact with artillery', 'wb', 'art', { ...behind('own', 'wb'), 'own-met-art': 'yes' }, ['ax-wb 3']],
		['bows (X) count as spears (I) against foot', 'bw x', 'bd', {}, ['sp-exp-art 4']],
		['and suffer like them in rough going', 'bw x', 'bd', { 'own-going': 'rough' }, ['sp-exp-art 4', 'close-order -2']],
		['artillery (X) counts as auxilia', 'art x', 'bd', {}, ['ax-wb 3']],
		['psiloi (X) count as artillery, but not against psiloi', 'ps x', 'ps', {}, ['lh-ps-hd-bts 2']]
	])('%s', (_, own, enemy, more, lines) => {
		expect(linesOf(fight(own, enemy, more), 'own')).toEqual(lines);
	});

	test('a fortification that does not count is set aside, with its reason', () => {
		const { settled } = fight('bd', 'art', { 'own-factors': ['fortification'] });
		expect(settled.ruledOut).toMatchObject([
			// One of the two attacks the other's fortification.
			{ question: 'enemy-factors', choice: 'fortification' },
			{ question: 'own-factors', choice: 'fortification', value: 2 }
		]);
	});
});

describe('questions', () => {
	const plain = [
		'own-type',
		'own-grade',
		'enemy-type',
		'enemy-grade',
		'own-going',
		'enemy-going',
		'own-factors',
		'enemy-factors'
	];
	test.each<[own: string, enemy: string, more: Answers, extra: string[]]>([
		['bw', 'ax', {}, ['own-rear-bw', 'enemy-rear-ax']],
		['cv', 'cv i', {}, ['own-rear-cv', 'enemy-rear-cv', 'own-rear-ps-cv', 'enemy-rear-ps-cv']],
		['sp', 'el', {}, ['own-rear-sp', 'own-rear-ps-foot']],
		['sp', 'el', behind('own', 'sp'), ['own-rear-sp', 'own-rear-ps-foot', 'own-front']],
		['pk', 'el', behind('own', 'pk'), ['own-rear-pk', 'own-rear-ps-foot', 'own-second', 'own-front']],
		['pk', 'cv', behind('own', 'pk'), ['own-rear-pk', 'own-rear-ps-foot']],
		['bd f', 'lh', {}, ['own-rear-ps-foot', 'phase']],
		['bd f', 'cm s', {}, ['own-rear-ps-foot', 'phase']],
		['bd', 'cm s', {}, ['own-rear-bd', 'own-rear-ps-foot']],
		['kn', 'lh', {}, ['own-chariots']],
		['kn x', 'exp', {}, ['own-chariots']],
		['bw x', 'gal', {}, ['enemy-empty', 'own-bows']],
		['art', 'bd', {}, []],
		['ps', 'ps x', { 'own-going': 'rough' }, ['own-rear-ps', 'own-ground', 'enemy-ground', 'enemy-rear-ps']]
	])('%s against %s %j', (own, enemy, more, extra) => {
		expect(asked(fight(own, enemy, more)).sort()).toEqual([...plain, ...extra].sort());
	});

	test('knights (X) are asked for support, which makes them ordinary', () => {
		const alone = fight('kn x', 'wb');
		expect(asked(alone)).toContain('own-rear-x');
		const backed = fight('kn x', 'wb', { 'own-rear-x': 'yes' });
		// 3 against 2: of the ties at one below, (I) loses them.
		expect([ways(alone)['fights-on'], ways(backed)['fights-on']]).toEqual([undefined, 5]);
	});

	test('blades (X) are superior to knights, not to chariots', () => {
		// 3 against 3: (S) lifts one below to a tie.
		expect(ways(fight('bd x', 'kn'))['fights-on']).toBe(11);
		expect(ways(fight('bd x', 'kn', { 'enemy-chariots': 'yes' }))['fights-on']).toBe(6);
	});

	test('there is no cavalry (X); the answer falls back and says why', () => {
		const { settled } = fight('cv x', 'bd');
		expect(settled.answers['own-grade']).toBe('o');
		expect(settled.ruledOut[0]?.why.en).toBe('The sheet has no exception (X) for Cv.');
	});
});

describe('remarks', () => {
	test.each<[own: string, enemy: string, more: Answers, row: string]>([
		['wb', 'exp', {}, 'support-conditions#against-exp'],
		['wb', 'ax', { 'own-going': 'difficult' }, 'support-conditions#difficult'],
		['wb', 'ax', { 'own-factors': ['fortification'] }, 'support-conditions#fortification'],
		['kn i', 'cv', { 'own-chariots': 'yes' }, 'support-conditions#chariots'],
		['wb', 'art', { 'own-met-art': 'yes' }, 'support-conditions#art-contacted'],
		['bd', 'cv', { 'own-factors': ['overlap-1'] }, 'support-conditions#el-overlap'],
		['pk x', 'cv', {}, 'exception-troops#pk-strong'],
		['bw x', 'bd', {}, 'exception-troops#bw-foot']
	])('%s against %s %j: %s', (own, enemy, more, row) => {
		const { remarks = [] } = fight(own, enemy, more);
		expect(remarks.map(({ row }) => `${row?.chart}#${row?.row}`)).toContain(row);
	});

	test('elephants on both sides of an overlap are nothing to remark on', () => {
		expect(fight('bd', 'el', { 'own-factors': ['overlap-1'] }).remarks).toEqual([]);
	});

	test('under which name an exception loses is in doubt', () => {
		const { remarks = [] } = fight('bd', 'art x');
		expect(remarks.map(({ text }) => text.en)).toEqual([
			'Art (X) counts as Ax (I) here.',
			'If it loses, it loses as Ax (I).'
		]);
		expect(remarks[1]?.doubt).toBeDefined();
	});

	test('no overlap by the friends of expendables: ruled out, with its row', () => {
		const { settled } = fight('bd', 'exp');
		expect(settled.ruledOut).toContainEqual(
			expect.objectContaining({ choice: 'overlap-1', row: { chart: 'support-conditions', row: 'exp-overlap' } })
		);
	});
});

describe('readings', () => {
	test('2 against 1: blades against spears, who recoil', () => {
		const done = fight('bd', 'sp');
		const reading = done.read([2, 1]);
		expect(reading).toMatchObject({
			outcome: 'enemy-recoils',
			sum: { fr: '2 + 5 = 7 contre 1 + 4 = 5', en: '2 + 5 = 7 against 1 + 4 = 5' },
			row: { chart: 'outcome-beaten', row: 'sp-otherwise' }
		});
		expect(rows(done, [2, 1])).toEqual([
			'outcome-beaten#sp-otherwise',
			'recoil#same-way',
			'destruction#meets-enemy',
			'destruction#enemy-rear',
			'destruction#impassable',
			'pursuit#bd',
			'pursuit#front'
		]);
	});

	test('knights destroy blades and follow; the supports go too', () => {
		const done = fight('kn', 'bd');
		expect(rows(done, [6, 4])).toEqual([
			'outcome-beaten#bd-kn',
			'destruction#supports',
			'destruction#behind',
			'destruction#beside',
			'destruction#fortification',
			'pursuit#kn',
			'pursuit#front'
		]);
		const { sides } = done.outcomes.find(({ id }) => id === 'enemy-destroyed')!;
		expect(sides!.map(({ result }) => result.en)).toEqual([
			'Follows up at once by its base depth, or by one move if that reaches baggage.',
			'Destroyed'
		]);
	});

	test.each<[own: string, enemy: string, more: Answers, faces: number[], row: string]>([
		['kn', 'ps', {}, [6, 1], 'kn-ps'],
		['pk', 'cv', {}, [6, 1], 'pk-bd-mounted'],
		['bd', 'lh', {}, [6, 1], 'pk-bd-mounted'],
		['pk', 'sp', {}, [6, 1], 'pk'],
		['pk', 'ps', {}, [6, 1], 'foot-skirmishers'],
		['ax', 'lh', {}, [6, 1], 'foot-skirmishers'],
		['sp', 'bd', {}, [6, 1], 'sp'],
		['sp', 'bd', { 'own-factors': ['bank'] }, [6, 1], 'defending'],
		['kn', 'bd', { 'own-chariots': 'yes' }, [6, 1], 'impetuous'],
		['kn x', 'sp', {}, [6, 1], 'impetuous'],
		['gal', 'shp', {}, [6, 1], 'naval'],
		['cv', 'lh', {}, [6, 1], 'impetuous']
	])('%s beat %s %j %j: pursuit #%s', (own, enemy, more, faces, row) => {
		const done = fight(own, enemy, more);
		expect(done.read(faces).outcome).toMatch(/^enemy/);
		expect(rows(done, faces).find((ref) => ref.startsWith('pursuit'))).toBe(`pursuit#${row}`);
	});

	test('foot do not follow skirmishers', () => {
		const done = fight('pk', 'ps');
		expect(rows(done, [6, 1])).not.toContain('pursuit#pk');
		const step = done.read([6, 1]).steps.find(({ row }) => row?.row === 'foot-skirmishers');
		expect(step?.doubt?.read.en).toBe('LH and Ps');
	});

	test('a tie goes on, said once', () => {
		expect(rows(fight('kn', 'bd'), [3, 3])).toEqual(['outcome-equal#others-close']);
	});

	test('expendables lost on a tie: the other side may follow up', () => {
		const done = fight('exp', 'bd');
		expect(done.read([2, 3]).outcome).toBe('own-destroyed');
		expect(rows(done, [2, 3])[0]).toBe('outcome-equal#exp-always');
		expect(rows(done, [2, 3])).toContain('pursuit#pk-bd-mounted');
	});

	test('the factor of grade is said, with its doubt', () => {
		const reading = fight('kn s', 'bd').read([2, 3]);
		expect(reading).toMatchObject({
			outcome: 'fights-on',
			sum: { en: '2 + 3 = 5 against 3 + 3 = 6, with grade 6 against 6' }
		});
		expect(reading.steps[0]).toMatchObject({
			text: { en: 'Grade factor, Kn (S): lower total, +1.' },
			row: { row: 's-close' }
		});
		// Both readings agree here: another type, and another grade.
		expect(reading.steps[0]?.doubt).toBeUndefined();
	});

	test('the two readings of (S), for every pair and whoever is behind, by brute force', () => {
		const types = ['el', 'kn', 'bd', 'ps'] as const;
		const sides = types.flatMap((type) => (['s', 'o'] as const).map((grade) => ({ type, grade })));
		for (const enemy of sides) {
			for (const type of types) {
				for (const superior of ['pair', 'both']) {
					const done = fight(`${type} s`, `${enemy.type} ${enemy.grade}`, { superior });
					const [sameType, sameGrade] = [type === enemy.type, enemy.grade === 's'];
					const pair = enemy.type !== 'el' && !(sameType && sameGrade);
					const both = enemy.type !== 'el' && !sameType && !sameGrade;
					expect('superior' in done.settled.answers, `${type} (S), ${enemy.type} (${enemy.grade})`).toBe(
						pair !== both || (enemy.grade === 's' && type !== 'el' && !sameType)
					);
					for (const faces of [
						[1, 6],
						[3, 3],
						[6, 1]
					]) {
						const own = add(done.lines.filter(({ side }) => side === 'own')) + faces[0]!;
						const behind = own < add(done.lines.filter(({ side }) => side === 'enemy')) + faces[1]!;
						const steps = done
							.read(faces)
							.steps.filter(({ row, side }) => row?.row === 's-close' && side?.en === 'Your element');
						const given = behind && (superior === 'pair' ? pair : both);
						const doubted = behind && pair !== both;
						expect(steps.length).toBe(given || doubted ? 1 : 0);
						if (!steps.length) continue;
						expect(steps[0]!.text.en.endsWith(', +1.')).toBe(given);
						expect(!!steps[0]!.doubt).toBe(doubted);
					}
				}
			}
		}
	});

	test('flight: a recoil, a turn about, a move and 50 paces', () => {
		// Cavalry doubled by spears in good going: 3 + 1 against 4 + 4.
		const done = fight('cv', 'sp');
		expect(done.read([1, 4])).toMatchObject({ outcome: 'own-flees', row: { row: 'cv-sp-pk-ax' } });
		expect(rows(done, [1, 4])).toEqual(expect.arrayContaining(['flight#then', 'flight#distance']));
		expect(done.read([1, 4]).steps.find(({ row }) => row?.row === 'distance')?.text.en).toBe(
			'Last, a move plus 50 paces.'
		);
	});

	test('lost artillery takes no neighbour with it; recoiling elephants make friends flee', () => {
		expect(rows(fight('bd', 'art'), [6, 1]).slice(0, 2)).toEqual([
			'outcome-doubled#land-otherwise',
			'destruction#heavy'
		]);
		expect(rows(fight('bd', 'el'), [6, 4])).toContain('recoil#el');
	});

	test('exceptions lose as what they count as, unless the lists name them', () => {
		// Bows (X) against warband are spears (I), and spears fall to warband.
		expect(fight('wb', 'bw x').read([6, 4]).row?.row).toBe('sp-wb');
		// Auxilia (X) are named.
		expect(fight('el', 'ax x').read([5, 4]).row?.row).toBe('ax-x');
		// Artillery (X) in contact fights, and falls, as auxilia (I).
		expect(fight('bd', 'art x').read([6, 6]).row?.row).toBe('ax-otherwise');
		// Bows (X) against mounted are bows (S).
		expect(fight('kn', 'bw x', { 'enemy-contacted': 'yes' }).read([1, 2]).row?.row).toBe('kn-bw-s');
	});
});

describe('in general', () => {
	const troop = fc.constantFrom(...ALL_TROOPS);
	const grade = fc.constantFrom(...GRADES);
	const pair = fc.record({ own: troop, ownGrade: grade, enemy: troop, enemyGrade: grade });
	const going = fc.constantFrom('good', 'rough', 'difficult', 'river');

	test('every pair of faces is counted, and read as it was counted', () => {
		fc.assert(
			fc.property(pair, going, ({ own, ownGrade, enemy, enemyGrade }, ground) => {
				const done = fight(`${own} ${ownGrade}`, `${enemy} ${enemyGrade}`, { 'own-going': ground });
				const counted: Record<string, number> = {};
				for (let a = 1; a <= 6; a++) {
					for (let b = 1; b <= 6; b++) {
						const { outcome } = done.read([a, b]);
						counted[outcome] = (counted[outcome] ?? 0) + 1;
					}
				}
				expect(counted).toEqual(ways(done));
				expect(total(done.odds)).toBe(36n);
			}),
			{ numRuns: 60 }
		);
	});

	// A vessel that recoils when beaten suffers nothing when doubled by expendables: there a better total does not help.
	const land = fc.constantFrom(...ALL_TROOPS.filter((troop: Troop) => !['gal', 'shp', 'bts'].includes(troop)));

	test('a general or a hill never makes beating the enemy less likely', () => {
		const gain = fc.constantFrom<Answers>({ 'own-factors': ['general'] }, { 'own-factors': ['higher'] });
		fc.assert(
			fc.property(land, grade, land, grade, going, gain, (own, ownGrade, enemy, enemyGrade, ground, more) => {
				const before = fight(`${own} ${ownGrade}`, `${enemy} ${enemyGrade}`, { 'own-going': ground });
				const after = fight(`${own} ${ownGrade}`, `${enemy} ${enemyGrade}`, { 'own-going': ground, ...more });
				const [beaten] = closeCombat.headlines;
				expect(chance(after.odds, beaten!)).toBeGreaterThanOrEqual(chance(before.odds, beaten!));
			}),
			{ numRuns: 150 }
		);
	});

	test('swapped, the same ways lead to the mirrored outcomes', () => {
		const mirror = (id: string) =>
			id.startsWith('own-') ? id.replace('own-', 'enemy-') : id.replace('enemy-', 'own-');
		fc.assert(
			fc.property(pair, going, going, ({ own, ownGrade, enemy, enemyGrade }, mine, theirs) => {
				const more = {
					'own-going': mine,
					'enemy-going': theirs,
					phase: 'own',
					'own-factors': ['general', 'overlap-1']
				};
				const done = fight(`${own} ${ownGrade}`, `${enemy} ${enemyGrade}`, more);
				const there = resolve(closeCombat, closeCombat.swap(done.settled.answers)) as Done;
				const mirrored = Object.fromEntries(Object.entries(ways(there)).map(([id, n]) => [mirror(id), n]));
				expect(mirrored).toEqual(ways(done));
				expect(there.total).toBe(-done.total || 0);
				const back = resolve(closeCombat, closeCombat.swap(there.settled.answers)) as Done;
				expect(ways(back)).toEqual(ways(done));
			}),
			{ numRuns: 100 }
		);
	});
});
