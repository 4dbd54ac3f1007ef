/** What is spoken in an evening, in order: from the accessibility tree of search, chart, combat and log. */
import { expect, type Page } from '@playwright/test';
import { words } from '../../src/lib/app/calculator/words';
import { words as battle } from '../../src/lib/app/battle/words';
import { toLink } from '../../src/lib/core/odds/link';
import { BREATH, wordsIn } from '../../src/lib/app/calculator/spoken-verdict';
import { mustered } from './armies';
import { open } from './keeping';
import { test } from './test';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

/** Each is spoken after the one before it. */
async function expectOrder(page: Page, ...spoken: readonly RegExp[]) {
	const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
	let from = 0;
	for (const one of spoken) {
		const at = lines.findIndex((line, i) => i >= from && one.test(line));
		expect(at, `${one} after line ${from} of\n${lines.join('\n')}`).toBeGreaterThanOrEqual(from);
		from = at + 1;
	}
}

test('search, chart, combat and log are told in the order in which they are needed', async ({ page }) => {
	await mustered(page, 'alexander', []);
	await open(page, '/fr/search/?q=el+in');
	await expect(page.getByRole('link', { name: 'El → In' })).toBeVisible();
	await expectOrder(
		page,
		/heading "Recherche"/,
		/searchbox/,
		/status: \d+ résultats/,
		/link "El → In"/,
		/attaquent les levées/
	);

	await page.getByRole('link', { name: 'El → In' }).click();
	await expect(page.locator('.lit-bar')).toBeVisible();
	await expectOrder(
		page,
		/heading "Mêlée : qui attaque qui" \[level=1\]/,
		/status/,
		/table "Mêlée/,
		/row "Éléphants, El/,
		/link.*mêlée/i
	);

	const answers = { attackers: ['el'], defenders: ['in'], 'attacker-points': 8, 'defender-points': 6 };
	await open(page, `/fr/alexander/calc/melee/#${toLink(answers)}`);
	await expectOrder(
		page,
		/heading "Mêlée" \[level=1\]/,
		/progressbar "Question/,
		/heading .* \[level=2\]/,
		/radio/,
		/region "Les chances"/,
		/La somme/
	);

	const roll = page.getByRole('button', { name: words.toThrow.fr, exact: true });
	await roll.focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.dock .pad')).toBeFocused();
	await page.keyboard.press('4');
	const verdict = page.locator('.result h2');
	await expect(verdict).toBeFocused();
	expect(wordsIn(await verdict.innerText())).toBeLessThanOrEqual(BREATH);
	await expectOrder(
		page,
		/heading "Les réponses"/,
		/region "Les chances"/,
		/Corriger le dé/,
		/heading "Levées.*\[level=2\]/,
		new RegExp(words.nextCombat.fr)
	);

	await open(page, '/fr/session/');
	await page.locator('main a[href*="battle"]').first().click();
	await expect(page.getByRole('button', { name: battle.nextTurn.fr })).toBeVisible();
	await expect(page.locator('.log li button').first()).toContainText('Éléphants (8)');
	await expectOrder(page, /heading "Gaugamela.*\[level=1\]/, /Éléphants \(8\) contre levées \(6\)/);
});
