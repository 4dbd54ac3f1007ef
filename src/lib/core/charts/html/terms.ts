/** The terms of a game as a list of definitions. */
import type { Term } from '$lib/core/types';
import { escape } from './escape';
import { at, doubt, label, words, type Setting } from './write';

export const glossary = (terms: readonly Term[], setting: Setting): string =>
	terms
		.map(
			(term) =>
				`<div id=${at(term.id, setting)}><dt>${term.abbr ? `<b>${label(term.abbr, setting)}</b>` : ''}${label(term.title, setting)}` +
				(term.doubt ? doubt(term.doubt, `of-${term.id}`, setting) : '') +
				`<dd>${words(term.meaning, setting)}${term.ref ? ` <small>${escape(term.ref)}</small>` : ''}</div>`
		)
		.join('');
