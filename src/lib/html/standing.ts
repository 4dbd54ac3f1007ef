/** A prerendered chart stands in its page before any script runs: the first page is brought to life without writing it again. */
import type { doubt, notes, stories, table } from './chart';

/** What writes charts as HTML; loaded for the second page, and where the first is to be written anew. */
export interface Writer {
	readonly table: typeof table;
	readonly stories: typeof stories;
	readonly notes: typeof notes;
	readonly doubt: typeof doubt;
}

/** Svelte keeps the HTML that it finds, whatever it is given for it, unless that is empty. */
export const STANDING = ' ';

/** A chart is in the document, and Kit, which announces its pages, has not begun. */
export const stands = (): boolean =>
	!document.getElementById('svelte-announcer') && document.querySelector('.pane table') !== null;

export const loadWriter = (): Promise<Writer> => import('./chart');
