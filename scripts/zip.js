/** Writes zip files. The same files give the same bytes: sorted by name, and dated 1 January 1980, the first day that the format has. */
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, midnight: 16 bits of time, 16 bits of date. */
const DATE = 0x0021_0000;
/** UTF-8 names; deflated; the version of the format that can read both. */
const [UTF8, DEFLATED, VERSION] = [0x0800, 8, 20];
/** A regular file that everyone may read, as Unix writes it into the upper half of the attributes. */
const MODE = (0o100644 << 16) >>> 0;

/** Little-endian numbers of 2 or 4 bytes. @param {readonly (readonly [bytes: 2 | 4, value: number])[]} fields */
function record(fields) {
	const all = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
	let at = 0;
	for (const [bytes, value] of fields) at = all.writeUIntLE(value, at, bytes);
	return all;
}

/** @param {readonly { name: string, body: Uint8Array }[]} files below 4 GB in all, up to 65,535 of them */
export function zip(files) {
	/** @type {Buffer[]} */
	const bodies = [];
	/** @type {Buffer[]} */
	const index = [];
	let at = 0;
	for (const { name, body } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
		const packed = deflateRawSync(body, { level: 9 });
		const path = Buffer.from(name);
		/** Common to the header before a file and to its entry in the index. @type {[2 | 4, number][]} */
		const about = [
			[2, VERSION],
			[2, UTF8],
			[2, DEFLATED],
			[4, DATE],
			[4, crc32(body)],
			[4, packed.length],
			[4, body.length],
			[2, path.length],
			[2, 0]
		];
		const header = record([[4, 0x04034b50], ...about]);
		// Version 3 in the upper byte: Unix, whose file mode the attributes contain. No comment, first disk.
		index.push(record([[4, 0x02014b50], [2, 0x0300 | VERSION], ...about, [2, 0], [2, 0], [2, 0], [4, MODE], [4, at]]));
		index.push(path);
		bodies.push(header, path, packed);
		at += header.length + path.length + packed.length;
	}
	const size = index.reduce((sum, { length }) => sum + length, 0);
	const end = record([
		[4, 0x06054b50],
		[2, 0],
		[2, 0],
		[2, files.length],
		[2, files.length],
		[4, size],
		[4, at],
		[2, 0]
	]);
	return Buffer.concat([...bodies, ...index, end]);
}
