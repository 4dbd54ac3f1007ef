/** All calculators in use, from the first question to the last die. */
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { test } from './test';
import decodeQR from 'qr/decode.js';
import { words } from '../../src/lib/app/calculator/words';
import { words as session } from '../../src/lib/app/battle/words';
import type { Answers } from '../../src/lib/core/types';
import { toLink } from '../../src/lib/core/odds/link';
import { putOnDisk } from './keeping';
import { alive, expectHash, htmlOf, refused, startSite, type Lang } from './site';

// The worker is tested at the end; filling its cache in every test takes longer than the test.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

/** Paths in the order of the contents, without the language. */
const listedIn = (lang: Lang): string[] =>
	[...htmlOf(`/${lang}/calculators/`).matchAll(/href="\/(?:fr|en)(\/[\w-]+\/calc\/[\w-]+\/)"/g)].map(
		([, path]) => path!
	);
const CALCULATORS = listedIn('fr');

const MELEE = '/fr/alexander/calc/melee/';
const FIRE = '/fr/alexander/calc/fire/';
/** The first four questions of a melee. */
const FOUR = toLink({ attackers: ['el'], defenders: ['in'], 'attacker-points': 8, 'defender-points': 6 });

async function open(page: Page, address: string) {
	await page.goto(address);
	await alive(page);
}

const button = (page: Page | Locator, word: keyof typeof words, lang: Lang = 'fr') =>
	page.getByRole('button', { name: words[word][lang], exact: true });
const heading = (page: Page) => page.locator('.work').getByRole('heading', { level: 2 });
/** Progress: `Question 3/6`. */
const progress = (page: Page) => page.locator('.progress');
const total = (page: Page) => page.locator('.total b');
const chances = (page: Page) => page.locator('.dock .line p');
const sum = (page: Page) => page.locator('#sum');
const result = (page: Page) => page.locator('.result');
const face = (page: Page, n: number, die = 0) =>
	page
		.locator('.pad .keys')
		.nth(die)
		.getByRole('button', { name: String(n), exact: true });
const choice = (page: Page, name: string) => page.locator('.work').getByRole('radio', { name });
const REAR = 'Par l’arrière +3';
const settings = (page: Page) => page.locator('.work summary').filter({ hasText: words.settings.fr });
const row = (page: Page, name: string) => page.locator('.work summary').filter({ hasText: name });

async function menu(page: Page, word: keyof typeof words, lang: Lang = 'fr') {
	await button(page, 'menu', lang).click();
	await button(page.locator('#menu'), word, lang).click();
}

async function at(page: Page, n: number) {
	await expect(progress(page)).toHaveAttribute('aria-label', new RegExp(` ${n}/`));
}

/** At the dice all answers are listed, one per line. */
async function atDice(page: Page, lang: Lang = 'fr') {
	await expect(heading(page)).toHaveText(words.answers[lang], { useInnerText: true });
}

/** The current question, or the dice, read at once without waiting. */
const placeIn = (page: Page) => progress(page).evaluateAll(([bar]) => bar?.getAttribute('aria-label') ?? 'dice');

/** Answers all questions with their defaults, up to the dice. Returns the number of questions. */
async function answerAll(page: Page, lang: Lang): Promise<number> {
	for (let n = 1; ; n++) {
		const before = await placeIn(page);
		if (before === 'dice') return n - 1;
		if (n > 1) await expect(heading(page)).toBeFocused();
		const main = page.locator('.work fieldset:not(.segments)').getByRole('radio');
		const offered = main.and(page.getByRole('radio', { checked: true }));
		if (await offered.count()) await offered.click();
		else if (await main.count()) await main.first().click();
		else await button(page, 'next', lang).click();
		await expect.poll(() => placeIn(page)).not.toBe(before);
	}
}

/** Makes all throws, follow-ups included: always the last face, or all of a pool. */
async function throwAll(page: Page, lang: Lang) {
	const pad = page.locator('.pad');
	const read = page.locator('.dock .fell');
	for (let thrown = (await read.count()) + 1; await pad.count(); thrown++) {
		const many = pad.first().getByRole('spinbutton');
		if (await many.count()) {
			await many.fill((await many.getAttribute('max'))!);
			await button(pad.first(), 'read', lang).click();
		} else
			for (const die of await pad.first().locator('.keys').all()) await die.locator('[aria-pressed]').last().click();
		await expect(read).toHaveCount(thrown);
	}
}

/** The result after the dice. */
async function expectResult(page: Page) {
	await expect(page.locator('.result .verdict').last()).not.toBeEmpty();
	await expect(page.locator('.dock .buttons .primary')).toBeInViewport({ ratio: 1 });
}

/** Answers who fights, where that is mandatory. */
async function decide(page: Page) {
	for (const name of ['own-type', 'enemy-type']) {
		const first = page.locator(`input[name=${name}]`).first();
		if (await first.count()) await first.check();
	}
}

/** Changes answers until the total at the bottom changes. */
async function changeTheSum(page: Page) {
	const before = await page.locator('.line').innerText();
	const ways = page.locator(
		'.work fieldset input:is([type=radio], [type=checkbox]), .work .steps > button:last-of-type'
	);
	for (let i = 0; i < (await ways.count()); i++) {
		const way = ways.nth(i);
		const taken = (await way.getAttribute('type')) !== null && (await way.isChecked());
		if (taken || !(await way.isVisible()) || !(await way.isEnabled())) continue;
		await way.click();
		if (!(await page.locator('.line').count())) await page.keyboard.press('Control+z');
		else if ((await page.locator('.line').innerText()) !== before) return before;
	}
	throw new Error('No answer changes the sum.');
}

test('both languages list the same calculators', () => {
	expect(CALCULATORS.length).toBeGreaterThanOrEqual(10);
	expect(listedIn('en')).toEqual(CALCULATORS);
});

for (const [i, path] of CALCULATORS.entries()) {
	const [stepwise, atOnce] = i % 2 ? (['en', 'fr'] as const) : (['fr', 'en'] as const);

	test(`/${stepwise}${path} is worked through step by step`, async ({ page }) => {
		const errors: Error[] = [];
		page.on('pageerror', (error) => errors.push(error));
		await open(page, `/${stepwise}${path}`);
		expect(await answerAll(page, stepwise)).toBeGreaterThan(0);
		await throwAll(page, stepwise);
		await expectResult(page);
		expect(errors).toEqual([]);
	});

	test(`/${atOnce}${path} is worked through on one page`, async ({ page }) => {
		const errors: Error[] = [];
		page.on('pageerror', (error) => errors.push(error));
		await open(page, `/${atOnce}${path}`);
		await menu(page, 'all', atOnce);
		await decide(page);
		const line = page.locator('.line');
		const before = await changeTheSum(page);
		const after = await line.innerText();
		await page.keyboard.press('Control+z');
		await expect(line).toHaveText(before, { useInnerText: true });
		await page.keyboard.press('Control+Shift+z');
		await expect(line).toHaveText(after, { useInnerText: true });
		await button(page, 'toThrow', atOnce).click();
		await throwAll(page, atOnce);
		await expectResult(page);
		expect(errors).toEqual([]);
	});
}

