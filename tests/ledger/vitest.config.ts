/** Runs the books of all games, and their calculators on many answers, and records which rows each exercises: for scripts/proof.js. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../../scripts/build/version.js';

export default defineConfig({
	root,
	resolve: { alias: { $lib: join(root, 'src/lib') } },
	test: {
		include: ['src/lib/games/*/*book.test.ts', 'tests/ledger/*.test.ts'],
		setupFiles: ['tests/ledger/record.ts'],
		testTimeout: 120_000
	}
});
