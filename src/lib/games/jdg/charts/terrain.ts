import type { ChartBody } from '$lib/core/types';
import { code, doubtful, glued, noted, plus, slash } from '$lib/core/charts/write';

const none = code('ne');
const barred = code('na');
const other = code('uat');

export default {
	rowHead: { fr: 'Terrain', en: 'Terrain' },
	columns: [
		{ id: 'general', head: { fr: 'Général', en: 'General' }, short: { fr: 'Gén.', en: 'Gen.' }, signs: 'cost' },
		{ id: 'infantry', head: { fr: 'Infanterie', en: 'Infantry' }, short: 'Inf.', signs: 'cost' },
		{ id: 'cavalry', head: { fr: 'Cavalerie', en: 'Cavalry' }, short: 'Cav.', signs: 'cost' },
		{ id: 'artillery', head: { fr: 'Artillerie', en: 'Artillery' }, short: 'Art.', signs: 'cost' },
		{ id: 'fire', head: { fr: 'Tir', en: 'Fire' }, notes: ['a'] },
		{ id: 'shock', head: { fr: 'Choc', en: 'Shock' }, notes: ['a'] }
	],
	rows: [
		{ id: 'clear', head: { fr: 'Clair', en: 'Clear' }, cells: [1, 1, 1, 2, none, plus(1)] },
		{
			id: 'rough',
			head: { fr: 'Difficile, coupé, lac asséché, vigne', en: 'Difficult, rough, dry lake, vineyard' },
			cells: [1, 1, 2, 2, none, noted(none, 'e')],
			doubt: {
				printed: {
					fr: 'Le nom anglais de la ligne vient après ses chiffres',
					en: 'The English name of the line comes after its figures'
				},
				read: {
					fr: 'Une seule ligne : son nom dans les deux langues, ses six valeurs',
					en: 'One line only: its name in both languages, its six values'
				},
				why: {
					fr: 'La ligne suivante a ses propres noms et ses propres chiffres.',
					en: 'The next line has names and figures of its own.'
				}
			}
		},
		{
			id: 'orchard',
			head: { fr: 'Verger, palmeraie', en: 'Orchard, palm grove' },
			cells: [1, 1, 3, 3, none, noted(plus(-1), 'e')]
		},
		{ id: 'woods', head: { fr: 'Bois', en: 'Woods' }, cells: [2, 2, 3, 3, plus(-1), noted(plus(-1), 'e')] },
		{
			id: 'marsh',
			head: { fr: 'Marais, rizière, étang gelé', en: 'Marsh, rice field, frozen pond' },
			cells: [2, 2, 3, barred, none, noted(plus(-2), 'e')],
			notes: ['battles']
		},
		{
			id: 'river',
			head: { fr: 'Rivière, lac, mer', en: 'River, lake, sea' },
			cells: [barred, barred, barred, barred, none, barred]
		},
		{
			id: 'town',
			head: { fr: 'Ville, village, ruines', en: 'Town, village, ruins' },
			cells: [1, 2, 3, 3, plus(-2), noted(plus(-1), 'b', 'e')]
		},
		{
			id: 'castle',
			head: { fr: 'Château', en: 'Castle' },
			cells: [2, 2, 2, 2, plus(-2), noted(plus(-3), 'b', 'e')]
		},
		{ id: 'road', head: { fr: 'Route', en: 'Road' }, cells: [0.5, 1, 1, 1, other, other], notes: ['c'] },
		{ id: 'trail', head: { fr: 'Chemin', en: 'Trail' }, cells: [0.5, 1, 1, 2, other, other], notes: ['c'] },
		{
			id: 'bridge',
			head: { fr: 'Pont, ponton installé', en: 'Bridge, deployed pontoon' },
			cells: [0, 0, 0, 0, none, noted(plus(-3), 'e', 'h')]
		},
		{
			id: 'stream',
			head: { fr: 'Ruisseau, canal, gué', en: 'Stream, canal, ford' },
			cells: [0, plus(1), plus(1), plus(2), none, plus(-1)]
		},
		{
			id: 'up-1',
			head: { fr: '+1 niveau', en: '+1 level' },
			cells: [plus(1), plus(1), plus(1), plus(1), noted(plus(-1), 'f'), plus(-1)]
		},
		{
			id: 'up-2',
			head: { fr: '+2 niveaux ou plus', en: '+2 levels or more' },
			cells: [plus(1), plus(1), plus(2), barred, noted(plus(-1), 'f'), plus(-2)]
		},
		{ id: 'down-1', head: { fr: '−1 niveau', en: '−1 level' }, cells: [0, 0, 0, plus(1), none, plus(1)] },
		{
			id: 'down-2',
			head: { fr: '−2 niveaux ou plus', en: '−2 levels or more' },
			cells: [
				0,
				0,
				plus(1),
				barred,
				doubtful(
					plus(-1),
					{
						printed: { fr: 'Un tiret, une espace, puis « 1[f] »', en: 'A dash, a space, then “1[f]”' },
						read: { fr: '−1 avec la note f', en: '−1 with note f' },
						why: {
							fr: 'Les deux lignes de niveaux supérieurs portent déjà ce −1[f] au tir.',
							en: 'Both lines for higher levels already carry this −1[f] on fire.'
						}
					},
					'f'
				),
				plus(1)
			]
		},
		{ id: 'crest', head: { fr: 'Crête', en: 'Crest' }, cells: [0, 0, 0, 0, noted(barred, 'f'), noted(none, 'e')] },
		{
			id: 'slope',
			head: { fr: 'Pente', en: 'Slope' },
			cells: [0, 0, plus(1), noted(barred, 'c'), none, noted(plus(-1), 'e')]
		},
		{
			id: 'steep-slope',
			head: { fr: 'Pente raide', en: 'Steep slope' },
			cells: [
				plus(1),
				glued(plus(1), code('d')),
				noted(barred, 'c'),
				noted(barred, 'c'),
				noted(barred, 'f'),
				noted(plus(-2), 'e')
			],
			notes: ['i']
		},
		{
			id: 'redoubt',
			head: { fr: 'Redoute, mur', en: 'Redoubt, wall' },
			cells: [
				plus(1),
				plus(1),
				plus(2),
				glued(plus(3), code('d')),
				noted(slash(plus(-1), none), 'g'),
				noted(slash(plus(-2), plus(-1)), 'e', 'g')
			]
		},
		{
			id: 'fortification',
			head: { fr: 'Fortification', en: 'Fortification' },
			cells: [
				plus(2),
				plus(2),
				barred,
				barred,
				noted(slash(plus(-2), none), 'g'),
				noted(slash(plus(-3), plus(-1)), 'e', 'g')
			]
		},
		{
			id: 'friendly-unit',
			head: { fr: 'Hexagone d’une unité amie', en: 'Friendly unit’s hex' },
			cells: [0, plus(1), plus(1), plus(1), none, none]
		},
		{
			id: 'leave-zoc',
			head: { fr: 'Quitter une {zoc}', en: 'Leaving a {zoc}' },
			cells: [0, plus(1), plus(1), plus(1), none, none],
			notes: ['d']
		}
	],
	notes: [
		{
			id: 'a',
			mark: 'a',
			text: {
				fr: 'Quand l’unité qui se trouve là est la cible d’un tir, d’un choc ou d’une charge.',
				en: 'When the unit standing there is the target of fire, shock or a charge.'
			}
		},
		{
			id: 'b',
			mark: 'b',
			text: {
				fr: 'Une unité placée là a six hexagones de front et attaque à −1. Si c’est de la cavalerie et que l’attaquant engage au moins une infanterie, il a +2 au lieu du modificateur de choc du terrain.',
				en: 'A unit here has six front hexes and attacks at −1. If it is cavalry and at least one infantry unit attacks it, the attackers get +2 instead of the terrain’s shock modifier.'
			}
		},
		{
			id: 'c',
			mark: 'c',
			text: {
				fr: 'Par route ou chemin : aucun surcoût pour ruisseau, redoute ou mur, fortification ou changement de niveau. Celui des pentes et pentes raides reste dû, mais le {d} de la pente raide ne s’applique pas. La cavalerie franchit les pentes raides, l’artillerie les pentes et les pentes raides : au lieu du {na}, 2 points de plus.',
				en: 'By road or trail: no extra cost for a stream, redoubt or wall, fortification or change of level. Slopes and steep slopes still cost extra, but the steep slope’s {d} is dropped. Cavalry can cross steep slopes, artillery slopes and steep slopes: instead of {na}, 2 points more.'
			}
		},
		{
			id: 'road-near-enemy',
			text: {
				fr: 'Pas de mouvement par route ou chemin pour se placer adjacent à une unité ennemie.',
				en: 'No road or trail movement when moving next to an enemy unit.'
			},
			ref: '4.3.1'
		},
		{
			id: 'd',
			mark: 'd',
			text: {
				fr: 'Une unité en désordre paie 1 point de plus pour entrer en {zoc} ennemie.',
				en: 'A disordered unit pays 1 point more to enter an enemy {zoc}.'
			},
			doubt: {
				printed: {
					fr: 'Le renvoi [d] est sur la ligne « Quitter une ZdC », la note parle d’entrer',
					en: 'The mark [d] is on the line “Leaving a ZoC”, the note speaks of entering'
				},
				read: {
					fr: 'Quitter coûte ce que dit la ligne ; en désordre, entrer coûte 1 de plus',
					en: 'Leaving costs what the line says; for a disordered unit, entering costs 1 more'
				},
				why: {
					fr: 'Les deux langues disent entrer, et aucune autre ligne ne porte sur les zones de contrôle.',
					en: 'Both languages say enter, and no other line is about zones of control.'
				}
			}
		},
		{
			id: 'e',
			mark: 'e',
			text: {
				fr: 'Ni mouvement de charge ni charge de cavalerie depuis ce type d’hexagone ou de côté, au travers ou vers lui.',
				en: 'No charge movement and no cavalry charge from, through or into this kind of hex or hexside.'
			}
		},
		{
			id: 'f',
			mark: 'f',
			text: {
				fr: 'Pour un tir vers un hexagone adjacent ; plus loin, voir les {line-of-sight|lignes de vue}.',
				en: 'For fire into an adjacent hex; farther away, see {line-of-sight|lines of sight}.'
			},
			ref: '7.4'
		},
		{
			id: 'g',
			mark: 'g',
			text: {
				fr: 'Premier chiffre : de l’extérieur vers l’intérieur ; second : l’inverse. Pas de cumul avec l’hexagone intérieur : ni le modificateur de la ville attaquée, ni le malus [b] quand on en sort.',
				en: 'First figure: from outside in; second: from inside out. Not added to what the inside hex gives: neither the modifier of a town under attack, nor the [b] penalty when attacking out.'
			}
		},
		{
			id: 'h',
			mark: 'h',
			text: {
				fr: 'Seulement si le pont enjambe une rivière ; sur un ruisseau, n’en tenez pas compte.',
				en: 'Only if the bridge spans a river; over a stream, ignore it.'
			}
		},
		{
			id: 'i',
			mark: 'i',
			text: {
				fr: 'Entre deux hexagones qui ont trois niveaux d’écart ou plus, on ne peut ni franchir le côté ni faire de choc.',
				en: 'Between two hexes three or more levels apart, the hexside cannot be crossed and shock is not allowed.'
			},
			doubt: {
				printed: {
					fr: '« 3 niveaux ou plus » en français, « 3 levels » tout court en anglais',
					en: '“3 niveaux ou plus” in French, just “3 levels” in English'
				},
				read: { fr: 'Trois niveaux ou plus', en: 'Three levels or more' },
				why: {
					fr: 'Un escarpement plus haut ne peut pas être plus facile ; l’anglais a perdu deux mots.',
					en: 'A higher drop cannot be easier; the English text has lost two words.'
				}
			}
		},
		{
			id: 'battles',
			mark: '*',
			text: {
				fr: 'Voir aussi les règles particulières d’Austerlitz, d’Eylau et de La Bérézina.',
				en: 'See the special rules of Austerlitz, Eylau and The Berezina too.'
			}
		}
	]
} satisfies ChartBody;
