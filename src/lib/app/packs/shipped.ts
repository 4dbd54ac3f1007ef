/** The packs in `static/packs`: examples, cached offline, loaded on demand. */
import type { Text } from '$lib/core/types';

export interface Shipped {
	readonly id: string;
	readonly title: Text;
	readonly about: Text;
}

export const SHIPPED: readonly Shipped[] = [
	{
		id: 'little-wars',
		title: { fr: 'Little Wars', en: 'Little Wars' },
		about: {
			fr: 'H. G. Wells, 1913\u00a0: mouvements, canons, mêlées',
			en: 'H. G. Wells, 1913: moves, guns, melees'
		}
	},
	{
		id: 'three-hills',
		title: { fr: 'Trois Collines', en: 'Three Hills' },
		about: {
			fr: 'Hexagones et pions\u00a0: le combat au rapport de force, avec ses chances exactes',
			en: 'Hexes and counters: combat by strength ratio, with its exact chances'
		}
	}
];
