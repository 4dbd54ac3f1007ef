/** Every key of a pack, written from its JSON Schema in a notation that is the same in both languages. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { verbatim } from './markdown';

/** A line of this length is still read at a glance on a phone. */
const WIDTH = 40;

const bounds = (least: number | undefined, most: number | undefined) =>
	least === undefined && most === undefined
		? ''
		: most === undefined
			? ` ≥ ${least}`
			: ` ${least ?? 0}–${most}`.replace(/-(?=\d)/g, '−');

const indented = (words: string) => words.replaceAll('\n', '\n\t');

/** A node is a boolean where JSON Schema allows anything, which this schema never does. */
type Node = JsonSchema | boolean | undefined;

function notation(node: Node): string {
	if (typeof node !== 'object') throw new Error('The reference has no notation for this part of the JSON Schema.');
	const { $ref, anyOf, oneOf, type, pattern, minLength, maxLength, minItems, maxItems, minimum, maximum } = node;
	if ($ref) return $ref.split('/').at(-1)!;
	const options = anyOf ?? oneOf;
	if (options) {
		const all = options.map(notation);
		const line = all.join(' | ');
		return line.length <= WIDTH ? line : all.map((one) => `\n| ${one}`).join('');
	}
	if ('const' in node) return JSON.stringify(node.const);
	if (node.enum) return node.enum.map((one) => JSON.stringify(one)).join(' | ');
	if (node.prefixItems) return `[${node.prefixItems.map(notation).join(', ')}]`;
	if (type === 'array') return `[${indented(notation(node.items as Node))}]${bounds(minItems, maxItems)}`;
	if (type === 'string') return node.format ?? `string${bounds(minLength, maxLength)}${pattern ? ` /${pattern}/` : ''}`;
	if (type !== 'object') return `${String(type)}${bounds(minimum, maximum)}`;
	if (!node.properties) return `{ ${notation(node.propertyNames)}…: ${indented(notation(node.additionalProperties))} }`;
	const keys = Object.entries(node.properties).map(
		([key, value]) => `${key}${node.required?.includes(key) ? '' : '?'}: ${indented(notation(value))}`
	);
	const line = `{ ${keys.join(', ')} }`;
	return line.length <= WIDTH && !line.includes('\n') ? line : `{${keys.map((key) => `\n\t${key}`).join('')}\n}`;
}

/** The name of each part and what it holds: the pack first, then its parts in the order of the schema. */
function reference({ $defs = {}, ...pack }: JsonSchema): [name: string, holds: string][] {
	return [['pack', pack] as const, ...Object.entries($defs)].map(([name, node]) => [name, notation(node).trimStart()]);
}

export const referenceHtml = (schema: JsonSchema): string =>
	reference(schema)
		.map(
			([name, holds]) =>
				`<h3 id="key-${name}">${name}</h3><pre tabindex="0" role="group" aria-label="${name}">${verbatim(holds)}</pre>`
		)
		.join('');
