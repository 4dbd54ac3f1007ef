/** Texts of the lists above a matrix. */
import type { Text } from '$lib/core/types';

export const words = {
	swap: { fr: 'Échanger', en: 'Swap' },
	pick: {
		fr: 'Touchez une case, ou choisissez les deux camps.',
		en: 'Tap a cell, or pick both sides.'
	}
} satisfies Record<string, Text>;
