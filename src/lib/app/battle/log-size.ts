/** How much a log holds, by kind of entry: “9 combats, 2 notes”. Pure. */
import { count } from '$lib/core/count';
import { bothLangs } from '$lib/core/lang';
import type { EntryCounts } from '$lib/app/storage/entry-counts';
import type { Game, Phase, Text } from '$lib/core/types';
import { words } from './words';

/** What is resolved in other phases, orders and rivers, is no combat. */
export const FIGHTS: readonly Phase[] = ['shoot', 'fight'];

/** The counts are by kind of entry, not by calculator: a game that also resolves other things has rolls. */
const fightsOnly = (game: Game | undefined) => !game?.calculators.some(({ phase }) => !FIGHTS.includes(phase));

export function sizeOf({ combat, note, change }: EntryCounts, game: Game | undefined): Text {
	const [one, many] = fightsOnly(game) ? [words.combat, words.combats] : [words.roll, words.rolls];
	const parts = [
		...(combat || !(note || change) ? [count(combat, one, many)] : []),
		...(note ? [count(note, words.noteOne, words.notes)] : []),
		...(change ? [count(change, words.unitChangeOne, words.unitChangeMany)] : [])
	];
	return bothLangs((lang) => parts.map((part) => part[lang]).join(', '));
}
