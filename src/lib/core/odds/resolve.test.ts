import { expect, test } from 'vitest';
import type { CalculatorBody, Choice, SomeOf, Text } from '$lib/core/types';
import { D6, thrown } from './odds';
import { changes, resolve } from './resolve';

const same = (words: string): Text => ({ fr: words, en: words });

/** A hill and the wall on it do not add up. */
const siege: CalculatorBody = {
	questions: [
		{
			id: 'ground',
			kind: 'some',
			ask: same('Ground?'),
			short: same('Ground'),
			choices: [
				{ id: 'hill', label: same('Hill'), value: -1 },
				{ id: 'wall', label: same('Wall'), value: -2 }
			]
		}
	],
	outcomes: ['taken', 'held'],
	headlines: [{ title: same('Taken'), outcomes: ['taken'] }],
	work(settled) {
		const both = settled.has('ground', 'hill') && settled.has('ground', 'wall');
		const lines = settled.lines().filter(({ value }) => !both || value === -2);
		const total = lines.reduce((sum, { value }) => sum + value, 0);
		const verdict = (face: number) => (face + total >= 4 ? 'taken' : 'held');
		return {
			title: same('Siege'),
			lines,
			total,
			setAside: both ? [{ what: same('Hill'), value: -1, why: same('Wall'), question: 'ground' }] : [],
			dice: [D6],
			odds: thrown([D6], verdict),
			outcomes: ['taken', 'held'].map((id) => ({ id, title: same(id) })),
			read: ([face = 0]) => ({ outcome: verdict(face), steps: [] })
		};
	}
};

test('what a sum sets aside is listed with what was ruled out, and stays answered', () => {
	const { settled } = resolve(siege, { ground: ['hill', 'wall'] });
	expect(settled.ruledOut).toEqual([{ what: same('Hill'), value: -1, why: same('Wall'), question: 'ground' }]);
	expect(settled.some('ground')).toEqual(['hill', 'wall']);
	expect(resolve(siege, { ground: ['hill'] }).settled.ruledOut).toEqual([]);
});

test('what is set aside can still be taken away: it changes nothing, so only the wall is named', () => {
	expect(changes(siege, { ground: ['hill', 'wall'] }).map(({ choice }) => choice.id)).toEqual(['wall']);
});

test('a choice that is ruled out is not offered as a change', () => {
	const [ground] = siege.questions as [SomeOf];
	const [hill, wall] = ground.choices as [Choice, Choice];
	const walled: CalculatorBody = { ...siege, questions: [{ ...ground, choices: [{ ...hill, not: ['wall'] }, wall] }] };
	expect(changes(walled, { ground: [] }).map(({ choice }) => choice.id)).toEqual(['wall', 'hill']);
	expect(changes(walled, { ground: ['wall'] }).map(({ choice }) => choice.id)).toEqual(['wall']);
});
