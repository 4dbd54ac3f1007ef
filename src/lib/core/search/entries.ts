/** Everything that can be found, read from the contents of the games. */
import { pieces, plain, show } from '$lib/core/figures';
import { bothLangs, isText, sayIn } from '$lib/core/lang';
import { paths } from '$lib/core/paths';
import type { Whole } from '$lib/core/types';
import { annotated, codesIn } from '$lib/core/charts/cell';
import { text } from '$lib/core/charts/write';
import { isGraded, type Findable, type Grid, type Kind, type SidePlace } from './entry';
import { fold } from '$lib/core/letters';
import { nameWords } from './tokens';
import { stem } from './forms';
import { LANGS, type Chart, type Label, type Row, type Term, type Text, type Value } from '$lib/core/types';

const namesTyped = (names: readonly string[]): string[] => [
	...new Set(names.map((name) => nameWords(name).join(' ')).filter(Boolean))
];

function signedIn(value: Value): number[] {
	if (value === null || typeof value !== 'object') return [];
	if ('plus' in value) return [value.plus];
	return 'join' in value ? value.of.flatMap(signedIn) : [];
}

function bandOf(value: Value): [number, number] | undefined {
	if (typeof value === 'number') return [value, value];
	if (value === null || typeof value !== 'object' || !('min' in value || 'max' in value)) return undefined;
	const { min = -Infinity, max = Infinity } = value;
	return [min, max];
}

function ratioOf(value: Value): Findable['ratio'] {
	if (value !== null && isText(value)) {
		const [, left, right] = /^Less than (\d+)\/(\d+)$/.exec(value.en) ?? [];
		return left && right ? { ratio: Number(left) / Number(right), open: 'less' } : undefined;
	}
	if (value === null || typeof value !== 'object' || !('ratio' in value)) return undefined;
	const [left, right] = value.ratio;
	return { ratio: left / right, open: value.open };
}

/** A row gives the figure of a term that it links to where it says little else: `Quitter une ZdC`. */
const SHORT = 3;

/** Ids of the terms inside a sentence. */
const termsInside = (words: Value | undefined): string[] =>
	words && isText(words) ? pieces(words.fr).flatMap((piece) => (typeof piece === 'string' ? [] : piece.term)) : [];

const isLegend = ({ phase, rows }: Chart): boolean =>
	phase === 'reference' && rows.every(({ head }) => codesIn(head).length > 0);

/** Works out what a text comes to the first time it is asked for. */
function remembered<T>(of: (words: string) => T): (words: string) => T {
	const known = new Map<string, T>();
	return (words) => {
		const before = known.get(words);
		if (before !== undefined) return before;
		const worked = of(words);
		known.set(words, worked);
		return worked;
	};
}

const joined = (ids: readonly string[] = []): string | undefined => ids.join(' ') || undefined;

interface ColumnName {
	readonly id: string;
	readonly name: Text;
	readonly short?: Text;
}

/** Reads one game. */
class GameReader {
	readonly game: string;
	private readonly terms: ReadonlyMap<string, Term>;
	private readonly names = new Map<string, string[]>();

	constructor(private readonly whole: Whole) {
		this.game = whole.game.id;
		this.terms = new Map(whole.terms.map((term) => [term.id, term]));
	}

	private readonly name = (id: string): Label => {
		const term = this.terms.get(id);
		return term ? (term.abbr ?? term.title) : id;
	};

	/** Titles of terms and of sides are asked for by every row: a game from a file is read while the player waits. */
	private readonly folded = remembered(fold);

	private readonly spelled = (words: Text): Text => bothLangs((lang) => plain(words[lang], lang, this.name));

	private readonly shown = (value: Value): Text =>
		isText(value) ? this.spelled(value) : bothLangs((lang) => show(value, lang, this.name));

	/** What players type for a term. */
	private namesOf(id: string): string[] {
		const known = this.names.get(id);
		if (known) return known;
		const term = this.terms.get(id);
		const labels = term ? [term.abbr, term.title] : [];
		const names = [
			id,
			...labels.flatMap((label) => (label ? LANGS.map((lang) => sayIn(label, lang)) : [])),
			...(term?.also ?? [])
		];
		this.names.set(id, names);
		return names;
	}

