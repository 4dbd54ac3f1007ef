/** Exports everything to one file and imports it again, all or nothing. */
import { MOST_BYTES, battleBackup, inspect, readBackups, refuse } from './backup-file';
import { textsOf } from './backup-parts';
import { UNKEPT } from './constants';
import { backupsOf, noteCopy, unsavedOf } from './copies';
import type { Engine } from './engine';
import { StorageError } from './errors';
import { forcesOf } from './forces';
import { isInUse } from './in-use';
import { carryOut, planOf, type Mode } from './merge';
import { asideOf } from './sift';
import type { Reader } from './store';
import type { Aside, AllGoneWords, Data, Entry, Exported, Imported, Preview, Refusal, Time } from './types';

export interface BackupOptions {
	/** Bytes of a file, at most. */
	readonly most?: number;
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
	/** The dates of the data are optional: an export must not fail without them. */
	const frameOf = async (made: Time) => ({
		made,
		data: (await options.data?.().catch(() => undefined)) ?? {},
		gone: options.gone?.read()
	});

	/** The `updated` of the latest entry. What is written from now on gets a later one. */
	function markOf(entries: readonly Entry[]): Time {
		const mark = entries.reduce((latest, { updated }) => Math.max(latest, updated), 0);
		engine.passed(mark);
		return mark;
	}

	return {
		/** Also works while rows are in memory only, so that they can still be saved to a file. Unreadable rows are exported as text. */
		async exportAll(): Promise<Exported> {
			const made = engine.now();
			const frame = await frameOf(made);
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
			const [text, ...further] = textsOf({ ...frame, scope: 'all', tables }, options.most);
			return { text, further, made, mark: markOf(tables.entries) };
		},

		/** One battle with its log and its units. */
		async exportBattle(id: string): Promise<Exported> {
			const made = engine.now();
			const frame = await frameOf(made);
			const { battle, entries, forces } = await engine.read(async (reader) => ({
				battle: await reader.get('battles', id),
				entries: await reader.entries(id, { order: 'oldest' }),
				forces: await forcesOf(reader, id)
			}));
			if (!battle) throw new StorageError('gone');
			const text = battleBackup(battle, entries, forces, frame);
			return { text, further: [], made, mark: markOf(entries), battle: id };
		},

		inspect,

		/** The text of a chosen file. A file over the size limit is refused without being read. */
		async readFile(file: Blob): Promise<string | Refusal> {
			return file.size > MOST_BYTES ? refuse('too-big') : file.text();
		},

		/** What an import would change, row by row. Changes nothing. Several texts are imported together. */
		async previewImport(text: string | readonly string[], mode: Mode): Promise<Preview | Refusal> {
			const result = readBackups([text].flat());
			if ('ok' in result) return result;
			const { scope, tables } = result.backup;
			if (mode === 'replace' && scope === 'battle') return refuse('one-battle');
			return engine.read(async (reader) => (await planOf(reader, tables, mode)).preview);
		},

		/**
		 * `merge` keeps existing rows, and of two versions of a row the newer wins. `replace` removes the existing rows. Both can be
		 * undone.
		 */
		async importAll(text: string | readonly string[], mode: Mode): Promise<Imported | Refusal> {
			const result = readBackups([text].flat());
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

		isInUse: (): Promise<boolean> => engine.read(isInUse),

		/** When the last files were made, and how many entries are in none. */
		backups: () => engine.live(backupsOf),
		unsavedOf: (battle: string) => engine.live((reader) => unsavedOf(reader, battle)),

		/** Called once the player has saved or shared the file. */
		markCopied: (exported: Omit<Exported, 'text' | 'further'>): Promise<void> =>
			engine.writeUnrecorded((writer) => noteCopy(writer, exported))
	};
}
