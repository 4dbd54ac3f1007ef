/** Every calculator as a player works with it: from the first question to the last die. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';
import decodeQR from 'qr/decode.js';
import { words } from '../../src/lib/calculator/words';
import { toLink } from '../../src/lib/odds/link';
import { alive, expectHash, htmlOf, LANGS, refused, startSite, type Lang } from './site';

// What the worker does has a test at the end; filling its cache for every test takes longer than they do.
test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

/** As the contents list them, without the language. */
const listedIn = (lang: Lang): string[] =>
	[...htmlOf(`/${lang}/calculators/`).matchAll(/href="\/(?:fr|en)(\/[\w-]+\/calc\/[\w-]+\/)"/g)].map(
		([, path]) => path!
	);
const CALCULATORS = listedIn('fr');

const MELEE = '/fr/alexander/calc/melee/';
const FIRE = '/fr/alexander/calc/fire/';

async function open(page: Page, address: string) {
	await page.goto(address);
	await alive(page);
}

const button = (page: Page | Locator, word: keyof typeof words, lang: Lang = 'fr') =>
	page.getByRole('button', { name: words[word][lang], exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The mark of the question on screen: `3. PF attaquants`. */
const place = (page: Page) => page.locator('.progress [aria-current=step]');
const total = (page: Page) => page.locator('.total b');
const chances = (page: Page) => page.locator('.dock p');
const sum = (page: Page) => page.locator('#sum');
const result = (page: Page) => page.locator('.result');
const face = (page: Page, n: number) =>
	page
		.locator('.pad')
		.first()
		.getByRole('button', { name: String(n), exact: true });

async function at(page: Page, n: number) {
	await expect(place(page)).toHaveAttribute('aria-label', new RegExp(`^${n}\\. `));
}

/** From the first question to the dice, taking what is offered. Gives back how many questions there were. */
async function answerAll(page: Page, lang: Lang): Promise<number> {
	for (let n = 1; ; n++) {
		await at(page, n);
		await expect(total(page)).toBeVisible();
		if ((await place(page).getAttribute('aria-label'))!.endsWith(words.dice[lang])) return n - 1;
		await expect(heading(page)).toBeVisible();
		if (n > 1) await expect(heading(page)).toBeFocused();
		const offered = page.getByRole('radio', { checked: true });
		if (await offered.count()) await offered.click();
		else await button(page, 'next', lang).click();
	}
}

/**
 * Brings something into sight and waits until it stands still: after a leap over the whole checklist, what comes into sight is
 * laid out a frame later, and a tap could land where something was.
 */
async function inReach(place: Locator) {
	await place.scrollIntoViewIfNeeded();
	await place.evaluate(
		(element) =>
			new Promise<void>((done) => {
				let top = NaN;
				let still = 0;
				const look = () => {
					const now = element.getBoundingClientRect().top;
					still = now === top ? still + 1 : 0;
					top = now;
					if (still === 3) done();
					else requestAnimationFrame(look);
				};
				look();
			})
	);
}

/** Throws every die that is asked for, the follow-ups too: always the last face, or all of many dice. */
async function throwAll(page: Page, lang: Lang) {
	const pads = page.locator('.pad');
	for (let i = 0; i < (await pads.count()); i++) {
		const pad = pads.nth(i);
		await inReach(pad);
		const many = pad.getByRole('spinbutton');
		if (await many.count()) {
			await many.fill((await many.getAttribute('max'))!);
			await button(pad, 'read', lang).click();
		} else for (const die of await pad.locator('.keys').all()) await die.getByRole('button').last().click();
		await expect(result(page).nth(i)).not.toBeEmpty();
	}
}

/** What stands once the dice have fallen. */
async function expectResult(page: Page) {
	await expect(page.locator('.result .verdict').last()).not.toBeEmpty();
	const steps = page.locator('.throwing').getByRole('checkbox');
	await steps.first().check();
	await expect(steps.first()).toBeChecked();
}

/** Changes one answer after another until the sum at the bottom is another. */
async function changeTheSum(page: Page) {
	const before = await page.locator('.line').innerText();
	const ways = page.locator('fieldset input:not([type=number]), .steps > button:last-of-type');
	for (let i = 0; i < (await ways.count()); i++) {
		const way = ways.nth(i);
		const taken = (await way.getAttribute('type')) !== null && (await way.isChecked());
		if (taken || !(await way.isEnabled())) continue;
		await way.click();
		if (!(await total(page).count())) await page.keyboard.press('Control+z');
		else if ((await page.locator('.line').innerText()) !== before) return before;
	}
	throw new Error('No answer changes the sum.');
}

test('both languages list the same calculators', () => {
	expect(CALCULATORS.length).toBeGreaterThanOrEqual(10);
	expect(listedIn('en')).toEqual(CALCULATORS);
});

for (const path of CALCULATORS) {
	for (const lang of LANGS) {
		test(`/${lang}${path} is worked through step by step`, async ({ page }) => {
			const errors: Error[] = [];
			page.on('pageerror', (error) => errors.push(error));
			await open(page, `/${lang}${path}`);
			expect(await answerAll(page, lang)).toBeGreaterThan(1);
			await throwAll(page, lang);
			await expectResult(page);
			expect(errors).toEqual([]);
		});

		test(`/${lang}${path} is worked through all at once`, async ({ page }) => {
			const errors: Error[] = [];
			page.on('pageerror', (error) => errors.push(error));
			await open(page, `/${lang}${path}`);
			await button(page, 'all', lang).click();
			const line = page.locator('.line');
			const before = await changeTheSum(page);
			const after = await line.innerText();
			await page.keyboard.press('Control+z');
			await expect(line).toHaveText(before, { useInnerText: true });
			await page.keyboard.press('Control+Shift+z');
			await expect(line).toHaveText(after, { useInnerText: true });
			await throwAll(page, lang);
			await expectResult(page);
			expect(errors).toEqual([]);
		});
	}
}

test('a full melee takes at most 12 taps from a cold start', async ({ page }) => {
	await open(page, MELEE);
	let taps = 0;
	const tap = async (what: Locator) => {
		taps++;
		await what.tap();
	};
	// Elephants, 8 points, attack levies in the flank; 6 points defend and are discouraged.
	await tap(page.getByText('Éléphants'));
	await tap(button(page, 'next'));
	await tap(page.getByText('Levées'));
	await tap(button(page, 'next'));
	await tap(page.getByRole('button', { name: '8', exact: true }));
	await at(page, 4);
	await tap(page.getByRole('button', { name: '6', exact: true }));
	await at(page, 5);
	await tap(page.getByText('Par un flanc'));
	await at(page, 6);
	await tap(page.getByText('Tous les défenseurs découragés'));
	await at(page, 7);
	await tap(button(page, 'toThrow'));
	await tap(face(page, 5));
	await expect(result(page)).toContainText('Défenseurs');
	expect(taps).toBeLessThanOrEqual(12);
});

test.describe('the sum', () => {
	test('the total and the chances follow every answer', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'all').click();
		await expect(total(page)).toHaveText('+1');
		await expect(chances(page)).toContainText('60\u202f%');
		await page.getByLabel('Par un flanc').check();
		await expect(total(page)).toHaveText('+3');
		await expect(chances(page)).toContainText('80\u202f%');
		await expect(chances(page)).not.toContainText('60\u202f%');
	});

	test('what is ruled out is closed, with the reason, there and in the sum', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'all').click();
		const flank = page.getByLabel('Par un flanc');
		await flank.check();
		await page.getByLabel('Tous les défenseurs en déroute').check();
		await expect(flank).toBeDisabled();
		await expect(flank).not.toBeChecked();
		const why = 'Exclu par\u00a0: Tous les défenseurs en déroute';
		await expect(page.locator('label', { has: flank })).toContainText(why);
		await page.locator('.total').click();
		const out = sum(page).locator('li', { hasText: 'Par un flanc' });
		await expect(out).toHaveCount(1);
		await expect(out).toContainText(why);
		await expect(out.locator('s')).toContainText('+2');
	});

	test('what counts no more because of another answer can be taken back', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ terrain: ['bridge', 'up'] })}`);
		await button(page, 'all').click();
		const terrain = page.getByRole('group', { name: 'Terrain' });
		const aside = terrain.locator('label.ruled', { has: page.locator(':checked') });
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
		await page.locator('.total').click();
		await sum(page).getByRole('link', { name: 'Éléphants contre fantassins lourds' }).click();
		await page.waitForURL('/fr/alexander/melee-types/#el.ho');
		await expect(page.locator('#el')).toBeVisible();
		await page.goBack();
		await expect(result(page)).toHaveText(said, { useInnerText: true });
		await expect(face(page, 7)).toHaveAttribute('aria-pressed', 'true');
	});

	test('who leaves in the very moment of the throw finds it again on the way back', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'toThrow').click();
		await face(page, 7).waitFor();
		await page.evaluate(() => {
			const frames = window.requestAnimationFrame;
			// A phone with no time for a frame between the two taps.
			window.requestAnimationFrame = () => 0;
			[...document.querySelectorAll<HTMLElement>('.pad button')].find((face) => face.innerText === '7')!.click();
			document.querySelector<HTMLElement>('a.back')!.click();
			Object.assign(window, { frames: () => (window.requestAnimationFrame = frames) });
		});
		await page.waitForURL('/fr/alexander/');
		await page.evaluate(() => (window as unknown as { frames: () => void }).frames());
		await page.goBack();
		await expect(face(page, 7)).toHaveAttribute('aria-pressed', 'true');
		await expect(result(page)).toBeVisible();
	});

	test('an impossible situation says why, and where it is written', async ({ page }) => {
		await open(page, FIRE);
		await page.getByLabel('Peltastes').check();
		await button(page, 'next').click();
		await page.getByText('3 hexagones').click();
		const dock = page.locator('.dock');
		await expect(dock.getByRole('status')).toContainText('Les peltastes ne peuvent pas tirer à 3 hexagones');
		await expect(total(page)).toHaveCount(0);
		await expect(button(page, 'toThrow')).toBeDisabled();
		await dock.getByRole('link', { name: words.seeRow.fr }).click();
		await page.waitForURL(/\/fr\/alexander\/fire-table\/#[\w-]+\.3$/);
	});
});

test.describe('the way back', () => {
	test('undo, redo and clear', async ({ page }) => {
		await open(page, MELEE);
		await expect(button(page, 'undo')).toBeDisabled();
		await page.getByText('Éléphants').click();
		const elephants = page.getByLabel('Éléphants');
		await expect(elephants).toBeChecked();
		await button(page, 'undo').click();
		await expect(elephants).not.toBeChecked();
		await expect(page.getByLabel('Fantassins lourds')).toBeChecked();
		await button(page, 'redo').click();
		await expect(elephants).toBeChecked();
		await expect(button(page, 'redo')).toBeDisabled();
		await button(page, 'clear').click();
		await expect(elephants).not.toBeChecked();
		await expectHash(page, '');
		await button(page, 'undo').click();
		await expect(elephants).toBeChecked();
	});

	test('throw again takes the dice away, undo brings them back, same again changes one answer', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'toThrow').click();
		await face(page, 0).click();
		await expect(result(page)).toBeVisible();
		await button(page, 'again').click();
		await expect(result(page)).toHaveCount(0);
		await button(page, 'undo').click();
		await expect(result(page)).toBeVisible();
		await button(page, 'sameWith').click();
		await page.locator('#answers').getByRole('button', { name: 'Approche' }).click();
		await page.getByText('Par l’arrière', { exact: true }).click();
		await expect(total(page)).toHaveText('+4');
		await button(page, 'toThrow').click();
		await expect(result(page)).toHaveCount(0);
	});

	test('the back key goes one question back, and the marks on top to any', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'next').click();
		await button(page, 'next').click();
		await at(page, 3);
		await page.goBack();
		await at(page, 2);
		await expect(heading(page)).toBeFocused();
		await button(page, 'back').click();
		await at(page, 1);
		await page.locator('.progress button').nth(4).click();
		await at(page, 5);
		await expect(heading(page)).toHaveText('D’où vient l’attaque\u202f?');
		await button(page, 'back').click();
		await at(page, 1);
	});

	test('a second tap corrects the first and skips no question', async ({ page }) => {
		await open(page, MELEE);
		await page.locator('.progress button').nth(4).click();
		await at(page, 5);
		await page.evaluate(() => {
			const [, flank, rear] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
			flank!.click();
			rear!.click();
		});
		await at(page, 6);
		await page.goBack();
		await at(page, 5);
		await expect(page.getByLabel('Par l’arrière +3')).toBeChecked();
	});

	test('swap sides', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ attackers: ['el'], defenders: ['in'], 'attacker-points': 9 })}`);
		await button(page, 'all').click();
		await button(page, 'swap').click();
		const side = (name: string) => page.getByRole('group', { name });
		await expect(side('Attaquants').getByLabel('Levées')).toBeChecked();
		await expect(side('Défenseurs').getByLabel('Éléphants')).toBeChecked();
		await expect(side('PF défenseurs').getByRole('spinbutton')).toHaveValue('9');
	});

	test('what would change it is tried with a tap', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'toThrow').click();
		// Worked out once somebody looks.
		await page.getByRole('heading', { name: words.changes.fr }).scrollIntoViewIfNeeded();
		const change = page.getByRole('button', { name: /^avec Par un flanc .*\+20 pts\s*$/ });
		await change.click();
		await expect(total(page)).toHaveText('+3');
		await expect(page.getByRole('button', { name: /^avec Par un flanc/ })).toHaveCount(0);
		await page.locator('.total').click();
		// What was only assumed before is no answer of the player now.
		await expect(sum(page).locator('tr', { hasText: 'Clair' })).toContainText(words.assumed.fr);
		await expectHash(page, `#${toLink({ from: 'flank' })}`);
	});

	test('follow-up throws stand with the first, and fall with it', async ({ page }) => {
		await open(page, `${MELEE}#${toLink({ 'defender-leaders': 2 })}`);
		await button(page, 'toThrow').click();
		await face(page, 9).click();
		await expect(page.locator('.pad')).toHaveCount(3);
		await throwAll(page, 'fr');
		await expect(result(page)).toHaveCount(await page.locator('.pad').count());
		await face(page, 5).click();
		await expect(page.locator('.pad')).toHaveCount(1);
	});
});

