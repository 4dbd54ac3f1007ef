/** Hands a file to the player: through the share sheet of a phone, or as a download. */
import { openDb } from './open-db';

const canShare = (files: File[]): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files });

function download(file: File) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	// The URL must stay valid until the browser has begun to read it.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Android's share sheet accepts plain text but no JSON, so the file is shared as .txt. */
const asText = (file: File): File =>
	file.type === 'application/json'
		? new File([file], file.name.replace(/\.json$/, '.txt'), { type: 'text/plain' })
		: file;

/** Returns false if the player closed the share sheet. Several files are handed over together. */
export async function saveFile(file: File, ...further: readonly File[]): Promise<boolean> {
	const files = [file, ...further];
	const shared = files.map(asText);
	// Only on touch devices: share sheets on a desktop rarely offer to save a file.
	if (canShare(shared) && matchMedia('(pointer: coarse)').matches) {
		try {
			await navigator.share({ files: shared, title: asText(file).name });
			return true;
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return false;
			// Sharing is not allowed: fall back to a download.
		}
	}
	files.forEach(download);
	return true;
}

const JSON_FILE = { type: 'application/json' };

/** Exports everything to one file, or several, and hands them to the player. Returns how many; 0 if the player closed the share sheet. */
export async function backUp(): Promise<number> {
	const db = await openDb();
	const exported = await db.exportAll();
	const name = `guidon-${new Date(exported.made).toISOString().slice(0, 10)}`;
	const { text, further } = exported;
	const count = further.length + 1;
	const first = new File([text], count > 1 ? `${name}-1-of-${count}.json` : `${name}.json`, JSON_FILE);
	const others = further.map((text, i) => new File([text], `${name}-${i + 2}-of-${count}.json`, JSON_FILE));
	if (!(await saveFile(first, ...others))) return 0;
	await db.markCopied(exported);
	return count;
}

/** Hands the player a file of one battle. `name` has no ending. */
export async function sendBattle(id: string, name: string): Promise<boolean> {
	const db = await openDb();
	const exported = await db.exportBattle(id);
	const saved = await saveFile(new File([exported.text], `${name}.txt`, { type: 'text/plain' }));
	if (saved) await db.markCopied(exported);
	return saved;
}
