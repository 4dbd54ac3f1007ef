/** The shape of a pack as JSON Schema, for editors that complete and check as one types. Made from the schema that is used. */
import type * as v from 'valibot';
import { chosenOf, packSchema } from './schema';

type Node = Readonly<Record<string, unknown>>;
type Any = v.GenericSchema & {
	readonly type: string;
	readonly entries?: Readonly<Record<string, Any>>;
	readonly item?: Any;
	readonly items?: readonly Any[];
	readonly options?: readonly unknown[];
	readonly literal?: unknown;
	readonly wrapped?: Any;
	readonly key?: Any;
	readonly value?: Any;
	readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
};

/** What a check of valibot is called in JSON Schema, by the type it stands with. */
function limits({ type, pipe = [] }: Any): Node {
	const list = type === 'array';
	return Object.assign(
		{},
		...pipe.map(({ type, requirement }): Node => {
			switch (type) {
				case 'max_length':
					return { [list ? 'maxItems' : 'maxLength']: requirement };
				case 'min_length':
					return { [list ? 'minItems' : 'minLength']: requirement };
				case 'max_value':
					return { maximum: requirement };
				case 'min_value':
					return { minimum: requirement };
				case 'integer':
					return { type: 'integer' };
				case 'regex':
					return { pattern: (requirement as RegExp).source };
				case 'iso_date':
					return { format: 'date' };
				default:
					return {};
			}
		})
	);
}

function objectNode(entries: Readonly<Record<string, Any>>, write: (schema: Any) => Node): Node {
	const required = Object.keys(entries).filter((key) => entries[key]!.type !== 'optional');
	return {
		type: 'object',
		properties: Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, write(one)])),
		...(required.length && { required }),
		additionalProperties: false
	};
}

export function jsonSchema(): Node {
	const defs = new Map<string, Node>();
	const write = (schema: Any): Node => {
		const named = chosenOf(schema);
		if (named) {
			if (!defs.has(named.name)) {
				defs.set(named.name, {});
				defs.set(named.name, { anyOf: named.of().map((one) => write(one as Any)) });
			}
			return { $ref: `#/$defs/${named.name}` };
		}
		const { type, entries, item, items, options, literal, wrapped, key, value } = schema;
		switch (type) {
			case 'optional':
				return write(wrapped!);
			case 'strict_object':
				return objectNode(entries!, write);
			case 'array':
				return { type: 'array', items: write(item!), ...limits(schema) };
			case 'tuple':
				return { type: 'array', prefixItems: items!.map(write), minItems: items!.length, maxItems: items!.length };
			case 'record':
				return { type: 'object', propertyNames: write(key!), additionalProperties: write(value!) };
			case 'union':
			case 'variant':
				return { anyOf: options!.map((one) => write(one as Any)) };
			case 'picklist':
				return { enum: options };
			case 'literal':
				return { const: literal };
			case 'null':
			case 'string':
			case 'number':
				return { type, ...limits(schema) };
			default:
				throw new Error(`JSON Schema has no words for “${type}”: add it here.`);
		}
	};
	const root = write(packSchema as unknown as Any);
	return {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		title: 'Guidon pack',
		...root,
		$defs: Object.fromEntries(defs)
	};
}
