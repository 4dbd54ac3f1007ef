/** Reads the charts back against sheet 002, typed here a second time as it is printed. */
import { describe, expect, test } from 'vitest';
import { show } from '$lib/core/figures';
import { sayIn, shortName } from '$lib/core/lang';
import type { Cell, Chart, Doubt, Lang } from '$lib/core/types';
import { loadAll, loadGame } from '..';
import { annotated } from '$lib/core/charts/cell';
import { cellOf, figureAt, rowFor, rowOf } from '$lib/core/charts/read';

const { charts, terms } = await loadAll((await loadGame('jdg'))!);

function chart(id: string): Chart {
	const found = charts.find((chart) => chart.id === id);
	if (!found) throw new Error(`No chart “${id}”.`);
	return found;
}

const term = (id: string) => terms.find((term) => term.id === id)!;

const marks = (chart: Chart, ids: readonly string[] = []) =>
	ids.map((id) => `[${chart.notes!.find((note) => note.id === id)!.mark}]`).join('');

/** A cell as the sheet prints it: hyphens for minus signs, 1/2, notes in brackets. */
function printed(chart: Chart, cell: Cell, lang: Lang): string {
	const { value, notes } = annotated(cell);
	const shown = show(value, lang, (id) => shortName(term(id)));
	return (
		shown
			.replace(/−/g, '-')
			.replace(/\u00a0/g, ' ')
			.replace('½', '1/2') + marks(chart, notes)
	);
}

const line = (chart: Chart, row: string, lang: Lang) =>
	rowOf(chart, row)
		.cells.map((cell) => printed(chart, cell, lang))
		.join(' ');

const note = (chart: Chart, id: string) => chart.notes!.find((note) => note.id === id)!;

/** Ids of everything doubtful in a chart. */
const doubtful = (chart: Chart) => [
	...(chart.doubt ? ['whole'] : []),
	...chart.rows.flatMap((row) => [
		...(row.doubt ? [row.id] : []),
		...row.cells.flatMap((cell, i) => (annotated(cell).doubt ? [`${row.id}.${chart.columns[i]!.id}`] : []))
	]),
	...(chart.notes ?? []).filter((note) => note.doubt).map((note) => `note ${note.id}`)
];

