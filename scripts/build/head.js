/**
 * What the build writes into the head of every page: the policy that browsers hold it to. Nothing but what comes from its own
 * host, no script that is not the build's own, and no text that becomes a page but through the app's own policies.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minifySync } from 'vite';

/** Without indentation and comments, which would stand in every page of the cache; those of Svelte have one line. @param {string} html */
export const tightened = (html) => html.replace(/<!--\n[^]*?-->|^\s*\/\/.*$/gm, '').replace(/\n\s+/g, '\n');

/** The scripts of a page as short as those of the build, for the same reason. @param {string} html */
export const withShortScripts = (html) =>
	html.replace(/<script>([^]*?)<\/script>/g, (_, script) => `<script>${shortened(script)}</script>`);

/** @param {string} script */
function shortened(script) {
	const { code, errors } = minifySync('head.js', script, { module: false, compress: true, mangle: true });
	if (errors.length) throw new Error(`A script in the head of a page cannot be read: ${errors[0]?.message}`);
	return code;
}

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

/** What scripts are named by until the page is painted: no browser knows it. */
const LATER = 'later';

/**
 * The scripts of a page are asked for and run once its first frame is laid out and painted. Asked for at the start of that frame,
 * they cost it their requests: a chart was on the screen after 1.07 times as long, home after 1.09, a calculator after 1.08, though
 * charts answered a finger 12 ms of 250 sooner (Chromium slowed down four times, in turn, sixteen rounds). Asked for even earlier,
 * they were compiled before the page was laid out, 15 of 200 ms. A page that is opened in the background is painted later, and
 * need not wait. They are imported and not only preloaded: each runs as soon as it and what it needs are there, while others are
 * still on their way.
 *
 * @param {string} html
 */
export const afterPaint = (html) =>
	html.replace(
		/Promise\.all\(\[(\s*import\([^]*?)\]\)\.then\(\(\[kit, app\]\)/,
		(_, imports) =>
			`new Promise((go) => {
				const ask = () => {
					for (const { href } of document.querySelectorAll('[rel=${LATER}]')) import(href);
					go();
				};
				document.hidden ? ask() : requestAnimationFrame(() => setTimeout(ask));
			}).then(() => Promise.all([${imports}])).then(([kit, app])`
	);

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk as Vite lists it */

/** The scripts of a build, by their files. @param {string} client the folder with what browsers get */
function chunksIn(client) {
	/** @type {Record<string, Chunk>} */
	const listed = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
	const byFile = new Map(Object.values(listed).map((chunk) => [chunk.file, chunk]));
	const codes = new Map(
		[...byFile.keys()]
			.filter((file) => file.endsWith('.js'))
			.map((file) => [file, readFileSync(join(client, file), 'utf8')])
	);
	/** @param {string} file @param {Set<string>} all */
	const withImports = (file, all = new Set()) => {
		const chunk = byFile.get(file);
		if (!chunk || all.has(file)) return all;
		all.add(file);
		for (const key of chunk.imports ?? []) withImports(listed[key]?.file ?? '', all);
		return all;
	};
	return { byFile, codes, withImports };
}

/** @type {ReturnType<typeof chunksIn> | undefined} */
let known;

/** A scoped style of Svelte is for elements with its class: `cssHash` in svelte.config.js. @param {string} css @param {string} html */
const styles = (css, html) =>
	[...css.matchAll(/\.(s[\w-]{4})\b/g)].some(([, name]) => html.includes(` ${name}"`) || html.includes(`"${name}"`));

/**
 * Names in the head all that the page asks for until it is alive, the data among it: in one wave, where scripts would find each
 * other in six. Styles come first, for the first paint waits for them; those that nothing on the page wears come with what does.
 *
 * @param {string} html @param {readonly string[]} data names of scripts, without folder and ending @param {string} client
 */
export function withScripts(html, data, client) {
	// The development server has no build.
	if (!existsSync(join(client, '.vite/manifest.json'))) return html;
	known ??= chunksIn(client);
	const { byFile, codes, withImports } = known;
	const LINK = /<link href="([^"]*)(_app\/[^"]+)" rel="(modulepreload|stylesheet)">\n?/g;
	const links = [...html.matchAll(LINK)];
	const [first] = links;
	// A page without scripts needs its styles, and no order.
	if (!first || !links.some(([, , , rel]) => rel === 'modulepreload')) return html;
	const folder = first[1] ?? '';

	const scripts = new Set();
	const named = links.flatMap(([, , file = '', rel]) => (rel === 'modulepreload' ? [file] : []));
	for (const file of [...named, ...data.map((name) => `_app/${name}.js`)]) withImports(file, scripts);
	const listed = links.flatMap(([, , file = '', rel]) => (rel === 'stylesheet' ? [file] : []));
	const worn = listed.filter((file) => styles(readFileSync(join(client, file), 'utf8'), html));
	// A part of the page that comes by itself, and stands in it already: it is to come alive as well.
	for (const { file, css } of byFile.values())
		if (css?.some((sheet) => worn.includes(sheet))) withImports(file, scripts);
	// The bundler’s lists are older than what own-exports in vite.config.ts took out: nobody asks for that any more.
	const askers = [html.replace(LINK, ''), ...[...scripts].map((of) => codes.get(of))];
	/** @param {string} file */
	const isAsked = (file) => askers.some((code) => code?.includes(basename(file)));
	const needed = [...scripts].filter((file) => isAsked(file));
	const sheets = new Set([...worn, ...needed.flatMap((file) => byFile.get(file)?.css ?? [])]);
	const all = [
		...[...sheets].map((file) => `<link href="${folder}${file}" rel="stylesheet">\n`),
		...needed.map((file) => `<link href="${folder}${file}" rel="${LATER}">\n`)
	].join('');
	let isFirst = true;
	return html.replace(LINK, () => {
		const written = isFirst ? all : '';
		isFirst = false;
		return written;
	});
}

/**
 * What the scripts of a page fetch by themselves, asked for with them: it has come by the time that they want it.
 *
 * @param {string} html @param {readonly string[]} addresses
 */
export const withFetched = (html, addresses) =>
	html.replace('</head>', () =>
		[...addresses.map((address) => `<link href="${address}" rel="preload" as="fetch" crossorigin>\n`), '</head>'].join(
			''
		)
	);

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
