import { expect, test } from 'vitest';
import type { Answers } from '$lib/core/types';
import { loadCalculator, loadGame } from '$lib/games';
import { refusalsIn } from './refusals';

async function refused(path: string, question: string, answers: Answers) {
	const [game = '', id = ''] = path.split('/');
	const calculator = (await loadCalculator((await loadGame(game))!, id))!;
	return refusalsIn(
		calculator,
		calculator.questions.find((one) => one.id === question)!,
		answers
	);
}

test('javelins at three hexes are refused before they are chosen', async () => {
	const ranges = await refused('alexander/fire', 'range', { firers: ['ja'] });
	expect([...ranges.keys()]).toEqual(['3', '4']);
	expect(ranges.get('3')?.fr).toBe('Les javelotiers ne peuvent pas tirer à 3 hexagones.');
});

test('a heavy charge into woods is refused, an infantry shock is not', async () => {
	const terrain = await refused('jdg/shock', 'terrain', { kind: 'charge-heavy' });
	expect(terrain.get('woods')?.en).toContain('No charge into this terrain');
	expect((await refused('jdg/shock', 'terrain', { kind: 'infantry' })).has('woods')).toBe(false);
	// The kind is refused where the terrain is answered first.
	expect((await refused('jdg/shock', 'kind', { terrain: 'woods' })).has('charge-heavy')).toBe(true);
});

test('where another answer is to blame, no choice is', async () => {
	expect((await refused('alexander/fire', 'terrain', { firers: ['ho'] })).size).toBe(0);
	expect((await refused('alexander/fire', 'points', { firers: ['ho'] })).size).toBe(0);
});
