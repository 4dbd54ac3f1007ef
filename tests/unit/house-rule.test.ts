/** Modifiers that the players add: what they count for in every calculator, and what becomes of their words. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE, houseText, MOST_WHY, readHouse } from '$lib/core/odds/house-rule';
import { fromLink, toLink } from '$lib/core/odds/link';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { fitting } from '$lib/core/odds/settle';
import { total } from '$lib/core/odds/odds';
import { partiesOf } from '$lib/core/told';
import { openPack } from '$lib/packs/format/open';
import type { Answers, Calculator, HouseRule, Illegal, Throw, Worked } from '$lib/core/types';
import { anyAnswers, everyCalculator } from './answers';

const all = await everyCalculator();
const named = (name: string): Calculator => all.find((one) => one.name === name)!.calculator;
const rulesOf = ({ questions }: Calculator): HouseRule[] => questions.filter((one) => one.kind === 'house');

const NAMES = all.filter(({ game }) => ['alexander', 'jdg', 'dbm', 'wab'].includes(game.id));

/** Figures that every face is worth itself, so that a face may be moved along. */
const PLAIN_FACES: Answers = { zero: 'nought' };

const without = (answers: Answers): Answers =>
	Object.fromEntries(Object.entries({ ...answers, ...PLAIN_FACES }).filter(([id]) => !id.endsWith(HOUSE)));

/** Every fall of every die, each read as if the die at `at` showed `by` more. */
function tally(thrown: Throw, at: number, by: number): Map<string, bigint> {
	const counted = new Map<string, bigint>();
	const fall = (one: Throw, faces: readonly number[], ways: bigint): void => {
		const die = one.dice[faces.length];
		if (die) {
			const each = ways / BigInt(die.faces.length);
			return die.faces.forEach((face) => fall(one, [...faces, face], each));
		}
		// Only the first throw is moved: what follows has a sum of its own.
		const moved = one === thrown ? faces.map((face, i) => (i === at ? face + by : face)) : faces;
		const { outcome, undecided, steps } = one.read(moved);
		if (undecided) return fall(steps.find(({ then }) => then)!.then!, [], ways);
		counted.set(outcome, (counted.get(outcome) ?? 0n) + ways);
	};
	fall(thrown, [], 60n ** 4n);
	return counted;
}

const shared = ({ odds }: Worked) =>
	new Map([...odds].map(([id, ways]) => [id, (ways * 60n ** 4n) / total(odds)] as const));

/** By how much a rule moves the dice: a cost is paid by them. */
function moveOf(calculator: Calculator, plain: Worked, ruled: Worked, n: number): number {
	if (plain.sums) return n;
	const by = ruled.total - plain.total;
	return calculator.id === 'pip' ? -by : by;
}

function expectMoved(calculator: Calculator, answers: Answers, rule: HouseRule, n: number) {
	const plain: Worked | Illegal = resolve(calculator, answers);
	const ruled: Worked | Illegal = resolve(calculator, { ...answers, [rule.id]: `${n} Mud` });
	expect(isIllegal(ruled)).toBe(isIllegal(plain));
	if (isIllegal(plain) || isIllegal(ruled)) return;
	const at = Math.max(0, plain.sums?.findIndex(({ side }) => side === rule.side) ?? 0);
	expect(shared(ruled)).toEqual(tally(plain, at, moveOf(calculator, plain, ruled, n)));
	const own = ruled.lines.filter(({ house }) => house);
	expect(own.map(({ what, value, side }) => [what.fr, value, side])).toEqual(n ? [['Mud', n, rule.side]] : []);
	expect(ruled.lines.filter(({ house }) => !house)).toEqual(plain.lines);
}

describe.each(NAMES)('$name', ({ calculator }) => {
	const rules = rulesOf(calculator);

	test('takes a house rule, in each of two sums', () => {
		const opened = resolve(calculator, {});
		const sides = calculator.id.startsWith('close') || (!isIllegal(opened) && opened.dice.length === 2) ? 2 : 1;
		expect(rules).toHaveLength(sides);
	});

	test.skipIf(calculator.headlines.length && rules.some(({ short }) => short.en.endsWith('to hit')))(
		'a rule of n gives the odds of a sum that is n higher',
		() => {
			fc.assert(
				fc.property(
					anyAnswers(calculator),
					fc.integer({ min: -9, max: 9 }),
					fc.constantFrom(...rules),
					(answers, n, rule) => expectMoved(calculator, without(answers), rule, n)
				),
				{ numRuns: 120 }
			);
		}
	);
});

describe('to hit, in WAB', () => {
	const oddsOf = (calculator: Calculator, answers: Answers) => {
		const result = resolve(calculator, answers);
		return isIllegal(result) ? result.illegal.en : { odds: result.odds, shown: result.shown?.en };
	};

	test('a rule of n is the modifier of a weapon of n', () => {
		const combat = named('wab/combat');
		fc.assert(
			fc.property(anyAnswers(combat), fc.integer({ min: -6, max: 3 }), (answers, n) => {
				const bare = { ...without(answers), attacks: 5, 'to-hit': 0 };
				expect(oddsOf(combat, { ...bare, [HOUSE]: `${n}` })).toEqual(oddsOf(combat, { ...bare, 'to-hit': n }));
			}),
			{ numRuns: 60 }
		);
	});

	test.each([
		['moving', -1],
		['long-range', -1]
	])('a rule like %s', (handicap, n) => {
		const shooting = named('wab/shooting');
		expect(oddsOf(shooting, { [HOUSE]: `${n} fog` })).toEqual(oddsOf(shooting, { shooters: [handicap] }));
	});
});

