/** Print output, and the single file for a friend. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alive, htmlOf, isChart, langOf, pagesOf, removeScratch, scratchFolder } from './site';
import { test } from './test';

test.use({ serviceWorkers: 'block' });
test.afterAll(removeScratch);

/** Number of printed pages. */
async function pagesPrinted(page: Page): Promise<number> {
	const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
	return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** Printable area: A4 less margins of 12 mm, at 96 dpi. */
const PAGE = { width: (210 - 24) * (96 / 25.4), height: (297 - 24) * (96 / 25.4) };

/** Controls that are visible in print. */
const controls = (page: Page) =>
	page.locator('button:not(.doubt), input, select, nav, .picker, .button, .notices > *').filter({ visible: true });

test('a chart prints as a chart: its game, its doubts spelled out, no controls, no blank page', async ({ page }) => {
	const charts = pagesOf().filter((address) => langOf(address) && isChart(address));
	expect(charts.length).toBeGreaterThan(50);
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	const size = { width: Math.floor(PAGE.width), height: Math.floor(PAGE.height) };
	await page.setViewportSize(size);
	const faults: string[] = [];
	// Printing takes a second: test one chart in eight, of every game and in either language, and the longest.
	const [longest] = charts.toSorted((a, b) => htmlOf(b).length - htmlOf(a).length);
	for (const address of charts.filter((address, i) => i % 8 === 0 || address === longest)) {
		await page.goto(address);
		await alive(page);
		await expect(controls(page)).toHaveCount(0);
		await expect(page.locator('a.back')).not.toBeEmpty();
		const { height, marks, told, paper } = await page.evaluate(() => ({
			height: document.body.scrollHeight,
			marks: document.querySelectorAll('main .doubt').length,
			told: [...document.querySelectorAll<HTMLElement>('main .story')].filter((story) => story.offsetHeight > 40)
				.length,
			paper: getComputedStyle(document.documentElement).backgroundColor
		}));
		const printed = await pagesPrinted(page);
		const needed = Math.max(1, Math.ceil(height / size.height));
		// Rows are not split, so a long chart may need one page more.
		const slack = needed > 1 ? 1 : 0;
		if (printed < 1 || printed > needed + slack) faults.push(`${address} takes ${printed} pages, needs ${needed}`);
		if (told !== marks) faults.push(`${address} tells ${told} of ${marks} doubts`);
		if (paper !== 'rgb(255, 255, 255)') faults.push(`${address} is printed on ${paper}`);
	}
	expect(faults).toEqual([]);
});

test('a calculator prints its answers, its sum and its chances, and no form', async ({ page }) => {
	await page.goto('/fr/alexander/calc/melee/');
	await alive(page);
	await page.emulateMedia({ media: 'print' });
	const printed = page.locator('.printed');
	await expect(printed.getByRole('heading', { level: 1 })).toContainText('mêlée');
	await expect(printed.locator('table')).toContainText('Total');
	await expect(printed.getByRole('meter').first()).toBeVisible();
	await expect(page.locator('.work')).toBeHidden();
	await expect(controls(page)).toHaveCount(0);
	await page.emulateMedia({ media: 'screen' });
	await expect(printed).toHaveCount(0);
});

test('the sheet: all charts, the ticked or the starred ones, in one language or both; remembered', async ({ page }) => {
	await page.goto('/fr/alexander/');
	await page.getByRole('link', { name: 'Ma feuille' }).click();
	await expect(page).toHaveURL(/\/fr\/sheet\/\?game=alexander$/);
	const charts = page.locator('.sheet .chart');
	// Opened before hydration, the sheet comes prerendered and is still empty.
	await expect(charts).not.toHaveCount(0);
	const all = Number(await page.locator('label', { hasText: 'Toutes' }).locator('small').textContent());
	await expect(charts).toHaveCount(all);
	await expect(page.locator('.sheet .other')).toHaveCount(0);

	await page.getByRole('radio', { name: 'Les deux' }).check();
	await expect(page.locator('.sheet h2 .other')).toHaveText('Alexander against Persia');
	await page.getByRole('radio', { name: 'English' }).check();
	await expect(page.locator('.sheet h2')).toHaveText('Alexander against Persia');

	await page.getByRole('radio', { name: 'Mes favoris' }).check();
	await expect(page.getByRole('heading', { name: 'Aucune table de ce jeu dans vos favoris' })).toBeVisible();
	await expect(charts).toHaveCount(0);
	await page.getByRole('radio', { name: 'Celles que je coche' }).check();
	await expect(page.getByText('Cochez au moins une table.')).toBeVisible();
	await page.getByRole('checkbox', { name: 'Terrain' }).check();
	await page.getByRole('checkbox', { name: 'Table des tirs' }).check();
	await expect(charts).toHaveCount(2);

	// The selection is restored, also after another game.
	await page.getByRole('radio', { name: 'Warhammer' }).check();
	await expect(page.locator('.sheet h2')).toHaveText('Warhammer Ancient Battles');
	await page.getByRole('radio', { name: 'Alexandre' }).check();
	await expect(charts).toHaveCount(2);
	await page.reload();
	await expect(charts).toHaveCount(2);
	await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();

	// Only the sheet is printed.
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(controls(page)).toHaveCount(0);
	await expect(page.locator('h1')).toBeHidden();
	expect(await pagesPrinted(page)).toBe(1);
	await page.emulateMedia({ media: 'screen' });

	// A star adds its chart, also from the favourites page.
	await page.goto('/fr/alexander/melee-results/');
	const star = page.locator('header .star button');
	await star.click();
	await expect(star).toHaveAttribute('aria-pressed', 'true');
	await expect(star).not.toHaveAttribute('aria-busy', 'true');
	await page.goto('/fr/favourites/');
	await page.getByRole('link', { name: 'Les imprimer sur une feuille' }).click();
	await expect(charts).toHaveCount(1);
	await expect(page.locator('.sheet .chart')).toHaveAttribute('id', 'melee-results');
});

test('every game is a sheet of two pages at most, the longest of two leaves in both languages, whose type can be read', async ({
	page
}) => {
	// As wide as the paper within its margins, so that columns match.
	await page.setViewportSize({ width: Math.floor((210 - 12) * (96 / 25.4)), height: 1000 });
	const printed: Record<string, number> = {};
	const faults: string[] = [];
	await page.goto('/fr/sheet/');
	const game = page.locator('input[name=game]');
	const language = page.locator('input[name=language]');
	await expect(game.first()).toBeChecked();
	for (let i = 0; i < (await game.count()); i++) {
		await game.nth(i).check();
		for (let j = 0; j < (await language.count()); j++) {
			await language.nth(j).check();
			const name = `${await page.locator('.sheet').getAttribute('data-accent')} ${j}`;
			printed[name] = await pagesPrinted(page);
			await page.emulateMedia({ media: 'print' });
			const wrong = await page.locator('.sheet').evaluate((sheet) => {
				const small = [...sheet.querySelectorAll<HTMLElement>('*')]
					.filter((one) => !one.closest('sup, .unseen') && one.innerText)
					.filter((one) => parseFloat(getComputedStyle(one).fontSize) < (5.5 * 96) / 72 - 0.05);
				// A table that continues in the next column has one box per column.
				const widest = (one: Element) => Math.max(...[...one.getClientRects()].map(({ width }) => width));
				const wide = [...sheet.querySelectorAll('table')].filter(
					(table) => widest(table) > widest(table.closest('section')!) + 1
				);
				return [...small, ...wide].map((one) => one.outerHTML.slice(0, 80));
			});
			faults.push(...wrong.map((one) => `${name}: ${one}`));
			await page.emulateMedia({ media: null });
		}
	}
	expect(Object.keys(printed)).toHaveLength(12);
	expect(Object.entries(printed).filter(([name, pages]) => pages > (name === 'dbm 2' ? 4 : 2))).toEqual([]);
	// In one language every game fits on one page, except DBM, the longest.
	expect(Object.entries(printed).filter(([name, pages]) => !/dbm|2$/.test(name) && pages > 1)).toEqual([]);
	expect(faults).toEqual([]);
	// Without the doubts it is shorter, each place is still marked, and the choice is kept.
	const tell = page.getByRole('checkbox', { name: 'Expliquer les lectures incertaines' });
	await expect(page.locator('.sheet .doubts')).not.toHaveCount(0);
	const length = (await page.locator('.sheet').textContent())!.length;
	await tell.uncheck();
	await expect(page.locator('.sheet .doubts')).toHaveCount(0);
	await expect(page.locator('.sheet sup.mark').first()).toHaveText('?');
	await expect(page.locator('.sheet .legend')).toContainText('expliquée dans Guidon');
	expect((await page.locator('.sheet').textContent())!.length).toBeLessThan(length);
	await page.reload();
	await expect(page.locator('.sheet .chart')).not.toHaveCount(0);
	await expect(tell).not.toBeChecked();
	await expect(page.locator('.sheet .doubts')).toHaveCount(0);
});

test('a game is given to a friend as one file that opens from the disk, without script', async ({ page, browser }) => {
	test.setTimeout(300_000);
	await page.goto('/fr/wab/');
	await alive(page);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Donner à un ami' }).click()
	]);
	expect(download.suggestedFilename()).toBe('guidon-wab.html');
	const file = join(scratchFolder(), download.suggestedFilename());
	await download.saveAs(file);
	expect(readFileSync(file, 'utf8')).not.toContain('<script');
	await expect(page.getByText('Le fichier est prêt.')).toBeAttached();

	const address = pathToFileURL(file).href;
	const friend = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
	const asked: string[] = [];
	friend.on('request', (request) => asked.push(request.url()));
	const opened = await friend.newPage();
	await opened.goto(address);
	await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Warhammer Ancient Battles');
	await opened.getByRole('link', { name: 'Modificateurs de tir', exact: true }).click();
	await expect(opened.getByRole('heading', { name: 'Modificateurs de tir' })).toBeInViewport();
	const doubt = opened.locator('#shooting-modifiers details').first();
	await expect(doubt.locator('p').first()).toBeHidden();
	await doubt.locator('summary').click();
	await expect(doubt.locator('p').first()).toBeVisible();
	expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
	await friend.close();

	// axe needs scripts, which the file's policy forbids.
	for (const colorScheme of ['light', 'dark'] as const) {
		const context = await browser.newContext({ bypassCSP: true, colorScheme, viewport: { width: 360, height: 740 } });
		const looked = await context.newPage();
		await looked.goto(address);
		await looked.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
		const wide = await looked.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wide).toBeLessThanOrEqual(0);
		// No frames to check, which halves the time.
		const axe = new AxeBuilder({ page: looked }).setLegacyMode();
		// Only colours differ by night.
		const { violations, passes } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
		expect(passes.length).toBeGreaterThan(colorScheme === 'dark' ? 0 : 10);
		expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
		await context.close();
	}
});
