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
export type Known = string | { readonly id: string; readonly words?: readonly string[] };

export const idOf = (known: Known): string => (typeof known === 'string' ? known : known.id);

/** The id that was most likely meant, by its letters or by a label typed in its place. */
export function nearest(word: string, known: Iterable<Known>): string | undefined {
	const asked = slug(word, MOST_LETTERS);
	const most = Math.max(1, Math.floor(asked.length / 3));
	let best: { id: string; far: number } | undefined;
	for (const one of known) {
		const id = idOf(one);
		for (const name of [id, ...((typeof one !== 'string' && one.words) || [])]) {
			const said = slug(name, MOST_LETTERS);
			if (Math.abs(said.length - asked.length) > 3) continue;
			const far = distance(asked, said, most);
			if (far <= most && (!best || far < best.far)) best = { id, far };
		}
	}
	return best?.id;
}

/** A question that ends a sentence, with the word that may have been meant; without one, what is given instead. */
export function didYouMean(meant: string | undefined, instead: Text = { fr: '', en: '' }): Text {
	return meant
		? { fr: ` Vouliez-vous écrire «\u202f${meant}\u202f»\u202f?`, en: ` Did you mean “${meant}”?` }
		: instead;
}

/** The first few there are. */
function there(ids: readonly string[]): Text {
	if (!ids.length) return { fr: ' Il n’y en a aucun.', en: ' There are none.' };
	const some = ids.slice(0, 6).join(', ') + (ids.length > 6 ? ', …' : '');
	return { fr: ` Il y a\u00a0: ${some}.`, en: ` There are: ${some}.` };
}

/** `There is no row “crset”.` with the nearest right word, or with the first few there are. */
export function unknown(what: Text, word: string, known: Iterable<Known>): Text {
	const shown = word.slice(0, MOST_LETTERS);
	const all = [...known];
	const more = didYouMean(nearest(word, all), there(all.map(idOf)));
	return {
		fr: `${what.fr} «\u202f${shown}\u202f» n’existe pas.${more.fr}`,
		en: `There is no ${what.en} “${shown}”.${more.en}`
	};
}

export const noSuch = (what: Text, word: string, known: Iterable<Known>): PackFault =>
	new PackFault(unknown(what, word, known));

/** What parts are called where one of them is not there. */
export const CHART: Text = { fr: 'La table', en: 'chart' };
export const QUESTION: Text = { fr: 'La question', en: 'question' };
export const OUTCOME: Text = { fr: 'Le résultat', en: 'outcome' };
export const TERM: Text = { fr: 'Le terme', en: 'term' };
export const FOLLOW: Text = { fr: 'Le jet', en: 'throw in “follow” called' };
