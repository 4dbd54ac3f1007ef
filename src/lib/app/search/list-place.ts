/** Scroll position and focus of the results list, restored on the way back and after a reload. */

export interface ListScroll {
	/** Scroll offset of the page. */
	readonly top: number;
	/** Address of the result opened last. */
	readonly opened?: string;
}

export class ListPlace {
	/** The position to restore once the list is rendered. */
	wanted: ListScroll | undefined;
	opened: string | undefined;
	#links: () => readonly HTMLAnchorElement[];

	constructor(links: () => readonly HTMLAnchorElement[]) {
		this.#links = links;
	}

	now(): ListScroll {
		return { top: scrollY, opened: this.opened };
	}

	/** Called when the list is rendered: restores scroll offset and focus. */
	asBefore() {
		if (!this.wanted) return;
		const { top, opened } = this.wanted;
		this.wanted = undefined;
		scrollTo(0, top);
		if (!opened) return;
		this.#links()
			.find(({ href }) => href === opened)
			?.focus({ preventScroll: true });
	}
}
