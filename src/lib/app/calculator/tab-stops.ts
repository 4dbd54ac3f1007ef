/**
 * Makes many choices one Tab stop with arrow keys between them, as radio buttons are by default. Otherwise the continue button would be a
 * dozen stops away.
 */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** With a modifier key an arrow key belongs to the browser (Alt+Left goes back). */
export function byArrows(event: KeyboardEvent, list: readonly HTMLElement[]) {
	const step = STEPS[event.key];
	const place = list.findIndex((one) => one === event.target);
	if (!step || place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	list.at((place + step) % list.length)?.focus();
}

/**
 * Makes the doubt marks in a group one Tab stop: the first, or that of the focused choice. Otherwise Tab from the first mark would reach
 * a second one before the choices.
 */
export function marksAsOneStop(within: HTMLElement) {
	const marks = [...within.querySelectorAll<HTMLElement>('button.doubt')];
	const ending = new AbortController();
	const stopAt = (stop: EventTarget | null | undefined) => {
		if (!marks.some((mark) => mark === stop)) return;
		for (const mark of marks) {
			const tabIndex = mark === stop ? 0 : -1;
			if (mark.getAttribute('tabindex') !== String(tabIndex)) mark.tabIndex = tabIndex;
		}
	};
	const choiceOf = (at: EventTarget | null) => (at instanceof Element ? at.closest('.choice') : null);
	const markOf = (at: EventTarget | null) => choiceOf(at)?.querySelector('button.doubt');

	stopAt(marks[0]);
	stopAt(markOf(document.activeElement));
	within.addEventListener(
		'focusin',
		({ target, relatedTarget }) => {
			stopAt(target);
			if (choiceOf(relatedTarget)) stopAt(markOf(target));
		},
		ending
	);
	within.addEventListener('keydown', (event) => byArrows(event, marks), ending);
	return () => ending.abort();
}
