import { describe, expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { loadCalculator, loadGame } from '$lib/games';
import type { Answers, Worked } from '$lib/core/types';
import { replay, resolvedOf } from './resolved';

async function calculatorOf(of: string, id: string) {
	const game = (await loadGame(of))!;
	return { calculator: (await loadCalculator(game, id))!, data: game.revised };
}

function workedOf(calculator: Parameters<typeof resolve>[0], answers: Answers = {}) {
	const result = resolve(calculator, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result;
}

describe('a combat as it is noted', () => {
	test('Alexander: the result of both sides, with the day of the data', async () => {
		const { calculator, data } = await calculatorOf('alexander', 'melee');
		const first = workedOf(calculator);
		const noted = resolvedOf({ id: 'alexander/melee', data }, first, first.settled.answers, { '': [4] });
		const reading = first.read([4]);
		const outcome = first.outcomes.find(({ id }) => id === reading.outcome)!;
		expect(noted).toMatchObject({ calculator: 'alexander/melee', faces: [4], outcome: [reading.outcome], data });
		expect(noted.shown.fr).toContain(outcome.title.fr);
		expect(noted.shown.en).toContain(outcome.title.en);
		for (const { result } of outcome.sides ?? []) expect(noted.shown.fr).toContain(result.fr.replace(/\.$/, ''));
		// All questions that apply, answered or default.
		expect(noted.answers).toEqual(first.settled.answers);
		expect(replay(calculator, noted)).toMatchObject({ differs: false, today: noted.shown, faces: { '': [4] } });
	});

	test('WAB: a chain says how far it has come, then only what it came to', async () => {
		const { calculator, data } = await calculatorOf('wab', 'shooting');
		const first = workedOf(calculator);
		const hits = resolvedOf({ id: 'wab/shooting', data }, first, first.settled.answers, { '': [5] });
		expect(hits.outcome).toEqual([]);
		expect(hits.shown.fr).toMatch(/5 touches/);
		const then = first.read([5]).steps.findIndex((step) => step.then);
		const wounds = resolvedOf({ id: 'wab/shooting', data }, first, first.settled.answers, { '': [5], [then]: [2] });
		expect(wounds.faces).toEqual([5, 2]);
		expect(wounds.outcome).toEqual(['k2']);
		expect(wounds.shown.fr).toMatch(/^2 figurines/);
		expect(replay(calculator, wounds)).toMatchObject({ differs: false, faces: { '': [5], [then]: [2] } });
	});
});

test('a figure that was corrected since does not rewrite what was noted', async () => {
	const { calculator, data } = await calculatorOf('alexander', 'fire');
	const first = workedOf(calculator);
	const noted = resolvedOf({ id: 'alexander/fire', data }, first, first.settled.answers, { '': [9] });
	const corrected = {
		...calculator,
		work: (settled: Parameters<typeof calculator.work>[0]) => {
			const worked = calculator.work(settled) as Worked;
			return { ...worked, read: (faces: readonly number[]) => worked.read([Math.max(0, faces[0]! - 9)]) };
		}
	};
	const now = replay(corrected, noted);
	expect(now.differs).toBe(true);
	expect(now.today).not.toEqual(noted.shown);
});

test('other words for the same result: it is said to differ, and is the same for luck', async () => {
	const { calculator, data } = await calculatorOf('alexander', 'fire');
	const first = workedOf(calculator);
	const noted = resolvedOf({ id: 'alexander/fire', data }, first, first.settled.answers, { '': [9] });
	const old = { ...noted, shown: { fr: 'Autrement dit.', en: 'In other words.' } };
	expect(replay(calculator, old)).toMatchObject({ differs: true, same: true, today: noted.shown });
	expect(replay(calculator, { ...noted, outcome: ['routed', 'x'] })).toMatchObject({ differs: true, same: false });
});

test('answers that are no longer allowed say why', async () => {
	const { calculator } = await calculatorOf('alexander', 'fire');
	const closed = { ...calculator, work: () => ({ illegal: { fr: 'Plus permis.', en: 'Not allowed any more.' } }) };
	const first = workedOf(calculator);
	const noted = resolvedOf({ id: 'alexander/fire', data: '2026-01-01' }, first, first.settled.answers, { '': [9] });
	expect(replay(closed, noted)).toMatchObject({ differs: true, throws: [], today: { en: 'Not allowed any more.' } });
});
