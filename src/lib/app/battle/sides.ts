/** Names and colours of the two sides, with defaults for a new battle. Pure. */
import type { NewBattle } from '$lib/app/storage/battles';
import type { Battle } from '$lib/app/storage/types';
import { momentOf, shortMomentOf } from '$lib/core/dates';
import { idsOf } from '$lib/core/ids-of';
import { bothLangs, same, sayIn } from '$lib/core/lang';
import { slug } from '$lib/core/letters';
import type { Lang, Text } from '$lib/core/types';
import { colourWords, words } from './words';

/** Day and night colour; by day dark enough for print. */
const PALETTE: Readonly<Record<keyof typeof colourWords, string>> = {
	blue: 'light-dark(#1f4f8f, #8db8f0)',
	red: 'light-dark(#a8241c, #f2938a)',
	green: 'light-dark(#17603f, #7bd0a2)',
	gold: 'light-dark(#8a6100, #e5b567)',
	violet: 'light-dark(#6b3a8f, #c79bea)',
	slate: 'light-dark(#545b63, #b3b9c0)'
};

export const COLOURS = idsOf(colourWords);

const CSS: ReadonlyMap<string, string> = new Map(Object.entries(PALETTE));

/** As CSS; an imported battle may have its own colour. */
export const cssOf = (colour: string): string =>
	CSS.get(colour) ?? (/^#[0-9a-f]{6}$/i.test(colour) ? colour : 'var(--edge)');

/** As CSS on screen. The red theme has its own reds, because other light spoils night vision. */
export const shownOf = (colour: string): string =>
	CSS.has(colour) ? `var(--side-${colour}, ${cssOf(colour)})` : cssOf(colour);

/** The sides of the game's last battle, else two default sides. */
export function draftOf(game: string, battles: readonly Battle[], lang: Lang): NewBattle {
	const last = battles.find((battle) => battle.game === game);
	return {
		game,
		scenario: '',
		sides: last?.sides ?? [
			{ name: sayIn(words.sideA, lang), colour: 'blue' },
			{ name: sayIn(words.sideB, lang), colour: 'red' }
		],
		turns: last?.turns ?? true
	};
}

/** Gives sides without a name a default name. */
export const named = (draft: NewBattle, lang: Lang): NewBattle => ({
	...draft,
	scenario: draft.scenario.trim(),
	sides: [
		{ ...draft.sides[0], name: draft.sides[0].name.trim() || sayIn(words.sideA, lang) },
		{ ...draft.sides[1], name: draft.sides[1].name.trim() || sayIn(words.sideB, lang) }
	]
});

type Titled = Pick<Battle, 'scenario' | 'created'>;

const begun = ({ scenario, created }: Titled, moment: typeof momentOf): Text =>
	scenario ? same(scenario) : bothLangs((lang) => `${words.battleOf[lang]} ${moment(created, lang)}`);

/** Scenario, else when it was begun: with the hour, since two of one day are common, and short enough for one line of a phone. */
export const titleOf = (battle: Titled): Text => begun(battle, shortMomentOf);

/** Of a file about the battle, without an ending. */
export const fileNameOf = (battle: Titled, lang: Lang): string =>
	`guidon-${slug(sayIn(begun(battle, momentOf), lang), 60) || 'battle'}`;
