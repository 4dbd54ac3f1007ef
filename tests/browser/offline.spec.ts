/** After one visit everything works offline: the server process is killed, not mocked. */
import { chromium, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { test } from './test';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { killSwitch } from '../../scripts/kill-switch.js';
import {
	alive,
	BUILD,
	copyOfBuild,
	entriesOf,
	hostBefore,
	htmlOf,
	keptBy,
	KINDS,
	langOf,
	LANGS,
	leaveOut,
	pagesOf,
	publish,
	refused,
	removeScratch,
	rename,
	scratchFolder,
	scriptsNamedIn,
	startSite,
	type Site
} from './site';

const FIRST = '/fr/wab/armour/';
const READY = 'Prêt hors connexion';
const UPDATE = 'Une nouvelle version est prête.';

const sites: Site[] = [];
async function started(...of: Parameters<typeof startSite>) {
	const site = await startSite(...of);
	sites.push(site);
	return site;
}
async function startedBefore(...of: Parameters<typeof hostBefore>) {
	const host = await hostBefore(...of);
	sites.push(host);
	return host;
}
const contexts: BrowserContext[] = [];
/** A browser with its own profile, which survives closing and reopening. */
async function launched(profile: string): Promise<BrowserContext> {
	const { launchOptions, viewport, hasTouch } = test.info().project.use;
	const context = await chromium.launchPersistentContext(profile, {
		...launchOptions,
		viewport,
		hasTouch,
		locale: 'fr-FR'
	});
	contexts.push(context);
	return context;
}

test.use({ locale: 'fr-FR' });
test.afterEach(async () => {
	await Promise.all(contexts.splice(0).map((context) => context.close()));
	await Promise.all(sites.splice(0).map((site) => site.kill()));
});
test.afterAll(removeScratch);

const notice = (page: Page) => page.locator('.notice');

/** One visit until the copy is complete. Clears the browser's HTTP cache, so that only the worker's copy remains. */
async function visit(page: Page, url: string) {
	await page.goto(url);
	// Hundreds of files: slow machines need time.
	await expect(notice(page)).toContainText(READY, { timeout: 30_000 });
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
	const browser = await page.context().newCDPSession(page);
	await browser.send('Network.clearBrowserCache');
	await browser.detach();
}

async function killed(site: Site) {
	await site.kill();
	expect(await refused(`${site.url}${FIRST}`)).toBe(true);
}

/** What identifies a page without scripts: no two pages of a language have the same. */
interface Face {
	readonly lang: string;
	readonly title: string;
	readonly heading: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const bare = (html = '') =>
	html
		.replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
		.replace(/&\w+;|&#39;/g, (sign) => ENTITIES[sign] ?? sign)
		.replace(/\s+/g, ' ')
		.trim();

function faceIn(html: string): Face {
	return {
		lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
		title: bare(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1]),
		heading: bare(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1])
	};
}

const faceOf = (page: Page): Promise<Face> =>
	page.evaluate(() => {
		const bare = (words?: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
		return {
			lang: document.documentElement.lang,
			title: bare(document.title),
			heading: bare(document.querySelector('h1')?.textContent)
		};
	});

/** How far a page has come: what it shows in place of its scripts, and when it asked for what. */
const progressOf = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
		const asked = files.map(
			({ name, startTime, responseEnd }) =>
				`${name.split('/').at(-1)} ${Math.round(startTime)}–${responseEnd ? Math.round(responseEnd) : ''}`
		);
		const said = document.querySelector('.lifeless')?.textContent ?? '';
		return [document.readyState, document.visibilityState, Math.round(performance.now()), said, ...asked].join(' · ');
	});

/** Errors of a page when opened, hydration included. */
async function faultsOf(page: Page, address: string, open: () => Promise<unknown>, patience = 60_000) {
	const wanted = faceIn(htmlOf(address));
	const failed: string[] = [];
	const lost = (request: Request) => {
		// Leaving a page aborts its pending requests.
		const left = request.failure()?.errorText === 'net::ERR_ABORTED';
		// Manifest icons are only for installing, which needs a network.
		const icon = /\/icon-[\w-]+\.png$/.test(request.url());
		if (!left && !icon) failed.push(request.url());
	};
	page.on('requestfailed', lost);
	try {
		await open();
		await alive(page, patience);
		// Hydration must not change it, except for a heading that names a saved battle.
		const { lang } = wanted;
		expect(await faceOf(page)).toMatchObject(
			/\/session\/(battle|report|armies)\/$/.test(address) ? { lang } : { ...wanted }
		);
		// A stylesheet blocked by the policy is not counted.
		const worn = await page.evaluate(() => document.styleSheets.length);
		const sheets = await page.locator('[rel=stylesheet][disabled]').count();
		if (!worn || worn < sheets) return [`${address} wears ${worn} of its ${sheets} styles`];
		return failed.map((url) => `${address} lacks ${url}`);
	} catch (error) {
		return [`${address} did not open: ${String(error).split('\n')[0]}; ${await progressOf(page)}`];
	} finally {
		page.off('requestfailed', lost);
	}
}

