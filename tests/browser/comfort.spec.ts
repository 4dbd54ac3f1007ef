/** Personal settings: running battle, own game, large text, forced colours, installation. */
import { expect, type Page } from '@playwright/test';
import { disk, open, withoutScripts } from './keeping';
import { alive, KINDS } from './site';
import { test } from './test';
import { words as session } from '../../src/lib/app/battle/words';
import { words as settings } from '../../src/lib/app/settings/words';
import { install } from '../../src/routes/[lang=lang]/welcome-words';

// The worker has its own spec.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

const JDG = '/fr/jdg/terrain/';

test('the running battle stands on a chart: its turn moves on there, it leads to the log, and it leaves when the battle does', async ({
	page
}) => {
	await open(page, '/fr/session/');
	for (const word of [session.startBattle, session.start])
		await page.getByRole('button', { name: word.fr, exact: true }).click();
	await page.waitForURL('**/session/battle/?id=*');
	const log = page.url();

	await open(page, JDG);
	const strip = page.locator('section.strip');
	await expect(strip.locator('b')).toHaveText('Tour 1', { useInnerText: true });
	// Its height is reserved before it appears: the last row can be scrolled clear of it.
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const end = (await page.locator('main').boundingBox())!;
	expect(end.y + end.height).toBeLessThanOrEqual((await strip.boundingBox())!.y + 1);
	await strip.getByRole('button').tap();
	await expect(strip.locator('b')).toHaveText('Tour 2', { useInnerText: true });
	await expect.poll(async () => (await disk(page)).battles.map(({ turn }) => turn)).toEqual([2]);
	await page.reload();
	await expect(strip.locator('b')).toHaveText('Tour 2', { useInnerText: true });

	await strip.getByRole('link').tap();
	await expect(page).toHaveURL(log);
	await expect(strip).toHaveCount(0);
});

test('the game one plays comes first at home after a reload too, and last chosen, last gone', async ({ page }) => {
	const order = () =>
		page.locator('.games > section').evaluateAll((all) =>
			all
				.map((one) => ({ game: (one as HTMLElement).dataset.accent, top: one.getBoundingClientRect().top }))
				.sort((a, b) => a.top - b.top)
				.map(({ game }) => game)
		);
	await open(page, '/fr/');
	const usual = await order();
	const mine = usual.at(-1)!;
	const button = page.locator(`.games > section[data-accent=${mine}] button`);
	await button.tap();
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	expect(await order()).toEqual([mine, ...usual.slice(0, -1)]);

	// Applied before any script, so that nothing moves later.
	await withoutScripts(page, async () => {
		await page.reload();
		expect((await order())[0]).toBe(mine);
	});
	await open(page, '/en/');
	expect((await order())[0]).toBe(mine);

	await button.tap();
	await expect(button).toHaveAttribute('aria-pressed', 'false');
	expect(await order()).toEqual(usual);
});

test('the size of text is chosen, counts at once and before the first paint, and no page grows wider than the screen', async ({
	page
}) => {
	const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
	await open(page, '/fr/settings/');
	const sizes = [await size()];
	await page.getByRole('button', { name: settings.textSize.fr }).tap();
	for (const word of [settings.textLarge, settings.textLarger, settings.textLargest]) {
		await page.getByRole('radio', { name: word.fr, exact: true }).check();
		sizes.push(await size());
	}
	expect(sizes).toEqual([16, 18, 20, 24]);
	await withoutScripts(page, async () => {
		for (const kind of KINDS) {
			await page.goto(`/fr${kind}`);
			expect(await size(), kind).toBe(24);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(360);
		}
	});
	await open(page, '/en/settings/');
	await page.getByRole('button', { name: settings.textSize.en }).tap();
	// The theme has an option of the same name.
	await page
		.getByRole('group', { name: settings.textSize.en })
		.getByRole('radio', { name: settings.textUsual.en })
		.check();
	await page.reload();
	expect(await size()).toBe(16);
});

test('where the system has its own colours, every sign is drawn in one of them, and what is on is outlined', async ({
	page
}) => {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		for (const address of ['/fr/', `${JDG}#marsh`, '/fr/search/']) {
			await page.goto('about:blank');
			await open(page, address);
			const signs = await page.locator('svg.icon:visible').evaluateAll((all) =>
				all.map((one) => {
					const { stroke, fill } = getComputedStyle(one);
					const paper = getComputedStyle(document.documentElement).backgroundColor;
					const { width } = one.getBoundingClientRect();
					return {
						seen: width > 8 && [stroke, fill].some((paint) => paint !== 'none' && paint !== paper),
						one: one.outerHTML
					};
				})
			);
			expect(signs.length, address).toBeGreaterThan(3);
			expect(signs.filter(({ seen }) => !seen)).toEqual([]);
			await expect(page.locator('.langs [aria-current]'), address).toHaveCSS('outline-style', 'solid');
		}
		await open(page, `${JDG}#marsh`);
		await expect(page.locator('#marsh > td').first()).toHaveCSS('outline-style', 'solid');
	}
});

/** A new tab counts as a new visit, because sessionStorage is per tab. */
async function visit(page: Page): Promise<Page> {
	const tab = await page.context().newPage();
	// Chromium fires this event only on https.
	await tab.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			const offer = new Event('beforeinstallprompt', { cancelable: true });
			dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve({ outcome: 'dismissed' }) }));
		});
	});
	await tab.goto('/fr/');
	await alive(tab);
	return tab;
}

test('the second visit, not the first, offers to install at home, and never again once it was declined', async ({
	page
}) => {
	const hint = (tab: Page) => tab.getByRole('region', { name: install.title.fr });
	const visits = (tab: Page) => expect.poll(() => tab.evaluate(() => localStorage.getItem('guidon.visits')));
	const first = await visit(page);
	await visits(first).toBe('1');
	await first.goto(JDG);
	await alive(first);
	await first.goto('/fr/');
	await alive(first);
	await visits(first).toBe('1');
	await expect(hint(first)).toHaveCount(0);

	const second = await visit(page);
	await expect(hint(second)).toBeVisible();
	await expect(hint(second).getByRole('button', { name: install.button.fr })).toBeVisible();
	await second.goto(JDG);
	await alive(second);
	await expect(hint(second)).toHaveCount(0);
	await second.goto('/fr/');
	await hint(second).getByRole('button', { name: 'Fermer' }).tap();
	await expect(hint(second)).toHaveCount(0);

	const third = await visit(page);
	await visits(third).toBe('3');
	await expect(hint(third)).toHaveCount(0);
});
