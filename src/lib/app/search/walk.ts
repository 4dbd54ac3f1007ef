/** Keyboard navigation of the search page. */

interface Places {
	/** The links of the current results. */
	readonly answers: () => readonly HTMLElement[];
	readonly field: HTMLElement | undefined;
	/** Empties the field; false if it was empty. */
	readonly clear: () => boolean;
}

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];
export const onTouch = () => matchMedia('(pointer: coarse)').matches;

/** Arrow keys move between field and results; Enter opens the first result, or on touch closes the keyboard. */
export function walk(event: KeyboardEvent, { answers, field, clear }: Places) {
	if (event.isComposing || !KEYS.includes(event.key)) return;
	const links = answers();
	const at = links.findIndex((link) => link === document.activeElement);
	const inField = document.activeElement === field;
	if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus();
	else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field)?.focus();
	else if (event.key === 'Enter' && inField && onTouch()) field?.blur();
	else if (event.key === 'Enter' && inField) links[0]?.click();
	else if (event.key === 'Escape' && at >= 0) field?.focus();
	else if (event.key !== 'Escape' || !clear()) return;
	event.preventDefault();
}

/** The `/` key focuses the field and keeps its text. On other pages it leads to the search. */
export function toField(event: KeyboardEvent, field: HTMLElement | undefined) {
	const modified = event.ctrlKey || event.metaKey || event.altKey;
	if (event.key !== '/' || modified || document.activeElement === field) return;
	event.preventDefault();
	event.stopPropagation();
	field?.focus();
}
