/** Counts what passed and failed in the reports of the test runners. */
import util from 'node:util';

/** @typedef {{ passed: number; failed: number }} Count */

/** A step without tests of its own counts as one. @param {number} code @returns {Count} */
export const countStep = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A runner can fail with no failed test (a file that does not load, an error between tests), or pass with no test at all: both
 * are failures.
 * @param {Count} count @param {number} code @returns {Count}
 */
const honest = ({ passed, failed }, code) =>
	failed === 0 && (code !== 0 || passed === 0) ? { passed, failed: 1 } : { passed, failed };

/** @param {{ numPassedTests: number; numFailedTests: number } | undefined} report @param {number} code */
export const countVitest = (report, code) =>
	honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code);

/** @param {{ stats: { expected: number; unexpected: number; flaky: number } } | undefined} report @param {number} code */
export const countPlaywright = (report, code) =>
	honest(
		{ passed: report?.stats.expected ?? 0, failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0) },
		code
	);

/**
 * What a suite says of itself in its last line, or in that of vitest: “9 passed, 1 failed”, “Tests  1 failed | 9 passed (10)”.
 * @param {readonly string[]} lines @param {number} code @returns {Count}
 */
export function countIn(lines, code) {
	const own = lines.findLast((line) => /^\d+ passed, \d+ failed$/.test(line)) ?? '';
	const vitest = stripped(lines.findLast((line) => /^\s*Tests\s/.test(stripped(line))) ?? '');
	const figure = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(own || vitest)?.[1] ?? 0);
	return honest({ passed: figure('passed'), failed: figure('failed') }, code);
}

/** Without the colours of a terminal. @param {string} line */
const stripped = (line) => util.stripVTControlCharacters(line);

/** @param {readonly Count[]} counts @returns {Count} */
export const total = (counts) => ({
	passed: counts.reduce((sum, { passed }) => sum + passed, 0),
	failed: counts.reduce((sum, { failed }) => sum + failed, 0)
});
