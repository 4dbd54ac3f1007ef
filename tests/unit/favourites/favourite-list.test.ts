import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromLink } from '$lib/core/odds/link';
import { defaultOf } from '$lib/core/odds/settle';
import { resolve } from '$lib/core/odds/resolve';
import { bytes, counted } from '$lib/app/settings/counts';
import { placesGone } from '$lib/app/favourites/drag';
import { proposal } from '$lib/app/favourites/preset';
import { readingsIn } from '$lib/app/settings/readings';
import { asAnswers } from '$lib/core/odds/answers';
import { grouped, itemOf, moved, titleOf, under, type Item } from '$lib/app/favourites/favourite-list';
import type { Favourite } from '$lib/app/storage/types';
import * as library from '$lib/games';
import type { Calculator } from '$lib/core/types';

const favourite = (id: string, path: string, more: Partial<Favourite> = {}): Favourite => ({
	id,
	path,
	order: 0,
	created: 1,
	updated: 1,
	...more
});
const item = (id: string, path: string, more?: Partial<Favourite>) => itemOf(favourite(id, path, more), library);

async function calculatorOf(game: string, id: string): Promise<Calculator> {
	return (await library.loadCalculator((await library.loadGame(game))!, id))!;
}

describe('a favourite', () => {
	test('leads to its path', async () => {
		const row = await item('a', '/alexander/terrain/#ford-2');
		expect(row).toMatchObject({ path: '/alexander/terrain/#ford-2', gone: false });
		expect(titleOf(row)).toEqual({ fr: 'Gué 2', en: 'Ford 2' });
		expect(under(row)?.fr).toMatch(/\S/);
	});

	test('with answers leads to a link that gives them back', async () => {
		const answers = { attackers: ['pe', 'ja'], 'attacker-points': 7 };
		const preset = await item('a', '/alexander/calc/melee/', { answers, name: 'Peltastes' });
		const melee = await calculatorOf('alexander', 'melee');
		expect(fromLink(preset.path.split('#')[1]!, melee.questions)).toEqual({ answers, faults: [] });
		expect(titleOf(preset)).toBe('Peltastes');
		expect(under(preset)).toEqual(melee.title);
	});

	test('of something that is gone says so, and keeps its path for a name', async () => {
		const gone = await item('a', '/alexander/no-chart/');
		expect(gone).toMatchObject({ gone: true, meaning: undefined });
		expect(titleOf(gone)).toBe('/alexander/no-chart/');
	});

	test('whose part of the app cannot be loaded is not called gone', async () => {
		const offline = { ...library, loadGame: () => Promise.reject(new TypeError('Failed to fetch')) };
		expect(await itemOf(favourite('a', '/jdg/terrain/'), offline)).toEqual({
			favourite: favourite('a', '/jdg/terrain/'),
			path: '/jdg/terrain/',
			gone: false
		});
	});

	test('leaves out what no answer looks like, whatever was kept', () => {
		expect(
			asAnswers({ one: 'a', some: ['a', 'b'], number: 3, none: null, yes: true, deep: { a: 1 }, mixed: ['a', 1] })
		).toEqual({ one: 'a', some: ['a', 'b'], number: 3 });
	});
});

describe('on their page', () => {
	test('they stand by game, in the order of the home page; what is of no game comes last', async () => {
		const games = await library.loadGames();
		const items = await Promise.all([
			item('w', '/wab/armour/'),
			item('x', '/chess/board/'),
			item('g', '/alexander/no-chart/'),
			item('a', '/alexander/terrain/')
		]);
		expect(grouped(items, games).map(({ game, items }) => [game?.id, items.map((one) => one.favourite.id)])).toEqual([
			['alexander', ['g', 'a']],
			['wab', ['w']],
			[undefined, ['x']]
		]);
	});

	const groups = [['a', 'b', 'c'], ['d'], ['e', 'f']].map((ids) => ({
		items: ids.map((id): Item => ({ favourite: favourite(id, '/x/y/'), path: '/x/y/', gone: false }))
	}));

	test.each([
		['b', 1, 'acbdef'],
		['b', -1, 'bacdef'],
		['a', 2, 'bcadef'],
		['a', -1, 'abcdef'],
		['c', 5, 'abcdef'],
		['d', 1, 'abcdef'],
		['f', -1, 'abcdfe'],
		['z', 1, 'abcdef']
	])('%s moved by %i stays in its game', (id, by, order) => expect(moved(groups, id, by).join('')).toBe(order));

	test('moving loses and doubles nothing', () => {
		fc.assert(
			fc.property(fc.constantFrom(...'abcdef'), fc.integer({ min: -9, max: 9 }), (id, by) => {
				expect([...moved(groups, id, by)].sort().join('')).toBe('abcdef');
			})
		);
	});

	test.each([
		[0, 0, 0],
		[0, 45, 0],
		[0, 55, 1],
		[0, 1000, 3],
		[3, -1000, -3],
		[2, -45, 0],
		[2, -60, -1],
		[2, 60, 1],
		[1, 0, 0]
	])('row %i pulled by %i px goes %i places', (from, pulled, places) => {
		// Four rows of 50 px.
		expect(placesGone([25, 75, 125, 175], from, pulled)).toBe(places);
	});
});

