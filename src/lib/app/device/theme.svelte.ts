/** The theme: day, night or red; the system's by default. Saved, and read before the first paint in app.html. */
import { writeLocal } from './local-settings';

export const THEMES = ['', 'day', 'night', 'red'] as const;
type Theme = (typeof THEMES)[number];

const isTheme = (value: string | undefined): value is Theme => THEMES.some((theme) => theme === value);

const LIKE_DEVICE = { day: '(prefers-color-scheme: light)', night: '(prefers-color-scheme: dark)', red: 'not all' };

/** The button cycles through these. */
const AFTER = { day: 'night', night: 'red', red: 'day' } as const;

/** Sets the colour of the browser's bar: leaves one `theme-color` meta element active. */
function paintBar(theme: Theme) {
	for (const of of ['day', 'night', 'red'] as const) {
		const bar = document.querySelector<HTMLMetaElement>(`meta[data-of=${of}]`);
		if (bar) bar.media = theme === '' ? LIKE_DEVICE[of] : theme === of ? 'all' : 'not all';
	}
}

class ThemeChoice {
	#theme = $state<Theme>('');

	constructor() {
		const shown = typeof document === 'undefined' ? '' : document.documentElement.dataset.theme;
		if (isTheme(shown)) this.#theme = shown;
	}

	get theme() {
		return this.#theme;
	}

	/** The theme after one tap. Only valid after hydration, because the system's preference is unknown at build time. */
	get next() {
		const shown = this.#theme || (matchMedia(LIKE_DEVICE.night).matches ? 'night' : 'day');
		return AFTER[shown];
	}

	set theme(theme: Theme) {
		this.#theme = theme;
		document.documentElement.dataset.theme = theme;
		paintBar(theme);
		writeLocal('theme', theme);
	}
}

export const themeChoice = new ThemeChoice();
