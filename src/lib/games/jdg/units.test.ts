import { describe } from 'vitest';
import type { Standing } from '$lib/core/units/types';
import { answersAsTyped } from '../../../../tests/unit/cards';

const arms = (units: readonly Standing[]) => units.map(({ card }) => card.arm);
const sum = (units: readonly Standing[]) => units.reduce((all, { left }) => all + left!, 0);
const best = (units: readonly Standing[]) => Math.max(...units.map(({ card }) => Number(card.cohesion)));
const every = (units: readonly Standing[], state: string) => units.every(({ states }) => states.includes(state));

describe('units', () =>
	answersAsTyped('jdg', {
		'artillery-fire': (guns, target) => {
			const cohesions = new Set(target.map(({ card }) => card.cohesion));
			return {
				strength: Math.max(...guns.map(({ left }) => left!)),
				firer: guns.length > 1 ? ['combined'] : [],
				target: [
					...(arms(target).filter((arm) => arm !== 'artillery').length > 1 ? ['massed'] : []),
					...(every(target, 'square') ? ['square'] : [])
				],
				...(cohesions.size === 1 && { cohesion: [...cohesions][0]! })
			};
		},
		shock: (attackers, defenders) => {
			const foot = arms(attackers).filter((arm) => arm === 'infantry').length;
			const riders = arms(defenders).filter((arm) => arm === 'cavalry' || arm === 'l').length;
			return {
				'attacker-strength': sum(attackers),
				'defender-strength': sum(defenders),
				'attacker-cohesion': best(attackers),
				'defender-cohesion': best(defenders),
				...(foot === attackers.length && { kind: 'infantry' }),
				...(foot > 0 && foot < attackers.length && { 'with-infantry': 'yes' }),
				defenders: riders === 0 ? 'foot' : riders === defenders.length ? 'cavalry' : 'mixed',
				defender: ['routed', 'square'].filter((state) => every(defenders, state === 'routed' ? 'r' : state))
			};
		}
	}));
