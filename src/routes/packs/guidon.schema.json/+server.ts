/** For editors of code: they complete and check a pack as one types. The reference of the guide is made of the same. */
import { jsonSchema } from '$lib/packs/format/json-schema';

export const prerender = true;

export const GET = () => Response.json(jsonSchema());
