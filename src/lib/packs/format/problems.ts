/** What is wrong with a pack, where, and the word that may have been meant. */
import { distance, slug } from '$lib/core/letters';
import type { Text } from '$lib/core/types';

export interface Problem {
	/** The way to it through the file, by ids where there are any: `charts › modifiers › rows › crest`. */
	readonly place: string;
	readonly says: Text;
}

/** Thrown inside one expression or text, caught where its place is known. */
export class PackFault extends Error {
	constructor(readonly says: Text) {
		super(says.en);
	}
}

const MOST_LETTERS = 60;

/** What may be meant: an id, and the words a player knows it by. */
export interface Known {
	readonly id: string;
	readonly words?: readonly string[];
}

/** The id that was most likely meant, by its letters or by a label typed in its place. */
export function nearest(word: string, known: readonly Known[]): string | undefined {
	const asked = slug(word, MOST_LETTERS);
	const most = Math.max(1, Math.floor(asked.length / 3));
	let best: { id: string; far: number } | undefined;
	for (const { id, words = [] } of known) {
		for (const one of [id, ...words]) {
			const said = slug(one, MOST_LETTERS);
			if (Math.abs(said.length - asked.length) > 3) continue;
			const far = distance(asked, said, most);
			if (far <= most && (!best || far < best.far)) best = { id, far };
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
