import type { ChartBody, Doubt } from '$lib/core/types';
import { plus } from '$lib/core/charts/write';

const loneUnit: Doubt = {
	printed: {
		fr: 'Une unité seule et découragée remplit les deux conditions : « une » et « toutes »',
		en: 'A lone discouraged unit meets both conditions: “one” and “all”'
	},
	read: { fr: 'Elle compte pour « toutes »', en: 'It counts as “all”' },
	why: { fr: 'Toutes les unités du camp le sont bien.', en: 'All the units of that side are indeed so.' }
};

export default {
	rowHead: { fr: 'Condition', en: 'Condition' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'general', title: { fr: 'Terrain, chefs, tir', en: 'Terrain, leaders, fire' } },
		{ id: 'facing', title: { fr: 'Hexagone d’où vient l’attaque', en: 'Hex the attack comes from' } },
		{ id: 'phalanx', title: { fr: 'Phalange', en: 'Phalanx' } },
		{ id: 'attacker', title: { fr: 'État de l’attaquant', en: 'State of the attacker' } },
		{ id: 'defender', title: { fr: 'État du défenseur', en: 'State of the defender' } }
	],
	rows: [
		{
			id: 'terrain',
			group: 'general',
			head: { fr: 'Terrain du défenseur', en: 'Defender’s terrain' },
			cells: [{ fr: 'voir Terrain', en: 'see Terrain' }]
		},
		{
			id: 'leaders',
			group: 'general',
			head: {
				fr: '{bonus|Bonus} des {leader|chefs} engagés, un camp contre l’autre',
				en: '{bonus|Bonuses} of the {leader|leaders} involved, one side against the other'
			},
			cells: [{ fr: '± la différence', en: '± the difference' }],
			doubt: {
				printed: {
					fr: '« + ou − la différence », sans dire qui a le plus',
					en: '“Add or subtract the difference”, without saying who has the plus'
				},
				read: {
					fr: 'Total de l’attaquant moins total du défenseur',
					en: 'The attacker’s total less the defender’s'
				},
				why: {
					fr: 'Dans toute la liste, le plus sert l’attaquant.',
					en: 'Throughout the list the plus serves the attacker.'
				}
			}
		},
		{
			id: 'offensive-fire',
			group: 'general',
			head: {
				fr: 'La pile attaquante, ou une de ses unités, vient de faire un {offensive-fire|tir offensif}',
				en: 'The attacking stack, or a unit of it, has just used {offensive-fire|offensive fire}'
			},
			cells: [plus(-2)]
		},
		{
			id: 'flank',
			group: 'facing',
			head: { fr: 'Attaque par un hexagone de {flank|flanc}', en: 'Attacked through a {flank|flank} hex' },
			cells: [plus(2)],
			not: ['rear', 'rear-and-other', 'defender-all-routed']
		},
		{
			id: 'rear',
			group: 'facing',
			head: { fr: 'Attaque par un hexagone d’{rear|arrière}', en: 'Attacked through a {rear|rear} hex' },
			cells: [plus(3)],
			not: ['flank', 'rear-and-other', 'defender-all-routed']
		},
		{
			id: 'rear-and-other',
			group: 'facing',
			head: {
				fr: 'Attaque par l’{rear|arrière} et par un {flank|flanc} ou le {front|front}',
				en: 'Attacked through the {rear|rear} and through a {flank|flank} or the {front|front}'
			},
			cells: [plus(4)],
			not: ['flank', 'rear', 'defender-all-routed'],
			doubt: {
				printed: {
					fr: 'Tous les modificateurs sont dits cumulatifs, et cette attaque remplit plusieurs lignes',
					en: 'All modifiers are said to be cumulative, and such an attack meets several rows'
				},
				read: { fr: 'Une seule des trois lignes compte', en: 'Only one of the three rows counts' },
				why: {
					fr: 'La troisième décrit déjà l’attaque des deux côtés.',
					en: 'The third already describes the attack from both sides.'
				}
			}
		},
		{
			id: 'phalanx-attacks',
			group: 'phalanx',
			head: {
				fr: '{ph} attaquante adjacente à deux autres {ph} au moins, de même {facing|orientation}',
				en: 'Attacking {ph} next to at least two other {ph} with the same {facing|facing}'
			},
			cells: [plus(1)]
		},
		{
			id: 'phalanx-defends',
			group: 'phalanx',
			head: {
				fr: '{ph} en défense, avec une {ph} de même {facing|orientation} dans chacun de ses deux hexagones de {flank|flanc}',
				en: 'Defending {ph} with a {ph} of the same {facing|facing} in each of its two {flank|flank} hexes'
			},
			cells: [plus(-1)],
			not: ['defender-all-routed']
		},
		{
			id: 'phalanx-pair',
			group: 'phalanx',
			head: {
				fr: 'Deux {ph} adjacentes de même nom attaquent ensemble une, deux ou trois piles',
				en: 'Two adjacent {ph} with the same name attack one, two or three stacks together'
			},
			cells: [plus(1)]
		},
		{
			id: 'attacker-some-discouraged',
			group: 'attacker',
			head: { fr: 'Une unité attaquante {d|découragée}', en: 'One attacking unit {d|discouraged}' },
			cells: [plus(-1)],
			not: ['attacker-all-discouraged'],
			doubt: loneUnit
		},
		{
			id: 'attacker-all-discouraged',
			group: 'attacker',
			head: { fr: 'Toutes les unités attaquantes {d|découragées}', en: 'All attacking units {d|discouraged}' },
			cells: [plus(-2)],
			not: ['attacker-some-discouraged'],
			doubt: loneUnit
		},
		{
			id: 'defender-some-discouraged',
			group: 'defender',
			head: { fr: 'Une unité en défense {d|découragée}', en: 'One defending unit {d|discouraged}' },
			cells: [plus(1)],
			not: ['defender-all-discouraged', 'defender-all-routed'],
			doubt: loneUnit
		},
		{
			id: 'defender-all-discouraged',
			group: 'defender',
			head: {
				fr: 'Tous les défenseurs {d|découragés}, ou un au moins en {dr|déroute}',
				en: 'All defenders {d|discouraged}, or at least one {dr|routed}'
			},
			cells: [plus(2)],
			not: ['defender-some-discouraged', 'defender-all-routed'],
			doubt: {
				printed: {
					fr: 'Les trois états du défenseur peuvent être vrais à la fois, et tout est dit cumulatif',
					en: 'The three states of the defender may be true at once, and everything is said to be cumulative'
				},
				read: { fr: 'Seul le plus fort des trois compte', en: 'Only the strongest of the three counts' },
				why: {
					fr: 'Ce sont trois degrés du même désordre, de plus en plus graves.',
					en: 'They are three degrees of one disorder, each worse than the last.'
				}
			}
		},
		{
			id: 'defender-all-routed',
			group: 'defender',
			head: { fr: 'Tous les défenseurs en {dr|déroute}', en: 'All defenders {dr|routed}' },
			cells: [plus(5)],
			not: [
				'flank',
				'rear',
				'rear-and-other',
				'phalanx-defends',
				'defender-some-discouraged',
				'defender-all-discouraged'
			],
			doubt: {
				printed: {
					fr: 'Le +5 exclut ce qui est « lié à l’orientation », sans dire quelles lignes',
					en: 'The +5 rules out “other modifiers for facing”, without naming them'
				},
				read: {
					fr: 'Exclut le flanc, l’arrière, l’arrière avec un autre côté et la phalange en défense ; une partie seulement en déroute n’exclut rien',
					en: 'Rules out flank, rear, rear with another side, and the defending phalanx; only some units routed rules out nothing'
				},
				why: {
					fr: 'Une unité en déroute n’a pas d’orientation, et ces quatre lignes en demandent une.',
					en: 'A routed unit has no facing, and these four rows ask for one.'
				}
			}
		}
	],
	notes: [
		{
			id: 'capped',
			text: {
				fr: 'Ils s’ajoutent aux autres modificateurs de mêlée ; la somme est limitée (voir Jet de mêlée).',
				en: 'They add to the other melee modifiers; the sum is capped (see Melee roll).'
			}
		},
		{
			id: 'no-facing',
			text: {
				fr: 'Une unité en {dr|déroute} n’a plus d’{facing|orientation} : si toutes le sont, ni flanc ni arrière.',
				en: 'A {dr|routed} unit has no {facing|facing}: when all are routed, no flank and no rear.'
			}
		}
	]
} satisfies ChartBody;
