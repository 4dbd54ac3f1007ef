import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PackDraft } from '../draft-file';
import { placeWithin } from './places';
import { exampleOf, tried } from './trial';

const file = JSON.parse(readFileSync('static/packs/three-hills.guidon.txt', 'utf8')) as PackDraft;
const attack = file.calculators[0]!;
const withAttack = (change: object): PackDraft => ({ ...file, calculators: [{ ...attack, ...change }] });

test('answers while the rest of the game is unfinished', () => {
	const rest: PackDraft = {
		...file,
		id: '',
		authors: [],
		game: { title: '', dice: '' },
		terms: file.terms.map((term) => ({ ...term, meaning: '' })),
		charts: [
			...file.charts,
			{ ...file.charts[0]!, id: 'broken', rows: [{ id: 'x', head: { code: 'nobody' }, cells: [] }] }
		],
		calculators: [attack, { id: 'empty' } as typeof attack]
	};
	const { calculator, problems } = tried(rest, 'attack');
	expect(problems).toEqual([]);
	expect(calculator?.id).toBe('attack');
});

test('answers before every word is written', () => {
	const [first, ...more] = attack.questions as readonly object[];
	const { calculator, problems } = tried(
		withAttack({ title: { fr: 'Attaque' }, summary: '', questions: [{ ...first, ask: '' }, ...more] }),
		'attack'
	);
	expect(problems).toEqual([]);
	expect(calculator?.title).toEqual({ fr: 'Attaque', en: 'Attaque' });
});

test('says of a chart that it needs what is wrong with it', () => {
	const charts = file.charts.map((chart) =>
		chart.id === 'results' ? { ...chart, rows: chart.rows.map((row) => ({ ...row, cells: [] })) } : chart
	);
	const { calculator, problems } = tried({ ...file, charts }, 'attack');
	expect(calculator).toBeUndefined();
	expect(problems[0]!.place).toMatch(/^charts › results/);
});

test('names the place of a problem inside the calculator', () => {
	const { problems } = tried(withAttack({ stop: [{ if: 'atackers < 2', say: 'No.' }] }), 'attack');
	expect(problems).toEqual([
		expect.objectContaining({
			place: 'stop 1 › if',
			says: expect.objectContaining({ en: expect.stringMatching('“attackers”') })
		})
	]);
	expect(placeWithin('calculators › attack › stop › 1 › say', 'attack')).toBe('stop 1 › say');
});

describe('examples', () => {
	test('those of the game come out', () =>
		expect(tried(file, 'attack').examples.map(({ wrong }) => wrong)).toEqual([undefined, undefined, undefined]));

	test('one that no longer does says what came out instead', () => {
		const { examples } = tried(withAttack({ throw: { ...(attack.throw as object), die: 'd8' } }), 'attack');
		expect(examples[0]!.wrong?.en).toMatch(/^The chances are others: .*1\/8/);
		expect(examples[2]!.wrong).toBeUndefined();
	});

	test('an unreadable one is left to the page of the whole game', () =>
		expect(tried({ ...file, examples: [{ calculator: 'attack', answers: 3 } as never] }, 'attack').examples).toEqual(
			[]
		));

	test('what is kept is what came out', () => {
		const { calculator } = tried(file, 'attack');
		const kept = exampleOf(calculator!, { attackers: 6, defenders: 3 });
		expect(kept).toEqual({
			calculator: 'attack',
			answers: { attackers: 6, defenders: 3 },
			total: 0,
			odds: { ar: '1/6', ne: '1/6', dr: '2/6', ex: '1/6', de: '1/6' }
		});
		expect(exampleOf(calculator!, { attackers: 1, defenders: 3 })).toMatchObject({ illegal: true });
		const again = tried({ ...file, examples: [kept] }, 'attack').examples;
		expect(again.map(({ at, wrong }) => [at, wrong])).toEqual([[0, undefined]]);
	});
});
