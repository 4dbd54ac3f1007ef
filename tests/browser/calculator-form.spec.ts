/** The editor's calculator form: shapes not covered by the guide, errors beside their fields, wide screens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { putOnDisk } from './keeping';
import { oddsIn, sideways } from './live-odds';
import { alive, BUILD } from './site';
import { test } from './test';

const THREE_HILLS = readFileSync('static/packs/three-hills.guidon.txt', 'utf8');
const ID = '00000000-0000-4000-8000-000000000001';

/** Opens a part of a draft that is in the database. */
async function openDraft(page: Page, pack: object, place: string, lang: 'fr' | 'en' = 'en') {
	await page.goto(`/${lang}/packs/edit/`);
	await alive(page);
	// The list is shown, so the database exists.
	await expect(page.getByText(lang === 'en' ? 'No draft yet.' : 'Aucun brouillon')).toBeVisible();
	await putOnDisk(page, 'drafts', [{ id: ID, created: 1, updated: 1, text: JSON.stringify(pack) }]);
	await page.goto('about:blank');
	await page.goto(`/${lang}/packs/edit/#${ID}/${place}`);
	await alive(page);
}

const whole = () => JSON.parse(THREE_HILLS);
const charts = () => ({ ...whole(), calculators: [], examples: [] });

test('two sums against each other, and many dice in stages, in French', async ({ page }) => {
	await openDraft(page, charts(), 'calculator/new', 'fr');
	await page.getByRole('radio', { name: 'Deux sommes face à face' }).check();
	await page.getByRole('checkbox', { name: 'Modificateurs de combat' }).check();
	await page.getByRole('button', { name: 'Faire ce calculateur' }).click();
	const odds = page.getByRole('region', { name: 'Les chances, maintenant' });
	// The odds are loaded when they come into sight.
	await page.getByRole('button', { name: 'Voir les chances' }).click();
	// 15 of 36 rolls are higher; three of them are more than twice as high and six just twice.
	await expect(odds.getByRole('listitem').filter({ hasText: 'Égalité' })).toContainText('17 %');
	expect(await axeFindings(page)).toEqual([]);

	await page.goto(`/fr/packs/edit/#${ID}/calculator/new`);
	await page.getByRole('radio', { name: 'Beaucoup de dés, par étapes' }).check();
	expect(await sideways(page)).toBeLessThanOrEqual(0);
	await page.getByRole('button', { name: 'Faire ce calculateur' }).click();
	await page.getByRole('button', { name: 'Voir les chances' }).click();
	await expect(odds.getByRole('heading', { name: 'Les chances', exact: true })).toBeVisible();
	await expect(odds.getByText('Un dé passe jusqu’au bout')).toBeVisible();
	// A half three times over, the last of them saved.
	await expect(odds.getByRole('listitem').filter({ hasText: 'Un dé passe jusqu’au bout' })).toContainText('13 %');
	expect(await axeFindings(page)).toEqual([]);
});

test('an expression completes names, and its problem stands under it', async ({ page }) => {
	await openDraft(page, whole(), 'calculator/attack');
	const stop = page.locator('details').filter({ hasText: 'there is no attack' });
	await stop.locator('> summary').click();
	const field = stop.getByRole('textbox', { name: 'No throw if' });
	await expect(field).toHaveValue('attackers * 2 < defenders');
	await field.fill('atackers * 2 < defenders');
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	// The error is shown at its field only; the list beside the odds counts it.
	await expect(stop.getByText('There is no name “atackers”. Did you mean “attackers”?')).toHaveCount(1);
	await field.fill('not (attackers * 2 >= defenders) or ground.wo');
	await stop
		.getByRole('group', { name: 'Names that are known here' })
		.getByRole('button', { name: 'ground.woods' })
		.click();
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('not (attackers * 2 >= defenders) or ground.woods');
	await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('on a wide screen the chances stand beside the fields', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await openDraft(page, whole(), 'calculator/attack');
	const odds = (await page.getByRole('region', { name: 'The chances, now' }).boundingBox())!;
	const title = (await page.getByLabel('Title EN').boundingBox())!;
	expect(odds.x).toBeGreaterThan(title.x + title.width);
	expect(await oddsIn(page)).toEqual({
		'Defender eliminated': '17%',
		'Defender retreats': '33%',
		Exchange: '17%',
		'No effect': '17%',
		'Attacker retreats': '17%'
	});
});

test.describe('on a phone', () => {
	test.use({ serviceWorkers: 'block' });

	test('each page of the editor loads at most 80 kB of scripts beside those of the first page', async ({ page }) => {
		const scriptsAt = async (address: string, shown: string) => {
			await page.goto('about:blank');
			await page.goto(address);
			await expect(page.locator(shown).first()).toBeVisible();
			// The database and what opens a game are loaded by the page itself, a moment later.
			await page.waitForLoadState('networkidle');
			const all = await page.evaluate(() =>
				performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
			);
			return [...new Set(all.filter((path) => path.endsWith('.js')))];
		};
		await openDraft(page, whole(), 'terms');
		const common = await scriptsAt('/en/', 'main h2');
		expect(common.some((path) => path.includes('storage-client-db'))).toBe(true);
		const weights: Record<string, number> = {};
		for (const place of ['', '/chart/results', '/paste', '/terms', '/take', '/calculator/new', '/calculator/attack']) {
			const own = (await scriptsAt(`/en/packs/edit/#${ID}${place}`, '.editor h1')).filter(
				(path) => !common.includes(path)
			);
			expect(
				own.some((path) => path.includes('packs-format-open')),
				place
			).toBe(true);
			weights[place] = own.reduce((sum, path) => sum + gzipSync(readFileSync(join(BUILD, path))).length, 0) / 1000;
		}
		expect(Object.entries(weights).filter(([, weight]) => weight > 80)).toEqual([]);
	});
});
