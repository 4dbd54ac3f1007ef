/** Calculators made by a few choices open at once, and their odds are those that counting every roll gives. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '$lib/core/odds/odds';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers, Calculator } from '$lib/core/types';
import { openPack } from '$lib/packs/format/open';
import { anyAnswers } from '../../../../tests/proof/compare';
import type { DraftChart, DraftValue, PackDraft } from '../draft-file';
import { packText } from '../file-text';
import { chartFromGrid } from '../chart-draft';
import { pasted } from '$lib/core/paste';
import { LANGS } from '$lib/core/types';
import { partsOf } from '../../../../scripts/build/guide/markdown';
import { withCalculator, type CalculatorDraft } from './calculator-draft';
import { figureColumns, stopBelow } from './charts';
import { SCORES, type Start } from './picked';
import { begin, suggested } from './start';

const THREE_HILLS = readFileSync('static/packs/three-hills.guidon.txt', 'utf8');

const bare = (charts: readonly DraftChart[], terms: PackDraft['terms'] = []): PackDraft => ({
	guidon: 1,
	id: 'tried',
	version: 1,
	revised: '2026-11-19',
	licence: 'CC0-1.0',
	authors: ['Me'],
	languages: ['en'],
	game: { title: 'Tried', dice: 'd6' },
	terms,
	charts,
	calculators: [],
	examples: []
});

/** The calculator, as its author may go on from there, in a game that opens without any problem. */
function made(
	start: Partial<Start>,
	file: PackDraft,
	goOn: (made: CalculatorDraft) => CalculatorDraft = (made) => made
): Calculator {
	const draft = goOn(begin({ ...suggested(file, 'en'), ...start }, file));
	const opened = openPack(packText(withCalculator(file, draft)));
	if (!('pack' in opened)) throw new Error(opened.problems.map(({ place, says }) => `${place}: ${says.en}`).join('\n'));
	return opened.pack.calculators.find(({ id }) => id === draft.id)!;
}

type Oddly = Record<string, number>;
const oddsOf = (calculator: Calculator, answers: Answers): Oddly | 'illegal' => {
	const result = resolve(calculator, answers);
	if (isIllegal(result)) return 'illegal';
	return Object.fromEntries([...result.odds].map(([id, ways]) => [id, Number(ways) / Number(total(result.odds))]));
};

const close = (found: Oddly | 'illegal', counted: Oddly) => {
	if (found === 'illegal') throw new Error('There is no throw.');
	expect(Object.keys(found).sort()).toEqual(Object.keys(counted).sort());
	for (const [id, share] of Object.entries(counted)) expect(found[id]).toBeCloseTo(share, 9);
};

const tally = (results: readonly string[]): Oddly => {
	const odds: Oddly = {};
	for (const one of results) odds[one] = (odds[one] ?? 0) + 1 / results.length;
	return odds;
};

const READ = 'at(results, face + total, ratio(attackers, defenders))';
const D6 = [1, 2, 3, 4, 5, 6];

describe('the column of the modifiers', () => {
	const column = (id: string, head: DraftValue = id) => ({ id, head });
	const of = (columns: readonly { id: string; head: DraftValue }[], ...rows: DraftValue[][]) =>
		figureColumns({ columns, rows: rows.map((cells, i) => ({ id: `r${i}`, head: `r${i}`, cells })) });

	test('is the one with most signs: a river that costs +1 is none', () =>
		expect(of([column('mp'), column('drm')], [1, { plus: 0 }], [2, { plus: -1 }], [{ plus: 1 }, { plus: -2 }])).toEqual(
			['drm', 'mp']
		));

	test('of as many signs, or none, the one whose head says so; else the first', () => {
		expect(of([column('mp'), column('die', 'Die mod.')], [1, 0], [2, -1])).toEqual(['die', 'mp']);
		expect(of([column('mp'), column('dm', { fr: 'Modif.' })], [{ plus: 1 }, { plus: -1 }])).toEqual(['dm', 'mp']);
		expect(of([column('mp'), column('mode'), column('words')], [1, 0, 'x'])).toEqual(['mp', 'mode']);
	});
});

