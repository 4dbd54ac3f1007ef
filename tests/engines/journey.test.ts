/**
 * The way of a player through each engine that is not Chromium: a first visit, no server, every chart, the search, a combat in
 * the log, a restart, the next version, a hole in the copy and a damaged script. The tests of one engine follow each other.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words as recovery } from '../../src/lib/worker/words';
import { words as offline } from '../../src/lib/app/offline/words';
import { words as calc } from '../../src/lib/app/calculator/words';
import { words as battle } from '../../src/lib/app/battle/words';
import {
	copyOfBuild,
	htmlOf,
	isChart,
	keptBy,
	langOf,
	pagesOf,
	publish,
	refused,
	removeScratch,
	scratchFolder,
	startSite,
	type Site
} from '../browser/site';
import { engines, type Tab } from './engine';

const FIRST = '/fr/wab/armour/';
const HOLE = '/fr/wab/shields/';
/** It comes to life with its figures, a script that no other page needs. */
const MATRIX = '/fr/wab/to-wound/';
const CHARTS = pagesOf().filter((address) => langOf(address) && isChart(address));
const FILES = keptBy().length;

declare const uncaught: string[];

afterAll(removeScratch);

describe.each(engines)('$name', ({ missing, open }) => {
	if (missing) {
		test.skip(`not here: ${missing}`);
		return;
	}

	const profile = scratchFolder();
	const dir = copyOfBuild();
	let site: Site;
	let tab: Tab;

	/** What a page says is asked until it is so: an engine tells of no paint. A page that goes away meanwhile is asked again. */
	const until = <T>(what: () => Promise<T>, timeout = 30_000) =>
		expect.poll(() => what().catch((error: Error) => `An error: ${error.message}`), { timeout, interval: 100 });

	const go = (address: string) => tab.go(site.url + address);
	/** What a reader sees of it: pages hold the other language too. */
	const said = (selector: string) =>
		tab.call((selector) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '', selector);
	const count = (selector: string) => tab.call((selector) => document.querySelectorAll(selector).length, selector);
	const alive = () => until(() => count('[data-alive]')).toBe(1);

	async function opened(address: string) {
		await go(address);
		await alive();
	}

	/** Taps the button or link that says so, once it is there. */
	const tap = (name: string, within = 'body') =>
		until(() =>
			tab.call(
				(name, within) => {
					const all = document.querySelectorAll<HTMLElement>(`${within} :is(button, a, label, summary)`);
					const bare = (text?: string | null) => text?.replace(/\s+/g, ' ').trim();
					const wanted = [...all].find((one) => [bare(one.innerText), one.ariaLabel].includes(name));
					wanted?.click();
					return wanted !== undefined;
				},
				name,
				within
			)
		).toBe(true);

	async function serve() {
		const port = Number(new URL(site.url).port);
		site = await startSite(dir, '', port);
	}

	async function kill() {
		await site.kill();
		expect(await refused(site.url + FIRST)).toBe(true);
	}

	async function restart() {
		await tab.close();
		tab = await open(profile);
	}

	/** Does something to the copy, past the worker; that of the version before may still be there. */
	const harm = (address: string, body?: string) =>
		tab.call(
			async (address, body) => {
				for (const name of (await caches.keys()).filter((key) => key.includes(':v:'))) {
					const cache = await caches.open(name);
					if (body) await cache.put(address, new Response(body, { headers: { 'Content-Type': 'text/javascript' } }));
					else await cache.delete(address);
				}
			},
			address,
			body ?? ''
		);

	/** What is wrong with a chart as it opens now: its table as it was built, its scripts alive, no error that nobody met. */
	async function faultsOf(address: string): Promise<string[]> {
		await opened(address);
		const html = htmlOf(address, dir);
		const [, title = ''] = /<title>([^<]*)/.exec(html)!;
		const seen = await tab.call(() => ({
			html: document.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
			rows: document.querySelectorAll('main tr').length,
			height: document.querySelector('main table')?.getBoundingClientRect().height ?? 0,
			uncaught
		}));
		const faults = [...seen.uncaught];
		if (seen.html !== title) faults.push(`is titled “${seen.html}”`);
		if (seen.rows < (html.match(/<tr/g) ?? []).length) faults.push(`has ${seen.rows} rows`);
		if (seen.height < 20) faults.push('has a table that nobody sees');
		return faults.map((fault) => `${address} ${fault}`);
	}

	async function faultsOfCharts(addresses: readonly string[]) {
		const faults: string[] = [];
		for (const address of addresses) faults.push(...(await faultsOf(address)));
		return faults;
	}

	beforeAll(async () => {
		site = await startSite(dir);
		tab = await open(profile);
		console.log(tab.engine);
	});
	afterAll(async () => {
		await tab?.close();
		await site?.kill();
	});

	test('a first visit ends with “ready offline”, and every file is counted', async () => {
		await opened(FIRST);
		await until(() => said('.notice'), 90_000).toContain(offline.readyOffline.fr);
		await opened('/fr/settings/');
		await until(() => said('main')).toContain(
			`${offline.readyOffline.fr} · ${FILES} sur ${FILES} · ${offline.checkedToday.fr}`
		);
	});

	test('with the server killed, every chart of both languages is read', async () => {
		await kill();
		expect(CHARTS.length).toBeGreaterThan(90);
		expect(await faultsOfCharts(CHARTS)).toEqual([]);
	});

	test('the search answers', async () => {
		await opened('/fr/search/');
		await tab.call(() => {
			const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
			field.value = 'bouclier';
			field.dispatchEvent(new Event('input', { bubbles: true }));
		});
		await until(() => count('#results li a[href*="/wab/"]')).toBeGreaterThan(0);
	});

	async function throwAndNote() {
		await tap(calc.toThrow.fr);
		await tap(calc.rollForMe.fr);
		await until(() => said('aside')).toContain(battle.noted.fr);
	}

	test('a combat goes into the log', async () => {
		await opened('/fr/session/');
		await tap(battle.startBattle.fr);
		await tap('WAB', 'form');
		await tap(battle.start.fr, 'form');
		await until(() => said('.turn')).toContain('1');
		await opened('/fr/wab/calc/shooting/');
		await throwAndNote();
		await opened('/fr/session/');
		await until(() => count('.battle a')).toBe(1);
	});

	test('a page that is left while it reads the battle does not keep the next one from writing', async () => {
		for (let time = 0; time < 8; time++) {
			await opened('/fr/session/');
			await until(() => count('.battle a')).toBe(1);
			await tab.call(() => document.querySelector<HTMLElement>('.battle a')!.click());
			await until(() => said('.turn')).toContain('1');
			await opened('/fr/wab/calc/shooting/');
			await tap(calc.nextFire.fr);
			await throwAndNote();
		}
	});

	test('after a restart of the browser it is read back, still without a server', async () => {
		await restart();
		await opened('/fr/session/');
		await until(() => count('.battle a')).toBe(1);
		await tab.call(() => document.querySelector<HTMLElement>('.battle a')!.click());
		await until(() => count('.log li')).toBeGreaterThan(0);
		expect(await faultsOf(FIRST)).toEqual([]);
	});

	test('the next version is offered, and taken by a tap', async () => {
		await serve();
		publish(dir, FIRST, (html) => html.replace('</head>', '<meta name="edition" content="second"></head>'));
		await opened(FIRST);
		await tab.call(() => navigator.serviceWorker.ready.then((registration) => void registration.update()));
		await until(() => said('.notice')).toContain(offline.updateReady.fr);
		expect(await count('meta[name=edition]')).toBe(0);
		await tap(offline.updateNow.fr, '.notice');
		await until(() => count('meta[name=edition]')).toBe(1);
		await alive();
		await kill();
		expect(await faultsOfCharts([FIRST, HOLE])).toEqual([]);
	});

	test('a page deleted from the copy: our own words without a network, the page with one', async () => {
		await harm(HOLE);
		await go(HOLE);
		await until(() => said('h1')).toBe(recovery.title.fr);
		await tap(/<title>([^<]*)/.exec(htmlOf(FIRST))![1]!);
		await until(() => count('main table')).toBeGreaterThan(0);
		await opened('/fr/settings/');
		await until(() => said('main')).toContain(`${offline.incomplete.fr} ${FILES - 1} sur ${FILES}`);
		await serve();
		expect(await faultsOf(HOLE)).toEqual([]);
		await opened('/fr/settings/');
		await until(() => said('main')).toContain(`${FILES} sur ${FILES}`);
		await kill();
		expect(await faultsOf(HOLE)).toEqual([]);
	});

	test('a damaged script is never run, is said, and is put back', async () => {
		const script = `/${keptBy().find((url) => url.includes('/games-wab-charts-to-wound.'))}`;
		await opened(MATRIX);
		await harm(script, 'document.title = "Damaged";');
		// A worker that has just been started reads the copy again.
		await restart();
		await go(MATRIX);
		// Not every engine has requested the figures of the page by now.
		await tab.call(
			(url) =>
				fetch(url).then(
					() => true,
					() => false
				),
			script
		);
		expect(await tab.call(() => document.title)).toBe(/<title>([^<]*)/.exec(htmlOf(MATRIX))![1]);
		expect(await count('main table')).toBeGreaterThan(0);
		await opened('/fr/about/');
		await opened('/fr/settings/');
		await until(() => said('main')).toContain(`${FILES - 1} sur ${FILES}`);
		await serve();
		expect(await faultsOf(MATRIX)).toEqual([]);
		await opened('/fr/settings/');
		await until(() => said('main')).toContain(`${offline.readyOffline.fr} · ${FILES} sur ${FILES}`);
	});
});
