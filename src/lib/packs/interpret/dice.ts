/** Throws: what the dice are, what a roll comes to, the steps it takes, and the throws that follow. */
import { number } from '$lib/figures';
import { isText } from '$lib/lang';
import { andThen, sure } from '$lib/odds/odds';
import type { Die, Odds, Outcome, Reading, RowRef, Step, Text, Throw, Value } from '$lib/types';
import { expectKind } from '../expression/check';
import { outcomeIn } from '../expression/charts';
import { compile } from '../expression/compile';
import type { Compiled, Env } from '../expression/scope';
import { facesOf } from '../faces';
import { Fault, unknown } from '../problems';
import type { Said } from '../said';
import { LIMITS, type FollowData, type OutcomeData, type ReadData, type StepData } from '../schema';
import { AT_ALONE, type Bench, type Where } from './bench';

/** What was thrown, added up: as it fell, and as it counts. */
interface Roll {
	readonly natural: number;
	readonly face: number;
}

export interface Verdict {
	readonly outcome: string;
	readonly row?: RowRef;
}

/** An environment of its own for one roll: the named steps are shared, the names of the dice are not. */
export const rolled = (env: Env, vars: Readonly<Record<string, number | string | undefined>>): Env => ({
	settled: env.settled,
	steps: env.steps,
	vars: new Map([...env.vars, ...Object.entries(vars)])
});

function checkOutcomes(compiled: Compiled, whole: boolean, known: readonly string[]) {
	const { looked, column } = compiled.reads!;
	const { chart } = looked;
	const at = column === undefined ? -1 : chart.columns.findIndex(({ id }) => id === column);
	for (const row of chart.rows) {
		const cells = at < 0 ? row.cells : [row.cells[at] ?? null];
		const isBand =
			typeof row.head === 'number' ||
			(row.head !== null && typeof row.head === 'object' && ('min' in row.head || 'max' in row.head));
		if (looked.rows.bands && !isBand) continue;
		const ids = whole
			? [row.id]
			: cells.flatMap(
					(cell) => outcomeIn(cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : cell) ?? []
				);
		for (const id of ids) {
			if (known.includes(id)) continue;
			throw new Fault(
				unknown(
					{
						fr: `La table «\u202f${chart.id}\u202f» donne un résultat que «\u202foutcomes\u202f» ignore\u00a0:`,
						en: `entry in “outcomes” for the result of “${chart.id}” called`
					},
					id,
					known.map((id) => ({ id }))
				)
			);
		}
	}
}

type Reader = (env: Env) => Verdict | undefined;

