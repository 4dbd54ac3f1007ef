import { expect, test } from 'vitest';
import { notes, stories, table, written } from '$lib/core/charts/html/chart';
import type { Setting } from '$lib/core/charts/html/write';
import { loadAll, loadChart, loadNames, loadGame } from '$lib/games';
import type { Chart } from '$lib/core/types';

const wab = (await loadGame('wab'))!;
const { charts } = await loadAll(wab);
const setting: Setting = { lang: 'fr', names: await loadNames('wab'), termsAt: '../terms/#', both: false };
const [first, second, third, fourth, fifth] = charts as [Chart, Chart, Chart, Chart, Chart];

test('a chart is what its page takes of it, in each language', () => {
	for (const chart of charts)
		for (const lang of ['fr', 'en'] as const) {
			const html = written(chart, { ...setting, lang });
			expect(html.table).toBe(table(chart, { ...setting, lang }) + stories(chart, { ...setting, lang }));
			expect(html.notes).toBe(notes(chart, { ...setting, lang }));
		}
});

test('a chart that is asked for again is the same object, and so is what was written of it', async () => {
	const html = written(first, setting);
	expect(await loadChart(wab, first.id)).toBe(first);
	expect(written(first, { ...setting })).toBe(html);
});

test.each([
	['in another language', { lang: 'en' }],
	['with doubts in both', { both: true }],
	['before its names are known', { names: [] }],
	['seen from another page', { termsAt: '../../terms/#' }],
	['in one language alone', { alone: true }]
] as const)('%s it is written anew', (_, other) => {
	const html = written(first, setting);
	expect(written(first, { ...setting, ...other })).not.toBe(html);
	expect(written(first, setting)).toBe(html);
});

test('four are kept, those that were asked for last', () => {
	const html = written(first, setting);
	for (const chart of [second, third, first, fourth, fifth]) written(chart, setting);
	expect(written(first, setting)).toBe(html);
	for (const chart of [second, third, fourth, fifth]) written(chart, setting);
	expect(written(first, setting)).not.toBe(html);
	expect(written(first, setting)).toEqual(html);
});
