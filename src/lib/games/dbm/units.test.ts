import { describe } from 'vitest';
import type { Answers } from '$lib/core/types';
import type { Standing } from '$lib/core/units/types';
import { answersAsTyped } from '../../../../tests/unit/cards';

const element = (camp: 'own' | 'enemy', [unit]: readonly Standing[], type: string, shared: boolean): Answers => {
	const { card, states } = unit!;
	const general = card.general === 'yes';
	return {
		[`${camp}-type`]: type,
		[`${camp}-grade`]: card.grade!,
		...(card.chariots !== undefined && { [`${camp}-chariots`]: card.chariots }),
		[`${camp}-factors`]: [
			...(general ? ['general'] : []),
			...(shared && !general && states.includes('demoralised') ? ['demoralised'] : [])
		]
	};
};

const troop = ([unit]: readonly Standing[]) => String(unit!.card.troop);
/** Elephants and psiloi shoot as exceptions alone, and the calculator has types of their own for these. */
const shooter = (units: readonly Standing[]) =>
	['el', 'ps'].includes(troop(units)) && units[0]!.card.grade === 'x' ? `${troop(units)}-x` : troop(units);

describe('units', () =>
	answersAsTyped('dbm', {
		'close-combat': (own, enemy) => ({
			...element('own', own, troop(own), true),
			...element('enemy', enemy, troop(enemy), true)
		}),
		shooting: (own, enemy) => ({
			...element('own', own, shooter(own), false),
			...element('enemy', enemy, troop(enemy), false)
		})
	}));