/** The first page redirects and the 404 page has no scripts: both are tested elsewhere. */
const PAGES = pagesOf().filter((address) => langOf(address));

async function faultsOfAll(page: Page, url: string, addresses: readonly string[], patience?: number) {
	const faults: string[] = [];
	for (const address of addresses) {
		faults.push(...(await faultsOf(page, address, () => page.goto(url + address), patience)));
	}
	return faults;
}

/** Files of the copy that the worker does not answer as they were built, digests as in `digestOf`. */
const filesUnlikeBuild = (page: Page) =>
	page.evaluate(async (entries) => {
		const unlike: string[] = [];
		for (const { url, digest } of entries) {
			const answer = await fetch(`/${url}`).catch(() => undefined);
			const sum = await crypto.subtle.digest('SHA-256', (await answer?.arrayBuffer()) ?? new ArrayBuffer());
			const found = btoa(String.fromCharCode(...new Uint8Array(sum).subarray(0, 9)));
			if (found.replaceAll('+', '-').replaceAll('/', '_') !== digest) unlike.push(url);
		}
		return unlike;
	}, entriesOf());

/** Pages that do not open as they were built, without their scripts: a third of the time. */
async function pagesUnlikeBuild(page: Page, url: string, addresses: readonly string[]) {
	const browser = await page.context().newCDPSession(page);
	await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
	const unlike: string[] = [];
	for (const address of addresses) {
		const answer = await page.goto(url + address);
		const seen = JSON.stringify([answer?.status(), await faceOf(page)]);
		if (seen !== JSON.stringify([200, faceIn(htmlOf(address))])) unlike.push(`${address}: ${seen}`);
	}
	return unlike;
}

