import { describe, expect, test } from 'vitest';
import { chartFiles, loadAll, loadGames } from '$lib/games';
import * as checks from './checks';

describe.each(await loadGames())('$id', async (game) => {
	const whole = await loadAll(game);

	test.each([
		['has ids that are unique and fit into an address', checks.idFaults],
		['explains every code and abbreviation it uses', checks.termFaults],
		['has rows as wide as their columns, and notes, groups and exclusions that exist', checks.shapeFaults],
		['has bands without a hole or an overlap', checks.bandFaults],
		['has doubts that say what is printed, how it is read and why', checks.doubtFaults],
		['is written in both languages, well set', checks.textFaults]
	])('%s', (_, check) => {
		expect(check(whole)).toEqual([]);
	});

	test('names every chart file in its contents', async () => {
		expect((await chartFiles(game.id)).sort()).toEqual(game.charts.map(({ id }) => id).sort());
	});
});
