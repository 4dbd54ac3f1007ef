/** A chart of a draft as a page shows it, whatever is still missing: what one language lacks is said in the other. Pure. */
import { isObject } from '$lib/core/is-object';
import type { Chart, Name, Text, Value } from '$lib/core/types';
import { isWords, wordsFor, type DraftChart, type DraftTerm, type DraftText, type DraftValue } from './draft-file';

export const asText = (text: DraftText | undefined): Text => ({ fr: wordsFor(text, 'fr'), en: wordsFor(text, 'en') });

/** The keys of a chart and of values whose strings are words; others are ids, letters of notes and rules. */
const SAID = new Set(
	'title summary rowHead head short cells value of text rows columns say sayCode printed read why abbr'.split(' ')
);

function shown(part: unknown, key: string): unknown {
	if (typeof part === 'string') return SAID.has(key) ? asText(part) : part;
	if (Array.isArray(part)) return part.map((one) => shown(one, key));
	if (!isObject(part)) return part;
	if (isWords(part)) return asText(part);
	const inside = (name: string) => (key === 'sayCode' ? key : name);
	return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, shown(one, inside(name))]));
}

export const asValue = (value: DraftValue): Value => shown(value, 'value') as Value;

export function asChart(chart: DraftChart): Chart {
	const whole = shown(chart, '') as Chart;
	const { columns, rows } = whole;
	return {
		...whole,
		source: { ...whole.source, sheets: chart.source?.sheets ?? [] },
		rows: rows.map((row) => ({ ...row, cells: columns.map((_, i) => row.cells[i] ?? null) }))
	};
}

export const asNames = (terms: readonly DraftTerm[]): Name[] =>
	terms.map(({ id, abbr, title }) => ({ id, ...(abbr && { abbr: asText(abbr) }), title: asText(title) }));
