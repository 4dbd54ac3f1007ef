import type { ChartBody, Text } from '$lib/core/types';

const none: Text = { fr: 'Pas de soutien', en: 'No support' };
const noOverlap: Text = { fr: 'Pas de débord', en: 'No overlap' };

export default {
	rowHead: { fr: 'Si', en: 'If' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'support', title: { fr: 'Soutien', en: 'Support' } },
		{ id: 'overlap', title: { fr: 'Débord', en: 'Overlap' } }
	],
	rows: [
		{
			id: 'corps',
			head: { fr: '{corps} différents', en: 'Different {corps|commands}' },
			cells: [none],
			group: 'support'
		},
		{
			id: 'difficult',
			head: { fr: 'En terrain difficile', en: 'In difficult going' },
			cells: [none],
			group: 'support'
		},
		{
			id: 'against-exp',
			head: { fr: 'En {close|mêlée} contre {exp}', en: 'In {close|close combat} against {exp}' },
			cells: [none],
			group: 'support'
		},
		{
			id: 'fortification',
			head: { fr: 'Défend une fortification', en: 'Defending a fortification' },
			cells: [none],
			group: 'support'
		},
		{
			id: 'shot-at',
			head: { fr: '{shot-at|Pris pour cible}, sauf {kn} {i}', en: '{shot-at|Shot at}, except {kn} {i}' },
			cells: [none],
			group: 'support'
		},
		{
			id: 'art-contacted',
			head: { fr: 'Vient de contacter de l’{art}', en: 'Has just contacted {art}' },
			cells: [none],
			group: 'support'
		},
		{ id: 'chariots', head: { fr: '{chariots|Chars}', en: '{chariots|Chariots}' }, cells: [none], group: 'support' },
		{
			id: 'exp-overlap',
			head: { fr: '{exp} : ne reçoivent aucun soutien en débord', en: '{exp}: get no help from overlaps' },
			cells: [noOverlap],
			group: 'overlap'
		},
		{
			id: 'el-overlap',
			head: {
				fr: '{el} : n’en donnent pas aux {mounted|montés} autres que {el}',
				en: '{el}: give none to {mounted|mounted} troops other than {el}'
			},
			cells: [noOverlap],
			group: 'overlap'
		}
	],
	doubt: {
		printed: {
			fr: '« ne pas être » en tête, puis cinq lignes',
			en: '“ne pas être” (not to be) at the top, then five lines'
		},
		read: {
			fr: '« Ne pas être » vaut pour les cinq lignes : chacune prive de soutien',
			en: '“Ne pas être” governs all five lines: each denies support'
		},
		why: {
			fr: 'La sixième, sur les chars, répète « ne pas être ».',
			en: 'The sixth, on chariots, repeats “ne pas être”.'
		}
	}
} satisfies ChartBody;