describe('terrain', () => {
	const terrain = chart('terrain');
	const lines: [string, string][] = [
		['clear', '1 1 1 2 PE +1'],
		['rough', '1 1 2 2 PE PE[e]'],
		['orchard', '1 1 3 3 PE -1[e]'],
		['woods', '2 2 3 3 -1 -1[e]'],
		['marsh', '2 2 3 NA PE -2[e]'],
		['river', 'NA NA NA NA PE NA'],
		['town', '1 2 3 3 -2 -1[b][e]'],
		['castle', '2 2 2 2 -2 -3[b][e]'],
		['road', '1/2 1 1 1 UAT UAT'],
		['trail', '1/2 1 1 2 UAT UAT'],
		['bridge', '0 0 0 0 PE -3[e][h]'],
		['stream', '0 +1 +1 +2 PE -1'],
		['up-1', '+1 +1 +1 +1 -1[f] -1'],
		['up-2', '+1 +1 +2 NA -1[f] -2'],
		['down-1', '0 0 0 +1 PE +1'],
		['down-2', '0 0 +1 NA -1[f] +1'],
		['crest', '0 0 0 0 NA[f] PE[e]'],
		['slope', '0 0 +1 NA[c] PE -1[e]'],
		['steep-slope', '+1 +1D NA[c] NA[c] NA[f] -2[e]'],
		['redoubt', '+1 +1 +2 +3D -1/PE[g] -2/-1[e][g]'],
		['fortification', '+2 +2 NA NA -2/PE[g] -3/-1[e][g]'],
		['friendly-unit', '0 +1 +1 +1 PE PE'],
		['leave-zoc', '0 +1 +1 +1 PE PE']
	];

	test.each(lines)('%s: %s', (row, figures) => {
		expect(line(terrain, row, 'fr')).toBe(figures);
		expect(line(terrain, row, 'en')).toBe(figures.replaceAll('PE', 'NE'));
	});

	test('has these lines and columns and no others', () => {
		expect(terrain.rows.map(({ id }) => id)).toEqual(lines.map(([id]) => id));
		expect(terrain.columns.map(({ id }) => id)).toEqual([
			'general',
			'infantry',
			'cavalry',
			'artillery',
			'fire',
			'shock'
		]);
	});

	test('has its marks on the heads that carry them', () => {
		expect(terrain.columns.map(({ notes }) => marks(terrain, notes))).toEqual(['', '', '', '', '[a]', '[a]']);
		expect(
			terrain.rows.filter(({ notes }) => notes?.length).map(({ id, notes }) => id + marks(terrain, notes))
		).toEqual(['marsh[*]', 'road[c]', 'trail[c]', 'steep-slope[i]', 'leave-zoc[d]']);
	});

	test('has each letter once', () => {
		expect(terrain.notes!.flatMap(({ mark }) => mark ?? [])).toEqual([...'abcdefghi', '*']);
	});

	test.each(['fr', 'en'] as const)('says every fact of its notes (%s)', (lang) => {
		const facts: Record<string, Record<Lang, string[]>> = {
			a: { fr: ['cible', 'tir', 'choc', 'charge'], en: ['target', 'fire', 'shock', 'charge'] },
			b: {
				fr: ['six hexagones de front', '−1', 'cavalerie', 'au moins une infanterie', '+2', 'au lieu'],
				en: ['six front hexes', '−1', 'cavalry', 'at least one infantry', '+2', 'instead']
			},
			c: {
				fr: ['ruisseau', 'redoute', 'mur', 'fortification', 'niveau', 'reste dû', '{d}', 'cavalerie', 'artillerie'],
				en: ['stream', 'redoubt', 'wall', 'fortification', 'level', 'still cost', '{d}', 'Cavalry', 'artillery']
			},
			'road-near-enemy': { fr: ['adjacent'], en: ['next to an enemy'] },
			d: { fr: ['désordre', '1 point', 'entrer'], en: ['disordered', '1 point', 'enter'] },
			e: {
				fr: ['mouvement de charge', 'charge de cavalerie', 'depuis', 'au travers', 'vers'],
				en: ['charge movement', 'cavalry charge', 'from', 'through', 'into']
			},
			f: { fr: ['adjacent', 'lignes de vue'], en: ['adjacent', 'lines of sight'] },
			g: { fr: ['vers l’intérieur', 'l’inverse', 'ville', '[b]'], en: ['outside in', 'inside out', 'town', '[b]'] },
			h: { fr: ['rivière', 'ruisseau'], en: ['river', 'stream'] },
			i: { fr: ['trois niveaux d’écart ou plus', 'choc'], en: ['three or more levels', 'shock'] },
			battles: { fr: ['Austerlitz', 'Eylau', 'Bérézina'], en: ['Austerlitz', 'Eylau', 'Berezina'] }
		};
		expect(terrain.notes!.map(({ id }) => id)).toEqual(Object.keys(facts));
		for (const [id, said] of Object.entries(facts))
			for (const fact of said[lang]) expect(note(terrain, id).text[lang]).toContain(fact);
		expect(note(terrain, 'c').text[lang]).toContain(lang === 'fr' ? '2 points de plus' : '2 points more');
		expect(note(terrain, 'road-near-enemy').ref).toBe('4.3.1');
		expect(note(terrain, 'f').ref).toBe('7.4');
	});

	test('has the English name of the line printed after its figures', () => {
		expect(rowOf(terrain, 'rough').head).toMatchObject({ en: 'Difficult, rough, dry lake, vineyard' });
	});

	test('can tell outside in from inside out', () => {
		expect(cellOf(terrain, 'redoubt', 'fire').value).toEqual({ join: 'slash', of: [{ plus: -1 }, { code: 'ne' }] });
		expect(cellOf(terrain, 'fortification', 'shock').value).toEqual({
			join: 'slash',
			of: [{ plus: -3 }, { plus: -1 }]
		});
	});

	test('has its doubts', () => {
		expect(doubtful(terrain)).toEqual(['rough', 'down-2.fire', 'note d', 'note i']);
	});
});

