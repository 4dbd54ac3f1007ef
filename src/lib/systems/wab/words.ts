/** Numbers of things, as they are said. */
import type { Text } from '$lib/types';

/** One and several: `['tir', 'tirs']`. */
interface Noun {
	readonly fr: readonly [string, string];
	readonly en: readonly [string, string];
}

export const SHOT: Noun = { fr: ['tir', 'tirs'], en: ['shot', 'shots'] };
export const ATTACK: Noun = { fr: ['attaque', 'attaques'], en: ['attack', 'attacks'] };
export const HIT: Noun = { fr: ['touche', 'touches'], en: ['hit', 'hits'] };
export const WOUND: Noun = { fr: ['blessure', 'blessures'], en: ['wound', 'wounds'] };
export const SAVE: Noun = { fr: ['sauvegarde', 'sauvegardes'], en: ['save', 'saves'] };
export const MODEL: Noun = { fr: ['figurine', 'figurines'], en: ['model', 'models'] };

export type { Noun };

/** In French 0 and 1 are singular, in English 1 alone. */
export const some = (n: number, { fr, en }: Noun): Text => ({
	fr: `${n} ${fr[n < 2 ? 0 : 1]}`,
	en: `${n} ${en[n === 1 ? 0 : 1]}`
});