/** Counts taps from the first page, where the player's game is chosen. */
async function fromHome(page: Page, path: string) {
	await open(page, '/fr/');
	const game = page.locator(`[data-accent="${path.split('/')[2]}"]`);
	await game.locator('.head button').tap();
	let taps = 0;
	const tap = async (what: Locator) => {
		taps++;
		await what.tap();
	};
	await tap(game.locator(`.mine a[href="${path}"]`));
	await expect(heading(page)).toBeVisible();
	const number = async (n: number) => {
		const before = await placeIn(page);
		await tap(page.locator('.likely').getByRole('button', { name: String(n), exact: true }));
		await expect.poll(() => placeIn(page)).not.toBe(before);
	};
	return { tap, number, game, taps: () => taps };
}

test.describe('taps from the first page', () => {
	test('a shock with four facts: 8', async ({ page }) => {
		const { tap, number, taps } = await fromHome(page, '/fr/jdg/calc/shock/');
		for (const n of [8, 5, 7, 6]) await number(n);
		await tap(button(page, 'toThrow'));
		await tap(face(page, 6));
		await expect(page.locator('.verdict')).not.toBeEmpty();
		expect(taps()).toBeLessThanOrEqual(8);
	});

	test('the first fire: 7; with one value changed, 3 from its verdict and 3 from home to the chances', async ({
		page
	}) => {
		const { tap, number, game, taps } = await fromHome(page, FIRE);
		await tap(page.getByText('Archers'));
		await at(page, 2);
		await tap(page.getByText('2 hexagones'));
		await at(page, 3);
		await number(8);
		await number(9);
		await at(page, 5);
		// The fifth answer leads to the dice: the terrain waits beside them.
		await tap(page.getByText('Éléphants'));
		await atDice(page);
		await expect(row(page, 'Terrain')).toContainText('Clair');
		await tap(face(page, 5));
		await expect(page.locator('.verdict')).not.toBeEmpty();
		expect(taps()).toBeLessThanOrEqual(7);

		const atVerdict = taps();
		await tap(row(page, 'Portée'));
		await tap(page.getByText('3 hexagones'));
		await tap(face(page, 9));
		await expect(page.locator('.verdict')).not.toBeEmpty();
		expect(taps() - atVerdict).toBeLessThanOrEqual(3);

		await open(page, '/fr/');
		const atHome = taps();
		await tap(game.getByRole('button', { name: 'Changer…' }));
		await tap(row(page, 'Portée'));
		await tap(page.getByText('1 hexagone (adjacent)'));
		await expect(chances(page)).toContainText('En déroute 50 %', { useInnerText: true });
		await expect(row(page, 'PF des tireurs')).toContainText('8');
		expect(taps() - atHome).toBeLessThanOrEqual(3);
		await expect(face(page, 9)).toBeInViewport({ ratio: 1 });
		await tap(face(page, 9));
		await expect(page.locator('.verdict')).not.toBeEmpty();
		await page.goBack();
		await expect(game.getByRole('button', { name: 'Changer…' })).toBeVisible();
		await page.goForward();
		await expect(page.locator('.verdict')).not.toBeEmpty();
	});

	test('20 archers of WAB: 8, both rolls thrown', async ({ page }) => {
		const { tap, number, taps } = await fromHome(page, '/fr/wab/calc/shooting/');
		await number(20);
		await number(3);
		await tap(page.getByText('Arc long'));
		await at(page, 4);
		await tap(button(page, 'toThrow'));
		await tap(face(page, 11));
		await tap(face(page, 6));
		await expect(page.locator('.verdict')).toContainText('6 figurines');
		expect(taps()).toBeLessThanOrEqual(8);
	});

	test('DBM, Kn (S) against Sp (O): 7, both dice thrown, and no odds before both are chosen', async ({ page }) => {
		const { tap, taps } = await fromHome(page, '/fr/dbm/calc/close-combat/');
		await expect(total(page)).toHaveCount(0);
		await expect(button(page, 'toThrow')).toBeDisabled();
		await tap(page.getByText('Supérieur (S)'));
		await tap(page.getByText('Chevaliers (Kn)'));
		await at(page, 2);
		await expect(total(page)).toHaveCount(0);
		await tap(page.getByText('Lanciers (Sp)'));
		await atDice(page);
		await expect(total(page)).toBeVisible();
		await tap(face(page, 6));
		await tap(face(page, 2, 1));
		await expect(page.locator('.verdict')).toHaveText('Sp (O)\u00a0: destruction', { useInnerText: true });
		expect(taps()).toBeLessThanOrEqual(7);
	});

	test('DBM with an overlap and a supported enemy: 9', async ({ page }) => {
		const { tap, taps } = await fromHome(page, '/fr/dbm/calc/close-combat/');
		await tap(page.getByText('Supérieur (S)'));
		await tap(page.getByText('Chevaliers (Kn)'));
		await at(page, 2);
		await tap(page.getByText('Lanciers (Sp)'));
		await atDice(page);
		await tap(page.getByRole('group', { name: 'Kn (S)\u00a0: facteurs' }).getByText('Un flanc débordé'));
		await tap(page.getByRole('group', { name: 'Sp (O)\u00a0: Sp derrière' }).getByText('Soutenu'));
		await expect(total(page)).toHaveText('2 contre 5', { useInnerText: true });
		await tap(face(page, 6));
		await tap(face(page, 2, 1));
		await expect(page.locator('.verdict')).not.toBeEmpty();
		expect(taps()).toBeLessThanOrEqual(9);
	});
});

/** Answers that lead to the most dice: leaders at risk, scores above 6, chosen types. */
const HARD: Readonly<Record<string, Answers>> = {
	'/alexander/calc/melee/': { 'attacker-leaders': 1, 'defender-leaders': 1, from: 'flank' },
	'/alexander/calc/fire/': { leaders: 2 },
	'/jdg/calc/artillery-fire/': { test: 'yes' },
	'/dbm/calc/close-combat/': { 'own-type': 'kn', 'enemy-type': 'sp' },
	'/dbm/calc/shooting/': { 'own-type': 'bw', 'enemy-type': 'kn' },
	'/wab/calc/combat/': { attacks: 5 },
	'/wab/calc/shooting/': { shots: 20 }
};

