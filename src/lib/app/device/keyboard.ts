/**
 * iOS opens the keyboard only if a field is focused during the tap, and the search page's field does not exist yet. So an invisible field
 * is focused first, and the keyboard stays open when the focus moves on.
 */
const isApple = () =>
	/iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function raiseKeyboard() {
	if (!isApple()) return;
	const stand = document.createElement('input');
	stand.type = 'search';
	stand.tabIndex = -1;
	stand.setAttribute('aria-hidden', 'true');
	// 16 px, or Safari zooms in; inside the viewport, or Safari scrolls to it.
	stand.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px;pointer-events:none';
	stand.onblur = () => stand.remove();
	document.body.append(stand);
	stand.focus({ preventScroll: true });
}
