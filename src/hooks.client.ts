import type { HandleClientError } from '@sveltejs/kit';
import { isAlive } from '$lib/app/device/alive';
import { guests } from '$lib/app/packs/guests';
import { welcome } from '$lib/games';

welcome(guests);

/** What browsers say of a script that did not come, or that is something else. */
const ABOUT_SCRIPT = /module|importing|MIME/i;

/**
 * Kit would replace a page that can be read by its error page. Before hydration the page is left as it was prerendered, and the
 * script in its head says what is missing; later the page that was asked for is loaded whole (+error.svelte).
 */
export const handleError: HandleClientError = ({ error, message }) => {
	if (isAlive()) {
		const { name, message: said } = error as Error;
		return { message, lacksScript: name === 'SyntaxError' || ABOUT_SCRIPT.test(said) };
	}
	if (!document.querySelector('main')) return { message };
	dispatchEvent(new Event('scriptless'));
	return new Promise(() => {});
};
