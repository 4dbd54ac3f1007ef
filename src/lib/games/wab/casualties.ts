/** Wounds that were not saved become models that fall. */
import { filled } from '$lib/core/filled';
import { fallenId, fallenIds, type Fallen, type Wounds } from '$lib/core/odds/shapes/pool';
import type { CalculatorBody, Illegal, Outcome, RowRef, Settled, Step, Text } from '$lib/core/types';
import { LOST, MODEL, WOUND, words } from './words';

/** The most attacks there may be, and so the most models that may fall. */
export const MOST = 200;

export const outcomes: CalculatorBody['outcomes'] = fallenIds(MOST);

export const headlines: CalculatorBody['headlines'] = [
	{ title: { fr: 'Une figurine ou plus', en: 'One model or more' }, outcomes: fallenIds(MOST, 1) },
	{ title: { fr: '5 figurines ou plus', en: '5 models or more' }, outcomes: fallenIds(MOST, 5) },
	{ title: { fr: '10 figurines ou plus', en: '10 models or more' }, outcomes: fallenIds(MOST, 10) }
];

/** Each made once: two hundred attacks list two hundred of them at every answer. */
function perFallen(write: (n: number) => Text): (n: number) => Text {
	const made: Text[] = [];
	return (n) => (made[n] ??= write(n));
}

const titleOf = perFallen((n) => (n ? LOST(n) : words.noneLost));
const resultOf = perFallen((n) => (n ? filled(words.removes, { models: MODEL(n) }) : words.removesNone));

const rowOf = ({ per }: Wounds): RowRef => ({ chart: 'casualties', row: per === 1 ? 'one-wound' : 'several-wounds' });

export const woundsOf = (settled: Settled): Wounds => ({
	per: settled.number('wounds'),
	carried: 'carried' in settled.answers ? settled.number('carried') : 0
});

/** More wounds carried over than a model can have left. */
export function overdue(wounds: Wounds): Illegal | undefined {
	const { per, carried } = wounds;
	if (carried < per) return undefined;
	return {
		illegal: filled(words.carriedTooMany, { per, most: per - 1 }),
		row: rowOf(wounds)
	};
}

export function outcomeOf(n: number, wounds: Wounds): Outcome {
	const { per } = wounds;
	const result = n && per > 1 ? filled(words.removesOf, { models: MODEL(n), per }) : resultOf(n);
	return { id: fallenId(n), title: titleOf(n), sides: [{ side: words.target, result }], row: rowOf(wounds) };
}

/** What is done with the wounds that were not saved. */
export function removal({ n, left }: Fallen, wounds: Wounds): Step[] {
	const row = rowOf(wounds);
	// Those that were carried over had been suffered before.
	const lost = n * wounds.per + left - wounds.carried;
	const brings = lost ? [{ part: 'defender', lost }] : undefined;
	return [
		{
			side: words.target,
			row,
			told: true,
			text: n ? filled(words.remove, { models: MODEL(n) }) : words.noneToRemove,
			brings
		},
		...(left
			? [
					{
						side: words.target,
						row,
						text: filled(words.carryOver, { wounds: WOUND(left) }),
						brief: filled(words.carry, { wounds: WOUND(left) })
					}
				]
			: [])
	];
}
