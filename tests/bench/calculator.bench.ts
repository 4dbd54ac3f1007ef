/**
 * From a touch on an answer to the total and the odds on the screen, in the built site and a Chromium slowed down four times,
 * from the loading of the page on. What is counted is what the page does: the answer taken, everything worked out, laid out
 * and painted. The wait for the screen's next turn, which a bare button has too, stands in a column of its own.
 */
import type { Page } from '@playwright/test';
import { toLink } from '$lib/core/odds/link';
import { middle, percentile } from './strokes';

interface Tools {
	onSite<T>(visit: (page: Page, url: string) => Promise<T>): Promise<T | undefined>;
}

const FRAME = 16.7;
const ROUNDS = 3;
const TOUCHES = 16;
/** As long as a player takes to find the first answer. */
const READING = 3_000;

type Way = 'all' | 'guided';

interface Place {
	readonly name: string;
	readonly address: string;
	/** Milliseconds a touch may take. */
	readonly target: number;
}

const PLACES: readonly Place[] = [
	{ name: 'Alexander, melee', address: '/fr/alexander/calc/melee/', target: FRAME },
	{ name: 'JdG, shock', address: '/fr/jdg/calc/shock/', target: FRAME },
	{ name: 'DBM, close combat', address: '/fr/dbm/calc/close-combat/', target: FRAME },
	{ name: 'WAB, combat, 200 attacks', address: `/fr/wab/calc/combat/#${toLink({ attacks: 200 })}`, target: 50 },
	{ name: 'WAB, shooting, 200 shots', address: `/fr/wab/calc/shooting/#${toLink({ shots: 200 })}`, target: 50 }
];

interface Touch {
	/** What the page does for a touch, up to the end of the frame that shows it. */
	readonly work: number;
	/** From the finger on. */
	readonly painted: number;
}

declare global {
	interface Window {
		touches: Touch[];
	}
}

/** Notes what every touch takes; runs in the page. */
function watch() {
	window.touches = [];
	// Before any timer: what waits for the frame to be over is not a part of it.
	const next = () => new Promise<void>((done) => void scheduler.postTask(done, { priority: 'user-blocking' }));
	let start = 0;
	addEventListener('click', () => (start = performance.now()), { capture: true });
	addEventListener('click', ({ timeStamp, target }) => {
		// On the window, in the bubbling phase: by then the page has taken the answer and written it. A label passes its click on to its field.
		if (!(target as Element).matches('input, button')) return;
		const worked = performance.now() - start;
		requestAnimationFrame(() => {
			const drawing = performance.now();
			void next().then(() => {
				const end = performance.now();
				window.touches.push({ work: worked + end - drawing, painted: end - timeStamp });
			});
		});
	});
}

/** Where to touch next for an answer that is not given yet; nothing where there is none. Runs in the page. */
function spot({ at, answers }: { at: number; answers: string }): { x: number; y: number } | undefined {
	const free = [...document.querySelectorAll<HTMLElement>(answers)].filter(
		(answer) => !answer.matches(':disabled, [type=radio]:checked')
	);
	const answer = free[(at * 7) % free.length];
	const target = answer?.closest('label') ?? answer;
	target?.scrollIntoView({ block: 'center' });
	const box = target?.getBoundingClientRect();
	return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const quiet = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })) as Promise<unknown>);

/** Touches one answer after another, as a player does, and goes on to the next question where there is only one. */
async function touched(page: Page, way: Way | undefined, answers: string): Promise<Touch[]> {
	await page.waitForTimeout(READING);
	await page.evaluate(watch);
	let asked = '';
	for (let at = 0; at < TOUCHES; at++) {
		const place = await page.evaluate(spot, { at, answers });
		if (place) {
			const before = await page.evaluate(() => window.touches.length);
			await quiet(page);
			await page.touchscreen.tap(place.x, place.y);
			await page.waitForFunction((before) => window.touches.length > before, before);
		}
		await quiet(page);
		if (way !== 'guided') continue;
		// A question with one answer goes on by itself, the others wait for the button.
		const question = () => page.locator('.work h2').innerText();
		await page.waitForTimeout(300);
		if ((await question()) === asked || !place) await page.locator('.buttons .button:nth-child(2)').click();
		asked = await question();
		if (!(await page.locator('.progress').count())) break;
	}
	return page.evaluate(() => window.touches);
}

const shown = (ms: number) => `${ms.toFixed(1)} ms`;

interface Figures {
	readonly first: number;
	readonly median: number;
	readonly slowest: number;
	readonly painted: number;
}

/** For every touch the middle of all rounds: what the machine did meanwhile is not the page's. */
function figures(rounds: readonly (readonly Touch[])[]): Figures {
	const count = Math.min(...rounds.map((touches) => touches.length));
	const middles = (of: (touch: Touch) => number) =>
		Array.from({ length: count }, (_, at) => middle(rounds.map((touches) => of(touches[at]!))));
	const [first = NaN, ...others] = middles(({ work }) => work);
	others.sort((a, b) => a - b);
	return {
		first,
		median: percentile(others, 0.5),
		slowest: others.at(-1) ?? NaN,
		painted: middle(middles(({ painted }) => painted))
	};
}

async function run({ onSite }: Tools) {
	const rows: string[][] = [];
	const missed: string[] = [];
	const done = await onSite(async (page, url) => {
		const measure = async (open: () => Promise<unknown>, way: Way | undefined, answers: string) => {
			const rounds: Touch[][] = [];
			for (let round = 0; round < ROUNDS; round++) {
				await open();
				await page.locator(answers).first().waitFor();
				rounds.push(await touched(page, way, answers));
			}
			return figures(rounds);
		};
		const row = (name: string, { first, median, slowest, painted }: Figures, target?: number) => {
			rows.push([name, ...[first, median, slowest, painted].map(shown), target ? shown(target) : '']);
			if (target && Math.max(first, slowest) > target) missed.push(`${name} takes longer than it may.`);
		};

		const bare = '<input type=radio name=a onclick="said.textContent = Math.random()">'.repeat(2) + '<p id=said>0</p>';
		row('two bare buttons that write a number', await measure(() => page.setContent(bare), undefined, 'input'));

		for (const way of ['all', 'guided'] as const) {
			await page.goto(url);
			await page.evaluate((way) => localStorage.setItem('guidon.calc-way', way), way);
			const answers =
				way === 'all'
					? 'fieldset.dense input:not([type=number]), fieldset.dense .steps > button'
					: '.work fieldset input:not([type=number]), .work .steps > button';
			for (const { name, address, target } of PLACES) {
				const open = async () => {
					// Anew, and not only to another hash.
					await page.goto('about:blank');
					await page.goto(url + address);
				};
				row(`${name}, ${way === 'all' ? 'all at once' : 'guided'}`, await measure(open, way, answers), target);
			}
		}
		return true;
	});
	if (!done) throw new Error('This bench needs a Chromium: install one, or set CHROMIUM_PATH to it.');
	return {
		columns: [
			'a touch on an answer',
			'first of all',
			'others, median',
			'slowest',
			'painted, waiting included',
			'may take'
		],
		rows,
		notes: missed
	};
}

export default { title: 'Calculators: an answer touched, the sum and the odds painted', run };
