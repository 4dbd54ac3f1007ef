/** Checks references between the parts of a pack, and forbidden characters in texts. The schema has been checked before. */
import { pieces } from '$lib/core/figures';
import { annotated, codesIn } from '$lib/core/charts/cell';
import { isObject } from '$lib/core/is-object';
import { isLang, isText } from '$lib/core/lang';
import { LANGS, type Chart, type Lang, type Row, type Text, type Value } from '$lib/core/types';
import type { Json } from './json';
import { CHART, didYouMean, idOf, nearest, TERM, unknown, type Known, type Problem } from './problems';
import { LIMITS } from './limits';
import type { CalculatorData, PackFile } from './schema';

/** The problems that are found, each with its place. */
class Found {
	readonly problems: Problem[] = [];

	write(place: string, fr: string, en: string) {
		this.problems.push({ place, says: { fr, en } });
	}

	/** An id that should name a part, and names none. */
	missing(place: string, what: Text, id: string, known: readonly Known[], ids = new Set(known.map(idOf))) {
		if (!ids.has(id)) this.problems.push({ place, says: unknown(what, id, known) });
	}

	/** Ids of parts of a list: none may be there twice. */
	twice(place: string, parts: readonly { readonly id: string }[] = []) {
		const seen = new Set<string>();
		for (const { id } of parts) {
			if (seen.has(id)) this.write(place, `«\u202f${id}\u202f» est là deux fois.`, `“${id}” stands there twice.`);
			seen.add(id);
		}
	}

