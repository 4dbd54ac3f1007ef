import type { Text } from '$lib/core/types';

export interface Found {
	readonly path: string;
	readonly text: Text;
}

/** Every bilingual text inside a value, with the way to it. */
export function textsIn(value: unknown, path = ''): Found[] {
	if (value === null || typeof value !== 'object') return [];
	// One language alone is a text too, and a fault.
	if ('fr' in value || 'en' in value) return [{ path, text: value as Text }];
	return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

/** Words that French and English players write alike. Longer texts may never be equal. */
const ALIKE = new Set(
	`terrain distance charge route rout retreat protection d10 d6 d20 artillery cohesion position portage test type source
	action moral morale camp section condition conditions impassable naval navals levees obstacle dunes village villages
	note notes total combat combats mode index score table guidon elephants archers infanterie train simple double triple
	modification modifications visible invisible javelin normal fortification formation jours gloire bonus wab phalangites activation
	destruction psiloi hordes exception direction support page pages version question questions pts navigable licence`.split(
		/\s+/
	)
);

/** What is wrong with the words of one text, in full sentences. */
export function faultsIn({ path, text }: Found): string[] {
	const faults: string[] = [];
	const fault = (what: string) => faults.push(`${path}: ${what}`);
	for (const lang of ['fr', 'en'] as const) {
		const words = text[lang];
		if (typeof words !== 'string' || !words.trim()) {
			fault(`the ${lang} text is missing.`);
			return faults;
		}
		if (/'/.test(words)) fault(`a straight apostrophe in “${words}”.`);
		if (/"/.test(words)) fault(`a straight quotation mark in “${words}”.`);
		if (/(^|[\s(/])-\d/.test(words)) fault(`a hyphen for a minus in “${words}”.`);
		if (/\b(règles?|rules?) \d/i.test(words))
			fault(`a rule that may stand on another line than its number in “${words}”.`);
		if (/\.\.\./.test(words)) fault(`three dots for an ellipsis in “${words}”.`);
		if (/^\s|\s$| {2}/.test(words)) fault(`stray spaces in “${words}”.`);
	}
	const { fr, en } = text;
	const bare = fr.replace(/\{[^}]*\}/g, '');
	if (/[^\u202f?!]\s*[;?!»]/.test(bare.replace(/\u202f[;?!»]+/g, '')))
		fault(`no narrow space before ; ? ! or » in “${fr}”.`);
	if (/«(?!\u202f)/.test(bare)) fault(`no narrow space after « in “${fr}”.`);
	if (/[^\u00a0\d]:(?!\/\/)/.test(bare)) fault(`no non-breaking space before the colon in “${fr}”.`);
	if (/\s[;:?!]/.test(en)) fault(`a space before punctuation in English: “${en}”.`);
	if (/[«»]/.test(en)) fault(`French quotation marks in English: “${en}”.`);
	// A doubt may say that a sheet prints PE.
	if (/\bPE\b/.test(en) && !path.includes('/doubt/')) fault(`PE in English, where it is NE: “${en}”.`);
	// A game keeps its own name.
	if (fr === en && !/^\/game\/(title|short)$/.test(path)) {
		const words = fr.replace(/\{[^}]*\}/g, '').match(/[a-zà-ÿœ]{3,}/gi) ?? [];
		const strange = words.filter((word) => !ALIKE.has(word.toLowerCase()));
		if (words.length > 2 || strange.length) fault(`the same in French and English: “${fr}”.`);
	}
	return faults;
}
