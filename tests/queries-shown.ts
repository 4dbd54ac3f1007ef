/**
 * Queries whose answers are patterns over what a result shows. So they can be written from the sheets alone, and every search is judged by
 * the same text: what the page shows for the entries that it finds.
 */
import { results, type Reader } from '$lib/app/search/write';
import { otherLang } from '$lib/core/lang';
import type { Hit } from '$lib/core/search';
import type { Entry } from '$lib/core/search/entry';
import { LANGS, type Game, type Lang, type Text } from '$lib/core/types';

interface Right {
	readonly expect: string;
	readonly answer: string;
}

/** One query of such a list, as JSON. */
export interface Wish extends Right {
	/** `mix` where words of both are typed. */
	readonly lang: Lang | 'mix';
	readonly q: string;
	/** Further answers that the sheets justify; a pattern alone is for the name of what answers without a figure. */
	readonly also?: string | readonly Right[];
	/** The game that it was opened from, or whose chip was tapped: both are searched alone. */
	readonly current?: string;
	readonly system?: string;
	readonly hard: boolean;
}

export const gameOf = ({ system, current }: Wish): string | undefined => system ?? current;
export const langOf = ({ lang }: Wish): Lang => (lang === 'mix' ? 'fr' : lang);

/** What a search gives back for a query, as far as the page shows it. */
export type Answer = Omit<Hit, 'score'>;

const textOf = (html: string): string =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&quot;/g, '"')
		.replace(/&#39;/g, "'")
		.replace(/&amp;/g, '&')
		.replace(/\s+/g, ' ')
		.trim();

const plain = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[−–]/g, '-').replace(/’/g, "'");

const NO_MARKS = { words: new Set<string>(), starts: [] };

/** Judges answers by what the page shows for them, in both languages. */
export class Judge {
	readonly #games: ReadonlyMap<string, { readonly short: Text }>;
	readonly #notes: ReadonlyMap<string, Text | undefined>;

	constructor(games: readonly Game[], entries: readonly Entry[]) {
		this.#games = new Map(games.map((game) => [game.id, game]));
		this.#notes = new Map(entries.flatMap(({ kind, path, text }) => (kind === 'note' ? [[path, text]] : [])));
	}

	#shown(answer: Answer, scope: string): string[] {
		const found = {
			hits: [{ ...answer, score: 0 }],
			total: 1,
			games: {},
			without: [],
			meant: [],
			marks: NO_MARKS
		};
		const each = LANGS.map((lang) => {
			const reader: Reader = {
				lang,
				other: otherLang(lang),
				two: true,
				scope,
				games: this.#games,
				path: (path) => path,
				note: (path) => this.#notes.get(path)
			};
			return textOf(results(found, 0, 1, reader));
		});
		return [...each, each.join(' ')].flatMap((text) => [text, plain(text)]);
	}

	/** Whether what is shown holds both what is expected and the figure. */
	answers(wish: Wish, answer: Answer): boolean {
		const shown = this.#shown(answer, gameOf(wish) ?? '');
		const { also = [] } = wish;
		return [wish, ...(typeof also === 'string' ? [{ expect: also, answer: '' }] : also)].some(({ expect, answer }) => {
			const [named, figure] = [new RegExp(expect, 'iu'), new RegExp(answer, 'iu')];
			return shown.some((text) => named.test(text)) && shown.some((text) => figure.test(text));
		});
	}
}