describe('the attack of Three Hills', () => {
	const whole = JSON.parse(THREE_HILLS) as PackDraft;
	const file: PackDraft = { ...whole, calculators: [], examples: [] };
	const start: Partial<Start> = {
		shape: 'table',
		title: { fr: 'Attaque', en: 'Attack' },
		modifiers: ['terrain', 'modifiers']
	};
	const ours = made(start, file, (draft) => ({ ...draft, stop: [stopBelow(file, draft)!] }));

	test('suggests the combat table, and how it is read', () => {
		const draft = begin({ ...suggested(file, 'en'), ...start }, file);
		expect(suggested(file, 'en').result).toBe('results');
		expect(draft.throw!.read).toEqual([{ cell: READ }]);
		expect(stopBelow(file, draft)!.if).toBe('attackers * 2 < defenders');
		expect(stopBelow(file, { ...draft, stop: [stopBelow(file, draft)!] })).toBeUndefined();
	});
	const opened = openPack(THREE_HILLS);
	const shipped = 'pack' in opened ? opened.pack.calculators[0]! : undefined;

	test('has the odds of the one that is shipped, whatever is answered', () =>
		fc.assert(
			fc.property(anyAnswers(shipped!), ({ ground, case: cases, ...answers }) => {
				const named = { ...answers, ...(ground && { terrain: ground }), ...(cases && { 'combat-modifiers': cases }) };
				const [a, b] = [
					resolve(shipped!, { ...answers, ground: ground!, case: cases! }),
					resolve(ours, named as Answers)
				];
				expect(isIllegal(b)).toBe(isIllegal(a));
				if (isIllegal(a) || isIllegal(b)) return;
				expect([b.total, [...b.odds].sort()]).toEqual([a.total, [...a.odds].sort()]);
				expect(b.lines.map(({ value, row }) => ({ value, row }))).toEqual(
					a.lines.map(({ value, row }) => ({ value, row }))
				);
			})
		));

	test('six against three in the clear', () =>
		close(oddsOf(ours, { attackers: 6, defenders: 3 }), { ar: 1 / 6, ne: 1 / 6, dr: 2 / 6, ex: 1 / 6, de: 1 / 6 }));

	test('lists the results from best to worst, by the words of its terms', () => {
		expect(ours.outcomes).toEqual(['de', 'ex', 'dr', 'ne', 'ar', 'ae']);
		expect(ours.headlines[0]!.title).toEqual({ fr: 'Le défenseur recule ou mieux', en: 'Defender retreats or better' });
	});

	test('is called after the words of its questions', () =>
		expect(ours.questions.map(({ id }) => id)).toEqual([
			'attackers',
			'defenders',
			'terrain',
			'combat-modifiers',
			'house-rule'
		]));
});

const chart = (
	id: string,
	columns: readonly string[],
	rows: readonly (readonly [string, DraftValue, ...DraftValue[]])[]
): DraftChart => ({
	id,
	phase: 'shoot',
	title: id[0]!.toUpperCase() + id.slice(1),
	rowHead: 'Row',
	columns: columns.map((head) => ({ id: head, head })),
	rows: rows.map(([row, head, ...cells]) => ({ id: row, head, cells }))
});
const plus = (n: number) => ({ plus: n });

describe('fire: die and modifiers, read by bands in a column that a strength picks', () => {
	const drm = chart(
		'drm',
		['value'],
		[
			['woods', 'Woods', plus(-2)],
			['flank', 'Flank', plus(1)],
			['close', 'Close', plus(2)]
		]
	);
	// Numbers without open ends: beyond them the first and the last row count. Words and blanks for results.
	const table: DraftChart = {
		...chart(
			'fire',
			[],
			[
				['r0', 0, null, null, 'Pinned'],
				['r1', { min: 1, max: 5 }, null, 'Pinned', 2],
				['r6', { min: 6, max: 9 }, 'Pinned', 2, 4]
			]
		),
		columns: [
			{ id: 'few', head: { min: 1, max: 4 } },
			{ id: 'some', head: { min: 5, max: 9 } },
			{ id: 'many', head: { min: 10 } }
		]
	};
	const fire = made(
		{ shape: 'table', title: 'Fire', die: 'd10', result: 'fire', modifiers: ['drm'] },
		bare([drm, table])
	);

	test('every strength and every set of modifiers', () => {
		const values = { woods: -2, flank: 1, close: 2 };
		const cells = [
			['nothing', 'nothing', 'pinned'],
			['nothing', 'pinned', 'n2'],
			['pinned', 'n2', 'n4']
		];
		for (let strength = 1; strength <= 20; strength++) {
			for (const drm of [
				[],
				['woods'],
				['flank'],
				['woods', 'flank'],
				['flank', 'close'],
				['woods', 'flank', 'close']
			] as const) {
				const sum = drm.reduce((sum, one) => sum + values[one], 0);
				const column = strength < 5 ? 0 : strength < 10 ? 1 : 2;
				const counted = tally(
					[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => {
						const roll = Math.max(0, Math.min(9, face + sum));
						return cells[roll < 1 ? 0 : roll < 6 ? 1 : 2]![column]!;
					})
				);
				close(oddsOf(fire, { strength, drm }), counted);
			}
		}
	});
});

