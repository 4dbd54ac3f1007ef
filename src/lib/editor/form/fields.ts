/**
 * A form as data: beside each object of the schema stands a table of its fields, and `Fields.svelte` shows any of them. A row says
 * which key it changes, what kind of field it is, and what it is called. Pure.
 */
import type { Lang, Text } from '$lib/core/types';
import type { PackDraft } from '../draft-file';
import { partAt, withPart, type Path } from '../lists';

type Kind =
	| 'text'
	| 'long'
	/** A plain string: a rule, a letter. */
	| 'line'
	/** Several of them, with commas between. */
	| 'lines'
	/** A text, or what is said depending on the answers. */
	| 'said'
	| 'number'
	| 'flag'
	| 'pick'
	| 'picks'
	| 'expression'
	/** A figure, an expression, or explicitly none. */
	| 'worth'
	| 'die'
	| 'doubt'
	| 'group'
	| 'list'
	| 'record';

export interface Named {
	readonly id: string;
	readonly label: string;
}

/** One more part of a list; of a record under its name, which is typed where there is none. */
export interface Maker {
	readonly label: string;
	readonly name?: string;
	readonly part: unknown;
}

/** A change of a whole, whatever that is. */
export type Edit = <Whole>(whole: Whole) => Whole;

/** One that knows what it is. */
export const onWhole = <Known, Rest extends unknown[]>(change: (whole: Known, ...rest: Rest) => Known) =>
	// Its table is shown by the form of such a whole alone.
	change as unknown as <Whole>(whole: Whole, ...rest: Rest) => Whole;

/** What a form works on: a part of the draft, or what a part is going to be made of. */
export interface Form {
	readonly file: PackDraft;
	readonly lang: Lang;
	readonly whole: unknown;
	/** One step of undo; steps of the same key one after the other are one. */
	change(edit: Edit, key?: string): void;
	/** What is wrong at a part itself, or anywhere within it. */
	problem(path: Path, within: boolean): Text | undefined;
	/** What an expression may name there. */
	names(path: Path): readonly Named[];
	/** A name for one more entry of a record. */
	nameFor(words: string, path: Path): string;
}

export type Table = readonly Field[] | Tabled['fields'];
/** A method, as those of a row are. */
interface Tabled {
	fields(part: unknown, form: Form, path: Path): readonly Field[];
}

// Methods, so that a row may ask for more than any form has: its own table is only shown by its own form.
export interface Field<Part = unknown> {
	/** The way to it from its object; an empty one is the object itself. */
	readonly key: string | Path;
	readonly kind: Kind;
	readonly label: Text;
	readonly help?: Text;
	when?(part: Part, form: Form, path: Path): boolean;
	/** Empty it stays, and is told to be missing; others are left out of the file. */
	readonly needed?: true;
	/** Behind “more”. */
	readonly fold?: true;
	options?(form: Form, path: Path): readonly Named[];
	/** What it is called not to choose. */
	readonly none?: Text;
	/** Without a list all of them are meant. */
	readonly all?: true;
	/** What a ticked box says; `true`. */
	readonly on?: unknown;
	readonly min?: number;
	readonly max?: number;
	/** What an empty field counts for. */
	readonly usual?: number;
	/** Of a group, of each part of a list. */
	readonly of?: Table;
	/** A list may stand alone in the file where it has one part. */
	readonly lone?: true;
	/** So many parts stay. */
	readonly least?: number;
	/** Of a list: what one of its parts is called, and what it comes to. */
	title?(part: unknown, form: Form, path: Path): string;
	note?(part: unknown, form: Form, path: Path): string | undefined;
	make?(form: Form, path: Path): readonly Maker[];
	/** What a list may become with a tap. */
	suggest?(form: Form, path: Path): readonly { readonly label: string; readonly next: unknown }[];
	/** The whole with that said there, where more goes with it than the part itself. */
	put?<Whole>(whole: Whole, path: Path, value: unknown): Whole;
	/** The same without a part of it. */
	remove?<Whole>(whole: Whole, path: Path): Whole;
	/** Its parts keep their order. */
	readonly fixed?: true;
}

type KeysOf<Part> = Part extends unknown ? Extract<keyof Part, string> : never;

/** The fields of an object of the schema, by its own keys. */
export const table = <Part>(...fields: (Field<Part> & { readonly key: KeysOf<Part> | Path })[]): readonly Field[] =>
	fields;

/** What else a row says. */
type More<Part> = Partial<Omit<Field<Part>, 'key' | 'kind' | 'label'>>;

const row =
	(kind: Kind) =>
	<const Key extends string | Path, Part>(key: Key, label: Text, more?: More<Part>) => ({ key, kind, label, ...more });

export const text = row('text');
export const long = row('long');
export const line = row('line');
export const lines = row('lines');
export const said = row('said');
export const number = row('number');
export const flag = row('flag');
export const expression = row('expression');
export const worth = row('worth');
export const die = row('die');
export const doubt = row('doubt');

const choosing =
	(kind: 'pick' | 'picks') =>
	<const Key extends string | Path, Part>(
		key: Key,
		label: Text,
		options: NonNullable<Field['options']>,
		more?: More<Part>
	) => ({ key, kind, label, options, ...more });

export const pick = choosing('pick');
export const picks = choosing('picks');

const holding =
	(kind: 'group' | 'list' | 'record') =>
	<const Key extends string | Path, Part>(key: Key, label: Text, of: Table, more?: More<Part>) => ({
		...{ key, kind, label, of },
		...more
	});

export const group = holding('group');
export const list = holding('list');
export const record = holding('record');

export const pathOf = ({ key }: Field, at: Path): Path => [...at, ...(typeof key === 'string' ? [key] : key)];

/** The fields that a part has. */
export function fieldsOf(of: Table, form: Form, at: Path): readonly Field[] {
	const part = partAt(form.whole, at);
	const fields = typeof of === 'function' ? of(part, form, at) : of;
	return fields.filter(({ when }) => !when || when(part, form, at));
}

export const saysNothing = (value: unknown): boolean =>
	value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** Writes what a field says; letters typed one after the other are one step of undo. */
export function write(form: Form, { needed, put }: Field, path: Path, value: unknown, typing = false) {
	const next = !needed && saysNothing(value) ? undefined : value;
	form.change(
		(whole) => put?.(whole, path, next) ?? withPart(whole, path, next),
		typing ? path.join(' › ') : undefined
	);
}
