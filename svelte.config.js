import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile } from './src/lib/worker/page-headers.js';
import { checkWorker } from './scripts/build/pwa.js';
import { contentVersion, stampIn } from './scripts/build/version.js';

const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');
const folder = process.env.BUILD_DIR || 'build';
// A hash of the sources, not the time, so that an unchanged build has an unchanged worker.
const version = contentVersion();

/** @returns {import('@sveltejs/kit').Adapter} */
function site() {
	const files = adapter({ pages: folder });
	return {
		...files,
		async adapt(builder) {
			await files.adapt(builder);
			const lost = join(folder, '404/index.html');
			if (!existsSync(lost)) throw new Error(`${lost} is missing: src/routes/404 must prerender to it.`);
			checkWorker(folder);
			// Static hosts answer unknown addresses with /404.html.
			copyFileSync(lost, join(folder, '404.html'));
			writeFileSync(join(folder, '_headers'), headersFile(base));
			// Written last, so that an interrupted build has no stamp.
			writeFileSync(stampIn(folder), version);
		}
	};
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: {
		// A component without a rune would pull in the legacy mode of Svelte 4.
		runes: true,
		// Short names for scoped styles: they are in every page of the copy. 4 letters of base 36, some 180 components.
		cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`
	},
	kit: {
		adapter: site(),
		// Absolute addresses: 404.html is served from any depth.
		paths: { base, relative: false },
		// Constant, because it is part of every page, and a page that did not change must keep its hash. The worker tells versions apart by its list.
		version: { name: 'guidon' },
		prerender: {
			// On a calculator's page the part behind # holds answers, not an id.
			handleMissingId: ({ path, message }) => {
				if (!path.includes('/calc/')) throw new Error(message);
			}
		},
		// `lib/app/offline/register.ts` registers the worker; vite-plugin-pwa only writes its list of files.
		serviceWorker: { register: false },
		files: { serviceWorker: 'src/sw.ts' },
		typescript: {
			config: (config) => {
				config.include.push('../tests/**/*.ts', '../scripts/**/*.js', '../*.config.js', '../*.config.ts');
			}
		}
	}
};
