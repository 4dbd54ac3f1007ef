/** Hands a file to the player: through the share sheet of a phone, or as a download. */
import { openDb } from './open-db';

const canShare = (file: File): boolean =>
	typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

function download(file: File) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	// The browser needs the address until it has begun to read it.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Android's share sheets let plain text through and no JSON: the same words under another name. */
const asText = (file: File): File =>
	file.type === 'application/json'
		? new File([file], file.name.replace(/\.json$/, '.txt'), { type: 'text/plain' })
		: file;

/** Whether the player has it: he may close the share sheet. */
export async function saveFile(file: File): Promise<boolean> {
	const shared = asText(file);
	// A desktop's share sheet rarely has a place to save to.
	if (canShare(shared) && matchMedia('(pointer: coarse)').matches) {
		try {
			await navigator.share({ files: [shared], title: shared.name });
			return true;
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return false;
			// Not allowed to share after all: a download is.
		}
	}
	download(file);
	return true;
}

/** Everything that is kept, in one file. */
export async function backUp(): Promise<boolean> {
	const db = await openDb();
	const exported = await db.exportAll();
	const { text, name } = exported;
	const saved = await saveFile(new File([text], name, { type: 'application/json' }));
	if (saved) await db.markBackedUp(exported);
	return saved;
}
