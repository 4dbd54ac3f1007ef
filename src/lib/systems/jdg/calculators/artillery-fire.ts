import { add, choiceOf, lineOf } from '$lib/systems/choices';
import { andThen, D10, sure, thrown, total } from '$lib/odds/odds';
import type { CalculatorBody, Chance, Choice, Doubt, Outcome, RowRef, Settled, Step, Text } from '$lib/types';
import { valueOf } from '../../cell';
import { figureAt, rowFor, rowOf } from '../../read';
import modifiers from '../charts/fire-modifiers';
import table from '../charts/fire-results';
import { cohesionTest } from '../cohesion';
import { cohesionDie } from '../die';
import {
	apart,
	at,
	battlesNote,
	forbids,
	groundIn,
	hexsides,
	levelIn,
	nameWithin,
	otherGroundIn,
	placeOf,
	rowOfHexside,
	WORKS,
	worksIn
} from '../ground';
import { sumOf, worth, zero } from '../roll';

const modifier = (id: string, own: Partial<Choice> = {}) => choiceOf('fire-modifiers', modifiers, id, own);
const adjacent = (settled: Settled) => settled.has('range', 'point-blank');

const TARGET: Text = { fr: 'Cible', en: 'Target' };

/** What may not be fired over into the next hex [f]; farther away it is the line of sight that decides. */
const sightline = (row: string): Choice =>
	placeOf(row, 'fire', {
		barred: (settled) =>
			adjacent(settled)
				? undefined
				: {
						why: {
							fr: 'Ne vaut que vers un hexagone adjacent ; plus loin, voyez les lignes de vue (7.4)',
							en: 'Only into an adjacent hex; farther away see lines of sight (7.4)'
						},
						row: at(row, 'fire')
					}
	});

/** The result that a modified die brings: the code in the chart. */
function effectOf(die: number): { outcome: string; row: RowRef } {
	const row = rowFor(table, die);
	const value = valueOf(row.cells[0]!);
	if (value === null || typeof value !== 'object' || !('code' in value)) {
		throw new Error(`The fire results have no code for ${die}.`);
	}
	return { outcome: value.code, row: { chart: 'fire-results', row: row.id } };
}

const rowWith = (code: string): RowRef => {
	const row = table.rows.find(({ cells }) => (cells[0] as { code: string }).code === code)!;
	return { chart: 'fire-results', row: row.id };
};

const stacked: Doubt = {
	printed: { fr: '« Effet sur la cible », sans parler de pile', en: '“Effect on target”, with no word on stacks' },
	read: {
		fr: 'Le résultat est dit pour la cible ; les règles disent quelles unités le subissent',
		en: 'The result is given for the target; the rules say which units take it'
	},
	why: { fr: 'Rien sur l’aide de jeu n’en décide.', en: 'Nothing on the player aid decides it.' }
};

const DISORDERED: Text = { fr: 'En désordre (D).', en: 'Disordered (D).' };

