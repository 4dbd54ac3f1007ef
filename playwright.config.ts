import { defineConfig } from '@playwright/test';
import { findBrowser, flags } from './scripts/browser.js';

const executablePath = findBrowser();
// The workers read this file again and need not look again.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

// Both cores are busy from the first test to the last: no process for a graphics card that is not there, and no script is made
// fast that runs for a second. Axe and search take 78 seconds of processor time where they took 92.
const frugal = ['--in-process-gpu', '--js-flags=--no-opt,--no-maglev'];

export default defineConfig({
	testDir: 'tests/browser',
	// One more than cores: a test that waits for a limit of three seconds keeps none busy.
	workers: 3,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	// Both cores are busy, and a cold machine is slow.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: 'list',
	use: {
		// The server takes a free port and Playwright reads it from what it prints.
		baseURL: `http://localhost:${process.env.GUIDON_PORT}`,
		// A test that waits in vain fails soon.
		actionTimeout: 20_000,
		launchOptions: { executablePath, args: [...flags, ...frugal] }
	},
	webServer: {
		command: 'node scripts/serve.js --port 0',
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
