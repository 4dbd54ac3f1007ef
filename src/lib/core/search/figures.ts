/** Whole numbers as a string of JSON: a third of the digits and commas. Small numbers take one sign, larger ones two or three. */

/** Signs that JSON writes as they are: from # on, without the backslash. */
const FIRST = 35;
const BACKSLASH = 92;
/** Lesser ones end a number, the others go on. */
const HALF = 46;
const REST = 45;

function sign(n: number): string {
	const code = FIRST + n;
	return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

export function writeFigures(figures: Iterable<number>): string {
	let written = '';
	for (let n of figures) {
		if (!Number.isInteger(n) || n < 0) throw new Error(`Only whole numbers from 0 on can be packed, not ${n}.`);
		while (n >= HALF) {
			written += sign(HALF + (n % REST));
			n = Math.floor(n / REST);
		}
		written += sign(n);
	}
	return written;
}

export function readFigures(written: string): number[] {
	const figures: number[] = [];
	let n = 0;
	let worth = 1;
	for (let at = 0; at < written.length; at++) {
		const code = written.charCodeAt(at);
		const digit = code - FIRST - (code > BACKSLASH ? 1 : 0);
		if (digit >= HALF) {
			n += (digit - HALF) * worth;
			worth *= REST;
		} else {
			figures.push(n + digit * worth);
			n = 0;
			worth = 1;
		}
	}
	return figures;
}
