/** Deep equality of plain values. Ignores field order and undefined fields. */
export function deepEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const [left, right] = [a, b].map((value) => Object.entries(value).filter(([, inner]) => inner !== undefined));
	return (
		left!.length === right!.length &&
		left!.every(([name, inner]) => Object.hasOwn(b, name) && deepEqual(inner, (b as Record<string, unknown>)[name]))
	);
}