/** Taps the first or the last face of the next dice. */
async function throwNext(page: Page, end: 'first' | 'last') {
	for (const die of await page.locator('.act .pad .keys').all()) await die.locator('[aria-pressed]')[end]().click();
}

/** Of the parts that must be visible after the throw, those that are not. */
const outOfSight = (page: Page) =>
	page.evaluate(() => {
		const parts = ['.dock > .result > .verdict', '.act .pad .button', '.act .buttons .button'];
		const missing = parts.slice(2).filter((part) => document.querySelectorAll(part).length < 2);
		const hidden = parts
			.flatMap((part) => [...document.querySelectorAll(part)])
			.filter((one) => {
				const { top, bottom, left, right } = one.getBoundingClientRect();
				const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
				return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || !(seen && one.contains(seen));
			});
		return [...missing, ...hidden.map((one) => `${one.className}: ${(one as HTMLElement).innerText}`)];
	});

test('a phone turned after the die, and one that was scrolled before it, show the verdict', async ({ page }) => {
	const verdict = page.locator('.verdict').first();
	await page.setViewportSize({ width: 740, height: 360 });
	await open(page, `${MELEE}#${FOUR}`);
	await button(page, 'toThrow').tap();
	await page.evaluate(() => scrollTo(0, 200));
	await face(page, 6).tap();
	await expect(verdict).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 360, height: 640 });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
	await expect(verdict).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 740, height: 360 });
	await expect(verdict).toBeInViewport({ ratio: 1 });
});

test('on its side and in both languages the keys for twenty dice need no scroll', async ({ page }) => {
	await page.setViewportSize({ width: 740, height: 360 });
	await page.addInitScript(() => localStorage.setItem('guidon.both', 'yes'));
	await open(page, `/fr/wab/calc/shooting/#${toLink({ shots: 20 })}`);
	await page.getByRole('button', { name: words.toThrow.fr }).click();
	await expect(face(page, 20)).toBeInViewport({ ratio: 1 });
});

for (const size of [
	{ width: 360, height: 640 },
	{ width: 740, height: 360 }
]) {
	test.describe(`${size.width}x${size.height}`, () => {
		test.use({ viewport: size });

		test('the verdict, the follow-up die and what comes next need no scroll, in every calculator', async ({ page }) => {
			await open(page, '/fr/session/');
			await expect(page.getByRole('button', { name: session.startBattle.fr })).toBeVisible();
			for (const path of CALCULATORS) {
				// In a battle there is most below the result: a third button, and the log's fields.
				const sides = ['blue', 'red'].map((colour) => ({ name: colour, colour }));
				const battle = { id: '00000000-0000-4000-8000-000000000000', scenario: '', sides, turn: 1, turns: true };
				const game = path.split('/')[1];
				await putOnDisk(page, 'battles', [{ ...battle, game, state: 'running', created: 1, updated: 1 }]);
				await open(page, `/fr${path}#${toLink(HARD[path] ?? {})}`);
				// If everything is answered the dice are shown already.
				await expect(button(page, 'toThrow').or(page.locator('.act .pad'))).toBeVisible();
				if (await button(page, 'toThrow').count()) await button(page, 'toThrow').click();
				for (const end of ['first', 'last'] as const) {
					await expect(page.locator('.act .pad')).toHaveCount(1);
					for (let thrown = 1; await page.locator('.act .pad').count(); thrown++) {
						await throwNext(page, end);
						await expect(page.locator('.dock .fell')).toHaveCount(thrown);
						await expect.poll(() => outOfSight(page), { message: `${path}, ${end}, throw ${thrown}` }).toEqual([]);
						// In portrait the page behind can be read.
						const { height } = (await page.locator('.dock').boundingBox())!;
						if (size.height > size.width && !(await page.locator('.act .pad').count()))
							expect(height, `${path}, ${end}`).toBeLessThanOrEqual(300);
						// In landscape the result is below the header from the start, so nothing scrolled.
						if (size.width > size.height) expect(await page.evaluate(() => scrollY)).toBe(0);
					}
					if (end === 'first') await button(page, 'sameWith').click();
					else
						// Each game has its own word for it.
						await expect(page.locator('.act .buttons .primary')).toBeVisible();
				}
			}
		});

		test('the bar is one line, and nothing is wider than the page', async ({ page }) => {
			await open(page, MELEE);
			const { height } = (await page.locator('.bar').boundingBox())!;
			expect(height).toBeLessThan(64);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
		});
	});
}

test('magnified four times nothing covers the question, and no button is cut', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await open(page, MELEE);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	for (const one of await page.locator('.dock .buttons .button').all()) {
		await one.scrollIntoViewIfNeeded();
		await expect(one).toBeInViewport({ ratio: 1 });
	}
	await expect(page.locator('.dock')).toHaveCSS('position', 'static');
});

test.describe('nothing is forgotten', () => {
	test('a calculator comes back as it was left, by a link, with its dice, and new is one tap with undo', async ({
		page
	}) => {
		await open(page, MELEE);
		await choice(page, 'Éléphants').click();
		await at(page, 2);
		await page.locator('a.back').click();
		await page.waitForURL('/fr/alexander/');
		await page.locator(`main a[href="${MELEE}"]`).first().click();
		await at(page, 2);
		await expect(page.locator('.arrival')).toContainText(words.asLeft.fr);
		await expectHash(page, `#${toLink({ attackers: ['el'] })}`);
		await button(page, 'toThrow').click();
		await face(page, 7).click();
		const said = await result(page).innerText();
		// A new launch, at an address without answers.
		await open(page, '/fr/calculators/');
		await page.locator(`a[href="${MELEE}"]`).click();
		await expect(result(page)).toHaveText(said, { useInnerText: true });
		await button(page.locator('.arrival'), 'clear').click();
		await at(page, 1);
		await expectHash(page, '');
		await button(page, 'undo').click();
		await expect(result(page)).toHaveText(said, { useInnerText: true });
	});

	test('an answer comes back though the browser ended before it had written it', async ({ page, context }) => {
		const inTwo = toLink({ attackers: ['el'], defenders: ['in'] });
		const key = 'guidon.moment.alexander.melee';
		await open(page, MELEE);
		await choice(page, 'Éléphants').click();
		await expectHash(page, `#${toLink({ attackers: ['el'] })}`);
		const written = await page.evaluate((key) => localStorage[key] as string, key);
		await at(page, 2);
		await choice(page, 'Levées').click();
		await expectHash(page, `#${inTwo}`);
		await page.waitForFunction(
			async (hash) => (await (await caches.match('/left/moment.alexander.melee'))?.text())?.includes(hash),
			inTwo
		);
		await page.evaluate(([key, value]) => (localStorage[key!] = value), [key, written]);
		await page.close();
		const next = await context.newPage();
		await open(next, MELEE);
		await expectHash(next, `#${inTwo}`);
		await expect(next.locator('.arrival')).toContainText(words.asLeft.fr);
	});

	test('an address with answers wins, and what was left is one step back', async ({ page }) => {
		await open(page, MELEE);
		await choice(page, 'Éléphants').click();
		await at(page, 2);
		await expectHash(page, `#${toLink({ attackers: ['el'] })}`);
		await page.goto('about:blank');
		await open(page, `${MELEE}#${toLink({ attackers: ['in'], from: 'flank' })}`);
		await expectHash(page, `#${toLink({ attackers: ['in'], from: 'flank' })}`);
		await button(page, 'undo').click();
		await expectHash(page, `#${toLink({ attackers: ['el'] })}`);
	});

	test('the next combat is fresh, the same again keeps all but the die', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ attackers: ['el'], 'attacker-points': 9 })}`);
		await button(page, 'toThrow').click();
		await face(page, 3).click();
		await button(page, 'sameWith').click();
		await expect(page.locator('.pad')).toBeVisible();
		await row(page, 'Approche').click();
		await choice(page, REAR).click();
		await expectHash(page, `#${toLink({ attackers: ['el'], 'attacker-points': 9, from: 'rear' })}`);
		await face(page, 3).click();
		await button(page, 'nextCombat').click();
		await at(page, 1);
		await expectHash(page, '');
	});
});

