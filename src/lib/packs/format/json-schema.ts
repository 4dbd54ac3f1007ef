/** The shape of a pack as JSON Schema, for editors that complete and check as one types. Only the build and tests import this. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { NAMED_PARTS, packSchema } from './schema';

/** The union behind a schema that is chosen by its input. */
const unionOf = (schema: v.GenericSchema): v.GenericSchema =>
	'getter' in schema ? (schema as v.LazySchema<v.GenericSchema>).getter(undefined) : schema;

export const jsonSchema = (): JsonSchema => ({
	title: 'Guidon pack',
	...toJsonSchema(packSchema, {
		target: 'draft-2020-12',
		typeMode: 'input',
		definitions: Object.fromEntries(Object.entries(NAMED_PARTS).map(([name, part]) => [name, unionOf(part)])),
		// The one check written as a function: a text has at least one language.
		overrideAction: ({ valibotAction, jsonSchema }) =>
			valibotAction.type === 'check' ? { ...jsonSchema, minProperties: 1 } : undefined,
		// A third figure in a pair is a mistake, though valibot drops it without a word.
		overrideSchema: ({ valibotSchema, jsonSchema }) =>
			valibotSchema.type === 'tuple' ? { ...jsonSchema, maxItems: jsonSchema.minItems } : undefined
	})
});