describe('fire', () => {
	const modifiers = chart('fire-modifiers');
	const results = chart('fire-results');

	test('modifiers', () => {
		expect(modifiers.rows.map(({ id, group }) => `${group} ${id} ${line(modifiers, id, 'fr')}`)).toEqual([
			'firer strength PF',
			'firer combined +2',
			'firer six-front -1',
			'firer reaction -1',
			'target terrain TDT',
			'target massed +1[*]',
			'target square +1',
			'range point-blank +1',
			'range efficient 0',
			'range long -2'
		]);
		expect(line(modifiers, 'strength', 'en')).toBe('SP');
		expect(line(modifiers, 'terrain', 'en')).toBe('TEC');
	});

	test('reaction and counter-battery fire rule out the massed target, and not the reverse', () => {
		expect(rowOf(modifiers, 'massed').not).toEqual(['reaction']);
		expect(rowOf(modifiers, 'reaction').not).toBeUndefined();
		expect(rowOf(modifiers, 'reaction').ref).toBe('8.3.3, 7.1');
		expect(term('reaction-fire').ref).toBe('8.3.3');
		expect(term('counter-battery').ref).toBe('7.1');
	});

	test('one range of the three', () => {
		expect(rowOf(modifiers, 'point-blank').not).toEqual(['efficient', 'long']);
		expect(rowOf(modifiers, 'efficient').not).toEqual(['point-blank', 'long']);
		expect(rowOf(modifiers, 'long').not).toEqual(['point-blank', 'efficient']);
	});

	test.each([
		[15, 'R', 'R'],
		[22, 'R', 'R'],
		[14, 'D', 'D'],
		[13, 'D', 'D'],
		[12, 'TdC', 'CT'],
		[9, 'TdC', 'CT'],
		[8, 'PE', 'NE'],
		[-6, 'PE', 'NE']
	])('a modified die of %i: %s', (die, fr, en) => {
		const { id } = rowFor(results, die);
		expect(line(results, id, 'fr')).toBe(fr);
		expect(line(results, id, 'en')).toBe(en);
	});

	test('have their doubts', () => {
		expect(doubtful(modifiers)).toEqual(['combined']);
		expect(doubtful(results)).toEqual(['whole', 'up-to-8']);
	});
});

describe('shock', () => {
	const modifiers = chart('shock-modifiers');
	const odds = chart('odds');
	const results = chart('shock-results');

	test('odds', () => {
		const lines = odds.rows.map((row) => `${printed(odds, row.head, 'en')}: ${line(odds, row.id, 'en')}`);
		expect(lines).toEqual([
			'4/1 or more: +4',
			'3/1: +3',
			'2/1: +2',
			'1.5/1: +1',
			'1/1: 0',
			'1/1.5: -1',
			'1/2: -2',
			'1/3: -3',
			'1/4 or less: -4'
		]);
	});

	test('modifiers', () => {
		expect(modifiers.rows.map(({ id, group }) => `${group} ${id} ${line(modifiers, id, 'en')}`)).toEqual([
			'odds odds odds table',
			'cohesion cohesion attacker - defender',
			'terrain terrain TEC',
			'terrain hexside TEC',
			'terrain six-front -1',
			'terrain cavalry-in-town +2',
			'routed routed +2',
			'position rear +2',
			'position front-and-rear +3[*]',
			'position own-rear -1',
			'cavalry cavalry-shock -2',
			'cavalry charge-heavy +3',
			'cavalry charge-other +1',
			'square charge-on-square -2',
			'square infantry-on-square +1'
		]);
		expect(rowOf(modifiers, 'odds').ref).toBe('8.6');
		expect(rowOf(modifiers, 'cohesion').ref).toBe('8.6');
		// The sheet gives 8.6 for the odds and the cohesion, not for shock as a whole.
		expect(term('shock')).not.toHaveProperty('ref');
	});

	test('a routed defender has no rear, and front and rear is not rear as well', () => {
		const trio = ['routed', 'rear', 'front-and-rear'];
		for (const id of trio) expect(rowOf(modifiers, id).not).toEqual(trio.filter((other) => other !== id));
		expect(rowOf(modifiers, 'own-rear').not).toBeUndefined();
	});

	test('a square takes the charge bonus away, and the charge still counts against it', () => {
		expect(rowOf(modifiers, 'charge-heavy').not).toContain('charge-on-square');
		expect(rowOf(modifiers, 'charge-other').not).toContain('charge-on-square');
		expect(rowOf(modifiers, 'charge-on-square').not).toEqual(['cavalry-shock', 'infantry-on-square']);
	});

	test('cavalry caught in a town replaces the terrain, not the hexside', () => {
		expect(rowOf(modifiers, 'terrain').not).toEqual(['cavalry-in-town']);
		expect(rowOf(modifiers, 'hexside').not).toBeUndefined();
	});

	test('note b of the terrain says the figures of its rows here', () => {
		const { text } = note(chart('terrain'), 'b');
		for (const words of [text.fr, text.en]) {
			expect(words).toContain(`+${figureAt(modifiers, 'cavalry-in-town', 'value')}`);
			expect(words).toContain(`−${-figureAt(modifiers, 'six-front', 'value')}`);
		}
	});

	test('the note on front and rear says the figure of its row', () => {
		const { text } = note(modifiers, 'opposite');
		for (const words of [text.fr, text.en]) expect(words).toContain(`+${figureAt(modifiers, 'rear', 'value')}`);
	});

	test.each([
		[10, '1 + D', 'Choc de rupture ou Poursuite', '1 + D', 'Breakthrough or Pursuit', '8.7, 9.5'],
		[9, '1 + TdC', 'Poursuite', '1 + CT', 'Pursuit', '9.5'],
		[5, '1 + TdC', 'Poursuite', '1 + CT', 'Pursuit', '9.5'],
		[
			4,
			'Poursuite si contre-charge et recul ou retraite de l’attaquant',
			'D + TdC/1',
			'Pursuit if counter-charge and the attacker recoils or retreats',
			'D + CT/1',
			'9.4, 9.5'
		],
		[
			0,
			'Poursuite si contre-charge et recul ou retraite de l’attaquant',
			'D + TdC/1',
			'Pursuit if counter-charge and the attacker recoils or retreats',
			'D + CT/1',
			'9.4, 9.5'
		],
		[-1, 'Contre-choc ou Poursuite', 'D + TdC/1', 'Counter-shock or Pursuit', 'D + CT/1', '8.7, 9.5']
	])('a modified die of %i', (die, defenderFr, attackerFr, defenderEn, attackerEn, ref) => {
		const row = rowFor(results, die);
		expect(row.cells.map((cell) => printed(results, cell, 'fr'))).toEqual([defenderFr, attackerFr]);
		expect(row.cells.map((cell) => printed(results, cell, 'en'))).toEqual([defenderEn, attackerEn]);
		expect(row.ref).toBe(ref);
	});

	test('have their doubts', () => {
		expect(doubtful(odds)).toEqual(['note rounding']);
		expect(doubtful(modifiers)).toEqual(['own-rear']);
		expect(doubtful(results)).toEqual([
			'whole',
			'10-up.attacker',
			'5-9.attacker',
			'0-4.defender',
			'below-0.defender',
			'note cavalry-only',
			'note artillery'
		]);
	});
});

