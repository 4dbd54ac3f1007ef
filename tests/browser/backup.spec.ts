import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { words as keeping } from '../../src/lib/app/storage/client/notice-words';
import { words } from '../../src/lib/app/settings/words';
import { SCHEMA } from '../../src/lib/app/storage/schema';
import { refusalWords } from '../../src/lib/app/storage/words';
import { disk, open, star, type Rows } from './keeping';
import { removeScratch, scratchFolder } from './site';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

test.afterAll(removeScratch);

type Lang = 'fr' | 'en';

const settings = (page: Page, lang: Lang = 'fr') => open(page, `/${lang}/settings/`);

async function starred(page: Page, ...paths: string[]) {
	for (const path of paths) {
		await open(page, `/fr${path}`);
		await star(page).tap();
		await expect.poll(async () => (await disk(page)).favourites.map((one) => one.path)).toContain(path);
	}
}

async function exported(page: Page, lang: Lang = 'fr'): Promise<{ name: string; text: string }> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: words.export[lang], exact: true }).tap()
	]);
	return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const choose = (page: Page, text: string | Buffer, name = 'guidon.json') =>
	page
		.locator('input[type=file]')
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.isBuffer(text) ? text : Buffer.from(text) });

const pathsOf = (rows: Rows) => rows.favourites.map(({ path }) => path).sort();

/** A backup as the app writes it, with one change. */
const backup = (change: Record<string, unknown> = {}, tables: Record<string, unknown> = {}) =>
	JSON.stringify({
		app: 'guidon',
		format: 1,
		scope: 'all',
		made: 1_800_000_000_000,
		data: { alexander: '2026-11-18' },
		tables: { favourites: [], battles: [], entries: [], recents: [], ...tables },
		...change
	});

const FAVOURITE = {
	id: '00000000-0000-4000-8000-00000000000a',
	path: '/dbm/terms/#bd',
	order: 0,
	created: 1_700_000_000_000,
	updated: 1_700_000_000_000
};
const BATTLE = {
	id: '00000000-0000-4000-8000-00000000000b',
	game: 'alexander',
	scenario: '<img src=x onerror="document.title=1">',
	sides: [
		{ name: 'Alexandre', colour: 'blue' },
		{ name: 'Darius', colour: 'red' }
	],
	turn: 2,
	turns: true,
	state: 'paused',
	created: 1_700_000_000_000,
	updated: 1_700_000_000_000
};

for (const lang of ['fr', 'en'] as const) {
	test(`${lang}: everything goes into one file, and comes back on another phone`, async ({ page, browser }, info) => {
		await starred(page, '/jdg/terrain/', '/wab/armour/');
		await settings(page, lang);
		await expect(page.getByText(words.never[lang])).toBeVisible();
		const { name, text } = await exported(page, lang);
		expect(name).toMatch(/^guidon-\d{4}-\d{2}-\d{2}\.json$/);
		const file = JSON.parse(text);
		expect(file).toMatchObject({ app: 'guidon', format: SCHEMA, scope: 'all', data: { jdg: expect.any(String) } });
		// In a file rows are sorted by id, which is random.
		expect(pathsOf(file.tables)).toEqual(['/jdg/terrain/', '/wab/armour/']);
		await expect(page.getByText(words.never[lang])).toBeHidden();
		await expect(page.locator('.last')).toContainText(words.last[lang]);

		const { viewport, hasTouch, baseURL } = info.project.use;
		const phone = await browser.newContext({ viewport, hasTouch, baseURL, serviceWorkers: 'block' });
		const other = await phone.newPage();
		await starred(other, '/jdg/terrain/', '/dbm/pip-costs/');
		await settings(other, lang);
		await choose(other, text);
		const inside = other.locator('.said', { hasText: words.inside[lang] });
		await expect(inside).toContainText(lang === 'fr' ? '2 favoris' : '2 favourites');
		// The preview changes nothing.
		expect(pathsOf(await disk(other))).toEqual(['/dbm/pip-costs/', '/jdg/terrain/']);

		await inside.getByRole('button', { name: words.merge[lang] }).tap();
		const said = other.locator('.said', { hasText: words.done[lang] });
		await expect(said).toContainText(lang === 'fr' ? '1 favori' : '1 favourite');
		expect(pathsOf(await disk(other))).toEqual(['/dbm/pip-costs/', '/jdg/terrain/', '/wab/armour/']);
		await other.getByRole('button', { name: keeping.undo[lang] }).tap();
		await expect.poll(async () => pathsOf(await disk(other))).toEqual(['/dbm/pip-costs/', '/jdg/terrain/']);

		await choose(other, text);
		await inside.getByRole('button', { name: words.replace[lang] }).tap();
		await expect(said.locator('div', { hasText: words.removed[lang] })).toContainText(
			lang === 'fr' ? 'favori' : 'favourite'
		);
		expect(pathsOf(await disk(other))).toEqual(['/jdg/terrain/', '/wab/armour/']);
		// Importing the same file again changes nothing, and says so.
		await choose(other, text);
		await inside.getByRole('button', { name: words.replace[lang] }).tap();
		await expect(said).toContainText(words.nothing[lang]);
		await other.reload();
		expect(pathsOf(await disk(other))).toEqual(['/jdg/terrain/', '/wab/armour/']);
		await phone.close();
	});
}

