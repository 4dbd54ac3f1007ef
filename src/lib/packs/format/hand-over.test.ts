/** Sharing of packs: links, newer versions, colours, and the addresses of installed games. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryFor, type Entry } from '$lib/worker/list';
import { targetOf } from '$lib/app/favourites/favourite-path';
import { isGame } from '$lib/app/settings/incoming';
import { catalogue } from '$lib/games';
import { ACCENT_INKS } from './accents';
import { changesBetween } from './changes';
import { fromFragment, isFragment, LONGEST_LINK, toFragment } from './link';
import { asGame, openPack, type Pack } from './open';
import { ACCENTS, LIMITS } from './limits';
import { SHIPPED } from '$lib/app/packs/shipped';

const textOf = (id: string) => readFileSync(`static/packs/${id}.guidon.txt`, 'utf8');

function packOf(text: string): Pack {
	const opened = openPack(text);
	if (!('pack' in opened)) throw new Error(JSON.stringify(opened.problems));
	return opened.pack;
}

describe.each(SHIPPED)('$id', ({ id, title }) => {
	const text = textOf(id);

	test('goes through a link and comes back the same', async () => {
		const fragment = (await toFragment(text))!;
		expect(fragment).toMatch(/^#pack=[\w-]+$/);
		expect(fragment.length).toBeLessThanOrEqual(LONGEST_LINK);
		expect(JSON.parse((await fromFragment(fragment))!)).toEqual(JSON.parse(text));
	});

	test('is no game any more where its link was cut', async () => {
		const fragment = (await toFragment(text))!;
		for (const share of [0.2, 0.5, 0.99])
			expect(await fromFragment(fragment.slice(0, fragment.length * share))).toBeUndefined();
	});

	test('is listed by the title it has', () => expect(packOf(text).game.title).toEqual(title));
});

describe('a link', () => {
	test('with more in it than a pack may hold is not unpacked', async () => {
		const fragment = (await toFragment(JSON.stringify('0'.repeat(LIMITS.bytes + 1))))!;
		expect(fragment.length).toBeLessThan(LONGEST_LINK);
		expect(await fromFragment(fragment)).toBeUndefined();
	});

	test('is not made where it would be too long', async () => {
		const noise = Array.from({ length: 40_000 }, (_, i) => Math.sin(i).toString(36).slice(-1)).join('');
		expect(await toFragment(JSON.stringify(noise))).toBeUndefined();
	});

	test.each(['', '#row', '#pack', '#pack=', '#pack=%%%'])('“%s” holds none', async (hash) => {
		expect((await fromFragment(hash)) || undefined).toBeUndefined();
		if (!hash.startsWith('#pack=')) expect(isFragment(hash)).toBe(false);
	});
});

describe('a newer version', () => {
	const before = packOf(textOf('three-hills'));

	test('says nothing where nothing is otherwise', () =>
		expect(changesBetween(before, before)).toEqual({ figures: [], lost: [] }));

	test('names each figure with its place, before and after', () => {
		const chart = before.charts.find(({ id }) => id === 'modifiers')!;
		const [first, ...rest] = chart.rows;
		const after: Pack = {
			...before,
			charts: before.charts.map((one) =>
				one === chart ? { ...chart, rows: [{ ...first!, cells: [{ plus: 7 }] }, ...rest] } : one
			)
		};
		const { figures, lost } = changesBetween(before, after);
		expect(lost).toEqual([]);
		expect(figures.map(({ before, after }) => [before.en, after.en])).toEqual([['+1', '+7']]);
		expect(figures[0]!.where.fr).toContain(chart.title.fr);
	});

	test('names what it lost: charts, calculators, terms, rows', () => {
		const [chart, ...charts] = before.charts;
		const shorter = charts.map((one, i) => (i ? one : { ...one, rows: one.rows.slice(1) }));
		const after: Pack = { ...before, charts: shorter, calculators: [], terms: before.terms.slice(1) };
		expect(changesBetween(before, after).lost.map(({ en }) => en)).toEqual([
			chart!.title.en,
			before.calculators[0]!.title.en,
			before.terms[0]!.title.en,
			expect.stringContaining(charts[0]!.title.en)
		]);
	});
});

describe('a catalogue with installed games', () => {
	const pack = packOf(textOf('little-wars'));
	const installed = {
		games: [pack.game],
		find: async (id: string) => (id === pack.game.id ? asGame(pack) : undefined)
	};

	test('hands out their parts as those of any game', async () => {
		const { loadGame, loadGames, loadAll, loadNames } = catalogue({}, () => installed);
		expect(await loadGames()).toEqual([pack.game]);
		const game = (await loadGame('~little-wars'))!;
		expect(game.by).toBe('Guidon');
		const whole = await loadAll(game);
		expect(whole.charts.map(({ id }) => id)).toEqual(pack.charts.map(({ id }) => id));
		await expect(loadNames('~other')).rejects.toThrow('There is no game “~other”.');
		expect(await loadGame('~other')).toBeUndefined();
	});

	test('has places to keep and addresses that open offline', () => {
		expect(targetOf('/~little-wars/melee/#row.column')).toEqual({
			kind: 'cell',
			game: '~little-wars',
			chart: 'melee',
			row: 'row',
			column: 'column'
		});
		expect(targetOf('/~little-wars/calc/gun/')).toMatchObject({ kind: 'calculator', calculator: 'gun' });
		const shell: Entry = { url: 'shell.html', digest: '', bytes: 0, parcel: 'shell' };
		const list = new Map([[shell.url, shell]]);
		const at = (path: string) => entryFor(list, `https://host/base/${path}`, 'https://host/base/');
		expect(at('fr/~little-wars/')).toBe(shell);
		expect(at('en/~little-wars/melee/?a=1#row')).toBe(shell);
		expect(at('fr/little-wars/')).toBeUndefined();
	});
});

test('a game is told from a backup by what stands in it', async () => {
	expect(await isGame(new Blob([textOf('little-wars')]))).toBe(true);
	expect(await isGame(new Blob(['{"app":"guidon","format":2,"tables":{}}']))).toBe(false);
});

describe('accents', () => {
	const channel = (hex: string) => {
		const part = parseInt(hex, 16) / 255;
		return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	};
	const light = (colour: string) => {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const contrast = (a: string, b: string) => {
		const [more, less] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
		return (more + 0.05) / (less + 0.05);
	};
	const css = readFileSync('src/app.css', 'utf8');
	const papers = ['paper', 'sheet'].map((name) => {
		const [, day = '', night = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
		return { day, night };
	});

	test.each(ACCENTS)('%s reads at 7:1 on paper and sheet, by day and by night', (accent) => {
		const [day, night] = ACCENT_INKS[accent];
		for (const paper of papers) {
			expect(contrast(day, paper.day)).toBeGreaterThanOrEqual(7);
			expect(contrast(night, paper.night)).toBeGreaterThanOrEqual(7);
		}
	});
});
