/**
 * A game as one HTML file without scripts, which opens on any phone or computer. Uses the same data and HTML writers as the app's pages.
 * Pure.
 */
import { glossary } from '$lib/core/charts/html/terms';
import { escape } from '$lib/core/charts/html/escape';
import { label, story, type Setting } from '$lib/core/charts/html/write';
import type { Whole } from '$lib/core/types';
import type { Term } from '$lib/core/types';
import { words as shared } from '$lib/core/words';
import { mayBeGiven } from './licence';
import { footing, languagesOf, said, sections, settingFor, type Languages, type SheetSetting } from './write';
import { words } from './words';

export const singleName = (id: string): string => `guidon-${id.replace(/[^a-z0-9-]+/gi, '')}.html`;

/** Prefix of ids of terms. Ids of games contain no dot and no underscore. */
const TERM = 'terms.';
const TERMS = '_terms';
const CONTENTS = '_contents';

/** Loads nothing and runs nothing, whatever a text contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Terms have no list of doubts below them, so each doubt folds out in place. */
const foldedDoubts = (terms: readonly Term[], setting: Setting) => (id: string) => {
	const doubt = terms.find((term) => id === `of-${term.id}`)?.doubt;
	if (!doubt) throw new Error(`No term has the doubt “${id}”.`);
	return `<details class=story><summary>?</summary>${story(doubt, setting)}</details>`;
};

/** `css` is the result of `standaloneCss`. */
export function single(whole: Whole, asked: Languages, css: string): string {
	const { game, terms, charts } = whole;
	const langs = languagesOf(game, asked);
	if (!mayBeGiven(game)) throw new Error(`The author of “${game.id}” keeps it private: it cannot be given away.`);
	const place: SheetSetting = { langs, termsAt: `#${TERM}`, folded: true };
	const setting: Setting = { ...settingFor(place, terms), within: TERM };
	const [lang] = langs;
	const up = `<a class=up href="#${CONTENTS}">↑ ${said(words.toContents, place)}</a>`;
	const contents = charts.map(({ id, title }) => `<li><a href="#${id}">${label(title, setting)}</a></li>`).join('');
	return (
		`<!doctype html><html lang=${lang} data-accent="${escape(game.id)}"><head><meta charset=utf-8>` +
		`<meta http-equiv=content-security-policy content="${POLICY}">` +
		`<meta name=viewport content="width=device-width, initial-scale=1, viewport-fit=cover">` +
		`<meta name=color-scheme content="light dark">` +
		`<title>${escape(game.title[lang])}</title><style>${css.replaceAll('<', '\\3c ')}</style></head>` +
		`<body class=sheet><header><h1>${label(game.title, setting)}</h1><p>${label(game.subtitle, setting)}</p>` +
		`<p>${label(game.edition, setting)} · ${label(game.dice, setting)}</p></header><main>` +
		`<nav id=${CONTENTS} aria-label="${escape(words.contents[lang])}"><h2>${said(words.contents, place)}</h2><ul>${contents}` +
		`<li><a href="#${TERMS}">${said(shared.terms, place)}</a></li></ul></nav>` +
		`<div class=charts>${sections(whole, place)
			.map((section) => section.replace(/<\/section>$/, () => `${up}</section>`))
			.join('')}</div>` +
		`<section class=terms id=${TERMS}><h2>${said(shared.terms, place)}</h2><dl>${glossary(terms, { ...setting, mark: foldedDoubts(terms, setting) })}</dl>${up}</section></main>` +
		`${footing(whole, place)}</body></html>\n`
	);
}
