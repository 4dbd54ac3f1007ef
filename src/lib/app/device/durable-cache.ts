/**
 * A durable copy of values that must survive a power failure or a killed app. Chromium flushes localStorage up to a minute late: killed a
 * third of a second after the last of twenty answers it had none of them, while the Cache API had all. So the newest value is also put
 * into a cache. Its name begins like those of the worker.
 */
import { base } from '$app/paths';
import type { Family } from './local-settings';

const NAME = `guidon:${base}/:left`;
type Key = Family | 'canary';

const addressOf = (key: Key) => `${base}/left/${key}`;

let last: Promise<unknown> = Promise.resolve();

/** Runs one operation after another. Errors (storage blocked or full, damaged JSON) give undefined. */
function inTurn<T>(act: (cache: Cache) => Promise<T>): Promise<T | undefined> {
	const done = last.then(async () => act(await caches.open(NAME))).catch(() => undefined);
	last = done;
	return done;
}

export const writeDurable = (key: Key, value: string): Promise<void> =>
	inTurn((cache) => cache.put(addressOf(key), new Response(value)));

/** Reads a JSON value. */
export const readDurable = (key: Key): Promise<unknown> =>
	inTurn(async (cache) => (await cache.match(addressOf(key)))?.json());

export const removeDurable = (key: Key): Promise<unknown> => inTurn((cache) => cache.delete(addressOf(key)));