test.describe('with the server killed', () => {
	// Pages ask for no other files than those of the copy: see `pages.spec.ts`.
	test('every page of both languages opens, after a restart of the browser too, and so does each of its files', async () => {
		test.setTimeout(300_000);
		const site = await started();
		const profile = scratchFolder();
		let context = await launched(profile);
		let page = await context.newPage();
		await visit(page, site.url + FIRST);
		expect(
			await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
		).toEqual([`${site.url}/`]);
		await killed(site);
		expect(await faultsOfAll(page, site.url, ['/fr/', '/en/'])).toEqual([]);

		await context.close();
		context = await launched(profile);
		page = await context.newPage();
		expect(await refused(`${site.url}/`)).toBe(true);
		const kinds = KINDS.map((kind, i) => `/${LANGS[i % 2]}${kind}`);
		expect(await faultsOfAll(page, site.url, kinds)).toEqual([]);
		expect(await filesUnlikeBuild(page)).toEqual([]);
		expect(PAGES.length).toBeGreaterThan(120);
		expect(await pagesUnlikeBuild(await context.newPage(), site.url, PAGES)).toEqual([]);
	});

	test('pages open by reload, in a new tab, with and without a slash, as files and with a query', async ({
		page,
		context
	}) => {
		test.setTimeout(300_000);
		const site = await started();
		await visit(page, site.url + FIRST);
		await killed(site);
		const faults: string[] = [];
		for (const [i, kind] of KINDS.entries()) {
			// One page of each kind, in alternating languages and in two of four other URL forms each; as they are above.
			const address = `/${LANGS[i % 2]}${kind}`;
			const bareAddress = address.replace(/\/$/, '');
			const forms =
				Math.floor(i / 2) % 2
					? [bareAddress, `${address}?from=home&n=1#main`]
					: [`${address}index.html`, `${bareAddress}?from=home`];
			const fresh = await context.newPage();
			for (const form of forms) faults.push(...(await faultsOf(fresh, address, () => fresh.goto(site.url + form))));
			faults.push(...(await faultsOf(fresh, address, () => fresh.reload())));
			await fresh.close();
		}
		expect(faults).toEqual([]);
	});

	test('one goes from page to page by tapping, and no page is loaded anew', async ({ page }) => {
		const site = await started();
		await visit(page, `${site.url}/fr/`);
		await killed(site);
		await page.goto(`${site.url}/fr/`);
		await alive(page);
		await page.evaluate(() => Object.assign(window, { stayed: true }));
		const { title } = faceIn(htmlOf('/fr/alexander/terrain/'));

		await page.locator('[data-accent=alexander] a.game').tap();
		await page.locator('main a[href="/fr/alexander/terrain/"]').tap();
		await expect(page).toHaveTitle(title);
		await page.locator('a[rel=next]').tap();
		await expect(page).not.toHaveTitle(title);
		await page.locator('a[rel=prev]').tap();
		await expect(page).toHaveTitle(title);
		await page.locator('.langs a[lang=en]').tap();
		await expect(page).toHaveTitle(faceIn(htmlOf('/en/alexander/terrain/')).title);
		await page.locator('a.back').tap();
		await page.locator('a[href="/en/alexander/terms/"]').tap();
		await expect(page).toHaveTitle(faceIn(htmlOf('/en/alexander/terms/')).title);
		for (const place of await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all()) {
			const href = await place.getAttribute('href');
			await place.tap();
			await expect(page).toHaveTitle(faceIn(htmlOf(href!)).title);
		}
		expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
	});

	test('the first page goes on, a wrong address is the friendly page, and the settings count all files', async ({
		page
	}) => {
		const site = await started();
		await visit(page, site.url + FIRST);
		await killed(site);
		for (const [asked, reached] of [
			['/', '/fr/'],
			['/?source=pwa', '/fr/'],
			['/?to=/search/', '/fr/search/']
		]) {
			await page.goto(site.url + asked);
			await page.waitForURL(site.url + reached);
			expect(await faceOf(page)).toEqual(faceIn(htmlOf(reached!)));
		}

		const lost = faceIn(htmlOf('/404/'));
		for (const address of ['/nothing-here', '/fr/nothing-here/', '/en/wab/no-chart/?q=1', '/fr/wab/armour/more/']) {
			const response = await page.goto(site.url + address);
			expect(response?.status(), address).toBe(404);
			expect(await faceOf(page), address).toEqual({ ...lost, lang: address.startsWith('/en/') ? 'en' : 'fr' });
		}
		await page.locator('section[lang=en] a').tap();
		await page.waitForURL(`${site.url}/en/`);

		const { length } = keptBy();
		await page.goto(`${site.url}/fr/settings/`);
		await expect(page.getByText(`${READY} · ${length} sur ${length} · vérifié aujourd’hui`)).toBeVisible();
	});

	test('below a base path, too', async ({ page }) => {
		const dir = process.env.GUIDON_BASE_BUILD;
		test.skip(!dir, 'npm test makes the build below /guidon that this needs');
		const site = await started(join(BUILD, '..', dir!), '/guidon');
		await visit(page, site.url + FIRST);
		expect(
			await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
		).toEqual([`${site.url}/`]);
		await killed(site);
		const forms = ['/en/', '/en', '/en/wab/to-wound/index.html', '/fr/dbm/terms/?q=1#bd'];
		for (const form of forms) {
			const address = form.replace(/(\/|\/index\.html|\/\?.*)?$/, '/');
			expect(await faultsOf(page, address, () => page.goto(site.url + form))).toEqual([]);
		}
	});
});

test('this very check reports a page and a script that are left out', async ({ page }) => {
	// Failures show within seconds, so use a short timeout.
	const PATIENCE = 3000;
	const dir = copyOfBuild();
	const absent = 'en/wab/shields/';
	// A matrix hydrates after its figures are loaded.
	const matrix = '/fr/wab/to-wound/';
	const script = keptBy().find((url) => url.includes('/games-wab-charts-to-wound.'))!;
	leaveOut(dir, absent);
	leaveOut(dir, script);
	const site = await started(dir);
	await visit(page, site.url + FIRST);
	await killed(site);
	const opened = ['/en/jdg/terrain/', `/${absent}`, '/fr/about/', matrix];
	expect(await faultsOfAll(page, site.url, opened, PATIENCE)).toEqual([
		expect.stringContaining(`/${absent} did not open`),
		expect.stringContaining(`${matrix} did not open`)
	]);
	expect((await filesUnlikeBuild(page)).sort()).toEqual([script, absent].sort());
	expect(await pagesUnlikeBuild(page, site.url, [`/${absent}`, FIRST])).toEqual([
		expect.stringContaining(`/${absent}: [404`)
	]);
});

