/**
 * `test` for every browser test: whatever else a test looks at, no page of it may break its own content security policy, and
 * none may ask another host for anything.
 */
import { chromium, expect, test as base, type BrowserContext } from '@playwright/test';

/** A file from the disk, which is given away, is no host. */
const OURS = /^(file:\/\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|data:|blob:|about:|chrome-error:)/;

function watch(context: BrowserContext, breaches: string[]): BrowserContext {
	context.on('console', (message) => {
		if (/Content Security Policy|require-trusted-types|Trusted ?(Type|HTML|Script)/i.test(message.text()))
			breaches.push(`${message.page()?.url()}: ${message.text()}`);
	});
	context.on('request', (request) => {
		if (!OURS.test(request.url())) breaches.push(`${request.url()} was asked for: another host.`);
	});
	return context;
}

/** Has every context that `owner` opens with one of its functions watched; gives back what undoes that. */
function watching<N extends string>(
	owner: { [name in N]: (...args: never[]) => Promise<BrowserContext> },
	name: N,
	breaches: string[]
): () => void {
	const open = owner[name];
	owner[name] = (async (...args: never[]) => watch(await open.apply(owner, args), breaches)) as typeof open;
	return () => {
		owner[name] = open;
	};
}

export const test = base.extend<{ walls: string[] }>({
	walls: [
		async ({ browser }, use) => {
			const breaches: string[] = [];
			const undo = [watching(browser, 'newContext', breaches), watching(chromium, 'launchPersistentContext', breaches)];
			await use(breaches);
			for (const one of undo) one();
			expect(breaches, 'what broke the policy of a page, or left this host').toEqual([]);
		},
		{ auto: true }
	],
	context: async ({ context, walls }, use) => {
		watch(context, walls);
		await use(context);
	}
});
