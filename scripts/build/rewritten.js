/**
 * Replaces what another tool, or app.html, has written; where it is written another way the build ends with a sentence. A silent
 * miss would ship slower pages, or pages without a policy.
 *
 * @param {string} text @param {RegExp | string} pattern
 * @param {string | ((...match: string[]) => string)} replacement a string is taken as it is, `$` included
 * @param {string} what it is, for the sentence @param {number} [times] how many matches there must be
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
