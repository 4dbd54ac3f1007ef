import { HOWS, callsOf, withFailure } from './nth-call';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scenarios } from './scenarios';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

// Of the ways to fail every call at every call, with `npm run test:faults`; otherwise the one that is met most, a full device.
const ways = import.meta.env.MODE === 'faults' ? HOWS : HOWS.slice(0, 1);

describe.each(ways)('%s, at every call', (how) => {
	test.each(Object.keys(scenarios))('%s: all of it or nothing, and one sentence', async (name) => {
		const calls = await callsOf(name);
		const seen = new Map<string, number>();
		for (let n = 0; n < calls; n++) {
			const what = await withFailure(name, how, n);
			seen.set(what, (seen.get(what) ?? 0) + 1);
		}
		expect([...seen.values()].reduce((sum, times) => sum + times, 0)).toBe(calls);
	});
});