test.describe('from a chart', () => {
	test('a cell opens its calculator with both types in', async ({ page }) => {
		await open(page, '/fr/alexander/melee-types/#el.in');
		await page.locator('.lit-bar a').first().click();
		await page.waitForURL(/melee/);
		await expectHash(page, `#${toLink({ attackers: ['el'], defenders: ['in'] })}`);
		await expect(page.locator('.arrival')).toContainText('Éléphants');
		await expect(page.locator('.arrival')).toContainText('Levées');
		await at(page, 3);
	});

	for (const [chart, place, calculator, answers] of [
		['alexander/melee-types', 'el.in', 'alexander/calc/melee', { attackers: ['el'], defenders: ['in'] }],
		['alexander/terrain', 'ford-2', 'alexander/calc/melee', { terrain: ['ford-2'] }],
		// A ratio is of two strengths, and names neither.
		['jdg/odds', '2-to-1', 'jdg/calc/shock', {}]
	] as const) {
		test(`${chart}: the button under it brings what is chosen, and it is still chosen on the way back`, async ({
			page
		}) => {
			const [row = '', column] = place.split('.');
			const hash = Object.keys(answers).length ? `#${toLink(answers)}` : '';
			const to = `/fr/${calculator}/${hash}`;
			await open(page, `/fr/${chart}/`);
			const cell = page.locator(column ? `[id="${place}"]` : `tr[id="${row}"] td`).first();
			await cell.dispatchEvent('click');
			await expect(page.locator(`.lit-bar a[href="${to}"]`)).toBeVisible();
			await page.locator(`li a.button[href="${to}"]`).click();
			await expect(page.locator('.calc')).toBeVisible();
			await expectHash(page, hash);
			await page.goBack();
			await expect(page.locator('tr.lit')).toHaveAttribute('id', row);
			await expect(page.locator('.lit-bar')).toBeVisible();
		});
	}

	test('a row joins what is under way, and the way from a line of the sum to its row and back is a tap each', async ({
		page
	}) => {
		await open(page, `${MELEE}#${toLink({ attackers: ['el'] })}`);
		await expectHash(page, `#${toLink({ attackers: ['el'] })}`);
		await page.locator('.total').click();
		await sum(page).getByRole('link', { name: 'Éléphants contre fantassins lourds' }).click();
		await page.waitForURL('/fr/alexander/melee-types/#el.ho');
		await page.locator('.lit-bar a').first().click();
		await expect(page.locator('.calc')).toBeVisible();
		await expectHash(page, `#${toLink({ attackers: ['el'], defenders: ['ho'] })}`);
		await open(page, '/fr/alexander/terrain/#ford-2');
		await page.locator('.lit-bar a', { hasText: 'mêlée' }).click();
		await expectHash(page, `#${toLink({ attackers: ['el'], defenders: ['ho'], terrain: ['ford-2'] })}`);
	});
});

test('both languages stand together in questions, odds and verdict', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('guidon.both', 'yes'));
	await open(page, MELEE);
	await expect(page.locator('.work h2 .other')).toBeVisible();
	await expect(page.locator('.choice', { hasText: 'Éléphants' }).locator('.other')).toHaveText('Elephants');
	await expect(chances(page).locator('.other').first()).toBeVisible();
	await page.getByRole('button', { name: `${words.toThrow.fr} ${words.toThrow.en}`, exact: true }).click();
	await face(page, 7).click();
	await expect(page.locator('.verdict .other')).toBeVisible();
	await expect(page.locator('.dock .line .other').first()).toBeVisible();
	await expect(page.locator('.dock .buttons .other').first()).toBeVisible();
});

test('questions, dice and verdict move for a quarter of a second at most, and not where motion is unwanted', async ({
	page
}) => {
	await page.addInitScript(() => {
		const moved: number[] = [];
		Object.assign(window, { moved });
		const animate = Element.prototype.animate;
		Element.prototype.animate = function (frames, options) {
			moved.push(Number((options as KeyframeAnimationOptions).duration));
			return animate.call(this, frames, options);
		};
	});
	const moved = () => page.evaluate(() => (window as unknown as { moved: number[] }).moved);
	/** Each time another calculator: one that was played opens on its verdict. */
	const play = async (path: string, first: string) => {
		await open(page, path);
		await choice(page, first).click();
		await at(page, 2);
		await button(page, 'toThrow').click();
		await face(page, 4).click();
		await expect(result(page)).toBeVisible();
	};
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await play(MELEE, 'Éléphants');
	expect(await moved()).toEqual([120, 240, 120]);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await play(FIRE, 'Archers');
	expect(await moved()).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.evaluate(() => localStorage.setItem('guidon.theme', 'paper'));
	await play('/fr/dbm/calc/pip/', 'Halte');
	expect(await moved()).toEqual([]);
});

test('an answer is announced once, with the sum and the chances', async ({ page }) => {
	await open(page, MELEE);
	const said = page.getByRole('status').filter({ hasText: words.total.fr });
	await expect(said).toHaveCount(0);
	await choice(page, 'Éléphants').click();
	await expect(said).toHaveCount(1);
	await expect(said).toContainText('%');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mêlée', { useInnerText: true });
});

