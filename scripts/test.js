/** `npm test`: runs every check in order, also after a failure; the last line has the numbers of passed and failed. */
import './check-node.js';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { install } from './install.js';
import { run, script, tool } from './run.js';
import { countPlaywright, countStep, countVitest, failuresOfPlaywright, failuresOfVitest, total } from './tally.js';

const reports = mkdtempSync(join(tmpdir(), 'guidon-'));
const ROOT_BUILD = { BASE_PATH: '', BUILD_DIR: 'build' };
const BASE_BUILD = { BASE_PATH: '/guidon', BUILD_DIR: '.svelte-kit/base-build' };

/** @type {{ name: string; passed: number; failed: number }[]} */
const counts = [];
/** One line for each failure, printed again at the end because the output is long. @type {string[]} */
const failures = [];

/**
 * @param {string} name
 * @param {readonly string[]} command
 * @param {Record<string, string>} env
 * @param {(code: number) => import('./tally.js').Count} count
 */
async function step(name, command, env = {}, count = countStep) {
	console.log(`\n── ${name}`);
	const code = await run(command, { env: { ...ROOT_BUILD, ...env } });
	counts.push({ name, ...count(code) });
	return code === 0;
}

/** @param {string} path */
const reportIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @param {string} name @param {string} reason */
function cannotRun(name, reason) {
	console.error(`\n── ${name}\n${reason}`);
	counts.push({ name, passed: 0, failed: 1 });
}

async function unitTests() {
	const report = join(reports, 'unit.json');
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	const command = script('unit', ...reporters);
	await step('unit tests', command, {}, (code) => {
		const seen = reportIn(report);
		failures.push(...failuresOfVitest(seen));
		return countVitest(seen, code);
	});
}

/** @param {boolean} built @param {Promise<string | Error>} fetched */
async function browserTests(built, fetched) {
	const name = 'browser tests';
	if (!built) return cannotRun(name, 'They need both builds, and one of them failed.');
	const browser = await fetched;
	if (browser instanceof Error) return cannotRun(name, browser.message);
	const report = join(reports, 'browser.json');
	const env = {
		CHROMIUM_PATH: browser,
		GUIDON_BASE_BUILD: BASE_BUILD.BUILD_DIR,
		PLAYWRIGHT_JSON_OUTPUT_FILE: report
	};
	await step(name, tool('playwright', 'test', '--reporter=list,json'), env, (code) => {
		const seen = reportIn(report);
		failures.push(...failuresOfPlaywright(seen));
		return countPlaywright(seen, code);
	});
}

/** Not in parallel: the type check and the build write into the same folder. */
async function formTypesAndBuilds() {
	await step('formatting', tool('prettier', '--check', '.'));
	await step('types', script('check'));
	const atRoot = await step('build', script('build'));
	return (await step('build below /guidon', script('build'), BASE_BUILD)) && atRoot;
}

async function everything() {
	await install();
	// Not awaited: on a fresh machine the download takes half a minute, during which the next steps run.
	const browser = ensureBrowser().catch((error) => /** @type {Error} */ (error));
	// In parallel on two cores: lint takes as long as all the others together. Their output may be interleaved.
	const [, built] = await Promise.all([step('lint', script('lint')), formTypesAndBuilds()]);
	await unitTests();
	await browserTests(built, browser);
}

try {
	await everything();
} catch (error) {
	cannotRun('set-up', error instanceof Error ? error.message : String(error));
} finally {
	rmSync(reports, { recursive: true, force: true });
}

const failing = counts.filter(({ failed }) => failed > 0).map(({ name }) => name);
const { passed, failed } = total(counts);
if (failures.length) console.log(`\n${failures.join('\n')}`);
console.log(failing.length ? `\nNot right yet: ${failing.join(', ')}.` : '\nAll is well.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
