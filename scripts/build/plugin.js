/** Everything the build does beyond Kit and Vite. The table in README.md, beside this file, has the gain of each part. */
import { about } from './about.js';
import { chunkName, compileWhole, groups } from './chunks.js';
import { guide } from './guide.js';
import { pwa } from './pwa.js';

/** @type {import('vite').Plugin} */
const scripts = {
	name: 'guidon-scripts',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	// Vite's lists of preloads would be 2 kB of the 46 that every chart loads. Style sheets stay: they must load before their components.
	config: () => ({
		build: { modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) } }
	}),
	outputOptions: (options) => ({ ...options, chunkFileNames: chunkName, codeSplitting: { groups } }),
	generateBundle: { order: 'post', handler: (_options, bundle) => compileWhole(bundle) }
};

export const guidon = () => [scripts, guide(), about(), pwa()];
