/**
 * The value of a list, shown without what Svelte has for it: that would weigh on every page of the app. It stays the value while
 * the list gets others to choose from.
 */
import type { Attachment } from 'svelte/attachments';

export const showing =
	(value: string): Attachment<HTMLSelectElement> =>
	(list) => {
		const show = () => {
			list.value = value;
		};
		show();
		const others = new MutationObserver(show);
		others.observe(list, { childList: true });
		return () => others.disconnect();
	};
