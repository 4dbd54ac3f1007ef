import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAll, loadGames } from '$lib/games';
import type { Whole } from '$lib/core/types';
import { show } from '$lib/core/figures';
import { annotated } from '$lib/core/charts/cell';
import { queries } from '../../../../tests/queries-everyday';
import { answered, type Asked as Query } from '../../../../tests/queries-asked';
import { byAFourthHand } from '../../../../tests/queries-by-a-fourth-hand';
import { byAnotherHand, byAThirdHand } from '../../../../tests/queries-by-another-hand';
import { gameOf, Judge, langOf } from '../../../../tests/queries-shown';
import { tuned } from '../../../../tests/queries-tuned';
import { elsewhere, find, instead, lit, unpack, type Asked, type Hit } from './';
import { buildIndex } from './build';
import { entriesOf } from './entries';
import { examplesOf } from './examples';
import { pack } from './pack';
import { readFigures, writeFigures } from './figures';
import { SYNONYMS } from './synonyms';

/** The games that the queries were written for: what another one adds may come before what they must find first. */
const asked = new Set(queries.map(({ first }) => first.split('/')[1]));
const wholes = await Promise.all((await loadGames()).filter(({ id }) => asked.has(id)).map(loadAll));
const entries = wholes.flatMap(entriesOf);
const indexes = wholes.map((whole) => buildIndex(entriesOf(whole)));

const ALL = entries.length + 1000;
const pathsFor = (query: string, asked: Partial<Asked> = {}): string[] =>
	find(indexes, query, { lang: 'fr', limit: ALL, ...asked }).hits.flatMap(({ entry, term }) =>
		term ? [entry.path, term.path] : [entry.path]
	);
const firstFor = (query: string, asked: Partial<Asked> = {}) => find(indexes, query, { lang: 'fr', ...asked }).hits[0];
/** What a hit tells: a definition stands under the row that holds its figure. */
const toldBy = (hit: Hit | undefined): (string | undefined)[] => [hit?.entry.path, hit?.term?.path];

describe('what players type', () => {
	test('is kept in a file of at least sixty queries, in both languages', () => {
		for (const lang of ['fr', 'en']) expect(queries.filter((query) => query.lang === lang).length).toBeGreaterThan(30);
		expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(queries.length);
	});

	test.each(queries.map((query) => [`${query.typed} (${query.lang}, ${query.game ?? 'no game'})`, query] as const))(
		'%s finds the right thing first',
		(_, query) => {
			expect(toldBy(find(indexes, query.typed, query).hits[0])).toContain(query.first);
		}
	);
});

/** The share of queries that are answered within so many results: by a row, or by the definition that stands under it. */
function sharesOf(asked: readonly Query[]) {
	const places = asked.map((query) =>
		find(indexes, query.typed, { ...query, limit: 10 }).hits.findIndex((hit) =>
			toldBy(hit).some((path) => path !== undefined && answered(query, path))
		)
	);
	return (within: number) => places.filter((at) => at >= 0 && at < within).length / places.length;
}

