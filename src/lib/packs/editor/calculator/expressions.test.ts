import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../expression/parse';
import {
	COMPARISONS,
	readAmount,
	readConditions,
	readLook,
	readScore,
	writeAmount,
	writeConditions,
	writeLook,
	writeScore,
	type Amount,
	type Condition,
	type Key,
	type Look,
	type Quantity,
	type Score,
	type Source
} from './expressions';

const name = fc.constantFrom('attackers', 'defenders', 'to-hit', 'terrain-2');
const id = fc.constantFrom('clear', '2-to-1', '6-or-more');
const whole = fc.integer({ min: -20, max: 60 });
const factor = fc.integer({ min: 1, max: 12 });
const key: fc.Arbitrary<Key> = fc.oneof(
	fc.record(
		{ by: fc.constantFrom('roll' as const, 'die' as const, 'sum' as const), within: fc.tuple(whole, whole) },
		{ requiredKeys: ['by'] }
	),
	fc.record({ by: fc.constant('ratio' as const), over: name, under: name }),
	fc.record({ by: fc.constant('answer' as const), question: name }),
	fc.record({ by: fc.constant('fixed' as const), id })
);
const look: fc.Arbitrary<Look> = fc.record({ chart: name, row: key, column: key }, { requiredKeys: ['chart', 'row'] });
const quantity: fc.Arbitrary<Quantity> = fc.oneof(
	fc.record({ of: fc.constant('number' as const), n: whole }),
	fc.record({ of: fc.constant('name' as const), name }),
	fc.record({ of: fc.constantFrom('roll' as const, 'lead' as const) })
);
const by = fc.constantFrom(...COMPARISONS);
const condition: fc.Arbitrary<Condition> = fc.oneof(
	fc.record({ is: fc.constant('chosen' as const), question: name, choice: id, not: fc.boolean() }),
	fc.record({ is: fc.constant('number' as const), what: quantity, by, than: quantity }),
	fc.record({ is: fc.constant('ratio' as const), over: name, under: name, by, than: fc.tuple(factor, factor) })
);
const source: fc.Arbitrary<Source> = fc.oneof(
	fc.record({ of: fc.constant('answer' as const), question: name }),
	fc.record({ of: fc.constant('chart' as const), look })
);
const plain: fc.Arbitrary<Source> = fc.record({ of: fc.constant('number' as const), n: fc.nat(60) });
const amount: fc.Arbitrary<Amount> = fc.record({
	from: fc.oneof(source, plain),
	times: factor,
	minus: fc.boolean()
});
const score: fc.Arbitrary<Score> = fc.record(
	{ from: fc.oneof(source, plain), helped: fc.uniqueArray(name), least: whole, most: whole, blank: whole },
	{ requiredKeys: ['from', 'helped'] }
);

const sameAgain = <T>(any: fc.Arbitrary<T>, write: (form: T) => string, read: (text: string) => unknown) =>
	fc.assert(
		fc.property(any, (one) => {
			expect(read(write(one))).toEqual(one);
		})
	);

describe('what a form writes it reads back', () => {
	test('cells', () => sameAgain(look, writeLook, readLook));
	test('conditions', () =>
		sameAgain(fc.array(condition, { minLength: 1, maxLength: 4 }), writeConditions, readConditions));
	test('amounts', () => sameAgain(amount, writeAmount, readAmount));
	test('scores', () => sameAgain(score, writeScore, readScore));
});

test('what it reads says the same when it is written again, in every expression of the games and examples', () => {
	const texts = new Set<string>();
	const walk = (value: unknown, key = '') => {
		if (typeof value === 'string') {
			if (/^(if|value|asked|need|count|per|carried|times|total|worth|cell|row|min|max)$/.test(key)) texts.add(value);
		} else if (value !== null && typeof value === 'object')
			for (const [at, inside] of Object.entries(value)) walk(inside, key === 'let' ? 'value' : at);
	};
	for (const file of [
		'static/packs/three-hills.guidon.txt',
		'static/packs/little-wars.guidon.txt',
		...['alexander', 'jdg', 'wab'].map((id) => `src/lib/packs/twins/${id}.json`)
	]) {
		walk(JSON.parse(readFileSync(file, 'utf8')));
	}
	const forms = [
		(text: string) => written(readLook(text), writeLook),
		(text: string) => written(readConditions(text), writeConditions),
		(text: string) => written(readAmount(text), writeAmount),
		(text: string) => written(readScore(text), writeScore)
	];
	let read = 0;
	for (const text of texts) {
		for (const form of forms) {
			const again = form(text);
			if (again === undefined) continue;
			read++;
			expect(parse(again), text).toEqual(parse(text));
		}
	}
	expect(texts.size).toBeGreaterThan(100);
	expect(read).toBeGreaterThan(100);
});

const written = <T>(form: T | undefined, write: (form: T) => string) => (form === undefined ? undefined : write(form));

test('reads the expressions of the guide', () => {
	expect(readLook('at(results, face + total, ratio(attackers, defenders))')).toEqual({
		chart: 'results',
		row: { by: 'roll' },
		column: { by: 'ratio', over: 'attackers', under: 'defenders' }
	});
	expect(readConditions('attackers * 2 < defenders')).toEqual([
		{ is: 'ratio', over: 'attackers', under: 'defenders', by: '<', than: [1, 2] }
	]);
});

test.each(['at(', 'a or b.c', 'any(case, it = 1)', 'if a then b else c', "at(x, y, 'z', 2)", '', 'a + b'])(
	'leaves “%s” to its text',
	(text) => {
		expect([readLook(text), readConditions(text), readAmount(text), readScore(text)]).toEqual([
			undefined,
			undefined,
			undefined,
			undefined
		]);
	}
);