/** What a cell brings about: the term or figure in it, or the outcome that its words name. */
function outcomeOf(known: readonly string[], { data }: Bench): (value: Value) => string | undefined {
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

function compileRead(data: ReadData, place: string, known: readonly string[], bench: Bench): Reader {
	const holds = bench.holds(`${place} › if`, data.if);
	const nothing: Reader = () => undefined;
	const given = [data.cell, data.row, data.outcome].filter((one) => one !== undefined);
	const reader = bench.attempt(
		place,
		(): Reader => {
			if (given.length !== 1) {
				throw new Fault({
					fr: 'Une lecture a « \u202fcell\u202f », « \u202frow\u202f » ou « \u202foutcome\u202f », et un seul des trois.',
					en: 'A reading has “cell”, “row” or “outcome”, and one of the three only.'
				});
			}
			if (data.outcome !== undefined) {
				const { outcome } = data;
				if (!known.includes(outcome)) {
					throw new Fault(
						unknown(
							{ fr: 'Le résultat', en: 'outcome' },
							outcome,
							known.map((id) => ({ id }))
						)
					);
				}
				const where = bench.where(`${place} › at`, data.at);
				return (env) => ({ outcome, row: where(env) });
			}
			const compiled = expectKind(compile(data.cell ?? data.row!, bench.scope), 'number');
			const { place: find } = compiled;
			if (!find) throw new Fault(AT_ALONE);
			checkOutcomes(compiled, data.cell === undefined, known);
			const said = outcomeOf(known, bench);
			return (env) => {
				const found = find(env);
				const outcome = found && (data.cell === undefined ? found.row.id : said(found.cell.value));
				return outcome === undefined ? undefined : { outcome, row: found!.ref };
			};
		},
		nothing
	);
	return (env) => (holds(env) ? reader(env) : undefined);
}

/** The first reading that holds and says something. */
export function compileReads(data: readonly ReadData[], place: string, known: readonly string[], bench: Bench): Reader {
	const readers = data.map((one, i) => compileRead(one, `${place} › read ${i + 1}`, known, bench));
	return (env) => {
		for (const reader of readers) {
			const verdict = reader(env);
			if (verdict) return verdict;
		}
		return undefined;
	};
}

/** A step with its condition, and the throw it takes. */
export interface CompiledStep {
	readonly holds: (env: Env) => boolean;
	readonly follow?: string;
	times(env: Env): number;
	make(env: Env, row: RowRef | undefined, follow: (name: string, env: Env, row?: RowRef) => Throw | undefined): Step;
}

export function compileStep(data: StepData, place: string, bench: Bench): CompiledStep {
	const { follow = {} } = bench.data;
	const counted = bench.knowing('n');
	const text = counted.said(`${place} › text`, data.text);
	const where = bench.where(`${place} › row`, data.row);
	const doubt = bench.doubt(`${place} › doubt`, data.doubt) ?? undefined;
	const side = data.side === undefined ? undefined : bench.side(`${place} › side`, data.side);
	const times = data.times === undefined ? undefined : bench.number(`${place} › times`, data.times);
	const { then } = data;
	if (then !== undefined && !Object.hasOwn(follow, then)) {
		bench.attempt(
			`${place} › then`,
			() => {
				throw new Fault(
					unknown(
						{ fr: 'Le jet', en: 'throw in “follow” called' },
						then,
						Object.keys(follow).map((id) => ({ id }))
					)
				);
			},
			undefined
		);
	}
	return {
		holds: bench.holds(`${place} › if`, data.if),
		follow: then,
		times: (env) => (times ? Math.max(0, Math.floor(times(env) ?? 0)) : 1),
		make(env, row, follow) {
			const here = data.row === undefined ? row : where(env);
			const next = then === undefined ? undefined : follow(then, env, here);
			return {
				text: text(env),
				...(side && { side }),
				row: here,
				...(doubt && { doubt }),
				...(next && { then: next })
			};
		}
	};
}

export interface CompiledOutcome {
	readonly id: string;
	readonly steps: readonly CompiledStep[];
	make(env: Env, row: RowRef | undefined): Outcome;
}

export function compileOutcome(data: OutcomeData, place: string, bench: Bench): CompiledOutcome {
	const { id } = data;
	const title = bench.said(`${place} › title`, data.title);
	const sides = Object.entries(data.sides ?? {}).map(([name, result]) => ({
		side: bench.side(`${place} › sides`, name),
		result: bench.said(`${place} › sides › ${name}`, result)
	}));
	const where = bench.where(`${place} › row`, data.row);
	return {
		id,
		steps: (data.steps ?? []).map((step, i) => compileStep(step, `${place} › steps ${i + 1}`, bench)),
		make: (env, row) => ({
			id,
			title: title(env),
			...(sides.length && { sides: sides.map(({ side, result }) => ({ side, result: result(env) })) }),
			row: data.row === undefined ? row : where(env)
		})
	};
}

/** `6 + 3 = 9` */
export function arithmetic(face: number, total: number): Text {
	const words = `${number(face, 'en')} ${total < 0 ? '−' : '+'} ${number(Math.abs(total), 'en')} = ${number(face + total, 'en')}`;
	return { fr: words, en: words };
}

export interface CompiledDice {
	readonly title?: Said;
	readonly dice: readonly Die[];
	/** Every roll that can come, with its ways. */
	readonly rolls: (env: Env) => readonly { readonly roll: Roll; readonly ways: bigint }[];
	readonly counts: (faces: readonly number[], env: Env) => Roll;
	readonly read: Reader;
	readonly sum?: Said;
	readonly where: Where | undefined;
}

type AnyDice = Omit<FollowData, 'outcomes'>;

/** Dice that are added up. Rolls that count the same are read once: six dice have 46,656 ways and 31 sums. */
export function compileDice(data: AnyDice, place: string, known: readonly string[], bench: Bench): CompiledDice {
	const faces = facesOf(data.die);
	const many = data.dice ?? 1;
	bench.attempt(
		place,
		() => {
			if (faces.length ** many <= LIMITS.ways) return;
			throw new Fault({
				fr: `Ces dés ont ${faces.length ** many} façons de tomber\u00a0: un million au plus.`,
				en: `These dice can fall in ${faces.length ** many} ways: one million at most.`
			});
		},
		undefined
	);
	const worth = data.worth === undefined ? undefined : bench.knowing('face').number(`${place} › worth`, data.worth);
	const counted = bench.knowing('face', 'natural', 'total');
	const read = compileReads(data.read, place, known, counted);
	const worthOf = (face: number, env: Env) => (worth ? (worth(rolled(env, { face })) ?? face) : face);
	const by = data.by === undefined ? undefined : bench.side(`${place} › by`, data.by);
	const die: Die = by ? { faces, label: by } : { faces };
	return {
		title: data.title && bench.said(`${place} › title`, data.title),
		dice: Array.from({ length: many }, () => die),
		counts: (thrown, env) => ({
			natural: thrown.reduce((sum, face) => sum + face, 0),
			face: thrown.reduce((sum, face) => sum + worthOf(face, env), 0)
		}),
		rolls(env) {
			let all = new Map<string, { roll: Roll; ways: bigint }>([['', { roll: { natural: 0, face: 0 }, ways: 1n }]]);
			const single = faces.map((natural) => ({ natural, face: worthOf(natural, env) }));
			for (let i = 0; i < many; i++) {
				const next = new Map<string, { roll: Roll; ways: bigint }>();
				for (const { roll, ways } of all.values()) {
					for (const one of single) {
						const sum = { natural: roll.natural + one.natural, face: roll.face + one.face };
						const key = `${sum.natural}/${sum.face}`;
						next.set(key, { roll: sum, ways: ways + (next.get(key)?.ways ?? 0n) });
					}
				}
				all = next;
			}
			return [...all.values()];
		},
		read,
		sum: data.sum && counted.said(`${place} › sum`, data.sum),
		where: data.row === undefined ? undefined : bench.where(`${place} › row`, data.row)
	};
}

/** A throw that follows another: one level deep, and read by itself. */
export interface CompiledFollow {
	readonly ids: readonly string[];
	odds(env: Env): Odds;
	/** Whether some roll of it cannot be read. */
	gap(env: Env): boolean;
	/** The row is that of the step which calls for it: it stands where the reading has none. */
	make(env: Env, row?: RowRef): Throw;
}

export function compileFollow(name: string, data: FollowData, bench: Bench): CompiledFollow {
	const place = `follow › ${name}`;
	const ids = data.outcomes.map(({ id }) => id);
	const counted = bench.knowing('n');
	const dice = compileDice(data, place, ids, counted);
	const outcomes = data.outcomes.map((one) => compileOutcome(one, `${place} › outcomes › ${one.id}`, counted));
	for (const one of data.outcomes) {
		for (const step of one.steps ?? []) {
			bench.attempt(
				`${place} › outcomes › ${one.id}`,
				() => {
					if (step.then === undefined) return;
					throw new Fault({
						fr: 'Un jet qui suit un autre ne peut pas en appeler un troisième.',
						en: 'A throw that follows another cannot call for a third.'
					});
				},
				undefined
			);
		}
	}
	const readAt = (roll: Roll, env: Env) => dice.read(rolled(env, { ...roll, total: 0 }));
	const fallback: Verdict = { outcome: ids.at(-1)! };
	const oddsIn = (env: Env) => {
		const odds = new Map<string, bigint>();
		const rows = new Map<string, RowRef | undefined>();
		for (const { roll, ways } of dice.rolls(env)) {
			const { outcome, row } = readAt(roll, env) ?? fallback;
			odds.set(outcome, (odds.get(outcome) ?? 0n) + ways);
			if (!rows.has(outcome)) rows.set(outcome, row);
		}
		return { odds, rows };
	};
	return {
		ids,
		odds: (env) => oddsIn(env).odds,
		gap: (env) => dice.rolls(env).some(({ roll }) => !readAt(roll, env)),
		make(env, calling) {
			const { odds, rows } = oddsIn(env);
			return {
				title: dice.title?.(env) ?? { fr: 'Jet qui suit', en: 'Follow-up throw' },
				dice: dice.dice,
				odds,
				outcomes: outcomes.filter(({ id }) => odds.has(id)).map((one) => one.make(env, rows.get(one.id) ?? calling)),
				read(faces): Reading {
					const roll = dice.counts(faces, env);
					const at = rolled(env, { ...roll, total: 0 });
					const { outcome, row = calling } = readAt(roll, env) ?? fallback;
					const steps = outcomes.find(({ id }) => id === outcome)?.steps ?? [];
					return {
						outcome,
						...(dice.sum && { sum: dice.sum(at) }),
						row: dice.where?.(at) ?? row,
						steps: steps.filter(({ holds }) => holds(at)).map((step) => step.make(at, row, () => undefined))
					};
				}
			};
		}
	};
}

/** Whether any of some follow-up throws comes to one of some outcomes. */
export function strikes(follow: readonly { readonly odds: Odds; readonly hits: ReadonlySet<string> }[]): Odds<boolean> {
	return follow.reduce<Odds<boolean>>(
		(sofar, { odds, hits }) =>
			andThen(sofar, (struck) => (struck ? sure(true) : andThen(odds, (id) => sure(hits.has(id))))),
		sure(false)
	);
}
