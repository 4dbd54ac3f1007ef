import type { Doubt } from '$lib/types';

/** The sheet names no die anywhere; both result tables depend on it. */
export const die: Doubt = {
	printed: { fr: 'Un « jet modifié », sans nommer le dé', en: 'A “modified die roll”, without naming the die' },
	read: {
		fr: 'Un d10 dont le 0 vaut zéro ; vous pouvez régler que le 0 vaut 10',
		en: 'A d10 on which 0 is zero; you can set 0 to count as 10'
	},
	why: {
		fr: 'Les bandes des deux tables vont avec un d10 ; ce que vaut le 0 n’y est écrit nulle part.',
		en: 'The bands of both tables suit a d10; what 0 counts for is written nowhere on them.'
	}
};
