/**
 * One schema per table, applied to every row: those the app writes, those a file brings, and those read from the disk. So everything kept
 * can be exported and imported again.
 */
import * as v from 'valibot';
import { isObject } from '$lib/core/is-object';
import {
	MOST_CHANGES,
	MOST_DRAFT,
	MOST_GONE,
	MOST_GROUPS,
	MOST_NAME,
	MOST_ORDER,
	MOST_PACK,
	MOST_TIME,
	MOST_TURN,
	MOST_UNITS,
	UNKEPT
} from './constants';
import type { DataTable, MetaRows, Tables } from './store';
import { STEPS } from './words';
import type { Answers, Json } from './types';

/** Its message contains the path of the wrong value. */
export class Fault extends Error {
	constructor(readonly where: string) {
		super(`The value at “${where}” is not one that Guidon writes.`);
	}
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const pattern = (form: RegExp) => v.pipe(v.string(), v.regex(form));
const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const list = <T extends v.GenericSchema>(item: T, max: number) => v.pipe(v.array(item), v.maxLength(max));

/** Names that could reach `Object.prototype`. valibot drops them silently; here they are refused. */
export const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Ignores undefined fields, which JSON does not have either. */
const pairsOf = <T>(value: Readonly<Record<string, T>>) =>
	Object.entries(value).filter(([, inner]) => inner !== undefined);

/** `deep` limits nesting: answers are at most a list of units with their leaders. */
function isJson(value: unknown, deep: number): boolean {
	if (value === null || typeof value === 'boolean') return true;
	if (typeof value === 'string') return value.length <= 1_000;
	if (typeof value === 'number') return Number.isFinite(value);
	if (deep === 0) return false;
	if (Array.isArray(value)) return value.length <= 500 && value.every((inner) => isJson(inner, deep - 1));
	if (!isObject(value)) return false;
	const pairs = pairsOf(value);
	return (
		pairs.length <= 500 &&
		pairs.every(([name, inner]) => name.length <= 100 && !FORBIDDEN.includes(name) && isJson(inner, deep - 1))
	);
}

/** A plain copy: pages hold their state in proxies, which IndexedDB cannot clone. */
function copy(value: Json): Json {
	if (value === null || typeof value !== 'object') return value;
	return isList(value) ? value.map(copy) : copyAnswers(value);
}

/** `Array.isArray` does not exclude read-only lists. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const copyAnswers = (value: Answers): Answers =>
	Object.fromEntries(pairsOf(value).map(([name, inner]) => [name, copy(inner)]));

const answers = v.pipe(
	v.custom<Answers>((value) => isObject(value) && isJson(value, 8)),
	v.transform(copyAnswers)
);

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const slug = pattern(new RegExp(`^(?=.{1,100}$)${SLUG}$`));
/** Ids of installed packs begin with a tilde: `~little-wars`. */
const GAME = `~?${SLUG}`;
const game = pattern(new RegExp(`^(?=.{1,100}$)${GAME}$`));
const calculator = pattern(new RegExp(`^(?=.{1,200}$)${GAME}/${SLUG}$`));
/** A path inside the app and nothing else, because pages render it as a link. */
const path = pattern(new RegExp(`^(?=.{1,300}$)/(?:${GAME}/)?(?:${SLUG}/)*(?:${SLUG})?(?:#[\\w.,:~=+-]{0,200})?$`));
const outcome = pattern(/^[\w.:+/-]{1,100}$/);
const day = pattern(/^\d{4}-\d{2}-\d{2}$/);
const colour = pattern(/^(#[0-9a-f]{6}|[a-z]+(-[a-z]+)*)$/i);
const time = whole(0, MOST_TIME);
const order = whole(0, MOST_ORDER);
const turn = whole(0, MOST_TURN);
const kept = { id, created: time, updated: time };

const note = text(10_000);
const states = v.optional(list(slug, 20));
const breaks = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)));

/** Makes an object schema: strict or lenient about unknown fields. */
type MakeObject = typeof v.strictObject;

const changesOf = (object: MakeObject) =>
	list(
		v.union([
			object({ unit: id, state: slug, is: v.boolean() }),
			object({ unit: id, lost: whole(-1_000, 1_000) }),
			object({ group: id, state: slug, is: v.boolean() }),
			object({ group: id, spent: whole(0, 1_000) })
		]),
		MOST_CHANGES
	);

function groupOf(object: MakeObject) {
	const unit = object({ id, name: text(MOST_NAME), card: answers, states, lost: v.optional(whole(0, 100_000)) });
	return object({ id, name: text(MOST_NAME), units: list(unit, MOST_UNITS), states, breaks, warns: breaks });
}

