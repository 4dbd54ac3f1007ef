/**
 * A table from a spreadsheet, a page or a text, as rows of cells: what separates them is found out, and may be said instead. Pure.
 */
export const FORMS = ['tabs', 'pipes', 'semicolons', 'commas', 'columns', 'spaces', 'lines'] as const;
export type Form = (typeof FORMS)[number];

export type Grid = readonly (readonly string[])[];

export interface Pasted {
	readonly grid: Grid;
	readonly form: Form;
}

/** More cells than a pack may have are not read at all. */
const MOST_LINES = 1_001;
const MOST_CELLS = 101;

const linesOf = (text: string): string[] =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/[\u200b\u2060\ufeff]/g, '')
		.split('\n')
		.filter((line) => line.trim())
		.slice(0, MOST_LINES);

/** Fields between a sign; one that begins with a quotation mark ends with one, and may hold the sign and line ends. */
function delimited(text: string, sign: string): string[][] | undefined {
	const rows: string[][] = [];
	let row: string[] = [];
	let field = '';
	let quoted = false;
	const endField = () => {
		row.push(field);
		field = '';
	};
	const endRow = () => {
		endField();
		if (row.some((cell) => cell.trim())) rows.push(row);
		row = [];
	};
	const source = text.replace(/\r\n?/g, '\n');
	for (let i = 0; i < source.length && rows.length < MOST_LINES; i++) {
		const letter = source.charAt(i);
		if (quoted) {
			if (letter !== '"') field += letter;
			else if (source[i + 1] === '"') field += source.charAt(++i);
			else quoted = false;
		} else if (letter === '"' && !field.trim()) {
			field = '';
			quoted = true;
		} else if (letter === sign) endField();
		else if (letter === '\n') endRow();
		else field += letter;
	}
	// The last quotation mark was never closed, so it was an inch sign.
	if (quoted) return undefined;
	endRow();
	return rows;
}

const split = (text: string, sign: string): string[][] =>
	delimited(text, sign) ?? linesOf(text).map((line) => line.split(sign));

/** `| a | b |`, with or without its outer bars, without the line of dashes under the heads. */
const pipes = (text: string): string[][] =>
	linesOf(text)
		.filter((line) => !/^[\s|:+=-]+$/.test(line))
		.map((line) =>
			line
				.trim()
				.replace(/^\||\|$/g, '')
				.split('|')
		);

const words = (line: string): string[] => line.trim().split(/\s+/);

/** Where all lines have a blank: the places between columns that are set one under the other. */
function aligned(lines: readonly string[]): string[][] {
	const wide = Math.max(...lines.map((line) => line.length));
	const blank = Array.from({ length: wide }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
	const cuts: [number, number][] = [];
	for (let at = 0; at < wide; at++) {
		if (!blank[at]) continue;
		const from = at;
		while (blank[at + 1]) at++;
		// A single blank in the same column of every line may be chance.
		if (from > 0 && at - from >= 1) cuts.push([from, at + 1]);
	}
	const starts = [0, ...cuts.map(([, to]) => to)];
	return lines.map((line) => starts.map((from, i) => line.slice(from, cuts[i]?.[0] ?? wide)));
}

/** Cells that two blanks or more keep apart. */
const gapped = (lines: readonly string[]): string[][] => lines.map((line) => line.trim().split(/\s{2,}/));

const widthOf = (rows: readonly (readonly string[])[]): number => rows[0]?.length ?? 0;

const even = (rows: readonly (readonly string[])[], least = 2): boolean =>
	widthOf(rows) >= least && rows.every((row) => row.length === widthOf(rows));

function columns(text: string): string[][] {
	const lines = linesOf(text.replace(/\t/g, '    '));
	const set = aligned(lines);
	const gaps = gapped(lines);
	// Gaps are surer, but a blank cell is one gap less.
	return even(gaps) && widthOf(gaps) >= widthOf(set) ? gaps : set;
}

const READ: Readonly<Record<Form, (text: string) => string[][]>> = {
	tabs: (text) => split(text, '\t'),
	pipes,
	semicolons: (text) => split(text, ';'),
	commas: (text) => split(text, ','),
	columns,
	spaces: (text) => linesOf(text).map(words),
	lines: (text) => linesOf(text).map((line) => [line])
};

/** Words that are no sentence: `1- AE AR AR NE DR`, as a page that was read by a machine gives it. */
const isTerse = (rows: readonly (readonly string[])[]): boolean =>
	even(rows, 3) && rows.every((row) => row.every((word) => word.length <= 6));

function formOf(text: string): Form {
	const lines = linesOf(text);
	const most = (sign: string) => lines.filter((line) => line.includes(sign)).length > lines.length / 2;
	if (most('\t')) return 'tabs';
	if (most('|')) return 'pipes';
	for (const [form, sign] of [
		['semicolons', ';'],
		['commas', ',']
	] as const)
		if (most(sign) && lines.length > 1 && even(READ[form](text))) return form;
	if (lines.length > 1 && even(READ.columns(text))) return 'columns';
	return isTerse(READ.spaces(text)) ? 'spaces' : 'lines';
}

/** Trimmed, as wide everywhere as it is anywhere, without rows and last columns that are empty. */
function squared(rows: readonly (readonly string[])[]): Grid {
	const trimmed = rows
		.map((row) => row.slice(0, MOST_CELLS).map((cell) => cell.replace(/\s+/g, ' ').trim()))
		.filter((row) => row.some(Boolean));
	const wide = Math.max(0, ...trimmed.map((row) => row.findLastIndex(Boolean) + 1));
	return trimmed.map((row) => Array.from({ length: wide }, (_, i) => row[i] ?? ''));
}

export const pasted = (text: string, form = formOf(text)): Pasted => ({ grid: squared(READ[form](text)), form });

/** The names of the letters from 160 to 255, in order. */
const LATIN =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot ' +
	'cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
	'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
	'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
	'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const ENTITIES: ReadonlyMap<string, string> = new Map([
	...Object.entries({
		...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", AMP: '&', LT: '<', GT: '>', QUOT: '"', NBSP: ' ' },
		...{ minus: '−', ndash: '–', mdash: '—', horbar: '―', hyphen: '‐', dash: '‐', plus: '+', ast: '*', frasl: '⁄' },
		...{ le: '≤', ge: '≥', ne: '≠', hellip: '…', bull: '•', dagger: '†', Dagger: '‡', prime: '′', Prime: '″' },
		...{ frac13: '⅓', frac23: '⅔', frac15: '⅕', frac25: '⅖', frac35: '⅗', frac45: '⅘', frac16: '⅙', frac56: '⅚' },
		...{ frac18: '⅛', frac38: '⅜', frac58: '⅝', frac78: '⅞', half: '½' },
		...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', OElig: 'Œ', oelig: 'œ', Yuml: 'Ÿ' },
		...{ ensp: ' ', emsp: ' ', thinsp: ' ', zwj: '', zwnj: '', rarr: '→', larr: '←', uarr: '↑', darr: '↓' }
	}),
	...LATIN.split(' ').map((name, i) => [name, name === 'nbsp' ? ' ' : String.fromCharCode(160 + i)] as const)
]);
const unescaped = (html: string): string =>
	html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (all, ten?: string, hex = '', name?: string) => {
		if (name) return ENTITIES.get(name) ?? all;
		const code = ten ? Number(ten) : parseInt(hex, 16);
		return code <= 0x10ffff ? String.fromCodePoint(code) : all;
	});

