/**
 * Removes a faulty released worker: `npm run kill-switch`, after `npm run build`, replaces the worker in the build by one that
 * deletes the copy and unregisters itself. Pages then load from the host alone; favourites, battles and settings stay. The next
 * regular build restores the copy. `npm run kill-switch -- folder` for a build elsewhere.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './build/version.js';

/** Plain text, so that it depends on no code that may be faulty. It deletes only caches of its own scope. */
export const KILL_SWITCH = `// Deletes the copy of Guidon below this address and unregisters itself.
const { scope } = self.registration;
const isOurs = (name) => name.startsWith('guidon:' + new URL(scope).pathname + ':') || name === 'workbox-precache-v2-' + scope;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.filter(isOurs).map((name) => caches.delete(name))))
			.then(() => self.registration.unregister())
	)
);
`;

/** @param {string} folder */
export function killSwitch(folder) {
	const worker = join(folder, 'sw.js');
	if (!existsSync(worker)) throw new Error(`There is no worker in ${folder} to replace: run npm run build first.`);
	writeFileSync(worker, KILL_SWITCH);
	return worker;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		console.log(
			`${killSwitch(resolve(root, process.argv[2] ?? 'build'))} now removes the copy from every phone that asks for it.`
		);
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
