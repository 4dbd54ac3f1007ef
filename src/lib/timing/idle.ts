/** Work that can wait until the page stands and nobody is waiting for it. */

/** Runs once the page has loaded and the browser has nothing better to do; gives back the way to call it off. */
export function whenIdle(run: () => void): () => void {
	let off = () => {};
	const wait = () => {
		if (typeof requestIdleCallback === 'function') {
			// A busy phone gets round to it all the same.
			const id = requestIdleCallback(run, { timeout: 4_000 });
			off = () => cancelIdleCallback(id);
		} else {
			// Safari has no idle callback.
			const id = setTimeout(run, 400);
			off = () => clearTimeout(id);
		}
	};
	if (document.readyState === 'complete') wait();
	else {
		addEventListener('load', wait, { once: true });
		off = () => removeEventListener('load', wait);
	}
	return () => off();
}

/** Does a list of things in quiet moments, one in each: a tap may come in between. */
export function inQuiet<T>(things: readonly T[], run: (thing: T) => void): () => void {
	const [first, ...rest] = things;
	if (first === undefined) return () => {};
	let off = whenIdle(() => {
		run(first);
		off = inQuiet(rest, run);
	});
	return () => off();
}
