/** Exports everything to one file and imports it again, all or nothing. */
import { MOST_BYTES, inspect, readBackup, refuse, writeBackup } from './backup-file';
import { UNKEPT } from './constants';
import type { Engine } from './engine';
import { metaOf } from './meta';
import { carryOut, planOf, type Mode } from './merge';
import { asideOf } from './sift';
import type { Reader } from './store';
import type { Aside, AllGoneWords, Backups, Data, Exported, Imported, Preview, Refusal, Time } from './types';

export interface BackupOptions {
	/** Date of each game's data, by game id. */
	data?(): Promise<Readonly<Record<string, string>>>;
	/**
	 * Titles and labels that removed games gave to the player's rows. Kept in localStorage, because a log looks them up for each line.
	 */
	gone?: {
		read(): AllGoneWords;
		/** `stays`: where both know a path, the words already on this device win. */
		bring(words: AllGoneWords, stays: boolean): void;
	};
}

const fileName = (made: Time): string => `guidon-${new Date(made).toISOString().slice(0, 10)}.json`;

/** Rows kept as text from earlier, plus rows in the tables that this version cannot read. */
async function asideIn(reader: Reader, now: Time): Promise<Aside[]> {
	const rows = [...(await reader.all('aside')), ...(await reader.unreadable(now))];
	return [...new Map(rows.map((row) => [row.text, row])).values()];
}

/** Entries and forces of an unreadable battle cannot be imported without it, so they are exported as text too. */
function withoutOrphans(data: Data, now: Time): Data {
	const known = new Set([UNKEPT, ...data.battles.map(({ id }) => id)]);
	const isKnown = ({ battle = UNKEPT }: { readonly battle?: string }) => known.has(battle);
	const entries = data.entries.filter((entry) => !isKnown(entry));
	const forces = data.forces.filter((force) => !isKnown(force));
	return {
		...data,
		entries: data.entries.filter(isKnown),
		forces: data.forces.filter(isKnown),
		aside: [
			...data.aside,
			...entries.map((entry) => asideOf('entries', entry, now)),
			...forces.map((force) => asideOf('forces', force, now))
		]
	};
}

export function backup(engine: Engine, options: BackupOptions = {}) {
	return {
		/** Also works while rows are in memory only, so that they can still be saved to a file. Unreadable rows are exported as text. */
		async exportAll(): Promise<Exported> {
			const made = engine.now();
			// The dates of the data are optional: an export must not fail without them.
			const data = (await options.data?.().catch(() => undefined)) ?? {};
			const found = await engine.read(async (reader): Promise<Data> => ({
				favourites: await reader.all('favourites'),
				battles: await reader.all('battles'),
				entries: await reader.all('entries'),
				recents: await reader.all('recents'),
				packs: await reader.all('packs'),
				drafts: await reader.all('drafts'),
				forces: await reader.all('forces'),
				aside: await asideIn(reader, made)
			}));
			const tables = withoutOrphans(found, made);
			const mark = tables.entries.reduce((latest, { updated }) => Math.max(latest, updated), 0);
			engine.passed(mark);
			return {
				text: writeBackup({ scope: 'all', made, data, gone: options.gone?.read(), tables }),
				made,
				mark,
				name: fileName(made)
			};
		},

		inspect,

		/** The text of a chosen file. A file over the size limit is refused without being read. */
		async readFile(file: Blob): Promise<string | Refusal> {
			return file.size > MOST_BYTES ? refuse('too-big') : file.text();
		},

		/** What an import would change, row by row. Changes nothing. */
		async previewImport(text: string, mode: Mode): Promise<Preview | Refusal> {
			const result = readBackup(text);
			if ('ok' in result) return result;
			const { scope, tables } = result.backup;
			if (mode === 'replace' && scope === 'battle') return refuse('one-battle');
			return engine.read(async (reader) => (await planOf(reader, tables, mode)).preview);
		},

		/**
		 * `merge` keeps existing rows, and of two versions of a row the newer wins. `replace` removes the existing rows. Both can be
		 * undone.
		 */
		async importAll(text: string, mode: Mode): Promise<Imported | Refusal> {
			const result = readBackup(text);
			if ('ok' in result) return result;
			const { scope, gone, tables } = result.backup;
			if (mode === 'replace' && scope === 'battle') return refuse('one-battle');
			const imported = await engine.change(
				'imported',
				async (writer): Promise<Imported> => {
					const plan = await planOf(writer, tables, mode);
					await carryOut(writer, plan);
					const { added, updated, kept, removed } = plan.preview;
					return { ok: true, added, updated, kept, removed };
				},
				'refuse'
			);
			// Undo may bring back the rows that the file replaces, and those need their words, so none are removed.
			if (gone) options.gone?.bring(gone, mode === 'merge');
			return imported;
		},

		/** When the last backup was made, and how many entries were written or changed since. */
		backups: () =>
			engine.live(async (reader): Promise<Backups> => {
				const last = await metaOf(reader, 'backup');
				return { last: last?.at, unsaved: await reader.changedSince(last?.mark ?? last?.at ?? 0) };
			}),

		/** Called once the player has saved or shared the file. */
		markBackedUp: ({ made, mark }: Pick<Exported, 'made' | 'mark'>): Promise<void> =>
			engine.writeUnrecorded((writer) => writer.put('meta', [{ key: 'backup', at: made, mark }]))
	};
}