test.describe('kept', () => {
	test('a reload keeps answers, dice and question', async ({ page }) => {
		await open(page, MELEE);
		await page.getByText('Éléphants').click();
		await button(page, 'next').click();
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
		// One question back, whatever was there before the reload.
		await button(page, 'back').click();
		await expect(heading(page)).not.toHaveClass('unseen');
		await expect(result(page)).toHaveCount(0);
		// And the way back to what was answered before it.
		await button(page, 'undo').click();
		await expectHash(page, '');
		await expect(button(page, 'undo')).toBeDisabled();
		await button(page, 'redo').click();
		await expectHash(page, hash);
	});

	test('sides are swapped and swapped back with all that only one of them can have', async ({ page }) => {
		const answers = { from: 'flank', 'attacker-points': 13, 'defender-points': 7 };
		const link = `#${toLink(answers)}`;
		await open(page, MELEE + link);
		const before = await page.locator('.line').innerText();
		await button(page, 'swap').click();
		await expect(page.locator('.line')).not.toHaveText(before, { useInnerText: true });
		await button(page, 'swap').click();
		await expect(page.locator('.line')).toHaveText(before, { useInnerText: true });
		await expectHash(page, link);
	});

	test('an answer that is changed on the way back is in the address too', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'next').click();
		await page.getByText('Éléphants').click();
		await page.goBack();
		await at(page, 1);
		await expect(page).toHaveURL(`${MELEE}#${toLink({ defenders: ['el'] })}`);
	});

	test('another language keeps answers, question and dice', async ({ page }) => {
		await open(page, MELEE);
		await page.getByText('Éléphants').click();
		await button(page, 'next').click();
		await button(page, 'next').click();
		await at(page, 3);
		await page.locator('.langs').getByRole('link', { name: 'English' }).click();
		await expect(heading(page)).toHaveText('How many strength points attack?');
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await at(page, 3);
		await button(page, 'toThrow', 'en').click();
		await face(page, 7).click();
		await page.locator('.langs').getByRole('link', { name: 'Français' }).click();
		await expect(face(page, 7)).toHaveAttribute('aria-pressed', 'true');
		await expect(result(page)).toContainText('Défenseurs');
		await expect(button(page, 'undo')).toBeEnabled();
		await expect(page).toHaveURL(`${MELEE}#${toLink({ attackers: ['el'] })}`);
		await button(page, 'back').click();
		await at(page, 3);
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
		await expect(page.getByLabel('Éléphants')).toBeChecked();
		await button(page, 'all').click();
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
		// A place in the address, however it came there, is no answer either.
		await page.evaluate(() => (location.hash = '#main'));
		await expect(page).toHaveURL(link);
		await expect(page.getByLabel('Éléphants')).toBeChecked();
		await expect(page.locator('.damaged')).toBeHidden();
	});

	test('a link counts alike on both phones, and says where it counts otherwise than this one', async ({ page }) => {
		const artillery = '/fr/jdg/calc/artillery-fire/';
		await page.addInitScript(() => localStorage.setItem('guidon.setting.jdg.zero', JSON.stringify('ten')));
		await open(page, `${artillery}#${toLink({ zero: 'nought' })}`);
		const notice = page.locator('.readings');
		await expect(notice.getByRole('listitem')).toContainText(['0 vaut zéro Votre réglage\u00a0: 0 vaut dix']);
		expect(await page.evaluate(() => localStorage.getItem('guidon.setting.jdg.zero'))).toBe('"ten"');
		await expect(page).toHaveURL(new RegExp(`#${toLink({ zero: 'nought' })}$`));
		await open(page, '/fr/calculators/');
		await open(page, artillery);
		await expect(button(page, 'undo')).toBeDisabled();
		await expect(notice).toBeHidden();
		await button(page, 'all').click();
		await expect(page.getByLabel('0 vaut dix')).toBeChecked();
	});

	test('an answer left over from another type neither counts nor is shown, and comes back with the type', async ({
		page
	}) => {
		await open(page, '/en/dbm/calc/close-combat/');
		await button(page, 'all', 'en').click();
		const group = (name: string) => page.getByRole('group', { name });
		const wall = group('Your factors').getByLabel('Foot defending a fortification');
		await wall.check();
		await group('Your type').getByLabel('Cavalry (Cv)').check();
		await group('Enemy type').getByLabel('Light Horse (LH)').check();
		await expect(wall).not.toBeChecked();
		await expect(wall).toBeDisabled();
		await group('Your Cv behind').getByLabel('Supported', { exact: false }).last().check();
		await expect(total(page)).toHaveText('4 against 2');
		expect(await page.locator('fieldset input:checked:disabled').count()).toBe(0);
		await group('Your type').getByLabel('Blades (Bd)').check();
		await expect(wall).toBeChecked();
		await expect(wall).toBeEnabled();
	});

	test('the last tick of a question that needs one cannot be taken away, on the screen neither', async ({ page }) => {
		await open(page, MELEE);
		const first = page.getByRole('checkbox', { checked: true }).first();
		await page.getByLabel('Éléphants').check();
		await page.getByLabel('Éléphants').click();
		await expect(first).toBeChecked();
	});

	test('the last used way is kept', async ({ page }) => {
		await open(page, MELEE);
		await button(page, 'all').click();
		await open(page, FIRE);
		await expect(button(page, 'all')).toHaveAttribute('aria-pressed', 'true');
		await expect(page.getByRole('group', { name: 'PF de la cible' })).toBeVisible();
	});

	test('a setting is kept from one combat to the next, and its doubt is told', async ({ page }) => {
		const artillery = '/fr/jdg/calc/artillery-fire/';
		await open(page, artillery);
		await button(page, 'all').click();
		await page.getByLabel('0 vaut dix').check();
		await page.getByRole('group', { name: 'Le 0 du dé' }).getByRole('button').click();
		await expect(page.locator('[popover]:popover-open')).toContainText('sans nommer le dé');
		await page.keyboard.press('Escape');
		await open(page, '/fr/calculators/');
		await page.locator(`a[href="${artillery}"]`).click();
		await expect(page.getByLabel('0 vaut dix')).toBeChecked();
		await button(page, 'clear').click();
		await expect(page.getByLabel('0 vaut dix')).toBeChecked();
	});
});

