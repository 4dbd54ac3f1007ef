/** The way from a page to the database: loads Dexie on first use, and turns errors into a Text that can be shown. */
import type { Text } from '$lib/core/types';

/** The module is loaded once: every caller gets the same database. */
export const openDb = async () => (await import('./db')).db;

export type Db = Awaited<ReturnType<typeof openDb>>;

/** The sentence for the player: storage has its own, the rest could not even be loaded. */
export function troubleOf(error: unknown): Text {
	if (error instanceof Error && 'says' in error) return error.says as Text;
	return NOT_LOADED;
}

const NOT_LOADED: Text = {
	fr: 'Rien n’a été enregistré : une partie de l’application n’a pas pu être chargée. Rechargez la page, puis réessayez.',
	en: 'Nothing was saved: a part of the app could not be loaded. Reload the page, then try again.'
};
