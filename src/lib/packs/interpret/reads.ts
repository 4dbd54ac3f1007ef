/** How a roll is read: in the cell of a chart, as one of its rows, or as an outcome that a condition names. */
import { valueOf } from '$lib/core/charts/cell';
import { isText } from '$lib/core/lang';
import type { Verdict } from '$lib/core/odds/shapes/shape';
import type { Value } from '$lib/core/types';
import { isBand, outcomeIn } from '../expression/charts';
import { expectKind } from '../expression/check';
import { compile } from '../expression/compile';
import type { Compiled, Env } from '../expression/scope';
import { noSuch, OUTCOME, PackFault } from '../format/problems';
import type { ReadData } from '../format/schema';
import { AT_ALONE, type Compiling } from './compiling';

function checkOutcomes(compiled: NonNullable<Compiled['reads']>, whole: boolean, known: readonly string[]) {
	const { looked, column } = compiled;
	const { chart } = looked;
	const at = column === undefined ? -1 : chart.columns.findIndex(({ id }) => id === column);
	for (const row of chart.rows) {
		const cells = at < 0 ? row.cells : [row.cells[at] ?? null];
		if (looked.rows.bands && !isBand(row.head)) continue;
		const ids = whole ? [row.id] : cells.flatMap((cell) => outcomeIn(valueOf(cell)) ?? []);
		for (const id of ids) {
			if (known.includes(id)) continue;
			throw noSuch(
				{
					fr: `La table «\u202f${chart.id}\u202f» donne un résultat que «\u202foutcomes\u202f» ignore\u00a0:`,
					en: `entry in “outcomes” for the result of “${chart.id}” called`
				},
				id,
				known
			);
		}
	}
}

type RollReader = (env: Env) => Verdict | undefined;

/** What a cell brings about: the term or figure in it, or the outcome that its words name. */
function outcomeOf(known: readonly string[], { data }: Compiling): (value: Value) => string | undefined {
	const all = [...(data.outcomes ?? []), ...Object.values(data.follow ?? {}).flatMap(({ outcomes }) => outcomes)];
	const byWords = new Map(
		all
			.filter(({ id }) => known.includes(id))
			.flatMap(({ id, words = [] }) => words.flatMap(({ fr, en }) => [fr, en].map((one) => [one, id] as const)))
	);
	return (value) => {
		if (value === null || !isText(value)) return outcomeIn(value);
		return byWords.get(value.en) ?? byWords.get(value.fr);
	};
}

function compileRead(data: ReadData, place: string, known: readonly string[], compiling: Compiling): RollReader {
	const holds = compiling.holds(`${place} › if`, data.if);
	const nothing: RollReader = () => undefined;
	const given = [data.cell, data.row, data.outcome].filter((one) => one !== undefined);
	const reader = compiling.attempt(
		place,
		(): RollReader => {
			if (given.length !== 1) {
				throw new PackFault({
					fr: 'Une lecture a « \u202fcell\u202f », « \u202frow\u202f » ou « \u202foutcome\u202f », et un seul des trois.',
					en: 'A reading has “cell”, “row” or “outcome”, and one of the three only.'
				});
			}
			if (data.outcome !== undefined) {
				const { outcome } = data;
				if (!known.includes(outcome)) {
					throw noSuch(OUTCOME, outcome, known);
				}
				const where = compiling.where(`${place} › at`, data.at);
				return (env) => ({ outcome, row: where(env) });
			}
			const { place: find, reads } = expectKind(compile(data.cell ?? data.row ?? '', compiling.scope), 'number');
			if (!find || !reads) throw new PackFault(AT_ALONE);
			checkOutcomes(reads, data.cell === undefined, known);
			const said = outcomeOf(known, compiling);
			return (env) => {
				const found = find(env);
				const outcome = found && (data.cell === undefined ? found.row.id : said(found.cell.value));
				return found && outcome !== undefined ? { outcome, row: found.ref } : undefined;
			};
		},
		nothing
	);
	return (env) => (holds(env) ? reader(env) : undefined);
}

/** The first reading that holds and says something. */
export function compileReads(
	data: readonly ReadData[],
	place: string,
	known: readonly string[],
	compiling: Compiling
): RollReader {
	const readers = data.map((one, i) => compileRead(one, `${place} › read ${i + 1}`, known, compiling));
	return (env) => {
		for (const reader of readers) {
			const verdict = reader(env);
			if (verdict) return verdict;
		}
		return undefined;
	};
}
