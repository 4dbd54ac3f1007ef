import { describe, expect, test } from 'vitest';
import type { CalculatorHead, Chart, Game, Result } from '$lib/core/types';
import { ofCalculator, ofChart, reportAddress, reportText, signed } from './report';

const text = (fr: string, en: string) => ({ fr, en });

const game: Game = {
	id: 'hills',
	order: 1,
	title: text('Trois Collines', 'Three Hills'),
	short: text('Collines', 'Hills'),
	subtitle: text('', ''),
	edition: text('', ''),
	dice: text('', ''),
	revised: '2026-11-18',
	sheets: [],
	charts: [],
	calculators: []
};
const doubt = { printed: text('« 1 »', '“1”'), read: text('−1 de {mp}', '−1 of {mp}'), why: text('', '') };
const chart: Chart = {
	id: 'terrain',
	phase: 'move',
	title: text('Terrain', 'Terrain effects'),
	source: { sheets: [] },
	rowHead: text('Terrain', 'Terrain'),
	columns: [
		{ id: 'cost', head: { code: 'mp' } },
		{ id: 'drm', head: text('Au dé', 'Die') }
	],
	rows: [{ id: 'wood', head: text('Bois', 'Woods'), cells: [2, { value: { plus: -1 }, doubt }] }]
};
const names = [{ id: 'mp', abbr: text('PM', 'MP'), title: text('points', 'points') }];
const of = (choice?: { row: string; column?: string }, lang: 'fr' | 'en' = 'en') =>
	ofChart(game, chart, choice, names, lang);

describe('a mistake in a chart', () => {
	test('names the chart alone where nothing is chosen', () =>
		expect(of()).toEqual([
			['game', 'Three Hills, 18 November 2026'],
			['chart', 'Terrain effects'],
			['wrong', '']
		]));

	test('of a row, with all that it says', () =>
		expect(of({ row: 'wood' }).slice(2)).toEqual([
			['row', 'Woods'],
			['says', '2 · −1'],
			['printed', '']
		]));

	test('of a cell, with its doubt, in French', () =>
		expect(of({ row: 'wood', column: 'drm' }, 'fr').slice(2)).toEqual([
			['row', 'Bois'],
			['column', 'Au dé'],
			['says', '−1'],
			['reads', '« 1 » → −1 de PM'],
			['printed', '']
		]));
});

test('a mistake in a calculator says the sum, or why there is none, and what the dice came to', () => {
	const calculator: CalculatorHead = {
		id: 'm',
		phase: 'fight',
		title: text('Mêlée', 'Melee'),
		summary: text('', ''),
		charts: []
	};
	const settled = {} as Result['settled'];
	const said = (result: object, outcomes: string[] = []) =>
		ofCalculator(game, calculator, { ...result, settled } as Result, outcomes, 'fr')[2];
	expect(said({ total: 3 }, ['Repoussés'])).toEqual(['says', '3 · Repoussés']);
	expect(said({ total: 3, shown: text('4 contre 2', '4 against 2') })).toEqual(['says', '4 contre 2']);
	expect(said({ illegal: text('Hors de portée.', 'Out of range.') })).toEqual(['says', 'Hors de portée.']);
});

test('the text ends with what the player writes, after link, language and version', () => {
	const lines = [...of({ row: 'wood' }), ...signed('en', 'https://x.test/en/hills/terrain/#wood', '1.2.0 (ab12)')];
	expect(reportText(lines, 'en').split('\n').slice(-4)).toEqual([
		'Link: https://x.test/en/hills/terrain/#wood',
		'Language: en',
		'Version: 1.2.0 (ab12)',
		'Printed on my sheet: '
	]);
	expect(reportText(lines, 'fr')).toContain('Ligne\u00a0: Woods\n');
});

test('the address of the project takes the text where it asks for it', () => {
	expect(reportAddress('https://x.test/new?body={text}', 'é & $&')).toBe(
		'https://x.test/new?body=%C3%A9%20%26%20%24%26'
	);
	expect(reportAddress('https://x.test/new', 'é')).toBe('https://x.test/new');
});
