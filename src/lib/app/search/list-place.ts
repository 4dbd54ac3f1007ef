/** How the list of results stands, for the way back to it and for a reload. */

export interface Place {
	/** How far the page was scrolled. */
	readonly top: number;
	/** The address of the result that was opened last. */
	readonly opened?: string;
}

export class ListPlace {
	/** To be found again as soon as the list is there. */
	wanted: Place | undefined;
	opened: string | undefined;
	#links: () => readonly HTMLAnchorElement[];

	constructor(links: () => readonly HTMLAnchorElement[]) {
		this.#links = links;
	}

	now(): Place {
		return { top: scrollY, opened: this.opened };
	}

	/** The list is there: as far down as it was, the focus on what was opened. */
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
