/** A battle as CSV. Pure. */
import { sayIn } from '$lib/core/lang';
import type { Label, Lang } from '$lib/core/types';
import type { Answers, Battle, Combat, Entry } from './types';
import { UNTHROWN } from './constants';
import { sheetWords as words } from './words';

export interface SheetNames {
	/** The calculator's title, or its id if unknown. */
	calculator?(id: string): Label;
	outcome?(id: string, calculator: string): Label;
	/** Who fought, the dice, and the result. */
	sentence?(entry: Combat): Label;
}

/** A leading apostrophe stops a spreadsheet from running the cell as a formula. */
const harmless = (cell: string): string => (/^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => `"${harmless(cell).replace(/"/g, '""')}"`;

/** Our own numbers stay numeric. */
const written = (cell: string | number): string => (typeof cell === 'number' ? String(cell) : quoted(cell));

const KINDS = { combat: words.combat, note: words.remark, turn: words.turnMark, change: words.unitChange };

export function battleSheet(
	battle: Battle,
	entries: readonly Entry[],
	lang: Lang,
	{ calculator = (id) => id, outcome = (id) => id, sentence = ({ shown }) => shown }: SheetNames = {}
): string {
	const columns: [Label, (entry: Entry) => string | number][] = [
		[words.when, (entry) => new Date(entry.created).toISOString()],
		[words.turn, (entry) => entry.turn],
		[words.kind, (entry) => sayIn(KINDS[entry.kind], lang)],
		[words.who, (entry) => (entry.who === undefined ? '' : battle.sides[entry.who].name)],
		[words.calculator, (entry) => (entry.kind === 'combat' ? sayIn(calculator(entry.calculator), lang) : '')],
		[words.sentence, (entry) => (entry.kind === 'combat' ? sayIn(sentence(entry), lang) : '')],
		[words.faces, (entry) => (entry.kind === 'combat' ? entry.faces.map(faceOf).join(' ') : '')],
		[
			words.outcome,
			(entry) =>
				entry.kind === 'combat' ? entry.outcome.map((id) => sayIn(outcome(id, entry.calculator), lang)).join(', ') : ''
		],
		[words.shown, (entry) => (entry.kind === 'combat' ? entry.shown[lang] : '')],
		[words.note, (entry) => entry.note ?? ''],
		[
			words.corrected,
			(entry) => (entry.kind === 'combat' ? (entry.corrected ?? []).map(({ shown }) => shown[lang]).join(' / ') : '')
		],
		[words.answers, (entry) => (entry.kind === 'combat' ? answersOf(entry.answers) : '')],
		[words.data, (entry) => (entry.kind === 'combat' ? entry.data : '')]
	];
	// French spreadsheets split at semicolons, because their decimals use commas.
	const separator = lang === 'fr' ? ';' : ',';
	const lines = [
		columns.map(([head]) => quoted(sayIn(head, lang))),
		...entries.map((entry) => columns.map(([, cell]) => written(cell(entry))))
	];
	// The byte order mark tells Excel that the file is UTF-8.
	return `\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`;
}

/** A dot for a skipped throw. */
const faceOf = (face: number): string => (face === UNTHROWN ? '·' : String(face));

const answersOf = (answers: Answers): string =>
	Object.entries(answers)
		.map(([question, answer]) => `${question}: ${typeof answer === 'string' ? answer : JSON.stringify(answer)}`)
		.join('; ');
