/** Words by their letters: how they are compared, how far they are apart, and the ids made of them. Pure. */

const ASCII = /^[\x20-\x7e]*$/;
const MARKS = /\p{M}+/gu;

/** `Mêlée` and `MELEE` become `melee`, `œuvre` becomes `oeuvre`, every kind of minus and apostrophe one of each. */
export function fold(text: string): string {
	const lower = text.toLowerCase();
	if (ASCII.test(lower)) return lower;
	return lower
		.replace(/(\d?)½/g, (_, whole: string) => `${whole || 0}.5`)
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.replace(/ß/g, 'ss')
		.normalize('NFKD')
		.replace(MARKS, '')
		.replace(/[‘’ʼ`]/g, "'")
		.replace(/[‐‑‒–—−]/g, '-')
		.replace(/⁄/g, '/');
}

/** What an id or the name of a file is made of: small letters, digits and single hyphens, at most so many. */
export const slug = (words: string, most = 40): string =>
	fold(words)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-/, '')
		.slice(0, most)
		.replace(/-$/, '');

/** How many slips lie between two words, counted up to `most`: a letter too many, too few or another, or two that changed places. */
export function distance(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let left = i;
		let corner = i - 1;
		for (let j = 1; j <= b.length; j++) {
			const above = last[j] ?? 0;
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let slips = Math.min(above + 1, left + 1, corner + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
			row.push(slips);
			left = slips;
			corner = above;
		}
		if (Math.min(...row) > most) return most + 1;
		before = last;
		last = row;
	}
	return last.at(-1) ?? 0;
}
