/**
 * What a row must be to be kept: one schema a table, at every door. It stands before what the app writes, what a file brings
 * and what is read from the disk, so that everything kept can be exported and imported again.
 */
import * as v from 'valibot';
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
import { DATA_TABLES, type DataTable, type MetaRows, type Tables } from './store';
import { STEPS } from './words';
import type { Answers, Json } from './types';

/** Names the place that is wrong. */
export class Fault extends Error {
	constructor(readonly where: string) {
		super(`The value at “${where}” is not one that Guidon writes.`);
	}
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const pattern = (form: RegExp) => v.pipe(v.string(), v.regex(form));
const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const list = <T extends v.GenericSchema>(item: T, max: number) => v.pipe(v.array(item), v.maxLength(max));

const isObject = (value: unknown): value is Record<string, unknown> =>
	value !== null && typeof value === 'object' && !Array.isArray(value);

/** Names that would reach into every object. valibot leaves them out in silence; here they are refused. */
export const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** What the page has not set is not in JSON either. */
const pairsOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined);

/** Answers are as deep as a list of units with their leaders, not deeper. */
function isJson(value: unknown, deep: number): boolean {
	if (value === null || typeof value === 'boolean') return true;
	if (typeof value === 'string') return value.length <= 1_000;
	if (typeof value === 'number') return Number.isFinite(value);
	if (deep === 0 || typeof value !== 'object') return false;
	if (Array.isArray(value)) return value.length <= 500 && value.every((inner) => isJson(inner, deep - 1));
	const pairs = pairsOf(value);
	return (
		pairs.length <= 500 &&
		pairs.every(([name, inner]) => name.length <= 100 && !FORBIDDEN.includes(name) && isJson(inner, deep - 1))
	);
}

/** Fresh and plain: pages hold their state in proxies, which the database does not take. */
const copy = (value: Json): Json =>
	Array.isArray(value)
		? value.map(copy)
		: isObject(value)
			? Object.fromEntries(pairsOf(value).map(([name, inner]) => [name, copy(inner as Json)]))
			: value;

const answers = v.pipe(
	v.custom<Answers>((value) => isObject(value) && isJson(value, 8)),
	v.transform((value) => copy(value) as Answers)
);

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const slug = pattern(new RegExp(`^(?=.{1,100}$)${SLUG}$`));
/** A game that came as a file has its own space of ids: `~little-wars`. */
const GAME = `~?${SLUG}`;
const game = pattern(new RegExp(`^(?=.{1,100}$)${GAME}$`));
const calculator = pattern(new RegExp(`^(?=.{1,200}$)${GAME}/${SLUG}$`));
/** An address inside the app and nothing else: it becomes a link. */
const path = pattern(new RegExp(`^(?=.{1,300}$)/(?:${GAME}/)?(?:${SLUG}/)*(?:${SLUG})?(?:#[\\w.,:~=+-]{0,200})?$`));
const outcome = pattern(/^[\w.:+/-]{1,100}$/);
const day = pattern(/^\d{4}-\d{2}-\d{2}$/);
const colour = pattern(/^(#[0-9a-f]{6}|[a-z]+(-[a-z]+)*)$/i);
const time = whole(0, MOST_TIME);
const order = whole(0, MOST_ORDER);
const turn = whole(0, MOST_TURN);
const kept = { id, created: time, updated: time };

/** `object`: what to do about a field that is not known. */
function schemas(object: typeof v.strictObject) {
	const side = object({ name: text(200), colour });
	const resolved = {
		calculator,
		answers,
		// 200 attacks may hit, wound and be saved.
		faces: list(whole(0, 1_000), 2_000),
		outcome: list(outcome, 100),
		shown: object({ fr: text(2_000), en: text(2_000) }),
		data: day
	};
	const note = text(10_000);
	const loss = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000), v.maxValue(1_000));
	const changes = list(
		v.union([
			object({ unit: id, state: slug, is: v.boolean() }),
			object({ unit: id, lost: loss }),
			object({ group: id, state: slug, is: v.boolean() })
		]),
		MOST_CHANGES
	);
	const states = v.optional(list(slug, 20));
	const unit = object({ id, name: text(MOST_NAME), card: answers, states, lost: v.optional(whole(0, 100_000)) });
	const group = object({
		id,
		name: text(MOST_NAME),
		units: list(unit, MOST_UNITS),
		states,
		breaks: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
		warns: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)))
	});
	const logged = {
		...kept,
		battle: v.union([v.literal(UNKEPT), id]),
		order,
		turn,
		who: v.optional(v.picklist([0, 1]))
	};
	return {
		favourites: object({ ...kept, path, answers: v.optional(answers), name: v.optional(text(200)), order }),
		battles: object({
			...kept,
			game,
			scenario: text(200),
			sides: v.strictTuple([side, side]),
			turn,
			turns: v.boolean(),
			state: v.picklist(['running', 'paused', 'ended'])
		}),
		entries: v.variant('kind', [
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
			object({ ...logged, kind: v.literal('turn'), note: v.optional(note) }),
			object({ ...logged, kind: v.literal('change'), changes, note: v.optional(note) })
		]),
		recents: object({ path, when: time }),
		packs: object({ id: slug, version: whole(1, MOST_TURN), text: text(MOST_PACK), installedAt: time }),
		drafts: object({ ...kept, text: text(MOST_DRAFT) }),
		forces: object({
			...kept,
			game,
			name: text(200),
			battle: v.optional(id),
			side: v.optional(v.picklist([0, 1])),
			groups: list(group, MOST_GROUPS)
		}),
		aside: object({ text: v.string(), table: text(40), found: time })
	} satisfies { readonly [T in DataTable]: v.GenericSchema<unknown, Tables[T]> };
}

