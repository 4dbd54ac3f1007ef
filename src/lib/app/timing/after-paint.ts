/** Pending work, in order. */
const waiting = new Set<() => void>();
let frame: number | undefined;

const run = (work: () => void) => waiting.delete(work) && work();

/** A page that is hidden or left runs it at once, because the browser may end it without another task. */
const hasten = () => waiting.forEach(run);

function listen() {
	document.addEventListener('visibilitychange', hasten, { capture: true });
	addEventListener('pagehide', hasten, { capture: true });
}

/**
 * Runs work in a task after the next paint, so that the response to a tap is shown first: writing address and storage takes a phone
 * longer than computing the odds. Each work runs in its own task, so an error stops no other; frame and listeners are shared, because a
 * tap queues about five. Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
	const own = () => work();
	waiting.add(own);
	if (frame === undefined) {
		// addEventListener ignores a listener that is already added.
		listen();
		frame = requestAnimationFrame(() => {
			frame = undefined;
			for (const one of waiting) setTimeout(run, 0, one);
		});
	}
	return () => void waiting.delete(own);
}
