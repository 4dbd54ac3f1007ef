/** `test` for all browser tests: additionally fails if a page violates its content security policy or requests another host. */
import { chromium, expect, test as base, type BrowserContext } from '@playwright/test';

/** file: is allowed, for the single-file games. */
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

/** Watches every context opened with one of `owner`'s functions; returns the undo function. */
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
