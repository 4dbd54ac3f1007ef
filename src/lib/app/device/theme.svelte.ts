/** The theme: day, night, red or paper; the system's by default. Saved, and read before the first paint in app.html. */
import { writeLocal } from './local-settings';

export const THEMES = ['', 'day', 'night', 'red', 'paper'] as const;
type Theme = (typeof THEMES)[number];

const isTheme = (value: string | undefined): value is Theme => THEMES.some((theme) => theme === value);

const DARK = '(prefers-color-scheme: dark)';
const LIKE_DEVICE: Readonly<Record<string, string>> = { day: '(prefers-color-scheme: light)', night: DARK };

/** The button cycles through day, night and red; paper is chosen in the settings. */
const AFTER = { day: 'night', night: 'red', red: 'day', paper: 'day' } as const;

/** Sets the colour of the browser's bar: leaves one `theme-color` meta element active. */
function paintBar(theme: Theme) {
	for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-of]')) {
		const { of = '' } = bar.dataset;
		bar.media = (theme ? theme === of && 'all' : LIKE_DEVICE[of]) || 'not all';
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
		const shown = this.#theme || (matchMedia(DARK).matches ? 'night' : 'day');
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