test('what is imported shows at once in another tab, and as text whatever it says', async ({ page, context }) => {
	const other = await context.newPage();
	await open(other, '/fr/favourites/');
	await expect(other.locator('.none')).toBeVisible();
	await settings(page);
	await choose(
		page,
		backup(
			{},
			{
				favourites: [{ ...FAVOURITE, path: '/alexander/calc/fire/', answers: {}, name: BATTLE.scenario }],
				battles: [BATTLE]
			}
		)
	);
	await page.getByRole('button', { name: words.merge.fr }).tap();
	await expect(other.getByText(BATTLE.scenario)).toBeVisible();
	await expect(other).toHaveTitle(/Guidon/);
	expect(await other.locator('main img').count()).toBe(0);
});

const NOTE = {
	id: '00000000-0000-4000-8000-00000000000c',
	battle: BATTLE.id,
	kind: 'note',
	turn: 1,
	note: 'Brume',
	created: BATTLE.created,
	updated: BATTLE.created
};

test('one battle from two phones: what would come, change and stay is shown, then merged entry by entry', async ({
	page
}) => {
	const other = { ...NOTE, id: '00000000-0000-4000-8000-00000000000d', note: 'Pluie' };
	await settings(page);
	await choose(page, backup({}, { battles: [BATTLE], entries: [NOTE, other] }));
	await page.getByRole('button', { name: words.merge.fr }).tap();
	await expect.poll(async () => (await disk(page)).entries.length).toBe(2);

	const theirs = [
		{ ...NOTE, note: 'Brume épaisse', updated: NOTE.updated + 1 },
		{ ...other, note: 'Soleil', updated: other.updated - 1 },
		{ ...NOTE, id: '00000000-0000-4000-8000-00000000000e', note: 'Vent' }
	];
	await page.getByText(words.paste.fr).tap();
	await page.locator('textarea').fill(backup({ scope: 'battle' }, { battles: [BATTLE], entries: theirs }));
	await page.getByRole('button', { name: words.read.fr, exact: true }).tap();
	const said = page.locator('.said', { hasText: words.inside.fr });
	await expect(said.locator('dl div', { hasText: words.comes.fr })).toContainText('1 ligne de journal');
	await expect(said.locator('dl div', { hasText: words.changes.fr })).toContainText('1 ligne de journal');
	await expect(said.locator('dl div', { hasText: words.stays.fr })).toContainText('1 bataille, 1 ligne de journal');
	await page.getByText(words.byBattle.fr).tap();
	await expect(said.locator('del')).toHaveText(['Brume']);
	await expect(said.locator('ins')).toHaveText(['Brume épaisse']);
	expect((await disk(page)).entries).toHaveLength(2);

	await page.getByRole('button', { name: words.merge.fr }).tap();
	await expect(page.getByText(words.done.fr)).toBeVisible();
	expect((await disk(page)).entries.map(({ note }) => note).sort()).toEqual(['Brume épaisse', 'Pluie', 'Vent']);
});

test('a file that another app shares is shown in the settings', async ({ browser }, info) => {
	const { viewport, hasTouch, baseURL } = info.project.use;
	const context = await browser.newContext({ viewport, hasTouch, baseURL, locale: 'fr-FR', serviceWorkers: 'allow' });
	const page = await context.newPage();
	await open(page, '/fr/settings/');
	await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
	// Posts the form as the share sheet does; the page's form-action policy does not apply to that.
	const answer = await page.evaluate(
		async (text) => {
			const form = new FormData();
			form.append('file', new File([text], 'bataille é.txt', { type: 'text/plain' }));
			return (await fetch('/shared/', { method: 'POST', body: form, redirect: 'manual' })).type;
		},
		backup({}, { favourites: [FAVOURITE] })
	);
	// A share is a navigation and follows the redirect to the settings in the player's language.
	expect(answer).toBe('opaqueredirect');
	await page.goto('/?to=/settings/');
	await page.waitForURL(/\/fr\/settings\/$/);
	const said = page.locator('.said', { hasText: words.inside.fr });
	await expect(said).toContainText('bataille é.txt');
	await expect(said).toContainText('1 favori');
	// The file is read only once.
	await page.reload();
	await expect(page.locator('.last')).not.toBeEmpty();
	await expect(said).toBeHidden();
	await context.close();
});

