/** The sum of a calculator, line by line: chosen modifiers, figures of its own, what does not count and why. */
import { filled } from '$lib/core/filled';
import type { Doubt, Line, RowRef, RuledOut, Text } from '$lib/core/types';
import { choiceNamed, numberOf, pickedFrom } from '../expression/check';
import type { Env } from '../expression/scope';
import { PackFault } from '../format/problems';
import type { LineData, OwnLine, RivalLines, SetAsideLines, TakenLines } from '../format/schema';
import type { Compiling } from './compiling';

/** A line, with the choice that brought it. */
type Chosen = Line & { readonly choice?: string };

export interface Sum {
	readonly lines: readonly Chosen[];
	readonly aside: readonly RuledOut[];
	/** The words of a line whose figure is blank: then there is no sum. */
	readonly blank?: Text;
}

type Part = (env: Env) => Sum;

const NOTHING: Sum = { lines: [], aside: [] };

const joined = (sums: readonly Sum[]): Sum => ({
	lines: sums.flatMap(({ lines }) => lines),
	aside: sums.flatMap(({ aside }) => aside),
	blank: sums.find(({ blank }) => blank)?.blank
});

/** The chosen modifiers of a question, or one choice of it. A choice worth 0 without a row of a chart makes no line. */
function chosenOf(target: string, place: string, compiling: Compiling): (env: Env) => Chosen[] {
	return compiling.attempt(
		place,
		() => {
			const [name = '', only] = target.split('.');
			const question = pickedFrom(name, compiling.scope);
			const choices = only === undefined ? question.choices : [choiceNamed(question, only)];
			const lines = choices.flatMap(({ id, label, value, shown, row, doubt }): Chosen[] =>
				value === undefined || (value === 0 && !row)
					? []
					: [{ what: label, value, ...(shown && { shown }), row, doubt, question: name, choice: id }]
			);
			if (!lines.length) {
				throw new PackFault({
					fr: `«\u202f${target}\u202f» n’a aucun choix qui compte\u00a0: donnez-leur une valeur.`,
					en: `“${target}” has no choice that counts: give them a value.`
				});
			}
			return ({ settled }: Env) => lines.filter(({ choice = '' }) => settled.has(name, choice));
		},
		() => []
	);
}

const withDoubt = (line: Chosen, doubt: Doubt | null | undefined): Chosen =>
	doubt === undefined ? line : { ...line, doubt: doubt ?? undefined };

function taken(data: TakenLines, place: string, compiling: Compiling): Part {
	const chosen = data.take.map((target) => chosenOf(target, `${place} › take`, compiling));
	const doubt = compiling.doubt(`${place} › doubt`, data.doubt);
	const { what } = data;
	const said = (it: Text): Text => (what ? filled(what, { it }) : it);
	return (env) => ({
		lines: chosen.flatMap((of) => of(env)).map((line) => withDoubt({ ...line, what: said(line.what) }, doubt)),
		aside: []
	});
}

function setAside(data: SetAsideLines, place: string, compiling: Compiling): Part {
	const chosen = data.aside.map((target) => chosenOf(target, `${place} › aside`, compiling));
	const why = compiling.said(`${place} › why`, data.why);
	const where = compiling.where(`${place} › row`, data.row);
	return (env) => ({
		lines: [],
		aside: chosen
			.flatMap((of) => of(env))
			.map(({ what, value, row, question = '', choice }) => ({
				what,
				value,
				why: why(env),
				row: data.row === undefined ? row : where(env),
				question,
				choice
			}))
	});
}

function own(data: OwnLine, place: string, compiling: Compiling): Part {
	const what = compiling.said(`${place} › what`, data.what);
	const value = compiling.expression(`${place} › value`, data.value, 'number');
	const figure = numberOf(value);
	const shown = data.shown && compiling.said(`${place} › shown`, data.shown);
	const where = compiling.where(`${place} › row`, data.row);
	const doubt = compiling.doubt(`${place} › doubt`, data.doubt);
	return (env) => {
		const found = value.place?.(env);
		const by = figure(env);
		if (by === undefined) return { ...NOTHING, blank: what(env) };
		const row: RowRef | undefined = data.row === undefined ? found?.ref : where(env);
		const line: Chosen = {
			what: what(env),
			value: by,
			row,
			doubt: found?.row.doubt ?? found?.cell.doubt,
			...(shown && { shown: shown(env) }),
			...(data.question && { question: data.question })
		};
		return { lines: [withDoubt(line, doubt)], aside: [] };
	};
}

/** Of several lines one counts: the least or the most, the first of equals. */
function rivals(data: RivalLines, place: string, compiling: Compiling): Part {
	const least = data.lowest !== undefined;
	const list = data.lowest ?? data.highest ?? [];
	const among = compileLines(list, `${place} › ${least ? 'lowest' : 'highest'}`, compiling);
	const doubt = compiling.doubt(`${place} › doubt`, data.doubt);
	const where = compiling.where(`${place} › row`, data.row);
	let stays: Text = { fr: '', en: '' };
	const words = { kind: 'words', cost: 1, run: () => stays } as const;
	const knowing = { ...compiling.scope, vars: new Map([...compiling.scope.vars, ['stays', words] as const]) };
	const why = compiling.within(knowing).said(`${place} › why`, data.why);
	return (env) => {
		const sum = among(env);
		const [first, ...others] = sum.lines;
		if (!first || !others.length) return sum;
		const best = others.reduce(
			(best, one) => ((least ? one.value < best.value : one.value > best.value) ? one : best),
			first
		);
		stays = best.what;
		const differ = sum.lines.some(({ value }) => value !== best.value);
		const aside = sum.lines
			.filter((line) => line !== best)
			.map(({ what, value, row, question = '', choice }): RuledOut => ({
				what,
				value,
				why: why(env),
				row: data.row === undefined ? row : where(env),
				question,
				choice
			}));
		const line = differ && doubt !== undefined ? { ...best, doubt: best.doubt ?? doubt ?? undefined } : best;
		return { ...sum, lines: [line], aside: [...sum.aside, ...aside] };
	};
}

function compileLine(data: LineData, place: string, compiling: Compiling): Part {
	const holds = compiling.holds(`${place} › if`, data.if);
	const part =
		'take' in data
			? taken(data, place, compiling)
			: 'aside' in data
				? setAside(data, place, compiling)
				: 'value' in data
					? own(data, place, compiling)
					: rivals(data, place, compiling);
	return data.if === undefined ? part : (env) => (holds(env) ? part(env) : NOTHING);
}

export function compileLines(data: readonly LineData[], place: string, compiling: Compiling): Part {
	const parts = data.map((line, i) => compileLine(line, `${place} › ${i + 1}`, compiling));
	return (env) => joined(parts.map((part) => part(env)));
}

/** A line as the rest of the app knows it. */
export function plainLine(line: Chosen, side?: string): Line {
	const { what, value, shown, row, question, doubt } = line;
	return { what, value, shown, row, question, doubt, ...(side && { side }) };
}
