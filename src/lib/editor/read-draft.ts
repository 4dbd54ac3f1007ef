/** The text of a draft, or of a pack that is to be worked on, as the editor holds it. Pure. */
import { isObject } from '$lib/core/is-object';
import { emptyDraft, type PackDraft } from './draft-file';
import { listOf } from './lists';

type Json = Readonly<Record<string, unknown>>;

const hasId = (value: unknown): value is Json => isObject(value) && typeof value.id === 'string';
const isList = (value: unknown, fits: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits);

const isChart = (value: unknown): boolean =>
	hasId(value) &&
	isList(value.columns, hasId) &&
	isList(value.rows, (row) => hasId(row) && Array.isArray(row.cells)) &&
	[value.notes, value.groups].every((list) => list === undefined || isList(list, hasId));

const isAbout = (file: Json): boolean =>
	isObject(file.game) &&
	isList(file.authors, (one) => typeof one === 'string') &&
	isList(file.languages, (one) => one === 'fr' || one === 'en') &&
	listOf(file.languages).length > 0;

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
		isList(file.charts, isChart) &&
		isList(file.terms, hasId) &&
		isList(file.calculators, hasId) &&
		isList(file.examples, isObject);
	return whole ? file : undefined;
}
