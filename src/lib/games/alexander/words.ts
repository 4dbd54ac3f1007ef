/** What fire and melee both say of leaders in danger. The twins of packs take these texts by their names. */
import type { Text } from '$lib/core/types';

export const words = {
	rollForLeader: { fr: 'Lancez 1d10 pour le chef.', en: 'Roll 1d10 for the leader.' },
	rollForEach: { fr: 'Lancez 1d10 pour le chef {n}.', en: 'Roll 1d10 for leader {n}.' },
	/** Leaders are rarely counted before the die: a player who has counted none is told that those in the stack are in danger. */
	rollIfAny: {
		fr: 'Si cette pile a des chefs, lancez 1d10 pour chacun.',
		en: 'If there are leaders in this stack, roll 1d10 for each.'
	},
	leader: { fr: 'Chef {n}', en: 'Leader {n}' },
	fates: {
		unharmed: { fr: 'Le chef est indemne.', en: 'The leader is unharmed.' },
		wounded: { fr: 'Le chef est blessé.', en: 'The leader is wounded.' },
		killed: { fr: 'Le chef est tué.', en: 'The leader is killed.' }
	}
} satisfies Record<string, Text | Record<string, Text>>;
