/**
 * Writes the typographic spaces, apostrophes and minus signs into the texts of the source, so that they can be typed on any keyboard:
 * in French U+202F before ; ? ! » and after «, U+00A0 before a colon; in both languages ’ and −, and U+00A0 between “rule” and
 * its number. Run by `npm run format`.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOGS } from './build/changelog.js';
import { root } from './build/version.js';

/** @param {string} words */
const both = (words) =>
	words
		.replace(/(?<=[\p{L}\d])'(?=[\p{L}\d])/gu, '’')
		.replace(/\.\.\./g, '…')
		.replace(/\b(règles?|rules?) (?=\d)/gi, '$1\u00a0')
		.replace(/(^|[\s(/«“])-(?=\d)/g, '$1−');

/** @param {string} words */
export const french = (words) =>
	both(words)
		.replace(/[ \u00a0\u202f]*(?=[;?!»])(?<=\S[ \u00a0\u202f]*)/g, '\u202f')
		.replace(/«[ \u00a0\u202f]*/g, '«\u202f')
		.replace(/[ \u00a0\u202f]+:/g, '\u00a0:')
		.replace(/\u202f+/g, '\u202f')
		.replace(/\u202f([?!])\u202f(?=[?!])/g, '\u202f$1');

/** @param {string} path @returns {string[]} */
const sources = (path) =>
	statSync(path).isDirectory()
		? readdirSync(path).flatMap((name) => sources(join(path, name)))
		: /\.ts$/.test(path) && !/\.test\.ts$/.test(path)
			? [path]
			: [];

/** Rewrites `fr: '…'` and `en: '…'` in one source. @param {string} source */
export const typeset = (source) =>
	source.replace(
		/\b(fr|en):(\s+)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g,
		(_, lang, space, single, double) => {
			const words = (single ?? double).replace(/\\(['"])/g, '$1');
			const set = lang === 'fr' ? french(words) : both(words);
			return `${lang}:${space}'${set.replace(/'/g, "\\'")}'`;
		}
	);

/** The same for Markdown, outside of code and comments. @param {string} source @param {'fr' | 'en'} lang */
export const setMarkdown = (source, lang) =>
	source
		.split(/(^```[^]*?^```$|`[^`\n]*`|<!--.*?-->)/m)
		.map((words, i) => (i % 2 ? words : lang === 'fr' ? french(words) : both(words)))
		.join('');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const file of sources(join(root, 'src/lib'))) {
		const before = readFileSync(file, 'utf8');
		const after = typeset(before);
		if (after !== before) writeFileSync(file, after);
	}
	for (const lang of /** @type {const} */ (['fr', 'en'])) {
		for (const name of [`docs/packs.${lang}.md`, LOGS.find((log) => log.lang === lang)?.file ?? '']) {
			const file = join(root, name);
			writeFileSync(file, setMarkdown(readFileSync(file, 'utf8'), lang));
		}
	}
}
