/** Loads Dexie on first use, and turns errors into a Text that can be shown. */
import type { Text } from '$lib/core/types';

/** ES modules load once, so every caller gets the same database. */
export const openDb = async () => (await import('./db')).db;

export type Db = Awaited<ReturnType<typeof openDb>>;

/** By its sentence, because a page must not load the class for this. */
const isOurs = (error: unknown): error is { readonly says: Text } => error instanceof Error && 'says' in error;

/** The sentence to show for an error. Errors other than StorageError mean that the module could not be loaded. */
export function troubleOf(error: unknown): Text {
	return isOurs(error) ? error.says : NOT_LOADED;
}

const NOT_LOADED: Text = {
	fr: 'Rien n’a été enregistré : une partie de l’application n’a pas pu être chargée. Rechargez la page, puis réessayez.',
	en: 'Nothing was saved: a part of the app could not be loaded. Reload the page, then try again.'
};
