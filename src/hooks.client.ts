import type { HandleClientError } from '@sveltejs/kit';
import { guests } from '$lib/packs/guests';
import { welcome } from '$lib/systems';

welcome(guests);

/** What browsers say of a script that did not come, or that is something else. */
const ABOUT_SCRIPT = /module|importing|MIME/i;

/**
 * Kit would put its error page in the place of a page that can be read. Before that page is alive it is left as it stands, and the
 * script in its head sees to what is missing; later the page that was asked for is loaded whole (+error.svelte).
 */
export const handleError: HandleClientError = ({ error, message }) => {
	const isAlive = document.getElementById('svelte-announcer');
	if (isAlive) {
		const { name, message: said } = error as Error;
		return { message, lacksScript: name === 'SyntaxError' || ABOUT_SCRIPT.test(said) };
	}
	if (!document.querySelector('main')) return { message };
	dispatchEvent(new Event('scriptless'));
	return new Promise(() => {});
};
