/** The packs that come with the app open, and give the expected odds. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { faults } from '../../../../tests/unit/checks';
import { openPack } from '$lib/packs/format/open';

const FOLDER = 'static/packs';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.guidon.txt'));

test('there are two of them', () => expect(files.sort()).toEqual(['little-wars.guidon.txt', 'three-hills.guidon.txt']));

describe.each(files)('%s', (file) => {
	const opened = openPack(readFileSync(`${FOLDER}/${file}`, 'utf8'));

	test('opens', () => expect('problems' in opened ? opened.problems : []).toEqual([]));

	test('passes every check that a game of the app passes', () => {
		if (!('pack' in opened)) throw new Error('It does not open.');
		const { game, terms, charts } = opened.pack;
		expect(faults({ game: { ...game, id: game.id.slice(1) }, terms, charts })).toEqual([]);
	});
});

const calculatorOf = (file: string, id: string) => {
	const opened = openPack(readFileSync(`${FOLDER}/${file}`, 'utf8'));
	if (!('pack' in opened)) throw new Error('It does not open.');
	return opened.pack.calculators.find((calculator) => calculator.id === id)!;
};

test('nine isolated men against eleven: seven die on each side and two are taken', () => {
	const result = resolve(calculatorOf('little-wars.guidon.txt', 'melee'), { ours: 11, theirs: 9, alone: 'yes' });
	if (isIllegal(result)) throw new Error(result.illegal.en);
	const { steps } = result.read([0]);
	expect(steps.map(({ text }) => text.en)).toEqual(['Remove 7 men from each side.', 'The 2 who remain are prisoners.']);
});

test('ten against three in the woods: three to one, with the die at −1', () => {
	const result = resolve(calculatorOf('three-hills.guidon.txt', 'attack'), {
		attackers: 10,
		defenders: 3,
		ground: 'woods'
	});
	expect(result).toMatchObject({
		total: -1,
		odds: new Map([
			['ne', 2n],
			['dr', 2n],
			['ex', 1n],
			['de', 1n]
		])
	});
});
