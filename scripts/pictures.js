/**
 * Renders the PNG icons from static/icon.svg, and the screenshots for installers from the built site:
 * `node scripts/pictures.js /fr/alexander/melee-types/#pe.el`, with the matrix cell of the first screenshot. Run it after
 * `npm run build` when the icon or the look changes, and commit the files it writes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, flags } from './browser.js';
import { serve } from './serve.js';
import { root } from './build/version.js';

const cell = process.argv[2];
if (!cell?.includes('#'))
	throw new Error('Name the cell to show: node scripts/pictures.js /fr/<game>/<chart>/#<row>.<column>');

const svg = readFileSync(join(root, 'static/icon.svg'), 'utf8');
// Launchers crop a maskable icon to any shape: the background fills it, and the flag stays inside the safe circle.
const maskable = svg
	.replace(/rx="112"/, '')
	.replace('id="guidon"', 'transform="translate(256 256) scale(.68) translate(-282 -250)"');
const square = svg
	.replace(/rx="112"/, '')
	.replace('id="guidon"', 'transform="translate(256 256) scale(.86) translate(-282 -250)"');

const PICTURES = [
	{ name: 'icon-192.png', size: 192, svg },
	{ name: 'icon-512.png', size: 512, svg },
	{ name: 'icon-maskable-512.png', size: 512, svg: maskable },
	{ name: 'apple-touch-icon.png', size: 180, svg: square }
];

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
for (const { name, size, svg } of PICTURES) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
	await page.screenshot({ path: join(root, 'static', name), omitBackground: true });
	await page.close();
}

const SCREENS = [
	{ name: 'screenshot-chart.png', page: cell, width: 360, height: 740, scale: 2 },
	{ name: 'screenshot-home.png', page: '/en/', width: 1280, height: 800, scale: 1 }
];
const site = await serve({ port: 0 });
for (const { name, page: address, width, height, scale } of SCREENS) {
	const page = await browser.newPage({
		viewport: { width, height },
		deviceScaleFactor: scale,
		serviceWorkers: 'block'
	});
	await page.goto(site.url + address, { waitUntil: 'networkidle' });
	await page.screenshot({ path: join(root, 'static', name) });
	await page.close();
}
await site.close();
await browser.close();
