/**
 * `npm run test:faults`: the list of faults, and what was seen at each. A file `*.faults.ts` beside this one adds to it. The unit
 * tests run only what happens most.
 */
import { afterAll, afterEach, beforeEach, describe, test, vi } from 'vitest';
import type { Fault } from './fault';

const isWhole = import.meta.env.MODE === 'faults';
const lists = import.meta.glob<readonly Fault[]>('./*.faults.ts', { import: 'faults' });
const loaded = await Promise.all(
	Object.entries(lists).map(async ([file, load]) => {
		const faults = (await load()).filter(({ always }) => isWhole || always);
		return { file, faults };
	})
);
const seen: string[] = [];

// Dexie tells the console what is brought about on purpose.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each(loaded.filter(({ faults }) => faults.length))('$file', ({ faults }) => {
	test.each(faults)('$name', async ({ name, run }) => {
		seen.push(`${name.padEnd(64)} ${await run()}`);
	});
});

afterAll(() => {
	if (isWhole) console.log(seen.join('\n'));
});
