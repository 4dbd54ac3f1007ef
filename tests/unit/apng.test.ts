import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { animated, chunksOf } from '../../scripts/apng.js';
import { root } from '../../scripts/build/version.js';

const icon = (name: string) => readFileSync(join(root, 'static', name));

test('an animated picture has the data of each frame, in order, and for how long it is shown', () => {
	const png = icon('icon-192.png');
	const data = Buffer.concat(chunksOf(png).flatMap((one) => (one.type === 'IDAT' ? [one.data] : [])));
	const chunks = chunksOf(
		animated([
			{ png, seconds: 1 },
			{ png, seconds: 0.5 }
		])
	);
	expect(chunks.map(({ type }) => type).join(' ')).toMatch(/^IHDR acTL fcTL( IDAT)+ fcTL( fdAT)+ IEND$/);
	const all = (type: string) => chunks.filter((one) => one.type === type).map((one) => one.data);
	expect(Buffer.concat(all('IDAT'))).toEqual(data);
	expect(Buffer.concat(all('fdAT').map((one) => one.subarray(4)))).toEqual(data);
	expect(all('acTL')[0]!.readUInt32BE(0)).toBe(2);
	expect(all('fcTL').map((one) => one.readUInt16BE(20) / one.readUInt16BE(22))).toEqual([1, 0.5]);
	const numbers = chunks.flatMap(({ type, data }) => (/fcTL|fdAT/.test(type) ? [data.readUInt32BE(0)] : []));
	expect(numbers).toEqual(numbers.map((_, i) => i));
});

test('frames of two sizes are refused', () => {
	const frames = ['icon-192.png', 'icon-512.png'].map((name) => ({ png: icon(name), seconds: 1 }));
	expect(() => animated(frames)).toThrow('The frames differ in size or kind.');
});

test('the moving picture of the README moves, and is at most 800 kB', () => {
	const file = join(root, '.github/pictures/story.png');
	expect(statSync(file).size).toBeLessThanOrEqual(800_000);
	expect(chunksOf(readFileSync(file)).filter(({ type }) => type === 'fcTL').length).toBeGreaterThan(4);
});
