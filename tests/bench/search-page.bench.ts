/**
 * A key in the search field until its letter and its list are painted, beside a field on the same page that searches nothing. A
 * player sees the letter first, then the list: each is timed to the end of the frame that paints it. To time the start of the
 * second frame after the key, which the browser holds to its beat, hides up to 16 ms of work: it is printed for comparison alone.
 */
import type { Page } from '@playwright/test';
import { queries } from '../queries-everyday';
import { middle, percentile } from './strokes';

interface Tools {
	readonly onSite: <T>(visit: (page: Page, url: string) => Promise<T>) => Promise<T | undefined>;
}

/** As fast as a thumb goes; each key has its own frame. */
const BETWEEN = 90;
/** Until an emptied field has its rest: the address, what may be asked. */
const PAUSE = 260;
const ROUNDS = 3;
/** Every sixth query that a keyboard has the keys for: both languages, cells, slips and numbers. */
const TYPED = queries.map(({ typed }) => typed).filter((typed, at) => at % 6 === 0 && /^[\x20-\x7e]+$/.test(typed));

interface Times {
	/** The end of the first frame after the key. */
	readonly letter: number[];
	/** The end of the frame that shows another list; a key that finds the same has none. */
	readonly list: number[];
	/** The start of the second frame after the key. */
	readonly second: number[];
}
const MEASURES = ['letter', 'list', 'second'] as const;

/** Runs in the page: notes the times of every key. */
function listen() {
	const times = { letter: [] as number[], list: [] as number[], second: [] as number[] };
	Object.assign(globalThis, { times });
	/** A message posted from a frame is read once that frame has been laid out and painted. */
	const painted = (done: (end: number) => void) =>
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => done(performance.now());
			port2.postMessage(undefined);
		});
	const results = document.querySelector('#results')!;
	addEventListener(
		'keydown',
		({ key, ctrlKey, timeStamp }) => {
			if (key.length !== 1 || ctrlKey) return;
			const at = times.letter.length;
			for (const list of Object.values(times)) list[at] = NaN;
			painted((end) => (times.letter[at] = end - timeStamp));
			requestAnimationFrame(() => requestAnimationFrame((begun) => (times.second[at] = begun - timeStamp)));
			const changed = new MutationObserver(() => {
				changed.disconnect();
				painted((end) => (times.list[at] = end - timeStamp));
			});
			changed.observe(results, { subtree: true, childList: true, characterData: true });
			// What follows in the first pause is not this list.
			setTimeout(() => changed.disconnect(), 85);
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

async function type(page: Page, selector: string): Promise<Times> {
	const field = page.locator(selector);
	const all: Times = { letter: [], list: [], second: [] };
	for (const words of TYPED) {
		await field.fill('');
		await field.focus();
		await page.waitForTimeout(PAUSE);
		await page.evaluate(() => {
			for (const list of Object.values((globalThis as unknown as { times: Times }).times)) list.length = 0;
		});
		for (const letter of words) {
			await page.keyboard.press(letter === ' ' ? 'Space' : letter);
			await page.waitForTimeout(BETWEEN);
		}
		const times = await page.evaluate(() => (globalThis as unknown as { times: Times }).times);
		// What was never seen comes back as null.
		for (const name of MEASURES) all[name].push(...times[name].map((time) => time ?? NaN));
	}
	return all;
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
			const search: Times[] = [];
			const plain: Times[] = [];
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
		const each = (rounds: readonly Times[], name: keyof Times) =>
			rounds[0]![name]
				.map((_, at) => middle(rounds.map((round) => round[name][at]!).filter(Number.isFinite)))
				.filter(Number.isFinite)
				.sort((a, b) => a - b);
		const bare = each(measured.plain, 'letter');
		const letter = each(measured.search, 'letter');
		const list = each(measured.search, 'list');
		const [bareSecond, second] = [each(measured.plain, 'second'), each(measured.search, 'second')];
		const SHARES = [0.5, 0.9, 0.99];
		const row = (name: string, times: readonly number[], against?: readonly number[]) => [
			name,
			...SHARES.map((share) => ms(percentile(times, share))),
			against ? (percentile(times, 0.5) / percentile(against, 0.5)).toFixed(2) : ''
		];
		return {
			columns: ['key to the end of its paint at 4× CPU slow-down, ms', 'median', 'p90', 'p99', 'ratio'],
			rows: [
				row('a field that searches nothing, letter painted', bare),
				row('the search, letter painted', letter, bare),
				row('the search, list painted', list, bare),
				row('a field that searches nothing, start of the second frame', bareSecond),
				row('the search, start of the second frame', second, bareSecond)
			],
			notes: [
				`${letter.length} keys, ${list.length} of which find another list, ${ROUNDS} times each, on the built page at 360 × 740.`
			]
		};
	}
};
