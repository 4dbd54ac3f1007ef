/** The lines of the sum of an artillery fire, and why there may be none. */
import { HOUSE } from '$lib/core/odds/house-rule';
import { filled } from '$lib/core/filled';
import { lineOf } from '$lib/core/charts/choices';
import type { Illegal, Line, RuledOut, Settled } from '$lib/core/types';
import { figureAt } from '$lib/core/charts/read';
import modifiers from './charts/fire-modifiers';
import { words } from './fire-words';
import { apart, at, forbids, isWork, nameWithin, rowOfHexside } from './ground';

/** Why there can be no such fire. */
export function forbidden(settled: Settled): Illegal | undefined {
	if (settled.number('strength') === 0) {
		return {
			illegal: words.withoutGuns,
			row: { chart: 'fire-modifiers', row: 'strength' }
		};
	}
	const over = settled.some('hexside').find((id) => forbids(rowOfHexside(id), 'fire'));
	if (!over) return undefined;
	return {
		illegal: filled(words.noFireAcross, { over: nameWithin(over) }),
		row: at(over, 'fire')
	};
}

/** What the target's hex and the hexside of a work add. */
function groundLines(settled: Settled): { lines: Line[]; setAside: RuledOut[] } {
	const work = settled.lines('hexside').find(isWork);
	// Fired out of, the work has the firer inside: nothing of the target's is in the same hex.
	const outwards = settled.some('hexside').some((id) => id.endsWith('-out'));
	const target = settled.lines('terrain', 'other-terrain')[0];
	return outwards ? { lines: [target, work].filter((line) => line !== undefined), setAside: [] } : apart(work, target);
}

function beyondLine(settled: Settled): Line[] {
	if (!settled.has('range', 'long')) return [];
	const beyond = settled.number('beyond');
	return [
		lineOf(
			filled(words.longRange, { beyond }),
			beyond * figureAt(modifiers, 'long', 'value'),
			{ chart: 'fire-modifiers', row: 'long' },
			{ question: 'beyond' }
		)
	];
}

export function sumOf(settled: Settled): { lines: Line[]; setAside: RuledOut[] } {
	const { lines, setAside } = groundLines(settled);
	return {
		lines: [
			lineOf(
				words.gunStrength,
				settled.number('strength'),
				{ chart: 'fire-modifiers', row: 'strength' },
				{ of: ['strength'] }
			),
			...settled.lines('range'),
			...beyondLine(settled),
			...settled.lines('firer', 'target'),
			...lines,
			...settled.lines('level').filter(({ row }) => row),
			...settled.lines(HOUSE)
		],
		setAside
	};
}
