/** What waits for the next paint, in the order in which it was asked for. */
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
 * Runs work in a task after the next paint, so that the answer to a tap is on the screen first: writing the address and the
 * storage takes a phone longer than working out the odds. Each work has a task of its own, so that one that fails stops no
 * other; the frame and the listeners are shared, for a tap asks some five times. Returns the function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
	const own = () => work();
	waiting.add(own);
	if (frame === undefined) {
		// The same listener is only added once.
		listen();
		frame = requestAnimationFrame(() => {
			frame = undefined;
			for (const one of waiting) setTimeout(run, 0, one);
		});
	}
	return () => void waiting.delete(own);
}
