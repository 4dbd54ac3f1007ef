/** Runs in the worker: stores a file shared from another app, and redirects to the page that reads it: packs, or settings. */
import { isGame, putAside } from './incoming';

const SETTINGS = '/settings/';
const GAMES = '/packs/';

interface FetchLike {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

export function receiveShared(event: FetchLike, scope: string) {
	if (event.request.method !== 'POST' || event.request.url !== `${scope}shared/`) return;
	event.respondWith(received(event.request).then((page) => Response.redirect(`${scope}?to=${page}`, 303)));
}

/** The URL of that page. */
async function received(request: Request): Promise<string> {
	try {
		const form = await request.formData();
		const file = form.get('file');
		const text = form.get('text');
		const body = file instanceof File ? file : typeof text === 'string' && text ? new Blob([text]) : undefined;
		if (!body) return SETTINGS;
		await putAside(body, file instanceof File ? file.name : '');
		return (await isGame(body)) ? GAMES : SETTINGS;
	} catch {
		// No space or no form data: open the settings without the file; the player can use the file picker.
		return SETTINGS;
	}
}
