/**
 * Charts are plain HTML, not components: made of components a page weighs three times as much, mostly hydration markers,
 * and every page of both languages must fit into the offline copy. Pure; all text is escaped here.
 */
import { JOIN_WORDS, number, pieces, plain, show, signed, tone } from '$lib/core/figures';
import { isText, nameIn, otherLang, sayIn } from '$lib/core/lang';
import type { Doubt, Label, Lang, Name, Text, Value } from '$lib/core/types';
import { words as common } from '$lib/core/words';
import { escape } from './escape';
import { words as own } from './words';

/** Language and surroundings of the written HTML. */
export interface Setting {
	readonly lang: Lang;
	readonly names: readonly Name[];
	/** Relative address of the page of terms, up to the id of a term: `../terms/#`. */
	readonly termsAt: string;
	/**
	 * Write doubts in both languages too. By default only one is in the page, because they are closed until tapped and scripts can add
	 * the other: a tenth of the offline copy is saved.
	 */
	readonly both?: boolean;
	/** Write one language only. */
	readonly alone?: boolean;
	/** Prefix of ids, for several charts in one document. */
	readonly within?: string;
	/** Writes the mark of a doubt; by default a button that opens its explanation. */
	readonly mark?: (id: string) => string;
}

/** An id with the document's prefix. */
export const at = (id: string, { within = '' }: Setting): string => within + id;

/** Appends the other language, hidden by CSS unless both are shown; its leading space is inside, so that marks stay next to the word. */
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

/** Abbreviations of up to so many letters are the same in both languages; longer ones are translated. */
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

/** Texts of the interface are written in one language only. */
export const plainly = (text: Text, { lang }: Setting): string => escape(text[lang]);

/** The explanation of a doubt: what is printed, how it is read, why. */
export function story({ printed, read, why }: Doubt, setting: Setting): string {
	const tell = (part: Text) => (setting.both ? words(part, setting) : oneLanguage(part, setting));
	const head = (title: Text) => (setting.both ? label : plainly)(title, setting);
	const said = (title: Text, part: Text) => `<span><i>${head(title)}</i>${tell(part)}</span>`;
	return `<b>${head(common.doubt)}</b>` + said(own.printed, printed) + said(own.readAs, read) + said(own.why, why);
}

/** The button at a doubtful reading, which opens its explanation elsewhere in the page. */
export const doubtMark = (id: string, setting: Setting): string =>
	setting.mark?.(id) ??
	`<button class=doubt popovertarget="doubt-${id}" aria-label="${plainly(common.doubt, setting)}">?</button>`;

/** A popover that its mark opens; printed open. */
export const doubtStory = (of: Doubt, id: string, setting: Setting): string =>
	`<span popover role=note class=story id="doubt-${id}">` +
	`<button class=close popovertarget="doubt-${id}" popovertargetaction=hide aria-label="${plainly(common.close, setting)}">×</button>` +
	`${story(of, setting)}</span>`;

export const doubt = (of: Doubt, id: string, setting: Setting): string =>
	doubtMark(id, setting) + (setting.mark ? '' : doubtStory(of, id, setting));
