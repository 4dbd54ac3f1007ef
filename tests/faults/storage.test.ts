import { faults } from './storage';
import { afterEach, beforeEach, test, vi } from 'vitest';

// Dexie tells the console what is brought about on purpose.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test.each(faults.map((fault) => [fault.name, fault.run] as const))('%s', async (_, run) => {
	process.stdout.write(`      ${await run()}\n`);
});
