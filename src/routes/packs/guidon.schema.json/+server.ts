/** JSON Schema for code editors, from the same source as the guide's reference. */
import { jsonSchema } from '$lib/packs/format/json-schema';

export const prerender = true;

export const GET = () => Response.json(jsonSchema());