describe.each([
	['before the ranking was made', tuned, [0.935, 0.978, 0.99]],
	['by another hand', byAnotherHand, [0.9, 0.97, 0.99]],
	['by a third hand', byAThirdHand, [0.87, 0.94, 0.95]],
	[
		'by both, the hard ones',
		[...byAnotherHand, ...byAThirdHand].filter(({ kind }) => kind === 'hard'),
		[0.8, 0.91, 0.96]
	]
] as const)('words written from the sheets %s', (_, asked, [first, three, ten]) => {
	const share = sharesOf(asked);

	test('are answered first nine times in ten, and nearly always among the first three', () => {
		expect(share(1)).toBeGreaterThanOrEqual(first);
		expect(share(3)).toBeGreaterThanOrEqual(three);
		expect(share(10)).toBeGreaterThanOrEqual(ten);
	});

	test('never find nothing', () => {
		expect(asked.filter((query) => !find(indexes, query.typed, query).hits.length)).toEqual([]);
	});

	test('name addresses that there are', () => {
		const paths = entries.map(({ path }) => path.replace(/^\//, '').replace(/\/?(#|$)/, '$1'));
		const missing = asked
			.flatMap(({ answers }) => answers)
			.map((answer) => answer.replace(/\*$/, '').replace(/(#\w+)\.\w+$/, '$1'))
			.filter((answer) => !paths.some((path) => path.startsWith(answer)));
		expect(missing).toEqual([]);
	});
});

describe('words written from the sheets by a fourth hand', () => {
	const judge = new Judge(
		wholes.map(({ game }) => game),
		entries
	);
	const placesIn = (list: typeof byAFourthHand) =>
		list.map((wish) =>
			find(indexes, wish.q, { lang: langOf(wish), game: gameOf(wish), limit: 10 }).hits.findIndex((hit) =>
				judge.answers(wish, hit)
			)
		);
	const share = (places: readonly number[], within: number) =>
		places.filter((at) => at >= 0 && at < within).length / places.length;

	test('are answered by what the results show', () => {
		const places = placesIn(byAFourthHand);
		expect(share(places, 1)).toBeGreaterThanOrEqual(0.89);
		expect(share(places, 3)).toBeGreaterThanOrEqual(0.94);
		expect(share(places, 10)).toBeGreaterThanOrEqual(0.96);
		expect(share(placesIn(byAFourthHand.filter(({ hard }) => hard)), 1)).toBeGreaterThanOrEqual(0.86);
	});

	test('a figure that is not in it does not answer', () => {
		const [hit] = find(indexes, 'redoute', { lang: 'fr', game: 'jdg' }).hits;
		const wish = { lang: 'fr', q: 'redoute', hard: false, expect: 'redoute' } as const;
		expect(judge.answers({ ...wish, answer: '3D' }, hit!)).toBe(true);
		expect(judge.answers({ ...wish, answer: '9D' }, hit!)).toBe(false);
	});
});

describe('entries', () => {
	test('have an address each', () => {
		expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
	});

	test('stand for every chart, row, note and term there is', () => {
		for (const { game, charts, terms } of wholes) {
			const paths = new Set(entries.filter((entry) => entry.game === game.id).map(({ path }) => path));
			const count = charts.reduce((sum, chart) => sum + 1 + chart.rows.length + (chart.notes ?? []).length, 0);
			expect(paths.size).toBe(1 + count + terms.length + game.calculators.length);
		}
	});

	test('show the values of a row with the names of their columns', () => {
		const hit = firstFor('gué 2');
		expect(hit?.entry.values.map(({ name, value }) => [name.fr, value.fr])).toEqual([
			['Infanterie, éléphants et chefs', '3'],
			['Cavalerie et chars', '2'],
			['Effet sur les tirs', '+1'],
			['Effet sur les mêlées', '+1']
		]);
	});

	test('have no markup left in their texts', () => {
		expect(JSON.stringify(entries.map((entry) => ({ ...entry, grid: undefined })))).not.toMatch(/\{[a-z]+[|}]/);
	});
});

describe('matching', () => {
	test.each([
		[['éléphants', 'elephants', 'ELEPHANTS', 'Éléphant', 'elephant']],
		[['mêlée', 'melee', 'MELEE', 'mélée']],
		[['gué 2', 'gue 2', 'gue2', '2 gué']],
		[['contre-batterie', 'contre batterie', 'Contre‑Batterie']],
		[['p49', 'p. 49', 'p.49', 'page 49', 'P49']],
		[['−1 couvert', '-1 couvert', 'couvert −1', '– 1 couvert']],
		[['2/1', '2:1', '2 / 1']]
	])('%j find the same', (typed) => {
		const found = typed.map((query) => pathsFor(query).slice(0, 3).sort());
		expect(found[0]!.length).toBeGreaterThan(0);
		for (const paths of found) expect(paths).toEqual(found[0]);
	});

	test('does not mind how an apostrophe is written, nor that there is one', () => {
		const [typed, curly, none] = ["hexagone d'arrière", 'hexagone d’arrière', 'hexagone arriere'].map((query) =>
			pathsFor(query)
		);
		expect(curly).toEqual(typed);
		expect(none).toEqual(typed);
	});

	test('finds what is written with a hyphen by one word', () => {
		const written = entries.filter(({ title, text }) => /contre-batterie/i.test(`${title.fr} ${text?.fr}`));
		expect(written.length).toBeGreaterThan(1);
		expect(pathsFor('contrebatterie')).toEqual(expect.arrayContaining(written.map(({ path }) => path)));
	});

	test('reads œ as oe', () => {
		const whole = tiny({ fr: 'Œuvre', en: 'Works' });
		const small = buildIndex(entriesOf(whole));
		for (const query of ['oeuvre', 'œuvre', 'OEUVRE', 'Œuv']) {
			expect(find([small], query, { lang: 'fr' }).hits[0]?.entry.path).toBe('/tiny/list/#one');
		}
	});

	test('searches both languages whichever is on the screen', () => {
		for (const lang of ['fr', 'en'] as const) {
			expect(firstFor('rizière', { lang })?.entry.path).toBe('/jdg/terrain/#marsh');
			expect(firstFor('rice field', { lang })?.entry.path).toBe('/jdg/terrain/#marsh');
		}
	});

	test('takes words in any order', () => {
		expect(pathsFor('jdg bois tir ').sort()).toEqual(pathsFor('tir jdg bois ').sort());
	});

	test('narrows to modifiers of a value', () => {
		for (const [typed, by] of [
			['cover -1', -1],
			['cible -1', -1],
			['+2', 2],
			['carré +1', 1]
		] as const) {
			const { entry } = firstFor(typed, { lang: 'en' })!;
			expect(entries.find(({ path }) => path === entry.path)!.signed).toContain(by);
		}
	});

	test('finds everything that refers to a rule or a page', () => {
		for (const ref of new Set(entries.flatMap(({ refs }) => refs).flatMap((ref) => ref.split(', ')))) {
			const wanted = entries.filter(({ refs }) => refs.some((one) => one.split(', ').includes(ref)));
			const found = new Set(pathsFor(ref));
			expect(wanted.filter(({ path }) => !found.has(path))).toEqual([]);
		}
	});

	test('takes the last word for a beginning, and the others where nothing else is known', () => {
		expect(pathsFor('modificateurs ti')).toContain('/jdg/fire-modifiers/');
		expect(pathsFor('modif tir')).toContain('/jdg/fire-modifiers/');
	});

	test('does not take one letter for the beginning of every word there is', () => {
		for (const letter of 'bgkmqvz') expect(pathsFor(letter).length).toBeLessThan(entries.length / 4);
	});

	test('looks for slips and sounds only where a word is not known', () => {
		const meant = (query: string, lang: 'fr' | 'en' = 'fr') => find(indexes, query, { lang }).meant;
		expect(meant('elefant')).toEqual([['elefant', 'éléphant']]);
		expect(meant('calvary', 'en')).toEqual([['calvary', 'cavalry']]);
		expect(meant('catafracte')[0]?.[0]).toBe('catafracte');
		for (const known of ['archers', 'chars', 'niveau']) expect(meant(known)).toEqual([]);
	});

	test('leaves out what nothing holds, and says so', () => {
		const { hits, without } = find(indexes, 'pont xyzzy', { lang: 'fr' });
		expect(hits[0]?.entry.title.fr).toMatch(/^Pont/);
		expect(without).toEqual(['xyzzy']);
		expect(find(indexes, 'gué 2', { lang: 'fr' }).without).toEqual([]);
		expect(find(indexes, 'who wins Pe Ca', { lang: 'en' }).without).toEqual([]);
	});

	test('prefers what is printed as typed', () => {
		expect(toldBy(firstFor('PE', { game: 'alexander' }))).toContain('/alexander/terms/#ne');
		expect(toldBy(firstFor('Pe', { game: 'alexander' }))).toContain('/alexander/terms/#pe');
	});

	test('keeps together what stands together', () => {
		expect(firstFor('El x', { game: 'dbm' })?.entry.path).toMatch(/^\/dbm\/exception-troops\/#el-/);
	});

	test('puts what troops of an exception do behind what the plain ones do, unless they are asked for', () => {
		const [exception, plain] = ['/dbm/exception-troops/#ax-strong', '/dbm/outcome-beaten/#sp-kn'];
		for (const query of ['kn sp', 'sp kn']) {
			const paths = pathsFor(query, { game: 'dbm' });
			expect(paths.indexOf(plain)).toBeLessThan(paths.indexOf(exception));
			expect(paths[0]).not.toContain('exception');
		}
		expect(pathsFor('kn sp x', { game: 'dbm' })[0]).toBe(exception);
	});

	test('reads ratios and bounds as players say them', () => {
		for (const query of ['3 contre 1', '3:1', '3/1', '3 to 1', '7/2'])
			expect([query, firstFor(query, { game: 'alexander' })?.entry.path]).toEqual([
				query,
				'/alexander/melee-ratio/#2-to-1'
			]);
		// Between two rows both are shown, the lower one first: rounding is the players' business.
		expect(pathsFor('3/2', { game: 'alexander' }).slice(0, 2)).toEqual([
			'/alexander/melee-ratio/#1-to-1',
			'/alexander/melee-ratio/#2-to-1'
		]);
		expect(firstFor('trois contre un', { game: 'jdg' })?.entry.path).toBe('/jdg/odds/#3-to-1');
		expect(firstFor('1/9', { game: 'alexander' })?.entry.path).toBe('/alexander/melee-ratio/#below');
		expect(firstFor('moins de 7 pf', { game: 'alexander' })?.entry.path).toBe(
			'/alexander/fire-modifiers/#firers-below-7'
		);
	});

	test('points to the column that was asked for', () => {
		const asked = (query: string, game: string) => {
			const hit = firstFor(query, { game });
			return [hit?.entry.path, hit?.column];
		};
		expect(asked('archers 3 hexes', 'alexander')).toEqual(['/alexander/fire-table/#ar', '3']);
		expect(asked('gué 1 mêlée', 'alexander')).toEqual(['/alexander/terrain/#ford-1', 'melee']);
		expect(asked('arc long portée', 'wab')).toEqual(['/wab/weapons/#longbow', 'range']);
		expect(asked('gué 2', 'alexander')).toEqual(['/alexander/terrain/#ford-2', undefined]);
	});

	test('finds a note by its letter, then the rows that carry it', () => {
		for (const typed of ['[e]', 'note e', '[ E ]']) {
			const found = find(indexes, typed, { lang: 'fr', game: 'jdg' });
			expect(found.hits[0]?.entry.path).toBe('/jdg/terrain/#note-e');
			const rows = found.hits.slice(1).map(({ entry }) => entry);
			expect(rows.length).toBeGreaterThan(5);
			for (const { notes = '', values } of rows)
				expect([notes, ...values.map(({ notes = '' }) => notes)].join(' ').split(' ')).toContain('e');
		}
		expect(find(indexes, 'pont [z]', { lang: 'fr', game: 'jdg' }).without).toEqual(['[z]']);
	});

	test('forgives no slip in an abbreviation', () => {
		expect(pathsFor('wwh')).toEqual([]);
		expect(pathsFor('pzz')).toEqual([]);
	});
});

describe('games', () => {
	test('are looked in alone when asked for', () => {
		const { hits, total, games } = find(indexes, 'elephants', { lang: 'fr', game: 'dbm', limit: ALL });
		expect(new Set(hits.map(({ entry }) => entry.game))).toEqual(new Set(['dbm']));
		expect(hits.length).toBe(total);
		expect(games.dbm).toBe(total);
	});

	test('the others follow, with what they know as it was typed', () => {
		const others = elsewhere(indexes, 'elephants', { lang: 'fr', game: 'dbm' });
		expect(others.map(({ hits }) => hits[0]!.entry.game)).toEqual(
			['alexander', 'jdg', 'wab'].filter((game) => find(indexes, 'elephants', { lang: 'fr', game }).total)
		);
		expect(elsewhere(indexes, 'rondache', { lang: 'fr', game: 'dbm' }).map(({ hits }) => hits[0]!.entry.game)).toEqual([
			'wab'
		]);
		expect(elsewhere(indexes, 'ponton', { lang: 'fr', game: 'jdg' })).toEqual([]);
	});

	test('a word of another game is answered there, with a slip in it too where none knows it as typed', () => {
		const games = (query: string) =>
			instead(indexes, query, { lang: 'fr', game: 'dbm' }).map(({ hits }) => hits[0]!.entry.game);
		expect(find(indexes, 'rondache', { lang: 'fr', game: 'dbm' }).hits).toEqual([]);
		expect(games('rondache')).toEqual(['wab']);
		expect(games('rondahce')).toEqual(['wab']);
		expect(games('qqqqwwww')).toEqual([]);
	});

	test('their counts add up to the total', () => {
		for (const { typed } of queries) {
			const { total, games, hits } = find(indexes, typed, { lang: 'en', limit: ALL });
			expect(Object.values(games).reduce((sum, n) => sum + n, 0)).toBe(total);
			expect(hits.length).toBe(total);
			expect(new Set(hits.map(({ entry }) => entry.path)).size).toBe(total);
		}
	});

	test('a game of its own needs nothing here', () => {
		const small = buildIndex(entriesOf(tiny({ fr: 'Ligne', en: 'Line' })));
		const first = (query: string) => find([small], query, { lang: 'fr' }).hits[0]?.entry.path;
		expect(first('tiny')).toBe('/tiny/');
		expect(first('ligne')).toBe('/tiny/list/#one');
		expect(first('calculette')).toBe('/tiny/calc/sum/');
		expect(first('small calculator')).toBe('/tiny/calc/sum/');
		expect(first('zz')).toBe('/tiny/terms/#zz');
	});
});

describe('examples of a game', () => {
	test.each(indexes.map((index) => [index.game, index] as const))('%s answers each of its own first', (game, index) => {
		for (const lang of ['fr', 'en'] as const) {
			const all = examplesOf(index, lang);
			expect(all.length).toBeGreaterThanOrEqual(4);
			for (const words of all) {
				expect(words).not.toBe(game);
				const { hits, without, meant } = find(indexes, words, { lang, game });
				expect([words, hits.length > 0, without, meant]).toEqual([words, true, [], []]);
			}
		}
	});

	test('a game of its own has some, and none where it holds nothing short', () => {
		expect(examplesOf(buildIndex(entriesOf(tiny({ fr: 'Ligne', en: 'Line' }))), 'fr')).toEqual([
			'ligne +1',
			'ZZ',
			'liste'
		]);
		const long = { fr: 'Une ligne beaucoup trop longue', en: 'A line much too long' };
		expect(examplesOf(buildIndex(entriesOf(tiny(long))), 'fr')).not.toContain(long.fr.toLowerCase());
	});
});

describe('a list', () => {
	test('is filled up where only one thing holds what weighs most', () => {
		expect(pathsFor('fording a river', { lang: 'en', game: 'dbm' }).slice(0, 10)).toContain('/dbm/river/#1-2');
	});

	test('shows the first of one chart, then leaves room for what else there is', () => {
		const paths = pathsFor('recule résultat', { game: 'dbm' });
		expect(paths.filter((path) => path.startsWith('/dbm/outcome-beaten/')).length).toBeGreaterThan(10);
		expect(paths.slice(0, 10).filter((path) => path.startsWith('/dbm/outcome-beaten/')).length).toBe(5);
		expect(paths.slice(0, 10)).toContain('/dbm/naval/#naval');
	});

	test('has the definition after a row that only mentions it', () => {
		const [row, term] = find(indexes, 'activation', { lang: 'fr', game: 'alexander' }).hits;
		expect([row?.entry.path, term?.entry.path]).toEqual([
			'/alexander/fire-modifiers/#moved',
			'/alexander/terms/#activation'
		]);
		expect(row?.term).toBeUndefined();
	});

	test('knows words that stand side by side in a note', () => {
		const paths = pathsFor('strength below 1', { lang: 'en', game: 'wab' });
		expect(paths.slice(0, 10)).toContain('/wab/seven-plus/#note-below-1');
	});
});

describe('the figure comes first', () => {
	test('a definition stands under the best of the rows that hold its figures', () => {
		const [hit] = find(indexes, 'peltastes', { lang: 'fr', game: 'alexander' }).hits;
		expect(hit?.term?.path).toBe('/alexander/terms/#pe');
		expect(hit?.entry.values.some(({ value }) => /\d/.test(value.fr))).toBe(true);
		// What a word means comes first where that is asked.
		expect(firstFor('définition peltastes', { game: 'alexander' })?.entry.path).toBe('/alexander/terms/#pe');
	});

	test('a chart comes with its rows, those that hold most of the words first', () => {
		const [hit] = find(indexes, 'poursuite impétueux', { lang: 'fr', game: 'dbm' }).hits.filter(
			({ entry }) => entry.path === '/dbm/pursuit/'
		);
		expect(hit?.rows?.[0]?.path).toBe('/dbm/pursuit/#impetuous');
		expect(firstFor('avance spontanée', { game: 'dbm' })?.rows?.length).toBeGreaterThan(1);
	});

	test.each([
		['a printed figure before the ratio that it could be', 'alexander', '6/8', '/alexander/fire-table/#cl'],
		['a band before the ratio', 'alexander', '14 to 16', '/alexander/melee-results/#14-to-16'],
		['a code with a figure', 'wab', 'S3/4', '/wab/weapons/#handgun'],
		['inches', 'wab', '18"', '/wab/weapons/#handgun'],
		['a head as it is printed', 'dbm', 'Ax/Ax', '/dbm/rear-support/#ax'],
		['the number of a rule', 'alexander', 'rule 11', '/alexander/melee-results/#note-again'],
		['a note of the rule that is named', 'jdg', '4.3.1 road', '/jdg/terrain/#note-road-near-enemy'],
		['a negative number in words', 'alexander', 'minus five in melee', '/alexander/melee-results/#minus-7-to-minus-4'],
		['what is less than a ratio', 'alexander', 'strength ratio lower than 1/3', '/alexander/melee-ratio/#below'],
		['a cell as a bonus', 'alexander', 'bonus of heavy cavalry on javelinists', '/alexander/melee-types/#ca.ja']
	])('%s', (_, game, typed, first) => {
		expect(toldBy(firstFor(typed, { lang: 'en', game }))).toContain(first);
	});

	test.each([
		['bowmen charged by knights', '/dbm/outcome-beaten/#bw-mounted'],
		['psiloi doubled by archers', '/dbm/outcome-doubled/#ps-foot'],
		['éléphants battus par de la cavalerie légère', '/dbm/outcome-beaten/#el-light'],
		['can light troops kill elephants', '/dbm/outcome-beaten/#el-light']
	])('who suffers it heads the outcome: %s', (typed, first) => {
		expect(firstFor(typed, { game: 'dbm' })?.entry.path).toBe(first);
	});

	test('where somebody asks whether he may, what says that he may not', () => {
		expect(firstFor('can i advance if discouraged', { game: 'alexander' })?.entry.path).toBe(
			'/alexander/melee-results/#note-discouraged'
		);
	});

	test.each([
		['pentesraides', 'jdg', 'pentes raides'],
		['bandesguerrieres', 'dbm', 'bandes guerrieres'],
		['cavalierslegers', 'alexander', 'cavaliers legers'],
		['warwagons', 'dbm', 'war wagons'],
		['heavyarmour', 'wab', 'heavy armour'],
		['tirdereaction', 'jdg', 'tir reaction'],
		['chevalierscontreelephants', 'dbm', 'chevaliers contre elephants'],
		['jai une phalange', 'alexander', 'ai une phalange']
	])('%s is read as words of their own', (glued, game, apart) => {
		expect(pathsFor(glued, { game })).toEqual(pathsFor(apart, { game }));
	});

	test.each([
		['a figure where somebody asks how far', 'dbm', 'how far do light horse move in bad going', '/dbm/movement/#lh'],
		['… or how much', 'dbm', 'Les bagages avancent de combien.', '/dbm/movement/#bg'],
		['the target is what one fires at', 'jdg', 'tirer sur un carré', '/jdg/fire-modifiers/#square'],
		['a bonus is no malus', 'dbm', 'bonus general en mêlée', '/dbm/tactical-factors/#general'],
		['a column of a figure', 'alexander', 'tir des javelotiers à 2 hex', '/alexander/fire-table/#pe-ja-ch-el'],
		['a row that says little but the term', 'jdg', 'zdc', '/jdg/terrain/#leave-zoc'],
		['a compound without its hyphen', 'jdg', 'contre choc', '/jdg/terms/#counter-shock'],
		['another form of noyade', 'dbm', 'mes gars se noient en traversant la rivière', '/dbm/river-second/#drowned'],
		['“ou pas” asks for nothing', 'dbm', 'jai bougé mon artillerie elle peut tirer ou pas', '/dbm/artillery-fire/#f'],
		['“tout seul” is spontaneous', 'dbm', 'qui avance tout seul', '/dbm/spontaneous-advance/'],
		[
			'no weather in “en même temps”',
			'alexander',
			'de dos et de flanc en même temps',
			'/alexander/melee-modifiers/#rear-and-other'
		]
	])('%s', (_, game, typed, first) => {
		expect(toldBy(firstFor(typed, { game }))).toContain(first);
	});

	test('troops without a list of their own suffer what the others do', () => {
		for (const typed of ['que se passe-t-il si les lames sont doublées', 'les hordes doublées'])
			expect(pathsFor(typed, { game: 'dbm' })[0]).toMatch(/^\/dbm\/outcome-doubled\/#land-/);
	});

	test.each([
		['Éléphants contre chars.', 'éléphants contre chars'],
		['Force cinq contre endurance trois.', 'force 5 contre endurance 3'],
		['My weapon skill is 2 and his is 5.', 'ws 2 ws 5'],
		['Can I advance if discouraged?', 'can i advance if discouraged'],
		['They’re charging me, I shoot.', "they're charging me i shoot"]
	])('a dictated sentence finds the same: %s', (dictated, typed) => {
		expect(firstFor(dictated)?.entry.path).toBe(firstFor(typed)?.entry.path);
	});
});

describe('cells of matrices', () => {
	const matrices = wholes.flatMap(({ game, charts, terms }) =>
		charts.filter(({ matrix }) => matrix).map((chart) => ({ game: game.id, chart, terms }))
	);

	test('there are some, with words and with figures', () => {
		expect(matrices.length).toBeGreaterThanOrEqual(3);
	});

	test.each(matrices.map((matrix) => [`${matrix.game}/${matrix.chart.id}`, matrix] as const))(
		'every cell of %s is found by its two sides and shows its figure',
		(_, { game, chart, terms }) => {
			const grid = entries.find(({ path }) => path === `/${game}/${chart.id}/`)!.grid!;
			const name = (id: string) => terms.find((term) => term.id === id)?.abbr ?? id;
			for (const [r, row] of chart.rows.entries()) {
				for (const [c, column] of chart.columns.entries()) {
					const [left, right] = [grid.rows[r]!, grid.columns[c]!];
					for (const lang of ['fr', 'en'] as const) {
						const typed = `${left.abbr![lang]} ${right.abbr![lang]}`;
						const hit = find(indexes, typed, { lang }).hits[0];
						expect([typed, hit?.entry.path]).toEqual([typed, `/${game}/${chart.id}/#${row.id}.${column.id}`]);
						expect(hit?.entry.values[0]?.value[lang]).toBe(show(annotated(row.cells[c]!).value, lang, name));
						expect(hit?.entry.text?.[lang]).not.toMatch(/[{}]/);
					}
				}
			}
		}
	);

	test('are said aloud', () => {
		expect(firstFor('Pe Ca')?.entry.text?.fr).toMatch(/peltastes.*cavaliers lourds.*0/);
		expect(firstFor('wab s4 t3', { lang: 'en' })?.entry.text?.en).toBe('Strength 4 against Toughness 3: wounds on 3+');
		expect(firstFor('s1 t10', { lang: 'en' })?.entry.text?.en).toMatch(/cannot wound/);
	});

	test.each([
		['Pe Ca', '/alexander/melee-types/#pe.ca', '/alexander/melee-types/#ca.pe'],
		['ws5 ws3', '/wab/combat-to-hit/#ws5.ws3', '/wab/combat-to-hit/#ws3.ws5'],
		['archers attaqués par des chars', '/alexander/melee-types/#ch.ar', '/alexander/melee-types/#ar.ch']
	])('%s offers the other way round too, after it', (typed, first, second) => {
		const paths = pathsFor(typed);
		expect(paths[0]).toBe(first);
		expect(paths.indexOf(second)).toBeGreaterThan(0);
	});

	test.each(['pe', 's4', '4 3', 's4 t11', 's0 t3', 'pe ca el'])('%s names no cell', (typed) => {
		expect(find(indexes, typed, { lang: 'fr' }).hits.filter(({ entry }) => entry.kind === 'cell')).toEqual([]);
	});

	test('a word beside them may belong to another chart', () => {
		expect(firstFor('strength 3 hits toughness 6', { lang: 'en' })?.entry.path).toBe('/wab/to-wound/#s3.t6');
	});

	test('a word of a name may be another form of it, or be cut short', () => {
		expect(firstFor('str 4 tough 3', { lang: 'en' })?.entry.path).toBe('/wab/to-wound/#s4.t3');
		expect(firstFor('bowmen levies', { lang: 'en' })?.entry.path).toBe('/alexander/melee-types/#ar.in');
	});

	test('the order decides only where a name stands on both sides', () => {
		// Strength and Toughness are never mistaken for each other: the other order is as good as this one.
		for (const typed of ['s4 t3', 't3 s4']) {
			const [first, second] = find(indexes, typed, { lang: 'en', game: 'wab' }).hits;
			expect(first?.entry.path).toBe('/wab/to-wound/#s4.t3');
			expect(first?.score).toBeGreaterThan(400);
			expect(second?.entry.kind).not.toBe('cell');
		}
		expect(pathsFor('el ho')[0]).toBe('/alexander/melee-types/#el.ho');
		expect(pathsFor('ho el')[0]).toBe('/alexander/melee-types/#ho.el');
	});

	test('what takes up more of the words is meant', () => {
		const cells = find(indexes, 'toughness 5 strength 6', { lang: 'en' }).hits.filter(
			({ entry }) => entry.kind === 'cell'
		);
		expect(cells.map(({ entry }) => entry.path)).toEqual(['/wab/to-wound/#s6.t5']);
		// A verb between them that is no word of the game.
		expect(firstFor('light horse charge heavy cav', { game: 'alexander' })?.entry.path).toBe(
			'/alexander/melee-types/#cl.ca'
		);
	});

	test('figures alone are enough beside the name of the chart', () => {
		expect(firstFor('blesser 4 3')?.entry.path).toBe('/wab/to-wound/#s4.t3');
	});

	test('are not offered for another game', () => {
		const { hits } = find(indexes, 's4 t3', { lang: 'fr', game: 'dbm' });
		expect(hits.filter(({ entry }) => entry.kind === 'cell')).toEqual([]);
	});

	test('are offered while the second name is still being typed', () => {
		expect(pathsFor('peltastes élép')).toContain('/alexander/melee-types/#pe.el');
	});
});

describe('what is asked for', () => {
	test.each([
		['a definition', 'wab', 'what is a character', '/wab/terms/#character'],
		['a definition in French', 'dbm', 'impétueux c’est quoi', '/dbm/terms/#impetuous'],
		['what holds for the kind of a troop', 'dbm', 'archers battus par cavaliers', '/dbm/outcome-beaten/#bw-mounted'],
		['a grade in brackets', 'dbm', 'Kn (I)', '/dbm/rear-support/#kn'],
		['a negative figure in words', 'alexander', 'melee minus 5', '/alexander/melee-results/#minus-7-to-minus-4'],
		['a chart by the calculator that it serves', 'jdg', 'canon 14', '/jdg/fire-results/#13-14'],
		['a target', 'jdg', 'shooting at a square', '/jdg/fire-modifiers/#square'],
		['a word put together', 'wab', 'shieldbearer', '/wab/shields/#shield']
	])('%s', (_, game, typed, first) => {
		expect(firstFor(typed, { lang: 'en', game })?.entry.path).toBe(first);
	});

	test('the rows that a note without a letter names, by its rule number', () => {
		expect(pathsFor('4.3.1', { game: 'jdg' })).toEqual([
			'/jdg/terrain/#note-road-near-enemy',
			'/jdg/terrain/#road',
			'/jdg/terrain/#trail'
		]);
	});
});

/** For every synonym what it finds: typed alone, or in the query behind it. */
const SAID: readonly [game: string, first: string, words: readonly string[], query?: string][] = [
	['alexander', '/alexander/terms/#level', ['montee']],
	['jdg', '/jdg/terrain/#up-1', ['downhill', 'descente']],
	['dbm', '/dbm/tactical-factors/#weather', ['tempete']],
	['dbm', '/dbm/visibility/#woods', ['forest', 'foret', 'tree']],
	['jdg', '/jdg/terrain/#woods', ['arbre', 'bosquet', 'thicket', 'copse', 'taillis']],
	['jdg', '/jdg/terrain/#marsh', ['swamp', 'boue']],
	['dbm', '/dbm/visibility/#marsh', ['bog', 'marecage', 'etang', 'mud']],
	['jdg', '/jdg/terrain/#up-1', ['hill', 'colline']],
	['alexander', '/alexander/terms/#level', ['uphill', 'climb', 'grimper', 'gravir']],
	['jdg', '/jdg/terrain/#crest', ['summit', 'sommet']],
	['jdg', '/jdg/terrain/#steep-slope', ['falaise']],
	['alexander', '/alexander/terrain/#stream', ['creek', 'brook', 'torrent', 'ditch', 'fosse']],
	['alexander', '/alexander/terrain/#water', ['fleuve', 'ocean']],
	['jdg', '/jdg/terrain/#trail', ['track', 'path', 'sentier', 'lane']],
	['jdg', '/jdg/terrain/#road', ['highway', 'chaussee', 'street', 'rue']],
	[
		'jdg',
		'/jdg/terrain/#town',
		['farm', 'ferme', 'hamlet', 'hameau', 'house', 'maison', 'building', 'batiment', 'city']
	],
	['dbm', '/dbm/visibility/#built-up', ['town']],
	['jdg', '/jdg/shock-modifiers/#cavalry-shock', ['no'], 'cavalry shock no charge'],
	['jdg', '/jdg/shock-modifiers/#cavalry-shock', ['aucun'], 'choc de cavalerie, aucune charge'],
	['dbm', '/dbm/movement/', ['deplacement']],
	['dbm', '/dbm/support-conditions/#fortification', ['fortress']],
	['jdg', '/jdg/terrain/#fortification', ['muraille', 'enceinte', 'tranchee', 'entrenchment']],
	['wab', '/wab/shooting-modifiers/#hard-cover', ['rempart']],
	['dbm', '/dbm/visibility/#dunes', ['sand', 'sable']],
	['dbm', '/dbm/visibility/#vineyards', ['vignoble']],
	['jdg', '/jdg/terrain/#clear', ['flat', 'degage']],
	['wab', '/wab/weapons/#handgun', ['musketeer', 'mousquetaire', 'gun']],
	['wab', '/wab/save-modifiers/#artillery', ['canon', 'gunner']],
	['jdg', '/jdg/terms/#cavalry', ['cheval', 'horseman', 'horse']],
	['wab', '/wab/terms/#cavalry', ['hussar', 'chevaux']],
	['dbm', '/dbm/terms/#cv', ['dragoon', 'cuirassier']],
	['wab', '/wab/shooting-modifiers/#character', ['officer', 'chief', 'commander']],
	['dbm', '/dbm/terms/#general', ['king', 'roi', 'captain']],
	['dbm', '/dbm/terms/#foot', ['footman', 'soldier', 'soldat', 'grenadier']],
	['wab', '/wab/casualties/#in-contact', ['foe', 'opponent', 'adversaire']],
	['dbm', '/dbm/terms/#naval', ['bateau']],
	['jdg', '/jdg/terms/#artillery', ['machine', 'engin']],
	['jdg', '/jdg/shock-modifiers/#cohesion', ['courage']],
	['alexander', '/alexander/terms/#d', ['shaken', 'ebranle', 'scared']],
	['dbm', '/dbm/destruction/', ['dead', 'death', 'mort', 'mourir', 'meurt', 'kill', 'died', 'perish', 'eliminate']],
	['dbm', '/dbm/outcome-equal/#exp-always', ['tie'], 'do expendables die on a tie'],
	['wab', '/wab/casualties/', ['die'], 'which models die'],
	['alexander', '/alexander/terms/#killed', ['slain', 'perdre', 'perte']],
	['alexander', '/alexander/terms/#wounded', ['injured', 'degats']],
	['wab', '/wab/to-wound/', ['hurt', 'damage']],
	['alexander', '/alexander/terms/#f', ['exhausted', 'weary']],
	['alexander', '/alexander/terms/#dr', ['panique', 'fuyard', 'fuir']],
	['dbm', '/dbm/recoil/', ['withdrawal', 'repli']],
	['alexander', '/alexander/terms/#r', ['repousse']],
	['dbm', '/dbm/flight/', ['flee', 'sauver']],
	['dbm', '/dbm/pursuit/', ['chase']],
	['dbm', '/dbm/terms/#beaten', ['vaincu', 'defeat']],
	['dbm', '/dbm/outcome-equal/', ['draw'], 'what happens on a draw'],
	['jdg', '/jdg/terms/#d', ['disorganised']],
	['jdg', '/jdg/shock-modifiers/#rear', ['derriere']],
	['jdg', '/jdg/terms/#rear-hex', ['back']],
	['dbm', '/dbm/rear-support/', ['dos', 'soutenu']],
	['alexander', '/alexander/terms/#flank', ['lateral', 'surround', 'entoure']],
	['jdg', '/jdg/terms/#six-front', ['ahead']],
	['jdg', '/jdg/fire-modifiers/#combined', ['ensemble', 'joint']],
	['wab', '/wab/casualties/#single-rank', ['alone']],
	['wab', '/wab/targets/#engaged-targets', ['partager']],
	['dbm', '/dbm/river/', ['traverser'], 'traverser une rivière'],
	['alexander', '/alexander/terrain/#ford-1', ['franchir']],
	['jdg', '/jdg/terrain/#leave-zoc', ['sortir', 'exit']],
	['wab', '/wab/combat-to-hit/', ['fight', 'assault']],
	['alexander', '/alexander/melee-types/', ['hth', 'brawl', 'duel']],
	['alexander', '/alexander/fire-table/', ['shooting', 'volley']],
	['jdg', '/jdg/fire-modifiers/#square', ['aim']],
	['dbm', '/dbm/terms/#shot-at', ['viser']],
	['dbm', '/dbm/movement/', ['speed', 'vitesse', 'walk', 'quick', 'vite']],
	['dbm', '/dbm/movement/#sp-pk-bd-wb-hd', ['bouger'], 'de combien bougent les lames'],
	['dbm', '/dbm/ranges/', ['portee']],
	['wab', '/wab/shooting-modifiers/#long-range', ['reach', 'jusqu']],
	['alexander', '/alexander/fire-modifiers/#moved', ['far', 'loin']],
	['dbm', '/dbm/movement/#el-kn', ['fast'], 'how fast do knights move'],
	['dbm', '/dbm/visibility/', ['hidden', 'hide', 'cache', 'spot', 'vu', 'voir']],
	['jdg', '/jdg/terms/#line-of-sight', ['see']],
	['wab', '/wab/targets/#fast-skirmishers', ['running', 'ran', 'course']],
	['wab', '/wab/armour/', ['protege', 'protect', 'cuirasse']],
	['wab', '/wab/casualties/', ['enlever'], 'enlever les figurines'],
	['dbm', '/dbm/terms/#doubled', ['twice', 'half', 'moitie']],
	['wab', '/wab/terms/#s', ['str']],
	['alexander', '/alexander/melee-quality/#higher', ['superieur', 'better', 'best']],
	['alexander', '/alexander/melee-quality/#lower', ['inferieur', 'worse', 'pire']],
	['dbm', '/dbm/destruction/#beside', ['big', 'gros']],
	['wab', '/wab/shooting-modifiers/#large-target', ['huge']],
	['jdg', '/jdg/fire-modifiers/#point-blank', ['pres', 'nearby']],
	['alexander', '/alexander/melee-results/#note-phalanx', ['doivent']],
	['jdg', '/jdg/terms/#drm', ['factor', 'facteur']],
	['dbm', '/dbm/combat-factors/', ['modifier', 'modificateur']],
	['alexander', '/alexander/fire-results/', ['outcome', 'issue']],
	['alexander', '/alexander/terms/#pe', ['protection']],
	['wab', '/wab/shooting-modifiers/#soft-cover', ['abri', 'shelter']],
	[
		'dbm',
		'/dbm/tactical-factors/#weather',
		[
			...['pleuvoir', 'wet', 'mouille', 'brume', 'mist'],
			'rain',
			'snow',
			'fog',
			'wind',
			'storm',
			'night',
			'meteo',
			'neige',
			'pluie',
			'vent',
			'brouillard',
			'orage',
			'nuit',
			'temps',
			'climat'
		]
	],
	['alexander', '/alexander/fire-results/#second', ['deuxieme', '2e', '2nd']],
	['dbm', '/dbm/pip-costs/#third-march', ['troisieme']],
	['wab', '/wab/shooting-to-hit/#bs2', ['two', 'deux']],
	['dbm', '/dbm/river/#3-4', ['three', 'trois']],
	['wab', '/wab/save-modifiers/#s4', ['four', 'quatre']],
	['wab', '/wab/save-modifiers/#s5', ['five', 'cinq']],
	['dbm', '/dbm/river/#7-8', ['seven', 'sept', 'huit']],
	['wab', '/wab/seven-plus/#eight', ['eight']],
	['alexander', '/alexander/fire-leaders/#roll-9', ['nine', 'neuf']],
	['dbm', '/dbm/tactical-factors/#fortification', ['drm']],
	['alexander', '/alexander/melee-types/', ['fought']],
	['dbm', '/dbm/visibility/', ['voit', 'saw']],
	['jdg', '/jdg/terms/#line-of-sight', ['voient', 'seen']],
	['alexander', '/alexander/terms/#dr', ['courir']],
	['alexander', '/alexander/fire-results/', ['crt']],
	['dbm', '/dbm/movement/', ['mvt']],
	['wab', '/wab/shooting-modifiers/', ['mod']],
	['jdg', '/jdg/terrain/#woods', ['jungle']],
	['alexander', '/alexander/terms/#level', ['escalader', 'mountain', 'montagne', 'hillside', 'talus']],
	['alexander', '/alexander/terrain/#water', ['lake', 'lac']],
	['jdg', '/jdg/terrain/#town', ['church', 'eglise']],
	['jdg', '/jdg/terrain/#fortification', ['gate']],
	['dbm', '/dbm/terms/#beaten', ['defaite']],
	['alexander', '/alexander/terms/#flank', ['encercler', 'contourner']],
	['wab', '/wab/armour/', ['helmet', 'casque']],
	['alexander', '/alexander/terrain/#clear', ['field']],
	['jdg', '/jdg/terrain/#clear', ['champ', 'meadow', 'prairie']],
	['dbm', '/dbm/visibility/#rocks', ['boulder']],
	['jdg', '/jdg/terms/#pursuit', ['vaincre']],
	['wab', '/wab/terms/#against-shooting', ['fire']],
	['dbm', '/dbm/recoil/', ['retreat', 'retraite']],
	['dbm', '/dbm/visibility/#built-up', ['village']],
	['wab', '/wab/seven-plus/#ten', ['ten', 'dix']],
	['alexander', '/alexander/terrain/#clear', ['plaine', 'open', 'ouvert']],
	['alexander', '/alexander/terrain/', ['ground', 'sol']],
	['dbm', '/dbm/visibility/#scrub', ['bush', 'buisson']],
	['jdg', '/jdg/terrain/#orchard', ['garden']],
	['dbm', '/dbm/visibility/#orchards', ['jardin']],
	['jdg', '/jdg/terrain/#marsh', ['ice', 'glace']],
	['dbm', '/dbm/tactical-factors/#bank', ['shore']],
	['dbm', '/dbm/visibility/#dunes', ['desert']],
	['jdg', '/jdg/terrain/#fortification', ['citadel', 'bastion']],
	['jdg', '/jdg/terrain/#redoubt', ['fence', 'cloture', 'barriere', 'barricade']],
	['alexander', '/alexander/terrain/#bridge', ['passerelle']],
	['alexander', '/alexander/terrain/#ford-1', ['wade', 'patauger']],
	['dbm', '/dbm/terms/#rv', ['swim']],
	['alexander', '/alexander/terrain/#water', ['nager']],
	['wab', '/wab/terms/#cavalry', ['rider']],
	['jdg', '/jdg/terms/#cavalry', ['cavalier']],
	['alexander', '/alexander/terms/#el', ['monster', 'bete']],
	['dbm', '/dbm/terms/#el', ['beast']],
	['dbm', '/dbm/terms/#bg', ['cart', 'charrette']],
	['alexander', '/alexander/melee-modifiers/#leaders', ['hero', 'champion']],
	['dbm', '/dbm/terms/#general', ['emperor', 'empereur', 'boss']],
	['jdg', '/jdg/fire-modifiers/', ['shot']],
	['alexander', '/alexander/fire-table/', ['bombard', 'bullet']],
	['jdg', '/jdg/terms/#artillery', ['boulet']],
	['dbm', '/dbm/terms/#bw', ['arrow']],
	['alexander', '/alexander/terms/#ar', ['fleche']],
	['dbm', '/dbm/class-factors/#s-shooting', ['stronger']],
	['jdg', '/jdg/terms/#charge', ['rush', 'foncer', 'ruer']],
	['dbm', '/dbm/destruction/#ps-recoil', ['strike']],
	['wab', '/wab/terms/#to-hit', ['frapper']],
	['wab', '/wab/casualties/', ['tuer', 'slay', 'massacre', 'annihilate', 'remove', 'supprimer']],
	['alexander', '/alexander/terms/#dr', ['escape', 'echapper', 'fled', 'run', 'peur', 'afraid']],
	['dbm', '/dbm/terms/#doubled', ['crush', 'ecraser']],
	['alexander', '/alexander/melee-quality/#lower', ['lose', 'losing']],
	['alexander', '/alexander/terms/#advance-may', ['winner', 'win']],
	['jdg', '/jdg/terms/#pursuit', ['vainqueur', 'suivre', 'follow']],
	['dbm', '/dbm/pursuit/', ['victory', 'victoire', 'hunt', 'traquer']],
	['dbm', '/dbm/terms/#halt', ['empecher', 'prevent', 'bloquer', 'block']],
	['dbm', '/dbm/pip-costs/#deviation', ['wheel', 'pivot', 'conversion']],
	['jdg', '/jdg/terms/#line-of-sight', ['detect']],
	['dbm', '/dbm/visibility/', ['apercevoir', 'reperer', 'invisible']],
	['wab', '/wab/terms/#forward-arc', ['visible']],
	['wab', '/wab/targets/#one-target', ['diviser', 'separer']],
	['dbm', '/dbm/rear-support/', ['aide', 'aider']],
	['jdg', '/jdg/fire-modifiers/#massed', ['stacked'], 'stacked target'],
	['jdg', '/jdg/fire-modifiers/#massed', ['together'], 'target units together'],
	['jdg', '/jdg/fire-modifiers/#massed', ['empile'], 'cible empilée'],
	['wab', '/wab/terms/#s', ['fort', 'strong', 'puissant']],
	['jdg', '/jdg/terms/#recoil', ['pousser', 'shove']],
	['dbm', '/dbm/recoil/', ['knock']],
	['alexander', '/alexander/terms/#r', ['retirer']],
	['alexander', '/alexander/terms/#unharmed', ['survive', 'survivre', 'vivant']],
	['dbm', '/dbm/destruction/#ps', ['alive', 'safe']],
	['jdg', '/jdg/terms/#ct', ['echouer']],
	['dbm', '/dbm/outcome-beaten/#ps-bad-for-both', ['miss']],
	['alexander', '/alexander/fire-results/#neither', ['manque']],
	['jdg', '/jdg/odds/', ['outnumber', 'surnombre', 'nombreux']],
	['wab', '/wab/armour/#cap', ['plafond', 'maximum', 'max']],
	['dbm', '/dbm/river-second/#general', ['cumul']],
	['wab', '/wab/targets/#massed-missiles', ['both']],
	['jdg', '/jdg/terms/#movement-point', ['price', 'prix', 'payer']],
	['dbm', '/dbm/pip-costs/', ['pay']],
	['jdg', '/jdg/terms/#r', ['fear']],
	['jdg', '/jdg/shock-modifiers/#cavalry-shock', ['naked']],
	['wab', '/wab/armour/', ['unarmoured']],
	['dbm', '/dbm/tactical-factors/#weather', ['froid', 'cold', 'gel', 'chaleur', 'heat']],
	['wab', '/wab/shooting-modifiers/#large-target', ['at']],
	['alexander', '/alexander/fire-modifiers/#terrain', ['sur']],
	['wab', '/wab/save-modifiers/#up-to-3', ['zero']],
	['alexander', '/alexander/fire-modifiers/#stack-4-to-7', ['six']],
	['alexander', '/alexander/melee-results/#10-to-13', ['onze', 'twelve']],
	['wab', '/wab/seven-plus/#from-11', ['eleven']],
	['jdg', '/jdg/fire-results/#9-12', ['douze']],
	['jdg', '/jdg/terms/#six-front', ['tenaille']],
	['alexander', '/alexander/melee-modifiers/#rear-and-other', ['pincer']],
	['wab', '/wab/terms/#d6', ['jet']],
	['dbm', '/dbm/river/#1-2', ['roll', 'throw']],
	['dbm', '/dbm/tactical-factors/#overlap-2', ['side'], 'overlapped on both sides'],
	['dbm', '/dbm/rear-support/#ps-foot', ['behind'], 'psiloi behind spears'],
	['alexander', '/alexander/melee-modifiers/#attacker-all-discouraged', ['every'], 'every unit discouraged'],
	['alexander', '/alexander/melee-modifiers/#defender-some-discouraged', ['adverse'], 'unité adverse découragée'],
	['dbm', '/dbm/movement/#sp-pk-bd-wb-hd', ['avancer'], 'de combien avancent les lames'],
	['dbm', '/dbm/movement/#ax-bw-ps', ['marcher'], 'de combien marchent les psiloi'],
	['dbm', '/dbm/movement/', ['slow', 'lent', 'fastest']],
	['dbm', '/dbm/visibility/#woods', ['woodland']],
	['jdg', '/jdg/terrain/#woods', ['plantation']],
	['wab', '/wab/terms/#soft-cover', ['grove', 'bocage', 'window', 'fenetre']],
	['jdg', '/jdg/terrain/#marsh', ['reeds', 'wetland', 'fen', 'paddy']],
	['alexander', '/alexander/terrain/#water', ['beach', 'plage', 'coast', 'seashore']],
	['jdg', '/jdg/terrain/#crest', ['peak']],
	['alexander', '/alexander/terrain/#stream', ['rivulet', 'oued', 'wadi']],
	['jdg', '/jdg/terrain/#road', ['causeway']],
	['jdg', '/jdg/terrain/#fortification', ['donjon', 'tower']],
	['jdg', '/jdg/terrain/#town', ['suburb', 'faubourg']],
	['jdg', '/jdg/terrain/#orchard', ['oliveraie']],
	['wab', '/wab/weapons/#handgun', ['rifle', 'fusil', 'gunpowder']],
	['dbm', '/dbm/terms/#el', ['mammoth', 'cornac', 'mahout']],
	['dbm', '/dbm/terms/#wb', ['berserker', 'viking']],
	['wab', '/wab/terms/#character', ['warlord', 'seigneur', 'brigadier', 'colonel', 'lieutenant']],
	['dbm', '/dbm/terms/#art', ['siege']],
	['alexander', '/alexander/terms/#d', ['wavering', 'hesitant']],
	['dbm', '/dbm/terms/#destroyed', ['wiped', 'aneanti', 'captured', 'trample', 'pietine', 'stomp', 'overrun']],
	['alexander', '/alexander/terms/#r', ['bounce']],
	['alexander', '/alexander/terms/#flank', ['encircled']],
	['alexander', '/alexander/terms/#natural', ['raw', 'brut']],
	['wab', '/wab/terms/#ws', ['competence']],
	['wab', '/wab/to-wound/', ['life', 'hp']],
	[
		'dbm',
		'/dbm/tactical-factors/#weather',
		['sun', 'soleil', 'dust', 'poussiere', 'thunder', 'hot', 'dark', 'darkness']
	],
	['dbm', '/dbm/spontaneous-advance/#impetuous', ['rash', 'frenzy', 'undisciplined']],
	['jdg', '/jdg/terms/#reaction-fire', ['overwatch']],
	['dbm', '/dbm/terms/#exp', ['kamikaze', 'jetable']],
	['jdg', '/jdg/terms/#point-blank', ['contigu']],
	['dbm', '/dbm/pip-costs/#enemy-edge', ['board']],
	['wab', '/wab/casualties/#several-ranks', ['depth']],
	['dbm', '/dbm/exception-troops/#art-second-rank', ['deep']],
	['dbm', '/dbm/rear-support/#wb-mounted', ['profondeur'], 'warbands en profondeur contre montés']
];

describe('synonyms', () => {
	test('have a query each', () => {
		expect(SAID.flatMap(([, , words]) => words).sort()).toEqual([...SYNONYMS.keys()].sort());
	});

	test.each(
		SAID.flatMap(([game, first, words, query]) => words.map((word) => [word, query ?? word, game, first] as const))
	)('%s: “%s” would not find the right thing first without it', (word, query, game, first) => {
		const without = new Map(SYNONYMS);
		without.delete(word);
		const found = (synonyms: typeof SYNONYMS) => toldBy(find(indexes, query, { lang: 'fr', game, synonyms }).hits[0]);
		expect(found(SYNONYMS)).toContain(first);
		expect(found(without)).not.toContain(first);
	});
});

describe('marks', () => {
	const litIn = (query: string, text: string): string[] =>
		lit(text, find(indexes, query, { lang: 'fr' }).marks)
			.filter(({ lit }) => lit)
			.map(({ text }) => text);

	test.each([
		['elephants', 'Éléphants de guerre', ['Éléphants']],
		['eleph', 'Éléphants de guerre', ['Éléph']],
		['elehpants', 'Elephants, friends', ['Elephants']],
		['arriere', 'Hexagone d’arrière', ['arrière']],
		['−1 couvert', 'Couvert −1', ['Couvert', '−1']],
		['batterie contre', 'Tir de contre-batterie', ['contre', 'batterie']],
		['p49', 'Voir p. 49.', ['p. 49']],
		['gué 2', 'Gué 2, gué 1', ['Gué', '2', 'gué']]
	])('%s lights up %s', (query, text, wanted) => {
		expect(litIn(query, text)).toEqual(wanted);
	});

	test('cut a text without losing or adding a letter', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...queries), (text, { typed }) => {
				const { marks } = find(indexes, typed, { lang: 'fr' });
				const mixed = `${text}${typed}${text}`;
				expect(
					lit(mixed, marks)
						.map(({ text }) => text)
						.join('')
				).toBe(mixed);
			}),
			{ numRuns: 40 }
		);
	});
});

describe('hostile input', () => {
	test.each([
		['nothing', ''],
		['spaces', ' \t\n\u00a0 '],
		['ten thousand characters', 'é'.repeat(10_000)],
		['ten thousand words', 'el '.repeat(10_000)],
		['ten thousand signs', '+-'.repeat(5_000)],
		['characters of regular expressions', '(.*)+[^]\\$|?{2,}'],
		['pictures', '🐘🐘 👨‍👩‍👧 elephants 🐘'],
		['right to left', 'פיל فيل elephants'],
		['a script', '<script>alert(1)</script>'],
		['half a letter', '\ud83d elephants \udc18'],
		['names of the language', '__proto__ constructor toString hasOwnProperty']
	])('%s breaks nothing', (_, query) => {
		for (const asked of [{}, { game: 'dbm' }, { game: 'nowhere' }]) {
			const { hits, total } = find(indexes, query, { lang: 'fr', ...asked });
			expect(hits.length).toBeLessThanOrEqual(Math.max(total, 0));
			expect(() => elsewhere(indexes, query, { lang: 'fr', ...asked })).not.toThrow();
		}
	});

	test('pictures and letters of other scripts do not hide a word, nor find one', () => {
		expect(toldBy(firstFor('🐘 elephants'))).toContain('/alexander/terms/#el');
		expect(pathsFor('فيل')).toEqual([]);
		expect(pathsFor('constructor')).toEqual([]);
	});

	test('any text is answered, and the same text the same way', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
				const once = pathsFor(query);
				expect(pathsFor(query)).toEqual(once);
			})
		);
	});
});

