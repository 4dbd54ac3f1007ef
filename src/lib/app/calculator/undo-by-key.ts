import { closestTo } from '$lib/app/device/closest-to';

interface Undoable {
	undo(): void;
	redo(): void;
}

/** Ctrl+Z undoes the last answer, Ctrl+Shift+Z redoes it. In number fields the browser's own undo applies. */
export function undoByKey(event: KeyboardEvent, calculation: Undoable) {
	if (closestTo(event, 'input[type=number]')) return;
	if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
	event.preventDefault();
	if (event.shiftKey) calculation.redo();
	else calculation.undo();
}
