import { afterPaint } from './after-paint';

/**
 * Copies a value after the next paint, for parts of a page that may repaint later than the part that was tapped. A value set
 * before the paint replaces the one waiting.
 */
export function afterFrame<T>(now: () => T): { readonly value: T } {
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
