/** What is wrong with a pack, where, and the word that may have been meant. */
import type { Text } from '$lib/core/types';

export interface Problem {
	/** The way to it through the file, by ids where there are any: `charts › modifiers › rows › crest`. */
	readonly place: string;
	readonly says: Text;
}

/** Thrown inside one expression or text, caught where its place is known. */
export class Fault extends Error {
	constructor(readonly says: Text) {
		super(says.en);
	}
}

/** The changes of single letters that lead from one word to another, two letters changing places counted as one. */
function distance(a: string, b: string): number {
	const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
	for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
	for (let i = 1; i <= a.length; i++) {
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				least = Math.min(least, rows[i - 2]![j - 2]! + 1);
			}
			rows[i]![j] = least;
		}
	}
	return rows[a.length]![b.length]!;
}

const MOST_LETTERS = 60;
/** A word without accents, capitals and signs: what an id is made of. */
export const folded = (word: string) =>
	word
		.slice(0, MOST_LETTERS)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-');

/** What may be meant: an id, and the words a player knows it by. */
export interface Known {
	readonly id: string;
	readonly words?: readonly string[];
}

/** The id that was most likely meant, by its letters or by a label typed in its place. */
export function nearest(word: string, known: readonly Known[]): string | undefined {
	const asked = folded(word);
	let best: { id: string; far: number } | undefined;
	for (const { id, words = [] } of known) {
		for (const one of [id, ...words]) {
			const said = folded(one);
			if (Math.abs(said.length - asked.length) > 3) continue;
			const far = distance(asked, said);
			if (far <= Math.max(1, Math.floor(asked.length / 3)) && (!best || far < best.far)) best = { id, far };
		}
	}
	return best?.id;
}

/** `There is no row “crset” …` with the nearest right word, or with the first few there are. */
export function unknown(what: Text, word: string, known: readonly Known[]): Text {
	const shown = word.slice(0, MOST_LETTERS);
	const meant = nearest(word, known);
	const some = known
		.slice(0, 6)
		.map(({ id }) => id)
		.join(', ');
	const more = known.length > 6 ? ', …' : '';
	const [fr, en] = meant
		? [`Vouliez-vous écrire «\u202f${meant}\u202f»\u202f?`, `Did you mean “${meant}”?`]
		: some
			? [`Il y a\u00a0: ${some}${more}.`, `There are: ${some}${more}.`]
			: ['Il n’y en a aucun.', 'There are none.'];
	return {
		fr: `${what.fr} «\u202f${shown}\u202f» n’existe pas. ${fr}`,
		en: `There is no ${what.en} “${shown}”. ${en}`
	};
}
