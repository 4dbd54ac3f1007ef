/**
 * Arrow keys and a swipe turn charts as their links to the previous and the next one do. A swipe leaves alone the edges of the
 * screen, which are the browser's way back, what scrolls sideways itself, and a page that is zoomed in.
 */

/** In CSS pixels: what the browser takes from the edge for itself, and how far a finger must go. */
const EDGE = 28;
const FAR = 70;
/**
 * Milliseconds, by the time stamps of the touches: a slow phone does not make a quick finger slow. Sideways nothing else waits for a
 * finger, and a hold that selects is known by its selection; slower than this, it has stopped on the way to read.
 */
const QUICK = 1000;

const turn = (way: 'prev' | 'next') => document.querySelector<HTMLAnchorElement>(`main a[rel=${way}]`)?.click();

/** Whether something lies open over the page. */
const isCovered = (): boolean => document.querySelector(':popover-open, dialog[open]') !== null;

/** Whether something else than the page answers to this key or finger. */
const taken = (target: EventTarget | null): boolean => {
	if (!(target instanceof Element)) return true;
	if (target.closest('input, select, textarea, [contenteditable], [role=radiogroup], [data-grip]')) return true;
	for (let one: Element | null = target; one && one !== document.body; one = one.parentElement) {
		const scrolls = one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX);
		if (scrolls) return true;
	}
	return false;
};

export function turnCharts(): () => void {
	const abort = new AbortController();
	const { signal } = abort;
	let from: { x: number; y: number; at: number; target: EventTarget | null } | undefined;

	document.addEventListener(
		'keydown',
		(event) => {
			const way = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key] as 'prev' | 'next' | undefined;
			const plain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
			if (way && plain && !isCovered() && !taken(event.target)) turn(way);
		},
		{ signal }
	);
	document.addEventListener(
		'touchstart',
		({ touches, target, timeStamp }) => {
			const [finger] = touches;
			from = undefined;
			// A sheet that this finger closes is no longer open when it leaves the glass. The rest is asked of a swipe, not of every tap.
			if (!finger || touches.length > 1 || isCovered()) return;
			if (finger.clientX < EDGE || finger.clientX > innerWidth - EDGE) return;
			from = { x: finger.clientX, y: finger.clientY, at: timeStamp, target };
		},
		{ signal, passive: true }
	);
	document.addEventListener(
		'touchend',
		({ changedTouches, timeStamp }) => {
			const finger = changedTouches[0];
			if (!from || !finger || timeStamp - from.at > QUICK) return;
			const [across, down, target] = [finger.clientX - from.x, finger.clientY - from.y, from.target];
			from = undefined;
			if (Math.abs(across) < FAR || Math.abs(across) < 2.5 * Math.abs(down) || getSelection()?.type === 'Range') return;
			if (taken(target) || (window.visualViewport?.scale ?? 1) > 1.01) return;
			turn(across < 0 ? 'next' : 'prev');
		},
		{ signal, passive: true }
	);
	return () => abort.abort();
}