	/** An id that a page of the app has already. */
	taken(place: string, id: string, names: RegExp, [fr, en]: readonly [string, string] = ['la page', 'the page']) {
		if (names.test(id)) this.write(place, `«\u202f${id}\u202f» est pris par ${fr}.`, `“${id}” is taken by ${en}.`);
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

const nameOf = (value: Json, key: string): string => (isObject(value) && typeof value.id === 'string' ? value.id : key);

/** Every text of the file as it was written, by its place. */
function checkTexts(json: Json, languages: readonly Lang[], found: Found, place: readonly string[] = []) {
	const at = place.join(' › ');
	const checkWords = (words: string) => {
		const problem = textProblem(words);
		if (problem) found.write(at, problem.fr, problem.en);
	};
	if (typeof json === 'string') return checkWords(json);
	if (typeof json !== 'object' || json === null) return;
	const keys = Object.keys(json);
	if (!Array.isArray(json) && keys.length && keys.every(isLang)) {
		const missing = languages.find((lang) => !keys.includes(lang));
		const beyond = keys.find((key) => !languages.includes(key));
		if (missing)
			found.write(
				at,
				`Il manque le texte en «\u202f${missing}\u202f», que «\u202flanguages\u202f» promet.`,
				`The text in “${missing}”, which “languages” promises, is missing.`
			);
		if (beyond)
			found.write(
				at,
				`«\u202flanguages\u202f» ne nomme pas «\u202f${beyond}\u202f».`,
				`“languages” does not name “${beyond}”.`
			);
	}
	for (const [key, inside] of Object.entries<Json>(json)) {
		checkWords(key);
		const step = Array.isArray(json) ? nameOf(inside, String(Number(key) + 1)) : key;
		checkTexts(inside, languages, found, [...place, step]);
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

const idsOf = (parts: readonly { readonly id: string }[] = []): string[] => parts.map(({ id }) => id);

/** The ids of the parts of a chart. */
type Ids = Readonly<Record<'rows' | 'columns' | 'notes' | 'groups', readonly string[]>>;

const NOTE: Text = { fr: 'La note', en: 'note' };

function checkRow(row: Row, at: string, { rows, columns, notes, groups }: Ids, found: Found) {
	found.taken(at, row.id, TAKEN);
	if (row.cells.length !== columns.length) {
		found.write(
			at,
			`La ligne a ${row.cells.length} cases pour ${columns.length} colonnes.`,
			`The row has ${row.cells.length} cells for ${columns.length} columns.`
		);
	}
	for (const one of [...(row.notes ?? []), ...row.cells.flatMap((cell) => annotated(cell).notes ?? [])])
		found.missing(at, NOTE, one, notes);
	if (row.group !== undefined) found.missing(at, { fr: 'Le groupe', en: 'group' }, row.group, groups);
	else if (groups.length) {
		found.write(
			at,
			'La ligne n’est dans aucun groupe, alors que la table en a.',
			'The row is in no group, though the chart has some.'
		);
	}
	for (const one of row.not ?? []) found.missing(at, { fr: 'La ligne', en: 'row' }, one, rows);
}

function checkChart(chart: Chart, terms: readonly Known[], sheets: readonly string[], found: Found) {
	const place = `charts › ${chart.id}`;
	for (const part of ['rows', 'columns', 'notes', 'groups'] as const) found.twice(`${place} › ${part}`, chart[part]);
	const ids: Ids = {
		rows: idsOf(chart.rows),
		columns: idsOf(chart.columns),
		notes: idsOf(chart.notes),
		groups: idsOf(chart.groups)
	};
	const termIds = new Set(terms.map(idOf));
	const term = (at: string, value: Value) => {
		for (const code of termsIn(value)) found.missing(at, TERM, code, terms, termIds);
	};
	for (const { id, of = [] } of chart.groups ?? [])
		for (const one of of) found.missing(`${place} › groups › ${id}`, TERM, one, terms, termIds);
	found.taken(place, chart.id, BESIDE_CHARTS, ['une page', 'a page']);
	for (const { id, notes = [], head } of chart.columns) {
		const at = `${place} › columns › ${id}`;
		for (const one of notes) found.missing(at, NOTE, one, ids.notes);
		term(at, head);
	}
	for (const row of chart.rows) {
		const at = `${place} › rows › ${row.id}`;
		checkRow(row, at, ids, found);
		for (const value of [row.head, ...row.cells.map((cell) => annotated(cell).value)]) term(at, value);
	}
	for (const { id, text } of chart.notes ?? []) term(`${place} › notes › ${id}`, text);
	for (const code of Object.keys(chart.matrix?.sayCode ?? {})) term(`${place} › matrix`, { code });
	for (const sheet of chart.source.sheets)
		found.missing(`${place} › source`, { fr: 'La feuille', en: 'sheet' }, sheet, sheets);
	const { matrix } = chart;
	for (const lang of LANGS) {
		for (const hole of ['{row}', '{column}', '{value}']) {
			if (matrix && !matrix.say[lang].includes(hole))
				found.write(`${place} › matrix › say`, `Il y manque ${hole}.`, `${hole} is missing.`);
		}
	}
}

/** Texts without placeholders: a brace in them would be shown literally. */
function checkBraces({ id, title, summary, questions }: CalculatorData, found: Found) {
	for (const text of [title, summary, ...questions.flatMap(({ ask, short }) => [ask, short])]) {
		if (!/[{}]/.test(text.fr + text.en)) continue;
		found.write(
			`calculators › ${id}`,
			`Ce texte ne peut pas avoir d’accolades\u00a0: «\u202f${text.fr}\u202f».`,
			`This text cannot have braces: “${text.en}”.`
		);
	}
}

const LICENCE = /^(private|[A-Za-z0-9][A-Za-z0-9.+-]*(?: (?:AND|OR|WITH) [A-Za-z0-9][A-Za-z0-9.+-]*)*)$/;

function checkFile(file: PackFile, charts: readonly Chart[], found: Found) {
	const cells = charts.reduce((sum, { rows }) => sum + rows.reduce((all, { cells }) => all + cells.length, 0), 0);
	if (cells > LIMITS.cells) {
		found.write(
			'charts',
			`Il y a ${cells} cases\u00a0: ${LIMITS.cells} au plus.`,
			`There are ${cells} cells: ${LIMITS.cells} at most.`
		);
	}
	if (!LICENCE.test(file.licence)) {
		found.write(
			'licence',
			'Il faut un identifiant de licence comme CC0-1.0 ou CC-BY-4.0, ou «\u202fprivate\u202f».',
			'This must be the id of a licence such as CC0-1.0 or CC-BY-4.0, or “private”.'
		);
	}
	found.twice('charts', charts);
	found.twice('terms', file.terms);
	found.twice('game › sheets', file.game.sheets);
	found.twice('calculators', file.calculators);
}

function checkTerms(file: PackFile, known: readonly Known[], found: Found) {
	const ids = idsOf(file.terms);
	for (const { id, meaning } of file.terms ?? []) {
		found.taken(`terms › ${id}`, id, TAKEN);
		for (const link of meaning ? linksIn(meaning) : []) {
			if (ids.includes(link)) continue;
			const { fr, en } = didYouMean(nearest(link, known));
			found.write(
				`terms › ${id}`,
				`Le terme «\u202f${link}\u202f» n’existe pas.${fr}`,
				`There is no term “${link}”.${en}`
			);
		}
	}
}

export function checkPack(file: PackFile, json: Json, charts: readonly Chart[]): Problem[] {
	const found = new Found();
	checkTexts(json, file.languages, found);
	checkFile(file, charts, found);
	const terms = (file.terms ?? []).map(({ id, abbr, title }): Known => {
		const words = [title, abbr ?? []].flat().flatMap((one) => (typeof one === 'string' ? one : [one.fr, one.en]));
		return { id, words };
	});
	checkTerms(file, terms, found);
	for (const chart of charts) checkChart(chart, terms, idsOf(file.game.sheets), found);
	const titles = charts.map(({ id, title }): Known => ({ id, words: [title.fr, title.en] }));
	for (const { id, charts: named, questions } of file.calculators ?? []) {
		for (const chart of named) found.missing(`calculators › ${id} › charts`, CHART, chart, titles);
		found.twice(`calculators › ${id} › questions`, questions);
	}
	for (const data of file.calculators ?? []) checkBraces(data, found);
	return found.problems;
}
