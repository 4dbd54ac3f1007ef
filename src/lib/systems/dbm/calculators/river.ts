import { add, choiceOf, lineOf } from '$lib/systems/choices';
import { andThen, D6, sure, thrown, total } from '$lib/odds/odds';
import type {
	CalculatorBody,
	Chance,
	Odds,
	Outcome,
	Question,
	Reading,
	Settled,
	Step,
	Text,
	Throw,
	Worked
} from '$lib/types';
import { valueOf } from '../../cell';
import { figureAt, rowFor, rowOf } from '../../read';
import river from '../charts/river';
import riverSecond from '../charts/river-second';
import { plainly } from '../fighters';

/** Best first for whoever wants to cross. */
const OUTCOMES = ['across', 'not-navigable', 'navigable', 'column', 'blocked', 'drowned'] as const;
type OutcomeId = (typeof OUTCOMES)[number];

/** How far one moves in the river on a row of the first die. */
const move = (row: string) => figureAt(river, row, 'move');

const TITLES: Readonly<Record<OutcomeId, Text>> = {
	across: { fr: 'Traversée réussie', en: 'Across' },
	'not-navigable': { fr: 'Rivière non navigable', en: 'River not navigable' },
	navigable: { fr: `Navigable, ${move('3-4')} pas`, en: `Navigable, ${move('3-4')} paces` },
	column: { fr: `En colonne, ${move('5-6')} pas`, en: `In column, ${move('5-6')} paces` },
	blocked: { fr: 'Infranchissable ce tour', en: 'Impassable this turn' },
	drowned: { fr: 'Noyé', en: 'Drowned' }
};

/** What a row of the first die decides; on `7-8` it decides nothing but the move, and a second die follows. */
const FIRST: Readonly<Record<string, OutcomeId>> = { '1-2': 'not-navigable', '3-4': 'navigable', '5-6': 'column' };
const SECOND = '7-8';

const WHAT: Partial<Record<OutcomeId, readonly Text[]>> = {
	'not-navigable': [{ fr: 'La rivière n’est pas navigable.', en: 'The river is not navigable.' }],
	navigable: [
		{ fr: 'La rivière est navigable.', en: 'The river is navigable.' },
		{ fr: `On s’y déplace de ${move('3-4')} pas.`, en: `Move ${move('3-4')} paces in it.` }
	],
	column: [
		{ fr: `On s’y déplace de ${move('5-6')} pas, en colonne.`, en: `Move ${move('5-6')} paces in it, in column.` }
	],
	across: [{ fr: 'L’élément passe.', en: 'The element crosses.' }],
	blocked: [valueOf(rowOf(riverSecond, 'blocked').cells[0]!) as Text],
	drowned: [{ fr: 'L’élément est noyé.', en: 'The element is drowned.' }]
};

const isFlood = (settled: Settled) => settled.one('state') === 'flood';

const questions: readonly Question[] = [
	{
		id: 'state',
		kind: 'one',
		ask: { fr: 'Quel jet ?', en: 'Which roll?' },
		short: { fr: 'Jet', en: 'Roll' },
		choices: [
			{ id: 'unknown', label: { fr: 'Premier : la rivière', en: 'First: the river' } },
			{
				id: 'flood',
				label: { fr: 'Second : passer (7 ou 8)', en: 'Second: to cross (7 or 8)' },
				row: { chart: 'river', row: '7-8' }
			}
		],
		default: 'unknown'
	},
	{
		id: 'raise',
		kind: 'number',
		setting: true,
		ask: { fr: 'Combien ajoutez-vous au premier dé ?', en: 'How much do you add to the first die?' },
		short: { fr: 'Ajout au premier dé', en: 'Added to first die' },
		help: {
			fr: 'L’aide de jeu a une ligne 7-8, sans dire comment on y arrive.',
			en: 'The sheet has a line 7–8, without saying how to get there.'
		},
		min: 0,
		max: 2,
		default: 0,
		doubt: rowOf(river, '7-8').doubt,
		asked: (settled) => !isFlood(settled)
	},
	{
		id: 'help',
		kind: 'one',
		ask: { fr: 'Qu’est-ce qui aide à passer, au second dé ?', en: 'What helps the crossing, on the second die?' },
		short: { fr: 'Aide', en: 'Help' },
		help: { fr: 'Une seule fois, même avec les deux.', en: 'Once only, even with both.' },
		doubt: rowOf(riverSecond, 'friend-across').doubt,
		choices: [
			{ id: 'none', label: { fr: 'Rien', en: 'Nothing' } },
			choiceOf(
				'river-second',
				riverSecond,
				'general',
				{ label: plainly(riverSecond.rows[0]!.head as Text), not: [] },
				'value'
			),
			choiceOf('river-second', riverSecond, 'friend-across', { not: [] }, 'value')
		],
		default: 'none',
		asked: (settled) => isFlood(settled) || settled.number('raise') > 0
	}
];

