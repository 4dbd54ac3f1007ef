/**
 * Reads a list of queries. `# codes` names the kind of the lines below it; a line is
 * `fr jdg | tdc/1 | jdg/terms#ct-1`: language and the game whose page the search was opened from (`any`: none), what is typed,
 * and the addresses of which one must come first. A row also stands for its cells, and `*` at the end for all that begin so.
 */
import type { Lang } from '$lib/core/types';

export interface Asked {
	readonly kind: string;
	readonly lang: Lang;
	readonly game: string | undefined;
	readonly typed: string;
	readonly answers: readonly string[];
}

export function asked(text: string): Asked[] {
	const queries: Asked[] = [];
	let kind = '';
	for (const line of text.split('\n').map((each) => each.trim())) {
		if (line.startsWith('# ')) kind = line.slice(2);
		else if (line !== '') {
			const [from = '', typed = '', answers = ''] = line.split(' | ');
			const [lang = '', game = ''] = from.split(' ');
			if ((lang !== 'fr' && lang !== 'en') || answers === '')
				throw new Error(`“${line}” is no query: write language, game | what is typed | addresses.`);
			queries.push({ kind, lang, game: game === 'any' ? undefined : game, typed, answers: answers.split(' ') });
		}
	}
	return queries;
}

/** The queries of a file that keeps them as this one asks for: between `asked(` and its end. */
export function readQueries(file: string): Asked[] {
	const lists = [...file.matchAll(/\basked\(`([^`]*)`\)/g)].map(([, lines = '']) => lines);
	if (!lists.length) throw new Error('No list of queries was found: write them as asked(`…`).');
	return lists.flatMap(asked);
}

/** A cell is found by itself in a matrix alone; in any other chart the row that holds it answers. `matrices`: `wab/to-wound`. */
export const withRows = (queries: readonly Asked[], matrices: ReadonlySet<string>): Asked[] =>
	queries.map((query) => ({
		...query,
		answers: query.answers.map((answer) => {
			const [chart = '', place = ''] = answer.split('#');
			return matrices.has(chart) || !place ? answer : `${chart}#${place.split('.')[0]}`;
		})
	}));

/** Whether a hit at this path, without its language, is one of the answers. */
export const answered = ({ answers }: Asked, path: string): boolean => {
	const address = path.replace(/^\//, '').replace(/\/?(#|$)/, '$1');
	return answers.some((answer) =>
		answer.endsWith('*')
			? address.startsWith(answer.slice(0, -1))
			: address === answer || (answer.includes('#') && address.startsWith(`${answer}.`))
	);
};
