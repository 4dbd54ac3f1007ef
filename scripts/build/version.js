/** A short hash of all sources of a build: the same files give the same version, in a git checkout or not. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SOURCES = ['src', 'static', 'scripts/build', 'package-lock.json', 'svelte.config.js', 'vite.config.ts'];

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

export function contentVersion() {
	const hash = createHash('sha256');
	for (const source of SOURCES) {
		for (const file of files(join(root, source))) {
			if (/\.test\.ts$/.test(file)) continue;
			hash.update(file.slice(root.length).replaceAll('\\', '/')).update(readFileSync(file));
		}
	}
	return hash
		.update(process.env.BASE_PATH ?? '')
		.digest('hex')
		.slice(0, 12);
}
