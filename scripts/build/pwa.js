/** What makes the site an app that is kept on the phone: the manifest, and the list of files for the service worker. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { AFTER_PAINT } from './head.js';
import { listOf, writeParcels } from './parcels.js';
import { root } from './version.js';

const base = `${process.env.BASE_PATH ?? ''}/`;

const DESCRIPTION = {
	fr: 'Toutes les tables de vos jeux de guerre, en français et en anglais, même sans réseau',
	en: 'Every chart of your wargames, in French and English, even without a connection'
};

/** The same words in both languages where browsers know how to read them, English where not. @param {{fr: string, en: string}} words @param {string} member */
const localized = (member, words) => ({ [member]: words.en, [`${member}_localized`]: words });

/** Root picks the player's language and moves on. @param {string} to @param {{fr: string, en: string}} name */
const shortcut = (to, name) => ({
	...localized('name', name),
	url: `${base}?to=${to}`,
	icons: [{ src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' }]
});

/** @type {any} -- localized members are newer than the types of the plugin */
const manifest = {
	id: base,
	start_url: base,
	scope: base,
	name: 'Guidon',
	short_name: 'Guidon',
	...localized('description', DESCRIPTION),
	lang: 'en',
	dir: 'ltr',
	display: 'standalone',
	background_color: '#f5efe2',
	theme_color: '#f5efe2',
	categories: ['games', 'utilities'],
	icons: [
		{ src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
		{ src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
		{ src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' }
	],
	shortcuts: [
		shortcut('/search/', { fr: 'Chercher', en: 'Search' }),
		shortcut('/calculators/', { fr: 'Résoudre', en: 'Resolve' }),
		shortcut('/session/', { fr: 'Bataille', en: 'Battle' })
	],
	// A backup or a battle, as a file from another app or another phone; the worker puts it aside for the page.
	share_target: {
		action: `${base}shared/`,
		method: 'POST',
		enctype: 'multipart/form-data',
		params: { text: 'text', files: [{ name: 'file', accept: ['text/plain', 'application/json', '.txt', '.json'] }] }
	},
	file_handlers: [
		{ action: `${base}?to=/settings/`, accept: { 'application/json': ['.json'], 'text/plain': ['.txt'] } }
	],
	screenshots: [
		{ src: `${base}screenshot-chart.png`, sizes: '720x1480', type: 'image/png', form_factor: 'narrow' },
		{ src: `${base}screenshot-home.png`, sizes: '1280x800', type: 'image/png', form_factor: 'wide' }
	]
};

/**
 * What would ship without a word: pages whose scripts start otherwise than this build has written, or whose policy is missing. A
 * first page without scripts leads on by itself.
 *
 * @param {readonly { file: string, body: Buffer }[]} files
 */
export function checkPages(files) {
	if (!files.some(({ file }) => /\/chunks\/base\./.test(file)))
		throw new Error('No script is called “base”: the groups and names of scripts/build/chunks.js were not taken.');
	const pages = files.filter(({ file }) => file.endsWith('.html'));
	const lacking = (/** @type {string} */ part) => pages.filter(({ body }) => !body.includes(part)).map(({ file }) => file);
	const without = lacking('http-equiv="content-security-policy"');
	if (without.length) throw new Error(`Pages without a policy: ${without.join(', ')}. See scripts/build/head.js.`);
	const unstarted = lacking(AFTER_PAINT);
	if (unstarted.length * 2 > pages.length)
		throw new Error(`${unstarted.length} of ${pages.length} pages do not start their scripts after the first paint.`);
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
			// Icons and screenshots are for installing, which needs a network anyway.
			globPatterns: ['client/**/*.{js,css,svg}', 'client/packs/*.guidon.txt', 'prerendered/**/*.{html,json}'],
			// No phone opens the JSON Schema of packs.
			globIgnores: ['server/**', '**/*.schema.json', 'client/sw.js', 'client/service-worker.js'],
			maximumFileSizeToCacheInBytes: 1024 * 1024,
			manifestTransforms: [
				async (entries) => {
					const files = entries.map(({ url }) => ({ file: url, body: readFileSync(join(output, url)) }));
					checkPages(files);
					const list = listOf(files);
					writeParcels(list, files, join(output, 'client/_app/parcels'));
					// The plugin's type asks for what Workbox reads; the worker reads `Entry`.
					return { manifest: /** @type {any} */ (list) };
				}
			]
		}
	});

/**
 * The plugin on another Kit ends well and writes no worker.
 *
 * @param {string} folder of the finished site
 */
export function checkWorker(folder) {
	const worker = join(folder, 'sw.js');
	if (!existsSync(worker) || !/"sum":"/.test(readFileSync(worker, 'utf8')))
		throw new Error(`${worker} is missing, or has no list of files: vite-plugin-pwa and Kit do not fit together.`);
}
