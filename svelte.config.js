import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { contentVersion } from './scripts/version.js';

const base = process.env.BASE_PATH ?? '';

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter(),
		// Absolute addresses: 404.html is served from any depth.
		paths: { base, relative: false },
		// The content, not the time: an unchanged build is an unchanged worker.
		version: { name: contentVersion() },
		// The worker is registered through vite-plugin-pwa.
		serviceWorker: { register: false },
		typescript: {
			config: (config) => {
				config.include.push('../tests/**/*.ts', '../scripts/**/*.js', '../*.config.js', '../*.config.ts');
			}
		}
	}
};
