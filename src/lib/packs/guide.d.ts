/** The guide for authors: `scripts/build/guide.js` makes it when the app is built. */
declare module 'virtual:guide' {
	import type { Text } from '$lib/core/types';

	export const parts: readonly {
		readonly id: string;
		readonly level: number;
		readonly title: Text;
		readonly html: Text;
	}[];
	/** Every key of a pack, the same in both languages. */
	export const reference: string;
}
