import { HOUSE, houseRule } from '$lib/core/odds/house-rule';
import { D6 } from '$lib/core/odds/odds';
import { arithmetic } from '$lib/core/odds/shapes/arithmetic';
import { onTable } from '$lib/core/odds/shapes/on-table';
import { add, choiceIn, choiceOf, lineOf } from '$lib/core/charts/choices';
import type { CalculatorBody, Choice, OneOf, Question, Settled, Step, Text, Worked } from '$lib/core/types';
import { cellOf, figureAt, rowOf, textIn } from '$lib/core/charts/read';
import pipCosts from '../charts/pip-costs';
import { COMMAND, plainly } from '../fighters';

/** A circumstance in the sheet’s own words, unless shorter ones are given. Its list is one question, so nothing is ruled out. */
const cost = (id: string, label = plainly(textIn(rowOf(pipCosts, id).head))): Choice =>
	choiceOf('pip-costs', pipCosts, id, { label, not: [] }, 'value');

const isHalt = (settled: Settled) => settled.one('order') === 'halt';
const isMarch = (settled: Settled) => settled.one('order') === 'march';
const isIrregular = (settled: Settled) => settled.one('troops') !== 'regular';

const order: OneOf = {
	id: 'order',
	kind: 'one',
	ask: { fr: 'Quel ordre donnez-vous ?', en: 'What do you order?' },
	short: { fr: 'Ordre', en: 'Order' },
	choices: [
		{ id: 'tactical', label: { fr: 'Mouvement tactique', en: 'Tactical move' } },
		{ id: 'march', label: { fr: 'Mouvement de marche', en: 'March move' } },
		{ id: 'halt', label: { fr: 'Halte', en: 'Halt' } }
	],
	default: 'tactical'
};

const troops: OneOf = {
	id: 'troops',
	kind: 'one',
	ask: { fr: 'Qui reçoit l’ordre ?', en: 'Who gets the order?' },
	short: { fr: 'Troupes', en: 'Troops' },
	help: {
		fr: 'Dans un groupe mixte, les irréguliers les plus lourds décident.',
		en: 'In a mixed group the heaviest irregulars decide.'
	},
	choices: [
		{ id: 'regular', label: { fr: 'Des réguliers seulement', en: 'Regulars only' } },
		{
			id: 'irregular',
			label: { fr: 'Des irréguliers', en: 'Irregulars' },
			hint: { fr: 'Autres que LH, Ps, Ax, Cv', en: 'Other than LH, Ps, Ax, Cv' }
		},
		{ id: 'supple', label: { fr: 'Des Ax ou Cv irréguliers', en: 'Irregular Ax or Cv' } },
		{ id: 'light', label: { fr: 'Des LH ou Ps irréguliers', en: 'Irregular LH or Ps' } }
	],
	default: 'regular'
};

const cinc: OneOf = {
	id: 'cinc',
	kind: 'one',
	ask: { fr: 'Le général en chef est-il avec eux ?', en: 'Is the commander-in-chief with them?' },
	short: { fr: 'Général en chef', en: 'C-in-C' },
	help: { fr: 'Une seule fois par phase.', en: 'Only once a phase.' },
	choices: [
		{ id: 'no', label: { fr: 'Non, ou déjà compté', en: 'No, or used already' } },
		cost('cinc', { fr: 'Avec le général en chef', en: 'With the commander-in-chief' })
	],
	default: 'no'
};

const COSTS_ONCE: Text = { fr: 'Toute la liste ne coûte qu’une fois.', en: 'The whole list costs once only.' };

const distant: OneOf = {
	id: 'distant',
	kind: 'one',
	ask: { fr: 'Sont-ils loin de leur général ?', en: 'Are they away from their general?' },
	short: { fr: 'Éloignement', en: 'Away' },
	help: COSTS_ONCE,
	choices: [
		{ id: 'near', label: { fr: 'Rien de tout cela', en: 'None of these' } },
		cost('beyond-1200'),
		cost('unseen-600'),
		cost('general-lost'),
		cost('general-off-table', { fr: 'Général hors de table', en: 'General off table' }),
		cost('enemy-edge')
	],
	default: 'near'
};

