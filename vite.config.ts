import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { guidon } from './scripts/build/plugin.js';

export default defineConfig({
	plugins: [sveltekit(), guidon()],
	test: {
		// Style sheets are imported as text (`?raw`) by code that writes standalone HTML files.
		css: { include: /[?&]raw$/ },
		include: ['src/**/*.test.ts', 'tests/{unit,proof,faults}/**/*.test.ts'],
		// Test files share no state, so all cores are used and each module is loaded once per process (no isolation).
		maxWorkers: '100%',
		pool: 'forks',
		// Most code runs briefly, and V8's optimising compilers took 11 of the 26 s of processor time of the unit tests. With a budget
		// five times the default the whole takes 19 s, and 10 s of wall time instead of 13. With the young generation of 16 MB that V8
		// has otherwise, the garbage collector took 5 of the 31 s that each process was busy.
		execArgv: ['--interrupt-budget=600000', '--min-semi-space-size=64', '--max-semi-space-size=128'],
		// Only catches tests that hang: on a busy machine tests run five times slower.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		isolate: false
	}
});
