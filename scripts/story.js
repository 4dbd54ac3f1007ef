/**
 * The story that the moving picture of the README tells, on the built site: search, chart, combat, verdict. `tests/visual/story.json` holds
 * the query and the dice; `tests/visual/story.spec.ts` repeats it to check that the picture is up to date.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/version.js';

/** @typedef {import('@playwright/test').Page} Page */

export const PHONE = { width: 360, height: 740 };

/** @type {{ query: string, face: string, looks: string }} */
export const STORY = JSON.parse(readFileSync(join(root, 'tests/visual/story.json'), 'utf8'));

/** @param {Page} page */
const alive = (page) => page.locator('html[data-alive]').waitFor({ state: 'attached' });

/** A chosen cell is scrolled to; its answer in large is above. @param {Page} page */
export const toTop = (page) => page.evaluate(() => scrollTo(0, 0));

/**
 * @param {Page} page on the built site
 * @param {(seconds: number) => Promise<void>} frame is called for each picture, with how long it is to be seen
 */
async function tell(page, frame) {
	const { query, face } = STORY;
	const words = query.split(' ');
	await page.goto('/en/search/');
	await alive(page);
	await frame(1);
	for (const at of words.keys()) {
		await page.locator('#q').fill(words.slice(0, at + 1).join(' '));
		await page.locator('#results a').first().waitFor();
		await frame(at + 1 < words.length ? 0.6 : 2);
	}
	await page.locator('#results a').first().click();
	await page.waitForURL(/#\w/);
	await page.locator('.lit-bar a').first().waitFor();
	await toTop(page);
	await frame(2.4);
	await page.locator('.lit-bar a').first().click();
	await page.waitForURL('**/calc/**');
	await alive(page);
	await page.locator('.dock').waitFor();
	await frame(2.4);
	const die = page.locator('.pad .keys button', { hasText: new RegExp(`^\\s*${face}\\s*$`) }).first();
	// The way to the dice is the last button of the bar, where they are not there yet.
	if (!(await die.isVisible())) await page.locator('.dock .button.primary').last().click();
	await die.waitFor();
	await frame(1);
	await die.click();
	await page.locator('.verdict').first().waitFor();
	await frame(3.6);
}

/** The words that are seen. @param {Page} page */
const seen = (page) => page.locator('body').innerText();

/** A sum of what the story shows, word by word. @param {readonly string[]} texts */
const sumOf = (texts) => createHash('sha256').update(texts.join('\n').replace(/\s+/g, ' ')).digest('hex').slice(0, 16);

/** Tells the story, and gives the sum of its words. @param {Page} page @param {(seconds: number) => Promise<void>} [frame] */
export async function told(page, frame = async () => {}) {
	/** @type {string[]} */
	const texts = [];
	await tell(page, async (seconds) => {
		texts.push(await seen(page));
		await frame(seconds);
	});
	return sumOf(texts);
}
