import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingOf, type Changing, type Group } from './standing';
import type { Change, UnitRules } from './types';

const rules: UnitRules = {
	fields: [],
	shown: [],
	states: [{ id: 'tired' }, { id: 'dead', gone: true }],
	losses: { field: 'men', each: 'lives', one: { fr: 'perte', en: 'loss' }, many: { fr: 'pertes', en: 'losses' } },
	groupStates: [{ id: 'broken', spares: { field: 'chief', is: ['yes'] } }],
	parts: {}
};

const groups: readonly Group[] = [
	{
		id: 'left',
		units: [
			{ id: 'guard', name: 'Guard', card: { men: 4, lives: 3, chief: 'yes' } },
			{ id: 'levy', name: 'Levy', card: { men: 10, lives: 1 }, states: ['tired'], lost: 2 }
		]
	},
	{ id: 'right', units: [{ id: 'riders', name: 'Riders', card: { men: 6, lives: 2 } }] }
];

const entry = (order: number, ...changes: Change[]): Changing => ({ id: `entry-${order}`, order, changes });
const after = (...entries: Changing[]) => standingOf(rules, groups, entries);

describe('how units stand', () => {
	test('before anything has happened they are as they were mustered', () => {
		expect(after().get('levy')).toMatchObject({ states: ['tired'], lost: 2, left: 8, carried: 0, gone: false });
	});

	test('whole ones are taken away, and the rest is carried over', () => {
		const guard = after(entry(1, { unit: 'guard', lost: 7 })).get('guard')!;
		expect(guard).toMatchObject({ lost: 7, left: 2, carried: 1, gone: false });
		expect(after(entry(1, { unit: 'guard', lost: 12 })).get('guard')).toMatchObject({ left: 0, gone: true });
	});

	test('what comes back never exceeds what was lost', () => {
		expect(after(entry(1, { unit: 'levy', lost: -5 })).get('levy')).toMatchObject({ lost: 0, left: 10 });
	});

	test('a state comes, goes, and takes the unit off the table', () => {
		const [tired, rested] = [
			entry(1, { unit: 'guard', state: 'tired', is: true }),
			entry(2, { unit: 'guard', state: 'tired', is: false })
		];
		expect(after(tired).get('guard')!.states).toEqual(['tired']);
		expect(after(tired, rested).get('guard')!.states).toEqual([]);
		expect(after(entry(1, { unit: 'riders', state: 'dead', is: true })).get('riders')!.gone).toBe(true);
	});

	test('the state of a group is that of its units, but for those it spares', () => {
		const broken = after(entry(1, { group: 'left', state: 'broken', is: true }));
		expect(broken.get('levy')!.states).toEqual(['tired', 'broken']);
		expect(broken.get('guard')!.states).toEqual([]);
		expect(broken.get('riders')!.states).toEqual([]);
	});

	test('a change to a unit that is not on the list is passed over', () => {
		expect(after(entry(1, { unit: 'ghost', lost: 1 }))).toEqual(after());
	});
});

describe('the log decides, not the way it came', () => {
	const ids = ['guard', 'levy', 'riders'];
	const anyChange: fc.Arbitrary<Change> = fc.oneof(
		fc.record({ unit: fc.constantFrom(...ids), state: fc.constantFrom('tired', 'dead'), is: fc.boolean() }),
		fc.record({ unit: fc.constantFrom(...ids), lost: fc.integer({ min: -3, max: 5 }) }),
		fc.record({ group: fc.constantFrom('left', 'right'), state: fc.constant('broken'), is: fc.boolean() })
	);
	const anyLog = fc
		.array(fc.record({ order: fc.nat({ max: 6 }), changes: fc.array(anyChange, { maxLength: 3 }) }), { maxLength: 8 })
		.map((made) => made.map((one, i): Changing => ({ ...one, id: `entry-${i}` })));

	test('entries may arrive in any order', () =>
		fc.assert(
			fc.property(
				anyLog.chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }))),
				([log, shuffled]) => {
					expect([...after(...shuffled)]).toEqual([...after(...log)]);
				}
			)
		));

	test('an entry that is taken out and put back leaves no trace', () =>
		fc.assert(
			fc.property(anyLog, fc.nat(), (log, n) => {
				const without = log.filter((_, i) => i !== n % (log.length || 1));
				const taken = log.filter((one) => !without.includes(one));
				expect(after(...without, ...taken)).toEqual(after(...log));
			})
		));
});
