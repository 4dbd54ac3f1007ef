/** For `npm run test:engines`: what needs programs of the system, each suite one test after the other. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../../scripts/build/version.js';

export default defineConfig({
	root,
	// The words of the app are read for what the pages must say.
	resolve: { alias: { $lib: join(root, 'src/lib') } },
	test: {
		include: ['tests/{engines,hosts}/**/*.test.ts'],
		// Both engines at once would each be slower, and one machine has two cores.
		fileParallelism: false,
		// A limit for what hangs: every chart in two languages is opened in one test.
		testTimeout: 300_000,
		hookTimeout: 120_000
	}
});
