/** The scripts that a page loads, and their weight, gzipped as by a static host. */
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD, htmlOf, scriptsNamedIn } from './site';

/** About 30 kB of it are SvelteKit and Svelte; files that only re-export parts of Kit are 1.3 kB. */
const EVERY = 53 * 1000;
/** A matrix has select lists, which are filled from its figures. */
const MATRIX = 55.5 * 1000;
const MATRICES = ['/fr/wab/combat-to-hit/', '/fr/wab/to-wound/', '/fr/alexander/melee-types/'];

const sizes = new Map<string, number>();
function gzipped(path: string): number {
	const known = sizes.get(path) ?? gzipSync(readFileSync(join(BUILD, path))).length;
	sizes.set(path, known);
	return known;
}

/** Valibot, recognised by a string in its code. */
const readsPacks = (path: string) => readFileSync(join(BUILD, path), 'utf8').includes('strict_object');

/** Prints a figure in the test report even if the test passes. */
export function report(figure: string) {
	console.log(figure);
	test.info().annotations.push({ type: 'figure', description: figure });
}

/** Scripts requested by a page: all, or those before it was hydrated. */
export const scriptsOf = (page: Page, untilAlive: boolean) =>
	page.evaluate((untilAlive) => {
		const { alive } = window as unknown as { alive: number };
		return performance
			.getEntriesByType('resource')
			.filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && (!untilAlive || startTime <= alive))
			.map(({ name }) => new URL(name).pathname);
	}, untilAlive);

export const namedBy = (address: string) => scriptsNamedIn(htmlOf(address));

/** Records the time of hydration. */
export const watchAlive = (page: Page) =>
	page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('[data-alive]')) return;
			observer.disconnect();
			Object.assign(window, { alive: performance.now() });
		}).observe(document, { subtree: true, attributeFilter: ['data-alive'] });
	});

interface Weight {
	readonly address: string;
	readonly bytes: number;
}

const weigh = (scripts: readonly string[]) => [...new Set(scripts)].reduce((sum, path) => sum + gzipped(path), 0);

/** Of a chart that has just been opened, after `watchAlive`. */
export async function weightOf(page: Page, address: string): Promise<Weight> {
	await page.waitForFunction(() => 'alive' in window);
	// Preloads, their static imports, and early dynamic imports: contents, terms and figures.
	const scripts = await scriptsOf(page, true);
	// Includes what the head names; otherwise the measurement missed something.
	expect(namedBy(address).length).toBeGreaterThan(1);
	expect(namedBy(address).filter((path) => !scripts.includes(path))).toEqual([]);
	// The code that parses packs is loaded only where one is installed.
	expect(scripts.filter(readsPacks)).toEqual([]);
	return { address, bytes: weigh(scripts) };
}

/** No chart of a game loads more than it may. */
export async function expectLight(page: Page, weights: readonly Weight[]) {
	const sorted = [...weights].sort((a, b) => a.bytes - b.bytes);
	const median = sorted[Math.floor(sorted.length / 2)]!;
	const largest = sorted.at(-1)!;
	const said = ({ address, bytes }: Weight) => `${(bytes / 1000).toFixed(1)} kB (${address})`;
	await page.goto(largest.address, { waitUntil: 'networkidle' });
	const later = weigh(await scriptsOf(page, false)) - largest.bytes;
	report(
		`JavaScript of a chart page, gzipped: median ${said(median)}, largest ${said(largest)}, and ${(later / 1000).toFixed(1)} kB after it is alive`
	);
	const over = weights.filter(({ address, bytes }) => bytes > (MATRICES.includes(address) ? MATRIX : EVERY));
	expect(over.map(said)).toEqual([]);
	const everything = readdirSync(join(BUILD, '_app'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => `/_app/${file.replaceAll('\\', '/')}`);
	expect(everything.filter(readsPacks).length).toBeGreaterThan(0);
}
