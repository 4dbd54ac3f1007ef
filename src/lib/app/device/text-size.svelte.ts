/** Text size on top of the browser's. Read before the first paint in app.html, applied by app.css. */
import { writeLocal } from './local-settings';

export const SIZES = ['', 'large', 'larger', 'largest'] as const;
type TextSize = (typeof SIZES)[number];

const isSize = (value: string | undefined): value is TextSize => SIZES.some((size) => size === value);

class TextSizeChoice {
	#size = $state<TextSize>('');

	constructor() {
		const shown = typeof document === 'undefined' ? '' : document.documentElement.dataset.text;
		if (isSize(shown)) this.#size = shown;
	}

	get size() {
		return this.#size;
	}

	set size(size: TextSize) {
		this.#size = size;
		document.documentElement.dataset.text = size;
		writeLocal('text', size);
	}
}

export const textSize = new TextSizeChoice();
