/** A game of the app as the text of a pack: what it says, and none of its code. The best template there is. */
import type { Whole } from '$lib/core/types';
import type { Chart, Term } from '$lib/core/types';
import { FORMAT } from './limits';

const open = (n: number) => (Number.isFinite(n) ? n : null);

const chartData = ({ covers, ...chart }: Chart) => ({
	...chart,
	...(covers && {
		covers: {
			...(covers.rows && { rows: covers.rows.map(open) }),
			...(covers.columns && { columns: covers.columns.map(open) })
		}
	})
});

export interface About {
	readonly licence: string;
	readonly authors: readonly string[];
	readonly version?: number;
}

/** The file in data; calculators are code in a game of the app, so they are given, or left out. */
export const packOf = ({ game, terms, charts }: Whole, about: About, calculators: readonly unknown[] = []) => ({
	guidon: FORMAT,
	id: game.id,
	version: about.version ?? 1,
	revised: game.revised,
	licence: about.licence,
	authors: about.authors,
	languages: ['fr', 'en'],
	game: {
		title: game.title,
		short: game.short,
		subtitle: game.subtitle,
		edition: game.edition,
		dice: game.dice,
		sheets: game.sheets
	},
	terms: terms.map((term: Term) => ({ ...term })),
	charts: charts.map(chartData),
	...(calculators.length && { calculators })
});

const WIDE = 110;

/** JSON that a person can read: what fits on one line stays on it. */
export function written(value: unknown, indent = ''): string {
	const line = JSON.stringify(value);
	if (line === undefined || typeof value !== 'object' || value === null || indent.length + line.length <= WIDE) {
		return line === undefined ? 'null' : spaced(value);
	}
	const inner = indent + '\t';
	if (Array.isArray(value)) return `[\n${value.map((one) => inner + written(one, inner)).join(',\n')}\n${indent}]`;
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	const lines = entries.map(([key, one]) => `${inner}${JSON.stringify(key)}: ${written(one, inner)}`);
	return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** One line, with a space after commas and colons. */
function spaced(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map((one) => spaced(one === undefined ? null : one)).join(', ')}]`;
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return entries.length
		? `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`).join(', ')} }`
		: '{}';
}