test('“ready offline” is said when the last file is in the cache, not before', async ({ page }) => {
	const LAST = '/_app/parcels/en-wab.parcel';
	let release = () => {};
	const released = new Promise<void>((done) => (release = done));
	let reached = () => {};
	const atLast = new Promise<void>((done) => (reached = done));
	const host = await startedBefore(BUILD, async ({ url }) => {
		if (url?.split('?')[0] !== LAST) return false;
		reached();
		await released;
		return false;
	});
	const cached = () =>
		page.evaluate(async () => {
			const names = await caches.keys();
			const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
			return lists.flat().map(({ url }) => new URL(url).pathname);
		});

	await page.goto(`${host.url}/fr/settings/`);
	await alive(page);
	await atLast;
	// With all parcels but one, the progress is shown.
	const all = keptBy();
	const missing = all.filter((url) => url.startsWith('en/wab/'));
	await expect(
		page.getByText(`Copie sur l’appareil\u00a0: ${all.length - missing.length} sur ${all.length}`).first()
	).toBeVisible();
	expect(await cached()).not.toContain('/en/wab/');
	// The notice may already contain that sentence as a part.
	await expect(page.getByText(new RegExp(`^${READY}`))).toHaveCount(0);

	release();
	await expect(notice(page)).toContainText(READY);
	const kept = await cached();
	expect(keptBy().filter((url) => !kept.includes(new URL(url, `${host.url}/`).pathname))).toEqual([]);

	// Shown once: not on the next page, nor after a reload.
	// It leaves by itself, and covers nothing until then.
	await expect(notice(page)).toHaveCSS('pointer-events', 'none');
	await expect(notice(page)).toBeHidden({ timeout: 15_000 });
	await page.reload();
	await expect(page.getByText(`${READY} ·`)).toBeVisible();
	await expect(notice(page)).toBeHidden();
});

/** Checks for an update and returns the result. */
const updated = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		const found = new Promise<string>((done) =>
			registration.addEventListener('updatefound', () => {
				const worker = registration.installing!;
				worker.addEventListener('statechange', () => {
					if (worker.state !== 'installing') done(worker.state);
				});
			})
		);
		try {
			await registration.update();
		} catch (error) {
			return `refused: ${(error as Error).name}`;
		}
		return found;
	});

test.describe('a host that answers with a page of its own, and calls it well', () => {
	const POISON = '<!doctype html><html lang="en"><title>Sign in</title><h1>Welcome to our network</h1></html>';
	const poisons: [string, RegExp, string][] = [
		['for scripts', /\/_app\/.*\.js$/, 'redundant'],
		['for everything but the worker', /^(?!\/sw\.js$)/, 'redundant'],
		['for everything', /^/, 'refused: SecurityError']
	];

	test('does not spoil the version before: for scripts, for everything but the worker, for everything', async ({
		page
	}) => {
		const dir = copyOfBuild();
		let poisoned: RegExp | undefined;
		const host = await startedBefore(dir, ({ url = '' }, response) => {
			if (!poisoned?.test(url.split('?')[0]!)) return false;
			response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
			response.end(POISON);
			return true;
		});
		await visit(page, host.url + FIRST);
		publish(dir, FIRST, (html) => html.replace('</head>', '<meta name="edition" content="second"></head>'));
		publishScript(dir);
		for (const [what, which, outcome] of poisons) {
			poisoned = which;
			expect(await updated(page), what).toBe(outcome);
			await expect(notice(page), what).not.toContainText(UPDATE);
			expect(await faultsOfAll(page, host.url, [FIRST]), what).toEqual([]);
		}
		await host.kill();
		expect(await refused(host.url)).toBe(true);
		expect(await faultsOfAll(page, host.url, [FIRST, '/en/wab/to-wound/', '/fr/'])).toEqual([]);
	});
});

