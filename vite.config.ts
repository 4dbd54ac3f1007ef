import { sveltekit } from '@sveltejs/kit/vite';
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
	/src\/(app|routes\/\[lang=lang\]\/phase-list)\.css/,
	/src\/lib\/systems\/[a-z]+\/look\.css$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[system\]\/(\+layout|\[chart\]\/\+page)/
];

export default defineConfig({
	plugins: [sveltekit(), pwa()],
	build: {
		// Styles must be there before what they style; scripts find each other without being named in a list of all of them.
		modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) },
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [{ name: 'base', test: (id) => BASE.some((part) => part.test(id)) }]
				}
			}
		}
	},
	test: {
		include: ['src/**/*.test.ts', 'tests/{unit,faults}/**/*.test.ts'],
		// Nothing here touches what another file sees: all cores, and each module is read once.
		maxWorkers: '100%',
		pool: 'threads',
		// A limit for what hangs, not for what is slow: a machine that does other things as well is five times slower.
		testTimeout: 60_000,
		isolate: false
	}
});
