import { describe } from 'vitest';
import type { Standing } from '$lib/core/units/types';
import { answersAsTyped } from '../../../../tests/unit/cards';

const sum = (units: readonly Standing[], field: string) =>
	units.reduce((all, { card }) => all + Number(card[field] ?? 0), 0);
const types = (units: readonly Standing[]) => units.map(({ card }) => String(card.type));
const best = (units: readonly Standing[]) => Math.max(...units.map(({ card }) => Number(card.quality)));
const share = (units: readonly Standing[], state: string) => {
	const having = units.filter(({ states }) => states.includes(state)).length;
	return having === 0 ? 'none' : having === units.length ? 'all' : 'some';
};

describe('units', () =>
	answersAsTyped('alexander', {
		fire: (firers, stack) => ({
			firers: types(firers),
			points: sum(firers, 'points'),
			state: share(firers, 'd') === 'none' ? [] : ['discouraged'],
			target: types(stack)[0]!,
			stack: sum(stack, 'points'),
			leaders: sum(stack, 'leaders')
		}),
		melee: (attackers, defenders) => {
			const routed = share(defenders, 'dr');
			const shaken = share(defenders, 'd');
			const ours = share(attackers, 'd');
			return {
				attackers: types(attackers),
				defenders: types(defenders),
				'attacker-points': sum(attackers, 'points'),
				'defender-points': sum(defenders, 'points'),
				'attacker-quality': best(attackers),
				'defender-quality': best(defenders),
				'attacker-leaders': sum(attackers, 'leaders'),
				'defender-leaders': sum(defenders, 'leaders'),
				'attacker-bonus': sum(attackers, 'bonus'),
				'defender-bonus': sum(defenders, 'bonus'),
				'attacker-state': ours === 'none' ? [] : [`${ours}-discouraged`],
				'defender-state': routed !== 'none' ? `${routed}-routed` : shaken !== 'none' ? `${shaken}-discouraged` : 'none'
			};
		}
	}));
