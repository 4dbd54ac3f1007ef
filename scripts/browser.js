/** Finds a Chromium for the browser tests, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.js';

const { platform, env } = process;
const isRoot = process.getuid?.() === 0;

/** Start flags of every browser in the tests: only the pages under test may use the network. */
export const flags = [
	// Chromium refuses to run as root with its sandbox.
	...(isRoot ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
	'--no-first-run'
];

/** Chromium without windows, as Debian calls it: the tests take two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = [
	SHELL,
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'microsoft-edge',
	'microsoft-edge-stable',
	'msedge'
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((app) => `${app}.app/Contents/MacOS/${app}`);
const WINDOWS_APPS = [
	'Chromium/Application/chrome.exe',
	'Google/Chrome/Application/chrome.exe',
	'Microsoft/Edge/Application/msedge.exe'
];

/** @param {readonly (string | undefined)[]} folders @param {readonly string[]} names */
const pairs = (folders, names) =>
	names.flatMap((name) => folders.flatMap((folder) => (folder ? [join(folder, name)] : [])));

function systemPlaces() {
	if (platform === 'win32') return pairs([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], WINDOWS_APPS);
	return [
		...(platform === 'darwin' ? pairs(['/Applications', join(homedir(), 'Applications')], MAC_APPS) : []),
		...pairs((env.PATH ?? '').split(delimiter), COMMANDS)
	];
}

function playwrightPlaces() {
	try {
		return [createRequire(import.meta.url)('@playwright/test').chromium.executablePath()];
	} catch {
		// Playwright is not installed yet, or has no build for this platform: other folders are searched.
		return [];
	}
}

/**
 * Tests a browser by starting it: Ubuntu's `chromium-browser` may only print where to get one, and a download may lack libraries.
 * Not on Windows, where it would open a window.
 * @param {string} path
 */
const works = (path) =>
	existsSync(path) &&
	(platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0);

/**
 * The path of a Chromium that works; installs nothing. Measurements prefer a `whole` browser, as players have it, to the headless
 * shell: there a bare page has a heap of 0.4 MB instead of 1.7, and the idle search is busy 248 ms in 20 s instead of 3.
 * @param {{ whole?: boolean }} [wanted]
 * @returns {string | undefined}
 */
export function findBrowser({ whole = false } = {}) {
	const own = env.CHROMIUM_PATH;
	if (own && !existsSync(own)) {
		throw new Error(`CHROMIUM_PATH points to ${own}, where there is nothing: correct it, or unset it.`);
	}
	const system = systemPlaces();
	const shells = system.filter((path) => path.endsWith(SHELL));
	const others = [...playwrightPlaces(), ...system.filter((path) => !shells.includes(path))];
	return own || (whole ? [...others, ...shells] : [...shells, ...others]).find(works);
}

const playwrightInstall = () =>
	run(tool('playwright', 'install', 'chromium', '--no-shell'), { quiet: true, seconds: 90 });

async function aptInstall() {
	const apt = pairs((env.PATH ?? '').split(delimiter), ['apt-get']).find(existsSync);
	if (platform !== 'linux' || !apt) return;
	const admin = isRoot ? [] : ['sudo', '-n'];
	if (!isRoot && (await run([...admin, 'true'], { quiet: true, seconds: 10 })) !== 0) return;
	const noQuestions = [...admin, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, '-qq'];
	const updated = await run([...noQuestions, 'update'], { quiet: true, seconds: 180 });
	if (updated !== 0) return;
	for (const browser of [SHELL, 'chromium']) {
		const code = await run([...noQuestions, 'install', '-y', '--no-install-recommends', browser], {
			quiet: true,
			seconds: 300
		});
		if (code === 0) return;
	}
}

/** The path of a Chromium that works, installed if necessary. @returns {Promise<string>} */
export async function ensureBrowser() {
	const there = findBrowser();
	if (there) return there;
	console.log('Fetching a Chromium for the browser tests …');
	// Without root rights try Playwright's download into the home folder first; apt needs sudo.
	for (const fetch of isRoot ? [aptInstall, playwrightInstall] : [playwrightInstall, aptInstall]) {
		await fetch();
		const fetched = findBrowser();
		if (fetched) return fetched;
	}
	throw new Error(
		'The browser tests found no Chromium that works and could fetch none: install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one.'
	);
}
