/** Why there can be no such shock or charge. */
import type { Illegal, Settled, Text } from '$lib/core/types';
import { at, CHARGE_STOPS, forbids, groundOf, nameWithin, rowOfHexside } from './ground';
import { charges, rowIn, withInfantry } from './shock-questions';

function withoutStrength(settled: Settled): Illegal | undefined {
	const sides = [
		['attacker-strength', { fr: 'L’attaquant', en: 'The attacker' }],
		['defender-strength', { fr: 'Le défenseur', en: 'The defender' }]
	] as const;
	for (const [question, who] of sides) {
		if (settled.number(question) === 0) {
			return {
				illegal: {
					fr: `${who.fr} n’a aucun point de force\u00a0: il n’y a pas de rapport à chercher. Artillerie\u00a0: voir la règle\u00a08.9.`,
					en: `${who.en} has no strength points: there is no ratio to look up. Artillery: see rule\u00a08.9.`
				},
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
			illegal: {
				fr: 'Ni choc ni charge vers une rivière, un lac ou la mer, sauf par un pont.',
				en: 'No shock and no charge into a river, a lake or the sea, except over a bridge.'
			},
			row: at(ground, 'shock')
		};
	}
	if (settled.has('gap', 'three')) {
		return {
			illegal: {
				fr: 'Pente raide et trois niveaux d’écart ou plus : le côté est infranchissable, le choc interdit (note i).',
				en: 'Steep slope and three levels or more: the hexside is impassable and shock is not allowed (note i).'
			},
			row: at('steep-slope', 'shock')
		};
	}
	return undefined;
}

/** No charge may start from, cross or end in some ground (note e). */
function noCharge(settled: Settled): Illegal | undefined {
	const ground = groundOf(settled);

	const stop = (how: Text, row: string): Illegal => {
		const { fr, en } = nameWithin(row);
		return {
			illegal: {
				fr: `Pas de charge ${how.fr}\u00a0: ${fr} (note e). Sans charger, la cavalerie peut encore faire un choc.`,
				en: `No charge ${how.en}: ${en} (note e). Without charging, cavalry may still make a shock attack.`
			},
			row: at(row, 'shock')
		};
	};
	if (CHARGE_STOPS.includes(ground)) return stop({ fr: 'vers ce terrain', en: 'into this terrain' }, ground);
	const side = settled
		.some('hexside')
		.map(rowOfHexside)
		.find((row) => CHARGE_STOPS.includes(row));
	if (side) return stop({ fr: 'au travers de ce côté', en: 'across this hexside' }, side);
	const way = settled.one('charge-way');
	if (way !== 'open') return stop({ fr: 'depuis ce terrain ni au travers', en: 'from or through this' }, way);
	// With infantry along, it may be the infantry that attacks out of the town.
	const from = settled.one('from');
	if (from !== 'elsewhere' && !withInfantry(settled))
		return stop({ fr: 'depuis ce terrain', en: 'from this terrain' }, from);
	return undefined;
}

export const forbidden = (settled: Settled): Illegal | undefined =>
	withoutStrength(settled) ?? impassable(settled) ?? (charges(settled) ? noCharge(settled) : undefined);