test.describe('the sum', () => {
	test('the total and the chances follow every answer', async ({ page }) => {
		await open(page, MELEE);
		await menu(page, 'all');
		await expect(total(page)).toHaveText('+1');
		await expect(chances(page)).toContainText('60\u202f%');
		await page.getByLabel('Par un flanc').check();
		await expect(total(page)).toHaveText('+3');
		await expect(chances(page)).toContainText('80\u202f%');
		await expect(chances(page)).not.toContainText('60\u202f%');
	});

	test('what is ruled out is closed, with the reason, there and in the sum', async ({ page }) => {
		await open(page, MELEE);
		await menu(page, 'all');
		const flank = page.getByLabel('Par un flanc');
		await flank.check();
		await page.getByLabel('Tous les défenseurs en déroute').check();
		await expect(flank).toBeDisabled();
		await expect(flank).not.toBeChecked();
		const why = 'Exclu par\u00a0: Tous les défenseurs en déroute';
		await expect(page.locator('.choice', { has: flank })).toContainText(why);
		await page.locator('.total').click();
		const out = sum(page).locator('li', { hasText: 'Par un flanc' });
		await expect(out).toHaveCount(1);
		await expect(out).toContainText(why);
		await expect(out.locator('s')).toContainText('+2');
	});

	test('what counts no more because of another answer can be taken back', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ terrain: ['bridge', 'up'] })}`);
		await menu(page, 'all');
		const terrain = page.getByRole('group', { name: 'Terrain' });
		const aside = terrain.locator('.choice.ruled', { has: page.locator(':checked') });
		await expect(aside).toHaveCount(1);
		await page.locator('.total').click();
		await expect(sum(page).locator('li')).toHaveCount(1);
		await page.keyboard.press('Escape');
		await aside.getByRole('checkbox').uncheck();
		await expect(terrain.locator('.ruled')).toHaveCount(0);
	});

	test('its lines lead to the row of the chart, and back comes to the same answers and dice', async ({ page }) => {
		await open(page, MELEE);
		await page.getByText('Éléphants').click();
		await button(page, 'toThrow').click();
		await face(page, 7).click();
		const said = await result(page).innerText();
		await page.locator('.more summary').click();
		await page.locator('.more').getByRole('link', { name: 'Éléphants contre fantassins lourds' }).click();
		await page.waitForURL('/fr/alexander/melee-types/#el.ho');
		await expect(page.locator('#el')).toBeVisible();
		await page.goBack();
		await expect(result(page)).toHaveText(said, { useInnerText: true });
	});

	test('who leaves in the very moment of the throw finds it again on the way back', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'toThrow').click();
		await face(page, 7).waitFor();
		await page.evaluate(() => {
			const frames = window.requestAnimationFrame;
			// No frame between the two taps, as on a slow phone.
			window.requestAnimationFrame = () => 0;
			[...document.querySelectorAll<HTMLElement>('.pad button')].find((face) => face.innerText === '7')!.click();
			document.querySelector<HTMLElement>('a.back')!.click();
			Object.assign(window, { frames: () => (window.requestAnimationFrame = frames) });
		});
		await page.waitForURL('/fr/alexander/');
		await page.evaluate(() => (window as unknown as { frames: () => void }).frames());
		await page.goBack();
		await expect(result(page)).toContainText('7 + 1');
	});

	test('an impossible situation says why, and where it is written', async ({ page }) => {
		await open(page, FIRE);
		await page.getByLabel('Peltastes').click();
		await at(page, 2);
		await page.getByText('3 hexagones').click();
		const dock = page.locator('.dock');
		await expect(dock).toContainText('Les peltastes ne peuvent pas tirer à 3 hexagones');
		await expect(total(page)).toHaveCount(0);
		await expect(button(page, 'toThrow')).toBeDisabled();
		await dock.getByRole('link', { name: words.seeRow.fr }).click();
		await page.waitForURL(/\/fr\/alexander\/fire-table\/#[\w-]+\.3$/);
	});
});

test.describe('the way back', () => {
	test('undo, redo and new', async ({ page }) => {
		await open(page, MELEE);
		await expect(button(page, 'undo')).toBeDisabled();
		await page.getByText('Éléphants').click();
		await at(page, 2);
		const hash = `#${toLink({ attackers: ['el'] })}`;
		await expectHash(page, hash);
		await button(page, 'undo').click();
		await expectHash(page, '');
		await menu(page, 'redo');
		await expectHash(page, hash);
		await menu(page, 'clear');
		await at(page, 1);
		await expectHash(page, '');
		await button(page, 'undo').click();
		await expect(page.getByLabel('Éléphants')).toBeChecked();
	});

	test('the back key goes one question back', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'next').click();
		await at(page, 2);
		await button(page, 'next').click();
		await at(page, 3);
		await page.goBack();
		await at(page, 2);
		await expect(heading(page)).toBeFocused();
		await button(page, 'back').click();
		await at(page, 1);
	});

	test('a second tap corrects the first and skips no question', async ({ page }) => {
		await open(page, `${MELEE}#${FOUR}`);
		await at(page, 5);
		await page.evaluate(() => {
			const [, flank, rear] = document.querySelectorAll<HTMLInputElement>('.work input[type=radio]');
			flank!.click();
			rear!.click();
		});
		await at(page, 6);
		await page.goBack();
		await at(page, 5);
		await expect(choice(page, REAR)).toBeChecked();
	});

	test('a number that is typed answers its own question, and the enter key goes on', async ({ page }) => {
		await open(page, '/fr/wab/calc/combat/');
		await page.getByRole('spinbutton').focus();
		await page.keyboard.type('27');
		await page.keyboard.press('Enter');
		await at(page, 2);
		await expect(page.getByRole('spinbutton')).toHaveValue('3');
		await expectHash(page, `#${toLink({ attacks: 27 })}`);
	});

	test('a grade is given before its type, side by side with the others, and counts with it', async ({ page }) => {
		await open(page, `/fr/dbm/calc/close-combat/#${toLink({ 'own-type': 'kn' })}`);
		const grades = page.locator('.segments .choice');
		await expect(grades).toHaveCount(5);
		const overflowing = () =>
			grades.evaluateAll((chips) => chips.filter((one) => one.scrollWidth > one.clientWidth).length);
		await choice(page, 'Exception (X)').tap({ force: true });
		await expect(choice(page, 'Exception (X)')).toBeChecked();
		expect(await overflowing()).toBe(0);
		await page.getByText('Chameliers (Cm)').tap();
		await atDice(page);
		// A grade shares the line of its type.
		await expect(row(page, 'Second élément')).toContainText('Exception (X)');

		// A type without it is marked, and listed below the five.
		await open(page, `/fr/dbm/calc/shooting/#${toLink({ 'own-type': 'bw', 'enemy-type': 'sp' })}`);
		await button(page, 'back').tap();
		await expect(choice(page, 'Exception (X)')).toBeDisabled();
		await expect(page.locator('.why')).toContainText('Sp');
		expect(await overflowing()).toBe(0);
	});

	test('the dice make room while an answer is given anew, and come back with it', async ({ page }) => {
		await open(page, `/fr/dbm/calc/close-combat/#${toLink({ 'own-type': 'kn', 'enemy-type': 'sp' })}`);
		const pads = page.locator('.pad');
		await expect(pads).toHaveCount(1);
		await row(page, 'Second élément').tap();
		await expect(pads).toHaveCount(0);
		await page.getByText('Piquiers (Pk)').tap();
		await expect(pads).toHaveCount(1);
		await row(page, words.anythingElse.fr).tap();
		await expect(pads).toHaveCount(0);
		await button(page, 'toThrow').tap();
		await expect(pads).toHaveCount(1);
		await expect(page.locator('.work details[open]')).toHaveCount(0);
	});

	test('of the long questions that rarely apply one is open, the last that was asked for', async ({ page }) => {
		await open(page, '/en/jdg/calc/shock/');
		await button(page, 'toThrow', 'en').tap();
		await row(page, words.anythingElse.en).tap();
		const long = page.locator('details[name="rare"]');
		const [first, second] = [long.nth(0), long.nth(1)];
		await first.locator('summary').tap();
		await expect(first.locator('input').first()).toBeVisible();
		await second.locator('summary').tap();
		await expect(second.locator('input').first()).toBeVisible();
		await expect(first).not.toHaveAttribute('open');
		await second.locator('summary').tap();
		await expect(long.locator('input')).toHaveCount(0);
	});

	test('in the largest text an answer stands below what it answers, as wide as there is room', async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('guidon.text', 'largest'));
		await open(page, `${MELEE}#${FOUR}`);
		await button(page, 'toThrow').tap();
		const answer = (await row(page, 'Attaquants').first().locator('b').boundingBox())!;
		expect(answer.width).toBeGreaterThan(150);
	});

	test('several types are a tap more', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'several').click();
		await page.getByRole('checkbox', { name: 'Éléphants' }).check();
		await page.getByRole('checkbox', { name: 'Levées' }).check();
		await at(page, 1);
		await button(page, 'next').click();
		await at(page, 2);
		await expectHash(page, `#${toLink({ attackers: ['in', 'el'] })}`);
	});

	test('swap sides', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ attackers: ['el'], defenders: ['in'], 'attacker-points': 9 })}`);
		await menu(page, 'all');
		await menu(page, 'swap');
		const side = (name: string) => page.getByRole('group', { name });
		await expect(side('Attaquants').getByLabel('Levées')).toBeChecked();
		await expect(side('Défenseurs').getByLabel('Éléphants')).toBeChecked();
		await expect(side('PF défenseurs').getByRole('spinbutton')).toHaveValue('9');
	});

	test('what would change it is tried with a tap', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'toThrow').click();
		// Computed once it is visible.
		await page.locator('.more').getByRole('heading', { name: words.changes.fr }).scrollIntoViewIfNeeded();
		const change = page.getByRole('button', { name: /^avec Par un flanc .*\+20 pts\s*$/ });
		await change.click();
		await expect(total(page)).toHaveText('+3');
		await expect(page.getByRole('button', { name: /^avec Par un flanc/ })).toHaveCount(0);
		await page.locator('.total').click();
		// A default is not an answer of the player.
		await expect(sum(page).locator('tr', { hasText: 'Clair' })).toContainText(words.assumed.fr);
		await page.keyboard.press('Escape');
		await expectHash(page, `#${toLink({ from: 'flank' })}`);
	});

	test('follow-up throws stand with the first, and fall with it', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ 'defender-leaders': 2 })}`);
		await button(page, 'toThrow').click();
		await face(page, 9).click();
		await throwAll(page, 'fr');
		const followed = result(page).locator('.followed');
		await expect(followed).toHaveCount(2);
		await button(page, 'changeDie').first().click();
		await face(page, 5).click();
		await expect(followed).toHaveCount(0);
		await expect(page.locator('.pad')).toHaveCount(0);
	});
});

test.describe('kept', () => {
	test('a reload keeps answers, dice and question', async ({ page }) => {
		await open(page, MELEE);
		await page.getByText('Éléphants').click();
		await at(page, 2);
		const hash = `#${toLink({ attackers: ['el'] })}`;
		await expectHash(page, hash);
		await page.reload();
		await at(page, 2);
		await button(page, 'toThrow').click();
		await face(page, 3).click();
		const said = await result(page).innerText();
		await page.reload();
		await expect(result(page)).toHaveText(said, { useInnerText: true });
		await expectHash(page, hash);
		// Undo removes the die, then the answer.
		await button(page, 'undo').click();
		await expectHash(page, '');
		await expect(button(page, 'undo')).toBeDisabled();
		await menu(page, 'redo');
		await expectHash(page, hash);
	});

	test('sides are swapped and swapped back with all that only one of them can have', async ({ page }) => {
		const answers = { from: 'flank', 'attacker-points': 13, 'defender-points': 7 };
		const link = `#${toLink(answers)}`;
		await open(page, MELEE + link);
		const before = await page.locator('.line').innerText();
		await menu(page, 'swap');
		await expect(page.locator('.line')).not.toHaveText(before, { useInnerText: true });
		await menu(page, 'swap');
		await expect(page.locator('.line')).toHaveText(before, { useInnerText: true });
		await expectHash(page, link);
	});

	test('an answer that is changed on the way back is in the address too', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'next').click();
		await at(page, 2);
		await page.getByText('Éléphants').click();
		await at(page, 3);
		await page.goBack();
		await at(page, 2);
		await expect(page).toHaveURL(`${MELEE}#${toLink({ defenders: ['el'] })}`);
	});

	test('another language keeps answers, question and dice', async ({ page }) => {
		await open(page, MELEE);
		await page.getByText('Éléphants').click();
		await at(page, 2);
		await button(page, 'next').click();
		await at(page, 3);
		await page.locator('.langs').getByRole('link', { name: 'English' }).click();
		await expect(heading(page)).toHaveText('How many strength points attack?', { useInnerText: true });
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await at(page, 3);
		// The previous question is shown in the current language, also in its address.
		await page.goBack();
		await at(page, 2);
		await expect(page).toHaveURL(/\/en\/alexander/);
		await button(page, 'next', 'en').click();
		await at(page, 3);
		await button(page, 'toThrow', 'en').click();
		await face(page, 7).click();
		await page.locator('.langs').getByRole('link', { name: 'Français' }).click();
		await expect(result(page)).toContainText('Défenseurs');
		await expect(button(page, 'undo')).toBeEnabled();
		await expect(page).toHaveURL(`${MELEE}#${toLink({ attackers: ['el'] })}`);
	});

	test('a damaged link says so, and opens with the rest', async ({ page }) => {
		const whole = toLink({ attackers: ['el'], 'attacker-points': 9, from: 'flank' });
		await open(page, `${MELEE}#${whole.replace('flank', 'flxnk')}`);
		const alert = page.locator('.damaged[role=alert]');
		await expect(alert).toContainText(words.damaged.fr);
		await expect(alert.getByRole('listitem')).toHaveText([
			'Il a été coupé ou modifié en route.',
			'Approche\u00a0: « flxnk » n’est pas une réponse connue.'
		]);
		await menu(page, 'all');
		await expect(page.getByRole('group', { name: 'Attaquants', exact: true }).getByLabel('Éléphants')).toBeChecked();
		await expect(page.getByRole('group', { name: 'PF attaquants' }).getByRole('spinbutton')).toHaveValue('9');
		await expect(page.getByLabel('De front')).toBeChecked();
	});

	test('the skip link moves the focus, and leaves the answers and their address alone', async ({ page }) => {
		const link = `${MELEE}#${toLink({ attackers: ['el'], 'attacker-points': 9 })}`;
		await open(page, link);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(page.locator('main')).toBeFocused();
		await expect(page).toHaveURL(link);
		// An anchor in the address is no answer.
		await page.evaluate(() => (location.hash = '#main'));
		await expect(page).toHaveURL(link);
		await expect(page.locator('.damaged')).toBeHidden();
		// Another link, pasted over this address, is opened.
		const other = toLink({ attackers: ['ch'], 'attacker-points': 4 });
		await page.evaluate((other) => (location.hash = other), other);
		await menu(page, 'all');
		await expect(page.getByRole('group', { name: 'Attaquants', exact: true }).getByLabel('Chars')).toBeChecked();
	});

	test('a link counts alike on both phones, and says where it counts otherwise than this one', async ({ page }) => {
		const artillery = '/fr/jdg/calc/artillery-fire/';
		await page.addInitScript(() => localStorage.setItem('guidon.setting.jdg.zero', JSON.stringify('ten')));
		await open(page, `${artillery}#${toLink({ zero: 'nought' })}`);
		const notice = page.locator('.work .notice[role=status]');
		await expect(notice.getByRole('listitem')).toContainText(['0 vaut zéro Votre réglage\u00a0: 0 vaut dix']);
		expect(await page.evaluate(() => localStorage.getItem('guidon.setting.jdg.zero'))).toBe('"ten"');
		await expect(page).toHaveURL(new RegExp(`#${toLink({ zero: 'nought', test: 'no' })}$`));
		await open(page, '/fr/calculators/');
		await open(page, artillery);
		await expect(button(page, 'undo')).toBeDisabled();
		await expect(notice).toBeHidden();
		await menu(page, 'all');
		await settings(page).click();
		await expect(page.getByLabel('0 vaut dix')).toBeChecked();
	});

	test('an answer left over from another type neither counts nor is shown, and comes back with the type', async ({
		page
	}) => {
		await open(page, '/en/dbm/calc/close-combat/');
		await menu(page, 'all', 'en');
		const group = (name: string) => page.getByRole('group', { name });
		await group('First element').getByLabel('Blades (Bd)').check();
		await group('Second element').getByLabel('Spears (Sp)').check();
		// With both types known, questions name the elements.
		await expect(group('Bd (O): factors')).toBeVisible();
		await expect(group('Sp (O): factors')).toBeVisible();
		const wall = group(': factors').first().getByLabel('Foot defending a fortification');
		await wall.check();
		await group('First element').getByLabel('Cavalry (Cv)').check();
		await group('Second element').getByLabel('Light Horse (LH)').check();
		await expect(wall).not.toBeChecked();
		await expect(wall).toBeDisabled();
		await group('Cv (O): Cv behind').getByLabel('Supported', { exact: false }).last().check();
		await expect(total(page)).toHaveText('4 against 2', { useInnerText: true });
		expect(await page.locator('fieldset input:checked:disabled').count()).toBe(0);
		await group('First element').getByLabel('Blades (Bd)').check();
		await expect(wall).toBeChecked();
		await expect(wall).toBeEnabled();
	});

	test('the last tick of a question that needs one cannot be taken away, on the screen neither', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'several').click();
		const elephants = page.getByRole('checkbox', { name: 'Éléphants' });
		await elephants.check();
		await elephants.click();
		await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
	});

	test('the last used way is kept', async ({ page }) => {
		await open(page, MELEE);
		await menu(page, 'all');
		await open(page, FIRE);
		await expect(page.getByRole('group', { name: 'PF de la cible' })).toBeVisible();
	});

	test('a setting is kept from one combat to the next, and its doubt is told', async ({ page }) => {
		const artillery = '/fr/jdg/calc/artillery-fire/';
		await open(page, artillery);
		await menu(page, 'all');
		await settings(page).click();
		await page.getByLabel('0 vaut dix').check();
		await page.getByRole('group', { name: 'Le 0 du dé' }).getByRole('button').click();
		await expect(page.locator('[popover]:popover-open')).toContainText('sans nommer le dé');
		await page.keyboard.press('Escape');
		await open(page, '/fr/calculators/');
		await page.locator(`a[href="${artillery}"]`).click();
		await settings(page).click();
		await expect(page.getByLabel('0 vaut dix')).toBeChecked();
		await menu(page, 'clear');
		await expect(page.getByLabel('0 vaut dix')).toBeChecked();
	});
});

