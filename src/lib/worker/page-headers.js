/**
 * What every page is sent with, besides its own policy: a host that reads `_headers` sends them with the first visit, the worker
 * puts them on the pages of its copy. In plain JavaScript, because the scripts of the build read it too.
 */
export const PAGE_HEADERS = {
	// The rest of the policy stands in each page with the sums of its scripts; this one counts in a header only.
	'Content-Security-Policy': "frame-ancestors 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	// What the app asks for (the screen lock, the clipboard, the share sheet) is not listed, and so stays allowed.
	'Permissions-Policy':
		'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff'
};

/**
 * Everything is asked for again, which costs a few bytes where it is the same; a host that keeps scripts longer does no harm, for
 * their names change with them.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const HOST_HEADERS = { 'Cache-Control': 'no-cache', ...PAGE_HEADERS };

/** The file that Cloudflare Pages, Netlify and others read. @param {string} base */
export const headersFile = (base) =>
	`${base}/*\n${Object.entries(HOST_HEADERS)
		.map(([name, value]) => `  ${name}: ${value}\n`)
		.join('')}`;
