import type { HandleClientError } from '@sveltejs/kit';
import { isAlive } from '$lib/app/device/alive';
import { installedGames } from '$lib/app/packs/installed-games';
import { addInstalled } from '$lib/games';

addInstalled(installedGames);

/** Matches the error messages of browsers for a script that failed to load or has another MIME type. */
const ABOUT_SCRIPT = /module|importing|MIME/i;

/**
 * When a script fails to load, Kit would replace a readable page by its error page. Before hydration the prerendered page is kept,
 * and the script in its head reports the failure; after it, the requested page is loaded with a full navigation (+error.svelte).
 */
export const handleError: HandleClientError = ({ error, message }) => {
	if (isAlive()) {
		const isOfScript = error instanceof Error && (error.name === 'SyntaxError' || ABOUT_SCRIPT.test(error.message));
		return { message, lacksScript: isOfScript };
	}
	if (!document.querySelector('main')) return { message };
	dispatchEvent(new Event('scriptless'));
	return new Promise(() => {});
};
