/** Copies of everything in a folder that the player chose. Works on any directory handle. */
import { inspect } from './backup-file';
import type { Counts, Exported, Time } from './types';

export interface FolderCopy {
	/** `guidon-2026-11-20-143205`, by the player's clock. */
	readonly name: string;
	/** One, or several if one would be too big to be imported. */
	readonly files: readonly string[];
	readonly made: Time;
	/** Undefined if it cannot be read: by this version, or at all. */
	readonly rows: number | undefined;
}

/** What a copy failed to hold when it was read back. */
export class NotReadBack extends Error {
	override readonly name = 'NotReadBack';
}

const FILE = /^(guidon-\d{4}-\d\d-\d\d-\d{6})(?:-\d+-of-\d+)?\.txt$/;

function nameOf(made: Time): string {
	const local = new Date(made - new Date(made).getTimezoneOffset() * 60_000).toISOString();
	return `guidon-${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}`;
}

const fileOf = (name: string, i: number, count: number): string =>
	`${name}${count > 1 ? `-${i + 1}-of-${count}` : ''}.txt`;

/** Recent pages do not count: their loss is none. */
const rowsOf = (counts: Counts): number =>
	Object.entries(counts).reduce((sum, [table, count]) => sum + (table === 'recents' ? 0 : count), 0);

export const fileIn = async (folder: FileSystemDirectoryHandle, name: string): Promise<File> =>
	(await folder.getFileHandle(name)).getFile();

async function copyOf(folder: FileSystemDirectoryHandle, name: string, files: readonly string[]): Promise<FolderCopy> {
	const all = await Promise.all(files.map((file) => fileIn(folder, file)));
	const inside = inspect(await Promise.all(all.map((file) => file.text())));
	return inside.ok
		? { name, files, made: inside.made, rows: rowsOf(inside.counts) }
		: { name, files, made: all[0]?.lastModified ?? 0, rows: undefined };
}

/** The app's copies, the newest first. Other files are left alone. */
export async function copiesIn(folder: FileSystemDirectoryHandle): Promise<FolderCopy[]> {
	const found = new Map<string, string[]>();
	for await (const file of folder.keys()) {
		const [, name] = FILE.exec(file) ?? [];
		if (name) found.set(name, [...(found.get(name) ?? []), file].sort());
	}
	const copies = await Promise.all([...found].map(([name, files]) => copyOf(folder, name, files)));
	return copies.sort((a, b) => b.made - a.made);
}

/**
 * The copies that a new one of so many rows replaces. One generation before it stays, and so does every copy with more rows: after
 * a loss the app must not remove what it has lost.
 */
const replacedBy = (rows: number, older: readonly FolderCopy[]): FolderCopy[] =>
	older.filter((copy) => copy.rows !== undefined && copy.rows <= rows).slice(1);

async function write(folder: FileSystemDirectoryHandle, name: string, text: string) {
	const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
	await stream.write(text);
	await stream.close();
	if ((await (await fileIn(folder, name)).text()) === text) return;
	await folder.removeEntry(name).catch(() => undefined);
	throw new NotReadBack();
}

/** Writes a copy and reads it back; only then are older ones removed. False, and nothing is written, if there is nothing to keep. */
export async function copyInto(folder: FileSystemDirectoryHandle, { text, further, made }: Exported): Promise<boolean> {
	const inside = inspect([text, ...further]);
	const rows = inside.ok ? rowsOf(inside.counts) : 0;
	if (!rows) return false;
	const older = await copiesIn(folder);
	const files = new Map([text, ...further].map((content, i, all) => [fileOf(nameOf(made), i, all.length), content]));
	for (const [file, content] of files) await write(folder, file, content);
	for (const { files: gone } of replacedBy(rows, older))
		for (const file of gone) if (!files.has(file)) await folder.removeEntry(file);
	return true;
}
