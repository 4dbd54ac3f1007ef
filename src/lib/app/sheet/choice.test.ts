import { expect, test } from 'vitest';
import { choiceFrom, chosen, EVERY, starredCharts } from './choice';

const charts = [{ id: 'terrain' }, { id: 'fire' }, { id: 'melee' }];
const none = new Set<string>();

test('all charts, the starred ones or the ticked ones, in play order', () => {
	const picked = ['melee', 'gone', 'terrain'];
	expect(chosen(charts, { way: 'all', picked }, none)).toEqual(charts);
	expect(chosen(charts, { way: 'picked', picked }, none)).toEqual([charts[0], charts[2]]);
	expect(chosen(charts, { way: 'starred', picked }, new Set(['fire']))).toEqual([charts[1]]);
	expect(chosen(charts, { way: 'starred', picked }, none)).toEqual([]);
});

test('a star on a row or a cell is one on its chart; terms, calculators and other games have none', () => {
	const favourites = ['/a/terrain/', '/a/fire/#ford', '/a/types/#el.in', '/a/terms/#pe', '/a/calc/fire/', '/b/melee/'];
	expect(
		starredCharts(
			'a',
			favourites.map((path) => ({ path }))
		)
	).toEqual(new Set(['terrain', 'fire', 'types']));
});

test('what was kept is read again, and what was never written is not', () => {
	const kept = { way: 'picked', picked: ['fire'] };
	expect(choiceFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
	for (const damaged of [undefined, null, 7, 'all', [], { way: 'some' }, { picked: 'fire' }]) {
		expect(choiceFrom(damaged)).toEqual(EVERY);
	}
	expect(choiceFrom({ way: 'starred', picked: [1, 'fire'] })).toEqual({ way: 'starred', picked: ['fire'] });
});
