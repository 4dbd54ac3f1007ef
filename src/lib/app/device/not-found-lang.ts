/**
 * For the 404 page, one file with the text in all languages: moves the language of the address to the front, else that of the player as
 * used by the first page. `src/hooks.server.ts` inlines this function into the head of the page, so it may use nothing but its arguments.
 */
export function ownLanguageFirst(base: string, langs: readonly string[], home: string) {
	const { pathname } = location;
	const lang = langs.find((one) => `${pathname}/`.startsWith(`${base}/${one}/`)) ?? home.split('/')[1] ?? 'en';
	document.documentElement.lang = lang;
	// Before the first paint: the page is short, so this delays nothing.
	addEventListener('DOMContentLoaded', () => {
		const [first] = document.querySelectorAll('section[lang]');
		const own = document.querySelector(`section[lang=${lang}]`);
		if (first && own && own !== first) first.before(own);
	});
}