test.describe('shared', () => {
	/** Decodes a QR code from a screenshot. */
	async function scanned(page: Page, code: Locator): Promise<string> {
		const picture = (await code.screenshot()).toString('base64');
		const desk = await page.context().newPage();
		const { width, height, data } = await desk.evaluate(async (picture) => {
			const image = new Image();
			image.src = `data:image/png;base64,${picture}`;
			await image.decode();
			const canvas = new OffscreenCanvas(image.width, image.height);
			const pen = canvas.getContext('2d')!;
			pen.drawImage(image, 0, 0);
			const { width, height, data } = pen.getImageData(0, 0, image.width, image.height);
			return { width, height, data: [...data] };
		}, picture);
		await desk.close();
		return decodeQR({ width, height, data: Uint8ClampedArray.from(data) });
	}

	test('the code on screen and the copied link open the same sum', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await open(page, MELEE);
		await page.getByText('Éléphants').click();
		await at(page, 2);
		await menu(page, 'shareThis');
		const sheet = page.locator('#share');
		const code = sheet.locator('svg');
		await expect(code).toBeVisible();
		await expectHash(page, `#${toLink({ attackers: ['el'] })}`);
		const link = new URL(page.url());
		expect(await scanned(page, sheet.locator('.code'))).toBe(link.href);
		await button(sheet, 'copy').click();
		await expect(sheet.getByRole('status')).toHaveText(words.copied.fr);
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link.href);

		const opponent = await context.newPage();
		await open(opponent, link.href.replace('/fr/', '/en/'));
		await expect(total(opponent)).toHaveText(await total(page).innerText());
	});
});