test('what is said of it covers nothing that cannot be scrolled clear', async ({ page }) => {
	await visit(page, '/fr/settings/');
	const covered = async () => {
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		const [end, said] = [(await page.locator('main').boundingBox())!, (await notice(page).boundingBox())!];
		return Math.max(0, end.y + end.height - said.y);
	};
	await expect.poll(covered).toBe(0);
});

test('a first visit that got a sign-in page for scripts or styles, to be kept for ever, says so, and a tap gets all of it', async ({
	context
}) => {
	let which: RegExp | undefined;
	const host = await startedBefore(BUILD, ({ url = '' }, response) => {
		if (!which?.test(url)) return false;
		const forever = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'max-age=31536000, immutable' };
		response.writeHead(200, forever);
		response.end('<!doctype html><title>Sign in</title>');
		return true;
	});
	// Every script; one imported by others; the styles.
	const poisons: [string, RegExp][] = [
		['/fr/wab/armour/', /\.js$/],
		['/en/alexander/melee-types/', /\/games-alexander-names\.[\w-]+\.js$/],
		['/fr/jdg/terrain/', /\.css$/]
	];
	for (const [address, poison] of poisons) {
		const fresh = await context.browser()!.newContext({ locale: 'fr-FR' });
		const first = await fresh.newPage();
		which = poison;
		await first.goto(host.url + address);
		await expect(first.locator('.lifeless')).toBeVisible();
		await expect(first.locator('table').first()).toBeVisible();
		// No automatic reload.
		expect(await first.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().type)).toBe('navigate');

		which = undefined;
		await first.locator('.lifeless').getByRole('button').tap();
		const paper = () =>
			first.evaluate(() => getComputedStyle(document.documentElement).backgroundColor).catch(() => '');
		await expect.poll(paper).toMatch(/^(?!rgba\(0, 0, 0, 0\))./);
		await alive(first);
		await first.waitForFunction(() => navigator.serviceWorker.ready);
		await expect(first.locator('.lifeless')).toHaveCount(0);
		await fresh.close();
	}
});

/** Publishes a version with a script under another name. */
function publishScript(dir: string) {
	const url = scriptsNamedIn(htmlOf(FIRST))[0]!.slice(1);
	rename(dir, url, url.replace(/\.js$/, 'x.js'));
}

test.describe('a new version', () => {
	const PLACE = '/fr/alexander/melee-types/';
	const HASH = '#pe.ca';
	const second = (page: Page) => page.locator('meta[name=edition]').count();
	const marked = (page: Page) => page.evaluate(() => 'stayed' in window);

	/** Opens the first version, marks the page to detect reloads, then publishes a second version. */
	async function atSecond(page: Page) {
		const dir = copyOfBuild();
		const site = await started(dir);
		await visit(page, site.url + PLACE);
		await page.goto(site.url + PLACE + HASH);
		await alive(page);
		await page.evaluate(() => Object.assign(window, { stayed: true }));
		for (const address of [PLACE, '/fr/alexander/', '/fr/alexander/terrain/']) {
			publish(dir, address, (html) => html.replace('</head>', '<meta name="edition" content="second"></head>'));
		}
		return site;
	}

	test('is offered, reloads nothing by itself, and keeps the place when a tap takes it', async ({ page, context }) => {
		const site = await atSecond(page);
		const other = await context.newPage();
		await other.goto(`${site.url}/fr/alexander/`);
		await alive(other);
		await other.evaluate(() => Object.assign(window, { stayed: true }));

		expect(await updated(page)).toBe('installed');
		await expect(notice(page)).toContainText(UPDATE);
		await expect(notice(other)).toContainText(UPDATE);
		expect([await marked(page), await second(page)]).toEqual([true, 0]);
		expect([await marked(other), await second(other)]).toEqual([true, 0]);

		// Never shown over an open question.
		await other.locator('main a[href$="/calc/melee/"]').first().tap();
		await other.waitForURL('**/calc/melee/');
		await expect(notice(other)).toBeHidden();
		await other.locator('a.back').tap();
		await expect(notice(other)).toContainText(UPDATE);

		await page.getByRole('button', { name: 'L’installer' }).tap();
		await expect(page.locator('meta[name=edition]')).toBeAttached();
		await alive(page);
		expect(page.url()).toBe(site.url + PLACE + HASH);
		await expect(page.getByRole('status').filter({ hasText: 'peltastes' })).toBeVisible();
		expect(await marked(page)).toBe(false);
		await expect(notice(page)).toBeHidden();

		// The other tab is not reloaded, but informed; its next navigation is a full load of the new version.
		expect([await marked(other), await second(other)]).toEqual([true, 0]);
		await expect(notice(other)).toBeHidden();
		await other.locator('a[href="/fr/alexander/terrain/"]').tap();
		await other.waitForURL('**/fr/alexander/terrain/');
		await alive(other);
		expect([await marked(other), await second(other)]).toEqual([false, 1]);
	});

	test('that can wait leaves everything as it was, until the next launch', async () => {
		const profile = scratchFolder();
		let context = await launched(profile);
		let page = await context.newPage();
		const site = await atSecond(page);
		expect(await updated(page)).toBe('installed');
		await page.getByRole('button', { name: 'Plus tard' }).tap();
		await expect(notice(page)).toBeHidden();
		expect([await marked(page), await second(page)]).toEqual([true, 0]);
		expect(page.url()).toBe(site.url + PLACE + HASH);
		await page.goto(`${site.url}/fr/alexander/terrain/`);
		await alive(page);
		expect(await second(page)).toBe(0);
		await killed(site);

		await context.close();
		context = await launched(profile);
		page = await context.newPage();
		await page.goto(site.url + PLACE);
		await alive(page);
		expect(await second(page)).toBe(1);
	});
});

