import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { pwa } from './scripts/pwa.js';

/**
 * What a chart needs goes into one file, with all it depends on: a page then names a handful of scripts in its head, not
 * thirty. That is two kilobytes less in each page of the cache, and fewer requests at a cold start. Figures, the search, the
 * calculators and the database stay apart and come when they are needed.
 */
const BASE = [
	/node_modules\/@sveltejs\/kit\//,
	/\.svelte-kit\/generated\/(root\.svelte|client(-optimized)?\/(app|matchers)\.js)/,
	/src\/app\.css/,
	/src\/lib\/systems\/[a-z]+\/look\.css$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[system\]\/(\+layout|\[chart\]\/\+page)/
];

/** What a few pages use of Svelte, and no chart. Its one index names them all, so they would follow the rest into `base`. */
const APART =
	/node_modules\/svelte\/src\/internal\/(client\/dom\/(elements\/(bindings\/(input|select)|style)|blocks\/(await|key))|shared\/clone)\.js$/;

/**
 * A chunk of modules without what they depend on may have to export more than its modules did. SvelteKit asks for `strict`,
 * which forbids that; its own entries keep every name they have either way.
 */
const mayExportMore: Plugin = {
	name: 'may-export-more',
	apply: 'build',
	options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' })
};

export default defineConfig({
	plugins: [sveltekit(), pwa(), mayExportMore],
	build: {
		// Styles must be there before what they style; scripts find each other without being named in a list of all of them.
		modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) },
		rolldownOptions: {
			treeshake: { moduleSideEffects: [{ test: APART, sideEffects: false }] },
			output: {
				codeSplitting: {
					groups: [
						{ name: 'base', test: (id) => BASE.some((part) => part.test(id)) },
						{ name: 'apart', test: APART, priority: 1, includeDependenciesRecursively: false },
						// Small, and always wanted together.
						{ name: 'writing', test: /systems\/(write|name-by-id)\.ts$/, priority: 1 },
						{
							name: 'outcomes',
							test: /dbm\/(outcomes\/(rules|naval)|troops)\.ts$/,
							priority: 1,
							includeDependenciesRecursively: false
						}
					]
				}
			}
		}
	},
	test: {
		include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
		// Nothing here touches what another file sees: all cores, and each module is read once.
		maxWorkers: '100%',
		pool: 'threads',
		// A limit for what hangs, not for what is slow: a machine that does other things as well is five times slower.
		testTimeout: 60_000,
		isolate: false
	}
});
