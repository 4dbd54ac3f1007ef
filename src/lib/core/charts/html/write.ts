/**
 * Charts are written as plain HTML, not as components: a page of figures made of components weighs three times as much, most of
 * it markers for hydration, and every page of both languages must fit into the cache. Pure; everything is escaped here.
 */
import { JOIN_WORDS, number, pieces, plain, show, signed, tone } from '$lib/core/figures';
import { isText, nameIn, otherLang, sayIn } from '$lib/core/lang';
import type { Doubt, Label, Lang, Name, Text, Value } from '$lib/core/types';
import { words as common } from '$lib/core/words';
import { escape } from './escape';
import { words as own } from './words';

/** For whom and where something is written. */
export interface Setting {
	readonly lang: Lang;
	readonly names: readonly Name[];
	/** Where the terms are, as seen from the page that is written, up to the id of one: `../terms/#`. */
	readonly termsAt: string;
	/**
	 * Doubts are told in both languages too. Otherwise their other language is left out of the page: closed until tapped, they
	 * can wait for scripts, and a tenth of the cache is saved.
	 */
	readonly both?: boolean;
	/** The other language is left out altogether. */
	readonly alone?: boolean;
	/** Where several charts stand in one document: what goes before the ids of this one. */
	readonly within?: string;
	/** How a doubt is marked at its place; left out: by a button that opens its story. */
	readonly mark?: (id: string) => string;
}

/** An id as it stands in the document. */
export const at = (id: string, { within = '' }: Setting): string => within + id;

/** The other language stands behind, unseen until both are wanted, and so is the space before it: a mark follows its word. */
const behind = (shown: string, { lang, alone }: Setting): string =>
	alone ? '' : `<span class=other lang=${otherLang(lang)}> ${escape(shown)}</span>`;

export function label(text: Label, setting: Setting): string {
	const [here, there] = [sayIn(text, setting.lang), sayIn(text, otherLang(setting.lang))];
	return escape(here) + (here === there ? '' : behind(there, setting));
}

/** An abbreviation is a link to its meaning; scripts show the meaning on the spot. */
const abbr = (id: string, words: string, { termsAt }: Setting): string =>
	`<a class=abbr href="${termsAt}${id}">${escape(words)}</a>`;

const oneLanguage = (text: Text, setting: Setting): string =>
	pieces(text[setting.lang])
		.map((piece) =>
			typeof piece === 'string'
				? escape(piece)
				: abbr(piece.term, piece.words ?? sayIn(nameIn(setting.names)(piece.term), setting.lang), setting)
		)
		.join('');

/** Words with terms to tap in them. */
export function words(text: Text, setting: Setting): string {
	const here = oneLanguage(text, setting);
	if (text.fr === text.en) return here;
	const lang = otherLang(setting.lang);
	return here + behind(plain(text[lang], lang, nameIn(setting.names)), setting);
}

/** Letters stand for themselves in either language; what is written out is a word like any other. */
const LETTERS = 5;

function coded(id: string, setting: Setting): string {
	const { lang } = setting;
	const name = nameIn(setting.names)(id);
	const [here, there] = [sayIn(name, lang), sayIn(name, otherLang(lang))];
	const link = abbr(id, here, setting);
	return here === there || Math.max(here.length, there.length) <= LETTERS ? link : link + behind(there, setting);
}

export function value(of: Value, setting: Setting): string {
	if (of === null) return '<span class=zero>·</span>';
	if (typeof of === 'number') return number(of, setting.lang);
	if (isText(of)) return words(of, setting);
	if ('plus' in of) return `<span class=${tone(of.plus)}>${signed(of.plus, setting.lang)}</span>`;
	if ('code' in of) return coded(of.code, setting);
	if ('join' in of) {
		// A narrow cell may break after the slash of 6/7.
		const between = escape(JOIN_WORDS[of.join][setting.lang]) + (of.join === 'slash' ? '<wbr>' : '');
		return of.of.map((part) => value(part, setting)).join(between);
	}
	return escape(show(of, setting.lang, nameIn(setting.names)));
}

/** The interface's own words stand in one language only. */
export const plainly = (text: Text, { lang }: Setting): string => escape(text[lang]);

/** What a doubt tells: what is printed, how it is read, why. */
export function story({ printed, read, why }: Doubt, setting: Setting): string {
	const tell = (part: Text) => (setting.both ? words(part, setting) : oneLanguage(part, setting));
	const head = (title: Text) => (setting.both ? label : plainly)(title, setting);
	const said = (title: Text, part: Text) => `<span><i>${head(title)}</i>${tell(part)}</span>`;
	return `<b>${head(common.doubt)}</b>` + said(own.printed, printed) + said(own.readAs, read) + said(own.why, why);
}

/** A place of a sheet that is read with doubt: a small mark, with its story somewhere in the page. */
export const doubtMark = (id: string, setting: Setting): string =>
	setting.mark?.(id) ??
	`<button class=doubt popovertarget="doubt-${id}" aria-label="${plainly(common.doubt, setting)}">?</button>`;

/** Closed until its mark is tapped; on paper it lies open. */
export const doubtStory = (of: Doubt, id: string, setting: Setting): string =>
	`<span popover role=note class=story id="doubt-${id}">` +
	`<button class=close popovertarget="doubt-${id}" popovertargetaction=hide aria-label="${plainly(common.close, setting)}">×</button>` +
	`${story(of, setting)}</span>`;

export const doubt = (of: Doubt, id: string, setting: Setting): string =>
	doubtMark(id, setting) + (setting.mark ? '' : doubtStory(of, id, setting));
