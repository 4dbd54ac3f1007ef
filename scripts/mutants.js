/**
 * `npm run mutants`: makes one small fault at a time in a copy of the project and runs the tests that should fail. A fault with no
 * failing test, or only with one that ran into its time limit, is printed, and the exit code is 1.
 * `npm run mutants -- settle` takes only those whose file or description contains the word. `npm run mutants -- faults` takes those
 * of the worker and of storage, and runs `npm run test:faults` alone against them; a word after it chooses among those.
 */
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execFileSync, spawnSync } from 'node:child_process';
import { RESULT } from './build/ledger.js';
import { root } from './build/version.js';

/**
 * @typedef {object} Mutant
 * @property {string} file relative to the root of the project
 * @property {string} find occurs in the file exactly once
 * @property {string} replace
 * @property {string} breaks the effect of the fault, as a sentence
 * @property {readonly string[]} [tests] test files that should fail; by default those that import the file
 */

const lists = join(root, 'tests/mutants');

/** Mutants that `npm run test:faults` must detect. */
const OF_FAULTS = ['storage.js', 'worker.js'];

/** @param {readonly string[]} [files] of the folder of lists @returns {Promise<Mutant[]>} */
export async function mutants(files = readdirSync(lists).filter((file) => file.endsWith('.js'))) {
	const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(lists, file)).href)));
	return modules.flatMap((module) => module.default);
}

/** The text with its fault. Throws a sentence if `find` is out of date. @param {Mutant} mutant @param {string} text */
export function planted({ file, find, replace }, text) {
	const times = text.split(find).length - 1;
	if (times !== 1) throw new Error(`“${find}” stands ${times} times in ${file}, and must stand there once.`);
	return text.replace(find, () => replace);
}

function copyOfProject() {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-mutants-'));
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		cwd: root,
		encoding: 'utf8'
	});
	for (const file of files.split('\n').filter(Boolean)) {
		// A deleted file that is not committed yet is still listed by git.
		cpSync(join(root, file), join(folder, file), { recursive: true, errorOnExist: false, force: true });
	}
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
	return folder;
}

/** @typedef {{ status: string, failureMessages: string[] }} Assertion */

/**
 * Runs tests in the copy: `seen` if one fails by an assertion, `late` if only by a time limit, `missed` if none does.
 *
 * @param {string} folder @param {readonly string[]} args @returns {'seen' | 'late' | 'missed'}
 */
function tried(folder, args) {
	const report = join(folder, 'mutant-report.json');
	rmSync(report, { force: true });
	const vitest = join(root, 'node_modules/vitest/vitest.mjs');
	const options = ['--run', '--bail=1', '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
	const { status } = spawnSync(process.execPath, [vitest, ...args, ...options], { cwd: folder, stdio: 'ignore' });
	// The run was killed, for instance for lack of memory: that is no proof that a test sees the fault.
	if (!existsSync(report)) return 'late';
	/** @type {{ testResults: { message: string, assertionResults: Assertion[] }[] }} */
	const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
	const failed = testResults.flatMap(({ assertionResults }) =>
		assertionResults.filter((one) => one.status === 'failed')
	);
	const late = (/** @type {Assertion} */ one) => one.failureMessages.some((text) => /timed out in \d+ms/.test(text));
	if (failed.some((one) => !late(one))) return 'seen';
	if (failed.length) return 'late';
	// A test file that fails to load has no failed assertion, but a status other than 0.
	return status === 0 ? 'missed' : 'seen';
}

/** @param {string} folder @param {Mutant} mutant */
function judge(folder, mutant) {
	const fast = ['--exclude', '**/*.long.test.ts'];
	const near = tried(folder, mutant.tests ? ['run', ...mutant.tests] : ['related', mutant.file, ...fast]);
	return near === 'seen' || mutant.tests ? near : tried(folder, ['run', ...fast]);
}

/** @param {string} folder */
const seenByFaults = (folder) => tried(folder, ['run', 'tests/faults', '--mode', 'faults']);

async function main() {
	const byFaults = process.argv[2] === 'faults';
	const word = process.argv[byFaults ? 3 : 2] ?? '';
	const all = await mutants(byFaults ? OF_FAULTS : undefined);
	const chosen = all.filter(({ file, breaks }) => `${file} ${breaks}`.includes(word));
	const folder = copyOfProject();
	const survivors = [];
	try {
		for (const [i, mutant] of chosen.entries()) {
			const path = join(folder, mutant.file);
			const sound = readFileSync(path, 'utf8');
			writeFileSync(path, planted(mutant, sound));
			const verdict = byFaults ? seenByFaults(folder) : judge(folder, mutant);
			writeFileSync(path, sound);
			if (verdict !== 'seen') survivors.push(mutant);
			console.log(`${i + 1}/${chosen.length} ${verdict.padEnd(6)} ${mutant.file}: ${mutant.breaks}`);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	console.log(
		`\n${chosen.length - survivors.length} of ${chosen.length} seen by the ${byFaults ? 'list of faults' : 'fast tests'}.`
	);
	// What the ledger of truth says of them (scripts/proof.js): of a whole run only.
	if (!byFaults && !word) {
		const day = new Date().toISOString().slice(0, 10);
		const result = { day, planted: chosen.length, seen: chosen.length - survivors.length };
		writeFileSync(RESULT, `${JSON.stringify(result, null, '\t')}\n`);
	}
	process.exitCode = survivors.length || !chosen.length ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