test.describe('ways in', () => {
	test('from the first page, the game and a chart', async ({ page }) => {
		await open(page, '/fr/');
		await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Calculs' }).click();
		await page.waitForURL('/fr/calculators/');
		await page.locator(`a[href="${FIRE}"]`).click();
		await expect(heading(page)).toHaveText('Qui tire\u202f?', { useInnerText: true });

		await open(page, '/fr/alexander/');
		await page.locator(`main a[href="${MELEE}"]`).click();
		await expect(heading(page)).toHaveText('Qui attaque\u202f?', { useInnerText: true });

		await open(page, '/fr/alexander/fire-table/');
		await page.locator(`main a[href="${FIRE}"]`).click();
		await expect(heading(page)).toHaveText('Qui tire\u202f?', { useInnerText: true });
	});

	test('a link with answers that is followed within the app opens with them', async ({ page }) => {
		await open(page, '/fr/calculators/');
		const hash = `#${toLink({ attackers: ['el'] })}`;
		await page.locator(`a[href="${MELEE}"]`).evaluate((link: HTMLAnchorElement, hash) => (link.href += hash), hash);
		await page.locator(`a[href^="${MELEE}"], a[href*="${MELEE}#"]`).click();
		await at(page, 2);
		await expectHash(page, hash);
	});
});

