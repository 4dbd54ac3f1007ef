/** The moments of a turn, as the lists of charts say them. */
import type { Phase, Text } from '$lib/core/types';

export const phases: Readonly<Record<Phase, Text>> = {
	command: { fr: 'Commander', en: 'Command' },
	move: { fr: 'Se déplacer', en: 'Move' },
	shoot: { fr: 'Tirer', en: 'Shoot' },
	fight: { fr: 'Combattre', en: 'Fight' },
	outcome: { fr: 'Issues du combat', en: 'Combat outcomes' },
	reference: { fr: 'Pour mémoire', en: 'Reference' }
};
