import type { ChartBody } from '$lib/core/types';
import fates from '../outcomes/doubled';
import { outcomeChart } from '../outcomes/rules';

export default {
	...outcomeChart(fates),
	notes: [
		{
			id: 'order',
			text: {
				fr: 'La première ligne qui convient s’applique.',
				en: 'The first line that fits applies.'
			}
		},
		{
			id: 'half',
			text: {
				fr: 'La moitié exacte compte comme doublé.',
				en: 'Exactly half counts as doubled.'
			},
			doubt: {
				printed: {
					fr: '« égal ou inférieur à la moitié » dans le texte, « plus que double » dans le tableau naval',
					en: '“égal ou inférieur à la moitié” (half or less) in the text, “plus que double” (more than double) in the naval table'
				},
				read: { fr: 'La moitié ou moins', en: 'Half or less' },
				why: { fr: 'Le texte est le plus complet.', en: 'The text is the fuller of the two.' }
			}
		}
	]
} satisfies ChartBody;
