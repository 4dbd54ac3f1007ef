/** Every kind of page and of state, each as a player comes to it. */
import type { Locator, Page } from '@playwright/test';
import { words as calc } from '../../src/lib/app/calculator/words';
import { toLink } from '../../src/lib/core/odds/link';
import { words as packs } from '../../src/lib/app/packs/words';
import { words as session } from '../../src/lib/app/battle/words';
import { alive, type Lang } from '../browser/site';

export interface Scene {
	readonly name: string;
	/** Without the language. */
	readonly path: string;
	/** Kept on the phone beforehand, as `guidon.<key>`. */
	readonly kept?: Readonly<Record<string, string>>;
	/** A battle runs, or ran. */
	readonly battle?: 'running' | 'ended';
	/** Where its parts stand depends on the screen: looked at on each. */
	readonly everywhere?: true;
	act?(page: Page, lang: Lang): Promise<unknown>;
}

const MELEE = '/alexander/calc/melee/';
const ELEPHANTS = {
	attackers: ['el'],
	defenders: ['in'],
	'attacker-points': 8,
	'defender-points': 6,
	from: 'flank'
};
const EL_IN = toLink(ELEPHANTS);
const KN_SP = toLink({ 'own-type': 'kn', 'own-grade': 's', 'enemy-type': 'sp' });

/** In FR+EN a button has both names. */
export const press = (at: Page | Locator, word: { fr: string; en: string }, lang: Lang) =>
	at.getByRole('button', { name: word[lang] }).filter({ visible: true }).first().click();

export const throwDice = async (page: Page, lang: Lang, ...faces: number[]) => {
	await press(page, calc.toThrow, lang);
	await faces.reduce((done, face, i) => done.then(() => tapFace(page, face, i)), Promise.resolve());
};

const tapFace = (page: Page, face: number, die = 0) =>
	page
		.locator('.pad .keys')
		.nth(die)
		.getByRole('button', { name: String(face), exact: true })
		.click();

/** Starred one after the other, and then back to where they are kept. */
const starred = async (page: Page, lang: Lang, at: string, ...paths: readonly string[]) => {
	for (const path of paths) {
		await page.goto(`/${lang}${path}`);
		await alive(page);
		// A row that is lit has its own.
		await page
			.locator(path.includes('#') ? '.lit-bar .star button' : '.star button')
			.first()
			.click();
		await page.locator('.star [aria-pressed="true"]').waitFor();
	}
	await page.goto(`/${lang}${at}`);
	await alive(page);
};

/** A game from a file, and then, link by link, one of its pages: no server knows them. */
const guest = async (page: Page, lang: Lang, ...links: readonly string[]) => {
	await page
		.locator('main li', { hasText: /Hills|Collines/ })
		.getByRole('button', { name: packs.add[lang] })
		.click();
	await page.getByRole('status').getByRole('link').click();
	await page.waitForURL('**/~three-hills/');
	for (const link of links) {
		await page.locator(`main a[href$="${link}"]`).first().click();
		await page.waitForURL(`**${link}`);
	}
};

const firstEntry = (page: Page) => page.locator('.log li button').first().click();

const menu = (page: Page) => page.locator('.bar [popovertarget=menu]').first().click();

