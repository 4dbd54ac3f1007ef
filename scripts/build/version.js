/** A short hash of all sources of a build: the same files give the same version, in a git checkout or not. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOGS } from './changelog.js';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** All that the build reads; of the documents those that are pages of the app. */
const SOURCES = [
	'src',
	'static',
	'scripts/build',
	'tests/mutants/result.json',
	'docs/packs.fr.md',
	'docs/packs.en.md',
	...LOGS.map(({ file }) => file),
	'package-lock.json',
	'svelte.config.js',
	'vite.config.ts'
];

/** @param {string} path @returns {string[]} */
function files(path) {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => files(join(path, name)));
}

/** The file in which a finished build stores its version. @param {string} folder */
export const stampIn = (folder) => resolve(root, folder, '.version');

/** @param {string} [folder] */
export function contentVersion(folder = root) {
	const hash = createHash('sha256');
	for (const source of SOURCES) {
		for (const file of files(join(folder, source))) {
			if (/\.test\.ts$/.test(file)) continue;
			hash.update(file.slice(folder.length).replaceAll('\\', '/')).update(readFileSync(file));
		}
	}
	const { BASE_PATH = '', PUBLIC_REPORT_URL = '' } = process.env;
	return hash.update(BASE_PATH).update(PUBLIC_REPORT_URL).digest('hex').slice(0, 12);
}
