/** One file from the host, as it must be for this version. */
import { addressOf, isPage, sumOf, type Entry } from './list';
import { within, type World } from './world';

/** Why something could not be copied: no answer, another answer, files of another version, no room. */
export type Trouble = 'network' | 'refused' | 'changed' | 'full';

export interface Fetched {
	readonly body: ArrayBuffer;
	/** What the body came in, unread. */
	readonly answer: Response;
}

/**
 * Asks for an entry and checks its sum. What comes may be from a cache on the way and of another version, so that it is asked for
 * once more past all caches. Rejects without an answer within `patience` milliseconds: asking past caches brings none either.
 */
export async function fromHost(
	{ fetch, scope }: World,
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
			if ((await sumOf(body)) === entry.sum) return { body, answer };
			// A page in place of a file that is none comes from the owner of the network.
			const isHtml = answer.headers.get('content-type')?.includes('html') ?? false;
			return isHtml && !isPage(entry) ? 'refused' : 'changed';
		});
		if (typeof fetched !== 'string') return fetched;
		trouble = fetched;
	}
	return trouble;
}
