/**
 * What a row must be to be kept, one check a table. The same checks stand at the door for what the app writes and for what a
 * file brings, so that everything kept can be exported and imported again. A check gives back a fresh, plain copy.
 */
import { DATA_TABLES, type DataTable, type Tables } from './store';
import type { Answers, Battle, Correction, Entry, Favourite, Json, Recent, Resolved, Side } from './types';

/** Names the place that is wrong. */
export class Fault extends Error {
	constructor(readonly where: string) {
		super(`The value at “${where}” is not one that Guidon writes.`);
	}
}

type Check<T> = (value: unknown, where: string) => T;

const check =
	<T>(is: (value: unknown) => boolean): Check<T> =>
	(value, where) => {
		if (!is(value)) throw new Fault(where);
		return value as T;
	};

const text = (max: number) => check<string>((value) => typeof value === 'string' && value.length <= max);
const pattern = (form: RegExp) => check<string>((value) => typeof value === 'string' && form.test(value));
const whole = (min: number, max: number) =>
	check<number>((value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max);
const oneOf = <const T>(...values: T[]) => check<T>((value) => values.includes(value as T));

const list =
	<T>(item: Check<T>, max: number): Check<T[]> =>
	(value, where) => {
		if (!Array.isArray(value) || value.length > max) throw new Fault(where);
		return value.map((one, i) => item(one, `${where}[${i}]`));
	};

const isObject = (value: unknown): value is Record<string, unknown> =>
	value !== null && typeof value === 'object' && !Array.isArray(value);

type Fields<T> = { [K in keyof T]-?: Check<NonNullable<T[K]>> };

/** An object with these fields and no others: a field that is not known would be lost in silence. */
function shape<T>(fields: Fields<T>, ...optional: (keyof T & string)[]): Check<T> {
	const names = Object.keys(fields) as (keyof T & string)[];
	return (value, where) => {
		if (!isObject(value)) throw new Fault(where);
		const strange = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
		if (strange !== undefined) throw new Fault(`${where}.${strange.slice(0, 40)}`);
		const copy: Partial<T> = {};
		for (const name of names) {
			const own = Object.hasOwn(value, name) ? value[name] : undefined;
			if (own === undefined && optional.includes(name)) continue;
			copy[name] = fields[name](own, `${where}.${name}`);
		}
		return copy as T;
	};
}

export const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Answers are as deep as a list of units with their leaders, not deeper. */
const json =
	(deep: number): Check<Json> =>
	(value, where) => {
		if (value === null || typeof value === 'boolean') return value;
		if (typeof value === 'string') return text(1_000)(value, where);
		if (typeof value === 'number' && Number.isFinite(value)) return value;
		if (deep === 0) throw new Fault(where);
		if (Array.isArray(value)) return list(json(deep - 1), 500)(value, where);
		if (isObject(value)) return object(deep)(value, where);
		throw new Fault(where);
	};

const object =
	(deep: number): Check<{ [key: string]: Json }> =>
	(value, where) => {
		if (!isObject(value)) throw new Fault(where);
		// What the page has not set is not in JSON either.
		const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined);
		if (pairs.length > 500) throw new Fault(where);
		return Object.fromEntries(
			pairs.map(([name, inner]) => {
				if (name.length > 100 || FORBIDDEN.includes(name)) throw new Fault(`${where}.${name.slice(0, 40)}`);
				return [name, json(deep - 1)(inner, `${where}.${name}`)];
			})
		);
	};

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const slug = pattern(new RegExp(`^(?=.{1,100}$)${SLUG}$`));
const calculator = pattern(new RegExp(`^(?=.{1,200}$)${SLUG}/${SLUG}$`));
/** An address inside the app and nothing else: it becomes a link. */
const path = pattern(new RegExp(`^(?=.{1,300}$)/(?:${SLUG}/)*(?:${SLUG})?(?:#[\\w.,:~=+-]{0,200})?$`));
const outcome = pattern(/^[\w.:+/-]{1,100}$/);
const day = pattern(/^\d{4}-\d{2}-\d{2}$/);
const colour = pattern(/^(#[0-9a-f]{6}|[a-z]+(-[a-z]+)*)$/i);
/** Up to the year 2200. */
const time = whole(0, 7_258_118_400_000);
const turn = whole(0, 10_000);
const answers = object(8) as Check<Answers>;

const kept = { id, created: time, updated: time };

const favourite = shape<Favourite>(
	{ ...kept, path, answers, name: text(200), order: whole(0, 1_000_000) },
	'answers',
	'name'
);

const side = shape<Side>({ name: text(200), colour });

const battle = shape<Battle>({
	...kept,
	game: slug,
	scenario: text(200),
	sides: (value, where) => {
		const sides = list(side, 2)(value, where);
		if (sides.length !== 2) throw new Fault(where);
		return sides as [Side, Side];
	},
	turn,
	turns: check<boolean>((value) => typeof value === 'boolean'),
	state: oneOf('running', 'paused', 'ended')
});

const resolved: Fields<Resolved> = {
	calculator,
	answers,
	// 200 attacks may hit, wound and be saved.
	faces: list(whole(0, 1_000), 2_000),
	outcome: list(outcome, 100),
	shown: shape({ fr: text(2_000), en: text(2_000) }),
	data: day
};

const logged = {
	...kept,
	battle: (value: unknown, where: string) => (value === '' ? '' : id(value, where)),
	turn,
	who: oneOf(0, 1),
	note: text(10_000)
};

const kinds = {
	combat: shape<Extract<Entry, { kind: 'combat' }>>(
		{
			...logged,
			...resolved,
			kind: oneOf('combat'),
			corrected: list(shape<Correction>({ ...resolved, at: time }), 1_000)
		},
		'who',
		'note',
		'corrected'
	),
	note: shape<Extract<Entry, { kind: 'note' }>>({ ...logged, kind: oneOf('note') }, 'who'),
	turn: shape<Extract<Entry, { kind: 'turn' }>>({ ...logged, kind: oneOf('turn') }, 'who', 'note')
};

const entry: Check<Entry> = (value, where) => {
	if (!isObject(value)) throw new Fault(where);
	const kind = oneOf('combat', 'note', 'turn')(value.kind, `${where}.kind`);
	return kinds[kind](value, where);
};

const recent = shape<Recent>({ path, when: time });

export const rowChecks: { readonly [T in DataTable]: Check<Tables[T]> } = {
	favourites: favourite,
	battles: battle,
	entries: entry,
	recents: recent
};

export const isDataTable = (table: string): table is DataTable => (DATA_TABLES as readonly string[]).includes(table);

/** The frame of a backup around its rows. */
export const frameChecks = {
	scope: oneOf('all', 'battle'),
	made: time,
	data: ((value, where) => {
		if (!isObject(value)) throw new Fault(where);
		return Object.fromEntries(
			Object.entries(value).map(([game, of]) => [
				slug(game, `${where}.${game.slice(0, 40)}`),
				day(of, `${where}.${game}`)
			])
		);
	}) satisfies Check<Record<string, string>>,
	rows: <T extends DataTable>(table: T, value: unknown): Tables[T][] =>
		list(rowChecks[table], Infinity)(value, table) as Tables[T][]
};
