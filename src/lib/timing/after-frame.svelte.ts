import { afterPaint } from './after-paint';

/** The same a frame later: what a tap is about goes first, and what follows from it when that is on the screen. */
export function later<T>(now: () => T): { readonly value: T } {
	let value = $state.raw(now());
	$effect(() => {
		const next = now();
		if (next !== value) return afterPaint(() => (value = next));
	});
	return {
		get value() {
			return value;
		}
	};
}
