/** What is done after a fight, in order: the recoil, the flight or the removal, what it does to friends, and who follows up. */
import type { Doubt, RowRef, Step, Text } from '$lib/core/types';
import { FLIGHT } from './contest';
import type { Camp } from './fighters';
import type { Result } from './outcomes';
import { SKIRMISHERS, whoSkirmishes } from './skirmishers';
import { TROOPS, type Side } from './troops';
import { isOne } from './troop-pattern';

export interface Party {
	readonly camp: Camp;
	readonly side: Side;
	readonly name: Text;
	readonly chariots?: boolean;
	/** Defends a fortification or a river bank. */
	readonly defending?: boolean;
}

const step = (chart: string, row: string, text: Text, side?: Text): Step => ({ text, side, row: { chart, row } });

/** A step without an action: a condition, or a loss that is avoided. */
const aside = (...of: Parameters<typeof step>): Step => ({ ...step(...of), idle: true });

/** What may go wrong in a recoil, which also opens a flight. */
const dangers = ({ side, name }: Party): Step[] => [
	side.troop === 'el'
		? aside(
				'recoil',
				'el',
				{ fr: 'Les amis que ces éléphants rencontrent fuient.', en: 'Friends these elephants run into flee.' },
				name
			)
		: aside(
				'recoil',
				'same-way',
				{
					fr: 'Il traverse les amis qui le permettent et repousse ceux tournés comme lui, sauf El, WWg, Bg et navals.',
					en: 'It passes through friends that allow it and pushes back those facing its way, except El, WWg, Bg and naval.'
				},
				name
			),
	aside(
		'destruction',
		'meets-enemy',
		{
			fr: 'Détruit si son bord arrière ou un coin arrière rencontre un ennemi.',
			en: 'Destroyed if its rear edge or a rear corner meets an enemy.'
		},
		name
	),
	side.troop === 'ps'
		? aside('destruction', 'ps-recoil', {
				fr: 'L’ennemi ainsi touché par des Ps qui reculent est épargné.',
				en: 'An enemy met like this by recoiling Ps is spared.'
			})
		: aside('destruction', 'enemy-rear', {
				fr: 'L’ennemi ainsi touché sur un côté ou un coin arrière est détruit aussi.',
				en: 'An enemy met like this on a rear edge or rear corner is destroyed as well.'
			}),
	aside(
		'destruction',
		'impassable',
		{
			fr: 'Détruit aussi contre un ami infranchissable, un terrain infranchissable ou une fortification défendue.',
			en: 'Destroyed too against a friend it cannot pass or push, impassable terrain or a defended fortification.'
		},
		name
	)
];

const recoil = (loser: Party, shot: boolean): Step[] => [
	...(shot
		? [
				aside(
					'recoil',
					'shot-from-rear',
					{
						fr: 'Si le tir vient de son arrière : demi-tour d’abord.',
						en: 'If shot at from its rear: it turns about first.'
					},
					loser.name
				)
			]
		: []),
	{
		...step(
			'recoil',
			'recoiling',
			{ fr: 'Recule vers son arrière, sans se tourner.', en: 'Recoils to its rear, without turning.' },
			loser.name
		),
		brief: { fr: 'vers l’arrière, sans se tourner', en: 'to its rear, without turning' }
	},
	...dangers(loser)
];

const flight = (loser: Party, shot: boolean): Step[] => [
	...recoil(loser, shot),
	{
		...step('flight', 'then', { fr: 'Puis demi-tour.', en: 'Then it turns about.' }, loser.name),
		brief: { fr: 'demi-tour', en: 'turn about' }
	},
	{
		...step(
			'flight',
			'distance',
			{ fr: `Enfin, un mouvement plus ${FLIGHT} pas.`, en: `Last, a move plus ${FLIGHT} paces.` },
			loser.name
		),
		brief: { fr: `un mouvement plus ${FLIGHT} pas`, en: `a move plus ${FLIGHT} paces` }
	},
	aside(
		'flight',
		'demoralised',
		{
			fr: 'Démoralisé : par le plus court vers sa base de table.',
			en: 'If demoralised: the shortest way to its base edge.'
		},
		loser.name
	)
];

function removal({ camp, side, name }: Party, shot: boolean): Step[] {
	const lost = { part: camp, lost: 1 } as const;
	const gone: Step = {
		...step('destruction', 'combat', { fr: 'Détruit : on le retire.', en: 'Destroyed: remove it.' }, name),
		told: true,
		brings: [lost]
	};
	/** Whether a friend is in that place is seen on the table. */
	const friend = (row: string, text: Text): Step => ({
		...step('destruction', row, text),
		brings: [{ ...lost, who: 'one', unsure: true }]
	});
	// Friends fall with it in close combat only.
	if (shot) return [gone];
	if (isOne(side, ['art', 'wwg', 'bg', 'naval'])) {
		return [
			gone,
			aside('destruction', 'heavy', {
				fr: 'Ses soutiens et ses voisins sont épargnés.',
				en: 'Its supports and neighbours are spared.'
			})
		];
	}
	return [
		gone,
		{
			...friend('supports', {
				fr: 'Ses soutiens arrière sont détruits aussi.',
				en: 'Its rear supports are destroyed as well.'
			}),
			brief: { fr: 'ses soutiens arrière aussi', en: 'its rear supports too' }
		},
		friend('behind', {
			fr: 'De même ses amis placés derrière lui, à moins d’une profondeur de socle.',
			en: 'So are its friends less than a base depth behind it.'
		}),
		friend('beside', {
			fr: 'De même ses amis à moins d’une largeur de socle, s’ils montrent flanc ou arrière.',
			en: 'So are its friends less than a base width away, if they show flank or rear.'
		}),
		...(side.troop === 'ps'
			? [
					aside('destruction', 'ps', {
						fr: 'Mais un élément arrière qui n’est pas Ps est épargné.',
						en: 'But an element behind that is not Ps is spared.'
					})
				]
			: []),
		aside('destruction', 'fortification', {
			fr: 'Les éléments arrière en fortification sont épargnés.',
			en: 'Elements behind that are in a fortification are spared.'
		})
	];
}

