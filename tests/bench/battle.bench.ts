/**
 * A battle of ten thousand entries, opened in the built site and a Chromium slowed down four times: from the call for the page
 * to its first entries on the screen. Beside it a battle of ten, to tell what the length costs.
 */
import type { Page } from '@playwright/test';
import { percentile } from './strokes';

const TARGET = 300;
const ROUNDS = 9;
const LONG = 10_000;

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function backup(lengths: readonly number[]): string {
	const created = Date.UTC(2026, 10, 1);
	const kept = (n: number) => ({ id: idOf(n), created: created + n, updated: created + n });
	const battles = lengths.map((length, i) => ({
		...kept(1_000_000 + i),
		game: 'alexander',
		scenario: `${length}`,
		sides: [
			{ name: 'Alexandre', colour: 'blue' },
			{ name: 'Darius', colour: 'red' }
		],
		turn: 100,
		turns: true,
		state: 'paused'
	}));
	const entries = lengths.flatMap((length, b) =>
		Array.from({ length }, (_, i) => ({
			...kept(b * 100_000 + i + 1),
			battle: battles[b]!.id,
			kind: 'combat',
			turn: 1 + Math.floor((i * 100) / length),
			who: i % 2,
			calculator: 'alexander/fire',
			answers: {},
			faces: [i % 10],
			outcome: ['no-effect'],
			shown: { fr: `Pas d’effet, tir ${i + 1}`, en: `No effect, fire ${i + 1}` },
			data: '2026-11-18'
		}))
	);
	const tables = { favourites: [], recents: [], battles, entries };
	return JSON.stringify({ app: 'guidon', format: 1, scope: 'all', made: created, data: {}, tables });
}

interface Opened {
	/** From a tap in the list, by the router. */
	readonly tapped: number[];
	/** From the address, with a full page load. */
	readonly loaded: number[];
}

/** Runs in the page: milliseconds from the start of this load, or of the tap, to the first entry on the screen. */
async function untilShown({ tap }: { tap?: string }): Promise<number> {
	const start = tap ? performance.now() : 0;
	if (tap) document.querySelector<HTMLElement>(tap)!.click();
	while (!document.querySelector('.log li')) await new Promise((done) => requestAnimationFrame(done));
	// The frame after the one in which it was there: it has been painted.
	await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	return performance.now() - start;
}

export async function measure(page: Page, url: string, battle: string): Promise<Opened> {
	const opened: Opened = { tapped: [], loaded: [] };
	for (let round = 0; round < ROUNDS; round++) {
		await page.goto(`${url}/fr/session/`);
		const link = `.battle a[href*="${battle}"]`;
		await page.locator(link).waitFor();
		opened.tapped.push(await page.evaluate(untilShown, { tap: link }));
		await page.goto(`${url}/fr/session/battle/?id=${battle}`);
		opened.loaded.push(await page.evaluate(untilShown, {}));
	}
	return opened;
}

/** Takes a backup. */
export async function brought(page: Page, url: string, text: string) {
	await page.goto(`${url}/fr/settings/`);
	await page.locator('[data-alive]').waitFor({ state: 'attached' });
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });
	await page.locator('.said .button.primary').click({ timeout: 60_000 });
	await page.locator('.said:not(:has(.button)) dl').waitFor({ timeout: 120_000 });
}

export interface Tools {
	onSite<T>(visit: (page: Page, url: string) => Promise<T>): Promise<T | undefined>;
}

export default {
	title: 'Opening a battle (milliseconds, CPU slowed down four times)',
	async run({ onSite }: Tools) {
		const lengths = [LONG, 10];
		const measured = await onSite(async (page, url) => {
			await brought(page, url, backup(lengths));
			const all: Opened[] = [];
			for (const i of lengths.keys()) all.push(await measure(page, url, idOf(1_000_000 + i)));
			return all;
		});
		if (!measured) return { columns: ['entries'], rows: [], notes: ['There is no Chromium to open them in.'] };
		const rows = measured.flatMap(({ tapped, loaded }, i) =>
			(
				[
					['tapped in the list', tapped],
					['loaded anew', loaded]
				] as const
			).map(([how, times]) => [
				`${lengths[i]}, ${how}`,
				Math.round(percentile(times, 0.5)),
				Math.round(Math.max(...times))
			])
		);
		const worst = percentile(measured[0]!.tapped, 0.5);
		return {
			columns: ['entries', 'median', 'slowest'],
			rows,
			notes: [`${worst <= TARGET ? 'Within' : 'Beyond'} the ${TARGET} ms that ${LONG} entries may take to open.`]
		};
	}
};
