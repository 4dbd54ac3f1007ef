/** What each line of the shock results means in the fight at hand, and the chances that its tests bring with them. */
import { andThen, sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import type { Brings, Chance, Odds, RowRef, Settled, Step, Text } from '$lib/core/types';
import { cellOf, oneOf, rowFor } from '$lib/core/charts/read';
import table from './charts/shock-results';
import { cohesionTest, type Test } from './cohesion';
import { cohesionDie } from './die';
import { againstCavalry, withCavalry } from './shock-questions';

export const ATTACKER: Text = { fr: 'Attaquant', en: 'Attacker' };
export const DEFENDER: Text = { fr: 'Défenseur', en: 'Defender' };

/** The rows of the chart, best first for the attacker. */
export const LINES = ['10-up', '5-9', '0-4', 'below-0'] as const;
export type LineId = (typeof LINES)[number];

/** The line that a modified die brings. */
export const lineFor = (die: number): LineId => oneOf(LINES, rowFor(table, die).id);

const italics = cellOf(table, '10-up', 'attacker').doubt;

export interface Told {
	readonly title: Text;
	readonly attacker: Text;
	readonly defender: Text;
	/** In the order they happen. */
	readonly steps: readonly Step[];
}

const SHAKEN: Brings = { part: 'defender', state: 'd' };

const NOTHING: Text = { fr: 'Rien', en: 'Nothing' };
const RECOIL: Text = { fr: 'Recule d’un hexagone (1).', en: 'Recoils one hex (1).' };
const DISORDERED: Text = { fr: 'Passe en désordre (D).', en: 'Becomes disordered (D).' };
const ON_FOOT_ONLY: Text = { fr: 'Pas de poursuite : il faut de la cavalerie.', en: 'No pursuit: that takes cavalry.' };
const BEATEN: Text = {
	fr: 'D + TdC/1 : désordre, puis test ; raté : recul d’un hexagone',
	en: 'D + CT/1: disordered, then a test; failed: recoils one hex'
};

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
	{ side: ATTACKER, text: DISORDERED, row: rowAt(line, 'attacker'), brings: [{ part: 'attacker', state: 'd' }] },
	tested(
		{
			who: ATTACKER,
			title: { fr: 'Test de l’attaquant', en: 'Attacker tests' },
			cohesion: settled.number('attacker-cohesion'),
			failed: RECOIL,
			row: rowAt(line, 'attacker')
		},
		{
			fr: 'Teste sa cohésion : un dé égal ou inférieur réussit. Raté : recule d’un hexagone (TdC/1).',
			en: 'Tests its cohesion: a roll equal to it or lower passes. Failed: recoils one hex (CT/1).'
		},
		settled
	)
];

function broken(settled: Settled): Told {
	const breakthrough: Text = withCavalry(settled)
		? {
				fr: 'Choc de rupture (8.7), ou poursuite de la cavalerie (9.5)',
				en: 'Breakthrough (8.7), or pursuit by the cavalry (9.5)'
			}
		: {
				fr: 'Choc de rupture (8.7) ; pas de poursuite sans cavalerie',
				en: 'Breakthrough (8.7); no pursuit without cavalry'
			};
	return {
		title: { fr: 'Le défenseur recule en désordre', en: 'Defender recoils in disorder' },
		attacker: breakthrough,
		defender: { fr: '1 + D : recule d’un hexagone, en désordre', en: '1 + D: recoils one hex, disordered' },
		steps: [
			{ side: DEFENDER, text: RECOIL, row: rowAt('10-up', 'defender') },
			{ side: DEFENDER, text: DISORDERED, row: rowAt('10-up', 'defender'), brings: [SHAKEN] },
			{ side: ATTACKER, text: sentence(breakthrough), row: rowAt('10-up', 'attacker'), doubt: italics }
		]
	};
}

function pushed(settled: Settled): Told {
	const pursuit: Text = withCavalry(settled)
		? { fr: 'Poursuite de la cavalerie (9.5)', en: 'Pursuit by the cavalry (9.5)' }
		: NOTHING;
	const row = rowAt('5-9', 'defender');
	return {
		title: { fr: 'Le défenseur recule et teste', en: 'Defender recoils and tests' },
		attacker: pursuit,
		defender: {
			fr: '1 + TdC : recule d’un hexagone, puis test ; raté : désordre',
			en: '1 + CT: recoils one hex, then a test; failed: disordered'
		},
		steps: [
			{ side: DEFENDER, text: RECOIL, row },
			tested(
				{
					who: DEFENDER,
					title: { fr: 'Test du défenseur', en: 'Defender tests' },
					cohesion: settled.number('defender-cohesion'),
					failed: DISORDERED,
					brings: [SHAKEN],
					row
				},
				{
					fr: 'Teste sa cohésion : un dé égal ou inférieur réussit. Raté : désordre (TdC).',
					en: 'Tests its cohesion: a roll equal to it or lower passes. Failed: disordered (CT).'
				},
				settled
			),
			{
				side: ATTACKER,
				text: withCavalry(settled) ? sentence(pursuit) : ON_FOOT_ONLY,
				row: rowAt('5-9', 'attacker'),
				doubt: italics
			}
		]
	};
}

function held(settled: Settled): Told {
	const countered = settled.has('counter-charge', 'yes');
	const ifCountered: Text = countered
		? {
				fr: 'Poursuite de la cavalerie qui a contre-chargé, si l’attaquant recule ou fait retraite (9.4, 9.5)',
				en: 'Pursuit by the cavalry that counter-charged, if the attacker recoils or retreats (9.4, 9.5)'
			}
		: NOTHING;
	const noCounter: Text = againstCavalry(settled)
		? { fr: 'Pas de poursuite : il faut une contre-charge.', en: 'No pursuit: that takes a counter-charge.' }
		: ON_FOOT_ONLY;
	return {
		title: { fr: 'L’attaquant en désordre teste', en: 'Disordered attacker tests' },
		attacker: BEATEN,
		defender: ifCountered,
		steps: [
			...beaten('0-4', settled),
			{
				side: DEFENDER,
				text: countered ? sentence(ifCountered) : noCounter,
				row: rowAt('0-4', 'defender'),
				doubt: italics
			}
		]
	};
}

function struckBack(settled: Settled): Told {
	const strikesBack: Text = againstCavalry(settled)
		? {
				fr: 'Contre-choc (8.7), ou poursuite de la cavalerie (9.5)',
				en: 'Counter-shock (8.7), or pursuit by the cavalry (9.5)'
			}
		: {
				fr: 'Contre-choc (8.7) ; pas de poursuite sans cavalerie',
				en: 'Counter-shock (8.7); no pursuit without cavalry'
			};
	return {
		title: {
			fr: 'L’attaquant teste, le défenseur a un contre-choc',
			en: 'Attacker tests, defender has a counter-shock'
		},
		attacker: BEATEN,
		defender: strikesBack,
		steps: [
			...beaten('below-0', settled),
			{ side: DEFENDER, text: sentence(strikesBack), row: rowAt('below-0', 'defender'), doubt: italics }
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
	return [
		fate({ fr: 'Le défenseur finit en désordre', en: 'Defender ends up disordered' }, ['5-9'], '10-up'),
		fate({ fr: 'L’attaquant recule', en: 'Attacker recoils' }, ['0-4', 'below-0'])
	];
}
