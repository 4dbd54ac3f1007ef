/** Installs what package-lock.json lists, when it is not there already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from './run.js';
import { root } from './build/version.js';

/** @typedef {{ version?: string; integrity?: string; optional?: boolean; devOptional?: boolean }} Package */

/** @param {string} lock @returns {Record<string, Package>} */
const packagesIn = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;

/**
 * npm writes down what it installed, as the last thing it does: an installation that was cut short has no such record.
 * @param {string} [folder]
 */
export function isInstalled(folder = root) {
	const record = join(folder, 'node_modules/.package-lock.json');
	if (!existsSync(record)) return false;
	const installed = packagesIn(record);
	return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
		if (path === '') return true;
		const got = installed[path];
		// npm leaves out what is made for other platforms.
		if (!got) return Boolean(wanted.optional || wanted.devOptional);
		return got.version === wanted.version && got.integrity === wanted.integrity;
	});
}

export async function install() {
	if (isInstalled()) return;
	console.log('Installing what package-lock.json lists …');
	// The tools that build and test are development packages, which NODE_ENV=production would leave out.
	const code = await run(npm('ci', '--include=dev', '--no-audit', '--no-fund'));
	if (code !== 0) {
		throw new Error(
			'npm ci did not finish: see its message above, check the connection to the npm registry and try again.'
		);
	}
}
