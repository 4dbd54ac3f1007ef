/** When to offer installation: from the second visit on, if it is possible, and never again once declined. */
import { readLocal, readTab, writeLocal, writeTab } from './local-settings';

/** Chromium's `beforeinstallprompt` event, saved by app.html. */
interface InstallOffer {
	prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
	interface Window {
		installOffer?: InstallOffer;
	}
	interface Navigator {
		/** Only on iOS: whether the page was opened from the home screen. */
		readonly standalone?: boolean;
	}
}

const counted = { visit: false };

/** A visit is the app loaded in a new tab, not a page view. */
function countVisit(): number {
	const before = Number(readLocal('visits')) || 0;
	if (counted.visit) return before;
	counted.visit = true;
	if (readTab('visited')) return before;
	writeTab('visited', 'yes');
	writeLocal('visits', String(before + 1));
	return before + 1;
}

export const onIphone = () => navigator.standalone === false;

export function installHintDue(): boolean {
	const visits = countVisit();
	if (visits < 2 || readLocal('install') === 'no' || matchMedia('(display-mode: standalone)').matches) return false;
	return onIphone() || window.installOffer !== undefined;
}

export const declineInstall = () => writeLocal('install', 'no');

/** Shows the browser's prompt. The hint is not shown again, whatever the player chooses. */
export async function install() {
	await window.installOffer?.prompt();
	window.installOffer = undefined;
	declineInstall();
}
