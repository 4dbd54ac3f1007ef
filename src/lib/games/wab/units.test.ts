import { describe } from 'vitest';
import type { Answers } from '$lib/core/types';
import type { Standing } from '$lib/core/units/types';
import { answersAsTyped } from '../../../../tests/unit/cards';

const struck = ([unit]: readonly Standing[]): Answers => {
	const { card, lost } = unit!;
	const { toughness, troop, armour, shield, barding, wounds } = card as Record<string, string | number>;
	return {
		toughness: toughness!,
		troop: troop!,
		armour: armour!,
		shield: shield!,
		...(barding !== undefined && { barding }),
		wounds: wounds!,
		carried: lost % Number(wounds)
	};
};

describe('units', () =>
	answersAsTyped('wab', {
		shooting: (shooters, target) => {
			const [{ card, left }] = shooters as [Standing];
			return { shots: left!, bs: card.bs!, weapon: card.weapon!, ...struck(target) };
		},
		combat: (attackers, target) => {
			const [{ card }] = attackers as [Standing];
			return { ws: card.ws!, strength: card.strength!, 'enemy-ws': target[0]!.card.ws!, ...struck(target) };
		}
	}));
