import { describe, expect, test } from 'vitest';
import { annotated } from '$lib/core/charts/cell';
import { ids, loadAll, loadGame } from '$lib/games';
import { show } from '$lib/core/figures';
import { isText, nameIn } from '$lib/core/lang';
import type { Value } from '$lib/core/types';
import { standaloneCss } from './standalone-css';
import { single, singleName } from './single';
import type { Languages } from './write';

const games = await Promise.all(ids.map(async (id) => loadAll((await loadGame(id))!)));
const LANGUAGES: Languages[] = [['fr'], ['en'], ['fr', 'en'], ['en', 'fr']];
const cases = games.flatMap((whole) =>
	LANGUAGES.map((langs) => ({ whole, langs, name: `${whole.game.id} ${langs.join('+')}` }))
);

const unescaped = (html: string) =>
	html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** The text of a file without tags. */
const wordsOf = (html: string) => unescaped(html.replace(/<style>[^]*?<\/style>/, '').replace(/<[^>]*>/g, ''));
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(cases)('$name', ({ whole, langs }) => {
	const { game, charts, terms } = whole;
	const html = single(whole, langs, standaloneCss(game));
	const read = wordsOf(html);

	test('runs nothing and asks for nothing', () => {
		expect(html).not.toMatch(
			/<(script|link|img|iframe|object|embed|base|form)\b|\son\w+=|javascript:|@import|url\(|https?:/i
		);
	});

	test('names each place once, and every link leads to one', () => {
		const own = all(html, /\sid="?([^\s">]+)/g);
		expect(own.filter((id, i) => own.indexOf(id) !== i)).toEqual([]);
		const links = all(html, /\shref="([^"]*)"/g);
		expect(links.length).toBeGreaterThan(charts.length);
		const known = new Set(own.map((id) => `#${id}`));
		expect(links.filter((link) => !known.has(link))).toEqual([]);
	});

	test('holds every chart, row, cell, note, doubt and term', () => {
		const written = (value: Value, lang: (typeof langs)[number]) => show(value, lang, nameIn(terms));
		/** The other language may come between parts of a value. */
		const parts = (value: Value): readonly Value[] =>
			value !== null && typeof value === 'object' && 'join' in value ? value.of.flatMap(parts) : [value];
		for (const lang of langs) {
			const wanted = charts.flatMap((chart) => [
				chart.title[lang],
				...chart.rows.flatMap(({ head, cells, doubt }) => [
					...[head, ...cells.map((cell) => annotated(cell).value)]
						.flatMap(parts)
						// Figures and letters are written once, in the first language.
						.filter((part) => lang === langs[0] || isText(part))
						.map((part) => written(part, lang)),
					...[doubt, ...cells.map((cell) => annotated(cell).doubt)].flatMap((one) =>
						one ? [one.printed, one.read, one.why].map((text) => written(text, lang)) : []
					)
				]),
				...(chart.notes ?? []).map(({ text }) => written(text, lang))
			]);
			const explained = terms.flatMap(({ title, meaning }) => [title, meaning].map((text) => written(text, lang)));
			expect([...wanted, ...explained].filter((words) => !read.includes(words))).toEqual([]);
		}
		for (const chart of charts) for (const { id } of chart.rows) expect(html).toContain(`<tr id=${chart.id}.${id}>`);
	});

	test('tells each doubt that it marks, and the same one once in a chart', () => {
		const marks = new Set(all(html, /class=mark href="#([^"]+)"/g));
		expect(all(html, /<details id=([^>]+)>/g).sort()).toEqual([...marks].sort());
		for (const chart of html.split('<section').slice(1)) {
			const told = all(chart, /<details id=[^>]+>([^]*?)<\/details>/g).map((one) => one.replace(/<b>\?\d+<\/b>/, ''));
			expect(new Set(told).size).toBe(told.length);
		}
	});

	test('says nothing in a language that was not asked for', () => {
		expect(html.includes('class=other')).toBe(langs.length === 2);
		expect(html).toContain(`<html lang=${langs[0]} `);
	});
});

test('each game has its own accent, in a file that is small enough to send', () => {
	const files = games.map((whole) => single(whole, ['fr', 'en'], standaloneCss(whole.game)));
	const accents = files.map((html) => /\[data-accent='\w+'\]\{--accent:([^;}]+)/.exec(html)?.[1]);
	expect(accents).not.toContain(undefined);
	expect(new Set(accents).size).toBe(games.length);
	for (const html of files) expect(html.length).toBeLessThan(400_000);
});

test('its styles name nothing that the file lacks, and letters for every device that may open it', () => {
	for (const { game } of games) {
		const css = standaloneCss(game);
		const named = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
		expect(named).toContain('--serif');
		expect(named.filter((name) => !css.includes(`${name}:`))).toEqual([]);
		// The fallback rule for phones without these fonts is left out.
		expect(css).toContain('--serif: ui-serif,Georgia,serif');
	}
});

test('a text of a game is text, whatever it says', () => {
	const [whole] = games;
	const mean = '</style><script>alert(1)</script><img src=x onerror=alert(1)>';
	const game = { ...whole!.game, id: 'mean', title: { fr: mean, en: mean }, subtitle: { fr: mean, en: mean } };
	const html = single({ ...whole!, game }, ['fr', 'en'], standaloneCss(game));
	expect(html).not.toMatch(/<script|<img/);
	expect(html).toContain('&lt;/style&gt;');
});

describe('a game that came as a file', () => {
	const [core] = games;
	const guest = (own: object) => ({
		...core!,
		game: { ...core!.game, id: '~mine', by: 'Anne & Co', inks: ['#123456', '#abcdef'] as const, ...own }
	});
	const written = (own: object) => {
		const whole = guest(own);
		return single(whole, ['fr', 'en'], standaloneCss(whole.game));
	};

	test('is not written where its author keeps it private', () => {
		expect(() => written({ licence: 'private' })).toThrow('keeps it private');
		expect(single(core!, ['fr'], '')).not.toContain('CC0-1.0');
	});

	test('says who wrote it, that nobody checked it, and its licence', () => {
		const [, foot = ''] = written({ licence: 'CC0-1.0' }).split('<footer>');
		expect(wordsOf(foot)).toMatch(/par Anne & Co, non vérifié\. Licence.: CC0-1\.0\./);
		expect(foot).not.toContain('officielle');
		expect(single(core!, ['fr'], '').split('<footer>')[1]).toContain('officielle');
	});

	test('has its own colours, and the one language it has', () => {
		const html = written({ only: 'en' });
		expect(/\[data-accent='~mine'\]\{--accent:([^;}]+)/.exec(html)?.[1]).toBe(' light-dark(#123456,#abcdef)');
		expect(/<html lang=(\w+) /.exec(html)?.[1]).toBe('en');
		expect(html.includes('class=other')).toBe(false);
	});
});

test('the name of the file is that of the game', () => {
	expect(singleName('tiny')).toBe('guidon-tiny.html');
	expect(singleName('~author/my-game')).toBe('guidon-authormy-game.html');
});
