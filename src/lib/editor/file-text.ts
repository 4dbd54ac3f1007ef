/** The text of a draft: as it is kept while it is written, as `openPack` reads it, as it is handed over. Pure. */
import { written } from '$lib/packs/format/write';
import type { PackDraft } from './draft-file';
import { slugOf } from './ids';
import { withKey } from './lists';

/** Lists that a draft always has, and a file only where they hold something. */
const LEFT_OUT = ['terms', 'calculators', 'examples'] as const;

/** The file as it stands. Its id may still follow its title. */
function whole(file: PackDraft): Partial<PackDraft> {
	const next: { -readonly [Key in keyof PackDraft]?: PackDraft[Key] } = { ...file };
	next.id ||= slugOf(file.game.title) || 'my-game';
	for (const list of LEFT_OUT) if (!file[list].length) delete next[list];
	// Drafts of 2026 hold an empty meaning where none is written.
	if (next.terms?.some(({ meaning }) => meaning === ''))
		next.terms = next.terms.map((term) => withKey(term, 'meaning', term.meaning));
	return next;
}

/** What is kept while it is written. */
export const draftText = (file: PackDraft): string => JSON.stringify(file);

/** For `openPack`, which says what is still missing in it. */
export const packText = (file: PackDraft): string => JSON.stringify(whole(file));

/** The same to be handed over: lines that a person can read. */
export const fileText = (file: PackDraft): string => written(whole(file));
