import { describe, expect, test } from 'vitest';
import { throwsLeft } from '$lib/core/odds/next-throw';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { headlineOf, namesOf, type PartiesKnown } from '$lib/core/told';
import type { Answers, Step, Worked } from '$lib/core/types';
import { loadCalculator, loadGame } from '$lib/games';
import { partsOf } from './verdict-parts';

async function worked(path: string, answers: Answers) {
	const [game = '', id = ''] = path.split('/');
	const calculator = (await loadCalculator((await loadGame(game))!, id))!;
	const result = resolve(calculator, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return { calculator, result };
}

interface Case extends Omit<PartiesKnown, 'answers'> {
	readonly path: string;
	readonly answers: Answers;
	readonly faces: readonly number[];
	/** Line 2, line 3 with whom each is about, and how many follow behind the row. */
	readonly says: readonly [string, readonly string[], number];
}

const MELEE = { attackers: ['el'], defenders: ['in'] };
const CASES: readonly Case[] = [
	{
		path: 'alexander/melee',
		answers: { ...MELEE, 'attacker-points': 8, 'defender-points': 6, from: 'flank' },
		faces: [5],
		says: ['Levées\u00a0: découragement', ['recul 1 hex', 'Éléphants\u00a0: avance obligatoire'], 0]
	},
	// A default type is not used as a name.
	{
		path: 'alexander/melee',
		answers: {},
		faces: [4],
		says: ['Défenseurs\u00a0: recul 1 hex', ['Attaquants\u00a0: avance obligatoire'], 0]
	},
	{
		path: 'alexander/melee',
		answers: MELEE,
		units: ['', 'Levées de Bactriane'],
		faces: [9],
		says: ['Levées de Bactriane\u00a0: découragement', ['recul 1 hex', 'Éléphants\u00a0: avance obligatoire'], 1]
	},
	{
		path: 'alexander/fire',
		answers: { firers: ['ar'], target: 'el' },
		faces: [2],
		says: ['Pas d’effet', [], 0]
	},
	{
		path: 'dbm/close-combat',
		answers: { 'own-type': 'kn', 'own-grade': 's', 'enemy-type': 'sp' },
		faces: [6, 2],
		says: [
			'Sp (O)\u00a0: destruction',
			['ses soutiens arrière aussi', 'Kn (S)\u00a0: suit d’une profondeur de socle'],
			4
		]
	},
	{
		path: 'dbm/close-combat',
		answers: { 'own-type': 'bd', 'enemy-type': 'bd' },
		sides: ['Romains', 'Gaulois'],
		faces: [1, 5],
		says: ['Bd (O), Romains\u00a0: recul', ['vers l’arrière, sans se tourner'], 6]
	},
	{
		path: 'jdg/shock',
		answers: { kind: 'infantry', defenders: 'foot' },
		faces: [7],
		says: ['Défenseur\u00a0: recul 1 hex', [], 1]
	},
	{
		path: 'wab/shooting',
		answers: { shots: 4 },
		units: ['', 'Gaulois'],
		faces: [0],
		says: ['Gaulois\u00a0: aucune perte', [], 0]
	},
	{ path: 'dbm/pip', answers: { order: 'march' }, faces: [4], says: ['L’ordre est payé', ['il reste 3 PIP'], 0] }
];

test.each(CASES)('$path, $faces: the verdict in one breath', async ({ path, answers, faces, units, sides, says }) => {
	const { calculator, result } = await worked(path, answers);
	const names = namesOf(calculator, { answers, units, sides });
	const reading = result.read(faces);
	const outcome = result.outcomes.find(({ id }) => id === reading.outcome)!;
	const { line, rest } = partsOf(reading.steps);
	const said = line.map(({ side, text }) => (side ? `${names.side(side).fr}\u00a0: ${text.fr}` : text.fr));
	expect([headlineOf(calculator, names, outcome).fr, said, rest.length]).toEqual(says);
});

describe('boxes', () => {
	const step = (text: string, own: Partial<Step> = {}): Step => ({ text: { fr: text, en: text }, ...own });

	test('what is to be done stands in the line in full where no step has fewer words, two of them at most', () => {
		const { line, rest } = partsOf([step('retreat'), step('advance'), step('turn'), step('if hit', { idle: true })]);
		expect(line.map(({ text }) => text.en)).toEqual(['retreat', 'advance']);
		expect(rest.map(({ text }) => text.en)).toEqual(['turn', 'if hit']);
	});

	test('a step with dice is neither, and its text is not said beside them', () => {
		const then = { title: { fr: 'T', en: 'T' } } as Worked;
		const { line, rest, throws } = partsOf([step('roll', { then }), step('done', { told: true })]);
		expect([line, rest, throws.length]).toEqual([[], [], 1]);
	});
});

test.each([
	['wab/combat', { attacks: 8, shield: 'shield' }, 3],
	['wab/combat', { attacks: 8 }, 2],
	['alexander/melee', {}, 1]
])('%s with %o takes %i rolls at most', async (path, answers, rolls) => {
	const { result } = await worked(path, answers);
	expect(throwsLeft(result)).toBe(rolls);
});
