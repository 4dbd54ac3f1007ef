/** Differences between two versions of a pack. Pure. */
import { show } from '$lib/core/figures';
import { bothLangs, nameIn } from '$lib/core/lang';
import { valueOf } from '$lib/core/charts/cell';
import type { Chart, Name, Text, Value } from '$lib/core/types';
import type { Pack } from './open';

/** A changed figure. */
interface Change {
	readonly where: Text;
	readonly before: Text;
	readonly after: Text;
}

export interface Changes {
	readonly figures: readonly Change[];
	/** Ids are promises: links, favourites and logs name these. */
	readonly lost: readonly Text[];
}

const NOTHING: Text = { fr: '–', en: '–' };

const writer =
	(names: readonly Name[]) =>
	(value: Value): Text =>
		value === null ? NOTHING : bothLangs((lang) => show(value, lang, nameIn(names)));

const joined = (...parts: readonly Text[]): Text =>
	bothLangs((lang) =>
		parts
			.map((part) => part[lang])
			.filter(Boolean)
			.join(' · ')
	);

/** A chart as its cells, each by the ids of its row and its column, with where it stands. */
function cellsOf(chart: Chart, names: readonly Name[]) {
	const written = writer(names);
	return chart.rows.flatMap((row) =>
		chart.columns.map((column, at) => ({
			key: `${row.id}.${column.id}`,
			where: joined(chart.title, written(row.head), written(column.head)),
			says: written(valueOf(row.cells[at] ?? null))
		}))
	);
}

const lostOf = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): T[] =>
	before.filter(({ id }) => !after.some((one) => one.id === id));

const same = (a: Text, b: Text) => a.fr === b.fr && a.en === b.en;

function chartChanges(before: Chart, after: Chart, old: readonly Name[], now: readonly Name[]): Changes {
	const next = new Map(cellsOf(after, now).map((cell) => [cell.key, cell.says]));
	const written = writer(old);
	return {
		figures: cellsOf(before, old).flatMap(({ key, where, says }) => {
			const then = next.get(key);
			return then && !same(then, says) ? [{ where, before: says, after: then }] : [];
		}),
		lost: [...lostOf(before.rows, after.rows), ...lostOf(before.columns, after.columns)].map(({ head }) =>
			joined(before.title, written(head))
		)
	};
}

export function changesBetween(before: Pack, after: Pack): Changes {
	const charts = before.charts.flatMap((chart) => {
		const other = after.charts.find(({ id }) => id === chart.id);
		return other ? [chartChanges(chart, other, before.terms, after.terms)] : [];
	});
	const parts = [
		...lostOf(before.charts, after.charts),
		...lostOf(before.calculators, after.calculators),
		...lostOf(before.terms, after.terms)
	];
	return {
		figures: charts.flatMap(({ figures }) => figures),
		lost: [...parts.map(({ title }) => title), ...charts.flatMap(({ lost }) => lost)]
	};
}
