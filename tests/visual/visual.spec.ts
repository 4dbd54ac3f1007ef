/**
 * Pictures of every kind of page and of state, against those kept beside this file. `npm run visual` compares;
 * `npm run visual -- -u` draws them anew after a change that is meant, and then each is to be looked at.
 *
 * They were drawn by Debian’s Chromium with the fonts of Debian: other fonts draw other pictures, so renew them before the change
 * that is to be judged.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { words as session } from '../../src/lib/app/battle/words';
import { toLink } from '../../src/lib/core/odds/link';
import type { Answers } from '../../src/lib/core/types';
import { alive, type Lang } from '../browser/site';
import { test as base } from '../browser/test';
import { press, SCENES, throwDice, type Scene } from './scenes';

interface Look {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly theme: 'day' | 'night' | 'red';
	readonly lang: Lang;
	readonly both?: true;
	/** Which scenes; left out: all. */
	readonly scenes?: (scene: Scene) => boolean;
}

const isDim = ({ name }: Scene) =>
	/^(home|chart|matrix-cell|guided|all-dbm|verdict-follow-up|verdict-dbm|battle|entry|settings)$/.test(name);
const LOOKS: readonly Look[] = [
	{ name: 'phone', width: 360, height: 740, theme: 'day', lang: 'fr' },
	{
		name: 'side',
		width: 740,
		height: 360,
		theme: 'night',
		lang: 'en',
		scenes: ({ everywhere }) => Boolean(everywhere)
	},
	{ name: 'desk', width: 1280, height: 800, theme: 'day', lang: 'en', scenes: ({ everywhere }) => Boolean(everywhere) },
	{ name: 'both', width: 360, height: 640, theme: 'day', lang: 'fr', both: true, scenes: isDim },
	{ name: 'red', width: 360, height: 640, theme: 'red', lang: 'fr', scenes: isDim },
	{ name: 'tablet', width: 820, height: 1180, theme: 'night', lang: 'fr', scenes: isDim }
];

/** Every date and hour on a page is this one’s. */
const NOW = new Date('2026-11-21T20:30:00+01:00');
const PLACE = {
	locale: 'fr-FR',
	timezoneId: 'Europe/Paris',
	serviceWorkers: 'block',
	reducedMotion: 'reduce'
} as const;

async function contextOf(browser: Browser, baseURL: string | undefined, more: object = {}) {
	const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, ...PLACE, ...more });
	await context.clock.setFixedTime(NOW);
	return context;
}

type State = Awaited<ReturnType<Awaited<ReturnType<typeof contextOf>>['storageState']>>;
interface Battles {
	readonly running: State;
	readonly ended: State;
	/** Where its log is. */
	readonly log: string;
}

async function fight(page: Page, answers: Answers, face: number) {
	await page.goto('about:blank');
	await page.goto(`/fr/alexander/calc/melee/#${toLink(answers)}`);
	await alive(page);
	await throwDice(page, 'fr', face);
	await expect(page.locator('aside [role=status]')).toContainText(session.noted.fr);
}

/** A battle of four combats in two turns, as it is fought. */
const test = base.extend<object, { battles: Battles }>({
	battles: [
		async ({ browser }, use, { project }) => {
			const context = await contextOf(browser, project.use.baseURL);
			const page = await context.newPage();
			await page.goto('/fr/session/');
			await alive(page);
			await press(page, session.startBattle, 'fr');
			await page.getByLabel(session.scenario.fr).fill('Gaugamèles');
			await page.getByLabel(`${session.nameOfSide.fr} 1`).fill('Macédoniens');
			await page.getByLabel(`${session.nameOfSide.fr} 2`).fill('Perses');
			await press(page, session.start, 'fr');
			await page.waitForURL('**/session/battle/?id=*');
			const log = page.url();
			const levies = { defenders: ['in'], 'defender-points': 6 };
			await fight(page, { attackers: ['el'], 'attacker-points': 8, from: 'flank', ...levies }, 7);
			await fight(page, { attackers: ['ph'], 'attacker-points': 12, ...levies }, 8);
			await page.goto(log);
			await alive(page);
			await press(page, session.nextTurn, 'fr');
			await expect(page.locator('.turn')).toContainText('2');
			await fight(page, { attackers: ['ch'], defenders: ['cl'], 'attacker-points': 6, from: 'rear' }, 0);
			await fight(page, { attackers: ['cl'], defenders: ['pe'], 'attacker-points': 9 }, 9);
			const running = await context.storageState({ indexedDB: true });
			await page.goto(log);
			await alive(page);
			await page.locator('[popovertarget^=menu-]').first().click();
			await press(page, session.end, 'fr');
			await expect(page.getByText(session.ended.fr).first()).toBeVisible();
			const ended = await context.storageState({ indexedDB: true });
			await context.close();
			await use({ running, ended, log });
		},
		{ scope: 'worker' }
	]
});

for (const look of LOOKS) {
	for (const scene of SCENES.filter((one) => look.scenes?.(one) ?? true)) {
		test(`${scene.name} ${look.name}`, async ({ browser, battles }, { project }) => {
			const { width, height, theme, lang, both } = look;
			const context = await contextOf(browser, project.use.baseURL, {
				viewport: { width, height },
				hasTouch: width < 1000,
				colorScheme: theme === 'day' ? 'light' : 'dark',
				storageState: scene.battle && battles[scene.battle]
			});
			await context.addInitScript(
				(kept) => {
					for (const [key, value] of Object.entries(kept)) localStorage.setItem(`guidon.${key}`, value);
				},
				{ theme, both: both ? 'yes' : '', ...scene.kept }
			);
			const page = await context.newPage();
			// The battle’s own address has its id.
			const id = scene.path.match(/battle|report/) ? new URL(battles.log).search : '';
			await page.goto(`/${lang}${scene.path.replace('?id', id)}`);
			await page.waitForLoadState('networkidle');
			await scene.act?.(page, lang);
			await page.waitForLoadState('networkidle');
			await expect(page).toHaveScreenshot(`${scene.name}-${look.name}.png`, { maxDiffPixelRatio: 0.002 });
			await context.close();
		});
	}
}