const irregulars: OneOf = {
	id: 'irregulars',
	kind: 'one',
	ask: {
		fr: 'Ces irréguliers font-ils une manœuvre difficile ?',
		en: 'Do these irregulars make an awkward manoeuvre?'
	},
	short: { fr: 'Manœuvre', en: 'Manoeuvre' },
	help: COSTS_ONCE,
	choices: [
		{ id: 'straight', label: { fr: 'Non : tout droit, au maximum', en: 'No: straight on, full distance' } },
		cost('deviation', { fr: 'Ils dévient de la ligne droite', en: 'They leave the straight line' }),
		cost('short-move', { fr: 'Ils font moins que leur maximum', en: 'They move less than their maximum' }),
		cost('column', { fr: 'Leur colonne s’étend ou se réduit', en: 'Their column expands or contracts' })
	].map((choice): Choice => {
		if (choice.id === 'deviation') {
			return {
				...choice,
				hint: { fr: 'Sauf colonne suivant une route ou une rivière', en: 'Except a column following a road or river' }
			};
		}
		if (choice.id !== 'short-move') return choice;
		return {
			...choice,
			hint: {
				fr: 'Sauf contact avec ennemi, rivière ou terrain infranchissable',
				en: 'Except on contact with enemy, river or impassable terrain'
			}
		};
	}),
	default: 'straight',
	asked: (settled) => !isHalt(settled) && settled.one('troops') === 'irregular'
};

const mixed: OneOf = {
	id: 'mixed',
	kind: 'one',
	rare: true,
	ask: { fr: 'Montés et piétons bougent-ils ensemble ?', en: 'Do mounted and foot move together?' },
	short: { fr: 'Groupe mixte', en: 'Mixed group' },
	help: {
		fr: 'Infanterie montée, Kn, Cv ou LH (pas un général) avec des piétons non montés (pas des Ps).',
		en: 'Mounted infantry, Kn, Cv or LH (not a general) with foot that is not mounted (not Ps).'
	},
	choices: [
		{ id: 'no', label: { fr: 'Non', en: 'No' } },
		cost('mixed', { fr: 'Montés et piétons ensemble', en: 'Mounted and foot together' })
	],
	default: 'no',
	asked: (settled) => !isHalt(settled)
};

const halted: OneOf = {
	id: 'halted',
	kind: 'one',
	ask: { fr: 'Où arrêtez-vous ces irréguliers ?', en: 'Where do you halt these irregulars?' },
	short: { fr: 'Arrêt', en: 'Halt' },
	choices: [
		cost('halt-irregulars', { fr: 'Irréguliers ailleurs, ou montés', en: 'Irregulars elsewhere, or mounted' }),
		{
			id: 'broken',
			label: { fr: 'À pied, en terrain inégal ou difficile', en: 'On foot, in rough or difficult going' }
		},
		{
			id: 'defending',
			label: { fr: 'À pied, défendant fortification ou berge', en: 'On foot, defending a fortification or bank' }
		},
		{ id: 'uphill', label: { fr: 'À pied, plus haut', en: 'On foot, uphill' } }
	],
	default: 'halt-irregulars',
	asked: (settled) => isHalt(settled) && isIrregular(settled)
};

const marches: OneOf = {
	id: 'marches',
	kind: 'one',
	ask: { fr: 'Quelle phase de marche de suite est-ce ?', en: 'Which consecutive march phase is it?' },
	short: { fr: 'Phases de marche', en: 'Marches' },
	choices: [
		{ id: 'early', label: { fr: 'Première ou deuxième', en: 'First or second' } },
		cost('third-march', { fr: 'Troisième phase ou au-delà', en: 'Third march phase or later' }),
		{
			id: 'file',
			label: {
				fr: 'Troisième ou au-delà, en colonne d’un élément',
				en: 'Third or later, in a column one element wide'
			}
		}
	],
	default: 'early',
	asked: (settled) => isMarch(settled) && ['irregular', 'supple'].includes(settled.one('troops'))
};

const asked: readonly Question[] = [
	order,
	troops,
	distant,
	irregulars,
	mixed,
	halted,
	marches,
	cinc,
	{
		id: 'spent',
		kind: 'number',
		rare: true,
		ask: { fr: 'Combien de PIP avez-vous déjà dépensés ?', en: 'How many PIPs have you spent already?' },
		short: { fr: 'Déjà dépensés', en: 'Spent' },
		min: 0,
		max: 6,
		default: 0,
		unit: { fr: 'PIP', en: 'PIPs' }
	},
	houseRule()
];
const questions = asked.map((question): Question => ({ ...question, plus: 'neutral' }));

const OUTCOMES = ['paid', 'not-paid'] as const;