test('a log that is in no backup is called to mind, until it is in one', async ({ page }) => {
	await settings(page);
	const now = Date.now();
	const note = {
		id: '00000000-0000-4000-8000-00000000000c',
		battle: BATTLE.id,
		kind: 'note',
		turn: 1,
		note: 'Brume',
		created: now,
		updated: now
	};
	await choose(page, backup({}, { battles: [BATTLE], entries: [note] }));
	await page.getByRole('button', { name: words.merge.fr }).tap();
	await expect(page.locator('.last')).toContainText(`1 ${words.unsaved.fr}`);
	await exported(page);
	await expect(page.locator('.last')).not.toContainText(words.unsaved.fr);
});

test.describe('through a share sheet', () => {
	/** A phone that can share files; `outcome` is what the player does. */
	const sharing = (page: Page, outcome: 'taken' | 'closed' | 'refused') =>
		page.addInitScript((outcome) => {
			const coarse = { ...matchMedia('all'), matches: true };
			const real = matchMedia.bind(window);
			window.matchMedia = (query) => (query === '(pointer: coarse)' ? (coarse as MediaQueryList) : real(query));
			Object.assign(navigator, {
				canShare: () => true,
				share: async ({ files }: { files: File[] }) => {
					if (outcome === 'closed') throw new DOMException('Share canceled', 'AbortError');
					if (outcome === 'refused') throw new DOMException('Permission denied', 'NotAllowedError');
					Object.assign(window, { shared: { name: files[0]!.name, text: await files[0]!.text() } });
				}
			});
		}, outcome);

	test('the file is handed over, and counts as a backup', async ({ page }) => {
		await sharing(page, 'taken');
		await starred(page, '/jdg/terrain/');
		await settings(page);
		await page.getByRole('button', { name: words.export.fr, exact: true }).tap();
		await expect(page.locator('.last')).toContainText(words.last.fr);
		const { name, text } = await page.evaluate(
			() => (window as never as { shared: { name: string; text: string } }).shared
		);
		// Android's share sheet accepts no JSON.
		expect(name).toMatch(/\.txt$/);
		expect(JSON.parse(text).tables.favourites).toHaveLength(1);
	});

	test('a sheet that was closed is no backup', async ({ page }) => {
		await sharing(page, 'closed');
		await settings(page);
		const button = page.getByRole('button', { name: words.export.fr, exact: true });
		await expect(page.getByText(words.never.fr)).toBeVisible();
		await button.tap();
		await expect(button).toBeEnabled();
		await expect(page.getByText(words.exported.fr)).toBeHidden();
		await expect(page.getByText(words.never.fr)).toBeVisible();
	});

	test('where sharing is refused after all, the file is downloaded', async ({ page }) => {
		await sharing(page, 'refused');
		await settings(page);
		expect(JSON.parse((await exported(page)).text).app).toBe('guidon');
	});
});

const whole = backup({}, { favourites: [FAVOURITE], battles: [BATTLE] });
const wrong = (favourite: Record<string, unknown>) => backup({}, { favourites: [{ ...FAVOURITE, ...favourite }] });

/** Files that must be refused, each with the expected reason. */
const BAD: [string, string | Buffer, keyof typeof refusalWords, string?][] = [
	['not JSON', 'Bonjour !', 'not-json'],
	['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not-json'],
	['nothing', '', 'not-json'],
	['another app’s file', JSON.stringify({ app: 'other', format: 1, tables: {} }), 'other-app'],
	['a list', '[]', 'other-app'],
	['a newer format', backup({ format: SCHEMA + 1 }), 'newer'],
	['cut short', whole.slice(0, -40), 'truncated'],
	['a forbidden key', whole.replace('"order":0', '"order":0,"__proto__":{"polluted":1}'), 'forbidden-key'],
	['a constructor', whole.replace('"order":0', '"order":0,"constructor":{"prototype":{}}'), 'forbidden-key'],
	['too deep', backup({ data: JSON.parse('{"a":'.repeat(30) + '1' + '}'.repeat(30)) }), 'too-deep'],
	['a wrong type', wrong({ created: 'yesterday' }), 'wrong', 'favourites[0].created'],
	['a path that leads out', wrong({ path: '//evil.example/' }), 'wrong', 'favourites[0].path'],
	['a script for a path', wrong({ path: 'javascript:alert(1)' }), 'wrong', 'favourites[0].path'],
	['an id out of range', wrong({ id: 'x'.repeat(500) }), 'wrong', 'favourites[0].id'],
	['a number out of range', wrong({ order: -1 }), 'wrong', 'favourites[0].order'],
	['a field nobody knows', wrong({ extra: 1 }), 'wrong', 'favourites[0].extra'],
	['the same id twice', backup({}, { favourites: [FAVOURITE, FAVOURITE] }), 'wrong', 'favourites[1]'],
	['tables of another kind', backup({ tables: [] }), 'wrong']
];