	/** The words of a text as they are compared with the names of terms: `artillery units` speaks of the artillery. */
	private readonly stems = remembered((words: string): string => ` ${nameWords(words).map(stem).join(' ')} `);

	private titles: readonly { readonly id: string; readonly title: Text }[] | undefined;

	/** Whether a title is what is typed for a term, and nothing more. */
	private isNamed(id: string, title: Text): boolean {
		const names = this.namesOf(id).map(this.folded);
		return LANGS.some((lang) => names.includes(this.folded(title[lang])));
	}

	/** Ids of the terms whose title stands in a text without a link to them. */
	private mentioned(...texts: readonly (Text | undefined)[]): string[] {
		this.titles ??= this.whole.terms.map(({ id, title }) => ({
			id,
			title: bothLangs((lang) => this.stems(title[lang]))
		}));
		const all = texts.flatMap((text) => text ?? []);
		const read = LANGS.map((lang) => [lang, this.stems(all.map((text) => text[lang]).join(' / '))] as const);
		return this.titles
			.filter(({ title }) => read.some(([lang, text]) => text.includes(title[lang])))
			.map(({ id }) => id);
	}

	/** Whether a note that carries no mark is about a row all the same, for it names it. */
	private tells(note: Text, title: Text): boolean {
		return LANGS.every((lang) => this.stems(this.spelled(note)[lang]).includes(this.stems(title[lang])));
	}

	/** The head of a row: a figure alone says nothing, so it takes the name of its group or of its column. */
	private headOf(value: Value, name: Text, group?: Text): { title: Text; abbr?: Text } {
		if (value !== null && typeof value === 'object' && 'code' in value) {
			const term = this.terms.get(value.code);
			if (term) return { title: term.title, abbr: term.abbr === undefined ? undefined : text(term.abbr) };
		}
		if (isText(value)) return { title: this.spelled(value) };
		const shown = this.shown(value);
		if (codesIn(value).length) return { title: shown };
		const before = group && this.spelled(group);
		const { fr, en } = before ? { fr: `${before.fr}\u00a0:`, en: `${before.en}:` } : name;
		return { title: { fr: `${fr} ${shown.fr}`, en: `${en} ${shown.en}` } };
	}

	/** The terms that the name of a side speaks of: S and F for “Strength of the attack”. */
	private termsOf(side: readonly Text[]): Term[] {
		const names = side.flatMap((name) => LANGS.map((lang) => ` ${this.folded(name[lang])} `));
		const inside = (label: Label | undefined): boolean =>
			label !== undefined &&
			LANGS.some((lang) => names.some((name) => name.includes(` ${this.folded(sayIn(label, lang))} `)));
		return this.whole.terms.filter(({ title, abbr }) => inside(title) || inside(abbr));
	}

	private readonly namesOfSides = new Map<string, string[]>();

	private sideNames(side: readonly Text[]): string[] {
		const key = JSON.stringify(side);
		const known = this.namesOfSides.get(key) ?? this.namesOfSide(side);
		this.namesOfSides.set(key, known);
		return known;
	}

	private namesOfSide(side: readonly Text[]): string[] {
		const terms = this.termsOf(side).flatMap(({ title, abbr }) => [text(abbr ?? title), title]);
		return [...new Set([...side, ...terms].flatMap(({ fr, en }) => [fr, en]))];
	}

	private places(items: readonly { id: string; head: Value }[], side: readonly [Text, ...Text[]]): SidePlace[] {
		const names = this.sideNames(side);
		const [term] = this.termsOf(side);
		const short = term ? text(term.abbr ?? term.title) : side[0];
		return items.map(({ id, head }) => {
			if (typeof head === 'number') {
				const figure = String(head);
				const abbr = bothLangs((lang) => `${short[lang]}${short[lang].length > 3 ? ' ' : ''}${figure}`);
				return { id, title: text(figure), abbr, figure, names: namesTyped(names.map((name) => `${name} ${figure}`)) };
			}
			const { title, abbr } = this.headOf(head, text(''));
			const typed = [...codesIn(head).flatMap((code) => this.namesOf(code)), title.fr, title.en];
			return { id, title, abbr, names: namesTyped(typed) };
		});
	}

