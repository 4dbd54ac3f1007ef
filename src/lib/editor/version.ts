/** The id and the version a game is taken under. Pure. */
import type { InstalledPack } from '$lib/app/packs/installed';
import type { PackDraft } from './draft-file';
import { fileText } from './file-text';
import { freeId, slugOf } from './ids';

/** All that a game says, without what is counted up or dated by itself. */
const saying = (text: string): string => JSON.stringify({ ...JSON.parse(text), version: 0, revised: '' });

const sameAs = (text: string, file: PackDraft): boolean => {
	try {
		return saying(text) === saying(fileText(file));
	} catch {
		return false;
	}
};

/**
 * A game without an id gets one of its title that no other has, and keeps it. Where the one of that id on this device says something
 * else, the version is the next one, of today.
 */
export function numbered(
	file: PackDraft,
	all: readonly { readonly kept: InstalledPack['kept'] }[],
	today: string
): PackDraft {
	const taken = all.map(({ kept }) => kept.id);
	const named = file.id ? file : { ...file, id: freeId(slugOf(file.game.title), taken, 'my-game') };
	const before = all.find(({ kept }) => kept.id === named.id)?.kept;
	if (!before || before.version < named.version || sameAs(before.text, named)) return named;
	return { ...named, version: before.version + 1, revised: today };
}
