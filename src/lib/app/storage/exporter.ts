/** Exports everything to one file, or one battle. */
import { battleBackup } from './backup-file';
import { textsOf } from './backup-parts';
import { UNKEPT } from './constants';
import { backupsOf, noteCopy, unsavedOf } from './copies';
import type { Engine } from './engine';
import { StorageError } from './errors';
import { forcesOf } from './forces';
import { asideOf } from './sift';
import type { Data, Reader } from './store';
import type { Aside, AllGoneWords, Entry, Exported, Time } from './types';

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

/** The frame of a file. The dates of the data are optional: an export must not fail without them. */
const frameOf = async (options: BackupOptions, made: Time) => ({
	made,
	data: (await options.data?.().catch(() => undefined)) ?? {},
	gone: options.gone?.read()
});

const dataIn = async (reader: Reader, now: Time): Promise<Data> => ({
	favourites: await reader.all('favourites'),
	battles: await reader.all('battles'),
	entries: await reader.all('entries'),
	recents: await reader.all('recents'),
	packs: await reader.all('packs'),
	drafts: await reader.all('drafts'),
	forces: await reader.all('forces'),
	aside: await asideIn(reader, now)
});

export function exporter(engine: Engine, options: BackupOptions = {}) {
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
			const frame = await frameOf(options, made);
			const found = await engine.read((reader) => dataIn(reader, made));
			const tables = withoutOrphans(found, made);
			const [text, ...further] = textsOf({ ...frame, scope: 'all', tables }, options.most);
			return { text, further, made, mark: markOf(tables.entries) };
		},

		/** One battle with its log and its units. */
		async exportBattle(id: string): Promise<Exported> {
			const made = engine.now();
			const frame = await frameOf(options, made);
			const { battle, entries, forces } = await engine.read(async (reader) => ({
				battle: await reader.get('battles', id),
				entries: await reader.entries(id, { order: 'oldest' }),
				forces: await forcesOf(reader, id)
			}));
			if (!battle) throw new StorageError('gone');
			const text = battleBackup(battle, entries, forces, frame);
			return { text, further: [], made, mark: markOf(entries), battle: id };
		},

		/** When the last files were made, and how many entries are in none. */
		backups: () => engine.live(backupsOf),
		unsavedOf: (battle: string) => engine.live((reader) => unsavedOf(reader, battle)),

		/** Called once the player has saved or shared the file. */
		markCopied: (exported: Omit<Exported, 'text' | 'further'>): Promise<void> =>
			engine.writeUnrecorded((writer) => noteCopy(writer, exported))
	};
}