	private grid(chart: Chart): Grid | undefined {
		const { matrix, title, summary } = chart;
		if (!matrix) return undefined;
		const { game } = this.whole;
		const cells = chart.rows.map((row) => row.cells.map((cell) => annotated(cell).value));
		const about = [title, summary, matrix.rows, matrix.columns, game.title, game.short];
		return {
			game: this.game,
			chart: chart.id,
			title,
			rows: this.places(chart.rows, [matrix.rows, chart.rowHead]),
			columns: this.places(chart.columns, [matrix.columns]),
			values: cells.map((row) => row.map(this.shown)),
			codes: cells.map((row) => row.map((value) => codesIn(value)[0] ?? '')),
			say: {
				'': this.spelledAround(matrix.say),
				...Object.fromEntries(
					Object.entries(matrix.sayCode ?? {}).map(([code, sentence]) => [code, this.spelledAround(sentence)])
				)
			},
			context: [
				...new Set([this.game, ...about.flatMap((words) => (words ? [words.fr, words.en] : []))].flatMap(nameWords))
			]
		};
	}

	/** Writes terms out and leaves `{row}`, `{column}` and `{value}` to be filled in. */
	private spelledAround(words: Text): Text {
		const name = (id: string): Label => (['row', 'column', 'value'].includes(id) ? `{${id}}` : this.name(id));
		return bothLangs((lang) => plain(words[lang], lang, name));
	}

	private columnName(head: Value, place?: SidePlace): Text {
		if (place?.figure && place.abbr) return place.abbr;
		if (head !== null && typeof head === 'object' && 'code' in head) return this.headOf(head, text('')).title;
		return this.shown(head);
	}

