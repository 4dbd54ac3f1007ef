/** Counts what passed and failed in the reports of the test runners. */

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

/** @param {readonly Count[]} counts @returns {Count} */
export const total = (counts) => ({
	passed: counts.reduce((sum, { passed }) => sum + passed, 0),
	failed: counts.reduce((sum, { failed }) => sum + failed, 0)
});