export const SCENES: readonly Scene[] = [
	{ name: 'home', everywhere: true, path: '/' },
	{ name: 'home-my-game', path: '/', kept: { 'my-game': 'jdg' } },
	{ name: 'home-battle', everywhere: true, path: '/', battle: 'running' },
	{ name: 'home-install', path: '/', kept: { visits: '4' } },
	{ name: 'game', path: '/dbm/' },
	{ name: 'chart', everywhere: true, path: '/jdg/terrain/' },
	{ name: 'chart-row', path: '/jdg/terrain/#marsh' },
	{ name: 'chart-battle', path: '/alexander/terrain/', battle: 'running' },
	{ name: 'chart-sentences', path: '/dbm/outcome-beaten/' },
	{ name: 'chart-wide', path: '/dbm/combat-factors/' },
	{ name: 'chart-modifiers', path: '/wab/shooting-modifiers/' },
	{ name: 'chart-costs', path: '/dbm/pip-costs/' },
	{ name: 'matrix', path: '/alexander/melee-types/' },
	{ name: 'matrix-cell', everywhere: true, path: '/alexander/melee-types/#el.in' },
	{ name: 'matrix-figures', path: '/wab/to-wound/' },
	{ name: 'terms', path: '/dbm/terms/' },
	{
		name: 'term-sheet',
		everywhere: true,
		path: '/jdg/terrain/',
		act: (page) => page.locator('main table a.abbr').first().click()
	},
	{ name: 'note-sheet', path: '/jdg/terrain/', act: (page) => page.locator('main table sup a').first().click() },
	{
		name: 'doubt-sheet',
		path: '/wab/armour/',
		act: (page) => page.locator('main button.doubt, main [popovertarget]').first().click()
	},
	{ name: 'search-start', path: '/search/' },
	{ name: 'search', everywhere: true, path: '/search/?q=el' },
	{ name: 'search-many', path: '/search/?q=1' },
	{ name: 'search-none', path: '/search/?q=xyzzy' },
	{ name: 'calculators', path: '/calculators/' },
	{ name: 'guided', everywhere: true, path: MELEE },
	{ name: 'guided-number', everywhere: true, path: '/jdg/calc/shock/' },
	{ name: 'guided-undecided', everywhere: true, path: '/dbm/calc/close-combat/' },
	{ name: 'guided-arrived', path: `${MELEE}#${toLink({ attackers: ['el'], defenders: ['in'] })}` },
	{ name: 'menu', path: `${MELEE}#${EL_IN}`, act: menu },
	{ name: 'sum', path: `${MELEE}#${EL_IN}`, act: (page) => page.locator('.total').click() },
	{ name: 'impossible', path: `/alexander/calc/fire/#${toLink({ firers: ['pe'], range: '3' })}` },
	{ name: 'all', everywhere: true, path: '/jdg/calc/shock/', kept: { 'calc-way': 'all' } },
	{ name: 'all-dbm', path: `/dbm/calc/close-combat/#${KN_SP}`, kept: { 'calc-way': 'all' } },
	{ name: 'dice', everywhere: true, path: `${MELEE}#${EL_IN}`, act: (page, lang) => throwDice(page, lang) },
	{
		name: 'dice-wab',
		path: `/wab/calc/shooting/#${toLink({ shots: 20 })}`,
		act: (page, lang) => throwDice(page, lang)
	},
	{
		name: 'verdict-follow-up',
		everywhere: true,
		path: `${MELEE}#${toLink({ ...ELEPHANTS, 'defender-leaders': 1 })}`,
		act: (page, lang) => throwDice(page, lang, 9)
	},
	{
		name: 'verdict-second',
		path: `${MELEE}#${toLink({ ...ELEPHANTS, 'defender-leaders': 1 })}`,
		act: async (page, lang) => {
			await throwDice(page, lang, 9);
			await tapFace(page, 1);
		}
	},
	{
		name: 'same-again',
		path: `${MELEE}#${EL_IN}`,
		act: async (page, lang) => {
			await throwDice(page, lang, 5);
			await press(page, calc.sameWith, lang);
		}
	},
	{ name: 'verdict', path: `${MELEE}#${EL_IN}`, act: (page, lang) => throwDice(page, lang, 5) },
	{
		name: 'verdict-dbm',
		everywhere: true,
		path: `/dbm/calc/close-combat/#${KN_SP}`,
		// All that is asked is answered: the dice stand there at once.
		act: async (page) => {
			await tapFace(page, 6);
			await tapFace(page, 2, 1);
		}
	},
	{ name: 'verdict-jdg', path: '/jdg/calc/shock/', act: (page, lang) => throwDice(page, lang, 9) },
	{
		name: 'verdict-wab',
		path: `/wab/calc/shooting/#${toLink({ shots: 20 })}`,
		act: async (page, lang) => {
			await throwDice(page, lang, 11);
			await tapFace(page, 6);
		}
	},
	{ name: 'verdict-pip', path: '/dbm/calc/pip/', act: (page, lang) => throwDice(page, lang, 4) },
	{
		name: 'verdict-battle',
		path: `${MELEE}#${EL_IN}`,
		battle: 'running',
		act: (page, lang) => throwDice(page, lang, 5)
	},
	{
		name: 'verdict-named',
		path: `${MELEE}#${EL_IN}`,
		battle: 'running',
		act: async (page, lang) => {
			await throwDice(page, lang, 5);
			await page.locator('aside .row[popovertarget=in-log]').click();
			await page.getByLabel(session.unitActing[lang]).fill('Éléphants de Porus');
			await page.getByLabel(session.unitOther[lang]).fill('Levées de Bactriane');
			await page.getByLabel(session.unitOther[lang]).blur();
			await page.keyboard.press('Escape');
		}
	},
	{ name: 'battles-none', path: '/session/' },
	{ name: 'battles', path: '/session/', battle: 'running' },
	{ name: 'battle-new', path: '/session/', act: (page, lang) => press(page, session.startBattle, lang) },
	{ name: 'battle', everywhere: true, path: '/session/battle/?id', battle: 'running' },
	{ name: 'battle-ended', path: '/session/battle/?id', battle: 'ended' },
	{
		name: 'entry',
		path: '/session/battle/?id',
		battle: 'running',
		act: firstEntry
	},
	{
		name: 'entry-removed',
		path: '/session/battle/?id',
		battle: 'running',
		act: async (page, lang) => {
			await firstEntry(page);
			await press(page, session.removeEntry, lang);
			await page.locator('.toast').waitFor();
		}
	},
	{
		name: 'entry-corrected',
		path: '/session/battle/?id',
		battle: 'running',
		act: async (page, lang) => {
			await firstEntry(page);
			await press(page, session.correct, lang);
			await page.waitForURL('**/calc/**');
			await alive(page);
		}
	},
	{
		name: 'note',
		path: '/session/battle/?id',
		battle: 'running',
		act: (page, lang) => press(page, session.addNote, lang)
	},
	{ name: 'report', everywhere: true, path: '/session/report/?id', battle: 'ended' },
	{ name: 'favourites-none', path: '/favourites/' },
	{
		name: 'favourites',
		path: '/favourites/',
		act: (page, lang) =>
			starred(page, lang, '/favourites/', '/jdg/terrain/', '/alexander/melee-types/#el.in', '/wab/to-wound/')
	},
	{
		name: 'home-favourites',
		path: '/',
		act: (page, lang) => starred(page, lang, '/', '/jdg/terrain/', '/wab/to-wound/')
	},
	{ name: 'settings', everywhere: true, path: '/settings/' },
	{ name: 'packs', path: '/packs/' },
	{ name: 'packs-guide', path: '/packs/guide/' },
	{ name: 'pack', path: '/packs/', act: (page, lang) => guest(page, lang) },
	{ name: 'pack-chart', path: '/packs/', act: (page, lang) => guest(page, lang, '/results/') },
	{ name: 'pack-calculator', path: '/packs/', act: (page, lang) => guest(page, lang, '/calc/attack/') },
	{ name: 'editor', path: '/packs/edit/' },
	{ name: 'sheet', path: '/sheet/' },
	{ name: 'about', path: '/about/' },
	{ name: 'missing', path: '/nowhere/' },
	{ name: 'damaged-link', path: `${MELEE}#1~attackers=flxnk~zz` }
];
