/** `.ci/run`: every suite before a release, one after the other, also after a failure; the last line has the totals. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { script } from './run.js';
import { root } from './build/version.js';
import { countIn, failuresIn, total } from './tally.js';

const SUITES = ['test', 'test:long', 'test:faults', 'test:proof', 'test:taps', 'test:engines', 'test:hosts'];

/** @param {string} suite */
async function tried(suite) {
	console.log(`\n━━ npm run ${suite}`);
	const [program = '', ...args] = script(suite);
	const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
	/** @type {string[]} */
	const lines = [];
	const code = new Promise((done) => child.once('close', done).once('error', () => done(127)));
	for await (const line of createInterface(child.stdout)) {
		console.log(line);
		lines.push(line);
	}
	return { ...countIn(lines, Number((await code) ?? 1)), failures: failuresIn(lines) };
}

const counts = [];
for (const suite of SUITES) {
	const started = Date.now();
	const count = await tried(suite);
	counts.push({ suite, ...count, seconds: Math.round((Date.now() - started) / 1000) });
}
console.log();
for (const { suite, failures } of counts) for (const line of failures) console.log(`${suite}: ${line}`);
for (const { suite, passed, failed, seconds } of counts)
	console.log(`${suite.padEnd(12)} ${passed} passed, ${failed} failed in ${seconds} s`);
const { passed, failed } = total(counts);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
