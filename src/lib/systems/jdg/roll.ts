/** The die: what its 0 counts for, and a throw written in figures. */
import { number } from '$lib/figures';
import type { OneOf, Settled, Text } from '$lib/types';
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
export const worth = (face: number, settled: Settled): number => (face === 0 && settled.has('zero', 'ten') ? 10 : face);

/** `6 + 3 = 9` */
export function sumOf(die: number, total: number): Text {
	const sum = `${die} ${total < 0 ? '−' : '+'} ${Math.abs(total)} = ${number(die + total, 'en')}`;
	return { fr: sum, en: sum };
}
