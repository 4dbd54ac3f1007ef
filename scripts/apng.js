/**
 * Joins PNG pictures of one size and kind to an animated PNG. Their compressed data is taken as it is, so no library is needed; a viewer
 * that knows no animation shows the first. https://www.w3.org/TR/png-3/
 */
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @param {Buffer} png @returns {{ type: string, data: Buffer }[]} */
export function chunksOf(png) {
	const chunks = [];
	for (let at = SIGNATURE.length; at < png.length;) {
		const length = png.readUInt32BE(at);
		chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
		at += length + 12;
	}
	return chunks;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}

/** Big-endian numbers of 1, 2 or 4 bytes. @param {readonly (readonly [bytes: 1 | 2 | 4, value: number])[]} fields */
function record(fields) {
	const all = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
	let at = 0;
	for (const [bytes, value] of fields) at = all.writeUIntBE(value, at, bytes);
	return all;
}

/** @param {readonly { png: Buffer, seconds: number }[]} frames shown one after the other, without end */
export function animated(frames) {
	const [first] = frames;
	if (!first) throw new Error('An animated picture needs a frame.');
	const header = (/** @type {Buffer} */ png) =>
		chunksOf(png).find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(0);
	const head = header(first.png);
	if (frames.some(({ png }) => !header(png).equals(head))) throw new Error('The frames differ in size or kind.');
	let number = 0;
	const parts = frames.flatMap(({ png, seconds }, at) => {
		const control = record([
			[4, number++],
			[4, head.readUInt32BE(0)],
			[4, head.readUInt32BE(4)],
			[4, 0],
			[4, 0],
			[2, Math.round(seconds * 100)],
			[2, 100],
			// Dispose of nothing, and replace all.
			[1, 0],
			[1, 0]
		]);
		const data = chunksOf(png).filter(({ type }) => type === 'IDAT');
		return [
			chunk('fcTL', control),
			...data.map((one) =>
				at ? chunk('fdAT', Buffer.concat([record([[4, number++]]), one.data])) : chunk('IDAT', one.data)
			)
		];
	});
	const control = record([
		[4, frames.length],
		[4, 0]
	]);
	return Buffer.concat([
		SIGNATURE,
		chunk('IHDR', head),
		chunk('acTL', control),
		...parts,
		chunk('IEND', Buffer.alloc(0))
	]);
}
