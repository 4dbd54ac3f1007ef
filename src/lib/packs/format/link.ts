/** A pack in the end of a link: compressed, then base64 without the three signs that addresses do not bear. */
import { LIMITS } from './limits';

/** Characters. Messengers cut longer addresses, and a file is the better way by then. */
export const LONGEST_LINK = 12_000;

const MARK = '#pack=';

const through = (bytes: BlobPart, stream: CompressionStream | DecompressionStream) =>
	new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream);

/** Reads a stream to its end, or until it holds more than any pack may: a few bytes can be made to unpack into gigabytes. */
async function upTo(most: number, stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob | undefined> {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const reader = stream.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return new Blob(parts);
		parts.push(value);
		size += value.length;
		if (size > most) {
			await reader.cancel();
			return undefined;
		}
	}
}

/** Without the spaces and line ends that only make a file easier to read. */
const compact = (text: string) => JSON.stringify(JSON.parse(text));

/** The end of the link; nothing where it would be too long to be sent. */
export async function toFragment(text: string): Promise<string | undefined> {
	const packed = await upTo(LONGEST_LINK, through(compact(text), new CompressionStream('deflate-raw')));
	if (!packed) return undefined;
	const bytes = new Uint8Array(await packed.arrayBuffer());
	const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	const fragment = MARK + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
	return fragment.length <= LONGEST_LINK ? fragment : undefined;
}

export const isFragment = (hash: string) => hash.startsWith(MARK);

/** The text in a link; nothing where it was cut on its way, or holds too much. */
export async function fromFragment(hash: string): Promise<string | undefined> {
	if (!isFragment(hash) || hash.length > 2 * LONGEST_LINK) return undefined;
	try {
		const binary = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
		return await (await upTo(LIMITS.bytes, through(bytes, new DecompressionStream('deflate-raw'))))?.text();
	} catch {
		// Not base64, or not the end of what was compressed: the link was cut.
		return undefined;
	}
}
