interface Asked<K, V> {
	get(key: K): V | undefined;
	set(key: K, value: V): unknown;
	delete(key: K): boolean;
}

/**
 * What is loaded by a key, asked for once: what is there already would be handed out in a task of its own, as the browser does with
 * `import()`, and a tap on a chart waited for three of these in a row. What could not be loaded is asked for anew.
 *
 * @param asked for keys that may go one day, a WeakMap
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
