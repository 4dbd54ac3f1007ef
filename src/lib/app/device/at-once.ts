/**
 * What must outlive the end of the browser itself: an empty battery, an app that is killed. Chromium writes localStorage up to a
 * minute after it was told; ended a third of a second after the last of twenty answers it knew none of them, and a cache all. So
 * the newest is put into a cache as well, one thing after the other. The name of the cache begins as those of the worker do.
 */
import { base } from '$app/paths';
import type { Family } from './local-settings';

const NAME = `guidon:${base}/:left`;
const addressOf = (key: Family) => `${base}/left/${key}`;

let last: Promise<unknown> = Promise.resolve();

/** Where storage is blocked or full nothing is written; there, and where what was written is damaged, nothing is found. */
function inTurn<T>(act: (cache: Cache) => Promise<T>): Promise<T | undefined> {
	const done = last.then(async () => act(await caches.open(NAME))).catch(() => undefined);
	last = done;
	return done;
}

export const writeAtOnce = (key: Family, value: string): Promise<void> =>
	inTurn((cache) => cache.put(addressOf(key), new Response(value)));

/** A value kept as JSON. */
export const readAtOnce = (key: Family): Promise<unknown> =>
	inTurn(async (cache) => (await cache.match(addressOf(key)))?.json());
