/** `npm run test:faults`: the list of faults, and what was seen at each. A file `*.faults.ts` beside this one adds to it. */
import { afterAll, describe, test } from 'vitest';
import type { Fault } from './fault';

const lists = import.meta.glob<{ faults: readonly Fault[] }>('./*.faults.ts', { eager: true });
/** The unit tests run only what happens most. */
const isWhole = import.meta.env.MODE === 'faults';
const seen: [string, string][] = [];

describe.each(Object.entries(lists))('%s', (_file, { faults }) => {
	test.each(faults.filter(({ always }) => isWhole || always))('$name', async ({ name, run }) => {
		seen.push([name, await run()]);
	});
});

afterAll(() => {
	if (isWhole) console.log(seen.map(([name, what]) => `${name.padEnd(64)} ${what}`).join('\n'));
});
