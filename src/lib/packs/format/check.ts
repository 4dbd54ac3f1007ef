/** Checks references between the parts of a pack, and forbidden characters in texts. The schema has been checked before. */
import { pieces } from '$lib/core/figures';
import { annotated, codesIn } from '$lib/core/charts/cell';
import { isText } from '$lib/core/lang';
import { LANGS, type Chart, type Lang, type Text, type Value } from '$lib/core/types';
import type { Json } from './json';
import { nearest, unknown, type Problem } from './problems';
import { LIMITS } from './limits';
import type { PackFile } from './schema';

type Write = (place: string, fr: string, en: string) => void;

function twice(ids: readonly string[], place: string, write: Write) {
	const seen = new Set<string>();
	for (const id of ids) {
		if (seen.has(id)) write(place, `«\u202f${id}\u202f» est là deux fois.`, `“${id}” stands there twice.`);
		seen.add(id);
	}
}

/** Names that pages give to their own elements, and addresses that are no chart. */
const TAKEN = /^(main|chart|svelte-announcer|(note|term|doubt)-.*)$/;
const BESIDE_CHARTS = /^(terms|calc)$/;

/** Control, invisible and bidirectional characters: no game needs them, and they can make one word look like another. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const TAG = /<(?:!--|[/!?]?[a-z])[^<]*>/i;
const ADDRESS = /\b(?:https?|ftp|javascript|data|vbscript|file|blob):|\bwww\./i;

function textProblem(words: string): Text | undefined {
	if (UNSEEN.test(words) || LONE.test(words)) {
		return {
			fr: 'Le texte contient un caractère invisible ou qui retourne l’écriture\u00a0: retapez-le.',
			en: 'The text holds a character that is invisible or turns the writing round: type it again.'
		};
	}
	if (TAG.test(words)) {
		return { fr: 'Un texte ne contient pas de balise HTML.', en: 'A text holds no HTML tag.' };
	}
	if (ADDRESS.test(words)) {
		return { fr: 'Un texte ne contient pas d’adresse web.', en: 'A text holds no web address.' };
	}
	return undefined;
}

const idOf = (value: Json, key: string): string =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	typeof (value as { id?: Json }).id === 'string'
		? (value as { id: string }).id
		: key;

/** Every text of the file as it was written, by its place. */
function checkTexts(json: Json, languages: readonly Lang[], write: Write, place: readonly string[] = []) {
	const at = place.join(' › ');
	if (typeof json === 'string') {
		const problem = textProblem(json);
		if (problem) write(at, problem.fr, problem.en);
		return;
	}
	if (typeof json !== 'object' || json === null) return;
	const keys = Object.keys(json);
	if (!Array.isArray(json) && keys.length && keys.every((key) => (LANGS as readonly string[]).includes(key))) {
		const missing = languages.find((lang) => !keys.includes(lang));
		const beyond = keys.find((key) => !(languages as readonly string[]).includes(key));
		if (missing)
			write(
				at,
				`Il manque le texte en «\u202f${missing}\u202f», que «\u202flanguages\u202f» promet.`,
				`The text in “${missing}”, which “languages” promises, is missing.`
			);
		if (beyond)
			write(
				at,
				`«\u202flanguages\u202f» ne nomme pas «\u202f${beyond}\u202f».`,
				`“languages” does not name “${beyond}”.`
			);
	}
	for (const [key, inside] of Object.entries(json) as [string, Json][]) {
		const problem = textProblem(key);
		if (problem) write(at, problem.fr, problem.en);
		checkTexts(inside, languages, write, [...place, Array.isArray(json) ? idOf(inside, String(Number(key) + 1)) : key]);
	}
}

/** The terms that a text links to. */
const linksIn = ({ fr, en }: Text): string[] =>
	[fr, en].flatMap((words) => pieces(words).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])));

/** The terms that a value names, and those that its words link to. */
const termsIn = (value: Value): string[] => {
	if (value !== null && typeof value === 'object' && 'join' in value) return value.of.flatMap(termsIn);
	return value !== null && isText(value) ? linksIn(value) : codesIn(value);
};

