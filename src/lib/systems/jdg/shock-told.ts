/** What each line of the shock results means in the fight at hand. */
import type { RowRef, Settled, Step, Text } from '$lib/types';
import { cellOf } from '../read';
import table from './charts/shock-results';
import { cohesionTest } from './cohesion';
import { cohesionDie } from './die';
import { againstCavalry, withCavalry } from './shock-questions';

export const ATTACKER: Text = { fr: 'Attaquant', en: 'Attacker' };
export const DEFENDER: Text = { fr: 'Défenseur', en: 'Defender' };

const italics = cellOf(table, '10-up', 'attacker').doubt;

const sentence = ({ fr, en }: Text): Text => ({ fr: `${fr}.`, en: `${en}.` });

export interface Told {
	readonly title: Text;
	readonly attacker: Text;
	readonly defender: Text;
	/** In the order they happen. */
	readonly steps: readonly Step[];
}

/** What each line of the results means in this fight. */
export function tell(settled: Settled): Record<string, Told> {
	const rowAt = (row: string, column: string): RowRef => ({ chart: 'shock-results', row, column });
	const nothing: Text = { fr: 'Rien', en: 'Nothing' };
	const cavalry = withCavalry(settled);
	const enemyCavalry = againstCavalry(settled);
	const countered = settled.has('counter-charge', 'yes');

	const recoil: Text = { fr: 'Recule d’un hexagone (1).', en: 'Recoils one hex (1).' };
	const disordered: Text = { fr: 'Passe en désordre (D).', en: 'Becomes disordered (D).' };
	const onFootOnly: Text = {
		fr: 'Pas de poursuite : il faut de la cavalerie.',
		en: 'No pursuit: that takes cavalry.'
	};

	const defenderTest = cohesionTest(
		{ who: DEFENDER, cohesion: settled.number('defender-cohesion'), failed: disordered, row: rowAt('5-9', 'defender') },
		settled
	);
	const attackerTest = (row: string) =>
		cohesionTest(
			{ who: ATTACKER, cohesion: settled.number('attacker-cohesion'), failed: recoil, row: rowAt(row, 'attacker') },
			settled
		);
	const beaten = (row: string): Step[] => [
		{ side: ATTACKER, text: disordered, row: rowAt(row, 'attacker') },
		{
			side: ATTACKER,
			text: {
				fr: 'Teste sa cohésion : un dé égal ou inférieur réussit. Raté : recule d’un hexagone (TdC/1).',
				en: 'Tests its cohesion: a roll equal to it or lower passes. Failed: recoils one hex (CT/1).'
			},
			row: rowAt(row, 'attacker'),
			doubt: cohesionDie,
			then: attackerTest(row)
		}
	];
	const beatenResult: Text = {
		fr: 'D + TdC/1 : désordre, puis test ; raté : recul d’un hexagone',
		en: 'D + CT/1: disordered, then a test; failed: recoils one hex'
	};

	const breakthrough: Text = cavalry
		? {
				fr: 'Choc de rupture (8.7), ou poursuite de la cavalerie (9.5)',
				en: 'Breakthrough (8.7), or pursuit by the cavalry (9.5)'
			}
		: {
				fr: 'Choc de rupture (8.7) ; pas de poursuite sans cavalerie',
				en: 'Breakthrough (8.7); no pursuit without cavalry'
			};
	const pursuit: Text = cavalry
		? { fr: 'Poursuite de la cavalerie (9.5)', en: 'Pursuit by the cavalry (9.5)' }
		: nothing;
	const ifCountered: Text = countered
		? {
				fr: 'Poursuite de la cavalerie qui a contre-chargé, si l’attaquant recule ou fait retraite (9.4, 9.5)',
				en: 'Pursuit by the cavalry that counter-charged, if the attacker recoils or retreats (9.4, 9.5)'
			}
		: nothing;
	const strikesBack: Text = enemyCavalry
		? {
				fr: 'Contre-choc (8.7), ou poursuite de la cavalerie (9.5)',
				en: 'Counter-shock (8.7), or pursuit by the cavalry (9.5)'
			}
		: {
				fr: 'Contre-choc (8.7) ; pas de poursuite sans cavalerie',
				en: 'Counter-shock (8.7); no pursuit without cavalry'
			};
	const noCounter: Text = enemyCavalry
		? { fr: 'Pas de poursuite : il faut une contre-charge.', en: 'No pursuit: that takes a counter-charge.' }
		: onFootOnly;

	return {
		'10-up': {
			title: { fr: 'Le défenseur recule en désordre', en: 'Defender recoils in disorder' },
			attacker: breakthrough,
			defender: { fr: '1 + D : recule d’un hexagone, en désordre', en: '1 + D: recoils one hex, disordered' },
			steps: [
				{ side: DEFENDER, text: recoil, row: rowAt('10-up', 'defender') },
				{ side: DEFENDER, text: disordered, row: rowAt('10-up', 'defender') },
				{ side: ATTACKER, text: sentence(breakthrough), row: rowAt('10-up', 'attacker'), doubt: italics }
			]
		},
		'5-9': {
			title: { fr: 'Le défenseur recule et teste', en: 'Defender recoils and tests' },
			attacker: pursuit,
			defender: {
				fr: '1 + TdC : recule d’un hexagone, puis test ; raté : désordre',
				en: '1 + CT: recoils one hex, then a test; failed: disordered'
			},
			steps: [
				{ side: DEFENDER, text: recoil, row: rowAt('5-9', 'defender') },
				{
					side: DEFENDER,
					text: {
						fr: 'Teste sa cohésion : un dé égal ou inférieur réussit. Raté : désordre (TdC).',
						en: 'Tests its cohesion: a roll equal to it or lower passes. Failed: disordered (CT).'
					},
					row: rowAt('5-9', 'defender'),
					doubt: cohesionDie,
					then: defenderTest
				},
				{
					side: ATTACKER,
					text: cavalry ? sentence(pursuit) : onFootOnly,
					row: rowAt('5-9', 'attacker'),
					doubt: italics
				}
			]
		},
		'0-4': {
			title: { fr: 'L’attaquant en désordre teste', en: 'Disordered attacker tests' },
			attacker: beatenResult,
			defender: ifCountered,
			steps: [
				...beaten('0-4'),
				{
					side: DEFENDER,
					text: countered ? sentence(ifCountered) : noCounter,
					row: rowAt('0-4', 'defender'),
					doubt: italics
				}
			]
		},
		'below-0': {
			title: {
				fr: 'L’attaquant teste, le défenseur a un contre-choc',
				en: 'Attacker tests, defender has a counter-shock'
			},
			attacker: beatenResult,
			defender: strikesBack,
			steps: [
				...beaten('below-0'),
				{ side: DEFENDER, text: sentence(strikesBack), row: rowAt('below-0', 'defender'), doubt: italics }
			]
		}
	};
}