/** A field that is not known would be lost in silence: it is refused. */
const strict = schemas(v.strictObject);
/** What a newer version wrote is read without the fields it added, and never written back. */
const lenient = schemas(v.object as unknown as typeof v.strictObject);

const OPTIONS = { abortEarly: true } as const;

const whereOf = (path: readonly v.IssuePathItem[] = []): string =>
	path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`)).join('');

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): T {
	const result = v.safeParse(schema, value, OPTIONS);
	if (!result.success) throw new Fault((where + whereOf(result.issues[0].path)).replace(/^\./, ''));
	return result.output;
}

const schemaOf = <T extends DataTable>(table: T, all: typeof strict = strict) =>
	all[table] as unknown as v.GenericSchema<unknown, Tables[T]>;

/** A fresh, plain copy without what is undefined, or a fault that names the place. */
export const rowOf = <T extends DataTable>(table: T, value: unknown, where: string = table): Tables[T] =>
	Object.fromEntries(pairsOf(parse(schemaOf(table), value, where))) as unknown as Tables[T];

/** Whether a row that was found on the disk is one that this version would have written. */
export const isRow = <T extends DataTable>(table: T, value: unknown): value is Tables[T] =>
	v.is(schemaOf(table), value);

/** What this version understands of a row that a newer one wrote. */
export function understood<T extends DataTable>(table: T, value: unknown): Tables[T] | undefined {
	const result = v.safeParse(schemaOf(table, lenient), value, OPTIONS);
	return result.success ? result.output : undefined;
}

export const isDataTable = (table: string): table is DataTable => (DATA_TABLES as readonly string[]).includes(table);

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

/** The frame of a backup around its rows. */
export const frameOf = (value: unknown) => {
	const { scope, made, data, gone, format, tables } = parse(file, value, '');
	return { scope, made, data, gone, format, tables };
};

const count = whole(0, MOST_ORDER);

const metas = {
	schema: v.object({ key: v.literal('schema'), version: count }),
	history: v.object({
		key: v.literal('history'),
		first: count,
		at: count,
		steps: v.array(v.object({ what: v.picklist(STEPS), when: time, size: count })),
		ops: v.array(v.string())
	}),
	backup: v.object({ key: v.literal('backup'), at: time, mark: v.optional(time) }),
	persist: v.object({ key: v.literal('persist'), at: time })
} satisfies { readonly [K in keyof MetaRows]: v.GenericSchema<unknown, MetaRows[K]> };

/** A row about the rest; nothing where it is damaged: what it said is then not known. */
export function metaRow<K extends keyof MetaRows>(key: K, value: unknown): MetaRows[K] | undefined {
	return v.is(metas[key], value) ? (value as unknown as MetaRows[K]) : undefined;
}
