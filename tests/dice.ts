/** The same sequence of numbers for the same seed. */
export function dice(seed: number): (sides: number) => number {
	let state = seed >>> 0;
	return (sides) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % sides;
	};
}
