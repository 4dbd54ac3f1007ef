/** In the worker: what another app shares is put aside, and the page opens that reads it like a chosen file: games, or the settings. */
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

/** The page that reads it. */
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
		// No room, or no form: the settings open without it, and the picker is there.
		return SETTINGS;
	}
}
