/** Two things measured in turn, one right after the other: what the machine does meanwhile falls on both, and their ratio stays. */

export interface Spread {
	readonly median: number;
	readonly lower: number;
	readonly upper: number;
}

export function spread(values: readonly number[]): Spread {
	const sorted = [...values].sort((a, b) => a - b);
	const at = (share: number) => {
		const place = (sorted.length - 1) * share;
		const [below = NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
		return below + (above - below) * (place % 1);
	};
	return { median: at(0.5), lower: at(0.25), upper: at(0.75) };
}

/** The ratios round by round, and not the ratio of two medians. */
export const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
	ours.map((time, round) => time / (theirs[round] ?? NaN)).filter(Number.isFinite);

/** One line of the table. */
export interface Row {
	readonly what: string;
	readonly against: string;
	/** At most this. */
	readonly bar: number;
	readonly unit: '×' | 'ms' | '' | 'kB';
	/** Ratios, or figures where there is nothing to compare with. */
	readonly values: readonly number[];
	readonly ours?: readonly number[];
	readonly theirs?: readonly number[];
}

const written = (value: number, unit: Row['unit']) =>
	Number.isFinite(value) ? `${unit === 'ms' ? value.toFixed(0) : value.toFixed(unit === '×' ? 2 : 1)}` : '–';

/** The cells of a row: what, against, ours, theirs, median with quartiles, bar. */
export function cells({ what, against, bar, unit, values, ours, theirs }: Row): string[] {
	const { median, lower, upper } = spread(values);
	const absolute = (times?: readonly number[]) =>
		times?.length ? `${spread(times.filter(Number.isFinite)).median.toFixed(0)} ms` : '';
	const said = `${written(median, unit)}${unit && ` ${unit}`}`;
	return [
		what,
		against,
		absolute(ours),
		absolute(theirs),
		said,
		`${written(lower, unit)}–${written(upper, unit)}`,
		`≤ ${bar}`,
		median <= bar ? 'yes' : 'over'
	];
}
