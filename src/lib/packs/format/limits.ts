/** The figures and the closed lists of the format, for those who need no schema: valibot stays out of their scripts. */

/** The format this app reads; a higher one was made for a newer app. */
export const FORMAT = 1;

export const LIMITS = {
	bytes: 512 * 1024,
	depth: 40,
	charts: 200,
	cells: 20_000,
	terms: 2_000,
	calculators: 40,
	/** In one calculator. */
	expressions: 200,
	ways: 1_000_000,
	/** How often one follow-up throw may be repeated. */
	times: 12,
	/** How many dice a pool may count. */
	pool: 200,
	text: 2_000
} as const;

/** One of eight; the app has each of them by day and by night. */
export const ACCENTS = ['blue', 'green', 'bronze', 'crimson', 'violet', 'teal', 'slate', 'ochre'] as const;
export type Accent = (typeof ACCENTS)[number];

export const DICE = ['d3', 'd4', 'd6', 'd8', 'd10', 'd12', 'd20', 'coin'] as const;
