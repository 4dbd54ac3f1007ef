/** Builds the service worker with its list of files, and checks the finished pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { base, manifest } from '../../src/lib/app/offline/manifest.js';
import { AFTER_PAINT, classesIn, scopesOf } from './head.js';
import { listOf, writeParcels } from './parcels.js';
import { root } from './version.js';

/**
 * Fails the build for faults that nothing else reports: pages without the start script or the policy of this build. Half of the pages
 * may lack the start script, because a redirecting page has none.
 *
 * @param {readonly { file: string, body: Buffer }[]} files
 */
export function checkPages(files) {
	if (!files.some(({ file }) => /\/chunks\/base\./.test(file)))
		throw new Error('No script is called “base”: the groups and names of scripts/build/chunks.js were not taken.');
	const pages = files.filter(({ file }) => file.endsWith('.html'));
	const lacking = (/** @type {string} */ part) =>
		pages.filter(({ body }) => !body.includes(part)).map(({ file }) => file);
	const without = lacking('http-equiv="content-security-policy"');
	if (without.length) throw new Error(`Pages without a policy: ${without.join(', ')}. See scripts/build/head.js.`);
	const unstarted = lacking(AFTER_PAINT);
	if (unstarted.length * 2 > pages.length)
		throw new Error(`${unstarted.length} of ${pages.length} pages do not start their scripts after the first paint.`);
}

/**
 * Fails the build for a page with elements whose styles are in no sheet that it links.
 *
 * @param {readonly { file: string, body: Buffer }[]} files
 */
export function checkStyles(files) {
	const sheets = files
		.filter(({ file }) => file.endsWith('.css'))
		.map(({ file, body }) => ({ name: file.replace(/^.*\//, ''), scopes: scopesOf(body.toString()) }));
	if (!sheets.some(({ scopes }) => scopes.size))
		throw new Error('No style sheet has a scoped class such as “.s1a2b”: correct SCOPE in scripts/build/head.js.');
	for (const { file, body } of files.filter(({ file }) => file.endsWith('.html'))) {
		const html = body.toString();
		const [linked, others] = [true, false].map((is) => sheets.filter(({ name }) => html.includes(name) === is));
		const classes = classesIn(html);
		for (const { name, scopes } of others ?? []) {
			const bare = [...scopes].find((one) => classes.has(one) && !linked?.some((sheet) => sheet.scopes.has(one)));
			if (bare) throw new Error(`${file} has elements of the class ${bare} and no link to ${name}: see withStyles.`);
		}
	}
}

/** @param {string} output Where Kit puts what it builds. */
export const pwa = (output = join(root, '.svelte-kit/output')) =>
	SvelteKitPWA({
		strategies: 'injectManifest',
		srcDir: 'src',
		filename: 'sw.ts',
		base,
		scope: base,
		injectRegister: false,
		manifest,
		injectManifest: {
			// Without icons and screenshots: they are used only for installing, which needs a network anyway.
			globPatterns: ['client/**/*.{js,css,svg}', 'client/packs/*.guidon.txt', 'prerendered/**/*.{html,json}'],
			// The JSON Schema of packs is for editors on computers.
			globIgnores: ['server/**', '**/*.schema.json', 'client/sw.js', 'client/service-worker.js'],
			maximumFileSizeToCacheInBytes: 1024 * 1024,
			manifestTransforms: [
				async (entries) => {
					const files = entries.map(({ url }) => ({ file: url, body: readFileSync(join(output, url)) }));
					checkPages(files);
					checkStyles(files);
					const list = listOf(files);
					writeParcels(list, files, join(output, 'client/_app/parcels'));
					// Cast: the plugin's type is the entry of Workbox; our worker reads `Entry`.
					return { manifest: /** @type {any} */ (list) };
				}
			]
		}
	});

/**
 * With an incompatible version of Kit vite-plugin-pwa reports success and writes no worker.
 *
 * @param {string} folder of the finished site
 */
export function checkWorker(folder) {
	const worker = join(folder, 'sw.js');
	if (!existsSync(worker) || !/"digest":"/.test(readFileSync(worker, 'utf8')))
		throw new Error(`${worker} is missing, or has no list of files: vite-plugin-pwa and Kit do not fit together.`);
}
