/** The die: what its 0 counts for. */
import type { OneOf, Settled } from '$lib/core/types';
import { die } from './die';

/** An open reading, asked once and remembered. */
export const zero: OneOf = {
	id: 'zero',
	kind: 'one',
	ask: { fr: 'Que vaut le 0 du dé ?', en: 'What does a 0 on the die count for?' },
	short: { fr: 'Le 0 du dé', en: 'The 0 on the die' },
	help: { fr: 'Retenu d’un combat à l’autre.', en: 'Remembered from one combat to the next.' },
	setting: true,
	doubt: die,
	default: 'nought',
	choices: [
		{ id: 'nought', label: { fr: '0 vaut zéro', en: '0 is zero' } },
		{ id: 'ten', label: { fr: '0 vaut dix', en: '0 is ten' } }
	]
};

/** What a face counts for. */
export const worthIn =
	(settled: Settled) =>
	(face: number): number =>
		face === 0 && settled.has('zero', 'ten') ? 10 : face;
