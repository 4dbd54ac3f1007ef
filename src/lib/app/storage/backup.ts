/** Everything in one file, and back: all or nothing. */
import { MOST_BYTES, inspect, readBackup, refuse, writeBackup } from './backup-file';
import { UNKEPT } from './constants';
import type { Engine } from './engine';
import { metaOf } from './meta';
import { carryOut, planOf, type Mode } from './merge';
import { asideOf } from './sift';
import type { Reader } from './store';
import type { Aside, AllGoneWords, Backups, Data, Exported, Imported, Preview, Refusal, Time } from './types';

export interface BackupOptions {
	/** Day of the data by game. */
	data?(): Promise<Readonly<Record<string, string>>>;
	/** What removed games called what the player keeps of them: beside the database, for a log asks for it at each of its lines. */
	gone?: {
		read(): AllGoneWords;
		/** Whether the words that are here stay where both know some. */
		bring(words: AllGoneWords, stays: boolean): void;
	};
}

const fileName = (made: Time): string => `guidon-${new Date(made).toISOString().slice(0, 10)}.json`;

/** Rows that were set aside earlier, and those that would be now. */
async function asideIn(reader: Reader, now: Time): Promise<Aside[]> {
	const rows = [...(await reader.all('aside')), ...(await reader.unreadable(now))];
	return [...new Map(rows.map((row) => [row.text, row])).values()];
}

/** Entries and forces whose battle cannot be read could not be imported by themselves: they go along as text. */
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
		/** Works in memory too: what is not kept can still be carried away. Rows that cannot be read go along as text. */
		async exportAll(): Promise<Exported> {
			const made = engine.now();
			// The days of the data are a courtesy: an export never fails for want of them.
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

		/** The text of a chosen file; nothing of it is read when it is too big. */
		async readFile(file: Blob): Promise<string | Refusal> {
			return file.size > MOST_BYTES ? refuse('too-big') : file.text();
		},

		/** What an import would do, row by row; nothing is changed. */
		async previewImport(text: string, mode: Mode): Promise<Preview | Refusal> {
			const result = readBackup(text);
			if ('ok' in result) return result;
			const { scope, tables } = result.backup;
			if (mode === 'replace' && scope === 'battle') return refuse('one-battle');
			return engine.read(async (reader) => (await planOf(reader, tables, mode)).preview);
		},

		/** `merge`: what is here stays, and of two rows the newer wins. `replace`: what is here goes. Either can be undone. */
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
			// What the file replaces may come back by undo, and needs its words then: none are taken away.
			if (gone) options.gone?.bring(gone, mode === 'merge');
			return imported;
		},

		/** When the last backup was made, and what was written since. */
		backups: () =>
			engine.live(async (reader): Promise<Backups> => {
				const last = await metaOf(reader, 'backup');
				return { last: last?.at, unsaved: await reader.changedSince(last?.mark ?? last?.at ?? 0) };
			}),

		/** The player has saved or shared the file. */
		markBackedUp: ({ made, mark }: Pick<Exported, 'made' | 'mark'>): Promise<void> =>
			engine.writeUnrecorded((writer) => writer.put('meta', [{ key: 'backup', at: made, mark }]))
	};
}