test('three asterisks, three meanings', () => {
	const starred = charts.flatMap(({ id, notes }) =>
		(notes ?? []).filter(({ mark }) => mark === '*').map((note) => `${id} ${note.id}`)
	);
	expect(starred).toEqual(['terrain battles', 'fire-modifiers not-in-reaction', 'shock-modifiers opposite']);
});

describe('terms', () => {
	test.each([
		['ne', 'PE', 'NE', 'Pas d’effet', 'No effect'],
		['na', 'NA', 'NA', 'Non autorisé', 'Not allowed'],
		['uat', 'UAT', 'UAT', 'Utiliser l’autre terrain de l’hexagone', 'Use other terrain in hex'],
		['d', 'D', 'D', 'Désordre', 'Disordered'],
		['r', 'R', 'R', 'Déroute', 'Rout'],
		['recoil', '1', '1', 'Recul d’un hexagone', 'Recoil one hex'],
		['ct', 'TdC', 'CT', 'Test de cohésion', 'Cohesion test'],
		['ct-1', 'TdC/1', 'CT/1', 'Test de cohésion ou recul', 'Cohesion test or recoil'],
		['sp', 'PF', 'SP', 'Points de force', 'Strength points'],
		['zoc', 'ZdC', 'ZoC', 'Zone de contrôle', 'Zone of control'],
		['drm', 'MD', 'DRM', 'Modificateur au dé', 'Die roll modifier'],
		['tec', 'TDT', 'TEC', 'Table des terrains', 'Terrain effects chart'],
		['l', 'L', 'L', 'Cavalerie lourde', 'Heavy cavalry']
	])('%s', (id, fr, en, titleFr, titleEn) => {
		const found = term(id);
		expect([sayIn(found.abbr!, 'fr'), sayIn(found.abbr!, 'en')]).toEqual([fr, en]);
		expect(found.title).toEqual({ fr: titleFr, en: titleEn });
	});

	test.each([
		['ct', '{d}', '{d}'],
		['ct-1', 'recul d’un hexagone', 'recoils one hex']
	])('%s says what failing brings', (id, fr, en) => {
		expect(term(id).meaning.fr).toContain(fr);
		expect(term(id).meaning.en).toContain(en);
	});

	test('have their doubts', () => {
		const doubts: [string, Doubt | undefined][] = terms.map(({ id, doubt }) => [id, doubt]);
		expect(doubts.filter(([, doubt]) => doubt).map(([id]) => id)).toEqual(['ne', 'ct', 'ct-1', 'd10']);
	});
});
