/** Completes the head of every prerendered page: policy, links to scripts, start script. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { rewritten } from './rewritten.js';

const RULES = [
	"default-src 'none'",
	"style-src 'self'",
	// Kit's route announcer has an inline style, always the same.
	"style-src-attr 'unsafe-hashes' 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='",
	"img-src 'self' data: blob:",
	"connect-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	// The 404 page has a search form, which must work before its scripts have loaded, and without them.
	"form-action 'self'",
	"require-trusted-types-for 'script'",
	'trusted-types svelte-trusted-html guidon-html guidon-worker'
];

/** Must be in the first kilobyte, where browsers look for it. */
const CHARSET = '<meta charset="utf-8" />';
const SCRIPT = /<script>([^]*?)<\/script>/g;

/** @param {string} script */
function shortened(script) {
	const { code, errors } = minifySync('head.js', script, { module: false, compress: true, mangle: true });
	if (errors.length) throw new Error(`A script in the head of a page cannot be read: ${errors[0]?.message}`);
	return code;
}

/**
 * Removes indentation and comments of several lines, a tenth of a short page. Svelte's hydration markers are comments of one line,
 * and stay.
 *
 * @param {string} html
 */
export const tightened = (html) =>
	html
		.replace(/<!--\n[^]*?-->|^\s*\/\/.*$/gm, '')
		.replace(/\n\s+/g, '\n')
		.replace(SCRIPT, (_, script) => `<script>${shortened(script)}</script>`);

/**
 * Puts the policy before every script of a finished page: nothing but what comes from the app's own host, no script that is not
 * the build's own. Kit's policy would come after the scripts of app.html, with the hashes that they had before they were tightened.
 *
 * @param {string} html
 */
export function withPolicy(html) {
	const hashes = [...html.matchAll(SCRIPT)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
	);
	const policy = [...RULES, ["script-src 'self'", ...hashes].join(' ')].join('; ');
	return rewritten(
		html,
		CHARSET,
		`${CHARSET}<meta http-equiv="content-security-policy" content="${policy}">`,
		'The charset in app.html'
	);
}

/** Output of the client build, which precedes prerendering, and Vite's manifest. */
const CLIENT = '.svelte-kit/output/client';
const MANIFEST = `${CLIENT}/.vite/manifest.json`;

/**
 * Vite's manifest: scripts by their sources.
 *
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} Chunks
 */

/**
 * Scripts of the build with all their static imports.
 *
 * @param {Chunks} chunks @param {readonly string[]} files @param {readonly string[]} sources of others, or their names
 */
function withImports(chunks, files, sources) {
	const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
	const all = new Set(files);
	for (const source of sources) {
		const chunk = chunks[source] ?? Object.values(chunks).find(({ name }) => name === source);
		if (!chunk) throw new Error(`${source} has no script of its own: correct the groups in scripts/build/chunks.js.`);
		all.add(chunk.file);
	}
	for (const file of all) for (const key of byFile.get(file)?.imports ?? []) all.add(chunks[key]?.file ?? '');
	return [...all];
}

/** The class by which Svelte scopes the styles of a component: `cssHash` in svelte.config.js. */
const SCOPE = /\.(s[a-z\d]{4})(?![\w-])/g;

/** The scoped classes of a style sheet. @param {string} css */
export const scopesOf = (css) => new Set([...css.matchAll(SCOPE)].map(([, name = '']) => name));

/** All classes of a page. @param {string} html */
export const classesIn = (html) =>
	new Set([...html.matchAll(/class="?([^">]+)/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Links the sheets that a page has elements for and Kit leaves out: those of a script that is no page of its own but shared by two
 * (build_server.js, Kit 2.70). Without them the page moves once its scripts bring the sheet: 25 px on the page of own games.
 * `checkStyles` ends the build where a sheet is missing all the same.
 *
 * @param {string} html @param {Chunks} chunks
 */
function withStyles(html, chunks) {
	const scripts = [...html.matchAll(new RegExp(LINK, 'g'))].map(([, file = '']) => file);
	const classes = classesIn(html);
	const all = withImports(chunks, scripts, []);
	const sheets = Object.values(chunks)
		.filter(({ file }) => all.includes(file))
		.flatMap(({ css = [] }) => css)
		.filter((file) => !html.includes(file))
		.filter((file) => [...scopesOf(readFileSync(`${CLIENT}/${file}`, 'utf8'))].some((name) => classes.has(name)));
	const folder = /<link href="([^"]*)_app\//.exec(html)?.[1] ?? '';
	const links = [...new Set(sheets)].map((file) => `<link href="${folder}${file}" rel="stylesheet">\n`);
	return links.length ? rewritten(html, '</head>', `${links.join('')}</head>`, 'The end of the head') : html;
}

