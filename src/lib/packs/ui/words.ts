/** What is said of games that came as files, both languages side by side. */
import type { Lang, Text } from '$lib/types';

export const words = {
	by: { fr: 'par', en: 'by' },
	unchecked: { fr: 'non vérifié', en: 'not checked' },
	only: {
		fr: { fr: 'en français seulement', en: 'in French only' },
		en: { fr: 'en anglais seulement', en: 'in English only' }
	}
} satisfies Record<string, Text | Readonly<Record<Lang, Text>>>;
