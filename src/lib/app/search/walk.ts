/** The keys of the search page. */

interface Places {
	/** Those that answer what is in the field. */
	readonly answers: () => readonly HTMLElement[];
	readonly field: HTMLElement | undefined;
	/** Empties the field; false where it is empty. */
	readonly clear: () => boolean;
}

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];
export const onTouch = () => matchMedia('(pointer: coarse)').matches;

/** Arrows walk through the results, from the field and back to it; Enter opens the first, on touch it shows the list. */
export function walk(event: KeyboardEvent, { answers, field, clear }: Places) {
	if (event.isComposing || !KEYS.includes(event.key)) return;
	const links = answers();
	const at = links.indexOf(document.activeElement as HTMLElement);
	const inField = document.activeElement === field;
	if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus();
	else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field)?.focus();
	else if (event.key === 'Enter' && inField && onTouch()) field?.blur();
	else if (event.key === 'Enter' && inField) links[0]?.click();
	else if (event.key === 'Escape' && at >= 0) field?.focus();
	else if (event.key !== 'Escape' || !clear()) return;
	event.preventDefault();
}

/** The slash that leads here from other pages only gives the focus back: what was asked stays. */
export function toField(event: KeyboardEvent, field: HTMLElement | undefined) {
	const modified = event.ctrlKey || event.metaKey || event.altKey;
	if (event.key !== '/' || modified || document.activeElement === field) return;
	event.preventDefault();
	event.stopPropagation();
	field?.focus();
}