describe('the packed index', () => {
	const packed = indexes.map((index) => JSON.stringify(pack(index)));
	const unpacked = packed.map((written) => unpack(JSON.parse(written)));
	const plain = (entry: unknown): unknown => JSON.parse(JSON.stringify(entry));

	test('gives back every entry', () => {
		for (const [which, index] of indexes.entries()) {
			for (let at = 0; at < index.size; at++) {
				expect(plain(index.entry(at))).toMatchObject(plain(unpacked[which]!.entry(at)) as object);
			}
		}
	});

	test('has the same texts when figures change, and a phone need not fetch them again', () => {
		for (const whole of wholes) {
			const before = pack(buildIndex(entriesOf(whole)));
			const swapped = whole.charts.map((chart) => ({
				...chart,
				rows: chart.rows.map((row) => ({ ...row, cells: [...row.cells].reverse() }))
			}));
			const after = pack(buildIndex(entriesOf({ ...whole, charts: swapped })));
			expect(after.entries).not.toEqual(before.entries);
			expect(after.texts).toEqual(before.texts);
		}
	});

	test('is small', () => {
		expect(packed.join('').length).toBeLessThan(240_000);
	});

	test('writes any numbers so that JSON adds nothing', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(2 ** 31)), (figures) => {
				const written = writeFigures(figures);
				expect(JSON.stringify(written)).toBe(`"${written}"`);
				expect(readFigures(written)).toEqual(figures);
			})
		);
		for (const wrong of [-1, 0.5, NaN, Infinity]) expect(() => writeFigures([wrong])).toThrow('whole numbers');
	});
});

