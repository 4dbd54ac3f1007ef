import { describe, expect, test } from 'vitest';
import type { KeptGroup } from '$lib/app/storage/types';
import { added, changed, changedGroup, copied, moved, removed } from './edit';

const card = (id: string, name = '') => ({ id, name, card: { type: 'ho' } });
const groups: readonly KeptGroup[] = [
	{ id: 'left', name: 'Left', units: [card('a', 'Peltasts'), card('b')] },
	{ id: 'right', name: '', units: [card('c')] }
];
const names = (all: readonly KeptGroup[]) => all.map(({ units }) => units.map(({ name }) => name));
const ids = (all: readonly KeptGroup[]) => all.map(({ units }) => units.map(({ id }) => id));

describe('cards', () => {
	test('are added at the end of a group, or of the last one', () => {
		expect(names(added(groups, { name: 'Guard', card: {} }))).toEqual([
			['Peltasts', ''],
			['', 'Guard']
		]);
		expect(names(added(groups, { name: '', card: {} }, 3, 'left'))[0]).toEqual(['Peltasts', '', '', '', '']);
		const first = added([], { name: '', card: {} }, 2);
		expect(names(first)).toEqual([['', '']]);
		expect(new Set(first[0]!.units.map(({ id }) => id)).size).toBe(2);
	});

	test('of one name are numbered', () => {
		expect(names(added(groups, { name: 'Peltasts', card: {} }, 2, 'left'))[0]).toEqual([
			...['Peltasts', '', 'Peltasts 2', 'Peltasts 3']
		]);
		const twice = copied(added(groups, { name: 'Guard', card: {} }, 2), 'a', 1);
		expect(names(twice)).toEqual([
			['Peltasts', 'Peltasts 2', ''],
			['', 'Guard', 'Guard 2']
		]);
	});

	test('are copied as they were mustered, behind themselves', () => {
		const hurt = changed(groups, 'a', { states: ['d'], lost: 2 });
		const after = copied(hurt, 'a', 2);
		expect(ids(after)[0]!.slice(0, 1)).toEqual(['a']);
		expect(names(after)[0]).toEqual(['Peltasts', 'Peltasts 2', 'Peltasts 3', '']);
		expect(after[0]!.units[1]).not.toHaveProperty('states');
		expect(copied(groups, 'nobody', 2)).toBe(groups);
	});

	test('move between groups, and are removed', () => {
		expect(ids(moved(groups, 'a', 'right'))).toEqual([['b'], ['c', 'a']]);
		expect(moved(groups, 'a', 'nowhere')).toBe(groups);
		expect(ids(removed(groups, 'a'))).toEqual([['b'], ['c']]);
	});

	test('a group is renamed', () => {
		expect(changedGroup(groups, 'right', { name: 'Reserve', breaks: 4 })[1]).toMatchObject({
			...{ name: 'Reserve', breaks: 4, units: [card('c')] }
		});
	});
});