	/** The terms that a row gives the figure of. */
	private headed({ id, head }: Row): string[] {
		if (!isText(head)) return codesIn(head);
		// “Massed target: two units or more” gives the figure of the massed target.
		const named = LANGS.map((lang) => this.folded(plain(head[lang], lang, this.name).replace(/\s*[:(].*/s, '')));
		return this.whole.terms
			.filter((term) => term.id === id || LANGS.some((lang) => named.includes(this.folded(term.title[lang]))))
			.map(({ id }) => id);
	}

	private row(chart: Chart, row: Row, columns: readonly ColumnName[], kind: Kind): Findable {
		const cells = row.cells.map(annotated);
		const values = cells.map(({ value }) => value);
		const { title: group, of: together = [] } = chart.groups?.find(({ id }) => id === row.group) ?? {};
		const sides = chart.matrix ? [chart.matrix.rows, chart.rowHead] : [chart.rowHead];
		const head = this.headOf(row.head, chart.matrix?.rows ?? chart.rowHead, group);
		const noted = new Set([row.notes, ...cells.map(({ notes }) => notes)].flatMap((ids) => ids ?? []));
		const remarks = (chart.notes ?? []).filter(({ id, mark, text }) =>
			mark ? noted.has(id) : this.tells(text, head.title)
		);
		return {
			kind,
			game: this.game,
			path: paths.chart(this.game, chart.id, row.id),
			...head,
			chart: chart.title,
			group: group && this.spelled(group),
			notes: joined(row.notes),
			...(row.doubt && { doubt: true }),
			speaks: {
				head: codesIn(row.head),
				group: [...termsInside(group), ...this.mentioned(group && this.spelled(group))],
				member: together,
				under: [...termsInside(row.head), ...this.mentioned(head.title)],
				value: [...new Set(values.flatMap(codesIn))]
			},
			labels: typeof row.head === 'number' ? this.sideNames(sides).map((name) => `${name}${row.head}`) : undefined,
			heads: chart.phase === 'reference' || isGraded(head.title) ? [] : this.headed(row),
			links:
				kind === 'modifier' || (kind === 'row' && nameWords(head.title.fr).length <= SHORT)
					? termsInside(row.head)
					: [],
			remarks: remarks.map(({ text }) => this.spelled(text)),
			rules: remarks.flatMap(({ ref }) => ref ?? []),
			values: columns.flatMap(({ id, name, short }, at) => {
				const { value = null, notes, doubt } = cells[at] ?? {};
				if (value === null) return [];
				return [
					{
						column: id,
						name,
						short,
						value: this.shown(value),
						notes: joined(notes),
						...(doubt && { doubt: true as const })
					}
				];
			}),
			refs: row.ref ? [row.ref] : [],
			signed: [...new Set(values.flatMap(signedIn))],
			band: bandOf(row.head),
			ratio: ratioOf(row.head)
		};
	}

	private chart(chart: Chart): Findable[] {
		const { title } = chart;
		const grid = this.grid(chart);
		const columns = chart.columns.map(({ id, head, short }, at): ColumnName => ({
			id,
			name: this.columnName(head, grid?.columns[at]),
			short: short === undefined ? grid?.columns[at]?.abbr : text(short)
		}));
		const base = { game: this.game, values: [], refs: [], signed: [] };
		const first = chart.rows.map(({ cells }) => annotated(cells[0] ?? null).value);
		const signs = first.filter((value) => signedIn(value).length > 0).length;
		const kind =
			chart.matrix || isLegend(chart) ? 'head' : columns.length === 1 && signs * 2 >= first.length ? 'modifier' : 'row';
		return [
			{
				...base,
				kind: 'chart',
				path: paths.chart(this.game, chart.id),
				title,
				text: chart.summary && this.spelled(chart.summary),
				heads: this.whole.terms.filter(({ id }) => this.isNamed(id, title)).map(({ id }) => id),
				serves: this.whole.game.calculators.filter(({ charts }) => charts.includes(chart.id)).map(({ title }) => title),
				columns: [chart.rowHead, ...columns.map(({ name }) => name)].map(this.spelled),
				remarks: (chart.notes ?? []).filter(({ mark }) => !mark).map(({ text }) => this.spelled(text)),
				refs: chart.source.ref ? [chart.source.ref] : [],
				...(chart.doubt && { doubt: true }),
				grid
			},
			...chart.rows.map((row) => this.row(chart, row, columns, kind)),
			...(chart.notes ?? []).map((note): Findable => ({
				...base,
				kind: 'note',
				path: paths.chart(this.game, chart.id, `note-${note.id}`),
				title: text('Note'),
				abbr: note.mark ? text(note.mark) : undefined,
				chart: title,
				text: this.spelled(note.text),
				speaks: { head: [], group: [], member: [], under: termsInside(note.text), value: [] },
				...(note.doubt && { doubt: true }),
				refs: note.ref ? [note.ref] : []
			}))
		];
	}

	private kinds: ReadonlyMap<string, readonly string[]> | undefined;

	/** What a legend says of its terms by a term on every line: who is mounted, who is on foot. */
	private kindsOf(id: string): readonly string[] | undefined {
		this.kinds ??= new Map(
			this.whole.charts.filter(isLegend).flatMap(({ columns, rows }) => {
				const codes = ({ cells }: Row, at: number) => codesIn(annotated(cells[at] ?? null).value);
				const naming = [...columns.keys()].filter((at) => rows.every((row) => codes(row, at).length > 0));
				return rows.flatMap((row) =>
					codesIn(row.head).map((id) => [id, naming.flatMap((at) => codes(row, at))] as const)
				);
			})
		);
		return this.kinds.get(id);
	}

	private term(term: Term): Findable {
		return {
			kind: 'term',
			game: this.game,
			path: paths.terms(this.game, term.id),
			title: term.title,
			abbr: term.abbr === undefined ? undefined : text(term.abbr),
			text: this.spelled(term.meaning),
			also: term.also,
			values: [],
			term: term.id,
			kinds: this.kindsOf(term.id),
			refs: term.ref ? [term.ref] : [],
			signed: []
		};
	}

	entries(): Findable[] {
		const { game, terms, charts } = this.whole;
		const base = { game: this.game, values: [], refs: [], signed: [] };
		return [
			{
				...base,
				kind: 'game',
				path: paths.game(this.game),
				title: game.title,
				// Players type the id of a game of the app; that of one from a file is an address.
				abbr: game.by === undefined ? text(game.id) : undefined,
				text: game.subtitle,
				also: [game.short.fr, game.short.en]
			},
			...charts.flatMap((chart) => this.chart(chart)),
			...game.calculators.map((calculator): Findable => ({
				...base,
				kind: 'calculator',
				path: paths.calculator(this.game, calculator.id),
				title: calculator.title,
				text: calculator.summary
			})),
			...terms.map((term) => this.term(term))
		];
	}
}

/** Everything of one game that can be found. */
export const entriesOf = (whole: Whole): Findable[] => new GameReader(whole).entries();
