/** The eight accents of packs, by day and by night; by red light every game has the same. */
import { accentRule } from '$lib/core/charts/accent-rule';
import type { Game } from '$lib/core/types';
import type { Accent } from './limits';

export const ACCENT_INKS: Readonly<Record<Accent, readonly [day: string, night: string]>> = {
	blue: ['#1d4a87', '#8db8f0'],
	green: ['#145739', '#7bd0a2'],
	bronze: ['#6b4211', '#e0a45f'],
	crimson: ['#8a1c33', '#f08fa0'],
	violet: ['#5b3390', '#c6acf4'],
	teal: ['#0b505c', '#76cbd7'],
	slate: ['#3b4856', '#b3c0ce'],
	ochre: ['#5f4700', '#dcb855']
};

/** The style of each game by its id: the sheet is written again from all of them. */
const rules = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;

/**
 * Gives a game its colour wherever `data-accent` names it, as a `look.css` does for the games of the app. A constructed sheet,
 * for the policy of the pages lets no style element in.
 */
export function inAccent({ id, inks }: Pick<Game, 'id' | 'inks'>) {
	if (!inks || typeof CSSStyleSheet === 'undefined' || !('replaceSync' in CSSStyleSheet.prototype)) return;
	rules.set(id, accentRule(id, inks));
	if (!sheet) {
		sheet = new CSSStyleSheet();
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	}
	sheet.replaceSync([...rules.values()].join('\n'));
}
