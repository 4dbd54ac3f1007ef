/**
 * Response headers of every page, besides the policy in its head: sent by hosts that read `_headers`, and by the worker with pages
 * of its copy. In plain JavaScript, because the scripts of the build import it too.
 */
export const PAGE_HEADERS = {
	// The rest of the policy is in each page's head with the hashes of its scripts; browsers ignore `frame-ancestors` there.
	'Content-Security-Policy': "frame-ancestors 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	// Features that the app uses (wake lock, clipboard, share sheet) are not listed, and so stay allowed.
	'Permissions-Policy':
		'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff'
};

/**
 * Every file is revalidated, which costs a few bytes if it is unchanged. A host that lets browsers keep scripts longer does no harm,
 * because their names change with their contents.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const HOST_HEADERS = { 'Cache-Control': 'no-cache', ...PAGE_HEADERS };

/** The contents of `_headers`, read by Cloudflare Pages, Netlify and others. @param {string} base */
export const headersFile = (base) =>
	`${base}/*\n${Object.entries(HOST_HEADERS)
		.map(([name, value]) => `  ${name}: ${value}\n`)
		.join('')}`;
