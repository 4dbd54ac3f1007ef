/**
 * Runs the bench of launches and touches (docs/performance.md), or those named: `npm run bench`, `npm run bench -- search update`. Each is bundled
 * like the site, so that it measures the shipped code, and exports a title and `run`, which returns the rows of a table.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { findBrowser, flags } from './browser.js';
import { serve } from './serve.js';
import { root } from './build/version.js';

/** @typedef {{ columns: string[], rows: (string | number)[][], notes?: string[] }} Table */
/**
 * @typedef {object} Tools
 * @property {(source: string) => Promise<number>} weigh how many bytes a browser loads for some code, gzipped
 * @property {(source: string, given: unknown) => Promise<unknown>} slowly runs the function that some code exports as its
 * default in a Chromium slowed down four times; undefined where there is no Chromium
 * @property {<T>(visit: (page: import('@playwright/test').Page, url: string) => Promise<T>) => Promise<T | undefined>} onSite
 * opens the built site in such a Chromium, at the size of a phone
 * @property {(name: string, version: string) => Promise<{ path: string, module: unknown }>} library a library to compare with,
 * fetched into the folder for temporary files when it is first asked for
 * @property {(name: string, version: string) => string} fetched the same without loading it: its folder
 * @property {typeof serve} serve serves a folder as a static host would
 */
/** @typedef {{ title: string, run: (tools: Tools) => Promise<Table> }} Bench */

const folder = join(root, 'tests/bench');
// Below node_modules, so that the bundles find the libraries that are external to them.
const scratch = join(root, 'node_modules/.bench');
const alias = { $lib: join(root, 'src/lib') };

/** @param {string} entry @param {string} name @returns {Promise<string>} the file */
async function bundle(entry, name) {
	await build({
		configFile: false,
		root,
		logLevel: 'error',
		resolve: { alias },
		build: { ssr: entry, outDir: join(scratch, name), rollupOptions: { output: { entryFileNames: 'bench.mjs' } } }
	});
	return join(scratch, name, 'bench.mjs');
}

/** Bundles some code with the settings of the site, and returns the output. @param {string} source */
async function shipped(source) {
	const entry = join(scratch, 'shipped.js');
	writeFileSync(entry, source);
	const built = await build({
		configFile: false,
		root,
		logLevel: 'error',
		resolve: { alias },
		build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'shipped' } }
	});
	const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
	return outputs.map((part) => ('code' in part ? part.code : '')).join('\n');
}

/** @type {Tools['weigh']} */
const weigh = async (source) => gzipSync(await shipped(source), { level: 9 }).length;

/**
 * @template T
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {(page: import('@playwright/test').Page) => Promise<T>} visit
 * @returns {Promise<T | undefined>}
 */
async function inSlowBrowser(options, visit) {
	const executablePath = findBrowser({ whole: true });
	if (!executablePath) return undefined;
	const { chromium } = await import('@playwright/test');
	const browser = await chromium.launch({ executablePath, args: flags });
	try {
		const page = await browser.newPage(options);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		return await visit(page);
	} finally {
		await browser.close();
	}
}

/** @type {Tools['slowly']} */
async function slowly(source, given) {
	const content = await shipped(`import run from '${join(root, source)}'; globalThis.run = run;`);
	return inSlowBrowser({}, async (page) => {
		await page.addScriptTag({ type: 'module', content });
		// @ts-expect-error: the script above defines `run` as a global.
		return page.evaluate((given) => globalThis.run(given), given);
	});
}

/** @type {Tools['onSite']} */
async function onSite(visit) {
	const site = await serve({ port: 0 });
	const options = {
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		serviceWorkers: /** @type {const} */ ('block')
	};
	try {
		return await inSlowBrowser(options, (page) => visit(page, site.url));
	} finally {
		await site.close();
	}
}

const fetchedTo = join(tmpdir(), 'guidon-bench');

/** @type {Tools['fetched']} */
function fetched(name, version) {
	const folder = join(fetchedTo, 'node_modules', name);
	const has = existsSync(folder) && JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version === version;
	if (!has) {
		mkdirSync(fetchedTo, { recursive: true });
		const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
		const { status } = spawnSync(
			npm,
			['install', '--prefix', fetchedTo, '--no-audit', '--no-fund', `${name}@${version}`],
			{
				stdio: 'inherit',
				shell: process.platform === 'win32'
			}
		);
		if (status) throw new Error(`${name} ${version} could not be fetched: this bench needs the network once.`);
	}
	return folder;
}

/** @type {Tools['library']} */
async function library(name, version) {
	fetched(name, version);
	const path = createRequire(join(fetchedTo, 'x.js')).resolve(name);
	return { path, module: await import(pathToFileURL(path).href) };
}

/** @param {Table} table */
function print({ columns, rows, notes = [] }) {
	const lines = [columns, ...rows.map((row) => row.map(String))];
	const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
	const line = (/** @type {string[]} */ cells) =>
		`| ${cells.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`;
	const [head = [], ...body] = lines;
	console.log(line(head));
	console.log(`| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`);
	for (const cells of body) console.log(line(cells));
	for (const note of notes) console.log(`\n${note}`);
}

const asked = process.argv.slice(2);
const names = readdirSync(folder)
	.filter((file) => file.endsWith('.bench.ts'))
	.map((file) => file.replace('.bench.ts', ''));
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length) {
	console.error(`There is no bench named ${unknown.join(', ')}. Choose from: ${names.join(', ')}.`);
	process.exit(1);
}

mkdirSync(scratch, { recursive: true });
try {
	for (const name of asked.length ? asked : ['table']) {
		const file = await bundle(join(folder, `${name}.bench.ts`), name);
		/** @type {{ default: Bench }} */
		const { default: bench } = await import(pathToFileURL(file).href);
		console.log(`\n## ${bench.title}\n`);
		print(await bench.run({ weigh, slowly, onSite, fetched, library, serve }));
	}
} finally {
	rmSync(scratch, { recursive: true, force: true });
}
