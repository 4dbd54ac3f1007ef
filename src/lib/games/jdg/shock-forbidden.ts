/** Why there can be no such shock or charge. */
import { filled } from '$lib/core/filled';
import type { Illegal, Settled, Text } from '$lib/core/types';
import { at, CHARGE_STOPS, forbids, groundOf, nameWithin, rowOfHexside } from './ground';
import { charges, rowIn, withInfantry } from './shock-questions';
import { words } from './shock-words';

function withoutStrength(settled: Settled): Illegal | undefined {
	const sides = [
		['attacker-strength', words.theAttacker],
		['defender-strength', words.theDefender]
	] as const;
	for (const [question, who] of sides) {
		if (settled.number(question) === 0) {
			return {
				illegal: filled(words.noPoints, { who }),
				row: rowIn('odds')
			};
		}
	}
	return undefined;
}

function impassable(settled: Settled): Illegal | undefined {
	const ground = groundOf(settled);
	const bridged = settled.has('hexside', 'bridge') && settled.has('spans', 'river');
	if (forbids(ground, 'shock') && !bridged) {
		return {
			illegal: words.impassable,
			row: at(ground, 'shock')
		};
	}
	if (settled.has('gap', 'three')) {
		return {
			illegal: words.tooSteep,
			row: at('steep-slope', 'shock')
		};
	}
	return undefined;
}

/** No charge may start from, cross or end in some ground (note e). */
function noCharge(settled: Settled): Illegal | undefined {
	const ground = groundOf(settled);

	const stop = (how: Text, row: string): Illegal => ({
		illegal: filled(words.noCharge, { how, where: nameWithin(row) }),
		row: at(row, 'shock')
	});
	if (CHARGE_STOPS.includes(ground)) return stop(words.into, ground);
	const side = settled
		.some('hexside')
		.map(rowOfHexside)
		.find((row) => CHARGE_STOPS.includes(row));
	if (side) return stop(words.across, side);
	const way = settled.one('charge-way');
	if (way !== 'open') return stop(words.outOfOrThrough, way);
	// With infantry along, it may be the infantry that attacks out of the town.
	const from = settled.one('from');
	if (from !== 'elsewhere' && !withInfantry(settled)) return stop(words.outOf, from);
	return undefined;
}

export const forbidden = (settled: Settled): Illegal | undefined =>
	withoutStrength(settled) ?? impassable(settled) ?? (charges(settled) ? noCharge(settled) : undefined);
