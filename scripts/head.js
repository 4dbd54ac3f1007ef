/**
 * What the build writes into the head of every page: the policy that browsers hold it to. Nothing but what comes from its own
 * host, no script that is not the build's own, and no text that becomes a page but through the app's own policies.
 */
import { createHash } from 'node:crypto';

/** Without indentation and comments, which would stand in every page of the cache. @param {string} html */
export const tightened = (html) => html.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s+/g, '\n');

const RULES = [
	"default-src 'none'",
	"style-src 'self'",
	// Kit hides what it announces new pages with by an inline style, always the same.
	"style-src-attr 'unsafe-hashes' 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='",
	"img-src 'self' data: blob:",
	"connect-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	// The 404 page asks the search by a form, which must work before its scripts have come, and without them.
	"form-action 'self'",
	"require-trusted-types-for 'script'",
	'trusted-types svelte-trusted-html guidon-html guidon-worker'
];

// Browsers look for it in the first kilobyte.
const CHARSET = '<meta charset="utf-8" />';

/**
 * Puts the policy in front of every script of a finished page. Kit can write one too, but sums up its scripts before they are
 * tightened, and stands behind those of app.html.
 *
 * @param {string} html
 */
export function withPolicy(html) {
	if (!html.includes(CHARSET)) return html;
	const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
	);
	const policy = [...RULES, ["script-src 'self'", ...scripts].join(' ')].join('; ');
	return html.replace(CHARSET, () => `${CHARSET}<meta http-equiv="content-security-policy" content="${policy}">`);
}
