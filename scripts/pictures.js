/**
 * `npm run pictures`, after `npm run build`, when the icon or the look changes: renders the PNG icons from static/icon.svg, the
 * screenshots for installers, and the two pictures of the README from the built site. Commit the files that it writes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { animated } from './apng.js';
import { ensureBrowser, flags } from './browser.js';
import { serve } from './serve.js';
import { PHONE, STORY, told, toTop } from './story.js';
import { root } from './build/version.js';

const svg = readFileSync(join(root, 'static/icon.svg'), 'utf8');
// Launchers crop a maskable icon to any shape: the background fills it, and the flag stays inside the safe circle.
const scaled = (/** @type {number} */ by) =>
	svg
		.replace(/rx="112"/, '')
		.replace('id="guidon"', `transform="translate(256 256) scale(${by}) translate(-282 -250)"`);

const ICONS = [
	{ name: 'icon-192.png', size: 192, svg },
	{ name: 'icon-512.png', size: 512, svg },
	{ name: 'icon-maskable-512.png', size: 512, svg: scaled(0.68) },
	{ name: 'apple-touch-icon.png', size: 180, svg: scaled(0.86) }
];

const DESK = { width: 1280, height: 800 };
const SCREENS = [
	{ name: 'screenshot-chart.png', page: STORY.looks, viewport: PHONE, deviceScaleFactor: 2 },
	{ name: 'screenshot-home.png', page: '/en/', viewport: DESK, deviceScaleFactor: 1 }
];

/** Of the README: not in static/, so that no host has to serve them. */
const FOLDER = join(root, '.github/pictures');

const site = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
/** @param {import('@playwright/test').BrowserContextOptions} how */
const opened = (how) =>
	browser.newPage({ baseURL: site.url, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB', ...how });

async function icons() {
	for (const { name, size, svg } of ICONS) {
		const page = await opened({ viewport: { width: size, height: size } });
		await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
		await page.screenshot({ path: join(root, 'static', name), omitBackground: true });
		await page.close();
	}
}

async function screenshots() {
	for (const { name, page: address, ...how } of SCREENS) {
		const page = await opened(how);
		await page.goto(address, { waitUntil: 'networkidle' });
		await toTop(page);
		await page.screenshot({ path: join(root, 'static', name) });
		await page.close();
	}
}

/** The moving picture, and beside it the sum of what it shows. */
async function story() {
	const page = await opened({ viewport: PHONE, hasTouch: true });
	/** @type {{ png: Buffer, seconds: number }[]} */
	const frames = [];
	const sum = await told(page, async (seconds) => void frames.push({ png: await page.screenshot(), seconds }));
	await page.close();
	writeFileSync(join(FOLDER, 'story.png'), animated(frames));
	writeFileSync(join(FOLDER, 'story.sum'), `${sum}\n`);
}

/** One chart by day and by night on a phone, and on a desk, side by side. */
async function looks() {
	/** @type {string[]} */
	const shots = [];
	for (const { viewport, theme } of [
		{ viewport: PHONE, theme: 'day' },
		{ viewport: PHONE, theme: 'night' },
		{ viewport: DESK, theme: 'day' }
	]) {
		const page = await opened({ viewport });
		await page.addInitScript((theme) => localStorage.setItem('guidon.theme', theme), theme);
		await page.goto(STORY.looks, { waitUntil: 'networkidle' });
		await toTop(page);
		const png = await page.screenshot();
		shots.push(`<img height=480 src="data:image/png;base64,${png.toString('base64')}">`);
		await page.close();
	}
	const page = await opened({ viewport: { width: 1300, height: 480 } });
	await page.setContent(`<style>body{display:flex;gap:16px;margin:0;width:max-content}</style>${shots.join('')}`);
	await page.locator('body').screenshot({ path: join(FOLDER, 'looks.png'), omitBackground: true });
	await page.close();
}

mkdirSync(FOLDER, { recursive: true });
try {
	for (const draw of [icons, screenshots, story, looks]) await draw();
} finally {
	await browser.close();
	await site.close();
}