test('the keyboard alone goes from the first question to the dice', async ({ page }) => {
	await open(page, `${MELEE}#${FOUR}`);
	await at(page, 5);
	const press = (...keys: string[]) =>
		keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
	await page.getByLabel('De front').focus();
	// Moving through choices with arrow keys is no answer yet.
	await press('ArrowDown', 'ArrowDown');
	await expect(choice(page, REAR)).toBeChecked();
	await at(page, 5);
	await press('Enter');
	await at(page, 6);
	await expect(heading(page)).toBeFocused();
	await button(page, 'toThrow').focus();
	await press('Enter');
	// The focus is on the dice: a digit is a face, and then it is on the verdict, which is a heading.
	await expect(page.locator('.dock .pad')).toBeFocused();
	await atDice(page);
	await press('0');
	await expect(result(page)).toContainText('0 + ');
	await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused();
	// Enter on the dice rolls.
	await button(page, 'sameWith').click();
	await expect(result(page)).toHaveCount(0);
	await page.locator('.dock .pad').focus();
	await press('Enter');
	await expect(result(page)).toBeVisible();
});

for (const calculator of CALCULATORS) {
	test(`${calculator} needs five tabs at most from any question to the button that goes on`, async ({ page }) => {
		await open(page, `/fr${calculator}`);
		let left = await answerAll(page, 'fr');
		const reached = () => button(page, 'next').evaluate((one) => one === document.activeElement);
		const far: string[] = [];
		for (; left > 0; left--) {
			await button(page, 'back').click();
			await at(page, left);
			// With several choices there are most Tab stops.
			if (await button(page, 'several').count()) await button(page, 'several').click();
			await heading(page).focus();
			let tabs = 0;
			while (!(await reached()) && tabs < 6) {
				await page.keyboard.press('Tab');
				tabs++;
			}
			if (tabs > 5) far.push(await heading(page).innerText());
		}
		expect(far).toEqual([]);
	});
}

test('arrows go through boxes, less and more, and marks of doubt, which are one stop each', async ({ page }) => {
	await open(page, FIRE);
	const press = (key: string) => page.keyboard.press(key);
	const box = (id: string) => page.locator(`input[type=checkbox][data-choice=${id}]`);
	await button(page, 'several').click();
	await expect(box('ar')).toHaveAttribute('tabindex', '0');
	await box('ar').focus();
	await press('ArrowDown');
	await expect(box('cl')).toBeFocused();
	await press('Space');
	await expect(box('cl')).toBeChecked();
	await press('ArrowDown');
	await press('ArrowRight');
	await press('ArrowRight');
	await expect(box('ph')).toBeFocused();
	// Its own mark is the next stop, and leads to the others.
	await press('Tab');
	const marks = page.locator('.choice .doubt');
	await expect(marks.first()).toBeFocused();
	await press('ArrowUp');
	await expect(marks.last()).toBeFocused();
	await press('Enter');
	await expect(page.locator('.story').last()).toBeVisible();
	await press('Escape');
	await press('Shift+Tab');
	await expect(box('ph')).toBeFocused();
	await open(page, `${MELEE}#${toLink({ attackers: ['el'], defenders: ['in'] })}`);
	await page.getByRole('spinbutton').focus();
	const points = Number(await page.getByRole('spinbutton').inputValue());
	await press('ArrowUp');
	await expect(page.getByRole('spinbutton')).toHaveValue(String(points + 1));
	await expect(page).toHaveURL(new RegExp(`attacker-points=${points + 1}`));
});

test.describe('axe finds nothing', () => {
	test('step by step, on the dice, in the sum and in the share sheet', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ 'defender-leaders': 1, 'defender-state': 'all-routed' })}`);
		expect(await axeFindings(page)).toEqual([]);
		await page.locator('.total').click();
		await expect(sum(page)).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await button(page, 'menu').click();
		expect(await axeFindings(page)).toEqual([]);
		await button(page.locator('#menu'), 'shareThis').click();
		await expect(page.locator('#share svg')).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await button(page, 'toThrow').click();
		await throwAll(page, 'fr');
		await expectResult(page);
		expect(await axeFindings(page)).toEqual([]);
	});

	test('all at once, with outcomes and with a distribution', async ({ page }) => {
		for (const path of [MELEE, '/fr/wab/calc/combat/']) {
			await open(page, path);
			if (path === MELEE) await menu(page, 'all');
			await button(page, 'toThrow').click();
			await throwAll(page, 'fr');
			await expectResult(page);
			expect(await axeFindings(page)).toEqual([]);
		}
	});
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a melee from the first question to the dice, the code included, with the server killed', async ({ page }) => {
		const site = await startSite();
		try {
			await page.goto(site.url + MELEE);
			await expect(page.locator('.notice')).toContainText('Prêt hors connexion');
		} finally {
			await site.kill();
		}
		expect(await refused(site.url)).toBe(true);
		await page.goto(site.url + MELEE);
		await alive(page);
		await answerAll(page, 'fr');
		await throwAll(page, 'fr');
		await expectResult(page);
		await menu(page, 'shareThis');
		await expect(page.locator('#share svg')).toBeVisible();
	});
});
