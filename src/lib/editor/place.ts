/** Where in the editor one is, as the end of the address says it: `#draft`, `#draft/chart/results`, `#draft/calculator/attack`. Pure. */

export const PARTS = ['game', 'chart', 'paste', 'terms', 'calculator', 'take'] as const;
export type Part = (typeof PARTS)[number];

export interface Place {
	/** The id of the draft's row; without it, the list of drafts. */
	readonly draft?: string;
	/** Left out: the contents of the game. */
	readonly part?: Part;
	/** Of the chart or the calculator. */
	readonly id?: string;
}

export function placeIn(hash: string): Place {
	const [draft, part, id] = hash.replace(/^#/, '').split('/').map(decoded);
	if (!draft) return {};
	const known = PARTS.find((one) => one === part);
	return { draft, ...(known && { part: known }), ...(known && id && { id }) };
}

function decoded(word: string): string {
	try {
		return decodeURIComponent(word);
	} catch {
		// Typed by hand: it names nothing.
		return '';
	}
}

export const hashOf = (draft: string, part?: Part, id?: string): string =>
	'#' + [draft, part, id].filter(Boolean).join('/');
