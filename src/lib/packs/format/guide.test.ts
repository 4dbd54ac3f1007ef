import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parts as built, reference } from 'virtual:guide';
import { LANGS, type Lang } from '$lib/core/types';
import { setMarkdown } from '../../../../scripts/typography.js';
import { FUNCTIONS } from '../expression/functions';
import { partsOf } from '../../../../scripts/build/guide/markdown';
import { openPack } from './open';
import { NAMED_PARTS } from './schema';
import { words } from '$lib/app/packs/words';

const markdown = (lang: Lang) => readFileSync(`docs/packs.${lang}.md`, 'utf8');
const stepsOf = (lang: Lang) => partsOf(markdown(lang), lang).filter(({ level }) => level === 3);

const text = readFileSync('static/packs/three-hills.guidon.txt', 'utf8');
const opened = openPack(text);
if (!('pack' in opened)) throw new Error('It does not open.');
const { pack } = opened;

describe.each(LANGS)('in %s', (lang) => {
	const steps = stepsOf(lang);
	const tables = steps.flatMap(({ id, typed }) =>
		typed
			.filter((one) => one.includes('\t'))
			.map((one) => ({ id, rows: one.split('\n').map((row) => row.split('\t')) }))
	);

	test('twelve steps come first, each with something to copy', () => {
		expect(steps).toHaveLength(12);
		// The last one has the whole game.
		expect(steps.filter(({ typed, html }) => !typed.length && !html.includes('download'))).toEqual([]);
		const order = partsOf(markdown(lang), lang).map(({ id }) => id);
		expect(order.indexOf('example')).toBeLessThan(order.indexOf('file'));
	});

	test('is short, and has the title that its links have', () => {
		expect(Buffer.byteLength(markdown(lang))).toBeLessThanOrEqual(12_000);
		expect(partsOf(markdown(lang), lang)[0]!.title).toBe(words.guide[lang]);
	});

	test('is well set: else npm run format', () => expect(setMarkdown(markdown(lang), lang)).toBe(markdown(lang)));

	test('has the tables of the game that is shipped, in this language', () => {
		const chartOf = { table: 'results', terrain: 'terrain', modifiers: 'modifiers' };
		expect(tables.map(({ id }) => id)).toEqual(Object.keys(chartOf));
		for (const { id, rows } of tables) {
			const chart = pack.charts.find((one) => one.id === chartOf[id as keyof typeof chartOf])!;
			expect(rows.map((row) => row.length - 1)).toEqual([
				chart.columns.length,
				...chart.rows.map(({ cells }) => cells.length)
			]);
			const heads = chart.rows.map(({ head }) => (head && typeof head === 'object' && lang in head ? head : undefined));
			for (const [i, head] of heads.entries())
				if (head) expect(rows[i + 1]![0]).toBe((head as Record<Lang, string>)[lang]);
		}
	});

	test('names every function there is', () => {
		expect(Object.keys(FUNCTIONS).filter((name) => !new RegExp(`\\b${name}\\b`).test(markdown(lang)))).toEqual([]);
	});
});

test('the expressions of the steps are those of the game, with the names that each language makes of its titles', () => {
	const expressions = (lang: Lang) =>
		stepsOf(lang)
			.filter(({ id }) => id === 'strengths' || id === 'stop')
			.flatMap(({ typed }) => typed);
	expect(expressions('en').filter((words) => !text.includes(words))).toEqual([]);
	const names = { results: 'resultats', attackers: 'attaquants', defenders: 'defenseurs' };
	expect(expressions('fr')).toEqual(
		expressions('en').map((words) => words.replace(/[a-z]{5,}/g, (name) => names[name as keyof typeof names] ?? name))
	);
});

test('the page has the parts of both documents under one id each, and a list of all the keys', () => {
	const ids = partsOf(markdown('fr'), 'fr').map(({ id }) => id);
	expect(built.map(({ id }) => id)).toEqual(ids);
	// Links from before lead here; the first part is the page itself.
	expect(ids).toEqual(expect.arrayContaining(['twelve', 'file', 'values', 'questions', 'expressions', 'sum', 'dice']));
	expect(new Set(ids).size).toBe(ids.length);
	for (const name of ['pack', ...Object.keys(NAMED_PARTS)]) expect(reference).toContain(`id="key-${name}"`);
	expect(reference).toContain('calculators?: [calculator] 0–40');
});

test('what is copied is what stands there, whatever signs are in it', () => {
	const [part] = partsOf('# A <!-- a -->\n\n```\n<b> & "c"\n```\n\n```lines\none\ntwo\n```\n', 'en');
	expect(part).toMatchObject({ id: 'a', title: 'A', typed: ['<b> & "c"', 'one\ntwo'] });
	expect(part!.html).toContain('>&lt;b&gt; &amp; &quot;c&quot;<');
	expect(part!.html.match(/data-copy/g)).toHaveLength(3);
});