describe('the name proposed for a sum', () => {
	test('is made of the answers that set it apart', async () => {
		const melee = await calculatorOf('alexander', 'melee');
		const { settled } = resolve(melee, { attackers: ['pe'], defenders: ['el'], from: 'front' });
		expect(proposal(melee, settled, 'fr')).toBe('Peltastes, Éléphants');
		expect(proposal(melee, settled, 'en')).toBe('Peltasts, Elephants');
	});

	test('counts the usual answer to who meets whom, and says yes by the question', async () => {
		const combat = await calculatorOf('dbm', 'close-combat');
		const type = combat.questions.find(({ id }) => id === 'own-type')!;
		const { settled } = resolve(combat, { 'own-type': defaultOf(type), 'enemy-type': 'el', 'own-met-art': 'yes' });
		expect(proposal(combat, settled, 'fr')).toMatch(/^[^,]+, Éléphants \(El\)/);
		const shock = await calculatorOf('jdg', 'shock');
		const answers = { kind: 'infantry', 'counter-charge': 'no', level: 'same' };
		expect(proposal(shock, resolve(shock, answers).settled, 'en')).not.toMatch(/\b(yes|no)\b|same/i);
	});

	test('without any, that of the calculator; never too long for its field', async () => {
		for (const game of await library.loadGames())
			for (const { id } of game.calculators) {
				const calculator = await calculatorOf(game.id, id);
				expect(proposal(calculator, resolve(calculator, {}).settled, 'en')).toBe(calculator.title.en);
				const everything = Object.fromEntries(
					calculator.questions.map((one) => [
						one.id,
						one.kind === 'house'
							? '-9 Mud'
							: one.kind === 'number'
								? one.max
								: one.kind === 'one'
									? one.choices.at(-1)!.id
									: one.choices.map(({ id }) => id)
					])
				);
				for (const lang of ['fr', 'en'] as const) {
					const name = proposal(calculator, resolve(calculator, everything).settled, lang);
					expect(name).toMatch(/\S/);
					expect(name.length).toBeLessThanOrEqual(60);
				}
			}
	});
});

describe('readings that calculators remember', () => {
	test('are found among all that is kept, with the question of today', async () => {
		const games = await library.loadGames();
		const asking = await Promise.all(
			games.map(async (game) => ({
				game,
				calculators: await Promise.all(game.calculators.map(({ id }) => calculatorOf(game.id, id)))
			}))
		);
		const keys = ['setting.jdg.zero', 'setting.jdg.no-more'] as const;
		// Two calculators of the game ask it: it is one reading.
		expect(readingsIn(keys, asking).map(({ key, game, question }) => [key, game.id, question.id])).toEqual([
			['setting.jdg.zero', 'jdg', 'zero']
		]);
	});
});

describe('figures', () => {
	test('what is in a file, in words', () => {
		const none = { favourites: 0, battles: 0, entries: 0, recents: 0, packs: 0, drafts: 0, forces: 0, aside: 0 };
		const counts = { ...none, favourites: 2, battles: 1, recents: 1 };
		expect(counted(counts, 'fr')).toBe('2 favoris, 1 bataille, 1 page récente');
		expect(counted(counts, 'en')).toBe('2 favourites, 1 battle, 1 recent page');
		expect(counted({ ...none }, 'fr')).toBe('');
	});

	test.each([
		[0, '0 o', '0 B'],
		[999, '999 o', '999 B'],
		[1500, '1,5 ko', '1.5 kB'],
		[3_900_000, '3,9 Mo', '3.9 MB'],
		[42_600_000, '43 Mo', '43 MB'],
		[11_000_000_000, '11 Go', '11 GB'],
		[5e15, '5 000 000 Go', '5,000,000 GB']
	])('%i bytes', (n, fr, en) => {
		const plainly = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ');
		expect(plainly(bytes(n, 'fr'))).toBe(fr);
		expect(plainly(bytes(n, 'en'))).toBe(en);
	});
});
