/**
 * A page is alive once it is hydrated and answers taps. `data-alive` on the root element says so, also to app.html, tests and benches.
 */
export const isAlive = (): boolean => 'alive' in document.documentElement.dataset;

/** Called once, by the outermost layout. */
export function markAlive() {
	document.documentElement.dataset.alive = 'yes';
	// The script of app.html had reported missing scripts, but they were only slow.
	document.querySelector('.lifeless:not(.unstyled)')?.remove();
}
