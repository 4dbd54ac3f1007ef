/** Where the player is: the language of the page, and addresses in it. Derived from the address, never stored. */
import { base } from '$app/paths';
import { page } from '$app/state';
import { isLang, otherLang } from './lang';
import type { Label, Lang, Term } from './types';
import { say } from './lang';

export const here = {
	get lang(): Lang {
		const lang = page.params.lang ?? '';
		return isLang(lang) ? lang : 'fr';
	},
	get other(): Lang {
		return otherLang(here.lang);
	},
	/** The terms of the game on the page. */
	get terms(): readonly Term[] {
		return page.data.terms ?? [];
	},
	/** The address of `/alexander/terrain/` in the language of the page. */
	path: (path: string): string => `${base}/${here.lang}${path}`,
	/** The address of this page in another language, row and choice included once scripts run. */
	inLang: (lang: Lang): string => page.url.pathname.replace(new RegExp(`^${base}/(fr|en)(?=/|$)`), `${base}/${lang}`),
	say: (label: Label): string => say(label, here.lang)
};

const termOf = (id: string): Term | undefined => here.terms.find((term) => term.id === id);

/** How a code is written in a cell. An id without a term is shown as it is; a test forbids it. */
export const nameOf = (id: string): Label => {
	const term = termOf(id);
	return term ? (term.abbr ?? term.title) : id;
};

/** How a code is said in a sentence. */
export const fullNameOf = (id: string): Label => termOf(id)?.title ?? id;
