/**
 * On the page for wrong addresses, which is one file for all of them and says all in each language: puts the language of the address
 * first, else the player's own, which is that of the page that the icon on the home screen opens. `src/hooks.server.ts` writes this
 * function into the head of that page, so it takes nothing from outside but its arguments.
 */
export function ownLanguageFirst(base: string, langs: readonly string[], home: string) {
	const { pathname } = location;
	const lang = langs.find((one) => `${pathname}/`.startsWith(`${base}/${one}/`)) ?? home.split('/')[1]!;
	document.documentElement.lang = lang;
	// Before the first paint: the page is short, and nothing else holds it up.
	addEventListener('DOMContentLoaded', () => {
		const [first] = document.querySelectorAll('section[lang]');
		const own = document.querySelector(`section[lang=${lang}]`);
		if (first && own && own !== first) first.before(own);
	});
}
