const asked = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * What is loaded, asked for once: a script that is there already is still handed out in a task of its own, and a tap on a chart
 * waited for four of them in a row. What could not be loaded is asked for anew.
 */
export function once<T>(load: () => Promise<T>): Promise<T> {
	const before = asked.get(load);
	if (before) return before as Promise<T>;
	const now = load();
	asked.set(load, now);
	now.catch(() => asked.delete(load));
	return now;
}
