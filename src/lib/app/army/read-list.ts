/**
 * A list of units as players write them, read as cards: `4 Kn (O)`, `Companions; Ca; 8; 6`, columns of a spreadsheet with or without
 * heads. A line that ends in a colon names a group. What is not recognised becomes the name. Pure.
 */
import { fold } from '$lib/core/letters';
import { settle } from '$lib/core/odds/settle';
import { pasted, type Grid } from '$lib/core/paste';
import type { CardField } from '$lib/core/units/types';
import type { Answer, Answers, Term } from '$lib/core/types';
import { choiceShort, isYesNo, kindField, type CardReader } from './mustered';
import { words } from './words';

export interface Listed {
	readonly name: string;
	readonly card: Answers;
	readonly times: number;
	/** Whether its kind was recognised. */
	readonly sure: boolean;
}

export interface ListedGroup {
	readonly name: string;
	readonly cards: readonly Listed[];
}

const MOST_CARDS = 200;
const MOST_TIMES = 50;

/** Without signs around it and without its plural. */
const key = (text: string): string =>
	fold(text)
		.replace(/[().,:]/g, '')
		.replace(/(?<=\w\w)s(?= |$)/g, '')
		.trim();

interface Found {
	readonly field: string;
	readonly answer: string;
	/** As sheets write it, its full name, or what else players say, which may as well be the player's own name. */
	readonly by: 'short' | 'title' | 'also';
}

/** What each phrase means, the kind first: it is what lists say most. */
function vocabulary(reader: CardReader, terms: readonly Term[]): Map<string, Found> {
	const { rules, names } = reader;
	const known = new Map<string, Found>();
	const learn = (phrase: string, found: Found) => {
		const its = key(phrase);
		if (its && !known.has(its)) known.set(its, found);
	};
	const kind = kindField(rules);
	const fields = [...rules.fields].sort((a, b) => Number(b === kind) - Number(a === kind));
	for (const field of fields) {
		if (field.kind === 'number') continue;
		if (isYesNo(field)) {
			for (const said of [field.short.fr, field.short.en, field.short.en.slice(0, 3)])
				learn(said, { field: field.id, answer: 'yes', by: 'title' });
			continue;
		}
		for (const { id, label } of field.choices) {
			const short = choiceShort(reader, field.id, id) ?? label;
			const title = names.find((name) => name.id === id)?.title;
			const isTerm = title && (label.fr.startsWith(title.fr) || short !== label);
			for (const said of [short.fr, short.en]) learn(said, { field: field.id, answer: id, by: 'short' });
			for (const said of [label.fr, label.en, ...(isTerm ? [title.fr, title.en] : [])])
				learn(said, { field: field.id, answer: id, by: 'title' });
		}
	}
	for (const field of fields)
		for (const { id } of field.kind === 'number' ? [] : field.choices)
			for (const said of terms.find((term) => term.id === id)?.also ?? [])
				learn(said, { field: field.id, answer: id, by: 'also' });
	return known;
}

const LONGEST = 5;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const TIMES = /^(?:(\d+)\s*[x×]|[x×]\s*(\d+))$/i;
const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** `4Kn(O)` and `8-6` as words of their own. */
const wordsOf = (cell: string): string[] =>
	cell
		.replace(/(\d)\s*[-/–]\s*(?=\d)/g, '$1 ')
		.replace(/(^|\s)(\d+)(?=\p{Lu})/gu, '$1$2 ')
		.replace(/\(/g, ' (')
		.replace(/\)/g, ') ')
		.split(/[\s,;]+/)
		.filter(Boolean);

/** What is gathered of one line. */
class Line {
	readonly answers = new Map<string, Answer>();
	readonly numbers: number[] = [];
	times: number | undefined;
	/** The words of its name; those that are the name of a kind count only beside others. */
	readonly name: { readonly word: string; readonly own: boolean }[] = [];
	#known: ReadonlyMap<string, Found>;

	constructor(known: ReadonlyMap<string, Found>) {
		this.#known = known;
	}

	/** What a phrase means, unless the line has said otherwise. */
	#find(phrase: string): Found | undefined {
		const found = this.#known.get(key(phrase));
		const said = found && this.answers.get(found.field);
		return said === undefined || said === found?.answer ? found : undefined;
	}

	/** Cells that are one thing each. Names are looked at last: a kind that is written out may be the player's own name. */
	cells(all: readonly string[]) {
		const rest = all.filter((text, at) => {
			const found = this.#find(text);
			if (NUMBER.test(text)) {
				if (at) this.numbers.push(numberIn(text));
				else this.times = numberIn(text);
			} else if (/^\d|[(]|\d\s*[-/–]\s*\d/.test(text)) this.words(text);
			else if (found && found.by !== 'also') this.answers.set(found.field, found.answer);
			else return true;
			return false;
		});
		for (const text of rest) {
			const found = this.#known.get(key(text));
			if (found && !this.answers.has(found.field)) this.answers.set(found.field, found.answer);
			else if (text) this.name.push({ word: text, own: true });
		}
	}

	words(text: string) {
		const all = wordsOf(text);
		for (let at = 0; at < all.length;) {
			const word = all[at] ?? '';
			const times = TIMES.exec(word);
			if (times) this.times = Number(times[1] ?? times[2]);
			else if (NUMBER.test(word)) this.#number(numberIn(word));
			else {
				at += this.#phrase(all.slice(at, at + LONGEST));
				continue;
			}
			at++;
		}
	}

	/** The longest phrase that is known; returns how many words it took. */
	#phrase(all: readonly string[]): number {
		for (let long = all.length; long; long--) {
			const phrase = all.slice(0, long).join(' ');
			const found = this.#find(phrase);
			if (!found) continue;
			this.answers.set(found.field, found.answer);
			if (found.by !== 'short') this.name.push({ word: phrase, own: false });
			return long;
		}
		const [word = ''] = all;
		this.name.push({ word, own: true });
		return 1;
	}

	/** In front of everything else it says how many. */
	#number(n: number) {
		if (this.times === undefined && !this.numbers.length && !this.answers.size && !this.name.length) this.times = n;
		else this.numbers.push(n);
	}
}

