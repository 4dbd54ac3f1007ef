/** Browsers that keep nothing: private windows, full devices, a newer version in another tab. The app works and says so. */
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import { readFile } from 'node:fs/promises';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { words } from '../../src/lib/app/settings/words';
import { words as session } from '../../src/lib/app/battle/words';
import { problemWords } from '../../src/lib/app/storage/words';
import { databaseScript, disk, litStar, open, putOnDisk, rowsOf, star } from './keeping';
import { removeScratch, scratchFolder } from './site';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

type Lang = 'fr' | 'en';

/** Ways in which browsers block storage. */
const BLOCKED = {
	'opening is refused': () => {
		IDBFactory.prototype.open = function () {
			const request = new EventTarget() as IDBOpenDBRequest;
			Object.defineProperty(request, 'error', { value: new DOMException('Not allowed here.', 'InvalidStateError') });
			request.addEventListener('error', (event) => request.onerror?.(event));
			setTimeout(() => request.dispatchEvent(new Event('error')));
			return request;
		};
	},
	'asking is refused': () => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		};
	},
	'there is no database': () => {
		Object.defineProperty(window, 'indexedDB', { value: undefined });
	},
	'nothing at all may be stored': () => {
		for (const storage of ['indexedDB', 'localStorage', 'sessionStorage'])
			Object.defineProperty(window, storage, {
				get: () => {
					throw new DOMException('Access is denied.', 'SecurityError');
				}
			});
	}
};

const notice = (page: Page, problem: keyof typeof problemWords, lang: Lang = 'fr') =>
	page.getByRole('alert').filter({ hasText: problemWords[problem][lang] });

async function troublesOf(page: Page): Promise<Error[]> {
	const troubles: Error[] = [];
	page.on('pageerror', (error) => troubles.push(error));
	return troubles;
}

async function exported(page: Page, lang: Lang = 'fr') {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('alert').getByRole('button', { name: keeping.export[lang] }).tap()
	]);
	return JSON.parse(await readFile(await download.path(), 'utf8'));
}

for (const [i, [how, block]] of Object.entries(BLOCKED).entries()) {
	const lang: Lang = i % 2 ? 'en' : 'fr';
	test(`${how} (${lang}): everything works in this tab, it is said once, and can be carried away`, async ({ page }) => {
		await page.addInitScript(block);
		const troubles = await troublesOf(page);
		await open(page, `/${lang}/jdg/terrain/`);
		await star(page).tap();
		await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
		await expect(notice(page, 'blocked', lang)).toBeVisible();
		// The page and the selection stay.
		await page.locator('tbody th').first().tap();
		await litStar(page).tap();
		await expect(litStar(page)).toHaveAttribute('aria-pressed', 'true');
		await expect(star(page)).toHaveAttribute('aria-pressed', 'true');

		const file = await exported(page, lang);
		expect(file.tables.favourites).toHaveLength(2);

		await notice(page, 'blocked', lang).getByRole('button', { name: keeping.understood[lang] }).tap();
		await expect(notice(page, 'blocked', lang)).toBeHidden();
		// Client-side navigation loses nothing and repeats no notice.
		await page.locator('a.back').tap();
		await page.waitForURL(/\/jdg\/$/);
		await page.locator('a.back').tap();
		await expect(page.locator('main nav a')).toHaveCount(3);
		await page.locator('main nav a').first().tap();
		await expect(rowsOf(page)).toHaveCount(2);
		await expect(notice(page, 'blocked', lang)).toBeHidden();
		expect(troubles).toEqual([]);

		// The settings always show it.
		await open(page, `/${lang}/settings/`);
		await expect(page.getByRole('status').filter({ hasText: problemWords.blocked[lang] })).toBeVisible();
		expect(troubles).toEqual([]);
	});
}

