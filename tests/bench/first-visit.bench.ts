/**
 * From a first visit to a copy that is whole, over lines as slow as at a convention, against the time that the bytes alone take.
 * One downlink is shared by all answers, and each comes a round trip after it was asked for.
 */
import { chromium } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findBrowser, flags } from '../../scripts/browser.js';

const BUILD = join(process.cwd(), 'build');
const ROUNDS = 3;
export const LINES = [
	{ name: '3G', bits: 1.6e6, trip: 300 },
	{ name: '4G', bits: 9e6, trip: 170 }
];
const TYPES: Record<string, string> = {
	html: 'text/html',
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
	json: 'application/json',
	webmanifest: 'application/manifest+json'
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The build behind a line, gzipped as hosts do it; counts what went over it. */
async function behind({ bits, trip }: (typeof LINES)[number]) {
	const seen = { bytes: 0, requests: 0 };
	let free = 0;
	const server = createServer(async (request, response) => {
		const path = join(BUILD, new URL(request.url ?? '/', 'http://x').pathname);
		const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
		await wait(trip);
		const tag = existsSync(file)
			? `"${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}"`
			: '';
		if (tag && request.headers['if-none-match'] === tag) {
			seen.requests += 1;
			return void response.writeHead(304, { ETag: tag, 'Cache-Control': 'no-cache' }).end();
		}
		if (!existsSync(file)) return void response.writeHead(404).end();
		const ending = file.split('.').at(-1) ?? '';
		const type = TYPES[ending];
		const body = type ? gzipSync(readFileSync(file)) : readFileSync(file);
		response.writeHead(200, {
			'Content-Type': type ?? 'application/octet-stream',
			'Cache-Control': 'no-cache',
			ETag: tag,
			...(type ? { 'Content-Encoding': 'gzip' } : {})
		});
		seen.requests += 1;
		for (let at = 0; at < body.length; at += 1400) {
			const piece = body.subarray(at, at + 1400);
			seen.bytes += piece.length;
			free = Math.max(free, performance.now()) + (piece.length * 8000) / bits;
			const ahead = free - performance.now();
			if (ahead > 5) await wait(ahead);
			response.write(piece);
		}
		response.end();
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return { server, seen, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

export async function visited(line: (typeof LINES)[number]) {
	const { server, seen, url } = await behind(line);
	const browser = await chromium.launch({ executablePath: findBrowser({ whole: true }), args: flags });
	try {
		const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
		await page.addInitScript(() => {
			const said = { game: 0, whole: 0 };
			Object.assign(window, { said });
			navigator.serviceWorker.addEventListener('message', ({ data: { status } }) => {
				if (status?.ready) said.game ||= performance.now();
				if (status && !status.doing && status.kept === status.all) said.whole ||= performance.now();
			});
		});
		await page.goto(`${url}/fr/wab/armour/`);
		const told = () => page.evaluate(() => (window as unknown as { said: { game: number; whole: number } }).said);
		await page.waitForFunction(() => (window as unknown as { said: { whole: number } }).said.whole > 0, undefined, {
			timeout: 120_000
		});
		return { ...(await told()), ...seen, alone: (seen.bytes * 8000) / line.bits };
	} finally {
		await browser.close();
		server.closeAllConnections();
		server.close();
	}
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export default {
	title: 'From the first visit to a whole copy',
	async run() {
		const rows = [];
		for (const line of LINES) {
			const rounds: Awaited<ReturnType<typeof visited>>[] = [];
			for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visited(line));
			const of = (part: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[part]));
			rows.push([
				line.name,
				seconds(of('game')),
				seconds(of('whole')),
				seconds(of('alone')),
				`${(of('whole') / of('alone')).toFixed(1)} ×`,
				of('requests'),
				`${(of('bytes') / 1000).toFixed(0)} kB`
			]);
		}
		const columns = ['line', 'game and language', 'whole', 'bytes alone', 'ratio', 'requests', 'bytes'];
		return { columns, rows, notes: [`Medians of ${ROUNDS} visits, each in a new browser.`] };
	}
};
