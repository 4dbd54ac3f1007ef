/** The value of a list, shown without what Svelte has for it: that would weigh on every page of the app. */
import type { Attachment } from 'svelte/attachments';

export const showing =
	(value: string): Attachment<HTMLSelectElement> =>
	(list) => {
		list.value = value;
	};
