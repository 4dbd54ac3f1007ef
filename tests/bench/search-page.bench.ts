/** A key in the search field until its list is painted, beside a field on the same page that searches nothing. */
import type { Page } from '@playwright/test';
import { queries } from '../queries-everyday';
import { middle, percentile } from './strokes';

interface Tools {
	readonly onSite: <T>(visit: (page: Page, url: string) => Promise<T>) => Promise<T | undefined>;
}

/** As fast as a thumb goes; each key has its own frame. */
const BETWEEN = 90;
const ROUNDS = 3;
/** Every sixth query that a keyboard has the keys for: both languages, cells, slips and numbers. */
const TYPED = queries.map(({ typed }) => typed).filter((typed, at) => at % 6 === 0 && /^[\x20-\x7e]+$/.test(typed));

/**
 * Runs in the page: notes for every key the time until what it changed is painted. A message posted from the frame of the key is
 * read once that frame has been laid out and painted: the start of the next frame, which the browser holds to its beat, would
 * hide up to 16 ms of work.
 */
function listen() {
	const times: number[] = [];
	Object.assign(globalThis, { times });
	addEventListener(
		'keydown',
		({ key, ctrlKey, timeStamp }) => {
			if (key.length !== 1 || ctrlKey) return;
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => times.push(performance.now() - timeStamp);
				port2.postMessage(undefined);
			});
		},
		true
	);
}

/** The same field once more, above the page, with nobody listening. */
function addPlain() {
	const bar = document.querySelector('.bar')!.cloneNode(true) as HTMLElement;
	bar.querySelector('input')!.id = 'plain';
	bar.style.position = 'static';
	document.querySelector('main')!.before(bar);
}

async function type(page: Page, selector: string): Promise<number[]> {
	const field = page.locator(selector);
	await page.evaluate(() => ((globalThis as unknown as { times: number[] }).times.length = 0));
	for (const words of TYPED) {
		await field.fill('');
		await field.focus();
		for (const letter of words) {
			await page.keyboard.press(letter === ' ' ? 'Space' : letter);
			await page.waitForTimeout(BETWEEN);
		}
	}
	return page.evaluate(() => [...(globalThis as unknown as { times: number[] }).times]);
}

const ms = (n: number): string => n.toFixed(1);

export default {
	title: 'Search page',
	async run({ onSite }: Tools) {
		const measured = await onSite(async (page, url) => {
			await page.goto(`${url}/fr/search/?q=char`);
			await page.locator('#results li').first().waitFor();
			await page.evaluate(addPlain);
			await page.evaluate(listen);
			const search: number[][] = [];
			const plain: number[][] = [];
			// In turns: what the machine does meanwhile happens to both.
			for (let round = 0; round < ROUNDS; round++) {
				await page.locator('#q').fill('');
				plain.push(await type(page, '#plain'));
				search.push(await type(page, '#q'));
			}
			return { search, plain };
		});
		if (!measured) return { columns: ['no Chromium was found to measure in'], rows: [] };
		// For every key the middle of the rounds: what the machine did in one of them is not the page's.
		const each = (rounds: readonly number[][]) =>
			rounds[0]!.map((_, at) => middle(rounds.map((round) => round[at]!))).sort((a, b) => a - b);
		const [plain, search] = [each(measured.plain), each(measured.search)];
		const row = (name: string, times: readonly number[]) => [
			name,
			ms(percentile(times, 0.5)),
			ms(percentile(times, 0.9)),
			ms(percentile(times, 0.99))
		];
		const ratio = (share: number) => (percentile(search, share) / percentile(plain, share)).toFixed(2);
		return {
			columns: ['key to the end of its paint at 4× CPU slow-down, ms', 'median', 'p90', 'p99'],
			rows: [
				row('a field that searches nothing', plain),
				row('the search, list painted', search),
				['ratio', ratio(0.5), ratio(0.9), ratio(0.99)]
			],
			notes: [`${search.length} keys, ${ROUNDS} times each, on the built page at 360 × 740.`]
		};
	}
};
