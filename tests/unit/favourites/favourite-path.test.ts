import { describe, expect, test } from 'vitest';
import { meaningOf, targetOf } from '$lib/app/favourites/favourite-path';
import * as library from '$lib/games';
import { tiny } from '../tiny';

describe('the form of a path', () => {
	test.each([
		['/alexander/terrain/', { kind: 'chart', game: 'alexander', chart: 'terrain' }],
		['/alexander/terrain/#ford-2', { kind: 'row', game: 'alexander', chart: 'terrain', row: 'ford-2' }],
		['/wab/to-wound/#s4.t3', { kind: 'cell', game: 'wab', chart: 'to-wound', row: 's4', column: 't3' }],
		['/dbm/terms/#bd', { kind: 'term', game: 'dbm', term: 'bd' }],
		['/jdg/calc/shock/', { kind: 'calculator', game: 'jdg', calculator: 'shock' }]
	])('%s', (path, place) => expect(targetOf(path)).toEqual(place));

	test.each([
		'',
		'/',
		'/alexander/',
		'/alexander/terms/',
		'/alexander/calc/',
		'/alexander/terrain',
		'/alexander/terrain/#',
		'/alexander/terrain/#Ford',
		'/alexander/terrain/#a.b.c',
		'/alexander/terrain/#<b>',
		'/fr/alexander/terrain/',
		'/alexander/calc/melee/#1~a=b~x',
		'//evil.example/x/',
		'https://evil.example/',
		'/alexander/../settings/',
		'/search/?q=x'
	])('“%s” is no place to keep', (path) => expect(targetOf(path)).toBe(undefined));
});

const said = async (path: string) => {
	const meaning = await meaningOf(path, library);
	return meaning && { kind: meaning.kind, game: meaning.game.id, title: meaning.title, of: meaning.of };
};

describe('what a path means', () => {
	test('a chart is called by its title', async () => {
		expect(await said('/jdg/terrain/')).toEqual({
			kind: 'chart',
			game: 'jdg',
			title: { fr: 'Terrains', en: 'Terrain effects' },
			of: undefined
		});
	});

	test('a row by its head, with the chart it stands in', async () => {
		expect(await said('/alexander/terrain/#ford-2')).toMatchObject({
			kind: 'row',
			title: { fr: 'Gué 2', en: 'Ford 2' },
			of: (await said('/alexander/terrain/'))!.title
		});
	});

	test('a row headed by a figure needs the title of its chart', async () => {
		const { charts, id } = (await library.loadGame('alexander'))!;
		const results = charts.find((chart) => chart.id === 'melee-results')!;
		const body = (await library.loadChart((await library.loadGame(id))!, results.id))!;
		const meaning = await said(`/alexander/melee-results/#${body.rows[0]!.id}`);
		expect(meaning!.title.fr.startsWith(`${results.title.fr}\u00a0: `)).toBe(true);
		expect(meaning!.title.en.startsWith(`${results.title.en}: `)).toBe(true);
	});

	test('a cell of a matrix by both its edges, in full', async () => {
		expect(await said('/alexander/melee-types/#pe.el')).toMatchObject({
			kind: 'cell',
			title: { fr: 'Peltastes → Éléphants', en: 'Peltasts → Elephants' }
		});
	});

	test('a term by its abbreviation and its name', async () => {
		expect(await said('/dbm/terms/#bd')).toMatchObject({
			kind: 'term',
			title: { fr: 'Bd · Lames', en: 'Bd · Blades' }
		});
	});

	test('a calculator by its title', async () => {
		const { calculators } = (await library.loadGame('wab'))!;
		expect(await said('/wab/calc/combat/')).toMatchObject({
			kind: 'calculator',
			title: calculators.find(({ id }) => id === 'combat')!.title
		});
	});

	test.each([
		'/chess/board/',
		'/alexander/no-chart/',
		'/alexander/terrain/#no-row',
		'/alexander/melee-types/#pe.no-column',
		'/alexander/melee-types/#no-row.el',
		'/dbm/terms/#no-term',
		'/alexander/calc/no-calculator/',
		'/constructor/prototype/',
		'/alexander/terms/'
	])('%s is gone', async (path) => expect(await meaningOf(path, library)).toBe(undefined));

	test('every promised id of every game means something in both languages', async () => {
		for (const id of library.ids) {
			const { game, terms, charts } = await library.loadAll((await library.loadGame(id))!);
			const paths = [
				...charts.flatMap((chart) => [
					`/${id}/${chart.id}/`,
					...chart.rows.map((row) => `/${id}/${chart.id}/#${row.id}`),
					...(chart.matrix
						? chart.rows.flatMap((row) => chart.columns.map((column) => `/${id}/${chart.id}/#${row.id}.${column.id}`))
						: [])
				]),
				...terms.map((term) => `/${id}/terms/#${term.id}`),
				...game.calculators.map((calculator) => `/${id}/calc/${calculator.id}/`)
			];
			expect(paths.length, game.id).toBeGreaterThan(0);
			for (const path of paths) {
				const meaning = await meaningOf(path, library);
				for (const lang of ['fr', 'en'] as const) {
					expect(meaning?.title[lang], path).toMatch(/\S/);
					// No id and no markup shows through.
					expect(meaning?.title[lang], path).not.toMatch(/[{}|]|undefined/);
				}
			}
		}
	});

	test('a fifth game is looked up like the four', async () => {
		const { game } = await tiny.loadAll((await tiny.loadGame(tiny.ids[0]!))!);
		const meaning = await meaningOf(`/${game.id}/${game.charts[0]!.id}/`, tiny);
		expect(meaning?.title).toEqual(game.charts[0]!.title);
	});
});
