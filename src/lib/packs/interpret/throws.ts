/** Throws of a calculator: one sum and its dice, or two sums against each other. */
import type { Illegal } from '$lib/types';
import type { CalculatorData } from '../schema';
import { facesOf } from '../faces';
import type { Bench } from './bench';
import { stepsOf, throwOf, type Fate, type Parts } from './chances';
import { arithmetic, compileDice, compileReads, compileStep, rolled } from './dice';
import { isIllegal, type Roller } from './sum';

/** What two sums against each other bring in: what each comes to, its die, its sum. */
export const VERSUS_NAMES = ['a', 'b', 'face-a', 'face-b', 'total-a', 'total-b'] as const;

export const noReading: Illegal = {
	illegal: {
		fr: 'La table n’a pas de résultat pour tous les dés possibles avec ces réponses.',
		en: 'The chart has no result for every possible roll with these answers.'
	}
};

export function compileThrow(
	data: NonNullable<CalculatorData['throw']>,
	parts: Parts,
	known: readonly string[],
	bench: Bench
): Roller {
	const dice = compileDice(data, 'throw', known, bench);
	const counted = bench.knowing('face', 'natural', 'total');
	const more = (data.steps ?? []).map((step, i) => compileStep(step, `throw › steps ${i + 1}`, counted));
	return (env, total) => {
		const fates: Fate[] = [];
		for (const { roll, ways } of dice.rolls(env)) {
			const at = rolled(env, { ...roll, total });
			const verdict = dice.read(at);
			if (!verdict) return noReading;
			fates.push({ verdict, ways, env: at });
		}
		const result = throwOf(fates, parts, more, env);
		if (isIllegal(result)) return result;
		return {
			title: dice.title?.(env) ?? parts.title,
			dice: dice.dice,
			...result,
			read(faces) {
				const roll = dice.counts(faces, env);
				const at = rolled(env, { ...roll, total });
				const { outcome, row } = dice.read(at)!;
				const steps = parts.outcomes.find(({ id }) => id === outcome)?.steps ?? [];
				const here = dice.where?.(at) ?? row;
				return {
					outcome,
					sum: dice.sum?.(at) ?? arithmetic(roll.face, total),
					row: here,
					steps: [...stepsOf(steps, at, row, parts.follows), ...stepsOf(more, at, row, parts.follows)]
				};
			}
		};
	};
}

export function compileVersus(
	data: NonNullable<CalculatorData['versus']>,
	parts: Parts,
	known: readonly string[],
	bench: Bench
): Roller {
	const faces = facesOf(data.die);
	const counted = bench.knowing(...VERSUS_NAMES);
	const read = compileReads(data.read, 'versus', known, counted);
	const more = (data.steps ?? []).map((step, i) => compileStep(step, `versus › steps ${i + 1}`, counted));
	const title = data.title && bench.said('versus › title', data.title);
	const labels = (bench.data.sums ?? []).map(({ title }) => title);
	bench.refuse(
		'versus',
		labels.length !== 2,
		'«\u202fversus\u202f» oppose deux sommes\u00a0: il en faut deux dans «\u202fsums\u202f».',
		'“versus” sets two sums against each other: “sums” must hold two.'
	);
	return (env, _total, totals) => {
		const [ours = 0, theirs = 0] = totals;
		const at = (x: number, y: number) =>
			rolled(env, { a: x + ours, b: y + theirs, 'face-a': x, 'face-b': y, 'total-a': ours, 'total-b': theirs });
		const fates: Fate[] = [];
		for (const x of faces) {
			for (const y of faces) {
				const here = at(x, y);
				const verdict = read(here);
				if (!verdict) return noReading;
				fates.push({ verdict, ways: 1n, env: here });
			}
		}
		const result = throwOf(fates, parts, more, env);
		if (isIllegal(result)) return result;
		return {
			title: title?.(env) ?? parts.title,
			dice: labels.map((label) => ({ faces, label })),
			...result,
			read([x = faces[0]!, y = faces[0]!]) {
				const here = at(x, y);
				const { outcome, row } = read(here)!;
				const steps = parts.outcomes.find(({ id }) => id === outcome)?.steps ?? [];
				const sum = `${arithmetic(x, ours).en} / ${arithmetic(y, theirs).en}`;
				return {
					outcome,
					sum: { fr: sum, en: sum },
					row,
					steps: [...stepsOf(steps, here, row, parts.follows), ...stepsOf(more, here, row, parts.follows)]
				};
			}
		};
	};
}
