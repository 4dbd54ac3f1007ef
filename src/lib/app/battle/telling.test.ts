import { describe, expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Combat } from '$lib/app/storage/types';
import { loadCalculator, loadGame, loadGames } from '$lib/games';
import type { Answers, Calculator } from '$lib/core/types';
import { restore } from './faces';
import { replay, resolvedOf } from './resolved';
import { nounOf } from '$lib/core/charts/noun';
import { inOneLine, sentenceOf, type Told } from './telling';

async function calculatorOf(path: string): Promise<Calculator> {
	const [game = '', id = ''] = path.split('/');
	return (await loadCalculator((await loadGame(game))!, id))!;
}

async function fought(path: string, faces: number[], answers: Answers, own: Partial<Combat> = {}): Promise<Told> {
	const calculator = await calculatorOf(path);
	const result = resolve(calculator, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	const entry: Combat = {
		...resolvedOf({ id: path, data: '2026-11-18' }, result, result.settled.answers, restore(result, faces)),
		...{ id: 'e', battle: 'b', kind: 'combat', turn: 1, order: 0, created: 0, updated: 0 },
		...own
	};
	return { entry, calculator, replayed: replay(calculator, entry) };
}

const said = async (...combat: Parameters<typeof fought>) => inOneLine(sentenceOf(await fought(...combat)));

interface Case {
	readonly path: string;
	readonly faces: number[];
	readonly answers: Answers;
	readonly en: string;
	readonly fr: string;
}

const CASES: readonly Case[] = [
	{
		path: 'alexander/melee',
		faces: [6],
		answers: { attackers: ['el'], defenders: ['in'], 'attacker-points': 8, 'defender-points': 6, from: 'flank' },
		en: 'Elephants (8) against levies (6), flank · 6 + 6 = 12 · Defenders discouraged, retreat one hex',
		fr: 'Éléphants (8) contre levées (6), de flanc · 6 + 6 = 12 · Défenseurs découragés, recul d’un hexagone'
	},
	{
		path: 'alexander/fire',
		faces: [9],
		answers: { firers: ['ar', 'pe'], points: 7, target: 'el', stack: 9, state: ['moved'] },
		en: 'Peltasts and archers (7) against elephants (9), firing units moving · 9 + 0 = 9 · Routed',
		fr: 'Peltastes et archers (7) contre éléphants (9), tireurs en mouvement · 9 + 0 = 9 · En déroute'
	},
	{
		path: 'jdg/shock',
		faces: [5],
		answers: { kind: 'charge-other', 'with-infantry': 'yes', defenders: 'cavalry', 'counter-charge': 'yes' },
		en: 'Cavalry charge (6), with infantry, against cavalry (6), counter-charging · 5 + 2 = 7 · Defender recoils and tests',
		fr: 'Charge de cavalerie (6), avec de l’infanterie, contre cavalerie (6), contre-charge · 5 + 2 = 7 · Le défenseur recule et teste'
	},
	{
		path: 'jdg/artillery-fire',
		faces: [1],
		answers: { firer: ['combined'], target: ['massed'] },
		en: 'Artillery (4), massed target, combined fire · 1 + 7 = 8 · No effect',
		fr: 'Artillerie (4), cible groupée, tir combiné · 1 + 7 = 8 · Aucun effet'
	},
	{
		path: 'wab/combat',
		faces: [0],
		answers: { attacks: 1, 'to-hit': 1 },
		en: '1 attack (WS 3, S 3), to hit +1, against the enemy (WS 3, T 3) · 1 attack → 0 hits · No casualties',
		fr: '1 attaque (CC 3, F 3), pour toucher +1, contre l’adversaire (CC 3, E 3) · 1 attaque → 0 touche · Aucune perte'
	},
	{
		path: 'wab/shooting',
		faces: [0],
		answers: { shots: 1 },
		en: '1 shot (BS 3, short bow) against the enemy (T 3) · 1 shot → 0 hits · No casualties',
		fr: '1 tir (CT 3, arc court) contre l’adversaire (E 3) · 1 tir → 0 touche · Aucune perte'
	},
	{
		path: 'jdg/shock',
		faces: [5],
		answers: { kind: 'charge-heavy', 'attacker-strength': 9, defender: ['square'] },
		en: 'Heavy cavalry charge (9) against infantry (6), in square · 5 + 0 = 5 · Defender recoils and tests',
		fr: 'Charge de cavalerie lourde (9) contre infanterie (6), en carré · 5 + 0 = 5 · Le défenseur recule et teste'
	},
	{
		path: 'jdg/artillery-fire',
		faces: [5],
		answers: { strength: 6, range: 'point-blank', target: ['square'] },
		en: 'Artillery (6), point-blank, target in square · 5 + 8 = 13 · Disordered',
		fr: 'Artillerie (6), à bout portant, cible en carré · 5 + 8 = 13 · Désordre'
	},
	// Two of one name: both players read the log, and neither is “you”.
	{
		path: 'dbm/close-combat',
		faces: [1, 6],
		answers: { 'own-type': 'bd', 'enemy-type': 'bd' },
		en: 'Bd (O) against Bd (O) · 1 + 5 = 6 against 6 + 5 = 11 · The first Bd (O) pushed back',
		fr: 'Bd (O) contre Bd (O) · 1 + 5 = 6 contre 6 + 5 = 11 · Le premier Bd (O) : recul'
	},
	{
		path: 'dbm/close-combat',
		faces: [5, 2],
		answers: { 'own-type': 'kn', 'own-grade': 's', 'enemy-type': 'sp', 'enemy-grade': 'o', 'own-factors': ['general'] },
		en: 'Kn (S), a general’s element, against Sp (O) · 5 + 4 = 9 against 2 + 4 = 6 · Sp (O) destroyed',
		fr: 'Kn (S), élément d’un général, contre Sp (O) · 5 + 4 = 9 contre 2 + 4 = 6 · Sp (O) : destruction'
	},
	{
		path: 'dbm/close-combat',
		faces: [1, 6],
		answers: { 'own-type': 'bd', 'own-grade': 's', 'own-rear-bd': 'steady', 'enemy-type': 'kn' },
		en: 'Bd (S), Bd behind, against Kn (O) · 1 + 4 = 5 against 6 + 3 = 9, with grade 6 against 9 · Bd (S) pushed back',
		fr: 'Bd (S), Bd derrière, contre Kn (O) · 1 + 4 = 5 contre 6 + 3 = 9, classe comprise 6 contre 9 · Bd (S) : recul'
	},
	{
		path: 'dbm/shooting',
		faces: [5, 3],
		answers: { 'own-type': 'bw', 'enemy-type': 'kn', distance: 'middle', 'enemy-factors': ['shooters-1'] },
		en: 'Bw (O) at Kn (O), one supporting shooter, up to 200 paces · 5 + 4 = 9 against 3 + 3 = 6 · The target recoils',
		fr: 'Bw (O) sur Kn (O), un soutien au tir, jusqu’à 200 pas · 5 + 4 = 9 contre 3 + 3 = 6 · La cible recule'
	},
	{
		path: 'dbm/shooting',
		faces: [5, 2],
		answers: { 'own-type': 'el-x', 'enemy-type': 'sp', distance: 'near' },
		en: 'El (X) at Sp (O) · 5 + 4 = 9 against 2 + 4 = 6 · The target recoils',
		fr: 'El (X) sur Sp (O) · 5 + 4 = 9 contre 2 + 4 = 6 · La cible recule'
	},
	{
		path: 'dbm/pip',
		faces: [5],
		answers: { order: 'march', troops: 'irregular' },
		en: 'March move, irregulars · 5 for a cost of 1 · The order is paid for',
		fr: 'Mouvement de marche, irréguliers · 5 pour un coût de 1 · L’ordre est payé'
	},
	{
		path: 'dbm/river',
		faces: [3],
		answers: {},
		en: 'Unknown river · Navigable, 100 paces',
		fr: 'Rivière inconnue · Navigable, 100 pas'
	},
	{
		path: 'wab/combat',
		faces: [5, 3],
		answers: { attacks: 8, ws: 4, 'enemy-ws': 3, strength: 4, shield: 'shield' },
		en: '8 attacks (WS 4, S 4) against the enemy (WS 3, T 3), shield · 8 attacks → 5 hits · 3 models lost',
		fr: '8 attaques (CC 4, F 4) contre l’adversaire (CC 3, E 3), bouclier · 8 attaques → 5 touches · 3 figurines perdues'
	},
	{
		path: 'wab/shooting',
		faces: [5, 3],
		answers: { shots: 20, weapon: 'longbow', armour: 'light' },
		en: '20 shots (BS 3, longbow) against the enemy (T 3), light armour · 20 shots → 5 hits · 5 hits → 3 wounds (1 roll to make)',
		fr: '20 tirs (CT 3, arc long) contre l’adversaire (E 3), armure légère · 20 tirs → 5 touches · 5 touches → 3 blessures (1 jet à faire)'
	}
];

test.each(CASES)('$path', async ({ path, faces, answers, en, fr }) => {
	expect(await said(path, faces, answers)).toEqual({ en, fr });
});

test('every calculator of these games says who fights, and has a word to be counted by', async () => {
	// A game may leave that out: the calculator's title is used.
	const games = new Set(CASES.map(({ path }) => path.split('/')[0]!));
	const all = (await loadGames())
		.filter(({ id }) => games.has(id))
		.flatMap(({ id, calculators }) => calculators.map((one) => `${id}/${one.id}`));
	expect([...new Set(CASES.map(({ path }) => path))].sort()).toEqual(all.sort());
	for (const path of all) {
		const calculator = await calculatorOf(path);
		expect(nounOf(calculator)).not.toEqual(calculator.title);
		const { parties, also = [], words = {} } = calculator.told!;
		const holes = parties.flatMap(({ who, figures }) =>
			[who, figures]
				.flatMap((text) => (text ? Object.values(text) : []))
				.flatMap((text) => [...text.matchAll(/\{([^{}|]+).*?\}/g)].map(([, id]) => id!))
		);
		const questions = [...holes, ...parties.flatMap((party) => party.also ?? []), ...also];
		const known = calculator.questions.flatMap((one) =>
			!('choices' in one) ? [] : one.choices.map(({ id }) => `${one.id}.${id}`)
		);
		expect(questions.filter((id) => !calculator.questions.some((one) => one.id === id))).toEqual([]);
		expect(Object.keys(words).filter((place) => !known.includes(place))).toEqual([]);
	}
});

describe('names for the units', () => {
	const named = async (path: string, units: readonly [string, string]) =>
		(await said(path, [5, 3], {}, { units })).en.split(' · ')[0];

	test('stand before what they are, with the figures behind', async () => {
		expect(await named('alexander/melee', ['Companions', ''])).toBe(
			'Companions (heavy infantry, 5) against heavy infantry (5)'
		);
		expect(await named('alexander/melee', ['', 'Immortals'])).toBe(
			'Heavy infantry (5) against Immortals (heavy infantry, 5)'
		);
	});

	test('take the place of what stands for somebody without a name', async () => {
		expect(await named('wab/combat', ['Hoplites', 'Gauls'])).toBe(
			'Hoplites (10 attacks, WS 3, S 3) against Gauls (WS 3, T 3)'
		);
		expect(await named('jdg/artillery-fire', ['', 'Old Guard'])).toBe('Artillery (4) against Old Guard');
	});
});

describe('what cannot be worked out any more', () => {
	const melee = () => fought('alexander/melee', [6], { attackers: ['el'] });

	test('figures that have changed since: who fought, and the result as it was noted', async () => {
		const told = await melee();
		const changed = { ...told, replayed: { ...told.replayed!, differs: true } };
		expect(sentenceOf(changed)).toEqual({ who: sentenceOf(told).who, result: told.entry.shown });
	});

	test('a calculator that no longer exists: the result as it was noted', async () => {
		const { entry } = await melee();
		expect(inOneLine(sentenceOf({ entry }))).toEqual(entry.shown);
	});

	test('the first of several throws, which says once how far it has come', async () => {
		const { sum, result } = sentenceOf(await fought('wab/combat', [3], { attacks: 9 }));
		expect([sum, result.en]).toEqual([undefined, '9 attacks → 3 hits (1 roll to make)']);
	});

	test('a calculator that does not say who fights: the sum and the result', async () => {
		const told = await melee();
		const silent = { ...told, calculator: { ...told.calculator!, told: undefined } };
		expect(inOneLine(sentenceOf(silent)).en).toMatch(/^6 \+ .* = \d+ · /);
	});
});
