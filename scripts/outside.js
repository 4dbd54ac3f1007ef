/**
 * `npm run test:engines` and `npm run test:hosts`: tests that need installed programs, other browser engines and web servers.
 * On Debian they are installed, and one that is still missing is a failure; elsewhere it is named, and its tests are skipped.
 */
import './check-node.js';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.js';
import { run, script, tool } from './run.js';
import { countVitest, failuresOfVitest } from './tally.js';
import { root, stampIn, contentVersion } from './build/version.js';

/** Debian packages that a suite needs. @type {Record<string, readonly string[]>} */
const PACKAGES = {
	engines: ['firefox-esr', 'python3-gi', 'gir1.2-webkit2-4.1', 'xvfb', 'fonts-dejavu-core'],
	hosts: ['nginx-light', 'caddy']
};

const RELEASE = '/etc/os-release';
/** Not its derivatives, where some packages have other names. */
const isDebian = existsSync(RELEASE) && /^ID=debian$/m.test(readFileSync(RELEASE, 'utf8'));

/** @param {string} name */
const isInstalled = (name) =>
	/^install ok installed/.test(spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' }).stdout);

/** A sentence with the packages that could not be installed, or undefined. @param {readonly string[]} packages */
async function installPackages(packages) {
	const missing = packages.filter((name) => !isInstalled(name));
	if (!missing.length) return undefined;
	console.log(`Installing ${missing.join(', ')} …`);
	const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	const apt = [...admin, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
	await run([...apt, 'update'], { quiet: true, seconds: 180 });
	await run([...apt, 'install', '-y', '--no-install-recommends', ...missing], { quiet: true, seconds: 600 });
	const still = missing.filter((name) => !isInstalled(name));
	return still.length
		? `apt-get could not install ${still.join(', ')}: run it as root, or let sudo run without a password.`
		: undefined;
}

/** Builds the site once for all suites. */
async function build() {
	const stamp = stampIn('build');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contentVersion()) return true;
	return (await run(script('build'), { env: { BASE_PATH: '', BUILD_DIR: 'build' } })) === 0;
}

/** @typedef {{ numPassedTests: number; numFailedTests: number; numPendingTests: number; testResults: import('./tally.js').VitestFile[] }} Report */

/** @param {string} suite @returns {Promise<import('./tally.js').Count & { skipped: number }>} */
async function tried(suite) {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-outside-'));
	try {
		const report = join(folder, 'report.json');
		const config = join(root, 'tests/engines/vitest.config.ts');
		const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
		const code = await run(tool('vitest', 'run', `tests/${suite}`, '--config', config, ...reporters));
		/** @type {Report | undefined} */
		const seen = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
		for (const line of failuresOfVitest(seen)) console.log(line);
		return { ...countVitest(seen, code), skipped: seen?.numPendingTests ?? 0 };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @param {string} suite */
async function everything(suite) {
	const packages = PACKAGES[suite];
	if (!packages) throw new Error(`There is no suite “${suite}”: ${Object.keys(PACKAGES).join(' or ')}.`);
	await install();
	if (!(await build())) throw new Error('The site could not be built: see the message above.');
	const lacking = isDebian ? await installPackages(packages) : undefined;
	if (lacking) console.error(lacking);
	if (!isDebian) console.log(`This is no Debian: what is not here of ${packages.join(', ')} is skipped.`);
	const { passed, failed, skipped } = await tried(suite);
	if (skipped) console.log(`\n${skipped} skipped: what they need is not here, as said above.`);
	return { passed, failed: failed + (isDebian ? skipped : 0) };
}

let count = { passed: 0, failed: 1 };
try {
	count = await everything(process.argv[2] ?? '');
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
