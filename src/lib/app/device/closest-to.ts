/** The element at an event's target, or around it, that matches. A key without focus has the document for a target: nothing. */
export const closestTo = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | undefined =>
	(target instanceof Element && target.closest<E>(selector)) || undefined;
