/** Text of a group's line: what is left, and its breaking point. Pure. */
import { number } from '$lib/core/figures';
import { bothLangs } from '$lib/core/lang';
import type { Text } from '$lib/core/types';
import type { MusteredGroup } from './mustered';
import { words } from './words';

export type Reached = 'broken' | 'warned';

/** The point that the group has reached, the worse first. */
export function reachedBy({
	loss,
	breaks,
	warns
}: Pick<MusteredGroup, 'loss' | 'breaks' | 'warns'>): Reached | undefined {
	if (breaks !== undefined && loss >= breaks) return 'broken';
	return warns !== undefined && loss >= warns ? 'warned' : undefined;
}

/** `12/16 · 4 lost, breaks at 5`. */
export const groupFacts = ({ count: { left, all }, loss, breaks }: MusteredGroup): Text =>
	bothLangs((lang) => {
		const stand = all ? `${number(left, lang)}/${number(all, lang)}` : '';
		const point = breaks === undefined ? '' : `${words.breaks[lang].toLowerCase()} ${number(breaks, lang)}`;
		const gone = breaks === undefined ? '' : `${words.lost[lang]} ${number(loss, lang)}`;
		return [stand, [gone, point].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
	});
