import { HOWS, callsOf, withFailure } from './nth-call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scenarios } from './scenarios';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

// Every call of every change is tried in `nth-call.long.test.ts`; here a few of each.
test.each(Object.keys(scenarios).map((name, i) => [name, HOWS[i % HOWS.length]!] as const))(
	'%s, %s at one call or another: all of it or nothing, and one sentence',
	async (name, how) => {
		const calls = await callsOf(name);
		for (const n of new Set([Math.floor(calls / 2), calls - 1]))
			expect(await withFailure(name, how, n)).toMatch(/refused|kept|tab/);
	}
);