test('holes in the copy are filled by the network, and answered in our own words without it', async ({ page }) => {
	const dir = copyOfBuild();
	const site = await started(dir);
	await visit(page, site.url + FIRST);
	const harm = (gone: readonly string[], damaged: readonly string[]) =>
		page.evaluate(
			async ([gone, damaged]) => {
				const name = (await caches.keys()).find((key) => key.includes(':v:'))!;
				const cache = await caches.open(name);
				for (const url of gone!) await cache.delete(url);
				for (const url of damaged!) await cache.put(url, new Response('<title>Sign in</title>'));
			},
			[gone, damaged]
		);
	await harm(['/fr/wab/shields/'], ['/fr/wab/to-wound/']);
	// A file verified by this worker instance is not read again; a new instance reads it.
	const browser = await page.context().newCDPSession(page);
	await browser.send('ServiceWorker.enable');
	await browser.send('ServiceWorker.stopAllWorkers');
	expect(await faultsOfAll(page, site.url, ['/fr/wab/shields/', '/fr/wab/to-wound/'])).toEqual([]);

	await harm(['/fr/wab/shields/'], []);
	await killed(site);
	const answer = await page.goto(`${site.url}/fr/wab/shields/`);
	expect(answer?.status()).toBe(503);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page absente de l’appareil');
	await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
	await page.getByRole('link', { name: faceIn(htmlOf('/fr/wab/to-wound/')).title }).tap();
	await expect(page).toHaveTitle(faceIn(htmlOf('/fr/wab/to-wound/')).title);
	await page.goto(`${site.url}/fr/settings/`);
	const { length } = keptBy();
	await expect(page.getByText(`La copie n’est pas complète\u00a0: ${length - 1} sur ${length}`).first()).toBeVisible();
});

test('a script that is missing in the copy takes no readable page away: it is said, and put back by the network', async ({
	page
}) => {
	const dir = copyOfBuild();
	let site = await started(dir);
	const port = Number(new URL(site.url).port);
	await visit(page, site.url + FIRST);
	// The chart's data: the page contains its HTML, and its scripts import the data.
	const script = `/${keptBy().find((url) => url.includes('/games-wab-charts-to-wound.'))}`;
	const lost = (script: string) =>
		page.evaluate(async (script) => {
			const name = (await caches.keys()).find((key) => key.includes(':v:'))!;
			return (await caches.open(name)).delete(script);
		}, script);
	expect(await lost(script)).toBe(true);
	const uncaught: string[] = [];
	page.on('pageerror', ({ message }) => uncaught.push(message));
	await killed(site);
	const CHART = '/fr/wab/to-wound/';
	const isRead = async () => {
		await expect(page).toHaveTitle(faceIn(htmlOf(CHART)).title);
		await expect(page.locator('main table').first()).toBeVisible();
		await expect(page.locator('.lifeless')).toContainText('ses boutons ne répondent pas');
		expect(await page.locator('main tr').count()).toBe(htmlOf(CHART).match(/<tr/g)!.length);
	};
	// By a full load, and by client-side navigation.
	await page.goto(site.url + CHART);
	await isRead();
	await page.goto(`${site.url}/fr/about/`);
	await alive(page);
	await page.goto(`${site.url}/fr/settings/`);
	const { length } = keptBy();
	await expect(page.getByText(`La copie n’est pas complète\u00a0: ${length - 1} sur ${length}`).first()).toBeVisible();
	await page.goto(`${site.url}/fr/`);
	await alive(page);
	await page.locator('[data-accent=wab] a.game').tap();
	await page.locator(`main a[href="${CHART}"]`).tap();
	await isRead();
	// Also the script that all others import.
	expect(await lost(scriptsNamedIn(htmlOf(CHART))[0]!)).toBe(true);
	await page.goto(site.url + CHART);
	await isRead();
	expect(uncaught).toEqual([]);

	site = await startSite(dir, '', port);
	sites.push(site);
	await page.locator('.lifeless').getByRole('button', { name: 'Réessayer' }).tap();
	await alive(page);
	await killed(site);
	expect(await faultsOfAll(page, site.url, [CHART])).toEqual([]);
});

