/**
 * A game while it is being written: the JSON of its file as `schema.ts` has it, any part of which may still be missing. A text is a
 * string where it says the same in every language of the game, or one for each; what is empty is left out when it is written.
 */
import type { Join, Lang, Phase } from '$lib/types';
import { FORMAT, type Accent } from '../schema';
import { written } from '../write';
import { slugOf } from './ids';

export type DraftText = string | { readonly fr?: string; readonly en?: string };

export type DraftValue =
	| null
	| number
	| DraftText
	| { readonly plus: number }
	| { readonly need: number }
	| { readonly min?: number; readonly max?: number }
	| { readonly ratio: readonly [number, number]; readonly open?: 'more' | 'less' }
	| { readonly code: string }
	| { readonly join: Join; readonly of: readonly DraftValue[] };

export interface DraftDoubt {
	readonly printed: DraftText;
	readonly read: DraftText;
	readonly why: DraftText;
}

export interface DraftAnnotated {
	readonly value: DraftValue;
	readonly notes?: readonly string[];
	readonly doubt?: DraftDoubt;
}

export type DraftCell = DraftValue | DraftAnnotated;

export interface DraftColumn {
	readonly id: string;
	readonly head: DraftValue;
	readonly short?: DraftText;
	readonly signs?: 'cost';
	readonly notes?: readonly string[];
	readonly doubt?: DraftDoubt;
}

export interface DraftRow {
	readonly id: string;
	readonly head: DraftValue;
	readonly cells: readonly DraftCell[];
	readonly group?: string;
	readonly notes?: readonly string[];
	readonly ref?: string;
	readonly not?: readonly string[];
	readonly doubt?: DraftDoubt;
}

export interface DraftNote {
	readonly id: string;
	readonly mark?: string;
	readonly text: DraftText;
	readonly ref?: string;
	readonly doubt?: DraftDoubt;
}

export interface DraftGroup {
	readonly id: string;
	readonly title: DraftText;
}

type End = number | null;

export interface DraftChart {
	readonly id: string;
	readonly phase: Phase;
	readonly title: DraftText;
	readonly summary?: DraftText;
	readonly source?: { readonly sheets?: readonly string[]; readonly ref?: string };
	readonly rowHead: DraftText;
	readonly columns: readonly DraftColumn[];
	readonly groups?: readonly DraftGroup[];
	readonly rows: readonly DraftRow[];
	readonly notes?: readonly DraftNote[];
	readonly matrix?: {
		readonly rows: DraftText;
		readonly columns: DraftText;
		readonly say: DraftText;
		readonly sayCode?: Readonly<Record<string, DraftText>>;
	};
	readonly covers?: { readonly rows?: readonly [End, End]; readonly columns?: readonly [End, End] };
	readonly doubt?: DraftDoubt;
}

export interface DraftTerm {
	readonly id: string;
	readonly abbr?: DraftText;
	readonly title: DraftText;
	readonly ref?: string;
	readonly meaning: DraftText;
	readonly also?: readonly string[];
	readonly doubt?: DraftDoubt;
}

/** What the form of calculators makes: `schema.ts` says what it may hold. */
export interface DraftCalculator {
	readonly id: string;
	readonly title?: DraftText;
	readonly [key: string]: unknown;
}

/** A worked example; `calculator` names the one that is asked. */
export interface DraftExample {
	readonly calculator: string;
	readonly [key: string]: unknown;
}

export interface PackDraft {
	readonly guidon: typeof FORMAT;
	readonly id: string;
	readonly version: number;
	readonly revised: string;
	readonly licence: string;
	readonly authors: readonly string[];
	readonly source?: { readonly title: DraftText; readonly rights?: string };
	readonly languages: readonly Lang[];
	readonly game: {
		readonly title: DraftText;
		readonly short?: DraftText;
		readonly subtitle?: DraftText;
		readonly edition?: DraftText;
		readonly dice: DraftText;
		readonly accent?: Accent;
		readonly sheets?: readonly { readonly id: string; readonly title: DraftText }[];
	};
	readonly terms: readonly DraftTerm[];
	readonly charts: readonly DraftChart[];
	readonly calculators: readonly DraftCalculator[];
	readonly examples: readonly DraftExample[];
}

/** The first page of a new game. */
export const emptyDraft = (lang: Lang, day: string): PackDraft => ({
	guidon: FORMAT,
	id: '',
	version: 1,
	revised: day,
	licence: 'CC0-1.0',
	authors: [],
	languages: [lang],
	game: { title: '', dice: 'd6' },
	terms: [],
	charts: [],
	calculators: [],
	examples: []
});

/** What a text says in a language; nothing where it lacks it. */
export const wordsIn = (text: DraftText | undefined, lang: Lang): string =>
	text === undefined ? '' : typeof text === 'string' ? text : (text[lang] ?? '');

/** What it says to somebody who reads that language: the other one where it is lacking. */
export const wordsFor = (text: DraftText | undefined, lang: Lang): string =>
	wordsIn(text, lang) || wordsIn(text, lang === 'fr' ? 'en' : 'fr');

/** The text with other words in one language of the game. */
export function withWords(
	text: DraftText | undefined,
	lang: Lang,
	words: string,
	languages: readonly Lang[]
): DraftText {
	if (languages.length === 1) return words;
	const next = { fr: wordsIn(text, 'fr'), en: wordsIn(text, 'en'), [lang]: words };
	return next.fr === next.en ? words : { ...(next.fr && { fr: next.fr }), ...(next.en && { en: next.en }) };
}

/** Lists that a file leaves out where they hold nothing. */
const LEFT_OUT = new Set(['terms', 'calculators', 'examples', 'notes', 'groups', 'not', 'also', 'sheets']);

const lean = (key: string, value: unknown): unknown =>
	Array.isArray(value) && !value.length && LEFT_OUT.has(key) ? undefined : value;

/** What is kept while it is written. */
export const draftText = (file: PackDraft): string => JSON.stringify(file);

/** The text of the file as it stands, for `openPack`, which says what is still missing in it. Its id may still follow its title. */
export const packText = (file: PackDraft): string =>
	JSON.stringify({ ...file, id: file.id || slugOf(file.game.title) || 'my-game' }, lean);

/** The same to be handed over: lines that a person can read. */
export const fileText = (file: PackDraft): string => written(JSON.parse(packText(file)));

const isWordsOf = (value: object): boolean => {
	const keys = Object.keys(value);
	return keys.length > 0 && keys.every((key) => key === 'fr' || key === 'en');
};

/**
 * The game in other languages. What is said in a language that goes is lost with it; a text that was said in one language alone is said
 * so in both until somebody translates it.
 */
export function spoken(file: PackDraft, languages: readonly Lang[]): PackDraft {
	const [only] = languages;
	const walk = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(walk);
		if (typeof value !== 'object' || value === null) return value;
		if (isWordsOf(value)) return languages.length === 1 ? wordsFor(value as DraftText, only!) : value;
		return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, walk(inside)]));
	};
	return languages.length ? { ...(walk(file) as PackDraft), languages } : file;
}
