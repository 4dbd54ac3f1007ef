/** A pack as the text of its file. */

const WIDE = 110;

/** JSON that a person can read: what fits on one line stays on it. */
export function written(value: unknown, indent = ''): string {
	const line = JSON.stringify(value);
	if (line === undefined || typeof value !== 'object' || value === null || indent.length + line.length <= WIDE) {
		return line === undefined ? 'null' : spaced(value);
	}
	const inner = indent + '\t';
	if (Array.isArray(value)) return `[\n${value.map((one) => inner + written(one, inner)).join(',\n')}\n${indent}]`;
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	const lines = entries.map(([key, one]) => `${inner}${JSON.stringify(key)}: ${written(one, inner)}`);
	return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** One line, with a space after commas and colons. */
function spaced(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map((one) => spaced(one === undefined ? null : one)).join(', ')}]`;
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return entries.length
		? `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`).join(', ')} }`
		: '{}';
}
