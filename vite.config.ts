import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { pwa } from './scripts/pwa.js';

/**
 * What every page needs goes into one file: a page then names a handful of scripts in its head, not thirty. That is two
 * kilobytes less in each page of the cache, and fewer requests at a cold start. Bodies of charts, the search, the calculators
 * and the database stay apart and come when they are needed.
 */
const BASE = [
	/node_modules\/(svelte|@sveltejs\/kit|esm-env|clsx)\//,
	/\.svelte-kit\/generated\/(root\.svelte|client(-optimized)?\/(app|matchers)\.js)/,
	/vite\/preload-helper/,
	/src\/app\.css/,
	/src\/lib\/[a-z-]+(\.svelte)?\.ts$/,
	/src\/lib\/html\//,
	/src\/lib\/components\/[A-Za-z]+\.(svelte|css|ts)/,
	/src\/lib\/systems\/(index|read|write)\.ts$/,
	/src\/lib\/systems\/[a-z]+\/look\.css$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[system\]\/(\[chart\]\/)?\+(layout|page\.ts|page\.svelte)/
];
/** Large, and wanted by a few pages only. */
const APART = /src\/lib\/(search|search-index|db|saved|undoing|save-file|keeping-words)/;

export default defineConfig({
	plugins: [sveltekit(), pwa()],
	build: {
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [{ name: 'base', test: (id) => !APART.test(id) && BASE.some((part) => part.test(id)) }]
				}
			}
		}
	},
	test: {
		include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts']
	}
});
