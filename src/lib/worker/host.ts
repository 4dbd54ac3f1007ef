/** Fetches one file from the host and checks its digest. */
import { addressOf, isPage, digestOf, type Entry } from './list';
import { within, type Env } from './env';

/** Why something could not be copied: no answer, another answer, files of another version, no room. */
export type Trouble = 'network' | 'refused' | 'changed' | 'full';

export interface Fetched {
	readonly body: ArrayBuffer;
	/** The response itself; only its clone has been read. */
	readonly answer: Response;
}

/**
 * Fetches an entry and checks its digest. An HTTP cache may hold the file of another version, so on a mismatch it is fetched once
 * more past all caches. Rejects without an answer within `patience` milliseconds, without a second try.
 */
export async function fromHost(
	{ fetch, scope }: Env,
	entry: Entry,
	patience: number,
	ways: readonly RequestCache[] = ['no-cache', 'reload']
): Promise<Fetched | Trouble> {
	let trouble: Trouble = 'network';
	for (const cache of ways) {
		const fetched = await within(patience, async (signal): Promise<Fetched | Trouble> => {
			const answer = await fetch(addressOf(entry, scope), { cache, signal });
			if (!answer.ok) return 'refused';
			const body = await answer.clone().arrayBuffer();
			if ((await digestOf(body)) === entry.digest) return { body, answer };
			// HTML in place of another type of file is a sign-in page of the network.
			const isHtml = answer.headers.get('content-type')?.includes('html') ?? false;
			return isHtml && !isPage(entry) ? 'refused' : 'changed';
		});
		if (typeof fetched !== 'string') return fetched;
		trouble = fetched;
	}
	return trouble;
}
