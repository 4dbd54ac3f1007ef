/** Copies outside of the phone: what is in no file, a folder, and a start with nothing where something was. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { copyWords } from '../../src/lib/app/battle/copy-words';
import { happenedWords } from '../../src/lib/app/settings/happened-words';
import { words as settings } from '../../src/lib/app/settings/words';
import { words } from '../../src/lib/app/battle/words';
import { folderWords } from '../../src/lib/app/storage/client/folder-words';
import { words as notice } from '../../src/lib/app/storage/client/notice-words';
import { axeFindings } from './axe';
import { disk, open, putOnDisk, star } from './keeping';
import { test } from './test';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

const BATTLE = {
	id: '00000000-0000-4000-8000-00000000000b',
	game: 'alexander',
	scenario: 'Gaugamèles',
	sides: [
		{ name: 'Alexandre', colour: 'blue' },
		{ name: 'Darius', colour: 'red' }
	],
	turn: 2,
	turns: true,
	state: 'running',
	created: 1_700_000_000_000,
	updated: 1_700_000_000_000
};
const BATTLE_PAGE = `/fr/session/battle/?id=${BATTLE.id}`;

const notes = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, i) => ({
		id: `00000000-0000-4000-8000-${String(from + i).padStart(12, '0')}`,
		battle: BATTLE.id,
		kind: 'note',
		turn: 1,
		note: `n° ${from + i}`,
		order: from + i,
		created: BATTLE.created + from + i,
		updated: Date.now() + from + i
	}));

async function saved(page: Page, act: () => Promise<void>) {
	const [download] = await Promise.all([page.waitForEvent('download'), act()]);
	return readFile(await download.path(), 'utf8');
}

test('after each thirty entries that are in no file one line says so, until they are in one', async ({ page }) => {
	await open(page, '/fr/session/');
	await putOnDisk(page, 'battles', [BATTLE]);
	await putOnDisk(page, 'entries', notes(0, 29));
	await open(page, BATTLE_PAGE);
	const line = page.getByRole('status').filter({ hasText: copyWords.device.fr });
	await expect(page.locator('.log li')).not.toHaveCount(0);
	await expect(line).toHaveCount(0);

	await putOnDisk(page, 'entries', notes(29, 30));
	await page.reload();
	await expect(line).toContainText(`30 ${copyWords.device.fr}`);
	expect(await axeFindings(page)).toEqual([]);
	await line.getByRole('button', { name: copyWords.later.fr }).tap();
	await expect(line).toHaveCount(0);
	await putOnDisk(page, 'entries', notes(30, 59));
	await page.reload();
	await expect(page.locator('.log li')).not.toHaveCount(0);
	await expect(line).toHaveCount(0);

	await putOnDisk(page, 'entries', notes(59, 60));
	await page.reload();
	const text = await saved(page, () => line.getByRole('button', { name: copyWords.copy.fr }).tap());
	expect(JSON.parse(text).tables.entries).toHaveLength(60);
	await expect(line).toHaveCount(0);
});

const button = (at: Page | Locator, word: { fr: string }) => at.getByRole('button', { name: word.fr });
const blank = (page: Page) => page.getByRole('alert').filter({ hasText: notice.blankHead.fr });
const marks = (page: Page) =>
	page.evaluate(async () => [
		localStorage.getItem('guidon.canary') !== null,
		Boolean(await caches.match('/left/canary'))
	]);

/** As a browser does that is short of space. On a page without the app, which would hold the database. */
async function lose(page: Page, database = 'guidon') {
	await page.goto('/icon.svg');
	await page.evaluate(
		(name) =>
			new Promise<void>((done, failed) => {
				const deleting = indexedDB.deleteDatabase(name);
				deleting.onsuccess = () => done();
				deleting.onerror = deleting.onblocked = () => failed(new Error('It was not deleted.'));
			}),
		database
	);
}

