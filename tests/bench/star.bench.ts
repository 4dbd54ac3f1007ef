/**
 * From the tap on a star to its new face on the screen, in the built site and a Chromium slowed down four times: with the
 * database loaded, and as the very first tap, which brings it. Writing comes after and is not waited for.
 */
import type { Page } from '@playwright/test';
import { percentile } from './strokes';

interface Tools {
	onSite<T>(visit: (page: Page, url: string) => Promise<T>): Promise<T | undefined>;
}

const FRAME = 16.7;
const STAR = '.page > header .star > button';
const WARM = 100;
const COLD = 20;

interface Tap {
	/** What the page does for a tap, and for the frame that shows it. */
	readonly work: number;
	/** Until the picture is there, the wait for the screen's next turn included. */
	readonly painted: number;
	/** Whether the first frame after the tap had the new face. */
	readonly atOnce: boolean;
}

/** Taps a button that shows by `aria-pressed` what it did; runs in the page. */
async function tapped({ taps, pause, button }: { taps: number; pause: number; button: string }): Promise<Tap[]> {
	const star = document.querySelector<HTMLButtonElement>(button)!;
	const face = () => star.getAttribute('aria-pressed');
	const task = () =>
		new Promise<void>((done) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => done();
			port2.postMessage(0);
		});
	const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
	const measured: Tap[] = [];
	for (let at = 0; at < taps; at++) {
		await frame();
		await task();
		const before = face();
		const start = performance.now();
		star.click();
		await task();
		const worked = performance.now();
		await frame();
		const drawing = performance.now();
		const atOnce = face() !== before;
		// After this frame's styles, layout and paint.
		await task();
		const end = performance.now();
		measured.push({ work: worked - start + (end - drawing), painted: end - start, atOnce });
		// The writing, which follows, has its turn.
		await new Promise((done) => setTimeout(done, pause));
	}
	return measured;
}

const shown = (ms: number) => `${ms.toFixed(1)} ms`;

function row(name: string, taps: readonly Tap[]): string[] {
	const inOrder = (of: (tap: Tap) => number) => taps.map(of).sort((a, b) => a - b);
	const work = inOrder(({ work }) => work);
	const atOnce = taps.filter((tap) => tap.atOnce).length;
	return [
		name,
		shown(percentile(work, 0.5)),
		shown(percentile(work, 0.99)),
		shown(
			percentile(
				inOrder(({ painted }) => painted),
				0.5
			)
		),
		`${atOnce} of ${taps.length}`
	];
}

async function run({ onSite }: Tools) {
	const taps = await onSite(async (page, url) => {
		await page.setContent('<button aria-pressed=false>☆</button>');
		await page.evaluate(() =>
			document.querySelector('button')!.addEventListener('click', ({ currentTarget }) => {
				const button = currentTarget as HTMLButtonElement;
				button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
				button.textContent = button.ariaPressed === 'true' ? '★' : '☆';
			})
		);
		const bare = await page.evaluate(tapped, { taps: WARM, pause: 60, button: 'button' });

		await page.goto(`${url}/fr/jdg/terrain/`);
		await page.locator('[data-alive]').waitFor({ state: 'attached' });
		// The database has come in a quiet moment.
		await page.waitForFunction(() => indexedDB.databases().then((all) => all.length > 0));
		const warm = await page.evaluate(tapped, { taps: WARM, pause: 150, button: STAR });

		// No quiet moment ever: the first tap has to bring the database.
		await page.addInitScript(() => {
			window.requestIdleCallback = () => 0;
		});
		const cold: Tap[] = [];
		for (let at = 0; at < COLD; at++) {
			await page.goto(`${url}/fr/jdg/terrain/`);
			await page.locator('[data-alive]').waitFor({ state: 'attached' });
			cold.push(...(await page.evaluate(tapped, { taps: 1, pause: 300, button: STAR })));
		}
		return { bare, warm, cold };
	});
	if (!taps) throw new Error('This bench needs a Chromium: install one, or set CHROMIUM_PATH to it.');
	const late = [...taps.warm, ...taps.cold].filter(({ work, atOnce }) => !atOnce || work > FRAME).length;
	return {
		columns: ['a star', 'median', 'p99', 'painted, waiting included', 'in the first frame'],
		rows: [
			row('a bare button, nothing kept', taps.bare),
			row('database loaded', taps.warm),
			row('first tap of all', taps.cold)
		],
		notes: late ? [`${late} taps took more than the ${FRAME} ms of a frame.`] : []
	};
}

export default { title: 'Stars: a tap, and its new face painted', run };
