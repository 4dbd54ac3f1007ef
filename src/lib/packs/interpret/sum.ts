/** What the answers come to before any die: one sum or several, the cap, what was set aside. */
import { numberOf } from '../expression/check';
import { add } from '$lib/core/charts/choices';
import type { Illegal, Line, RuledOut, Text, Throw, Worked } from '$lib/core/types';
import type { Env } from '../expression/scope';
import type { CalculatorData } from '../format/schema';
import type { Compiling } from './compiling';
import { compileLines, plainLine, type Sum } from './lines';

/** What the sum comes to, before any die. */
interface Added extends Pick<Worked, 'lines' | 'total' | 'capped' | 'sums' | 'shown'> {
	readonly aside: readonly RuledOut[];
}

export type Adder = (env: Env) => (Added & { readonly totals: readonly number[] }) | Illegal;
/** The dice of a calculator, once its sum is known. */
export type Roller = (
	env: Env,
	total: number,
	/** Of each sum, where there are several. */
	totals: readonly number[]
) => (Throw & Pick<Worked, 'chances' | 'distribution'>) | Illegal;

export const isIllegal = (of: object): of is Illegal => 'illegal' in of;

const noFigure = ({ fr, en }: Text): Illegal => ({
	illegal: {
		fr: `Aucune valeur dans les tables pour «\u202f${fr}\u202f» avec ces réponses.`,
		en: `The charts have no figure for “${en}” with these answers.`
	}
});

function compileCap(data: NonNullable<CalculatorData['cap']>, compiling: Compiling) {
	const ends = (['min', 'max'] as const).map((end) => {
		const words = data[end];
		return words === undefined ? undefined : compiling.expression(`cap › ${end}`, words, 'number');
	});
	const [low, high] = ends;
	const where = compiling.where('cap › row', data.row);
	const doubt = compiling.doubt('cap › doubt', data.doubt);
	const what: Text = data.what ?? { fr: 'Somme limitée', en: 'Sum capped' };
	return (sum: number, env: Env): Line | undefined => {
		const min = (low && numberOf(low)(env)) ?? -Infinity;
		const max = (high && numberOf(high)(env)) ?? Infinity;
		const by = Math.min(max, Math.max(min, sum)) - sum;
		if (by === 0) return undefined;
		const found = (by > 0 ? low : high)?.place?.(env);
		const own = doubt === undefined ? (found?.row.doubt ?? found?.cell.doubt) : (doubt ?? undefined);
		return { what, value: by, row: data.row === undefined ? found?.ref : where(env), ...(own && { doubt: own }) };
	};
}

/** The lines that players add to a sum: that of its side, else the first. */
function compileHouse({ scope }: Compiling) {
	const rules = [...scope.questions.values()].filter((one) => one.kind === 'house');
	return ({ settled }: Env, at: number, side?: string): Line[] =>
		rules
			.filter((one) => (one.side === undefined ? at === 0 : one.side === side))
			.flatMap(({ id }) => settled.lines(id))
			.map((line) => (side === undefined ? line : { ...line, side }));
}

/** A total of its own, and what players add to it. Expressions of a pool name that themselves. */
function compileTotal(words: string, { pool }: CalculatorData, compiling: Compiling) {
	const total = compiling.number('total', words);
	return (env: Env, house: number): number | undefined => {
		const by = total(env);
		return by === undefined || pool ? by : by + house;
	};
}

export function compileAdder(data: CalculatorData, compiling: Compiling): Adder {
	const house = compileHouse(compiling);
	if (Boolean(data.lines) === Boolean(data.sums)) {
		compiling.refuse(
			'lines',
			true,
			'Un calculateur a «\u202flines\u202f», une somme, ou «\u202fsums\u202f», plusieurs\u00a0: l’un des deux.',
			'A calculator has “lines”, one sum, or “sums”, several: one of the two.'
		);
	}
	const sums = (data.sums ?? []).map(({ side, title, shown, lines }, i) => ({
		side,
		title,
		lines: compileLines(lines, `sums › ${side}`, compiling),
		shown: shown && compiling.said(`sums ${i + 1} › shown`, shown)
	}));
	const only = data.lines && compileLines(data.lines, 'lines', compiling);
	const cap = data.cap && compileCap(data.cap, compiling);
	const total = data.total === undefined ? undefined : compileTotal(data.total, data, compiling);
	const shown = data.shown && compiling.said('shown', data.shown);
	return (env) => {
		const parts: readonly { sum: Sum; side?: string }[] = only
			? [{ sum: only(env) }]
			: sums.map(({ lines, side }) => ({ sum: lines(env), side }));
		const blank = parts.find(({ sum }) => sum.blank)?.sum.blank;
		if (blank) return noFigure(blank);
		const added = parts.map(({ sum, side }, i) => [
			...sum.lines.map((line) => plainLine(line, side)),
			...house(env, i, side)
		]);
		const lines = added.flat();
		const totals = added.map(add);
		const bare = totals[0] ?? 0;
		const capped = cap?.(bare, env);
		const by = total ? total(env, add(house(env, 0))) : bare + (capped?.value ?? 0);
		if (by === undefined) return noFigure({ fr: 'total', en: 'total' });
		const signed = (n: number): Text => {
			const words = `${n < 0 ? '−' : n > 0 ? '+' : ''}${Math.abs(n)}`;
			return { fr: words, en: words };
		};
		return {
			lines,
			total: by,
			totals,
			...(capped && { capped }),
			aside: parts.flatMap(({ sum }) => sum.aside),
			...(data.sums && {
				sums: sums.map(({ side, title, shown }, i) => ({ side, title, shown: shown?.(env) ?? signed(totals[i] ?? 0) }))
			}),
			...(shown && { shown: shown(env) })
		};
	};
}
