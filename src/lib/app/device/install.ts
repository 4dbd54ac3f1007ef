/** When to offer to install the app: from the second visit on, where it can be done, and never again once declined. */
import { readLocal, readTab, writeLocal, writeTab } from './local-settings';

/** What Chromium hands over where it can install the app (`beforeinstallprompt`, kept by app.html). */
interface InstallOffer {
	prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
	interface Window {
		installOffer?: InstallOffer;
	}
	interface Navigator {
		/** Only on iPhone and iPad: whether the page runs from the home screen. */
		readonly standalone?: boolean;
	}
}

const counted = { visit: false };

/** Two visits are two times that the app was loaded in a new tab, not two pages. */
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

/** Asks the browser; whatever the player answers it, the hint has done its part. */
export async function install() {
	await window.installOffer?.prompt();
	window.installOffer = undefined;
	declineInstall();
}
