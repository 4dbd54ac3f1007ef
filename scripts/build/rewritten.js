/**
 * Replaces text in the output of another tool, or of app.html. If the pattern does not match as often as expected, the build fails
 * with a sentence: a silent miss would ship slower pages, or pages without a policy.
 *
 * @param {string} text @param {RegExp | string} pattern
 * @param {string | ((...match: string[]) => string)} replacement a string is inserted literally, `$` included
 * @param {string} what is replaced, for the message @param {number} [times] the exact number of matches expected
 */
export function rewritten(text, pattern, replacement, what, times = 1) {
	const all = typeof pattern === 'string' ? pattern : new RegExp(pattern, 'g');
	const found = typeof all === 'string' ? text.split(all).length - 1 : [...text.matchAll(all)].length;
	if (found !== times)
		throw new Error(
			`${what} is not written as the build expects it: ${pattern} matches ${found} times, not ${times}. ` +
				'See the table in scripts/build/README.md.'
		);
	return text.replaceAll(all, typeof replacement === 'string' ? () => replacement : replacement);
}
