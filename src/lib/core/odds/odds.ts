/** Exact odds: how many ways there are to each outcome, in whole numbers. Free functions; only the screen divides. */
import type { Die, Odds } from '$lib/core/types';

const face = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const D6: Die = { faces: face(1, 6) };
/** Ten faces from 0 to 9; the 0 counts as 0, not as 10. */
export const D10: Die = { faces: face(0, 9) };

/** One outcome, sure to come. */
export const sure = <T>(outcome: T): Odds<T> => new Map([[outcome, 1n]]);

const tally = <T>(into: Map<T, bigint>, outcome: T, ways: bigint) =>
	into.set(outcome, (into.get(outcome) ?? 0n) + ways);

/** What comes of some dice: every way they can fall, read by one function. */
export function thrown<T>(dice: readonly Die[], read: (...faces: number[]) => T): Odds<T> {
	const odds = new Map<T, bigint>();
	const fall = (faces: number[]) => {
		const die = dice[faces.length];
		if (!die) tally(odds, read(...faces), 1n);
		else for (const face of die.faces) fall([...faces, face]);
	};
	fall([]);
	return odds;
}

/** Whether one die reaches a score. */
export const atLeast = (score: number, die: Die = D6): Odds<boolean> => thrown([die], (face) => face >= score);

export const total = (odds: Odds<unknown>): bigint => [...odds.values()].reduce((sum, ways) => sum + ways, 0n);

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);

/** What follows from each outcome, with odds of its own. Not called `then`: a module with a `then` cannot be imported late. */
export function andThen<A, B>(odds: Odds<A>, next: (outcome: A) => Odds<B>): Odds<B> {
	const steps = [...odds].map(([outcome, ways]) => ({ ways, after: next(outcome) }));
	// Ways are only comparable when every branch has as many in all.
	const all = steps.reduce((lcm, { after }) => (lcm / gcd(lcm, total(after))) * total(after), 1n);
	const joined = new Map<B, bigint>();
	for (const { ways, after } of steps) {
		const scale = ways * (all / total(after));
		for (const [outcome, more] of after) tally(joined, outcome, scale * more);
	}
	return joined;
}

/** Outcomes under other names; those that get the same one are counted together. */
export function regroup<A, B>(odds: Odds<A>, as: (outcome: A) => B): Odds<B> {
	const grouped = new Map<B, bigint>();
	for (const [outcome, ways] of odds) tally(grouped, as(outcome), ways);
	return grouped;
}

function plus(a: Odds<number>, b: Odds<number>): Odds<number> {
	const odds = new Map<number, bigint>();
	for (const [x, waysX] of a) for (const [y, waysY] of b) tally(odds, x + y, waysX * waysY);
	return odds;
}

/** The same thing done many times, added up: 200 shots take eight doublings, not 200 rounds. */
export function sum(times: number, odds: Odds<number>): Odds<number> {
	if (times === 0) return sure(0);
	const half = sum(Math.floor(times / 2), odds);
	const even = plus(half, half);
	return times % 2 ? plus(even, odds) : even;
}

/** How many of several different things come true. */
export const howMany = (all: readonly Odds<boolean>[]): Odds<number> =>
	all.map((odds) => regroup(odds, Number)).reduce(plus, sure(0));

/** How many of many like things come true: what `sum` would say, without a product for every pair of counts. */
export function successes(times: number, one: Odds<boolean>): Odds<number> {
	const yes = one.get(true) ?? 0n;
	const no = one.get(false) ?? 0n;
	/** The powers of `no`, the highest first. */
	const misses: bigint[] = [];
	for (let n = 0, power = 1n; n <= times; n++, power *= no) misses.push(power);
	misses.reverse();
	const odds = new Map<number, bigint>();
	let choose = 1n;
	let hits = 1n;
	for (const [n, missed] of misses.entries()) {
		const ways = choose * hits * missed;
		if (ways) odds.set(n, ways);
		choose = (choose * BigInt(times - n)) / BigInt(n + 1);
		hits *= yes;
	}
	return odds;
}
