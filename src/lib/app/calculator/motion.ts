/**
 * Short movements that explain: a question comes from where it was, a die tumbles and lands, a verdict rises. Web Animations, because the
 * policy of the pages forbids style attributes; they move what is laid out already, so they delay no tap and shift nothing.
 */
import type { Attachment } from 'svelte/attachments';

/** Milliseconds. */
const SLIDE = 120;
const TUMBLE = 240;

const isStill = () =>
	matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.theme === 'paper';

function move(element: Element, from: Keyframe, duration: number) {
	if (!isStill()) element.animate([from, {}], { duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
}

/** Slides in from the right on the way forward, else from the left. Shorter than the margin of the page, which so grows no wider. */
export const slide = (element: Element, forward: boolean) =>
	move(element, { transform: `translateX(${forward ? 10 : -10}px)`, opacity: 0.3 }, SLIDE);

/** `moves` tells whether the dice were thrown just now. */
export const tumble =
	(faces: readonly number[], moves: boolean): Attachment =>
	(dice) => {
		void faces;
		if (!moves) return;
		for (const [i, die] of [...dice.children].entries()) {
			const turn = i % 2 ? 200 : -200;
			move(die, { transform: `translateY(-1.2rem) rotate(${turn}deg) scale(0.5)`, opacity: 0.2 }, TUMBLE);
		}
	};

/** `of` is what it says: it rises again when that changes. */
export const riseWith =
	(of: unknown, moves: boolean): Attachment =>
	(element) => {
		void of;
		if (moves) move(element, { transform: 'translateY(1.2rem)', opacity: 0.2 }, SLIDE);
	};
