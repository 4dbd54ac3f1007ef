/** Work that waits until the page has loaded and the browser is idle. */

/** Runs once the page has loaded and the browser is idle; returns the function that cancels it. */
export function whenIdle(run: (deadline?: IdleDeadline) => void): () => void {
	let off = () => {};
	const wait = () => {
		if (typeof requestIdleCallback === 'function') {
			// The timeout runs it after four seconds if the phone is never idle.
			const id = requestIdleCallback(run, { timeout: 4_000 });
			off = () => cancelIdleCallback(id);
		} else {
			// Safari has no idle callback.
			const id = setTimeout(() => run(), 400);
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

/** Milliseconds of one slice where the browser does not say how long it is idle. */
const SLICE = 8;

/**
 * Runs `run` for each item, as many in an idle period as fit, and `shown` once after each period, so that the page renders a few times
 * and not for every item.
 */
export function idleSlices<T>(items: readonly T[], run: (item: T) => void, shown: () => void): () => void {
	const rest = [...items];
	let off = () => {};
	const slice = (deadline?: IdleDeadline) => {
		const began = performance.now();
		const isTime = () => (deadline ? deadline.timeRemaining() > 0 : performance.now() - began < SLICE);
		do {
			const [item] = rest.splice(0, 1);
			if (item !== undefined) run(item);
		} while (rest.length && isTime());
		if (rest.length) off = whenIdle(slice);
		shown();
	};
	if (rest.length) off = whenIdle(slice);
	return () => off();
}
