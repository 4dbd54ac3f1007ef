import { defineConfig } from '@playwright/test';
import { findBrowser, flags } from './scripts/browser.js';

const executablePath = findBrowser();
// Playwright's worker processes load this file too: the environment variable spares them the search for a browser.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

// The tests are bound by the processor: no separate GPU process, and no optimising compilers for scripts that run for a second.
// The specs axe and search take 78 s of processor time instead of 92.
const frugal = ['--in-process-gpu', '--js-flags=--no-opt,--no-maglev'];

export default defineConfig({
	testDir: 'tests/browser',
	// One more than cores, because some tests mostly wait, for instance for the worker's time limit of 3 s.
	workers: 3,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	// Generous: on a cold machine with both cores busy a test takes several times its usual time.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	reporter: 'list',
	use: {
		// The server takes a free port; Playwright reads it from the server's output.
		baseURL: `http://localhost:${process.env.GUIDON_PORT}`,
		// An element that never appears fails the test after 20 s, not only after the test's own limit.
		actionTimeout: 20_000,
		navigationTimeout: 60_000,
		launchOptions: { executablePath, args: [...flags, ...frugal] }
	},
	webServer: {
		// Each page asks for some forty files with a hash in their name: once, not at each load.
		command: 'node scripts/serve.js --port 0 --immutable',
		env: { BASE_PATH: '' },
		wait: { stdout: /http:\/\/localhost:(?<guidon_port>\d+)/ }
	},
	projects: [
		{
			name: 'phone',
			testIgnore: '**/*.desktop.spec.ts',
			use: { viewport: { width: 360, height: 740 }, hasTouch: true }
		},
		{
			name: 'desktop',
			testMatch: '**/*.desktop.spec.ts',
			use: { viewport: { width: 1280, height: 800 } }
		}
	]
});