test('a database that the browser has cleared is noticed before anything is noted, until a file is opened', async ({
	page
}) => {
	await open(page, '/fr/jdg/terrain/');
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => marks(page)).toEqual([true, true]);
	await open(page, '/fr/settings/');
	const backup = await saved(page, () => button(page, settings.export).tap());

	await lose(page);
	await page.evaluate(() => localStorage.removeItem('guidon.canary'));
	await open(page, '/fr/wab/armour/');
	await expect(blank(page)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	// Also after something was noted, and on the next page.
	await star(page).tap();
	await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
	await page.reload();
	await blank(page)
		.locator('input[type=file]')
		.setInputFiles({
			name: 'guidon.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from(backup)
		});
	await page.waitForURL('**/fr/settings/');
	await button(page, settings.merge).tap();
	await expect(blank(page)).toHaveCount(0);
	expect((await disk(page)).favourites.map(({ path }) => path).sort()).toEqual(['/jdg/terrain/', '/wab/armour/']);

	// The other way round: what marks it was cleared, and is put back without a word.
	await expect.poll(() => marks(page)).toEqual([true, true]);
	await page.evaluate(() => localStorage.removeItem('guidon.canary'));
	await page.reload();
	await expect.poll(() => marks(page)).toEqual([true, true]);
	await expect(blank(page)).toHaveCount(0);

	// Gone on without.
	await lose(page);
	await open(page, '/fr/wab/armour/');
	await button(blank(page), notice.goOn).tap();
	await expect(blank(page)).toHaveCount(0);
	await open(page, '/fr/settings/');
	await expect(page.locator('.last')).toContainText(settings.never.fr);
	await expect(blank(page)).toHaveCount(0);
});

test('a folder gets a copy after each battle, and its newest is offered after a loss', async ({ page }) => {
	await page.addInitScript(() =>
		Object.assign(window, {
			showDirectoryPicker: async () =>
				(await navigator.storage.getDirectory()).getDirectoryHandle('Mes copies', { create: true })
		})
	);
	await open(page, '/fr/settings/');
	await page.getByText(folderWords.head.fr).tap();
	await button(page, folderWords.choose).tap();
	await expect(page.getByText(folderWords.empty.fr)).toBeVisible();
	await putOnDisk(page, 'battles', [BATTLE]);
	await putOnDisk(page, 'entries', notes(0, 3));
	await open(page, BATTLE_PAGE);
	await page.locator('.title button.more').tap();
	await button(page, words.end).tap();
	await expect(page.getByRole('status').filter({ hasText: folderWords.copied.fr })).toContainText('Mes copies');
	await expect(page.getByText(copyWords.sent.fr)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);

	await open(page, '/fr/settings/');
	await page.getByText(folderWords.head.fr).tap();
	await expect(page.locator('li button', { hasText: folderWords.rows.fr })).toContainText('4');
	expect(await axeFindings(page)).toEqual([]);
	await lose(page);
	await open(page, '/fr/');
	await button(blank(page), notice.openNewest).tap();
	await button(page, settings.merge).tap();
	await expect.poll(async () => (await disk(page)).entries.length).toBe(3);
	await expect(blank(page)).toHaveCount(0);
});

test('what happened is told without anything of the player’s, and copied by a tap; no folder is offered where none can be', async ({
	page
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'showDirectoryPicker');
		navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
		localStorage.setItem(
			'guidon.errors',
			JSON.stringify([{ at: 1_790_000_000_000, what: 'full · QuotaExceededError' }])
		);
	});
	await open(page, '/fr/session/');
	await putOnDisk(page, 'battles', [BATTLE]);
	await open(page, '/fr/settings/');
	await page.getByText(folderWords.head.fr).tap();
	await expect(page.getByText(folderWords.impossible.fr)).toBeVisible();
	await expect(button(page, folderWords.choose)).toHaveCount(0);
	await page.getByText(happenedWords.head.fr).tap();
	await expect(page.locator('dd').filter({ hasText: happenedWords.works.fr })).toBeVisible();
	await button(page, happenedWords.copy).tap();
	await expect(page.getByText(happenedWords.copied.fr)).toBeVisible();
	const text = await page.evaluate(() => (window as never as { copied: string }).copied);
	expect(text).toMatch(/Chromium \d+/);
	expect(text).toContain('full · QuotaExceededError');
	expect(text).not.toContain('Gaug');
	expect(await axeFindings(page)).toEqual([]);
});
