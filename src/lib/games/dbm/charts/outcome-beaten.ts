import type { ChartBody } from '$lib/core/types';
import fates from '../outcomes/beaten';
import { outcomeChart } from '../outcomes/rules';

export default {
	...outcomeChart(fates),
	notes: [
		{
			id: 'order',
			text: {
				fr: 'La première ligne qui convient s’applique : destruction, puis fuite, puis recul.',
				en: 'The first line that fits applies: destruction, then flight, then recoil.'
			}
		},
		{
			id: 'whose-going',
			text: {
				fr: '« Terrain bon pour eux » : celui que le vainqueur considère comme bon.',
				en: '“Going good for them”: going that the winner counts as good.'
			}
		}
	]
} satisfies ChartBody;
