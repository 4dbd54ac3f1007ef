const fieldsOf = (value: object): Map<string, unknown> =>
	new Map(Object.entries(value).filter(([, inner]) => inner !== undefined));

/** Deep equality of plain values. Ignores field order and undefined fields. */
export function deepEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const others = fieldsOf(b);
	const fields = [...fieldsOf(a)];
	return (
		fields.length === others.size &&
		fields.every(([name, inner]) => others.has(name) && deepEqual(inner, others.get(name)))
	);
}
