/**
 * Arrow keys and swipes follow the links to the previous and next chart. A swipe is ignored at the screen's edges (the browser's own
 * gesture), on elements that scroll sideways, and on zoomed pages.
 */

/** CSS pixels: the edge reserved for the browser, and the least distance of a swipe. */
const EDGE = 28;
const FAR = 70;
/**
 * Milliseconds between the touches' time stamps, which do not depend on the phone's speed. Long presses that select text are recognised
 * by the selection; a slower movement is a pause in reading.
 */
const QUICK = 1000;

type Way = 'prev' | 'next';
const BY_KEY: Readonly<Record<string, Way>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

const turn = (way: Way) => document.querySelector<HTMLAnchorElement>(`main a[rel=${way}]`)?.click();

/** Whether a sheet or dialog is open. */
const isCovered = (): boolean => document.querySelector(':popover-open, dialog[open]') !== null;

/** Whether another element handles this key or touch. */
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
			const way = BY_KEY[event.key];
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
			// Checked at touchstart: a sheet that this touch closes is gone at touchend. The rest is checked only for swipes.
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
