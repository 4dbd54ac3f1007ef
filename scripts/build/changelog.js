/** Reads the change logs: CHANGELOG.md, and CHANGELOG.fr.md with the same versions and as many changes in each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files, and what each calls the changes that are in no version yet. */
export const LOGS = /** @type {const} */ ([
	{ lang: 'fr', file: 'CHANGELOG.fr.md', coming: 'À venir' },
	{ lang: 'en', file: 'CHANGELOG.md', coming: 'Unreleased' }
]);

/** @typedef {{ title: string, summary: string, changes: string[] }} Version `summary` is the line below its title */

/** @param {string} markdown @returns {Version[]} the newest first */
const versionsIn = (markdown) =>
	markdown
		.split(/^## /m)
		.slice(1)
		.map((part) => {
			const [title = '', ...rest] = part.split('\n');
			const [above = '', ...changes] = rest.join('\n').split(/^- /m);
			const line = (/** @type {string} */ text) => text.trim().replace(/\s*\n\s*/g, ' ');
			return { title: title.trim(), summary: line(above), changes: changes.map(line) };
		});

/** As a change log titles a version: 1.2 for 1.2.0. @param {string} version */
export const titleOf = (version) => version.replace(/\.0$/, '');

/**
 * The two logs, version by version. Throws a sentence if they differ in structure.
 *
 * @param {string} folder
 */
export function bothLogs(folder) {
	const [fr = [], en = []] = LOGS.map(({ file }) => versionsIn(readFileSync(join(folder, file), 'utf8')));
	const shape = (/** @type {Version[]} */ versions) =>
		versions.map(({ title, changes }, at) => `${/^\d/.test(title) ? title : `(${at})`}: ${changes.length}`).join(', ');
	if (shape(fr) !== shape(en))
		throw new Error(`CHANGELOG.fr.md has ${shape(fr)} changes, CHANGELOG.md ${shape(en)}: each change is in both.`);
	return en.map((version, at) => ({ en: version, fr: /** @type {Version} */ (fr[at]) }));
}
