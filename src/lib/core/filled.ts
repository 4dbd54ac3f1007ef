import { bothLangs, sayIn } from '$lib/core/lang';
import type { Label, Text } from '$lib/core/types';

/**
 * A text with its holes filled in: `{who} cannot fire {at}.` A hole that is given nothing stays, and so does one of another kind, as the
 * texts of packs have them.
 */
export const filled = (text: Text, holes: Readonly<Record<string, Label | number>>): Text =>
	bothLangs((lang) =>
		text[lang].replace(/\{([\w-]+)\}/g, (hole, name: string) => {
			const said = holes[name];
			return said === undefined ? hole : typeof said === 'number' ? String(said) : sayIn(said, lang);
		})
	);
