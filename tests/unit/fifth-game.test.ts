/** A fifth game is a fifth folder, and not one edited line elsewhere. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { glossary } from '$lib/core/charts/html/terms';
import { notes, stories, table } from '$lib/core/charts/html/chart';
import { resolve } from '$lib/core/odds/resolve';
import { find } from '$lib/core/search';
import { buildIndex } from '$lib/core/search/build';
import { entriesOf } from '$lib/core/search/entries';
import { ids } from '$lib/games';
import type { Setting } from '$lib/core/charts/html/write';
import { LANGS } from '$lib/core/types';
import { faults } from './checks';
import { tiny } from './tiny';

const game = (await tiny.loadGame('tiny'))!;
const whole = await tiny.loadAll(game);
const setting = (lang: Setting['lang']): Setting => ({ lang, names: whole.terms, termsAt: '../terms/#' });
const chartOf = (id: string) => whole.charts.find((chart) => chart.id === id)!;

describe('a folder is a whole game', () => {
	test('that is found by itself', async () => {
		expect(tiny.ids).toEqual(['tiny']);
		expect(await tiny.loadGames()).toEqual([game]);
		expect(whole.charts.map(({ id }) => id)).toEqual(['bridge', 'duel', 'blows']);
	});

	test('that passes every check', () => expect(faults(whole)).toEqual([]));

	test('whose charts are written as tables, in either language', () => {
		const bridge = chartOf('bridge');
		expect(table(bridge, setting('fr'))).toContain('<caption class=unseen>Passer le pont</caption>');
		expect(table(bridge, setting('en'))).toContain('<caption class=unseen>Crossing the bridge</caption>');
		for (const lang of LANGS) {
			for (const chart of whole.charts) {
				const html = table(chart, setting(lang));
				for (const { id } of chart.rows) expect(html, `${lang} ${chart.id}`).toContain(`<tr id=${id}>`);
			}
		}
		const html = table(bridge, setting('fr'));
		// A modifier with its sign, a figure in halves, a note, a code to tap, a doubt with its three parts.
		expect(html).toContain('<td class=minus>−1<sup><a href="#note-horse"');
		expect(html).toContain('<td>1½');
		expect(html).toContain('<a class=abbr href="../terms/#bath">E</a>');
		expect(html).toContain('<button class=doubt popovertarget="doubt-');
		expect(stories(bridge, setting('fr'))).toMatch(
			/Imprimé<\/i>«\u202f- 2\u202f».*Lu comme<\/i>Moins deux.*Pourquoi<\/i>Un tiret/
		);
		expect(notes(bridge, setting('fr'))).toContain('Double pour <a class=abbr href="../terms/#dragoon">Dg</a>');
		expect(glossary(whole.terms, setting('en'))).toContain(
			'<div id=gunner><dt><b>Gu<span class=other lang=fr> Ca</span></b>'
		);
	});

	test('whose calculator reads its rows', async () => {
		const calculator = (await tiny.loadCalculator(game, 'scuffle'))!;
		const result = resolve(calculator, { plank: 'cracked' });
		expect(result).toMatchObject({ total: -1, lines: [{ row: { chart: 'bridge', row: 'cracked' } }] });
		expect(result).toHaveProperty(
			'odds',
			new Map(
				[
					['nothing', 3n],
					['back', 3n]
				].map(([id, n]) => [id, n])
			)
		);
	});

	test('that the search finds', () => {
		const index = buildIndex(entriesOf(whole));
		const first = (query: string) => find([index], query, { lang: 'fr' }).hits[0]?.entry.path;
		expect(first('planche fendue')).toBe('/tiny/bridge/#cracked');
		expect(first('cracked plank')).toBe('/tiny/bridge/#cracked');
		expect(first('rider')).toBe('/tiny/duel/#dragoon');
	});

	test('a chart without a file, and a file without a chart, are noticed', async () => {
		const gone = { ...game, charts: [...game.charts, { ...game.charts[0]!, id: 'gone' }] };
		await expect(tiny.loadAll(gone)).rejects.toThrow('charts/gone.ts is missing');
		expect((await tiny.chartFiles('tiny')).sort()).toEqual(game.charts.map(({ id }) => id).sort());
	});
});

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');

const filesIn = (folder: string): string[] =>
	readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? filesIn(path) : [path];
	});

/** Comments may show an address as an example; they are left out, and what stands in code is left. */
const code = (source: string): string =>
	source
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/(^|\s)\/\/.*$/gm, '');

/** The ids of the games that stand as words in some code. */
const named = (source: string): string[] => ids.filter((id) => new RegExp(`\\b${id}\\b`, 'i').test(code(source)));

describe('nothing outside its folder names a game', () => {
	test.each([
		["if (game.id === 'wab') return;", ['wab']],
		['<a href="/fr/jdg/">', ['jdg']],
		['import terrain from "./alexander/charts/terrain";', ['alexander']],
		['/** The address of `/alexander/terrain/`. */ const a = 1; // not for dbm', []],
		['<!-- wab --> const wabble = "MDBM";', []]
	])('%s', (source, games) => expect(named(source)).toEqual(games));

	test('in what builds and checks it', () => {
		const files = readdirSync(root)
			.filter((name) => /\.(js|ts|json)$/.test(name) && name !== 'package-lock.json')
			.concat(
				readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).map((name) => join('scripts', name))
			)
			.filter((name) => /\.\w+$/.test(name));
		expect(files.length).toBeGreaterThan(10);
		expect(
			files.flatMap((file) => named(readFileSync(join(root, file), 'utf8')).map((id) => `${file} names ${id}`))
		).toEqual([]);
	});

	test('in src', () => {
		const elsewhere = filesIn(src).filter(
			(path) =>
				!path.endsWith('.test.ts') &&
				!ids.some((id) => relative(src, path).startsWith(['lib', 'games', id, ''].join(sep)))
		);
		// The games themselves are well over half of it: the rest must still be there to be read.
		expect(elsewhere.length).toBeGreaterThan(60);
		const naming = elsewhere.flatMap((path) =>
			named(readFileSync(path, 'utf8')).map((id) => `${relative(src, path)} names ${id}`)
		);
		expect(naming).toEqual([]);
	});
});
