import type { ChartBody, Doubt } from '$lib/core/types';
import { plus } from '$lib/core/charts/write';

const oneCover: Doubt = {
	printed: {
		fr: '« soft cover » −1 et « hard cover » −2, sans dire s’ils se cumulent',
		en: '“soft cover” −1 and “hard cover” −2, not saying whether both can count'
	},
	read: { fr: 'L’un des deux', en: 'One of the two' },
	why: { fr: 'Un même couvert est léger ou lourd.', en: 'One cover is either soft or hard.' }
};

export default {
	rowHead: { fr: 'Condition', en: 'Condition' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	rows: [
		{
			id: 'large-target',
			head: { fr: '{large-target|Grande cible}', en: '{large-target|Large target}' },
			cells: [plus(1)]
		},
		{ id: 'moving', head: { fr: 'Tireur en mouvement', en: 'Shooter moving' }, cells: [plus(-1)] },
		{ id: 'charging', head: { fr: 'Cible qui charge', en: 'Target charging' }, cells: [plus(-1)] },
		{
			id: 'long-range',
			head: { fr: '{long-range|Longue portée}', en: '{long-range|Long range}' },
			cells: [plus(-1)],
			doubt: {
				printed: { fr: '« long range », sans distance', en: '“long range”, with no distance' },
				read: { fr: 'Au joueur de dire si le tir est à longue portée', en: 'The player says whether it is long range' },
				why: {
					fr: 'L’aide de jeu donne la portée maximale de chaque arme, mais pas où commence la longue portée.',
					en: 'The sheet gives each weapon’s full range, but not where long range begins.'
				}
			}
		},
		{
			id: 'character',
			head: { fr: 'Cible : {character|personnage}', en: 'Target is a {character|character}' },
			cells: [plus(-1)]
		},
		{
			id: 'skirmish',
			head: { fr: 'Cible en formation de {skirmishers|tirailleurs}', en: 'Target in {skirmishers|skirmish formation}' },
			cells: [plus(-1)]
		},
		{
			id: 'light-chariot',
			head: {
				fr: 'Cible : {light-chariot|char léger} en mouvement',
				en: 'Target is a moving {light-chariot|light chariot}'
			},
			cells: [plus(-1)]
		},
		{
			id: 'soft-cover',
			head: { fr: 'Cible derrière un {soft-cover|couvert léger}', en: 'Target behind {soft-cover|soft cover}' },
			cells: [plus(-1)],
			not: ['hard-cover'],
			doubt: oneCover
		},
		{
			id: 'hard-cover',
			head: { fr: 'Cible derrière un {hard-cover|couvert lourd}', en: 'Target behind {hard-cover|hard cover}' },
			cells: [plus(-2)],
			not: ['soft-cover'],
			doubt: oneCover
		}
	],
	notes: [
		{
			id: 'to-the-die',
			text: {
				fr: 'Ils s’additionnent : chaque −1 relève d’un point le score requis, le +1 l’abaisse d’autant.',
				en: 'They add up: each −1 raises the score required by one, the +1 lowers it by one.'
			},
			doubt: {
				printed: { fr: 'Les chiffres et leurs signes, sans plus', en: 'The figures and their signs, no more' },
				read: {
					fr: 'Ils se cumulent et s’ajoutent au dé',
					en: 'They are cumulative and are added to the die'
				},
				why: {
					fr: 'La table des 7+ va jusqu’à 11 : seuls des malus cumulés y mènent.',
					en: 'The 7+ table goes up to 11, which only added penalties can reach.'
				}
			}
		},
		{
			id: 'seven-or-more',
			text: {
				fr: 'Score requis de 7 ou plus : voir la table des 7+.',
				en: 'Score required of 7 or more: see the 7+ table.'
			}
		}
	],
	doubt: {
		printed: { fr: '« - +1 » une fois, puis « - 1 » et « - 2 »', en: '“- +1” once, then “- 1” and “- 2”' },
		read: { fr: '+1 une fois, puis −1 et −2', en: '+1 once, then −1 and −2' },
		why: {
			fr: 'Un même tiret sert de puce devant +1 et de signe moins devant les autres chiffres.',
			en: 'The same dash is a bullet before +1 and a minus before the other figures.'
		}
	}
} satisfies ChartBody;
