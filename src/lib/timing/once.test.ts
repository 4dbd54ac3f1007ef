import { expect, test } from 'vitest';
import { once } from './once';

test('what is asked for twice is loaded once, and is the same', async () => {
	let asked = 0;
	const load = () => Promise.resolve({ number: (asked += 1) });
	const [first, second] = await Promise.all([once(load), once(load)]);
	expect(second).toBe(first);
	expect(await once(load)).toBe(first);
	expect(asked).toBe(1);
});

test('what did not come is asked for anew', async () => {
	let asked = 0;
	const load = () => ((asked += 1) === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('there'));
	await expect(once(load)).rejects.toThrow('no network');
	expect(await once(load)).toBe('there');
	expect(asked).toBe(2);
});
