/** Work that waits until the page has loaded and the browser is idle. */

/** Runs once the page has loaded and the browser is idle; returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
	let off = () => {};
	const wait = () => {
		if (typeof requestIdleCallback === 'function') {
			// The timeout runs it after four seconds if the phone is never idle.
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

/** Runs `run` for each item, one per idle period, so that taps in between are handled at once. */
export function eachWhenIdle<T>(items: readonly T[], run: (item: T) => void): () => void {
	const [first, ...rest] = items;
	if (first === undefined) return () => {};
	let off = whenIdle(() => {
		run(first);
		off = eachWhenIdle(rest, run);
	});
	return () => off();
}
