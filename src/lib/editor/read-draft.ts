/** The text of a draft, or of a pack that is to be worked on, as the editor holds it. Pure. */
import { isObject } from '$lib/core/is-object';
import { emptyDraft, type PackDraft } from './draft-file';

type Json = Readonly<Record<string, unknown>>;

const hasId = (value: unknown): value is Json => isObject(value) && typeof value.id === 'string';
const listOf = (value: unknown, fits: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits);

const isChart = (value: unknown): boolean =>
	hasId(value) &&
	listOf(value.columns, hasId) &&
	listOf(value.rows, (row) => hasId(row) && Array.isArray(row.cells)) &&
	[value.notes, value.groups].every((list) => list === undefined || listOf(list, hasId));

const isAbout = (file: Json): boolean =>
	isObject(file.game) &&
	listOf(file.authors, (one) => typeof one === 'string') &&
	listOf(file.languages, (one) => one === 'fr' || one === 'en') &&
	(file.languages as unknown[]).length > 0;

/** Nothing where the text is not one of a game: it may have been brought by a backup that somebody changed. */
export function readDraft(text: string): PackDraft | undefined {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return undefined;
	}
	if (!isObject(json) || !isAbout(json)) return undefined;
	// What is there keeps its order: untouched, a file is written as it was read.
	const missing = Object.entries(emptyDraft('fr', '')).filter(([key]) => !Object.hasOwn(json, key));
	const file = { ...json, ...Object.fromEntries(missing) } as unknown as PackDraft;
	const whole =
		listOf(file.charts, isChart) &&
		listOf(file.terms, hasId) &&
		listOf(file.calculators, hasId) &&
		listOf(file.examples, isObject);
	return whole ? file : undefined;
}
