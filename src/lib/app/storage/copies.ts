/** Which entries are in some file, so that the player can be told how many are on this device only. */
import { metaOf } from './meta';
import type { RawReader, RawWriter } from './store';
import type { Backups, Entry, Exported, Time } from './types';

/** Entries up to `mark` are in a file, those of some battles up to later marks. */
interface Copied {
	readonly mark: Time;
	readonly battles: Readonly<Record<string, Time>>;
}

export async function copiedOf(reader: RawReader): Promise<Copied> {
	const backup = await metaOf(reader, 'backup');
	const { mark = 0, battles = {} } = (await metaOf(reader, 'copies')) ?? {};
	return { mark: Math.max(mark, backup?.mark ?? backup?.at ?? 0), battles };
}

/** The latest `updated` that any file may hold: what is written now must get a later one. */
export const latestMark = ({ mark, battles }: Copied): Time => Math.max(mark, ...Object.values(battles));

const beyond = (mark: Time, battles: Copied['battles']) =>
	Object.fromEntries(Object.entries(battles).filter(([, own]) => own > mark));

const isInNoFile =
	({ mark, battles }: Copied) =>
	({ battle, updated }: Entry) =>
		updated > Math.max(mark, battles[battle] ?? 0);

export async function backupsOf(reader: RawReader): Promise<Backups> {
	const copied = await copiedOf(reader);
	// Counted by the index; read one by one only while a battle was sent and something older than it is in no file.
	const unsaved = Object.keys(copied.battles).length
		? (await reader.entriesSince(copied.mark)).filter(isInNoFile(copied)).length
		: await reader.changedSince(copied.mark);
	return { last: (await metaOf(reader, 'backup'))?.at, lastBattle: (await metaOf(reader, 'copies'))?.at, unsaved };
}

/** Entries of one battle that are in no file. */
export async function unsavedOf(reader: RawReader, battle: string): Promise<number> {
	const { mark, battles } = await copiedOf(reader);
	const since = await reader.entriesSince(Math.max(mark, battles[battle] ?? 0));
	return since.filter((entry) => entry.battle === battle).length;
}

/** Notes that the player has the file. */
export async function noteCopy(writer: RawWriter, { made, mark, battle }: Omit<Exported, 'text' | 'further'>) {
	const copied = await copiedOf(writer);
	if (battle === undefined) {
		const copies = await metaOf(writer, 'copies');
		await writer.put('meta', [{ key: 'backup', at: made, mark }]);
		if (copies) await writer.put('meta', [{ ...copies, battles: beyond(mark, copies.battles) }]);
		return;
	}
	const battles = { ...copied.battles, [battle]: mark };
	const left = (await writer.entriesSince(copied.mark)).filter(isInNoFile({ mark: copied.mark, battles }));
	// All before the oldest entry that is in no file need no marks of their own.
	const all = left.length
		? left.reduce((oldest, { updated }) => Math.min(oldest, updated - 1), Infinity)
		: latestMark({ ...copied, battles });
	const raised = Math.max(copied.mark, all);
	await writer.put('meta', [{ key: 'copies', at: made, mark: raised, battles: beyond(raised, battles) }]);
}

/**
 * Restored entries keep their old `updated`, and files may have been made without them, so the marks are lowered below the oldest.
 * Entries that are in a file may then count as unsaved, but never the reverse.
 */
export async function uncover(writer: RawWriter, entries: readonly Entry[]) {
	if (!entries.length) return;
	const backup = await metaOf(writer, 'backup');
	const copies = await metaOf(writer, 'copies');
	const before = entries.reduce((oldest, { updated }) => Math.min(oldest, updated - 1), Infinity);
	const lowered = (mark: Time) => Math.max(0, Math.min(mark, before));
	if (backup) await writer.put('meta', [{ ...backup, mark: lowered(backup.mark ?? backup.at) }]);
	if (!copies) return;
	const returned = new Set(entries.map(({ battle }) => battle));
	const battles = Object.fromEntries(Object.entries(copies.battles).filter(([battle]) => !returned.has(battle)));
	await writer.put('meta', [{ ...copies, mark: lowered(copies.mark), battles }]);
}
