import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** `npm run visual`: of the built site, like the browser tests, and not one of them. */
export default defineConfig({
	...shared,
	testDir: '.',
	snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
	projects: [{ name: 'pictures' }],
	webServer: { ...[shared.webServer!].flat()[0]!, cwd: '../..' }
});
