import { HOUSE, houseRule } from '$lib/core/odds/house-rule';
import { D6 } from '$lib/core/odds/odds';
import { arithmetic } from '$lib/core/odds/shapes/arithmetic';
import { onTable } from '$lib/core/odds/shapes/on-table';
import { add, choiceOf, lineOf } from '$lib/core/charts/choices';
import type { CalculatorBody, Question, RowRef, Settled, Step, Text, Throw, Worked } from '$lib/core/types';
import { valueOf } from '$lib/core/charts/cell';
import { figureAt, oneOf, rowFor, rowOf, textIn } from '$lib/core/charts/read';
import river from '../charts/river';
import riverSecond from '../charts/river-second';
import { plainly } from '../fighters';

/** From best to worst for the element that crosses. */
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
const FIRST = { '1-2': 'not-navigable', '3-4': 'navigable', '5-6': 'column' } as const;
const SECOND = '7-8';
const ROWS = ['1-2', '3-4', '5-6', SECOND] as const;
/** The charts begin at 1, and that of the first die ends here: a house rule may go beyond. */
const LAST = 8;

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
	blocked: [textIn(valueOf(rowOf(riverSecond, 'blocked').cells[0] ?? null))],
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
				{ label: plainly(textIn(rowOf(riverSecond, 'general').head)), not: [] },
				'value'
			),
			choiceOf('river-second', riverSecond, 'friend-across', { not: [] }, 'value')
		],
		default: 'none',
		asked: (settled) => isFlood(settled) || settled.number('raise') > 0
	},
	houseRule()
];

/** The verdict says them all, but why one is stopped. */
const stepsFor = (id: OutcomeId, row: RowRef): Step[] =>
	(WHAT[id] ?? []).map((text) => ({ text, row, ...(id === 'blocked' ? { idle: true } : { told: true }) }));

const dieSum = (face: number, more: number): Text | undefined => {
	const sum = arithmetic(face, more);
	return more ? { fr: `${sum} au dé`, en: `${sum} on the die` } : undefined;
};

/** The die that says whether one gets across. */
const secondThrow = (more: number): Throw =>
	onTable({
		title: { fr: 'Second dé : passer', en: 'Second die: to cross' },
		dice: [{ ...D6, label: { fr: 'Second dé', en: 'Second die' } }],
		total: more,
		verdict: ({ sum }) => {
			const outcome = oneOf(OUTCOMES, rowFor(riverSecond, Math.max(1, sum)).id);
			return { outcome, row: { chart: 'river-second', row: outcome } };
		},
		outcomes: OUTCOMES,
		outcome: (id, [{ row }]) => ({ id, title: TITLES[id], row }),
		sum: ({ face }) => dieSum(face, more),
		steps: ({ outcome, row }) => {
			const { doubt } = rowOf(riverSecond, outcome);
			return stepsFor(outcome, row).map((step) => ({ doubt, ...step }));
		}
	});

/** Where an outcome is written: on the first die, else on the second. */
function refOf(id: OutcomeId): RowRef {
	const row = ROWS.find((row) => row !== SECOND && FIRST[row] === id);
	return row ? { chart: 'river', row } : { chart: 'river-second', row: id };
}

interface First {
	readonly outcome: OutcomeId;
	readonly row: RowRef;
	readonly deciding?: Throw;
}

function firstVerdict(sum: number, second: Throw): First {
	const row = oneOf(ROWS, rowFor(river, Math.min(LAST, Math.max(1, sum))).id);
	const ref = { chart: 'river', row };
	// The element moves as in a column; the second die decides whether it gets across.
	return row === SECOND ? { outcome: 'column', row: ref, deciding: second } : { outcome: FIRST[row], row: ref };
}

/** The die that says what the river is; on `7-8` the second one decides. */
const firstThrow = (raise: number, second: Throw) =>
	onTable({
		title: { fr: 'Premier dé : la rivière', en: 'First die: the river' },
		dice: [{ ...D6, label: { fr: 'Premier dé', en: 'First die' } }],
		total: raise,
		verdict: ({ sum }) => firstVerdict(sum, second),
		outcomes: OUTCOMES,
		outcome: (id) => ({ id, title: TITLES[id], row: refOf(id) }),
		sum: ({ face }) => dieSum(face, raise),
		steps: ({ outcome, row, deciding }) => [
			...stepsFor(outcome, row),
			...(deciding
				? [
						{
							text: { fr: 'Lancez un second dé pour passer.', en: 'Roll a second die to cross.' },
							row,
							then: deciding
						}
					]
				: [])
		],
		chances: (falls) => {
			const asks = falls.filter(({ verdict }) => verdict.deciding).length;
			return asks
				? [
						{
							title: { fr: 'Il faut un second dé', en: 'A second die is needed' },
							ways: BigInt(asks),
							of: BigInt(falls.length)
						}
					]
				: [];
		}
	});

function work(settled: Settled): Worked {
	const help = settled.lines('help');
	// A house rule is for the die that is thrown now.
	const house = settled.lines(HOUSE);
	if (isFlood(settled)) {
		const lines = [...help, ...house];
		const more = add(lines);
		return { ...secondThrow(more), lines, total: more };
	}

	const raise = settled.number('raise');
	const lines = [
		...(raise
			? [
					lineOf(
						{ fr: 'Ajouté au premier dé', en: 'Added to the first die' },
						raise,
						{ chart: 'river', row: SECOND },
						{ doubt: rowOf(river, SECOND).doubt, question: 'raise' }
					)
				]
			: []),
		...house
	];
	const total = add(lines);
	return {
		...firstThrow(total, secondThrow(add(help))),
		lines,
		total,
		remarks: [
			{
				text: {
					fr: 'Dans tous les cas, la berge est défendable.',
					en: 'In every case the bank is defensible.'
				}
			}
		]
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
