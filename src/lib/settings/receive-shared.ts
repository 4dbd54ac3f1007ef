/** In the worker: what another app shares is put aside, and the settings open, where it is read like a chosen file. */
import { SHARED } from './incoming';

interface FetchLike {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

export function receiveShared(event: FetchLike, scope: string) {
	if (event.request.method !== 'POST' || event.request.url !== `${scope}shared/`) return;
	event.respondWith(putAside(event.request).then(() => Response.redirect(`${scope}?to=/settings/`, 303)));
}

async function putAside(request: Request) {
	try {
		const form = await request.formData();
		const file = form.get('file');
		const text = form.get('text');
		const body = file instanceof File ? file : typeof text === 'string' && text ? new Blob([text]) : undefined;
		if (!body) return;
		const name = encodeURIComponent(file instanceof File ? file.name : '');
		const cache = await caches.open(SHARED.cache);
		await cache.put(SHARED.entry, new Response(body, { headers: { 'x-name': name } }));
	} catch {
		// No room, or no form: the settings open without it, and the picker is there.
	}
}