test('said once in a tab, not on every page that is loaded', async ({ page }) => {
	await page.addInitScript(BLOCKED['asking is refused']);
	await open(page, '/fr/jdg/terrain/');
	await notice(page, 'blocked').getByRole('button', { name: keeping.understood.fr }).tap();
	await open(page, '/fr/settings/');
	await expect(page.getByRole('status').filter({ hasText: problemWords.blocked.fr })).toBeVisible();
	await expect(notice(page, 'blocked')).toBeHidden();
});

test('a connection lost from the start is told of, over no empty list, and a battle begins in this tab', async ({
	page
}) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException(
				'Connection to Indexed Database server lost. Refresh the page to try again',
				'UnknownError'
			);
		};
	});
	await open(page, '/fr/session/');
	await expect(notice(page, 'lost')).toBeVisible();
	await expect(page.getByText(session.emptyWhy.fr)).toHaveCount(0);
	expect(await axeFindings(page)).toEqual([]);
	await notice(page, 'lost').getByRole('button', { name: keeping.understood.fr }).tap();
	for (const word of [session.startBattle, session.start])
		await page.getByRole('button', { name: word.fr, exact: true }).click();
	await expect(page.getByRole('button', { name: session.nextTurn.fr })).toBeVisible();
});

test.describe('a full device', () => {
	let context: BrowserContext;
	test.afterEach(() => context.close());
	test.afterAll(removeScratch);

	for (const lang of ['fr', 'en'] as const) {
		test(`${lang}: it is said, what is on screen stays, and is kept when there is room again`, async ({
			baseURL
		}, info) => {
			const { launchOptions, viewport, hasTouch } = info.project.use;
			const profile = scratchFolder();
			const launched = () =>
				chromium.launchPersistentContext(profile, { ...launchOptions, viewport, hasTouch, serviceWorkers: 'block' });
			context = await launched();
			let page = await context.newPage();
			await open(page, `${baseURL}/${lang}/jdg/terrain/`);
			await star(page).tap();
			await expect.poll(async () => (await disk(page)).favourites.length).toBe(1);
			await context.close();

			// In a new process: Chromium caches the quota for half a minute.
			context = await launched();
			page = await context.newPage();
			const browser = await context.newCDPSession(page);
			const origin = new URL(baseURL!).origin;
			await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
			await open(page, `${baseURL}/${lang}/jdg/terrain/`);
			await page.locator('tbody th').first().tap();
			await litStar(page).tap();
			await expect(notice(page, 'full', lang)).toBeVisible();
			await expect(litStar(page)).toHaveAttribute('aria-pressed', 'true');
			await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
			expect((await disk(page)).favourites).toHaveLength(1);
			expect((await exported(page, lang)).tables.favourites).toHaveLength(2);

			const retry = notice(page, 'full', lang).getByRole('button', { name: keeping.retry[lang] });
			await retry.tap();
			// Retried and still full: the notice remains, the data too.
			await expect(retry).toBeEnabled();
			await expect(notice(page, 'full', lang)).toBeVisible();
			await expect(litStar(page)).toHaveAttribute('aria-pressed', 'true');
			await browser.send('Storage.overrideQuotaForOrigin', { origin });
			await retry.tap();
			await expect(notice(page, 'full', lang)).toBeHidden();
			await expect.poll(async () => (await disk(page)).favourites.length).toBe(2);
			await page.reload();
			await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
			await expect(litStar(page)).toHaveAttribute('aria-pressed', 'true');
		});
	}
});

test('a newer version in another tab: a star that cannot be written flips back and says why', async ({
	page,
	context
}) => {
	await open(page, '/fr/jdg/terrain/');
	await star(page).tap();
	await expect.poll(async () => (await disk(page)).favourites.length).toBe(1);

	const newer = await context.newPage();
	await newer.goto('/fr/about/');
	await newer.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('guidon', 990);
				opening.onsuccess = () => {
					opening.result.close();
					done();
				};
				opening.onerror = () => failed(opening.error);
			})
	);
	await newer.close();

	await expect(notice(page, 'newer')).toBeVisible();
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('header').getByRole('alert').filter({ hasText: problemWords.newer.fr })).toBeVisible();
	await expect(notice(page, 'newer').getByRole('button', { name: keeping.update.fr })).toBeVisible();
	expect((await disk(page)).favourites).toHaveLength(1);
});

