/** Shared by browser tests: pages of the build, copies of it, and a server that can be killed. */
import { spawn } from 'node:child_process';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { digestOf } from '../../scripts/build/parcels.js';
import { root } from '../../scripts/build/version.js';

export const BUILD = join(root, 'build');
export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** All page addresses of a build, one per folder. */
export const pagesOf = (dir = BUILD): string[] =>
	readdirSync(dir, { recursive: true, encoding: 'utf8' })
		.filter((file) => /(^|[\\/])index\.html$/.test(file))
		.map((file) => `/${file.replaceAll(sep, '/').replace(/index\.html$/, '')}`)
		.sort();

const fileOf = (address: string, dir = BUILD): string => join(dir, address, 'index.html');
export const htmlOf = (address: string, dir = BUILD): string => readFileSync(fileOf(address, dir), 'utf8');

/** Chart pages: their rows have ids, tables in texts have none. */
export const isChart = (address: string): boolean => htmlOf(address).includes('<tr id=');

/** One page of each kind, without the language. Single pages are discovered, so new ones are included. */
export const KINDS: readonly string[] = (() => {
	const pages = pagesOf()
		.filter((page) => page.startsWith('/fr/'))
		.map((page) => page.slice('/fr'.length));
	const alone = pages.filter(
		(page) => page.split('/').length <= 3 && existsSync(fileOf(`/fr${page}`)) && !isGame(page)
	);
	const calculator = pages.find((page) => page.includes('/calc/'));
	return [
		...alone,
		'/alexander/',
		'/dbm/terms/',
		// Many rows, short figures, notes.
		'/jdg/terrain/',
		// Groups, a doubt about the whole chart and one in a cell.
		'/wab/armour/',
		// Sentences.
		'/dbm/outcome-beaten/',
		// A matrix of terms, and one of figures.
		'/alexander/melee-types/',
		'/wab/to-wound/',
		...(calculator ? [calculator] : [])
	];
})();

function isGame(page: string): boolean {
	return existsSync(fileOf(`/fr${page}terms/`));
}

const START = /[`"']([^`"']+)[`"']\.split\([`"'] [`"']\)\.map\(\w+=>import\([`"']([^`"']+)[`"']\+\w+\)\)/;

/** Scripts that the start script imports. */
export function scriptsNamedIn(html: string): string[] {
	const [, files, folder] = START.exec(html) ?? [];
	return files?.split(' ').map((file) => `${folder}${file}`) ?? [];
}

export const langOf = (address: string): Lang | undefined => /^\/(fr|en)\//.exec(address)?.[1] as Lang | undefined;

export const alive = (page: Page, timeout?: number) =>
	page.locator('[data-alive]').waitFor({ state: 'attached', timeout });

/** Polled, because the hash is written after the paint and Playwright learns of it later still. */
export const expectHash = (page: Page, hash: string) => expect(page).toHaveURL((url) => url.hash === hash);

export interface Site {
	readonly url: string;
	/** Kills the server and waits for its end. */
	kill(): Promise<void>;
}

/** Serves a build from its own process, on any free port or on a given one. */
export async function startSite(dir = BUILD, base = '', port = 0): Promise<Site> {
	const server = spawn(
		process.execPath,
		[join(root, 'scripts/serve.js'), '--port', String(port), '--dir', dir, ...(base ? ['--base', base] : [])],
		{ stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, BASE_PATH: '' } }
	);
	const ended = new Promise<void>((done) => server.once('exit', () => done()));
	const url = await new Promise<string>((said, failed) => {
		createInterface(server.stdout).once('line', said);
		server.once('exit', (code) => failed(new Error(`The server of ${dir} ended with ${code} before it served.`)));
	});
	return {
		url,
		async kill() {
			server.kill('SIGKILL');
			await ended;
		}
	};
}

/** A proxy in front of the site, which may answer instead. */
export async function hostBefore(
	dir: string,
	answers: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
): Promise<Site> {
	const site = await startSite(dir);
	const server = createServer(async (request, response) => {
		if (await answers(request, response)) return;
		try {
			const from = await fetch(site.url + request.url, { redirect: 'manual' });
			const body = Buffer.from(await from.arrayBuffer());
			const type = from.headers.get('content-type') ?? '';
			response.writeHead(from.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
		} catch {
			// The site was killed: close the connection, as it would.
			response.destroy();
		}
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		async kill() {
			if (server.listening) {
				server.closeAllConnections();
				await new Promise((closed) => server.close(closed));
			}
			await site.kill();
		}
	};
}

/** Whether connections to an address are refused. */
export const refused = (url: string): Promise<boolean> =>
	fetch(url).then(
		() => false,
		(error: { cause?: { code?: string } }) => error.cause?.code === 'ECONNREFUSED'
	);

const folders: string[] = [];
export function scratchFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-browser-'));
	folders.push(folder);
	return folder;
}
export function removeScratch() {
	// A browser that has just closed may still be writing files.
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export function copyOfBuild(): string {
	const dir = join(scratchFolder(), 'build');
	cpSync(BUILD, dir, { recursive: true });
	return dir;
}

/** One entry in the worker's list of files. */
const ENTRY = /\{[^{}]*"digest":"[^{}]*\}/g;

const member = (entry: string, name: string): string => new RegExp(`"${name}":"([^"]*)"`).exec(entry)?.[1] ?? '';

const workerOf = (dir: string) => readFileSync(join(dir, 'sw.js'), 'utf8');

/** The files that a worker caches, in download order. */
export const entriesOf = (dir = BUILD) =>
	[...workerOf(dir).matchAll(ENTRY)].map(([entry]) => ({
		url: member(entry, 'url'),
		digest: member(entry, 'digest'),
		parcel: member(entry, 'parcel')
	}));

export const keptBy = (dir = BUILD): string[] => entriesOf(dir).map(({ url }) => url);

/** Changes the entry of a file in the worker; '' removes it. */
function changeEntry(dir: string, url: string, change: (entry: string) => string) {
	let found = false;
	const worker = workerOf(dir).replace(new RegExp(`${ENTRY.source}(,?)`, 'g'), (line, comma: string) => {
		const entry = line.slice(0, line.length - comma.length);
		if (member(entry, 'url') !== url) return line;
		found = true;
		const changed = change(entry);
		return changed && changed + comma;
	});
	if (!found) throw new Error(`The worker in ${dir} does not keep “${url}”.`);
	writeFileSync(join(dir, 'sw.js'), worker);
}

export const leaveOut = (dir: string, url: string) => changeEntry(dir, url, () => '');

/** Makes the next version of a build by changing one page. */
export function publish(dir: string, address: string, change: (html: string) => string) {
	const html = change(htmlOf(address, dir));
	writeFileSync(fileOf(address, dir), html);
	changeEntry(dir, address.slice(1), (entry) => entry.replace(member(entry, 'digest'), digestOf(Buffer.from(html))));
}

/** Renames a file, with new contents. */
export function rename(dir: string, from: string, to: string) {
	renameSync(join(dir, from), join(dir, to));
	appendFileSync(join(dir, to), '\n');
	const digest = digestOf(readFileSync(join(dir, to)));
	changeEntry(dir, from, (entry) => entry.replace(from, to).replace(member(entry, 'digest'), digest));
}
