interface Undoable {
	undo(): void;
	redo(): void;
}

/** Ctrl+Z takes the last answer back, with Shift it brings it again. In a field for a number it is the browser's own. */
export function undoByKey(event: KeyboardEvent, calculation: Undoable) {
	if ((event.target as Element).closest?.('input[type=number]')) return;
	if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
	event.preventDefault();
	if (event.shiftKey) calculation.redo();
	else calculation.undo();
}
