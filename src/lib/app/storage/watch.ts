/** A value that can be watched. */
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
			// Its own function, so that one who watches twice is told twice and leaves once at a time.
			const watcher = (value: T) => next(value);
			watchers.add(watcher);
			next(now);
			return () => watchers.delete(watcher);
		}
	};
}