/** The HTML without elements of this class. Elements nested in one of the same tag are not handled. */
const without = (html: string, name: string): string =>
	html.replace(new RegExp(`<(span|small|i)\\b[^>]*\\bclass=["']?[^"'>]*\\b${name}\\b[^>]*>.*?</\\1>`, 'gis'), '');

/** A cell of a page; of a chart of Guidon without the other language, and with the letters of its notes as `[a]`. */
function cellText(html: string): string {
	const noted = without(without(html, 'other'), 'story')
		.replace(/<button\b.*?<\/button>/gis, '')
		.replace(/<sup\b[^>]*>(.*?)<\/sup>/gis, (_, inside: string) => {
			const letters = inside.replace(/<[^>]*>/g, '').trim();
			return letters ? ` [${letters}]` : '';
		});
	return unescaped(noted.replace(/<br\b[^>]*>|<\/p>/gi, ' ').replace(/<[^>]*>/g, ''));
}

/**
 * The first table of a page that was copied. Read by its tags alone: nothing of it becomes part of this page, and a policy of the
 * built page keeps the browser's own reader from texts that come from elsewhere.
 */
export function tableIn(html: string): Grid | undefined {
	const table = /<table\b[^>]*>(.*?)(?:<\/table>|$)/is.exec(html)?.[1];
	if (table === undefined) return undefined;
	const rows: string[][] = [];
	/** Of each column the cell from above that reaches down into this row, and for how many rows still. */
	const reaching: { text: string; rows: number }[] = [];
	for (const source of table.split(/<tr\b/i).slice(1, MOST_LINES + 1)) {
		const row: string[] = [];
		const carry = () => {
			for (let above = reaching[row.length]; above && above.rows > 0; above = reaching[row.length]) {
				above.rows--;
				row.push(above.text);
			}
		};
		for (const cell of source.split(/<t[dh]\b/i).slice(1)) {
			carry();
			const [, attributes = '', inside = ''] = /^([^>]*)>(.*)$/s.exec(cell) ?? [];
			const spans = (name: string, most: number) =>
				Math.min(most, Math.max(1, Number(new RegExp(`\\b${name}=["']?(\\d{1,6})`, 'i').exec(attributes)?.[1] ?? 1)));
			const wide = spans('colspan', MOST_CELLS);
			const down = spans('rowspan', MOST_LINES) - 1;
			const text = cellText(inside);
			for (let i = wide; i > 0 && row.length < MOST_CELLS; i--) {
				// A head over several columns is written once; a cell over several rows is repeated in each.
				const said = i === wide ? text : '';
				reaching[row.length] = { text: said, rows: down };
				row.push(said);
			}
		}
		carry();
		rows.push(row);
	}
	const grid = squared(rows);
	return grid.length ? grid : undefined;
}

/**
 * How many lines hold the heads of the columns. Two where the first has gaps that the second fills: `Odds` over `1-2`, `1-1`, `2-1`.
 */
export function headLinesIn(grid: Grid): number {
	const [first = [], second = []] = grid;
	const gaps = first.flatMap((cell, i) => (i > 0 && !cell ? [i] : []));
	const isTwo = grid.length > 2 && gaps.length > 0 && first.slice(1).some(Boolean) && gaps.every((i) => second[i]);
	return isTwo ? 2 : 1;
}

/** The grid with its heads in one line: those of the second line, and of the first where the second is blank. */
export function withHeadsIn(grid: Grid, lines: number): Grid {
	const [first = [], second = []] = grid;
	return lines < 2 ? grid : [second.map((cell, i) => cell || (first[i] ?? '')), ...grid.slice(2)];
}
