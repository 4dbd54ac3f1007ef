/** Words among figures: where a column is mostly figures, a cell of words may be a figure that was not understood. Pure. */
import { filled } from '$lib/core/filled';
import type { Problem } from '$lib/packs/format/problems';
import type { Spot } from './chart-draft';
import { isWords, type DraftChart, type DraftText, type DraftValue } from './draft-file';
import { parts } from './recognise';
import { asText } from './shown';
import { words } from './words';

/** A term says what it is, and a blank says nothing. */
const isFigure = (value: DraftValue): boolean =>
	typeof value === 'number' || (typeof value === 'object' && value !== null && !isWords(value) && !('code' in value));

type Table = Pick<DraftChart, 'columns' | 'rows'>;
type Odd = Required<Spot> & { readonly said: DraftText; readonly at: number };

/** The cells that count for nothing in a sum though most of their column counts. */
export const oddWords = ({ columns, rows }: Table): Odd[] =>
	columns.flatMap(({ id: column }, i) => {
		const cells = rows.map(({ id, cells }) => ({ row: id, value: parts(cells[i] ?? null).value }));
		const odd = cells.flatMap(({ row, value }) =>
			isWords(value) && value !== '' ? [{ row, column, said: value, at: i + 1 }] : []
		);
		return odd.length < cells.filter(({ value }) => isFigure(value)).length ? odd : [];
	});

/** The same as the list of what is to be looked at has them. A game with such cells is complete all the same. */
export const oddWordsIn = (charts: readonly DraftChart[]): Problem[] =>
	charts.flatMap((chart) =>
		oddWords(chart).map(({ row, at, said }) => ({
			place: `charts › ${chart.id} › rows › ${row} › cells › ${at}`,
			says: filled(words.countsNothing, { words: asText(said) })
		}))
	);
