import { describe, expect, test } from 'vitest';
import { loadNames, loadTerms, loadUnits } from '$lib/games';
import { listOf } from './read-list';

const readerOf = async (game: string) => ({
	rules: (await loadUnits(game))!,
	names: await loadNames(game),
	terms: await loadTerms(game)
});
const [alexander, dbm, jdg, wab] = await Promise.all(['alexander', 'dbm', 'jdg', 'wab'].map(readerOf));

const cards = (reader: typeof alexander, text: string) => listOf(reader!, text, reader).flatMap(({ cards }) => cards);

describe('a list of units', () => {
	test('of DBM, as lists write it', () => {
		expect(cards(dbm, '4 Kn (O)\n6 Sp(I)\n2 Ps (S) general\n1 LH F\nLight Horse (S) x 3')).toMatchObject([
			{ name: '', times: 1, sure: true, card: { troop: 'kn', grade: 'o', elements: 4, general: 'no' } },
			{ card: { troop: 'sp', grade: 'i', elements: 6 } },
			{ card: { troop: 'ps', grade: 's', elements: 2, general: 'yes' } },
			{ card: { troop: 'lh', grade: 'f', elements: 1 } },
			{ card: { troop: 'lh', grade: 's' } }
		]);
	});

	test('of Alexander, between semicolons, by its letters or in words', () => {
		expect(cards(alexander, 'Companions; Ca; 8; 6\nImmortels; Hoplites; 7; 5')).toMatchObject([
			{ name: 'Companions', times: 1, card: { type: 'ca', points: 8, quality: 6 } },
			{ name: 'Immortels', card: { type: 'ho', points: 7, quality: 5 } }
		]);
		expect(cards(alexander, '4 Ho 5-5\nPeltastes 3 4\nGreek Peltasts 3 4')).toMatchObject([
			{ name: '', times: 4, card: { type: 'ho', points: 5, quality: 5 } },
			{ name: '', times: 1, card: { type: 'pe', points: 3, quality: 4 } },
			{ name: 'Greek Peltasts', card: { type: 'pe' } }
		]);
	});

	test('from a spreadsheet, with heads in any order or without', () => {
		const heads = 'Qualité\tNom\tType\tPF\n6\tCompagnons\tCa\t8\n5\tAgrianes\tPe\t3';
		expect(cards(alexander, heads)).toMatchObject([
			{ name: 'Compagnons', card: { type: 'ca', points: 8, quality: 6 } },
			{ name: 'Agrianes', card: { type: 'pe', points: 3, quality: 5 } }
		]);
		expect(cards(jdg, 'Garde\tInfanterie\t8\t7\nCuirassiers\tL\t6\t8')).toMatchObject([
			{ name: 'Garde', card: { arm: 'infantry', strength: 8, cohesion: 7 } },
			{ name: 'Cuirassiers', card: { arm: 'l', strength: 6, cohesion: 8 } }
		]);
	});

	test('of WAB: the number in front is how many models', () => {
		expect(cards(wab, '20 Theban Hoplites 4 3 3 3 1')).toMatchObject([
			{ name: 'Theban Hoplites', times: 1, card: { models: 20, ws: 4, bs: 3, strength: 3, toughness: 3, wounds: 1 } }
		]);
	});

	test('in groups, whose lines end in a colon', () => {
		expect(listOf(dbm!, 'Left:\n4 Kn (O)\nCentre :\n6 Sp (O)').map(({ name, cards }) => [name, cards.length])).toEqual([
			['Left', 1],
			['Centre', 1]
		]);
	});

	test('a kind that is not known is to be looked at, and nothing is lost', () => {
		expect(cards(dbm, '3 Zouaves')).toMatchObject([{ name: 'Zouaves', sure: false, card: { elements: 3 } }]);
		expect(cards(dbm, '\n  \n')).toEqual([]);
	});
});
