/** What a change of a unit is called. Pure. */
import { count } from '$lib/core/count';
import { number } from '$lib/core/figures';
import { bothLangs } from '$lib/core/lang';
import type { Change } from '$lib/core/units/types';
import type { Text } from '$lib/core/types';
import { markOf, type CardReader } from './mustered';

const NONE: Text = { fr: '', en: '' };
const OVER: Text = { fr: '(terminé)', en: '(over)' };

/** `Discouraged`, `2 wounds`, `2 PIPs spent`, `Fatigued (over)`. */
export function changeName(reader: CardReader, change: Change): Text {
	if ('spent' in change) {
		const { groupDie } = reader.rules;
		return count(change.spent, groupDie?.one ?? NONE, groupDie?.many ?? NONE);
	}
	if ('lost' in change) {
		const { losses } = reader.rules;
		const word = Math.abs(change.lost) < 2 ? losses?.one : losses?.many;
		return bothLangs((lang) => `${number(change.lost, lang)} ${word?.[lang] ?? ''}`.trim());
	}
	const { title } = markOf(reader, change.state);
	return change.is ? title : bothLangs((lang) => `${title[lang]} ${OVER[lang]}`);
}
