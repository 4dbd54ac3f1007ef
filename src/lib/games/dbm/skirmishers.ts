/** Skirmishers: a word that the sheet uses, at pursuit and spontaneous advance, without saying whom it means. */
import type { Doubt } from '$lib/core/types';

export const SKIRMISHERS = ['lh', 'ps'] as const;

export const whoSkirmishes: Doubt = {
	printed: { fr: '« Tirailleurs », sans définition', en: '“Tirailleurs” (skirmishers), not defined' },
	read: { fr: 'LH et Ps', en: 'LH and Ps' },
	why: { fr: 'Ce sont les troupes qui harcèlent.', en: 'They are the troops that skirmish.' }
};