const stepsFor = (id: OutcomeId, row: { chart: string; row: string }): Step[] =>
	(WHAT[id] ?? []).map((text) => ({ text, row }));

const described = (odds: Odds, row: (id: OutcomeId) => Outcome['row']): Outcome[] =>
	OUTCOMES.filter((id) => odds.has(id)).map((id) => ({ id, title: TITLES[id], row: row(id) }));

const sumText = (face: number, more: number): Text | undefined =>
	more
		? { fr: `${face} + ${more} = ${face + more} au dé`, en: `${face} + ${more} = ${face + more} on the die` }
		: undefined;

const crossing = (face: number, more: number) => rowFor(riverSecond, face + more).id as OutcomeId;

/** The die that says whether one gets across. */
function secondThrow(more: number): Throw {
	const odds = thrown([D6], (face = 1) => crossing(face, more));
	return {
		title: { fr: 'Second dé : passer', en: 'Second die: to cross' },
		dice: [{ ...D6, label: { fr: 'Second dé', en: 'Second die' } }],
		odds,
		outcomes: described(odds, (id) => ({ chart: 'river-second', row: id })),
		read([face = 1]): Reading {
			const id = crossing(face, more);
			const row = { chart: 'river-second', row: id };
			const { doubt } = rowOf(riverSecond, id);
			return {
				outcome: id,
				sum: sumText(face, more),
				row,
				steps: stepsFor(id, row).map((step) => ({ doubt, ...step }))
			};
		}
	};
}

const firstRow = (face: number, raise: number) => rowFor(river, face + raise).id;

function work(settled: Settled): Worked {
	const helped = settled.lines('help');
	const second = secondThrow(add(helped));
	if (isFlood(settled)) return { ...second, lines: helped, total: add(helped) };

	const raise = settled.number('raise');
	const { doubt } = rowOf(river, '7-8');
	const lines = raise
		? [
				lineOf(
					{ fr: 'Ajouté au premier dé', en: 'Added to the first die' },
					raise,
					{ chart: 'river', row: '7-8' },
					{ doubt, question: 'raise' }
				)
			]
		: [];
	const rows = thrown([D6], (face = 1) => firstRow(face, raise));
	const odds = andThen<string, string>(rows, (row) => (row === SECOND ? second.odds : sure(FIRST[row]!)));
	const goesOn = rows.get(SECOND);
	const chances: Chance[] = goesOn
		? [{ title: { fr: 'Il faut un second dé', en: 'A second die is needed' }, ways: goesOn, of: total(rows) }]
		: [];
	const rowIdOf = (id: OutcomeId) => Object.keys(FIRST).find((row) => FIRST[row] === id);
	const refOf = (id: OutcomeId) => {
		const row = rowIdOf(id);
		return row ? { chart: 'river', row } : { chart: 'river-second', row: id };
	};
	return {
		title: { fr: 'Premier dé : la rivière', en: 'First die: the river' },
		lines,
		total: raise,
		dice: [{ ...D6, label: { fr: 'Premier dé', en: 'First die' } }],
		odds,
		outcomes: described(odds, refOf),
		remarks: [
			{
				text: {
					fr: 'Dans tous les cas, la berge est défendable.',
					en: 'In every case the bank is defensible.'
				}
			}
		],
		chances,
		read([face = 1]): Reading {
			const row = firstRow(face, raise);
			const ref = { chart: 'river', row };
			const read = { sum: sumText(face, raise), row: ref };
			if (row !== SECOND) {
				const outcome = FIRST[row]!;
				return { ...read, outcome, steps: stepsFor(outcome, ref) };
			}
			// The move is the same as in column; whether one gets across is for the second die to say.
			return {
				...read,
				outcome: 'column',
				undecided: true,
				steps: [
					...stepsFor('column', ref),
					{
						text: { fr: 'Lancez un second dé pour passer.', en: 'Roll a second die to cross.' },
						row: ref,
						then: second
					}
				]
			};
		}
	};
}

export default {
	questions,
	outcomes: OUTCOMES,
	told: {
		parties: [{ who: { fr: '{state}', en: '{state}' } }],
		also: ['help'],
		words: {
			'state.unknown': { fr: 'rivière inconnue', en: 'unknown river' },
			'state.flood': { fr: 'rivière en crue', en: 'river in flood' }
		}
	},
	headlines: [
		{
			title: { fr: 'Ni noyé ni arrêté', en: 'Neither drowned nor stopped' },
			outcomes: ['across', 'not-navigable', 'navigable', 'column']
		},
		{ title: { fr: 'Noyade', en: 'Drowning' }, outcomes: ['drowned'] }
	],
	work
} satisfies CalculatorBody;