const TITLES: Readonly<Record<(typeof OUTCOMES)[number], Text>> = {
	paid: { fr: 'L’ordre est payé', en: 'The order is paid for' },
	'not-paid': { fr: 'Pas assez de PIP', en: 'Not enough PIPs' }
};

const ORDER_ROW = { chart: 'pip-costs', row: 'order', column: 'value' };

/** PIPs left of the die after this order and those before it. */
function costSum(face: number, spent: number, cost: number): Text {
	const paid = spent ? arithmetic(face, -spent) : String(face);
	return { fr: `${paid} pour un coût de ${cost}`, en: `${paid} for a cost of ${cost}` };
}

function afterwards(left: number): Text {
	if (left < 0) {
		return { fr: `L’ordre ne passe pas : il manque ${-left} PIP.`, en: `The order fails: ${-left} short.` };
	}
	return left
		? { fr: `L’ordre passe ; il reste ${left} PIP.`, en: `The order goes out; ${left} left.` }
		: { fr: 'L’ordre passe ; il ne reste rien.', en: 'The order goes out; nothing is left.' };
}

function remaining(left: number): Text {
	if (left < 0) return { fr: `il manque ${-left} PIP`, en: `${-left} short` };
	return left ? { fr: `il reste ${left} PIP`, en: `${left} left` } : { fr: 'il ne reste rien', en: 'nothing is left' };
}

function work(settled: Settled): Worked {
	const chosen = ['distant', 'irregulars', 'mixed', 'halted', 'marches', 'cinc'] as const;
	const title = choiceIn(order, settled.one('order')).label;
	const lines = [
		lineOf(title, figureAt(pipCosts, 'order', 'value'), ORDER_ROW, {
			doubt: cellOf(pipCosts, 'order', 'value').doubt,
			of: ['order']
		}),
		...settled.lines(...chosen, HOUSE)
	];
	// A house rule may take away more than the order costs.
	const total = Math.max(0, add(lines));
	const spent = settled.number('spent');
	const least = total + spent;
	const needed: Text =
		least > 6
			? { fr: 'Aucun jet ne suffit.', en: 'No roll is enough.' }
			: { fr: `Il faut ${Math.max(1, least)} ou plus au dé.`, en: `The die must show ${Math.max(1, least)} or more.` };
	const remarks: Step[] = [
		{ text: needed },
		{
			text: {
				fr: 'Chaque circonstance ne coûte qu’une fois, chaque liste aussi, même si plusieurs de ses lignes s’appliquent.',
				en: 'Each circumstance costs once, and so does each list, even if several of its lines apply.'
			},
			doubt: pipCosts.doubt
		}
	];
	return {
		...onTable({
			title: { fr: 'Le dé de PIP', en: 'The PIP die' },
			dice: [{ ...D6, label: { fr: 'PIP du corps', en: 'PIPs of the command' } }],
			total: -least,
			verdict: ({ sum: left }) => ({ outcome: left >= 0 ? 'paid' : 'not-paid', row: ORDER_ROW }),
			outcomes: OUTCOMES,
			outcome: (id) => ({ id, title: TITLES[id], row: ORDER_ROW }),
			sum: ({ face }) => costSum(face, spent, total),
			steps: ({ outcome }, { sum: left }) => [
				{
					text: afterwards(left),
					brief: remaining(left),
					idle: true,
					...(outcome === 'paid' && total > 0 && { brings: [{ part: COMMAND, spent: total }] })
				}
			]
		}),
		lines,
		total,
		shown: { fr: `${total} PIP à payer`, en: `${total} ${total === 1 ? 'PIP' : 'PIPs'} to pay` },
		remarks
	};
}

export default {
	questions,
	outcomes: OUTCOMES,
	told: {
		parties: [{ who: { fr: '{order}', en: '{order}' }, also: ['troops'] }],
		also: ['cinc', 'distant', 'irregulars', 'mixed', 'halted', 'marches'],
		words: {
			'troops.irregular': { fr: 'irréguliers', en: 'irregulars' },
			'troops.supple': { fr: 'Ax ou Cv irréguliers', en: 'irregular Ax or Cv' },
			'troops.light': { fr: 'LH ou Ps irréguliers', en: 'irregular LH or Ps' }
		}
	},
	headlines: [
		{ title: { fr: 'Payé au prochain dé de PIP', en: 'Affordable on the next PIP roll' }, outcomes: ['paid'] }
	],
	work
} satisfies CalculatorBody;
