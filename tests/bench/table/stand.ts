/**
 * The built site with its rivals beside it, kept on a phone by the same worker: bare pages with the same contents, a scan of
 * the sheet, a photo of it, and its PDF in pdf.js. After that the server is stopped for good.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { digestOf } from '$lib/worker/list';
import { startChromium, type Tab } from './chromium';

/** A page answers taps; versions before 20 November 2026 say so by the second. */
export const ALIVE = '[data-alive], #svelte-announcer';

export const PAGES = {
	chart: '/fr/wab/armour/',
	long: '/fr/dbm/outcome-beaten/',
	home: '/fr/',
	root: '/',
	calculator: '/fr/jdg/calc/shock/',
	search: '/fr/search/?q=couvert'
} as const;

/** Those that have a bare page with their contents beside them. */
const BARE = ['chart', 'long', 'home', 'calculator', 'search'] as const;
export const bare = (page: (typeof BARE)[number]) => `/rivals/${page}/`;
export const SCAN = '/rivals/scan/';
export const PHOTO = '/rivals/photo/';
export const PDF = '/rivals/pdf/';
export const VIEWER = '/rivals/viewer/';
const PDFJS = '4.10.38';

export interface Stand {
	readonly url: string;
	/** A profile that has everything, for as many starts as wanted. */
	readonly profile: string;
	end(): void;
}

export interface Tools {
	/** The folder of a library to compare with, fetched when it is first asked for. */
	readonly fetched: (name: string, version: string) => string;
	readonly serve: (options: { dir: string; port: number }) => Promise<{ url: string; close(): Promise<void> }>;
}

/** The markup that a page is about, without styles, scripts, icons and the second language. Runs in the page. */
function contents(selector: string) {
	const parts = [...document.querySelectorAll(selector)].map((part) => part.cloneNode(true) as Element);
	for (const part of parts) for (const left of part.querySelectorAll('.other, svg, script, [popover]')) left.remove();
	return parts
		.map((part) => part.outerHTML)
		.join('\n')
		.replace(/<!--[^>]*-->/g, '');
}

/**
 * The scan of the page as a phone takes it: twelve megapixels, a lamp to one side, and the grain of paper and sensor, the same each
 * time. As JPEG in base64. Runs in the page.
 */
async function photographed(): Promise<string> {
	const scan = document.querySelector('img')!;
	await scan.decode();
	const [width, height] = [3000, 4000];
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d')!;
	context.drawImage(scan, 0, 0, width, height);
	const picture = context.getImageData(0, 0, width, height);
	let seed = 1;
	for (let at = 0; at < picture.data.length; at += 4) {
		const light = 0.95 - 0.25 * (((at / 4) % width) / width);
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		const grain = ((seed >>> 24) + ((seed >>> 16) & 255) - 255) / 24;
		for (let color = at; color < at + 3; color++) picture.data[color] = picture.data[color]! * light + grain;
	}
	context.putImageData(picture, 0, 0);
	const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer());
	let binary = '';
	for (let at = 0; at < bytes.length; at += 30_000) binary += String.fromCharCode(...bytes.subarray(at, at + 30_000));
	return btoa(binary);
}

const pageOf = (body: string) =>
	`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Table</title></head><body>${body}</body></html>`;

async function until(tab: Tab, expression: string) {
	await tab.evaluate(
		`new Promise((done) => { const look = () => (${expression}) ? done() : setTimeout(look, 50); look(); })`
	);
}

