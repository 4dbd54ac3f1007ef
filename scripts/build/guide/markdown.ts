/** From the Markdown of the guide to HTML, when the app is built: none of this is in a script that a phone loads. */
import { Marked, type Tokens } from 'marked';
import { escape } from '$lib/core/charts/html/escape';
import type { Lang } from '$lib/core/types';

export interface GuidePart {
	/** The same in both languages: links and the switch of language name it. */
	readonly id: string;
	readonly level: number;
	readonly title: string;
	readonly html: string;
	/** Every block that is there to be typed or pasted. */
	readonly typed: readonly string[];
}

const COPY = { fr: 'Copier', en: 'Copy' };

/** The id of a part is in a comment behind its title, which neither the app nor a viewer of Markdown shows. */
const TITLE = /^(.*?)(?: <!-- ([a-z]+) -->)?$/;

/** What is in `static` is at the root of the site. */
const STATIC = '../static/';

/** Line breaks as entities: the build takes blanks at the start of a line out of every page. */
export const verbatim = (words: string): string => escape(words).replaceAll('\n', '&#10;');

function writerOf(lang: Lang, base: string) {
	const copy = (what: string) =>
		`<button type="button" class="button" data-copy aria-label="${COPY[lang]}${lang === 'fr' ? '\u00a0' : ''}: ${escape(what)}">${COPY[lang]}</button>`;
	return (title: string) =>
		new Marked({
			renderer: {
				// A block of `lines` goes into one field each.
				code: ({ text, lang: kind }: Tokens.Code) =>
					kind === 'lines'
						? `<ul class="typed">${text
								.split('\n')
								.map((line) => `<li><code>${escape(line)}</code>${copy(line)}</li>`)
								.join('')}</ul>`
						: // Focusable, because the keyboard scrolls it.
							`<div class="typed${text.includes('\n') ? '' : ' beside'}"><pre tabindex="0" role="group" aria-label="${escape(title)}">${verbatim(text)}</pre>${copy(title)}</div>`,
				// The first column names the row, as in the charts of the app.
				table({ header, rows }: Tokens.Table) {
					const words = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
					const heads = header.map((cell) => `<th scope="col">${words(cell)}</th>`).join('');
					const lines = rows.map(([first, ...rest]) => {
						const name = first ? `<th scope="row">${words(first)}</th>` : '';
						return `<tr>${name}${rest.map((cell) => `<td>${words(cell)}</td>`).join('')}</tr>`;
					});
					return (
						`<table><caption class="unseen">${escape(title)}</caption>` +
						`<thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`
					);
				},
				link: ({ href, text }: Tokens.Link) =>
					href.startsWith(STATIC)
						? `<a href="${escape(href.replace(STATIC, `${base}/`))}" download>${escape(text)}</a>`
						: `<a href="${escape(href)}">${escape(text)}</a>`
			}
		});
}

/** The parts in their order; `base` is the path that the site is served from. */
export function partsOf(markdown: string, lang: Lang, base = ''): GuidePart[] {
	const writer = writerOf(lang, base);
	const parts: { heading: Tokens.Heading; body: Tokens.Generic[] }[] = [];
	for (const token of new Marked().lexer(markdown) as Tokens.Generic[]) {
		if (token.type === 'heading') parts.push({ heading: token as Tokens.Heading, body: [] });
		else parts.at(-1)?.body.push(token);
	}
	return parts.map(({ heading, body }) => {
		const [, title = '', id = ''] = TITLE.exec(heading.text) ?? [];
		return {
			id,
			level: heading.depth,
			title,
			html: writer(title).parser(body),
			typed: body.flatMap((token) => (token.type === 'code' ? [(token as Tokens.Code).text] : []))
		};
	});
}
