import type { Doubt } from '$lib/core/types';

/** The sheet names no die anywhere; both result tables depend on it. */
export const die: Doubt = {
	printed: { fr: 'Un « jet modifié », sans nommer le dé', en: 'A “modified die roll”, without naming the die' },
	read: {
		fr: 'Un d10 dont le 0 vaut zéro ; vous pouvez régler que le 0 vaut 10',
		en: 'A d10 on which 0 is zero; you can set 0 to count as 10'
	},
	why: {
		fr: 'Les tranches des deux tables vont avec un d10 ; ce que vaut le 0 n’y est écrit nulle part.',
		en: 'The bands of both tables suit a d10; what 0 counts for is written nowhere on them.'
	}
};

/** Nor does it say how a cohesion test is rolled. */
export const cohesionDie: Doubt = {
	printed: {
		fr: 'Test de cohésion et ce qu’entraîne l’échec, mais pas comment on le lance',
		en: 'Cohesion test and what failing it brings, but not how it is rolled'
	},
	read: {
		fr: 'Un d10 inférieur ou égal à la cohésion de l’unité réussit',
		en: 'A d10 equal to or under the unit’s cohesion passes'
	},
	why: {
		fr: 'L’aide de jeu ne dit pas comment tester ; une meilleure cohésion doit réussir plus souvent.',
		en: 'The player aid does not say how to test; better cohesion must pass more often.'
	}
};