async function writeRivals(url: string, folder: string, profile: string, fetched: Tools['fetched']): Promise<string[]> {
	const written: string[] = [];
	const write = (path: string, body: string | Uint8Array) => {
		const file = join(folder, path, path.endsWith('/') ? 'index.html' : '');
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, body);
		written.push(path.slice(1));
	};
	const { tab, close } = await startChromium(profile, 1);
	try {
		const open = async (address: string, there: string) => {
			await tab.send('Page.navigate', { url: url + address });
			await until(tab, `location.pathname !== 'blank' && document.querySelector(${JSON.stringify(there)})`);
		};
		const SELECTORS = { chart: 'h1, table', long: 'h1, table', home: 'main', calculator: 'main', search: '#results' };
		for (const page of BARE) {
			await open(PAGES[page], page === 'search' ? '#results li' : ALIVE);
			write(bare(page), pageOf(await tab.evaluate<string>(`(${contents.toString()})('${SELECTORS[page]}')`)));
		}

		// A scan as publishers hand it out: A4 at 200 dots an inch.
		await open(PAGES.chart, ALIVE);
		await tab.send('Emulation.setDeviceMetricsOverride', {
			width: 827,
			height: 1170,
			deviceScaleFactor: 2,
			mobile: false
		});
		const { data: scan } = await tab.send('Page.captureScreenshot', { format: 'jpeg', quality: 85 });
		const picture = (name: string, base64: unknown) => {
			write(`/rivals/${name}.jpg`, Buffer.from(String(base64), 'base64'));
			write(`/rivals/${name}/`, pageOf(`<img src="/rivals/${name}.jpg" style="width:100%" alt="">`));
		};
		picture('scan', scan);
		const { data: pdf } = await tab.send('Page.printToPDF', { paperWidth: 8.27, paperHeight: 11.69 });
		write('/rivals/sheet.pdf', Buffer.from(String(pdf), 'base64'));
		await open(SCAN, 'img');
		picture('photo', await tab.evaluate<string>(`(${photographed.toString()})()`));
	} finally {
		await close();
	}

	const pdfjs = fetched('pdfjs-dist', PDFJS);
	for (const part of ['build/pdf', 'build/pdf.worker', 'web/pdf_viewer'])
		write(`/rivals/${part.split('/')[1]}.js`, readFileSync(join(pdfjs, `${part}.mjs`)));
	write('/rivals/pdf_viewer.css', readFileSync(join(pdfjs, 'web/pdf_viewer.css')));
	const load = `import * as pdfjs from '/rivals/pdf.js';
		pdfjs.GlobalWorkerOptions.workerSrc = '/rivals/pdf.worker.js';
		const pdf = await pdfjs.getDocument('/rivals/sheet.pdf').promise;`;
	write(
		PDF,
		pageOf(`<canvas></canvas><script type="module">${load}
		const page = await pdf.getPage(1);
		const viewport = page.getViewport({ scale: (innerWidth * devicePixelRatio) / page.getViewport({ scale: 1 }).width });
		const canvas = document.querySelector('canvas');
		Object.assign(canvas, { width: viewport.width, height: viewport.height });
		canvas.style.width = '100%';
		await page.render({ canvasContext: canvas.getContext('2d'), viewport }).promise;
		dispatchEvent(new Event('drawn'));</script>`)
	);
	write(
		VIEWER,
		pageOf(`<link rel="stylesheet" href="/rivals/pdf_viewer.css">
		<div id="frame" style="position:absolute;inset:0;overflow:auto"><div class="pdfViewer"></div></div><script type="module">${load}
		globalThis.pdfjsLib = pdfjs;
		const { EventBus, PDFViewer, PDFLinkService } = await import('/rivals/pdf_viewer.js');
		const eventBus = new EventBus();
		const linkService = new PDFLinkService({ eventBus });
		const viewer = new PDFViewer({ container: document.querySelector('#frame'), eventBus, linkService });
		linkService.setViewer(viewer);
		eventBus.on('pagesinit', () => (viewer.currentScaleValue = 'page-width'));
		eventBus.on('textlayerrendered', () => dispatchEvent(new Event('drawn')), { once: true });
		viewer.setDocument(pdf);
		linkService.setDocument(pdf);</script>`)
	);
	return written;
}

/** Puts files into the list of a built worker, as the build does. */
async function keep(folder: string, urls: readonly string[]) {
	const file = join(folder, 'sw.js');
	const worker = readFileSync(file, 'utf8');
	const [list] = /\[\{"(apart|bytes)".*?\}\]/s.exec(worker) ?? [];
	if (!list) throw new Error('The built worker has no list of files: look at scripts/build/pwa.js.');
	const entries = await Promise.all(
		urls.map(async (url) => {
			const body = readFileSync(join(folder, url, url.endsWith('/') ? 'index.html' : ''));
			const digest = await digestOf(body);
			// Versions before 20 November 2026 read it as `sum`.
			return { bytes: body.length, digest, sum: digest, parcel: 'rivals', url };
		})
	);
	const all = JSON.stringify([...(JSON.parse(list) as unknown[]), ...entries]);
	writeFileSync(
		file,
		worker.replace(list, () => all)
	);
}

export async function setUp({ fetched, serve }: Tools, built = join(process.cwd(), 'build')): Promise<Stand> {
	if (!existsSync(built)) throw new Error(`There is no built site in ${built}: run npm run build first.`);
	const scratch = mkdtempSync(join(tmpdir(), 'guidon-table-'));
	const end = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
	try {
		const folder = join(scratch, 'site');
		const profile = join(scratch, 'profile');
		cpSync(built, folder, { recursive: true });
		const site = await serve({ dir: folder, port: 0 });
		try {
			await keep(folder, await writeRivals(site.url, folder, join(scratch, 'before'), fetched));
			const { tab, close } = await startChromium(profile, 1);
			try {
				await tab.send('Page.navigate', { url: site.url + PAGES.chart });
				// What the worker tells after each step: all of the list is kept, and nothing is under way.
				await until(tab, `globalThis.caches && navigator.serviceWorker?.controller`);
				await tab.evaluate(`new Promise((done) => {
					const ask = () => {
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = ({ data: { status } }) =>
							status.kept === status.all && !status.doing ? done() : setTimeout(ask, 300);
						navigator.serviceWorker.controller.postMessage({}, [port2]);
					};
					ask();
				})`);
			} finally {
				await close();
			}
		} finally {
			await site.close();
		}
		return { url: site.url, profile, end };
	} catch (error) {
		end();
		throw error;
	}
}
