import type { Text } from './types';

/** `1 table`, `12 tables`. */
export const count = (n: number, one: Text, many: Text): Text => ({
	fr: `${n} ${(n < 2 ? one : many).fr}`,
	en: `${n} ${(n === 1 ? one : many).en}`
});