for (const lang of ['fr', 'en'] as const) {
	test(`${lang}: every bad file is refused with its reason, and nothing has changed`, async ({ page }) => {
		test.setTimeout(120_000);
		await starred(page, '/jdg/terrain/');
		await settings(page, lang);
		const before = await disk(page);
		const alert = page.getByRole('alert').filter({ hasText: words.refusedFile[lang] });
		for (const [what, file, reason, where = ''] of BAD) {
			await test.step(what, async () => {
				await choose(page, file, `${what}.json`);
				await expect(alert).toContainText(`${what}.json`);
				await expect(alert).toContainText(refusalWords[reason][lang]);
				await expect(alert).toContainText(where);
				await expect(page.getByRole('button', { name: words.merge[lang] })).toHaveCount(0);
				expect(await disk(page)).toEqual(before);
			});
		}
		const junk = join(scratchFolder(), 'junk.json');
		await writeFile(junk, Buffer.alloc(50 * 1024 * 1024, 0x61));
		await page.locator('input[type=file]').setInputFiles(junk);
		await expect(alert).toContainText('junk.json');
		await expect(alert).toContainText(refusalWords['too-big'][lang]);
		expect(await disk(page)).toEqual(before);
		expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
		// A valid file is still accepted after all of them.
		await choose(page, whole);
		await expect(alert).toBeHidden();
		await page.getByRole('button', { name: words.merge[lang] }).tap();
		await expect.poll(async () => (await disk(page)).battles).toHaveLength(1);
	});
}

test('axe finds nothing: a file looked into, one brought in, one refused', async ({ page }) => {
	const nothing = async () => expect(await axeFindings(page)).toEqual([]);
	await settings(page);
	await page.evaluate(() => localStorage.setItem('guidon.setting.jdg.zero', '"ten"'));
	await settings(page);
	await expect(page.locator('.space')).not.toBeEmpty();
	await expect(page.getByText(words.calculators.fr)).toBeVisible();
	await choose(page, whole);
	await expect(page.getByText(words.inside.fr)).toBeVisible();
	await nothing();
	await page.getByRole('button', { name: words.merge.fr }).tap();
	await expect(page.getByText(words.done.fr)).toBeVisible();
	await nothing();
	await choose(page, 'x');
	await expect(page.getByText(words.refusedFile.fr)).toBeVisible();
	await nothing();
});

test('readings that calculators remember can be changed and forgotten', async ({ page }) => {
	await settings(page);
	await expect(page.getByText(words.calculators.fr)).toBeHidden();
	await page.evaluate(() => localStorage.setItem('guidon.setting.jdg.zero', '"ten"'));
	await page.reload();
	const reading = page.locator('fieldset[data-accent=jdg]');
	await expect(reading.getByRole('radio').nth(1)).toBeChecked();
	await reading.getByRole('radio').first().check();
	expect(await page.evaluate(() => localStorage.getItem('guidon.setting.jdg.zero'))).toBe('"nought"');
	await reading.getByRole('button', { name: words.forget.fr }).tap();
	await expect(reading).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem('guidon.setting.jdg.zero'))).toBe(null);
});

test('the browser is asked to keep everything when the first thing is kept, not at the start', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { asked: 0 });
		navigator.storage.persist = async () => {
			(window as never as { asked: number }).asked++;
			return true;
		};
	});
	const asked = () => page.evaluate(() => (window as never as { asked: number }).asked);
	await open(page, '/fr/jdg/terrain/');
	// A recent page is recorded, which is nothing to back up.
	await expect.poll(async () => (await disk(page)).recents.length).toBe(1);
	expect(await asked()).toBe(0);
	await star(page).tap();
	await expect.poll(asked).toBe(1);
	await star(page).tap();
	await expect.poll(async () => (await disk(page)).favourites.length).toBe(0);
	expect(await asked()).toBe(1);
});

test('a browser that does not promise says what to do instead', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.storage.persist = async () => false;
		navigator.storage.persisted = async () => false;
	});
	await settings(page);
	await page.getByText(words.storage.fr).tap();
	await expect(page.getByText(words.notPersisted.fr)).toBeVisible();
	await page.getByText(words.iphone.fr).tap();
	await expect(page.getByText(words.iphoneWhy.fr)).toBeVisible();
	await page.getByRole('button', { name: words.ask.fr }).tap();
	await expect(page.getByText(words.refused.fr)).toBeVisible();
});