describe('a score without a chart', () => {
	const file = bare([chart('drm', ['value'], [['cover', 'Cover', plus(-1)]])]);
	const start: Start = {
		...suggested(file, 'en'),
		result: '',
		shape: 'table',
		title: 'Shot',
		score: 8,
		modifiers: ['drm']
	};
	const draft = begin(start, file);
	const two = { ...draft, throw: { ...draft.throw!, dice: 2 } };
	const opened = openPack(packText(withCalculator(file, two)));
	const shot = 'pack' in opened ? opened.pack.calculators[0]! : undefined;

	test.each([
		[[], 15],
		[['cover'], 10]
	])('two dice, with %j', (drm, ways) => close(oddsOf(shot!, { drm }), { success: ways / 36, failure: 1 - ways / 36 }));
});

describe('two sums against each other', () => {
	const troops = chart(
		'troops',
		['foot', 'mounted'],
		[
			['blades', 'Blades', 5, 3],
			['spears', 'Spears', 4, 4],
			['psiloi', 'Psiloi', 2, 2]
		]
	);
	const tactics = chart(
		'tactics',
		['value'],
		[
			['uphill', 'Uphill', plus(1)],
			['overlap', 'Overlapped', plus(-1)]
		]
	);
	const combat = made(
		{
			shape: 'versus',
			title: 'Close combat',
			sides: { ours: 'Mine', theirs: 'Theirs' },
			modifiers: ['troops', 'tactics'],
			doubles: true
		},
		bare([troops, tactics])
	);
	const factor: Record<string, number> = { blades: 5, spears: 4, psiloi: 2 };
	const tactic: Record<string, number> = { uphill: 1, overlap: -1 };

	test('every pair of troops and tactics', () => {
		for (const [mine, theirs] of [
			['blades', 'psiloi'],
			['spears', 'blades'],
			['psiloi', 'psiloi']
		] as const) {
			for (const [a, b] of [
				[[], []],
				[['uphill'], ['overlap']],
				[['overlap'], ['uphill', 'overlap']]
			] as const) {
				const sum = (troop: string, list: readonly string[]) =>
					factor[troop]! + list.reduce((sum, one) => sum + tactic[one]!, 0);
				const counted = tally(
					D6.flatMap((x) =>
						D6.map((y) => {
							const [ours, other] = [x + sum(mine, a), y + sum(theirs, b)];
							if (ours > other) return ours >= 2 * other ? 'doubles' : 'wins';
							if (other > ours) return other >= 2 * ours ? 'doubled' : 'loses';
							return 'equal';
						})
					)
				);
				const answers = { 'mine-troops': mine, 'theirs-troops': theirs, 'mine-tactics': a, 'theirs-tactics': b };
				close(oddsOf(combat, answers), counted);
			}
		}
	});

	test('the other side sees the mirror image', () => {
		const answers = { 'mine-troops': 'blades', 'theirs-troops': 'psiloi', 'mine-tactics': ['uphill'] };
		const turned = combat.swap!(resolve(combat, answers).settled.answers);
		const [a, b] = [oddsOf(combat, answers), oddsOf(combat, turned)] as [Oddly, Oddly];
		expect(b.loses).toBe(a.wins);
		expect(b.doubled).toBe(a.doubles);
	});
});

