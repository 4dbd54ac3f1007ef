import { expect, test } from 'vitest';
import { loadGame } from '$lib/games';
import { sizeOf } from './log-size';

const [alexander, dbm] = await Promise.all([loadGame('alexander'), loadGame('dbm')]);

test.each([
	[{ combat: 9, note: 2, change: 0 }, alexander, '9 combats, 2 notes', '9 combats, 2 notes'],
	[{ combat: 1, note: 0, change: 3 }, alexander, '1 combat, 3 changements d’unités', '1 combat, 3 changes of units'],
	[{ combat: 0, note: 1, change: 0 }, alexander, '1 note', '1 note'],
	[{ combat: 0, note: 0, change: 0 }, alexander, '0 combat', '0 combats'],
	// Orders and rivers are in the log too.
	[{ combat: 9, note: 2, change: 0 }, dbm, '9 jets, 2 notes', '9 rolls, 2 notes'],
	[{ combat: 9, note: 2, change: 0 }, undefined, '9 combats, 2 notes', '9 combats, 2 notes']
])('%j', (counts, game, fr, en) => {
	expect(sizeOf(counts, game)).toEqual({ fr, en });
});
