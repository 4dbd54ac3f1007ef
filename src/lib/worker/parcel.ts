/**
 * Many files in one response: for each a line with its length in bytes and its address, then its bytes. Gzipped by the build,
 * because hosts compress only types they know. With `Content-Encoding` the browser has decompressed it already: the first two bytes
 * (gzip's magic number or not) tell which.
 */
export interface Packed {
	readonly url: string;
	readonly body: Uint8Array<ArrayBuffer>;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Read = () => Promise<Bytes | undefined>;

const NEWLINE = 10;
/** Longest header line accepted. An HTML page served in place of a parcel has longer lines, or one without a length. */
const LONGEST_LINE = 400;

/** Buffers the chunks of a stream, and returns lines and byte counts. */
class Incoming {
	#held: Bytes = new Uint8Array(0);
	readonly #read: Read;

	constructor(read: Read) {
		this.#read = read;
	}

	async #more(): Promise<boolean> {
		const next = await this.#read();
		if (!next) return false;
		const joined = new Uint8Array(this.#held.length + next.length);
		joined.set(this.#held);
		joined.set(next, this.#held.length);
		this.#held = joined;
		return true;
	}

	async take(length: number): Promise<Bytes> {
		while (this.#held.length < length) {
			if (!(await this.#more())) throw new TypeError('The parcel ends in the middle of a file.');
		}
		const taken = this.#held.slice(0, length);
		this.#held = this.#held.subarray(length);
		return taken;
	}

	/** The next line, or undefined at the end. */
	async line(): Promise<string | undefined> {
		for (;;) {
			const end = this.#held.indexOf(NEWLINE);
			if (end >= 0) return new TextDecoder().decode((await this.take(end + 1)).subarray(0, end));
			if (this.#held.length > LONGEST_LINE) throw new SyntaxError('This is no parcel.');
			if (!(await this.#more())) {
				if (!this.#held.length) return undefined;
				if (!/^\d/.test(new TextDecoder().decode(this.#held.subarray(0, 1))))
					throw new SyntaxError('This is no parcel.');
				throw new TypeError('The parcel ends in the middle of a line.');
			}
		}
	}
}

/** The body, decompressed if it starts with gzip's magic number. `next` reads one chunk, with a time limit. */
async function plain(body: ReadableStream<Bytes>, next: (read: Read) => Promise<Bytes | undefined>): Promise<Read> {
	const reader = body.getReader();
	const read: Read = () => next(async () => (await reader.read()).value);
	const first = await read();
	let given = false;
	const all: Read = async () => {
		if (given) return read();
		given = true;
		return first;
	};
	if (first?.[0] !== 0x1f || first[1] !== 0x8b) return all;
	const gzipped = new ReadableStream<Bytes>({
		async pull(controller) {
			const piece = await all();
			if (piece) controller.enqueue(piece);
			else controller.close();
		},
		cancel: (reason) => reader.cancel(reason)
	});
	const files = gzipped.pipeThrough(new DecompressionStream('gzip')).getReader();
	return async () => (await files.read()).value as Bytes | undefined;
}

/** Yields the files of a parcel, each as soon as it is complete. Throws a SyntaxError if it is no parcel, a TypeError if it is cut off. */
export async function* unpacked(
	body: ReadableStream<Bytes>,
	next: (read: Read) => Promise<Bytes | undefined> = (read) => read()
): AsyncGenerator<Packed> {
	const incoming = new Incoming(await plain(body, next));
	for (let line = await incoming.line(); line !== undefined; line = await incoming.line()) {
		const [, length, url] = /^(\d+) (\S+)$/.exec(line) ?? [];
		if (!length || !url) throw new SyntaxError('This is no parcel.');
		yield { url, body: await incoming.take(Number(length)) };
	}
}