test('the kill switch deletes the copy and nothing else, and the site opens without a worker', async ({ page }) => {
	const dir = copyOfBuild();
	const site = await started(dir);
	await visit(page, site.url + FIRST);
	await page.evaluate(async () => {
		localStorage.setItem('guidon.theme', 'night');
		await caches.open('of-another-app');
	});
	killSwitch(dir);
	await updated(page);
	const left = () =>
		page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
	await expect.poll(left).toEqual([['of-another-app'], 0]);
	expect(await faultsOfAll(page, site.url, ['/en/wab/to-wound/'])).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem('guidon.theme'))).toBe('night');
});

/** Another build of the site: every script is renamed and contains its build's name. */
function secondBuild(dir: string) {
	const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
	for (const file of files) {
		const text = readFileSync(join(dir, file), 'utf8').replace(
			/(_app\/immutable\/|\.\.?\/|[ `"](?=(?:entry|chunks|nodes)\/))([\w./-]+)\.js/g,
			'$1$2-2.js'
		);
		// The policy has the start script's digest of the first build.
		const allowed = text.replace(/script-src 'self'[^"]*/, "script-src 'self' 'unsafe-inline'");
		writeFileSync(join(dir, file), allowed.replace("builds.add('1')", "builds.add('2')"));
	}
	for (const file of files)
		if (/immutable.*\.js$/.test(file)) renameSync(join(dir, file), join(dir, file.replace(/\.js$/, '-2.js')));
}

test('without a worker, on a host that lets everything be kept for ten minutes, no page runs scripts of two versions', async ({
	browser
}) => {
	const dir = copyOfBuild();
	const scripts = readdirSync(join(dir, '_app/immutable'), { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.js')
	);
	for (const script of scripts) {
		const file = join(dir, '_app/immutable', script);
		writeFileSync(file, `${readFileSync(file, 'utf8')}\n;(globalThis.builds ??= new Set()), builds.add('1');`);
	}
	const host = await startedBefore(dir, ({ url = '' }, response) => {
		const path = join(dir, url.split('?')[0]!, url.split('?')[0]!.endsWith('/') ? 'index.html' : '');
		if (!existsSync(path)) return false;
		const type = /\.js$/.test(path) ? 'text/javascript' : /\.css$/.test(path) ? 'text/css' : 'text/html';
		response.writeHead(200, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'max-age=600' });
		response.end(readFileSync(path));
		return true;
	});
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR' });
	const page = await context.newPage();
	const builds = () => page.evaluate(() => [...(globalThis as unknown as { builds: Set<string> }).builds]);
	await page.goto(`${host.url}/fr/jdg/terrain/`);
	await alive(page);
	expect(await builds()).toEqual(['1']);
	secondBuild(dir);
	// By the router with scripts not loaded yet; from the back/forward cache; by a full load.
	await page.locator('a.back').click();
	await page.waitForURL('**/fr/jdg/');
	await page.locator('main a[href="/fr/jdg/calc/shock/"]').first().click();
	await page.waitForURL('**/fr/jdg/calc/shock/');
	await alive(page);
	expect(await builds()).toEqual(['2']);
	await page.goto(`${host.url}/fr/jdg/terrain/`);
	await expect.poll(() => builds().catch(() => [])).toHaveLength(1);
	await page.reload();
	await alive(page);
	expect(await builds()).toEqual(['2']);
	await context.close();
});
