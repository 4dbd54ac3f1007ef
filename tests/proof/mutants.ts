/** A calculator in data with one part of it taken out or turned round, as often as it has parts. */
import type { Calculator } from '$lib/core/types';
import type { ChartLookup } from '$lib/packs/format/chart-lookup';
import { compileCalculator } from '$lib/packs/interpret/calculator';
import type { Problem } from '$lib/packs/format/problems';
import type { CalculatorData } from '$lib/packs/format/schema';

export interface Mutant {
	readonly without: string;
	readonly calculator: Calculator;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What may be taken out of an object, and out of a list, and the rest still be a calculator. */
const DROPPED = /^(if|not|barred|asked|doubt|row|times|shown|cap|question|worth|swap)$/;
const THINNED = /^(stop|lines|steps|remarks|chances|barred|lowest|highest|not|take|aside|any|read)$/;

function* parts(json: Json, path: readonly string[] = []): Generator<{ at: string; json: Json }> {
	if (typeof json !== 'object' || json === null) return;
	const [key = ''] = path.slice(-1);
	const where = (name: string | number) => [...path, String(name)].join(' › ');
	if (Array.isArray(json)) {
		for (const [i, one] of (json as readonly Json[]).entries()) {
			if (THINNED.test(key)) yield { at: where(i), json: json.filter((_, j) => j !== i) };
			for (const part of parts(one, [...path, String(i)])) yield { at: part.at, json: json.with(i, part.json) };
		}
		return;
	}
	const object = json as Readonly<Record<string, Json>>;
	for (const [name, one] of Object.entries(object)) {
		const rest = Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
		// `true` is what a missing condition is.
		if (DROPPED.test(name) && one !== 'true') yield { at: where(name), json: rest };
		if (name === 'if' || name === 'asked')
			yield { at: `${where(name)}, turned round`, json: { ...object, [name]: `not (${String(one)})` } };
		for (const part of parts(one, [...path, name])) yield { at: part.at, json: { ...object, [name]: part.json } };
	}
}

/** Those that still compile: what does not is refused before anything is asked. */
export function* mutants(data: CalculatorData, book: ChartLookup): Generator<Mutant> {
	for (const { at, json } of parts(data as unknown as Json)) {
		const problems: Problem[] = [];
		const calculator = compileCalculator(json as unknown as CalculatorData, book, problems);
		if (!problems.length) yield { without: at, calculator };
	}
}
