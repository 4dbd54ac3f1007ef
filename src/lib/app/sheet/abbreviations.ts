/** Abbreviations used in charts, for the legend beside them. Pure. */
import { pieces } from '$lib/core/figures';
import { isText } from '$lib/core/lang';
import { annotated } from '$lib/core/charts/cell';
import { LANGS, type Chart, type Doubt, type Term, type Text, type Value } from '$lib/core/types';

const inText = (text: Text): string[] =>
	LANGS.flatMap((lang) =>
		// `{r|recoil}` spells the word out, so it needs no legend.
		pieces(text[lang]).flatMap((piece) => (typeof piece === 'string' || piece.words !== undefined ? [] : [piece.term]))
	);

function inValue(value: Value): string[] {
	if (value === null || typeof value !== 'object') return [];
	if (isText(value)) return inText(value);
	if ('code' in value) return [value.code];
	return 'join' in value ? value.of.flatMap(inValue) : [];
}

const inDoubt = (doubt: Doubt | undefined): string[] =>
	doubt ? [doubt.printed, doubt.read, doubt.why].flatMap(inText) : [];

const inChart = (chart: Chart): string[] => [
	...chart.columns.flatMap(({ head, doubt }) => [...inValue(head), ...inDoubt(doubt)]),
	...(chart.groups ?? []).flatMap(({ title }) => inText(title)),
	...chart.rows.flatMap(({ head, cells, doubt }) => [
		...inValue(head),
		...inDoubt(doubt),
		...cells.flatMap((cell) => [...inValue(annotated(cell).value), ...inDoubt(annotated(cell).doubt)])
	]),
	...(chart.notes ?? []).flatMap(({ text, doubt }) => [...inText(text), ...inDoubt(doubt)]),
	...inDoubt(chart.doubt)
];

/** A row of a list of troops that has both abbreviation and name needs no legend. */
const isNamed = ({ id, title }: Term, charts: readonly Chart[]): boolean =>
	charts.some(({ rows }) =>
		rows.some(
			({ head, cells }) =>
				head !== null &&
				typeof head === 'object' &&
				'code' in head &&
				head.code === id &&
				cells.some((cell) => {
					const { value } = annotated(cell);
					return isText(value) && value.fr === title.fr && value.en === title.en;
				})
		)
	);

/** In the order of the game's list. */
export function abbreviationsIn(charts: readonly Chart[], terms: readonly Term[]): Term[] {
	const used = new Set(charts.flatMap(inChart));
	return terms.filter((term) => term.abbr !== undefined && used.has(term.id) && !isNamed(term, charts));
}