/** What the loser does, step by step. */
export function suffers(loser: Party, result: Result, shot = false): Step[] {
	switch (result) {
		case 'destroyed':
			return removal(loser, shot);
		case 'flees':
			return flight(loser, shot);
		case 'recoils':
			return recoil(loser, shot);
		case 'fights-on':
			return [
				aside('outcome-equal', 'others-close', {
					fr: 'Le combat reprend à la phase suivante, si aucun des deux ne rompt.',
					en: 'The fight goes on next phase, if neither breaks off.'
				})
			];
		case 'nothing':
			return [{ text: { fr: 'Il ne se passe rien.', en: 'Nothing happens.' }, told: true }];
	}
}

export interface Pursuit {
	/** Sure, sure not, or on a condition. */
	readonly follows: 'yes' | 'no' | 'if';
	readonly text: Text;
	readonly row: RowRef;
	readonly doubt?: Doubt;
}

const pursues = (follows: Pursuit['follows'], row: string, text: Text, doubt?: Doubt): Pursuit => ({
	follows,
	text,
	row: { chart: 'pursuit', row },
	doubt
});

/** Whether the winner of a close combat goes after its beaten opponent. */
export function pursuit({ side, chariots, defending }: Party, loser: Side): Pursuit {
	const mounted = TROOPS[loser.troop] === 'mounted';
	if (defending) {
		return pursues('no', 'defending', {
			fr: 'Ne suit pas : il défend une fortification ou une berge.',
			en: 'Does not follow up: it is defending a fortification or a bank.'
		});
	}
	if (side.troop === 'kn' && loser.troop === 'ps') {
		return pursues('no', 'kn-ps', {
			fr: 'Ne suit pas : Kn contre Ps.',
			en: 'Does not follow up: Kn against Ps.'
		});
	}
	if (isOne(side, ['pk', 'bd']) && mounted) {
		return pursues('no', 'pk-bd-mounted', {
			fr: 'Ne suit pas : Pk ou Bd contre montés.',
			en: 'Does not follow up: Pk or Bd against mounted.'
		});
	}
	if (TROOPS[side.troop] === 'foot' && isOne(loser, SKIRMISHERS)) {
		const text: Text = {
			fr: 'Ne suit pas : des piétons ne suivent pas des tirailleurs.',
			en: 'Does not follow up: foot do not follow skirmishers.'
		};
		return pursues('no', 'foot-skirmishers', text, whoSkirmishes);
	}
	const always = side.troop === 'kn' ? !chariots && side.grade !== 'x' : isOne(side, ['pk', 'naval']);
	if (always) {
		return pursues('yes', TROOPS[side.troop] === 'naval' ? 'naval' : side.troop, {
			fr: 'Suit aussitôt d’une profondeur de socle, ou d’un mouvement s’il atteint des bagages.',
			en: 'Follows up at once by its base depth, or by one move if that reaches baggage.'
		});
	}
	if (isOne(side, ['bd', 'sp'])) {
		return pursues('if', side.troop, {
			fr: 'Suit d’une profondeur de socle s’il est irrégulier ou impétueux, d’un mouvement s’il atteint des bagages.',
			en: 'Follows up by its base depth if irregular or impetuous, by one move if that reaches baggage.'
		});
	}
	return pursues('if', 'impetuous', {
		fr: 'Suit d’une profondeur de socle seulement s’il est impétueux ou patauge, d’un mouvement s’il atteint des bagages.',
		en: 'Follows up by its base depth only if impetuous or wading, by one move if that reaches baggage.'
	});
}

/** The pursuit as steps, with what may still forbid it. */
export function followUp(winner: Party, loser: Side): Step[] {
	const { follows, text, row, doubt } = pursuit(winner, loser);
	const first: Step = { text, side: winner.name, row, doubt };
	if (follows === 'no') return [{ ...first, idle: true }];
	return [
		follows === 'yes'
			? { ...first, brief: { fr: 'suit d’une profondeur de socle', en: 'follows up by its base depth' } }
			: { ...first, idle: true },
		aside('pursuit', 'front', {
			fr: 'Pas s’il touche encore le front d’un ennemi, combattait en débord ou sortirait de table.',
			en: 'Not if it still touches an enemy’s front, fought as an overlap, or would leave the table.'
		})
	];
}
