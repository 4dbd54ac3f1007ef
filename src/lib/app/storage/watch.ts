/** A value with subscribers. */
import type { Watched } from './types';

export interface Cell<T> extends Watched<T> {
	set(value: T): void;
}

export function cell<T>(first: T): Cell<T> {
	let now = first;
	const watchers = new Set<(value: T) => void>();
	return {
		get now() {
			return now;
		},
		set(value) {
			now = value;
			for (const watcher of watchers) watcher(value);
		},
		subscribe(next) {
			// A new function per call, so that subscribing twice with the same callback gives two subscriptions.
			const watcher = (value: T) => next(value);
			watchers.add(watcher);
			next(now);
			return () => watchers.delete(watcher);
		}
	};
}
