/** What an artillery fire says beyond its questions. The twin in packs takes these texts by their names. */
import type { Doubt, Text } from '$lib/core/types';

export const words = {
	artilleryFire: { fr: 'Tir d’artillerie', en: 'Artillery fire' },
	firer: { fr: 'Tireur', en: 'Firing unit' },
	target: { fr: 'Cible', en: 'Target' },
	onlyAdjacent: {
		fr: 'Ne vaut que vers un hexagone adjacent ; plus loin, voir les lignes de vue (7.4)',
		en: 'Only into an adjacent hex; farther away see lines of sight (7.4)'
	},
	withoutGuns: {
		fr: 'Une artillerie qui n’a plus de point de force ne tire pas.',
		en: 'Artillery without strength points cannot fire.'
	},
	noFireAcross: {
		fr: 'On ne tire pas sur un hexagone adjacent par-dessus ce côté : {over}.',
		en: 'No fire into an adjacent hex across this hexside: {over}.'
	},
	gunStrength: { fr: 'Force de l’artillerie', en: 'Artillery strength' },
	longRange: { fr: 'Longue portée, hexagones au-delà : {beyond}', en: 'Long range, hexes beyond: {beyond}' },
	/** Of each result: its title, what it means for the target, and what is then done. */
	fire: {
		r: {
			title: { fr: 'Déroute', en: 'Routed' },
			result: { fr: 'R : en déroute', en: 'R: routed' },
			text: { fr: 'La cible est en déroute (R).', en: 'The target is routed (R).' }
		},
		d: {
			title: { fr: 'Désordre', en: 'Disordered' },
			result: { fr: 'D : en désordre', en: 'D: disordered' },
			text: { fr: 'La cible passe en désordre (D).', en: 'The target becomes disordered (D).' }
		},
		ct: {
			title: { fr: 'Test de cohésion', en: 'Cohesion test' },
			result: { fr: 'Test de cohésion ; raté : désordre', en: 'Cohesion test; failed: disordered' },
			text: {
				fr: 'La cible teste sa cohésion : un dé égal ou inférieur réussit. Raté : désordre (D).',
				en: 'The target tests its cohesion: a roll equal to it or lower passes. Failed: disordered (D).'
			}
		},
		ne: {
			title: { fr: 'Aucun effet', en: 'No effect' },
			result: { fr: 'Rien ne change', en: 'Nothing changes' },
			text: { fr: 'Le tir reste sans effet.', en: 'The fire has no effect.' }
		}
	},
	targetTests: { fr: 'Test de la cible', en: 'Target tests' },
	targetDisordered: { fr: 'En désordre (D).', en: 'Disordered (D).' },
	hurtInAll: { fr: 'Désordre ou déroute, test compris', en: 'Disordered or routed, test included' },
	failsIfTested: { fr: 'Si la cible teste, elle échoue', en: 'If the target tests, it fails' },
	beyondOneHex: {
		fr: 'Au-delà d’un hexagone, niveaux, crêtes et pentes raides relèvent des lignes de vue (7.4).',
		en: 'Beyond one hex, levels, crests and steep slopes are a matter of lines of sight (7.4).'
	},
	inStack: {
		fr: 'Dans une pile, les règles disent qui subit le résultat.',
		en: 'In a stack, the rules say who takes the result.'
	},
	stacked: {
		printed: { fr: '« Effet sur la cible », sans parler de pile', en: '“Effect on target”, with no word on stacks' },
		read: {
			fr: 'Le résultat est dit pour la cible ; les règles disent quelles unités le subissent',
			en: 'The result is given for the target; the rules say which units take it'
		},
		why: { fr: 'Rien sur l’aide de jeu n’en décide.', en: 'Nothing on the player aid decides it.' }
	}
} satisfies Record<string, Text | Doubt | Record<string, Record<'title' | 'result' | 'text', Text>>>;