describe('many dice in stages: to hit by skill, to wound by two figures, a save by armour', () => {
	const hit: DraftChart = {
		...chart(
			'hit',
			['score'],
			[
				['s2', 2, { need: 5 }],
				['s3', 3, { need: 4 }],
				['s4', 4, { need: 3 }]
			]
		),
		rowHead: 'Skill'
	};
	const wound: DraftChart = {
		...chart(
			'wound',
			[],
			[
				['w3', 3, { need: 4 }, { need: 5 }],
				['w4', 4, { need: 3 }, { need: 4 }]
			]
		),
		rowHead: 'Power',
		columns: [
			{ id: 't3', head: 3 },
			{ id: 't4', head: 4 }
		]
	};
	const armour = chart(
		'armour',
		['save'],
		[
			['none', 'None', null],
			['light', 'Light', { need: 6 }],
			['heavy', 'Heavy', { need: 5 }]
		]
	);
	const cover = chart(
		'cover',
		['value'],
		[
			['soft', 'Soft cover', plus(-1)],
			['hard', 'Hard cover', plus(-2)]
		]
	);
	const shooting = made(
		{
			shape: 'pool',
			title: 'Shooting',
			modifiers: ['cover'],
			stages: { hit: 'hit', wound: 'wound', save: 'armour' },
			wounds: true
		},
		bare([hit, wound, armour, cover])
	);

	test('has a question for each figure, each once', () =>
		expect(shooting.questions.map(({ id }) => id)).toEqual([
			'number-of-dice',
			'skill',
			'cover',
			'power',
			'strength',
			'row',
			'wounds-to-remove-one'
		]));

	test.each([
		[
			{ 'number-of-dice': 4, skill: 3, power: 4, strength: 3, 'wounds-to-remove-one': 1, row: 'heavy' },
			(3 / 6) * (4 / 6) * (4 / 6),
			4,
			1
		],
		[
			{ 'number-of-dice': 5, skill: 2, power: 3, strength: 4, 'wounds-to-remove-one': 2, cover: ['soft'], row: 'none' },
			(1 / 6) * (2 / 6),
			5,
			2
		],
		[
			{
				'number-of-dice': 3,
				skill: 4,
				power: 3,
				strength: 3,
				'wounds-to-remove-one': 1,
				cover: ['soft', 'hard'],
				row: 'light'
			},
			(1 / 6) * (3 / 6) * (5 / 6),
			3,
			1
		]
	])('%j', (answers, through, dice, per) => {
		const choose = (k: number): number => (k === 0 ? 1 : (choose(k - 1) * (dice - k + 1)) / k);
		const odds: Oddly = {};
		for (let k = 0; k <= dice; k++) {
			const id = `k${Math.floor(k / per)}`;
			odds[id] = (odds[id] ?? 0) + choose(k) * through ** k * (1 - through) ** (dice - k);
		}
		close(oddsOf(shooting, answers), odds);
	});
});

describe('any choices at all', () => {
	const whole = JSON.parse(THREE_HILLS) as PackDraft;
	const { charts, terms } = whole;
	const chartId = fc.constantFrom('results', 'terrain', 'modifiers');
	const score = fc.oneof(chartId, fc.constantFrom(SCORES.fixed, SCORES.asked));
	const start = fc.record(
		{
			shape: fc.constantFrom('table' as const, 'versus' as const, 'pool' as const),
			die: fc.constantFrom('d6' as const, 'd10' as const, [1, 2, 2, 3]),
			result: fc.constantFrom('results', 'terrain', ''),
			score: fc.integer({ min: 1, max: 12 }),
			modifiers: fc.uniqueArray(fc.constantFrom('modifiers', 'terrain')),
			counts: fc.constant(true as const),
			doubles: fc.constant(true as const),
			wounds: fc.constant(true as const),
			stages: fc.record({ hit: score, wound: score, save: score, other: score }, { requiredKeys: ['hit'] })
		},
		{ requiredKeys: ['shape', 'die', 'stages'] }
	);

	/** The same game in French alone. */
	const french = (text: unknown): unknown => {
		if (Array.isArray(text)) return text.map(french);
		if (typeof text !== 'object' || text === null) return text;
		if ('fr' in text && 'en' in text) return text.fr;
		return Object.fromEntries(Object.entries(text).map(([key, inside]) => [key, french(inside)]));
	};

	test('come to a calculator that opens', () =>
		fc.assert(
			fc.property(start, fc.boolean(), (start, both) => {
				const file: PackDraft = { ...bare(charts, terms), languages: ['fr', 'en'] };
				made(start, both ? file : { ...(french(file) as PackDraft), languages: ['fr'] });
			}),
			{ numRuns: 60 }
		));
});

