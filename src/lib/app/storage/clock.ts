/** Times for `created` and `updated`, whatever the clock of the device does. */
import { MOST_TIME } from './constants';
import type { Time } from './types';

export interface Clock {
	/** Current time, strictly increasing. */
	now(): Time;
	/** A value for `updated`: the current time, but later than `than` and than the last backup even if the clock was set back. */
	notBefore(than: Time, now?: Time): Time;
	/** Entries up to this `updated` are in a backup; later writes must get a higher value. */
	passed(mark: Time): void;
}

/** Milliseconds. A larger step back means the clock was set; a smaller one, that two calls fell into the same millisecond. */
const SET_BACK = 1_000;

export function clockOf(device: () => Time): Clock {
	let last = 0;
	let mark = 0;

	function now(): Time {
		const time = device();
		last = time <= last && last - time < SET_BACK ? last + 1 : time;
		return last;
	}

	return {
		now,
		notBefore: (than, at = now()) => Math.min(MOST_TIME, Math.max(at, mark + 1, than + 1)),
		passed: (exported) => (mark = Math.max(mark, exported))
	};
}