export default {
	questions: [
		{
			id: 'strength',
			kind: 'number',
			ask: { fr: 'Quelle est la force de l’artillerie qui tire ?', en: 'How strong is the firing artillery?' },
			short: { fr: 'Force', en: 'Strength' },
			help: {
				fr: 'Si deux artilleries combinent leur tir, la force de la plus forte.',
				en: 'If two artillery units combine their fire, that of the stronger one.'
			},
			unit: { fr: 'PF', en: 'SP' },
			min: 0,
			max: 20,
			default: 4
		},
		{
			id: 'range',
			kind: 'one',
			ask: { fr: 'À quelle portée est la cible ?', en: 'How far away is the target?' },
			short: { fr: 'Portée', en: 'Range' },
			default: 'efficient',
			choices: [
				modifier('point-blank', { not: undefined }),
				modifier('efficient', { not: undefined }),
				modifier('long', {
					not: undefined,
					value: undefined,
					label: { fr: 'Plus loin : longue portée', en: 'Farther: long range' }
				})
			]
		},
		{
			id: 'beyond',
			kind: 'number',
			ask: {
				fr: 'Combien d’hexagones au-delà de la portée efficace ?',
				en: 'How many hexes beyond efficient range?'
			},
			short: { fr: 'Hexagones au-delà', en: 'Hexes beyond' },
			asked: (settled) => settled.has('range', 'long'),
			min: 1,
			max: 20,
			default: 1
		},
		{
			id: 'firer',
			kind: 'some',
			rare: true,
			ask: { fr: 'Qu’est-ce qui s’applique au tireur ?', en: 'What applies to the firing unit?' },
			short: { fr: 'Tireur', en: 'Firing unit' },
			choices: [
				modifier('combined'),
				modifier('six-front'),
				modifier('reaction', {
					label: {
						fr: 'Tir de réaction (8.3.3) ou de contre-batterie (7.1)',
						en: 'Reaction (8.3.3) or counter-battery fire (7.1)'
					}
				})
			]
		},
		{
			id: 'target',
			kind: 'some',
			ask: { fr: 'Qu’est-ce qui s’applique à la cible ?', en: 'What applies to the target?' },
			short: TARGET,
			choices: [modifier('massed', { not: ['firer.reaction'] }), modifier('square')]
		},
		groundIn('fire', { fr: 'Sur quel terrain est la cible ?', en: 'What terrain is the target in?' }),
		otherGroundIn('fire'),
		levelIn(
			'fire',
			{ fr: 'La cible est-elle plus haut ou plus bas ?', en: 'Is the target higher or lower?' },
			adjacent
		),
		{
			id: 'hexside',
			kind: 'some',
			rare: true,
			ask: {
				fr: 'Le tir franchit-il un de ces côtés d’hexagone ?',
				en: 'Does the fire cross any of these hexsides?'
			},
			short: { fr: 'Côté d’hexagone', en: 'Hexside' },
			help: {
				fr: 'Ruisseau, pont et pente ne changent rien au tir.',
				en: 'A stream, a bridge or a slope changes nothing for fire.'
			},
			doubt: hexsides,
			choices: [...worksIn('fire'), sightline('crest'), sightline('steep-slope')]
		},
		{
			id: 'test',
			kind: 'one',
			setting: true,
			ask: {
				fr: 'Inclure le test de cohésion dans les chances ?',
				en: 'Include the cohesion test in the chances?'
			},
			short: { fr: 'Avec le test', en: 'With the test' },
			default: 'no',
			choices: [
				{ id: 'no', label: { fr: 'Non', en: 'No' } },
				{ id: 'yes', label: { fr: 'Oui, sa cohésion est connue', en: 'Yes, its cohesion is known' } }
			]
		},
		{
			id: 'cohesion',
			kind: 'number',
			ask: { fr: 'Quelle est la cohésion de la cible ?', en: 'What is the target’s cohesion?' },
			short: { fr: 'Cohésion', en: 'Cohesion' },
			doubt: cohesionDie,
			asked: (settled) => settled.has('test', 'yes'),
			min: 0,
			max: 12,
			default: 6
		},
		zero
	],
	outcomes: ['r', 'd', 'ct', 'ne'],
	told: {
		parties: [{ who: { fr: 'artillerie', en: 'artillery' }, figures: { fr: '{strength}', en: '{strength}' } }, {}],
		also: ['range', 'target', 'terrain', 'hexside', 'firer'],
		words: {
			'range.point-blank': { fr: 'à bout portant', en: 'point-blank' },
			'range.long': { fr: 'longue portée', en: 'long range' },
			'target.massed': { fr: 'cible groupée', en: 'massed target' },
			'firer.combined': { fr: 'tir combiné', en: 'combined fire' },
			'firer.six-front': { fr: 'tireur à six hexagones de front', en: 'firing unit with six front hexes' },
			'firer.reaction': { fr: 'tir de réaction ou de contre-batterie', en: 'reaction or counter-battery fire' }
		}
	},
	headlines: [
		{ title: { fr: 'Désordre ou déroute', en: 'Disordered or routed' }, outcomes: ['r', 'd'] },
		{ title: { fr: 'Test ou pire', en: 'A test or worse' }, outcomes: ['r', 'd', 'ct'] },
		{ title: { fr: 'Déroute', en: 'Routed' }, outcomes: ['r'] }
	],

	work(settled) {
		const strength = settled.number('strength');
		if (strength === 0) {
			return {
				illegal: {
					fr: 'Une artillerie qui n’a plus de point de force ne tire pas.',
					en: 'Artillery without strength points cannot fire.'
				},
				row: { chart: 'fire-modifiers', row: 'strength' }
			};
		}
		const over = settled.some('hexside').find((id) => forbids(rowOfHexside(id), 'fire'));
		if (over) {
			const { fr, en } = nameWithin(over);
			return {
				illegal: {
					fr: `On ne tire pas sur un hexagone adjacent par-dessus ce côté\u00a0: ${fr}.`,
					en: `No fire into an adjacent hex across this hexside: ${en}.`
				},
				row: at(over, 'fire')
			};
		}

		const isWork = (row: string | undefined) => WORKS.some((id) => rowOfHexside(id) === row);
		const work = settled.lines('hexside').find(({ row }) => isWork(row?.row));
		// Fired out of, the work has the firer inside: nothing of the target's is in the same hex.
		const outwards = settled.some('hexside').some((id) => id.endsWith('-out'));
		const target = settled.lines('terrain', 'other-terrain')[0];
		const ground = outwards
			? { lines: [target, work].filter((line) => line !== undefined), setAside: [] }
			: apart(work, target);

		const long = { chart: 'fire-modifiers', row: 'long' };
		const beyond = settled.number('beyond');
		const lines = [
			lineOf({ fr: 'Force de l’artillerie', en: 'Artillery strength' }, strength, {
				chart: 'fire-modifiers',
				row: 'strength'
			}),
			...settled.lines('range'),
			...(settled.has('range', 'long')
				? [
						lineOf(
							{ fr: `Longue portée, hexagones au-delà\u00a0: ${beyond}`, en: `Long range, hexes beyond: ${beyond}` },
							beyond * figureAt(modifiers, 'long', 'value'),
							long,
							{ question: 'beyond' }
						)
					]
				: []),
			...settled.lines('firer', 'target'),
			...ground.lines,
			...settled.lines('level').filter(({ row }) => row)
		];
		const sum = add(lines);

		const verdict = (face: number) => effectOf(worth(face, settled) + sum);
		const odds = thrown([D10], (face) => verdict(face).outcome);

		const known = settled.has('test', 'yes');
		const cohesion = settled.number('cohesion');
		const test = cohesionTest({ who: TARGET, cohesion, failed: DISORDERED, row: rowWith('ct') }, settled);

		const results: Record<string, { title: Text; result: Text; steps: Step[] }> = {
			r: {
				title: { fr: 'Déroute', en: 'Routed' },
				result: { fr: 'R : en déroute', en: 'R: routed' },
				steps: [{ side: TARGET, text: { fr: 'La cible est en déroute (R).', en: 'The target is routed (R).' } }]
			},
			d: {
				title: { fr: 'Désordre', en: 'Disordered' },
				result: { fr: 'D : en désordre', en: 'D: disordered' },
				steps: [
					{ side: TARGET, text: { fr: 'La cible passe en désordre (D).', en: 'The target becomes disordered (D).' } }
				]
			},
			ct: {
				title: { fr: 'Test de cohésion', en: 'Cohesion test' },
				result: { fr: 'Test de cohésion ; raté : désordre', en: 'Cohesion test; failed: disordered' },
				steps: [
					{
						side: TARGET,
						doubt: cohesionDie,
						text: {
							fr: 'La cible teste sa cohésion : un dé égal ou inférieur réussit. Raté : désordre (D).',
							en: 'The target tests its cohesion: a roll equal to it or lower passes. Failed: disordered (D).'
						},
						...(known && { then: test })
					}
				]
			},
			ne: {
				title: { fr: 'Aucun effet', en: 'No effect' },
				result: { fr: 'Rien ne change', en: 'Nothing changes' },
				steps: [
					{
						side: TARGET,
						doubt: rowOf(table, rowWith('ne').row).doubt,
						text: { fr: 'Le tir reste sans effet.', en: 'The fire has no effect.' }
					}
				]
			}
		};
		const outcomes: Outcome[] = Object.entries(results).map(([id, { title, result }]) => ({
			id,
			title,
			sides: [{ side: TARGET, result }],
			row: rowWith(id)
		}));

		const hurt = andThen(odds, (id) => (id === 'ct' ? test.odds : sure(id === 'ne' ? 'passed' : 'failed')));
		const chances: Chance[] = known
			? [
					{
						title: { fr: 'Désordre ou déroute, test compris', en: 'Disordered or routed, test included' },
						ways: hurt.get('failed') ?? 0n,
						of: total(hurt)
					},
					{
						title: { fr: 'Si la cible teste, elle échoue', en: 'If the target tests, it fails' },
						ways: test.odds.get('failed') ?? 0n,
						of: total(test.odds)
					}
				]
			: [];

		const remarks: Step[] = [
			...(adjacent(settled)
				? []
				: [
						{
							text: {
								fr: 'Au-delà d’un hexagone, niveaux, crêtes et pentes raides relèvent des lignes de vue (7.4).',
								en: 'Beyond one hex, levels, crests and steep slopes are a matter of lines of sight (7.4).'
							},
							row: at('crest', 'fire')
						}
					]),
			...(settled.has('target', 'massed')
				? [
						{
							text: {
								fr: 'Dans une pile, les règles disent qui subit le résultat.',
								en: 'In a stack, the rules say who takes the result.'
							},
							doubt: stacked
						}
					]
				: []),
			...battlesNote(settled)
		];

		return {
			title: { fr: 'Tir d’artillerie', en: 'Artillery fire' },
			lines,
			total: sum,
			setAside: ground.setAside,
			remarks,
			chances,
			dice: [{ ...D10, label: { fr: 'Tireur', en: 'Firing unit' } }],
			odds,
			outcomes,
			read([face = 0]) {
				const { outcome, row } = verdict(face);
				return {
					outcome,
					sum: sumOf(worth(face, settled), sum),
					row,
					steps: results[outcome]!.steps.map((step) => ({ row, ...step }))
				};
			}
		};
	}
} satisfies CalculatorBody;
