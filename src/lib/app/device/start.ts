/**
 * Where the first page leads, which the icon on the home screen opens: to where a shortcut asks for, else on to the page left less
 * than six hours ago, else to home; in the language chosen, else the browser's. `src/hooks.server.ts` writes this function into the
 * head of that page, where it runs before anything is asked for: going on by the router would first fetch and run the scripts of a
 * page that nobody wants to see. So it takes nothing from outside but its arguments.
 */
export function firstPage(langs: readonly string[], now = Date.now()): string {
	const read = (key: string) => {
		try {
			return localStorage.getItem(`guidon.${key}`) ?? '';
		} catch {
			// Storage is blocked: nothing was chosen.
			return '';
		}
	};
	const spoken = [read('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
	const home = `/${spoken.find((lang) => langs.includes(lang)) ?? 'en'}`;
	// Shortcuts of the installed app say where to go, not in which language.
	const [asked] = new URLSearchParams(location.search).get('to')?.match(/^\/[a-z/]*$/) ?? [];
	if (asked) return home + asked;
	try {
		const left = JSON.parse(read('place')) as { path: string; now: number };
		// Longer than any break within a game, shorter than a night. Only the installed app is started again by the phone itself.
		const isFresh = now - left.now < 6 * 3_600_000 && matchMedia('(display-mode: standalone)').matches;
		if (isFresh && langs.some((lang) => left.path.startsWith(`/${lang}/`))) return left.path;
	} catch {
		// Nothing was left, or it cannot be read.
	}
	return `${home}/`;
}
