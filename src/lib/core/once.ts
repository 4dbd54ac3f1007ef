interface Asked<K, V> {
	get(key: K): V | undefined;
	set(key: K, value: V): unknown;
	delete(key: K): boolean;
}

/**
 * Caches loads by key and returns a loaded value synchronously. A repeated `import()` resolves in a separate task even if the module is
 * loaded, and a tap on a chart waited for three of these in a row. A failed load is tried again.
 *
 * @param asked the cache; a WeakMap for keys that may be collected
 */
export function once<K, T>(
	load: (key: K) => Promise<T>,
	asked: Asked<K, Promise<T>> = new Map()
): (key: K) => Promise<T> {
	return (key) => {
		const before = asked.get(key);
		if (before) return before;
		const now = load(key);
		asked.set(key, now);
		now.catch(() => asked.delete(key));
		return now;
	};
}