function cardOf({ rules }: CardReader, line: Line): Listed | undefined {
	const kind = kindField(rules);
	const { answers, numbers, name } = line;
	let { times } = line;
	if (!answers.size && !numbers.length && !name.length) return undefined;
	const { counted } = rules;
	if (counted !== undefined) {
		const count = times ?? (numbers.length === 1 ? numbers.shift() : undefined);
		if (count !== undefined) answers.set(counted, count);
		times = 1;
	}
	const asked = rules.fields.filter((field) => field.kind === 'number' && !field.rare && field.id !== counted);
	for (const [i, field] of asked.entries()) {
		const typed = numbers[i];
		if (typed !== undefined && !answers.has(field.id)) answers.set(field.id, typed);
	}
	const settled = settle(rules.fields, Object.fromEntries(answers));
	return {
		name: name.some(({ own }) => own)
			? name
					.map(({ word }) => word)
					.join(' ')
					.slice(0, 60)
			: '',
		card: settled.answers,
		times: Math.min(MOST_TIMES, Math.max(1, Math.round(times ?? 1))),
		sure: kind === undefined || settled.given.has(kind.id)
	};
}

const COUNTS = ['nb', 'no', 'n', 'nombre', 'number', 'count', 'qty', '#'];

type Column = { readonly is: 'name' } | { readonly is: 'times' } | { readonly is: 'field'; readonly field: CardField };

/** What the columns hold, where the first line says so. */
function headsOf({ rules }: CardReader, [first = []]: Grid): (Column | undefined)[] | undefined {
	if (first.length < 2 || first.some((cell) => /\d/.test(cell))) return undefined;
	const columns = first.map((cell): Column | undefined => {
		const its = key(cell);
		if (!its) return undefined;
		if ([words.name.fr, words.name.en, words.unit.fr].some((said) => key(said) === its)) return { is: 'name' };
		if (COUNTS.includes(its)) return { is: 'times' };
		const field = rules.fields.find(({ short, ask }) =>
			[short.fr, short.en, ask.fr, ask.en].some((said) => key(said) === its)
		);
		return field && { is: 'field', field };
	});
	const sayings = columns.filter(Boolean).length;
	return sayings >= 2 || columns.some((column) => column?.is === 'name') ? columns : undefined;
}

/** A line whose columns are known. */
function underHeads(line: Line, columns: readonly (Column | undefined)[], row: readonly string[]) {
	for (const [i, cell] of row.entries()) {
		const column = columns[i];
		if (!column || !cell) continue;
		if (column.is === 'name') line.name.push({ word: cell, own: true });
		else if (column.is === 'times') line.times = numberIn(cell) || undefined;
		else if (column.field.kind !== 'number') line.words(cell);
		else if (NUMBER.test(cell)) line.answers.set(column.field.id, numberIn(cell));
	}
}

const titleIn = (row: readonly string[]): string | undefined => {
	const [only = '', ...more] = row.filter(Boolean);
	const title = /^(?:#+\s*(.+?)|(.+?)\s*:)$/.exec(only);
	return more.length ? undefined : (title?.[1] ?? title?.[2]);
};

/** The cards of a list that was pasted: as text, or as the table of a page. `terms` bring what else players call a kind. */
export function listOf(
	reader: CardReader,
	text: string,
	{ table, terms = [] }: { readonly table?: Grid | undefined; readonly terms?: readonly Term[] } = {}
): ListedGroup[] {
	const grid = table ?? pasted(text).grid;
	const heads = headsOf(reader, grid);
	const known = vocabulary(reader, terms);
	const groups: { name: string; cards: Listed[] }[] = [];
	let count = 0;
	for (const row of grid.slice(heads ? 1 : 0)) {
		const title = titleIn(row);
		if (title !== undefined) {
			groups.push({ name: title.slice(0, 60), cards: [] });
			continue;
		}
		const line = new Line(known);
		const cells = row.filter(Boolean).length > 1 ? row : (row.find(Boolean) ?? '').split(/[;\t]/);
		if (heads) underHeads(line, heads, row);
		else if (cells.length > 1) line.cells(cells.map((cell) => cell.trim()));
		else line.words(cells[0] ?? '');
		const card = cardOf(reader, line);
		if (!card || ++count > MOST_CARDS) continue;
		let group = groups.at(-1);
		if (!group) groups.push((group = { name: '', cards: [] }));
		group.cards.push(card);
	}
	return groups.filter(({ cards }) => cards.length);
}
