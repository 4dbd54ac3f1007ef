/** A page answers taps once its scripts have run: `data-alive` on the root element says so, for app.html, tests and benches too. */
export const isAlive = (): boolean => 'alive' in document.documentElement.dataset;

/** Once, by the outermost layout. */
export function markAlive() {
	document.documentElement.dataset.alive = 'yes';
	// Said by the script of app.html: the page took long, and is whole now.
	document.querySelector('.lifeless:not(.unstyled)')?.remove();
}
