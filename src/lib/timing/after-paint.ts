/**
 * What the player need not wait for: done once the answer is on the screen. Writing the address and the storage takes a phone
 * longer than working out the odds. A page that is put away does it at once, for it may never come back.
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
