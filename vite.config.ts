import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { guidon } from './scripts/build/plugin.js';

export default defineConfig({
	plugins: [sveltekit(), guidon()],
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
