/**
 * On an iPhone the keyboard comes up only for a field that is focused while the finger is on the glass, and the page with the
 * field is not there yet. So it comes up for a field that nobody sees, and stays when the focus moves on.
 */
const isApple = () =>
	/iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function raiseKeyboard() {
	if (!isApple()) return;
	const stand = document.createElement('input');
	stand.type = 'search';
	stand.tabIndex = -1;
	stand.setAttribute('aria-hidden', 'true');
	// Sixteen pixels, or Safari zooms in; in sight, or Safari scrolls to it.
	stand.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px;pointer-events:none';
	stand.onblur = () => stand.remove();
	document.body.append(stand);
	stand.focus({ preventScroll: true });
}
