/** What `virtual:guide` exports: `scripts/build/guide.js` runs this when the app is built. */
import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '$lib/core/types';
import { jsonSchema } from '$lib/packs/format/json-schema';
import { partsOf } from './markdown';
import { referenceHtml } from './reference';

/** @param files The Markdown of each language. */
export function guideModule(files: Readonly<Record<Lang, string>>, base: string): string {
	const [fr = [], en = []] = LANGS.map((lang) => partsOf(readFileSync(files[lang], 'utf8'), lang, base));
	if (fr.map(({ id }) => id).join() !== en.map(({ id }) => id).join())
		throw new Error(`${files.fr} and ${files.en} have different parts, or in another order.`);
	const parts = fr.map(({ id, level, title, html }, i) => ({
		id,
		level,
		title: { fr: title, en: en[i]!.title },
		html: { fr: html, en: en[i]!.html }
	}));
	return `export const parts = ${JSON.stringify(parts)};
export const reference = ${JSON.stringify(referenceHtml(jsonSchema()))};`;
}