describe('its words', () => {
	const text = (answer: unknown) => fitting({ id: 'x', kind: 'house', ask: SAME, short: SAME }, answer);
	const SAME = { fr: '', en: '' };

	test.each<[unknown, unknown]>([
		['-1 Mud', '-1 Mud'],
		['-1   Mud,\n deep ', '-1 Mud, deep'],
		['12 too much', '9 too much'],
		['-99', '-9'],
		['0', ''],
		['-0', ''],
		['', ''],
		['0 only a note', '0 only a note'],
		[`1 ${'x'.repeat(200)}`, `1 ${'x'.repeat(MOST_WHY)}`],
		['1 half \ud83d a letter', '1 half a letter'],
		['+1', undefined],
		['mud', undefined],
		[1, undefined],
		[['-1 Mud'], undefined],
		[{ value: 1 }, undefined]
	])('%j is read as %j', (answer, read) => expect(text(answer)).toEqual(read));

	test('any words go into a link and come back', () => {
		const fire = named('alexander/fire');
		fc.assert(
			fc.property(fc.integer({ min: -9, max: 9 }), fc.string({ unit: 'binary', maxLength: 80 }), (value, why) => {
				const answer = houseText({ value, why });
				const link = toLink({ [HOUSE]: answer });
				expect(link).toMatch(/^[\w.,:~=+-]*$/);
				expect(new URL(`https://a.b/#${link}`).hash).toBe(`#${link}`);
				expect(fromLink(`#${link}`, fire.questions)).toEqual({ answers: { [HOUSE]: answer }, faults: [] });
				expect(houseText(readHouse(answer)!)).toBe(answer);
			})
		);
	});

	test('a link that was cut within them has its figure left', () => {
		expect(toLink({ [HOUSE]: '-1 Forêt' })).toContain('~house-rule=-1_For:C3:AAt~');
		const { answers } = fromLink('#1~house-rule=-1_For:C3', named('alexander/fire').questions);
		expect(answers).toEqual({ [HOUSE]: '-1' });
	});
});

test('the log says it, with the party whose sum it is', () => {
	const fire = partiesOf(named('alexander/fire'), { answers: { [HOUSE]: '-1 Brume du matin' } });
	expect(fire).toMatchObject({ fr: expect.stringMatching(/, brume du matin −1$/) });
	expect(partiesOf(named('jdg/shock'), { answers: { [HOUSE]: '2' } })?.en).toMatch(/, house rule \+2$/);
	const fight = partiesOf(named('dbm/close-combat'), {
		answers: { 'own-type': 'kn', 'enemy-type': 'sp', [`own-${HOUSE}`]: '1 élan' }
	});
	expect(fight?.fr).toMatch(/^Kn \(O\), élan \+1, contre Sp \(O\)$/);
	// One that counts nothing is not said.
	expect(partiesOf(named('jdg/shock'), { answers: { [HOUSE]: '0 nothing' } })?.en).not.toMatch(/nothing/);
});

test('goes over with its side, and not with a die that changes hands', () => {
	const fight = named('dbm/close-combat');
	expect(fight.swap!({ [`own-${HOUSE}`]: '1 x' })).toMatchObject({ [`enemy-${HOUSE}`]: '1 x' });
	const melee = named('alexander/melee');
	expect(resolve(melee, melee.swap!({ [HOUSE]: '1 x' })).settled.number(HOUSE)).toBe(0);
});

test('an answer that is none is not among the answers: older combats compare as equal', () => {
	expect(resolve(named('jdg/shock'), {}).settled.answers).not.toHaveProperty(HOUSE);
	expect(resolve(named('jdg/shock'), { [HOUSE]: '0' }).settled.given.has(HOUSE)).toBe(false);
});

describe('in a game from a file', () => {
	const text = readFileSync('static/packs/three-hills.guidon.txt', 'utf8');
	const open = (words: string) => {
		const opened = openPack(words);
		if (!('pack' in opened)) throw new Error(opened.problems.map(({ place, says }) => place + says.en).join());
		return opened.pack.calculators[0]!;
	};
	const attack = open(text);

	test('a rule of n gives the odds of a sum that is n higher', () => {
		const rules = rulesOf(attack);
		expect(rules.map(({ id }) => id)).toEqual([HOUSE]);
		fc.assert(
			fc.property(anyAnswers(attack), fc.integer({ min: -2, max: 2 }), (answers, n) => {
				const ruled = resolve(attack, { ...without(answers), [HOUSE]: `${n}` });
				if (!isIllegal(ruled)) expectMoved(attack, without(answers), rules[0]!, n);
			}),
			{ numRuns: 60 }
		);
	});

	test('where the dice do not read their sum, none is offered', () => {
		const words = text.replace('face + total', 'face');
		expect(words).not.toBe(text);
		expect(rulesOf(open(words))).toEqual([]);
	});

	test('a question of that name stays a question', () => {
		const file = JSON.parse(text) as { calculators: { questions: object[] }[] };
		const words = { fr: 'Règle', en: 'Rule' };
		file.calculators[0]!.questions.push({
			...{ id: HOUSE, kind: 'number', ask: words, short: words, min: 0, max: 3, default: 0 }
		});
		const { questions } = open(JSON.stringify(file));
		expect(questions.filter(({ id }) => id === HOUSE).map(({ kind }) => kind)).toEqual(['number']);
	});
});
