/** Installs the packages of package-lock.json, unless they are installed already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from './run.js';
import { root } from './build/version.js';

/** @typedef {{ version?: string; integrity?: string; optional?: boolean; devOptional?: boolean }} Package */

/** @param {string} lock @returns {Record<string, Package>} */
const packagesIn = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;

/**
 * Compares with node_modules/.package-lock.json, which npm writes last: an interrupted installation has none.
 * @param {string} [folder]
 */
export function isInstalled(folder = root) {
	const record = join(folder, 'node_modules/.package-lock.json');
	if (!existsSync(record)) return false;
	const installed = packagesIn(record);
	return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
		if (path === '') return true;
		const got = installed[path];
		// npm skips optional packages for other platforms.
		if (!got) return Boolean(wanted.optional || wanted.devOptional);
		return got.version === wanted.version && got.integrity === wanted.integrity;
	});
}

export async function install() {
	if (isInstalled()) return;
	console.log('Installing what package-lock.json lists …');
	// With NODE_ENV=production npm would skip the tools for building and testing, which are development packages.
	const code = await run(npm('ci', '--include=dev', '--no-audit', '--no-fund'));
	if (code !== 0) {
		throw new Error(
			'npm ci did not finish: see its message above, check the connection to the npm registry and try again.'
		);
	}
}
