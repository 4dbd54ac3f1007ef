/**
 * Runs work in a task after the next paint, so that the answer to a tap is on the screen first: writing the address and the
 * storage takes a phone longer than working out the odds. A page that is hidden or left runs it at once, because the browser may
 * end it without another task. Returns the function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
	const abort = new AbortController();
	const run = () => {
		if (abort.signal.aborted) return;
		abort.abort();
		work();
	};
	let task: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => (task = setTimeout(run)));
	abort.signal.addEventListener('abort', () => {
		cancelAnimationFrame(frame);
		clearTimeout(task);
	});
	document.addEventListener('visibilitychange', run, { capture: true, signal: abort.signal });
	addEventListener('pagehide', run, { capture: true, signal: abort.signal });
	return () => abort.abort();
}