function checkChart(
	chart: Chart,
	terms: ReadonlyMap<string, readonly string[]>,
	sheets: readonly string[],
	write: Write
) {
	const place = `charts › ${chart.id}`;
	const names = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);
	const [rows, columns, notes, groups] = [
		names(chart.rows),
		names(chart.columns),
		names(chart.notes),
		names(chart.groups)
	];
	twice(rows, `${place} › rows`, write);
	twice(columns, `${place} › columns`, write);
	twice(notes, `${place} › notes`, write);
	twice(groups, `${place} › groups`, write);
	const missing = (at: string, what: Text, id: string, known: readonly string[]) => {
		if (known.includes(id)) return;
		const { fr, en } = unknown(
			what,
			id,
			known.map((id) => ({ id }))
		);
		write(at, fr, en);
	};
	const note = { fr: 'La note', en: 'note' };
	const term = (at: string, value: Value) => {
		for (const code of termsIn(value)) {
			if (terms.has(code)) continue;
			const known = [...terms].map(([id, words]) => ({ id, words }));
			const { fr, en } = unknown({ fr: 'Le terme', en: 'term' }, code, known);
			write(at, fr, en);
		}
	};
	if (BESIDE_CHARTS.test(chart.id))
		write(place, `«\u202f${chart.id}\u202f» est pris par une page.`, `“${chart.id}” is taken by a page.`);
	for (const { id, notes: pointed = [], head } of chart.columns) {
		for (const one of pointed) missing(`${place} › columns › ${id}`, note, one, notes);
		term(`${place} › columns › ${id}`, head);
	}
	for (const row of chart.rows) {
		const at = `${place} › rows › ${row.id}`;
		if (TAKEN.test(row.id))
			write(at, `«\u202f${row.id}\u202f» est pris par la page.`, `“${row.id}” is taken by the page.`);
		if (row.cells.length !== columns.length) {
			write(
				at,
				`La ligne a ${row.cells.length} cases pour ${columns.length} colonnes.`,
				`The row has ${row.cells.length} cells for ${columns.length} columns.`
			);
		}
		for (const one of [...(row.notes ?? []), ...row.cells.flatMap((cell) => annotated(cell).notes ?? [])])
			missing(at, note, one, notes);
		if (row.group !== undefined) missing(at, { fr: 'Le groupe', en: 'group' }, row.group, groups);
		else if (groups.length)
			write(
				at,
				'La ligne n’est dans aucun groupe, alors que la table en a.',
				'The row is in no group, though the chart has some.'
			);
		for (const one of row.not ?? []) missing(at, { fr: 'La ligne', en: 'row' }, one, rows);
		term(at, row.head);
		for (const cell of row.cells) term(at, annotated(cell).value);
	}
	for (const { id, text } of chart.notes ?? []) term(`${place} › notes › ${id}`, text);
	for (const code of Object.keys(chart.matrix?.sayCode ?? {})) term(`${place} › matrix`, { code });
	for (const sheet of chart.source.sheets)
		missing(`${place} › source`, { fr: 'La feuille', en: 'sheet' }, sheet, sheets);
	const { matrix } = chart;
	for (const lang of LANGS) {
		for (const hole of ['{row}', '{column}', '{value}']) {
			if (matrix && !matrix.say[lang].includes(hole))
				write(`${place} › matrix › say`, `Il y manque ${hole}.`, `${hole} is missing.`);
		}
	}
}

/** Texts without placeholders: a brace in them would be shown literally. */
function checkBraces(file: PackFile, write: Write) {
	for (const { id, title, summary, questions } of file.calculators ?? []) {
		const plain = [title, summary, ...questions.flatMap(({ ask, short }) => [ask, short])];
		for (const text of plain) {
			if (!/[{}]/.test(text.fr + text.en)) continue;
			write(
				`calculators › ${id}`,
				`Ce texte ne peut pas avoir d’accolades\u00a0: «\u202f${text.fr}\u202f».`,
				`This text cannot have braces: “${text.en}”.`
			);
		}
	}
}

const LICENCE = /^(private|[A-Za-z0-9][A-Za-z0-9.+-]*(?: (?:AND|OR|WITH) [A-Za-z0-9][A-Za-z0-9.+-]*)*)$/;

export function checkPack(file: PackFile, json: Json, charts: readonly Chart[]): Problem[] {
	const problems: Problem[] = [];
	const write: Write = (place, fr, en) => void problems.push({ place, says: { fr, en } });
	checkTexts(json, file.languages, write);
	const cells = charts.reduce((sum, { rows }) => sum + rows.reduce((all, { cells }) => all + cells.length, 0), 0);
	if (cells > LIMITS.cells) {
		write(
			'charts',
			`Il y a ${cells} cases\u00a0: ${LIMITS.cells} au plus.`,
			`There are ${cells} cells: ${LIMITS.cells} at most.`
		);
	}
	if (!LICENCE.test(file.licence)) {
		write(
			'licence',
			'Il faut un identifiant de licence comme CC0-1.0 ou CC-BY-4.0, ou «\u202fprivate\u202f».',
			'This must be the id of a licence such as CC0-1.0 or CC-BY-4.0, or “private”.'
		);
	}
	const terms = file.terms ?? [];
	const sheets = (file.game.sheets ?? []).map(({ id }) => id);
	twice(
		charts.map(({ id }) => id),
		'charts',
		write
	);
	twice(
		terms.map(({ id }) => id),
		'terms',
		write
	);
	twice(sheets, 'game › sheets', write);
	twice(
		(file.calculators ?? []).map(({ id }) => id),
		'calculators',
		write
	);
	const known = new Map(
		terms.map(({ id, abbr, title }) => [
			id,
			[title.fr, title.en, ...(typeof abbr === 'string' ? [abbr] : abbr ? [abbr.fr, abbr.en] : [])]
		])
	);
	for (const { id, meaning } of terms) {
		if (TAKEN.test(id))
			write(`terms › ${id}`, `«\u202f${id}\u202f» est pris par la page.`, `“${id}” is taken by the page.`);
		for (const link of linksIn(meaning)) {
			if (known.has(link)) continue;
			const meant = nearest(
				link,
				[...known].map(([id, words]) => ({ id, words }))
			);
			write(
				`terms › ${id}`,
				`Le terme «\u202f${link}\u202f» n’existe pas.${meant ? ` Vouliez-vous écrire «\u202f${meant}\u202f»\u202f?` : ''}`,
				`There is no term “${link}”.${meant ? ` Did you mean “${meant}”?` : ''}`
			);
		}
	}
	for (const chart of charts) checkChart(chart, known, sheets, write);
	for (const { id, charts: named, questions } of file.calculators ?? []) {
		const ids = charts.map(({ id, title }) => ({ id, words: [title.fr, title.en] }));
		for (const chart of named) {
			if (ids.some(({ id }) => id === chart)) continue;
			const { fr, en } = unknown({ fr: 'La table', en: 'chart' }, chart, ids);
			write(`calculators › ${id} › charts`, fr, en);
		}
		twice(
			questions.map(({ id }) => id),
			`calculators › ${id} › questions`,
			write
		);
	}
	checkBraces(file, write);
	return problems;
}