describe('column shifts and tables by difference', () => {
	const results = chart(
		'results',
		[],
		[
			['low', { max: 3 }, 'AE', 'AR', 'NE', 'DR'],
			['high', { min: 4 }, 'NE', 'DR', 'EX', 'DE']
		]
	);
	const CELLS = [
		['ae', 'ar', 'ne', 'dr'],
		['ne', 'dr', 'ex', 'de']
	];
	const heads = (of: readonly DraftValue[]) => ({
		...results,
		columns: of.map((head, i) => ({ id: `c${i}`, head }))
	});
	const byRatio = heads([{ ratio: [1, 2] }, { ratio: [1, 1] }, { ratio: [2, 1] }, { ratio: [3, 1], open: 'more' }]);
	const byDifference = heads([{ max: -2 }, { min: -1, max: 0 }, { min: 1, max: 3 }, { min: 4 }]);
	const shift = (n: number) => ({ shift: n });
	const terrain = chart(
		'terrain',
		['cost', 'drm', 'shift'],
		[
			['clear', 'Clear', 1, plus(0), shift(0)],
			['woods', 'Woods', 2, plus(-1), shift(-1)],
			['town', 'Town', 1, plus(1), shift(-2)],
			['road', 'Road', 1, plus(0), null]
		]
	);
	const events = chart(
		'events',
		['shift'],
		[
			['guns', 'Guns', shift(2)],
			['night', 'Night', shift(-1)]
		]
	);
	const TERRAIN: Record<string, readonly [drm: number, shift: number]> = {
		clear: [0, 0],
		woods: [-1, -1],
		town: [1, -2],
		road: [0, 0]
	};
	const EVENTS: Record<string, number> = { guns: 2, night: -1 };
	const columnOf = {
		ratio: (a: number, d: number) => (a >= 3 * d ? 3 : a >= 2 * d ? 2 : a >= d ? 1 : 0),
		difference: (a: number, d: number) => (a - d >= 4 ? 3 : a - d >= 1 ? 2 : a - d >= -1 ? 1 : 0)
	};

	test.each([
		['ratio', byRatio],
		['difference', byDifference]
	] as const)('by %s, with terrain that counts twice and events: every answer', (by, table) => {
		const attack = made(
			{ shape: 'table', title: 'Attack', modifiers: ['terrain'], shifts: ['terrain', 'events'] },
			bare([terrain, events, table])
		);
		expect(attack.questions.map(({ id }) => id)).toEqual(['attackers', 'defenders', 'terrain', 'events', 'house-rule']);
		for (const [a, d] of [
			[1, 2],
			[3, 3],
			[5, 2],
			[9, 3],
			[9, 1]
		] as const) {
			for (const ground of Object.keys(TERRAIN)) {
				for (const happened of [[], ['guns'], ['night'], ['guns', 'night']]) {
					const [drm, moved] = TERRAIN[ground]!;
					const by2 = happened.reduce((sum, one) => sum + EVENTS[one]!, moved);
					const column = Math.max(0, Math.min(3, columnOf[by](a, d) + by2));
					const counted = tally(D6.map((face) => CELLS[face + drm <= 3 ? 0 : 1]![column]!));
					close(oddsOf(attack, { attackers: a, defenders: d, terrain: ground, events: happened }), counted);
				}
			}
		}
	});

	test('the sum says the die and the column, a shift by its side', () => {
		const attack = made(
			{ shape: 'table', title: 'Attack', modifiers: ['terrain'], shifts: ['events'] },
			bare([terrain, events, byRatio])
		);
		const result = resolve(attack, { attackers: 6, defenders: 3, terrain: 'woods', events: ['night'] });
		if (isIllegal(result)) throw new Error(result.illegal.en);
		expect(result.total).toBe(-1);
		expect(result.shown?.en).toBe('1/1, −1');
		expect(result.sums?.map(({ title, shown }) => [title.en, shown.en])).toEqual([
			['Die', '−1'],
			['Shifted column', '1/1']
		]);
		expect(result.lines.map(({ what, shown, value, side }) => [what.en, shown?.fr ?? value, side])).toEqual([
			['Woods', -1, 'die'],
			['Night', '1G', 'column']
		]);
		expect(attack.questions[3]).toMatchObject({ choices: [{ shown: { en: '2R' } }, { shown: { en: '1L' } }] });
	});

	test('nothing but the column is shifted: the die is read as it falls', () => {
		const attack = made({ shape: 'table', title: 'Attack', shifts: ['events'] }, bare([events, byRatio]));
		const result = resolve(attack, { attackers: 6, defenders: 3, events: ['guns'] });
		if (isIllegal(result)) throw new Error(result.illegal.en);
		expect([result.total, result.shown?.en]).toEqual([0, '3/1\u00a0or\u00a0more']);
	});

	test('numbers below 0 are a difference, others are asked, and either may be said', () => {
		const file = bare([byDifference, heads([1, 2, 3, { min: 4 }])]);
		const questions = (start: Partial<Start>, table: DraftChart) =>
			made({ shape: 'table', title: 'Attack', result: 'results', ...start }, bare([table])).questions.map(
				({ id }) => id
			);
		expect(questions({}, file.charts[0]!)).toEqual(['attackers', 'defenders', 'house-rule']);
		expect(questions({ found: 'number' }, file.charts[0]!)).toEqual(['strength', 'house-rule']);
		expect(questions({}, file.charts[1]!)).toEqual(['strength', 'house-rule']);
		expect(questions({ found: 'difference' }, file.charts[1]!)).toEqual(['attackers', 'defenders', 'house-rule']);
	});
});