const LINK = /<link href="[^"]*(_app\/[^"]+\.js)" rel="modulepreload">\n?/;
const START =
	/Promise\.all\(\[\s*import\("([^"]*)(_app\/[^"]+)"\),\s*import\("[^"]*(_app\/[^"]+)"\)\s*\]\)\.then\(\(\[kit, app\]\)/;

/** The folder of all scripts. Named once a page and not at each script: 43 of 2,824 kB of pages. */
const SCRIPTS = '_app/immutable/';

/** Part of the start script, by which the check at the end of the build recognises it. */
export const AFTER_PAINT = 'requestAnimationFrame(()=>setTimeout(';

/**
 * Requests the scripts of a page after its first paint, all at once; Kit would request them during its layout. README.md beside this
 * file has the figures. A page that is not painted, because it is opened in the background or its window is covered, waits
 * a second. Kit's own links leave out a script that is imported both statically and dynamically (find_deps, Kit 2.70):
 * 27 kB were requested one round trip later. What fails is requested once more: with two tabs opening 170 pages on a
 * busy machine, Chromium 156 lost the requests that the worker was answering for one to three pages of a run, in three runs of about ten;
 * a second request was answered.
 *
 * @param {string} html @param {Chunks} chunks @param {readonly string[]} sources of modules that the page imports dynamically at its start
 */
export function startedAfterPaint(html, chunks, sources) {
	const links = [...html.matchAll(new RegExp(LINK, 'g'))].map(([, file = '']) => file);
	const rest = rewritten(html, LINK, '', 'Kit’s links to scripts', links.length);
	return rewritten(
		rest,
		START,
		(_, folder = '', kit = '', app = '') => {
			const others = withImports(chunks, links, sources).filter((file) => file !== kit && file !== app);
			const files = [kit, app, ...others].map((file) => rewritten(file, SCRIPTS, '', 'The address of a script'));
			// The minifier would write a long list like this, and a short one as a list.
			const list = `"${files.join(' ')}".split(" ")`;
			const all = `Promise.all(${list}.map((file) => import("${folder}${SCRIPTS}" + file)))`;
			return `new Promise((go) => { ${AFTER_PAINT}go)); setTimeout(go, 1000); }).then(() => { const all = () => ${all}; return all().catch(all); }).then(([kit, app])`;
		},
		'Kit’s start script',
		links.length ? 1 : 0
	);
}

/**
 * @param {string} html as Kit has rendered it @param {Readonly<Record<string, string>>} words of app.html, by their `%name%`
 * @param {{ fetched: readonly string[], sources: readonly string[] }} wanted what the page's scripts fetch or import dynamically,
 * preloaded with them: files by their addresses, scripts by their sources
 */
export function finished(html, words, { fetched, sources }) {
	const named = Object.entries(words).reduce(
		(text, [name, word]) => rewritten(text, `%${name}%`, word, `The place for “${name}” in app.html`),
		html
	);
	const links = fetched.map((address) => `<link href="${address}" rel="preload" as="fetch" crossorigin>\n`);
	const whole = rewritten(named, '</head>', [...links, '</head>'].join(''), 'The end of the head in app.html');
	// The development server writes no links.
	const isBuilt = existsSync(MANIFEST) && !whole.includes('/@vite/client');
	const chunks = isBuilt ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
	return withPolicy(tightened(isBuilt ? startedAfterPaint(withStyles(whole, chunks), chunks, sources) : whole));
}