/** A game small enough to know by heart. */
function tiny(head: { fr: string; en: string }): Whole {
	const title = { fr: 'Petit jeu', en: 'Small game' };
	const source = { sheets: [] };
	return {
		game: {
			id: 'tiny',
			order: 9,
			title,
			short: title,
			subtitle: { fr: 'Pour voir', en: 'To see' },
			edition: title,
			dice: title,
			revised: '2026-11-18',
			sheets: [],
			charts: [{ id: 'list', phase: 'fight', title: { fr: 'Liste', en: 'List' }, source }],
			calculators: [
				{
					id: 'sum',
					phase: 'fight',
					title: { fr: 'Calculette', en: 'Small calculator' },
					summary: { fr: 'Fait la somme', en: 'Adds up' },
					charts: ['list']
				}
			]
		},
		terms: [{ id: 'zz', abbr: 'ZZ', title: { fr: 'Zèle', en: 'Zeal' }, meaning: { fr: 'Le zèle.', en: 'The zeal.' } }],
		charts: [
			{
				id: 'list',
				phase: 'fight',
				title: { fr: 'Liste', en: 'List' },
				source,
				rowHead: { fr: 'Cas', en: 'Case' },
				columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
				rows: [{ id: 'one', head, cells: [{ plus: 1 }] }]
			}
		]
	};
}