describe.each(LANGS)('the shifts and differences of the guide in %s', (lang) => {
	const part = partsOf(readFileSync(`docs/packs.${lang}.md`, 'utf8'), lang).find(({ id }) => id === 'shifts')!;
	const step = partsOf(readFileSync(`docs/packs.${lang}.md`, 'utf8'), lang).find(({ id }) => id === 'table')!;
	const [terrain, shifted, byDifference, difference] = part.typed;
	const told = [...part.html.matchAll(/(\d) (?:against|contre) (\d).*?\. ([A-Z/\d ,]+)\./g)].map(([, a, d, odds]) => ({
		strengths: [Number(a), Number(d)] as const,
		odds: Object.fromEntries(odds!.split(', ').map((one) => [one.slice(0, 2).toLowerCase(), Number(one.at(3)) / 6]))
	}));
	const grid = (id: string, text: string): DraftChart =>
		chartFromGrid(
			pasted(text).grid,
			{ id, title: id, phase: 'fight', headRow: true, headColumn: true },
			{ lang, terms: [] }
		);
	const file = (table: string): PackDraft => ({
		...bare([grid('terrain', terrain!), grid('results', table)]),
		languages: [lang]
	});
	const start: Partial<Start> = { shape: 'table', title: 'Attack', result: 'results' };
	const named = (calculator: Calculator, [a, d]: readonly [number, number]) => ({
		[calculator.questions[0]!.id]: a,
		[calculator.questions[1]!.id]: d
	});

	test('come to the expression and the odds that are told', () => {
		const woods = file(step.typed[0]!);
		const attack = made({ ...start, shifts: ['terrain'] }, woods);
		expect(JSON.stringify(begin({ ...suggested(woods, lang), ...start, shifts: ['terrain'] }, woods).let)).toContain(
			shifted
		);
		const wood = woods.charts[0]!.rows[1]!.id;
		close(oddsOf(attack, { ...named(attack, told[0]!.strengths), terrain: wood }), told[0]!.odds);

		const two = file(byDifference!);
		expect(JSON.stringify(begin({ ...suggested(two, lang), ...start }, two).throw)).toContain(difference);
		const other = made(start, two);
		close(oddsOf(other, named(other, told[1]!.strengths)), told[1]!.odds);
	});
});
