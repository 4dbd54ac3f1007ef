import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { COMPILED_WHOLE, nameOf } from './scripts/names.js';
import { guide } from "./scripts/guide.js";
import { pwa } from './scripts/build/pwa.js';

/**
 * What a chart needs goes into one file, with all it depends on: a page then names a handful of scripts in its head, not
 * thirty. That is two kilobytes less in each page of the cache, and fewer requests at a cold start. Figures, the search, the
 * calculators and the database stay apart and come when they are needed.
 */
const BASE = [
	/^\0rolldown\/runtime/,
	/node_modules\/@sveltejs\/kit\//,
	/\.svelte-kit\/generated\/(root\.svelte|client(-optimized)?\/(app|matchers)\.js)/,
	/src\/(app|routes\/\[lang=lang\]\/phase-list)\.css$/,
	/src\/lib\/(figures\.ts|systems\/([a-z]+\/look\.css|(write|name-by-id|cell)\.ts))$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[system\]\/(\+layout|\[chart\]\/\+page)/
];

/** Of the rest, what three pages and more take, in one file. */
const SHARED =
	/node_modules\/svelte\/|src\/lib\/(?!systems\/\w+\/|search\/|sheet\/|packs\/)|src\/routes\/\[lang=lang\]\/(games|welcome-words)\.ts/;

/**
 * What the calculators of a game share with its charts, and the calculators themselves: two files, where one asked for up to
 * twenty. A chart loads the figures without the rules, and a new version with another figure does not bring the rules again.
 */
const FIGURES = /src\/lib\/systems\/([a-z]+)\/(charts|outcomes)\//;
const RULES = /src\/lib\/systems\/([a-z]+)\/(?!(?:index|terms|names|look|pack)\.|charts\/)/;
const gameOf = (id: string) => /src\/lib\/systems\/([a-z]+)\//.exec(id)![1];

/** Of that, what a chart wants before it is alive, or for the next one: the names of its game, and the figures of a matrix. */
const wantedAlone = (id: string) =>
	/src\/lib\/systems\/[a-z]+\/(names|charts\/[^/]+)\.ts$/.test(id) &&
	(/\/names\.ts$/.test(id) || /^\tmatrix:/m.test(readFileSync(id, 'utf8')));

/** What finds answers and writes them. */
const SEARCH = /src\/lib\/search\/((?!on-device|build|entries)[\w-]+|page\/(said|shipped|words|write))\.ts$/;

/** Scripts of which most runs before a page is alive. */
const AT_LAUNCH = /^_app\/(base|shared|calculator|search|systems-\w+-rules|nodes\/\d+)\.js$/;

/** What every calculator needs beside that, in one file where there were eighteen. */
const CALCULATOR = [
	/src\/routes\/\[lang=lang\]\/\[system\]\/calc\/.*(\.svelte|\+page\.ts)/,
	/src\/lib\/calculator\/(?!ShareSheet)/,
	/src\/lib\/session\/(KeepCombat|CorrectCombat|UnitNames|WhoPicker)/,
	/src\/lib\/favourites\/KeepPreset/
];

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

/**
 * Tells Chromium to compile a script whole when it first sees it: it keeps what is compiled when a script has come, before the
 * functions that bring a page to life have run, so that it compiled these anew at every launch: 7 of the 48 ms that a chart takes
 * the page's thread until it is alive, 5 of 68 of a calculator, 10 of 73 of the search (Chromium 156). Others read a comment.
 */
const compiledWhole: Plugin = {
	name: 'compiled-whole',
	apply: 'build',
	generateBundle: {
		order: 'post',
		handler(_options, bundle) {
			for (const chunk of Object.values(bundle))
				if (chunk.type === 'chunk' && AT_LAUNCH.test(chunk.fileName))
					chunk.code = `${COMPILED_WHOLE}\n${chunk.code}`;
		}
	}
};

export default defineConfig({
	plugins: [sveltekit(), pwa(), guide(), steadyNames, compiledWhole],
	build: {
		// Styles must be there before what they style, and those of every page are; scripts find each other without a list.
		modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => /(?<!\/base)\.css$/.test(file)) },
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						{ name: 'base', test: (id) => BASE.some((part) => part.test(id)) },
						{ name: 'search', test: SEARCH },
						{ name: 'shared', test: SHARED, minShareCount: 3 },
						{ name: 'calculator', test: (id) => CALCULATOR.some((part) => part.test(id)) },
						{ name: nameOf, test: wantedAlone },
						{ name: (id) => `systems-${gameOf(id)}-figures`, test: FIGURES, minShareCount: 2 },
						{ name: (id) => `systems-${gameOf(id)}-rules`, test: RULES }
					]
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
		pool: 'forks',
		// Most of the code runs for a moment only: compiled for speed as early as usual, it kept helper threads busy for 11 of the
		// 26 s of processor time that the fast tests took. Five times later it is 19 s in all, and they take 10 s where it was 13.
		execArgv: ['--interrupt-budget=600000'],
		// A limit for what hangs, not for what is slow: a machine that does other things as well is five times slower.
		testTimeout: 60_000,
		isolate: false
	}
});
