/** Counts passed and failed tests in the reports of the test runners. */
import util from 'node:util';

/** @typedef {{ passed: number; failed: number }} Count */

/** A step without tests counts as one test. @param {number} code @returns {Count} */
export const countStep = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Corrects two cases to a failure: a runner that fails without a failed test (a file that does not load, an error between
 * tests), and one that passes without any test.
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
 * Reads the counts from the output of a suite, in its own format, vitest's or Playwright's: “9 passed, 1 failed”,
 * “Tests  1 failed | 9 passed (10)”, “1 failed” and “9 passed (2.1m)” on lines of their own.
 * @param {readonly string[]} lines @param {number} code @returns {Count}
 */
export function countIn(lines, code) {
	const own = lines.findLast((line) => /^\d+ passed, \d+ failed$/.test(line)) ?? '';
	const vitest = stripped(lines.findLast((line) => /^\s*Tests\s/.test(stripped(line))) ?? '');
	const playwright = lines.map(stripped).filter((line) => /^ {2}\d+ (failed$|passed \()/.test(line));
	const said = own || vitest || playwright.join(' ');
	const figure = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(said)?.[1] ?? 0);
	return honest({ passed: figure('passed'), failed: figure('failed') }, code);
}

/**
 * A failure in one line: the test, the first line of its message, the locator, and the first expected or received line.
 * @param {string} name @param {string | undefined} said
 */
function failure(name, said = '') {
	const [first, ...rest] = stripped(said).trim().split('\n');
	const line = (/** @type {RegExp} */ like) => rest.find((one) => like.test(one))?.trim() ?? '';
	const told = [first || 'it says no more', line(/^\s*Locator:/), line(/^\s*(\+ {3,}|Received[^:]*:)/)];
	return `✗ ${name}: ${told.filter(Boolean).join(' ')}`;
}

/** @typedef {{ status: string; fullName: string; failureMessages?: string[] }} VitestCase */
/** @typedef {{ name: string; status: string; message?: string; assertionResults: VitestCase[] }} VitestFile */

/** @param {{ testResults?: VitestFile[] } | undefined} report */
export const failuresOfVitest = (report) =>
	(report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		return failed.length || status !== 'failed'
			? failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0]))
			: [failure(name, message)];
	});

/** @typedef {{ message?: string; location?: { line: number } }} PlaywrightError */
/** @typedef {{ errors: PlaywrightError[] }} PlaywrightTry */
/** @typedef {{ title: string; tests: { status: string; results: PlaywrightTry[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @param {{ suites?: PlaywrightSuite[] } | undefined} report */
export function failuresOfPlaywright(report) {
	/** @param {string[]} path @returns {(suite: PlaywrightSuite) => string[]} */
	const within = (path) => (suite) => {
		const here = [...path, suite.title];
		const own = suite.specs.flatMap(({ title, tests }) =>
			tests
				.filter(({ status }) => status === 'unexpected' || status === 'flaky')
				.map(({ results }) => {
					const error = results.flatMap(({ errors }) => errors).find(Boolean);
					const name = [...here, title].join(' › ');
					return failure(error?.location ? `${name}, line ${error.location.line}` : name, error?.message);
				})
		);
		return [...own, ...(suite.suites ?? []).flatMap(within(here))];
	};
	return (report?.suites ?? []).flatMap(within([]));
}

/** The lines that name failures, in the format of a suite, of vitest or of Playwright's summary. @param {readonly string[]} lines */
export const failuresIn = (lines) => [
	...new Set(lines.map(stripped).filter((line) => /^(✗| FAIL | {4}\[\w+\] ›) /.test(line)))
];

/** Removes terminal colour codes. @param {string} line */
const stripped = (line) => util.stripVTControlCharacters(line);

/** @param {readonly Count[]} counts @returns {Count} */
export const total = (counts) => ({
	passed: counts.reduce((sum, { passed }) => sum + passed, 0),
	failed: counts.reduce((sum, { failed }) => sum + failed, 0)
});
