/** What the build does beyond Kit and Vite: the table in README.md, beside this file, has each part with its price. */
import { chunkName, compileWhole, groups } from './chunks.js';
import { guide } from './guide.js';
import { pwa } from './pwa.js';

/** @type {import('vite').Plugin} */
const scripts = {
	name: 'guidon-scripts',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	// Vite's lists of scripts would be 2 kB of the 46 that every chart loads. Styles must be there before what they style.
	config: () => ({
		build: { modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) } }
	}),
	outputOptions: (options) => ({ ...options, chunkFileNames: chunkName, codeSplitting: { groups } }),
	generateBundle: { order: 'post', handler: (_options, bundle) => compileWhole(bundle) }
};

export const guidon = () => [scripts, guide(), pwa()];
