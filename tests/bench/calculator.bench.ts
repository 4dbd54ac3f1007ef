/**
 * From the tap on an answer to the total and the odds on the screen, in the built site and a Chromium slowed down four times.
 * What is counted is what the page does: the answer taken, everything worked out, laid out and painted. The wait for the
 * screen's next turn, which a bare button has too, stands in a column of its own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { toLink } from '$lib/odds/link';
import { middle, percentile } from './strokes';

/** Bundled, this file is elsewhere; the scripts are found from where the bench is run. */
const script = (name: string) => import(pathToFileURL(join(process.cwd(), 'scripts', name)).href);

const FRAME = 16.7;
const TAPS = 60;
const ROUNDS = 3;

interface Place {
	readonly name: string;
	readonly address: string;
	/** Milliseconds a tap may take. */
	readonly target: number;
}

const PLACES: readonly Place[] = [
	{ name: 'Alexander, melee', address: '/fr/alexander/calc/melee/', target: FRAME },
	{ name: 'DBM, close combat', address: '/fr/dbm/calc/close-combat/', target: FRAME },
	{ name: 'WAB, combat, 200 attacks', address: `/fr/wab/calc/combat/#${toLink({ attacks: 200 })}`, target: 50 },
	{ name: 'WAB, shooting, 200 shots', address: `/fr/wab/calc/shooting/#${toLink({ shots: 200 })}`, target: 50 }
];

interface Tap {
	/** What the page does for a tap. */
	readonly work: number;
	/** Until the picture is there. */
	readonly painted: number;
}

/** Taps one answer after another that changes what stands at the bottom; runs in the page. */
async function tapped({ taps, answers, shown }: { taps: number; answers: string; shown: string }): Promise<Tap[]> {
	const task = () =>
		new Promise<void>((done) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => done();
			port2.postMessage(0);
		});
	const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
	const said = () => document.querySelector(shown)?.textContent;
	const measured: Tap[] = [];
	for (let at = 0; measured.length < taps && at < taps * 20; at++) {
		const all = document.querySelectorAll<HTMLElement>(answers);
		const answer = all[(at * 7) % all.length]!;
		if (answer.matches(':disabled, [type=radio]:checked')) continue;
		await frame();
		await task();
		const before = said();
		const start = performance.now();
		answer.click();
		// What the tap set going runs before anything else does.
		await task();
		const worked = performance.now();
		await new Promise<void>((done) => {
			requestAnimationFrame(() => {
				const drawing = performance.now();
				// After this frame's styles, layout and paint.
				void task().then(() => {
					const end = performance.now();
					if (said() !== before) measured.push({ work: worked - start + (end - drawing), painted: end - start });
					done();
				});
			});
		});
		// What waits for a quiet moment has it.
		await new Promise((done) => setTimeout(done, 30));
	}
	return measured;
}

async function measure(page: Page, answers: string, shown: string): Promise<Tap[]> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	const taps = await page.evaluate(tapped, { taps: TAPS, answers, shown });
	await devtools.detach();
	if (taps.length < 50) throw new Error(`Only ${taps.length} taps changed the sum: too few to measure.`);
	return taps;
}

/** For every tap the middle of some rounds: what the machine did meanwhile is not the page's. In order. */
function middles(rounds: readonly (readonly Tap[])[], of: (tap: Tap) => number): number[] {
	const [first = []] = rounds;
	return first.map((_, at) => middle(rounds.flatMap((taps) => taps[at] ?? []).map(of))).sort((a, b) => a - b);
}

function figures(rounds: readonly (readonly Tap[])[]) {
	const work = middles(rounds, (tap) => tap.work);
	const painted = middles(rounds, (tap) => tap.painted);
	return { median: percentile(work, 0.5), p99: percentile(work, 0.99), painted: percentile(painted, 0.5) };
}
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

async function run() {
	const [{ serve }, { findBrowser, flags }] = await Promise.all([script('serve.js'), script('browser.js')]);
	const executablePath: string | undefined = findBrowser();
	if (!executablePath) throw new Error('This bench needs a Chromium: install one, or set CHROMIUM_PATH to it.');
	const site = await serve({ port: 0 });
	const browser = await chromium.launch({ executablePath, args: flags });
	try {
		const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
		await context.addInitScript(() => localStorage.setItem('guidon.calc-way', 'all'));
		const rows: (string | number)[][] = [];
		const missed: string[] = [];

		const rounds = async (open: (page: Page) => Promise<unknown>, answers: string, shown: string) => {
			const all: Tap[][] = [];
			for (let round = 0; round < ROUNDS; round++) {
				const page = await context.newPage();
				await open(page);
				await page.locator(answers).first().waitFor();
				all.push(await measure(page, answers, shown));
				await page.close();
			}
			return figures(all);
		};

		const bare = '<button onclick="said.textContent = Math.random()">+</button><p id=said></p>';
		const { median, p99, painted } = await rounds((page) => page.setContent(bare), 'button', '#said');
		rows.push(['a button that writes a number', shown(median), shown(p99), shown(painted), '']);

		for (const { name, address, target } of PLACES) {
			const answers = 'fieldset.dense input:not([type=number]), fieldset.dense .steps > button';
			const { median, p99, painted } = await rounds((page) => page.goto(site.url + address), answers, '.line');
			rows.push([name, shown(median), shown(p99), shown(painted), shown(target)]);
			if (p99 > target) missed.push(`${name} takes longer than it may.`);
		}
		return {
			columns: ['all at once, a tap', 'median', 'p99', 'painted, waiting included', 'may take'],
			rows,
			notes: missed
		};
	} finally {
		await browser.close();
		await site.close();
	}
}

export default { title: 'Calculators: an answer tapped, the sum and the odds painted', run };