test('what is practised in quiet moments leaves nothing behind', async ({ page }) => {
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		navigator.vibrate = () => Boolean(seen.push('vibrate'));
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, value) {
			seen.push(key);
			setItem.call(this, key, value);
		};
	});
	await open(page, MELEE);
	const before = await total(page).innerText();
	// One quiet moment after the other, until there is no more to do in them.
	const marks = await page.evaluate(async () => {
		for (let i = 0; i < 300; i++) await new Promise((done) => requestIdleCallback(done));
		return [...document.querySelectorAll('fieldset')].length;
	});
	expect(marks).toBe(1);
	expect(await total(page).innerText()).toBe(before);
	expect(new URL(page.url()).hash).toBe('');
	await expect(button(page, 'undo')).toBeDisabled();
	const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
	expect(seen.filter((key) => key === 'vibrate' || key.startsWith('guidon.setting'))).toEqual([]);
});

test.describe('shared', () => {
	/** What a camera reads in what is seen on screen. */
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
		await page.locator('.progress button').nth(4).click();
		await page.getByText('Par un flanc').click();
		await at(page, 6);
		await button(page, 'share').click();
		const sheet = page.locator('#share');
		const code = sheet.locator('svg');
		await expect(code).toBeVisible();
		await expectHash(page, `#${toLink({ attackers: ['el'], from: 'flank' })}`);
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
		await expect(heading(page)).toHaveText('Qui tire\u202f?');

		await open(page, '/fr/alexander/');
		await page.locator(`main a[href="${MELEE}"]`).click();
		await expect(heading(page)).toHaveText('Qui attaque\u202f?');

		await open(page, '/fr/alexander/fire-table/');
		await page.locator(`main a[href="${FIRE}"]`).click();
		await expect(heading(page)).toHaveText('Qui tire\u202f?');
	});

	test('a link with answers that is followed within the app opens with them', async ({ page }) => {
		await open(page, '/fr/calculators/');
		const hash = `#${toLink({ attackers: ['el'] })}`;
		await page.locator(`a[href="${MELEE}"]`).evaluate((link: HTMLAnchorElement, hash) => (link.href += hash), hash);
		await page.locator(`a[href^="${MELEE}"], a[href*="${MELEE}#"]`).click();
		await expect(page.getByLabel('Éléphants')).toBeChecked();
		await expectHash(page, hash);
	});
});

