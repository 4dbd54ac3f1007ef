/**
 * Where the first page redirects to: the target of a shortcut, else the last page if left less than six hours ago, else home; in the
 * chosen language, else the browser's. `src/hooks.server.ts` inlines this function into the head of the first page, where it runs before
 * any script is loaded: going through the router would first load the scripts of a page that is not shown. So it may use nothing but its
 * arguments.
 */
export function firstPage(langs: readonly string[], now = Date.now()): string {
	const read = (key: string) => {
		try {
			return localStorage.getItem(`guidon.${key}`) ?? '';
		} catch {
			// Storage is blocked, so nothing is saved.
			return '';
		}
	};
	const spoken = [read('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
	const home = `/${spoken.find((lang) => langs.includes(lang)) ?? 'en'}`;
	// Shortcuts of the installed app name a page without its language.
	const [asked] = new URLSearchParams(location.search).get('to')?.match(/^\/[a-z/]*$/) ?? [];
	if (asked) return home + asked;
	try {
		const left: { path: string; now: number } = JSON.parse(read('place'));
		// Six hours: longer than a break in a game, shorter than a night. Only an installed app is restarted by the system.
		const isFresh = now - left.now < 6 * 3_600_000 && matchMedia('(display-mode: standalone)').matches;
		if (isFresh && langs.some((lang) => left.path.startsWith(`/${lang}/`))) return left.path;
	} catch {
		// Nothing saved, or unreadable.
	}
	return `${home}/`;
}
