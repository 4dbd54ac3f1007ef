/** A chart of a draft as a page shows it, whatever is still missing: what one language lacks is said in the other. Pure. */
import type { Cell, Chart, Doubt, Name, Text, Value } from '$lib/core/types';
import {
	wordsFor,
	type DraftCell,
	type DraftChart,
	type DraftDoubt,
	type DraftTerm,
	type DraftText,
	type DraftValue
} from './draft-file';

const asText = (text: DraftText | undefined): Text => ({ fr: wordsFor(text, 'fr'), en: wordsFor(text, 'en') });

function asValue(value: DraftValue): Value {
	if (typeof value === 'string') return asText(value);
	if (value === null || typeof value !== 'object') return value;
	if ('fr' in value || 'en' in value) return asText(value as DraftText);
	if ('join' in value) return { join: value.join, of: value.of.map(asValue) };
	return value as Value;
}

const asDoubt = ({ printed, read, why }: DraftDoubt): Doubt => ({
	printed: asText(printed),
	read: asText(read),
	why: asText(why)
});

/** The doubt and the notes that something carries, as the page has them. */
const carried = ({ notes, doubt }: { readonly notes?: readonly string[]; readonly doubt?: DraftDoubt }) => ({
	...(notes && { notes }),
	...(doubt && { doubt: asDoubt(doubt) })
});

const asCell = (cell: DraftCell): Cell =>
	typeof cell === 'object' && cell !== null && 'value' in cell
		? { value: asValue(cell.value), ...carried(cell) }
		: asValue(cell);

export function asChart(chart: DraftChart): Chart {
	const { id, phase, columns, rows, groups, notes, matrix, doubt } = chart;
	return {
		id,
		phase,
		title: asText(chart.title),
		...(chart.summary && { summary: asText(chart.summary) }),
		source: { sheets: chart.source?.sheets ?? [], ...(chart.source?.ref && { ref: chart.source.ref }) },
		rowHead: asText(chart.rowHead),
		columns: columns.map(({ id, head, short, signs, ...rest }) => ({
			id,
			head: asValue(head),
			...(short && { short: asText(short) }),
			...(signs && { signs }),
			...carried(rest)
		})),
		...(groups && { groups: groups.map(({ id, title }) => ({ id, title: asText(title) })) }),
		rows: rows.map(({ id, head, cells, group, ref, not, ...rest }) => ({
			id,
			head: asValue(head),
			cells: columns.map((_, i) => asCell(cells[i] ?? null)),
			...(group !== undefined && { group }),
			...(ref && { ref }),
			...(not && { not }),
			...carried(rest)
		})),
		...(notes && {
			notes: notes.map(({ id, mark, text, ref, ...rest }) => ({
				id,
				...(mark && { mark }),
				text: asText(text),
				...(ref && { ref }),
				...carried(rest)
			}))
		}),
		...(matrix && {
			matrix: { rows: asText(matrix.rows), columns: asText(matrix.columns), say: asText(matrix.say) }
		}),
		...(doubt && { doubt: asDoubt(doubt) })
	};
}

export const asNames = (terms: readonly DraftTerm[]): Name[] =>
	terms.map(({ id, abbr, title }) => ({ id, ...(abbr && { abbr: asText(abbr) }), title: asText(title) }));
