/** What each line of the shock results means in the fight at hand, and the chances that its tests bring with them. */
import { filled } from '$lib/core/filled';
import { andThen, sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import type { Brings, Chance, Odds, RowRef, Settled, Step, Text } from '$lib/core/types';
import { cellOf, oneOf, rowFor } from '$lib/core/charts/read';
import table from './charts/shock-results';
import { cohesionTest, type Test } from './cohesion';
import { cohesionDie } from './die';
import { againstCavalry, withCavalry } from './shock-questions';
import { words } from './shock-words';

/** The rows of the chart, best first for the attacker. */
export const LINES = ['10-up', '5-9', '0-4', 'below-0'] as const;
export type LineId = (typeof LINES)[number];

/** The line that a modified die brings. */
export const lineFor = (die: number): LineId => oneOf(LINES, rowFor(table, die).id);

const italics = cellOf(table, '10-up', 'attacker').doubt;

/** The lines as the verdict says them. */
export const HEADS: Readonly<Record<LineId, Text>> = {
	'10-up': filled(words.heads.disordered, { who: '{second}' }),
	'5-9': filled(words.heads.recoils, { who: '{second}' }),
	'0-4': filled(words.heads.disordered, { who: '{first}' }),
	'below-0': filled(words.heads.disordered, { who: '{first}' })
};

export interface Told {
	readonly title: Text;
	readonly attacker: Text;
	readonly defender: Text;
	/** In the order they happen. */
	readonly steps: readonly Step[];
}

const SHAKEN: Brings = { part: 'defender', state: 'd' };

const rowAt = (row: LineId, column: 'attacker' | 'defender'): RowRef => ({ chart: 'shock-results', row, column });

const sentence = ({ fr, en }: Text): Text => ({ fr: `${fr}.`, en: `${en}.` });

/** A cohesion test as a step, with its throw. */
const tested = (test: Test, text: Text, settled: Settled): Step => ({
	side: test.who,
	text,
	row: test.row,
	doubt: cohesionDie,
	then: cohesionTest(test, settled)
});

/** What the attackers suffer on both of the lower lines. */
const beaten = (line: LineId, settled: Settled): Step[] => [
	{
		side: words.attacker,
		text: words.disordered,
		told: true,
		row: rowAt(line, 'attacker'),
		brings: [{ part: 'attacker', state: 'd' }]
	},
	tested(
		{
			who: words.attacker,
			title: words.attackerTests,
			cohesion: settled.number('attacker-cohesion'),
			failed: words.recoils,
			effect: words.briefs.recoils,
			row: rowAt(line, 'attacker')
		},
		words.testsOrRecoils,
		settled
	)
];

function broken(settled: Settled): Told {
	const breakthrough: Text = withCavalry(settled) ? words.breakthrough : words.breakthroughOnFoot;
	return {
		title: words.lines['10-up'],
		attacker: breakthrough,
		defender: words.recoilsDisordered,
		steps: [
			{ side: words.defender, text: words.recoils, brief: words.briefs.recoils, row: rowAt('10-up', 'defender') },
			{ side: words.defender, text: words.disordered, told: true, row: rowAt('10-up', 'defender'), brings: [SHAKEN] },
			{
				side: words.attacker,
				text: sentence(breakthrough),
				brief: withCavalry(settled) ? words.briefs.breakthrough : words.briefs.breakthroughOnFoot,
				row: rowAt('10-up', 'attacker'),
				doubt: italics
			}
		]
	};
}

function pushed(settled: Settled): Told {
	const pursuit: Text = withCavalry(settled) ? words.pursuit : words.nothing;
	const row = rowAt('5-9', 'defender');
	return {
		title: words.lines['5-9'],
		attacker: pursuit,
		defender: words.recoilsThenTests,
		steps: [
			{ side: words.defender, text: words.recoils, told: true, row },
			tested(
				{
					who: words.defender,
					title: words.defenderTests,
					cohesion: settled.number('defender-cohesion'),
					failed: words.disordered,
					brings: [SHAKEN],
					row
				},
				words.testsOrDisorder,
				settled
			),
			{
				side: words.attacker,
				...(withCavalry(settled)
					? { text: sentence(pursuit), brief: words.briefs.pursuit }
					: { text: words.onFootOnly, idle: true as const }),
				row: rowAt('5-9', 'attacker'),
				doubt: italics
			}
		]
	};
}

function held(settled: Settled): Told {
	const countered = settled.has('counter-charge', 'yes');
	const ifCountered: Text = countered ? words.counterPursuit : words.nothing;
	const noCounter: Text = againstCavalry(settled) ? words.noCounterCharge : words.onFootOnly;
	return {
		title: words.lines['0-4'],
		attacker: words.beaten,
		defender: ifCountered,
		steps: [
			...beaten('0-4', settled),
			{
				side: words.defender,
				text: countered ? sentence(ifCountered) : noCounter,
				idle: true,
				row: rowAt('0-4', 'defender'),
				doubt: italics
			}
		]
	};
}

function struckBack(settled: Settled): Told {
	const strikesBack: Text = againstCavalry(settled) ? words.riposte : words.riposteOnFoot;
	return {
		title: words.lines['below-0'],
		attacker: words.beaten,
		defender: strikesBack,
		steps: [
			...beaten('below-0', settled),
			{
				side: words.defender,
				text: sentence(strikesBack),
				brief: againstCavalry(settled) ? words.briefs.riposte : words.briefs.riposteOnFoot,
				row: rowAt('below-0', 'defender'),
				doubt: italics
			}
		]
	};
}

export const tell = (settled: Settled): Record<LineId, Told> => ({
	'10-up': broken(settled),
	'5-9': pushed(settled),
	'0-4': held(settled),
	'below-0': struckBack(settled)
});

/** Fates that come at once with one line, and with others when their test fails. */
export function chances(odds: Odds, told: Record<LineId, Told>): Chance[] {
	const fate = (title: Text, tests: readonly LineId[], atOnce?: LineId): Chance => {
		const fates = andThen(odds, (id): Odds => {
			const line = tests.find((one) => one === id);
			const test = line && told[line].steps.find(({ then }) => then)?.then;
			return test?.odds ?? sure(id === atOnce ? 'failed' : 'passed');
		});
		return chanceOf(title, fates, 'failed');
	};
	return [fate(words.defenderEndsDisordered, ['5-9'], '10-up'), fate(words.attackerRecoils, ['0-4', 'below-0'])];
}
