import type { KnipConfig } from 'knip';

/** Files that no source imports and that are used all the same, each with what starts it. */
export default {
	entry: [
		'src/sw.ts', // svelte.config.js hands it to the PWA plugin
		'scripts/*.js', // commands; some are run by npm, some by hand
		'scripts/build/guide/module.ts', // scripts/build/guide.js runs it through Vite
		'tests/ledger/{record,counts.test}.ts', // named by tests/ledger/vitest.config.ts
		'tests/{engines,ledger,taps,visual}/*.config.ts', // named by npm scripts and by scripts/proof.js
		'tests/mutants/*.js', // listed by scripts/mutants.js
		'tests/bench/*.browser.ts', // bundled by name, run in a browser
		'tests/queries-unseen.ts' // the bench of the search reads it by path
	],
	project: ['src/**', 'tests/**', 'scripts/**'],
	ignoreBinaries: ['dpkg-query'] // Debian's own, asked for only there
} satisfies KnipConfig;
