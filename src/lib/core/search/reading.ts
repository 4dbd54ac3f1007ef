/** How figures and phrases of a query are read before it is cut into words. Folded or not: case does not matter. */
import { entryOf, fieldOf, FIELDS, type Index } from './layout';
import { exactPlace } from './slips';

/** `3 contre 1` and `trois contre un` are the ratio 3/1; `14 to 16` is not where a row is headed by both. */
export const asRatio = (query: string, indexes: readonly Index[]): string =>
	query.replace(RATIO_IN_WORDS, (typed, left: string, right: string) => {
		const [one, other] = [figureOf(left), figureOf(right)];
		return isBand(indexes, one, other) ? typed : `${one}/${other}`;
	});

/** The entries that are headed by a figure. */
function headedBy(index: Index, figure: string): number[] {
	const place = exactPlace(index.words, figure);
	const posts = place === undefined ? [] : index.posts(place);
	return posts.filter((post) => fieldOf(post) >= BAND_AT).map(entryOf);
}

/** Whether a row is headed by the band between both figures. */
const isBand = (indexes: readonly Index[], from: string, to: string): boolean =>
	indexes.some((index) => {
		const upTo = new Set(headedBy(index, to));
		return headedBy(index, from).some(
			(at) => upTo.has(at) && (index.entry(at).title.en.match(/\d+/g) ?? []).join() === `${from},${to}`
		);
	});
const BAND_AT = FIELDS.indexOf('band');

const NUMERALS: Readonly<Record<string, number>> = {
	...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
	...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10 }
};
const figureOf = (word: string): string => String(NUMERALS[word.toLowerCase()] ?? word);

const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(NUMERALS).join('|')})`;
const MINUS_IN_WORDS = new RegExp(`\\b(?:minus|moins) (${Object.keys(NUMERALS).join('|')})\\b`, 'giu');
const RATIO_IN_WORDS = new RegExp(
	`(?<![\\p{L}\\d])${NUMBER} ?(?:contre|against|versus|vs\\.?|v|to|pour|sur) ?${NUMBER}(?![\\p{L}\\d+])`,
	'giu'
);

/** Words that say together what neither says by itself. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
	[/\b(?:each other|one another|les? uns? les? autres?|l['’]un l['’]autre)\b/giu, ' '],
	[/\b(?:lower than|smaller than|below|under)(?= \d+ ?\/)/giu, 'less than'],
	[/\b(?:inf[ée]rieure? [àa]|plus petite? que)(?= \d+ ?\/)/giu, 'moins de'],
	[/\brun(?:ning|s)? away\b/giu, 'routed'],
	[/\b(?:en m[êe]me temps|at the same time|ou (?:pas|non)|or not)\b/giu, ' '],
	[
		/\b(?:tou(?:te?)?s? seule?s?|d['’]eux[- ]m[êe]mes|(?:by|all by) (?:itself|themselves)|on (?:its|their) own)\b/giu,
		'spontané'
	],
	[/\b(?:commander|general|général)[- ](?:in|en)[- ](?:chief|chef)\b/giu, 'C-in-C']
];

/** `less than 7` is `6 or less`, as the charts say it; below 1 they say as it is typed. */
export const asBand = (query: string): string =>
	PHRASES.reduce((words, [phrase, word]) => words.replace(phrase, word), query)
		.replace(/(?<![\p{L}\d])\p{L}{1,2}(?=\d\/\d)/gu, '')
		.replace(/\b([2-5])(?:, ?\d)*,? (?:or|ou) 6\b/giu, '$1+')
		.replace(MINUS_IN_WORDS, (_, word: string) => `-${NUMERALS[word.toLowerCase()]}`)
		.replace(/\b(?:minus|moins) (?=\d)(?!\d+ ?(?:ou|or|de|a|to)\b)/giu, '-')
		.replace(/(?:moins de|inferieure? a) ?((?!1\b)\d+)/giu, (_, n: string) => `${Number(n) - 1} ou moins`)
		.replace(/(?:less than|fewer than|under|below) ((?!1\b)\d+)/giu, (_, n: string) => `${Number(n) - 1} or less`)
		.replace(/(?:plus de|superieure? a) ?(\d+)/giu, (_, n: string) => `${Number(n) + 1} et +`)
		.replace(/(?:more than|over|above) (\d+)/giu, (_, n: string) => `${Number(n) + 1} or more`);
