import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** `npm run test:taps`: of the built site, like the browser tests, and not one of them. */
export default defineConfig({
	...shared,
	testDir: '.',
	// Each sequence has its own storage, so they are shared out one by one.
	fullyParallel: true,
	projects: [{ name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'fr-FR' } }],
	webServer: { ...[shared.webServer!].flat()[0]!, cwd: '../..' }
});