test('a database that never answers is told of within three seconds, and a battle begins in this tab', async ({
	page
}) => {
	await page.addInitScript(() => {
		const real = IDBFactory.prototype.open;
		const held: (() => void)[] = [];
		const answer = () => {
			IDBFactory.prototype.open = real;
			for (const go of held) go();
		};
		Object.assign(window, { answer });
		IDBFactory.prototype.open = function (...args) {
			const silent = new EventTarget() as IDBOpenDBRequest;
			held.push(() => {
				const request = real.apply(this, args);
				for (const name of ['result', 'error', 'transaction', 'readyState'] as const)
					Object.defineProperty(silent, name, { get: () => request[name] });
				for (const event of ['success', 'error', 'upgradeneeded', 'blocked'] as const)
					request.addEventListener(event, (given) => (silent[`on${event}`] as (e: Event) => void)?.(given));
			});
			return silent;
		};
	});
	await open(page, '/fr/session/');
	await expect(notice(page, 'waiting')).toBeVisible();
	await notice(page, 'waiting').getByRole('button', { name: keeping.understood.fr }).tap();
	for (const word of [session.startBattle, session.start])
		await page.getByRole('button', { name: word.fr, exact: true }).click();
	await page.waitForURL(/battle\/\?id=/);
	await page.evaluate(() => (window as never as { answer(): void }).answer());
	await expect.poll(async () => (await disk(page)).battles.length).toBe(1);
	await page.reload();
	await expect(page.locator('h1')).toBeVisible();
});

test('a star looks kept when it is written, and not before, though the database has still to be loaded', async ({
	page
}) => {
	let load = () => {};
	const loaded = new Promise<void>((resolve) => (load = resolve));
	const dexie = databaseScript();
	await page.route(`**/${dexie}`, async (route) => {
		await loaded;
		await route.continue();
	});
	await open(page, '/fr/jdg/terrain/');
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'mixed');
	expect((await disk(page)).favourites).toEqual([]);
	load();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	expect((await disk(page)).favourites).toHaveLength(1);
});

test('what this version cannot read is said, shown as text and exported; the rest is there', async ({ page }) => {
	await open(page, '/fr/jdg/terrain/');
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	await putOnDisk(page, 'favourites', [{ id: 'x', strange: '<b>markup</b>' }]);
	await page.reload();
	const told = page.getByRole('alert').filter({ hasText: keeping.unreadable.fr });
	await expect(told).toBeVisible();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	await told.getByRole('link', { name: keeping.look.fr }).tap();
	await page.getByText('1 élément illisible').tap();
	await expect(page.locator('code')).toContainText('<b>markup</b>');
	await page.getByRole('button', { name: words.asideRemove.fr }).tap();
	await expect(page.getByText(words.asideHead.fr)).toBeHidden();
	expect((await disk(page)).favourites).toHaveLength(1);
});

test('axe finds nothing in what is said', async ({ page }) => {
	await page.addInitScript(BLOCKED['asking is refused']);
	await open(page, '/fr/jdg/terrain/');
	await expect(notice(page, 'blocked')).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await open(page, '/fr/settings/');
	await expect(page.getByRole('status').filter({ hasText: problemWords.blocked.fr })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
});

test('the words for storage are said in the settings in both languages', async ({ page }) => {
	for (const lang of ['fr', 'en'] as const) {
		await open(page, `/${lang}/settings/`);
		await page.getByText(words.storage[lang]).tap();
		await expect(page.getByText(words.kept[lang])).toBeVisible();
	}
});