function entryOf(object: MakeObject) {
	const resolved = {
		calculator,
		answers,
		// Room for 200 attacks that hit, wound and are saved.
		faces: list(whole(0, 1_000), 2_000),
		outcome: list(outcome, 100),
		shown: object({ fr: text(2_000), en: text(2_000) }),
		data: day
	};
	const logged = {
		...kept,
		battle: v.union([v.literal(UNKEPT), id]),
		order,
		turn,
		who: v.optional(v.picklist([0, 1]))
	};
	const changes = changesOf(object);
	return v.variant('kind', [
		object({
			...logged,
			...resolved,
			kind: v.literal('combat'),
			units: v.optional(v.strictTuple([text(MOST_NAME), text(MOST_NAME)])),
			note: v.optional(note),
			corrected: v.optional(list(object({ ...resolved, at: time }), 1_000)),
			fought: v.optional(v.record(slug, list(id, MOST_UNITS))),
			changes: v.optional(changes)
		}),
		object({ ...logged, kind: v.literal('note'), note }),
		object({
			...logged,
			kind: v.literal('turn'),
			note: v.optional(note),
			dice: v.optional(v.record(id, object({ face: whole(0, 1_000), spent: whole(0, 1_000) }))),
			clock: v.optional(v.picklist(['runs', 'stops']))
		}),
		object({ ...logged, kind: v.literal('change'), changes, note: v.optional(note) })
	]);
}

type Schemas = { readonly [T in DataTable]: v.GenericSchema<unknown, Tables[T]> };

function schemas(object: MakeObject): Schemas {
	const side = object({ name: text(200), colour });
	return {
		favourites: object({ ...kept, path, answers: v.optional(answers), name: v.optional(text(200)), order }),
		battles: object({
			...kept,
			game,
			scenario: text(200),
			sides: v.strictTuple([side, side]),
			turn,
			turns: v.boolean(),
			state: v.picklist(['running', 'paused', 'ended']),
			clock: v.optional(object({ ends: v.optional(time) }))
		}),
		entries: entryOf(object),
		recents: object({ path, when: time }),
		packs: object({ id: slug, version: whole(1, MOST_TURN), text: text(MOST_PACK), installedAt: time }),
		drafts: object({ ...kept, text: text(MOST_DRAFT) }),
		forces: object({
			...kept,
			game,
			name: text(200),
			battle: v.optional(id),
			side: v.optional(v.picklist([0, 1])),
			groups: list(groupOf(object), MOST_GROUPS)
		}),
		aside: object({ text: v.string(), table: text(40), found: time })
	};
}

/** For what this version writes or imports: an unknown field is refused, because it would otherwise be lost silently. */
const strict = schemas(v.strictObject);
/** For rows of a newer version: fields it added are ignored. Such rows are never written back. Both functions take and return the same. */
const lenient = schemas(v.object as never);

const OPTIONS = { abortEarly: true } as const;

const whereOf = (path: readonly v.IssuePathItem[] = []): string =>
	path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`)).join('');

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): T {
	const result = v.safeParse(schema, value, OPTIONS);
	if (!result.success) throw new Fault((where + whereOf(result.issues[0].path)).replace(/^\./, ''));
	return result.output;
}

/** A plain copy without undefined fields. Throws a `Fault` with the path of the first wrong value. */
export function rowOf<T extends DataTable>(table: T, value: unknown, where: string = table): Tables[T] {
	const row = parse(strict[table], value, where);
	for (const field in row) if (row[field] === undefined) delete row[field];
	return row;
}

/** Whether a row read from the disk matches the schema of this version. */
export const isRow = <T extends DataTable>(table: T, value: unknown): value is Tables[T] => v.is(strict[table], value);

/** The fields of a newer version's row that this version knows. */
export function understood<T extends DataTable>(table: T, value: unknown): Tables[T] | undefined {
	const result = v.safeParse(lenient[table], value, OPTIONS);
	return result.success ? result.output : undefined;
}

const said = v.strictObject({ fr: text(2_000), en: text(2_000) });
const gone = v.pipe(
	v.record(v.union([path, calculator]), v.strictObject({ title: said, of: v.optional(said) })),
	v.check((words) => Object.keys(words).length <= MOST_GONE)
);

const file = v.strictObject({
	app: v.literal('guidon'),
	format: whole(1, 1_000),
	scope: v.picklist(['all', 'battle']),
	made: time,
	data: v.record(game, day),
	gone: v.optional(gone),
	tables: v.custom<Readonly<Record<string, unknown>>>(isObject)
});

/** Checks the fields of a backup around its tables. */
export const frameOf = (value: unknown) => {
	const { scope, made, data, gone, format, tables } = parse(file, value, '');
	return { scope, made, data, gone, format, tables };
};

const count = whole(0, MOST_ORDER);

const metas: { readonly [K in keyof MetaRows]: v.GenericSchema<unknown, MetaRows[K]> } = {
	schema: v.object({ key: v.literal('schema'), version: count }),
	history: v.object({
		key: v.literal('history'),
		first: count,
		at: count,
		steps: v.array(v.object({ what: v.picklist(STEPS), when: time, size: count })),
		ops: v.array(v.string())
	}),
	backup: v.object({ key: v.literal('backup'), at: time, mark: v.optional(time) }),
	copies: v.object({ key: v.literal('copies'), at: time, mark: time, battles: v.record(v.string(), time) }),
	persist: v.object({ key: v.literal('persist'), at: time })
};

/** Whether a row of the `meta` table is whole. */
export const isMeta = <K extends keyof MetaRows>(key: K, value: unknown): value is MetaRows[K] =>
	v.is(metas[key], value);