test('the keyboard alone goes from the first question to the dice', async ({ page }) => {
	await open(page, MELEE);
	const press = (...keys: string[]) =>
		keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
	await page.getByLabel('Phalangites').focus();
	await press('Space');
	await expect(page.getByLabel('Phalangites')).toBeChecked();
	await page.locator('.progress button').nth(4).focus();
	await press('Enter');
	await at(page, 5);
	await expect(heading(page)).toBeFocused();
	await press('Tab');
	await expect(page.getByLabel('De front')).toBeFocused();
	// Going through the choices is not answering yet.
	await press('ArrowDown', 'ArrowDown');
	await expect(page.getByLabel('Par l’arrière +3')).toBeChecked();
	await at(page, 5);
	await press('Enter');
	await at(page, 6);
	await expect(heading(page)).toBeFocused();
	await page.locator('.progress button').last().focus();
	await press('Enter');
	await expect(page.getByRole('heading', { name: words.dice.fr })).toBeFocused();
	await press('Tab');
	await expect(face(page, 0)).toBeFocused();
	await press('Enter');
	await expect(result(page)).toContainText('0 + ');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`axe finds nothing, ${colorScheme}`, () => {
		test.use({ colorScheme, reducedMotion: 'reduce' });
		const findings = async (page: Page) => {
			const { violations } = await new AxeBuilder({ page }).analyze();
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
		};

		test('step by step, on the dice, in the sum and in the share sheet', async ({ page }) => {
			await open(page, `${MELEE}#${toLink({ 'defender-leaders': 1, 'defender-state': 'all-routed' })}`);
			expect(await findings(page)).toEqual([]);
			await page.locator('.total').click();
			await expect(sum(page)).toBeVisible();
			expect(await findings(page)).toEqual([]);
			await page.keyboard.press('Escape');
			await button(page, 'share').click();
			await expect(page.locator('#share svg')).toBeVisible();
			expect(await findings(page)).toEqual([]);
			await page.keyboard.press('Escape');
			await page.locator('.progress button').nth(2).click();
			await at(page, 3);
			expect(await findings(page)).toEqual([]);
			await button(page, 'toThrow').click();
			await throwAll(page, 'fr');
			await expectResult(page);
			expect(await findings(page)).toEqual([]);
		});

		test('all at once, with outcomes and with a distribution', async ({ page }) => {
			for (const path of [MELEE, '/fr/wab/calc/combat/']) {
				await open(page, path);
				await button(page, 'all').click();
				await throwAll(page, 'fr');
				await expectResult(page);
				expect(await findings(page)).toEqual([]);
			}
		});
	});
}

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
		await button(page, 'share').click();
		await expect(page.locator('#share svg')).toBeVisible();
	});
});
