import { expect, test } from 'vitest';
import { once } from '$lib/core/once';

test('what is asked for twice is loaded once, and is the same', async () => {
	let asked = 0;
	const load = once((name: string) => Promise.resolve({ name, number: (asked += 1) }));
	const [first, second] = await Promise.all([load('a'), load('a')]);
	expect(second).toBe(first);
	expect(await load('a')).toBe(first);
	expect(asked).toBe(1);
	expect(await load('b')).toEqual({ name: 'b', number: 2 });
});

test('what did not come is asked for anew', async () => {
	let asked = 0;
	const load = once<void, string>(() =>
		(asked += 1) === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('there')
	);
	await expect(load()).rejects.toThrow('no network');
	expect(await load()).toBe('there');
	expect(asked).toBe(2);
});
