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
	/src\/(app|routes\/\[lang=lang\]\/phase-list)\.css$/,
	/src\/lib\/systems\/[a-z]+\/look\.css$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[system\]\/(\+layout|\[chart\]\/\+page)/
];

/** `lib/systems/wab/charts/armour.ts` is `systems-wab-charts-armour`: the name says what is in it, and stays when that changes. */
const nameOf = (id: string) =>
	id
		.replace(/^.*\/(src|node_modules|\.svelte-kit)\//, '')
		.replace(/^(lib|routes|generated)\//, '')
		.replace(/(\.svelte)?\.\w+$/, '')
		.replace(/[^\w]+/g, '-')
		.replace(/^-|-$/g, '');

/**
 * Names without sums of the contents: with them a figure that changes renames its script, then every script that names that one,
 * then every page, and 233 of 337 files are fetched again. The worker knows the sums; without a worker the browser asks the
 * host whether a script has changed (README, “Hosting”). Names inside of chunks stay as they are written for the same reason:
 * numbered anew, they would change what imports them.
 */
const steadyNames: Plugin = {
	name: 'steady-names',
	apply: 'build',
	outputOptions(options) {
		const assets = { assetFileNames: '_app/[name][extname]' };
		if (typeof options.chunkFileNames !== 'string' || !options.chunkFileNames.includes('immutable'))
			return { ...options, ...assets };
		return {
			...options,
			...assets,
			entryFileNames: '_app/[name].js',
			chunkFileNames: ({ name, facadeModuleId, moduleIds }) => {
				const isGroup = !facadeModuleId && !moduleIds.some((id) => nameOf(id).endsWith(name));
				return `_app/${isGroup ? name : nameOf(facadeModuleId ?? moduleIds.at(-1) ?? name)}.js`;
			},
			minifyInternalExports: false
		};
	}
};

export default defineConfig({
	plugins: [sveltekit(), pwa(), steadyNames],
	build: {
		// Styles must be there before what they style; scripts find each other without being named in a list of all of them.
		modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) },
		rolldownOptions: {
			// No module of Svelte is wanted for its side effects alone: custom elements, which no page has, stay out (0.6 kB).
			treeshake: { moduleSideEffects: [{ test: /node_modules\/svelte\//, sideEffects: false }] },
			output: {
				codeSplitting: {
					groups: [{ name: 'base', test: (id) => BASE.some((part) => part.test(id)) }]
				}
			}
		}
	},
	test: {
		// Read as text by what writes files of its own.
		css: { include: /[?&]raw$/ },
		include: ['src/**/*.test.ts', 'tests/{unit,faults}/**/*.test.ts'],
		// Nothing here touches what another file sees: all cores, and each module is read once.
		maxWorkers: '100%',
		pool: 'threads',
		// A limit for what hangs, not for what is slow: a machine that does other things as well is five times slower.
		testTimeout: 60_000,
		isolate: false
	}
});
