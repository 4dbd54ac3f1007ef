/** The checks themselves: each must report a game that is broken in the way it looks for. */
import { describe, expect, test } from 'vitest';
import * as checks from './checks';
import { tiny } from './tiny';
import { faultsIn, textsIn } from './texts';

const sound = await tiny.loadAll((await tiny.loadGame('tiny'))!);

/** What may be broken: the types of the app let nothing be changed. */
type Broken<T> = T extends readonly (infer One)[]
	? Broken<One>[]
	: T extends object
		? { -readonly [key in keyof T]: Broken<T[key]> }
		: T;
type Game = Broken<typeof sound>;

function broken(spoil: (game: Game) => unknown) {
	const game = structuredClone(sound) as Game;
	spoil(game);
	return game as typeof sound;
}

const chart = ({ charts }: Game, id: string) => charts.find((chart) => chart.id === id)!;
const bridge = (game: Game) => chart(game, 'bridge');
const duel = (game: Game) => chart(game, 'duel');
const blows = (game: Game) => chart(game, 'blows');
const doubtOf = (game: Game) => {
	const cell = bridge(game).rows[2]!.cells[1] as {
		doubt: Record<'printed' | 'read' | 'why', { fr: string; en: string }>;
	};
	return cell.doubt;
};

type Case = [what: string, spoil: (game: Game) => unknown, says: RegExp];

const every: [keyof typeof checks, Case[]][] = [
	[
		'idFaults',
		[
			['a term twice', (game) => (game.terms[1]!.id = 'dragoon'), /terms: “dragoon” stands twice/],
			['a chart twice', (game) => (duel(game).id = 'bridge'), /charts: “bridge” stands twice/],
			['a row twice', (game) => (bridge(game).rows[1]!.id = 'sound'), /bridge rows: “sound” stands twice/],
			['a column twice', (game) => (bridge(game).columns[1]!.id = 'cost'), /bridge columns: “cost” stands twice/],
			['a note twice', (game) => (bridge(game).notes![1]!.id = 'horse'), /bridge notes: “horse” stands twice/],
			['a group twice', (game) => (bridge(game).groups![1]!.id = 'dry'), /bridge groups: “dry” stands twice/],
			[
				'a calculator twice',
				(game) => game.game.calculators.push(game.game.calculators[0]!),
				/calculators: “scuffle” stands twice/
			],
			['capitals', (game) => (bridge(game).rows[0]!.id = 'Sound'), /“Sound” does not fit into an address/],
			['an accent', (game) => (game.terms[0]!.id = 'épée'), /“épée” does not fit into an address/],
			['a dot, which parts row and column', (game) => (duel(game).rows[0]!.id = 'a.b'), /“a.b” does not fit/],
			['nothing', (game) => (duel(game).columns[0]!.id = ''), /“” does not fit into an address/],
			['the name of a note', (game) => (bridge(game).rows[0]!.id = 'note-1'), /“note-1” is taken/],
			['the name of the page’s own element', (game) => (bridge(game).rows[0]!.id = 'main'), /“main” is taken/],
			['the same for a term', (game) => (game.terms[0]!.id = 'main'), /terms: “main” is taken/],
			['a chart where the terms are', (game) => (duel(game).id = 'terms'), /charts: “terms” is taken/],
			['a chart where calculators are', (game) => (duel(game).id = 'calc'), /charts: “calc” is taken/],
			['a game where the search is', (game) => (game.game.id = 'search'), /game: “search” is taken/],
			['a game that does not fit', (game) => (game.game.id = 'Tiny'), /game: “Tiny” does not fit/]
		]
	],
	[
		'termFaults',
		[
			[
				'an unknown code in a cell',
				(game) => (bridge(game).rows[2]!.cells[0] = { code: 'swim' }),
				/no term explains “swim”/
			],
			[
				'an unknown code among others',
				(game) => (bridge(game).rows[2]!.cells[0] = { join: 'and', of: [{ code: 'bath' }, { code: 'swim' }] }),
				/no term explains “swim”/
			],
			['an unknown code at the head of a row', (game) => (duel(game).rows[0]!.head = { code: 'swim' }), /“swim”/],
			['an unknown code at the head of a column', (game) => (duel(game).columns[0]!.head = { code: 'swim' }), /“swim”/],
			['an unknown term in a note', (game) => (bridge(game).notes![0]!.text.en = 'For {swim}.'), /“swim”/],
			['an unknown term in a meaning', (game) => (game.terms[2]!.meaning.fr = 'Un {swim|bain}.'), /“swim”/],
			[
				'an unknown code in a matrix’s words',
				(game) => (duel(game).matrix!.sayCode!.swim = { fr: 'a', en: 'b' }),
				/“swim”/
			]
		]
	],
	[
		'shapeFaults',
		[
			['a row too short', (game) => bridge(game).rows[0]!.cells.pop(), /row sound has 1 cells for 2 columns/],
			['a row too long', (game) => bridge(game).rows[0]!.cells.push(1), /row sound has 3 cells for 2 columns/],
			['a cell’s note that is not there', (game) => bridge(game).notes!.shift(), /there is no note “horse”/],
			['a row’s note that is not there', (game) => (bridge(game).rows[0]!.notes = ['z']), /there is no note “z”/],
			['a column’s note that is not there', (game) => (bridge(game).columns[0]!.notes = ['z']), /there is no note “z”/],
			[
				'a note nothing points to',
				(game) => (bridge(game).rows[1]!.cells[1] = { plus: -1 }),
				/nothing points to note “horse”/
			],
			[
				'a pointed note without its mark',
				(game) => delete bridge(game).notes![0]!.mark,
				/note “horse” is pointed to and has no mark/
			],
			['a group that is not there', (game) => (bridge(game).rows[0]!.group = 'mud'), /row sound is in no group/],
			['a row without a group among groups', (game) => delete bridge(game).rows[0]!.group, /row sound has no group/],
			[
				'an empty group',
				(game) => bridge(game).groups!.push({ id: 'mud', title: { fr: 'Boue', en: 'Mud' } }),
				/“mud” is empty/
			],
			[
				'a row that rules out what is not there',
				(game) => (bridge(game).rows[0]!.not = ['z']),
				/row sound rules out “z”/
			],
			['a row that rules itself out', (game) => (bridge(game).rows[0]!.not = ['sound']), /row sound rules out “sound”/],
			['a sheet that is not there', (game) => (blows(game).source.sheets = ['901']), /there is no sheet “901”/],
			['no rows', (game) => (blows(game).rows = []), /it has no rows/],
			[
				'a matrix that does not say the figure',
				(game) => (duel(game).matrix!.say.fr = '{row} contre {column}'),
				/the matrix does not say \{value\} in fr/
			]
		]
	],
	[
		'bandFaults',
		[
			['a hole', (game) => (blows(game).rows[1]!.head = { min: 3, max: 4 }), /tiny\/blows: a hole at 5/],
			['an overlap', (game) => (blows(game).rows[1]!.head = { min: 2, max: 5 }), /an overlap at 3/],
			['a band inside out', (game) => (blows(game).rows[1]!.head = { min: 3, max: 1 }), /3 to 1 is inside out/],
			['too early an end', (game) => (blows(game).rows[2]!.head = { min: 6, max: 9 }), /end at 9, not at Infinity/],
			['too late a start', (game) => (blows(game).rows[0]!.head = { min: 0, max: 2 }), /a hole at -Infinity/],
			['words among bands', (game) => (blows(game).rows[2]!.head = { fr: 'Six', en: 'Sixth' }), /is not a band/],
			['bands that say nothing of what they cover', (game) => delete blows(game).covers, /covers.rows is not given/],
			[
				'the same across',
				(game) => bridge(game).columns.forEach((column, i) => (column.head = { min: i, max: i })),
				/covers.columns is not given/
			]
		]
	],
	[
		'doubtFaults',
		[
			...(['printed', 'read', 'why'] as const).map((part): Case => [
				`a doubt with an empty “${part}”`,
				(game) => (doubtOf(game)[part].en = ' '),
				/a doubt lacks a part/
			]),
			[
				'a doubt without a why',
				(game) => delete (doubtOf(game) as Partial<Record<'why', unknown>>).why,
				/lacks a part/
			],
			[
				'the same of a chart',
				(game) => (blows(game).doubt = { printed: { fr: 'a', en: 'b' } } as never),
				/lacks a part/
			],
			[
				'the same of a term',
				(game) => (game.terms[0]!.doubt = { printed: { fr: 'a', en: 'b' } } as never),
				/lacks a part/
			]
		]
	],
	[
		'textFaults',
		[
			['an empty text', (game) => (game.game.title.en = ' '), /the en text is missing/],
			[
				'a text in one language',
				(game) => delete (game.terms[0]!.meaning as Partial<{ en: string }>).en,
				/the en text is missing/
			],
			[
				'the same in French and English',
				(game) => (game.terms[0]!.title.en = 'Sergent de dragons'),
				/the same in French and English/
			],
			['a PE in English', (game) => (bridge(game).notes![1]!.text.en = 'PE for all.'), /PE in English, where it is NE/]
		]
	]
];

test('nothing is wrong with the game before it is broken', () => expect(checks.faults(sound)).toEqual([]));

describe.each(every)('%s', (name, cases) => {
	const check = checks[name] as (whole: typeof sound) => string[];
	test.each(cases)('reports %s', (_, spoil, says) => {
		const found = check(broken(spoil));
		expect(found.join('\n')).toMatch(says);
		expect(checks.faults(broken(spoil))).toEqual(expect.arrayContaining(found));
	});
});

test('every check has been tried', () => {
	const names = Object.keys(checks).filter((name) => name.endsWith('Faults'));
	expect(every.map(([name]) => name).sort()).toEqual(names.sort());
});

describe('the words of one text', () => {
	const N = '\u202f';
	const B = '\u00a0';
	test.each([
		[`Le chef${N}?`, 'The leader?'],
		[`Quoi${N}?! Non${N}; si${B}: «${N}oui${N}»`, 'What?! No; yes: “aye”'],
		['−2 à couvert, 10–12', '−2 in cover, 10–12'],
		['à 8:30', 'at 8:30'],
		['De {ph} à {r|recul}', 'From {ph} to {r|recoil}']
	])('“%s” is well set', (fr, en) => expect(faultsIn({ path: '', text: { fr, en } })).toEqual([]));

	test.each([
		['Le chef ?', 'The leader?', /narrow space/],
		['Le chef?', 'The leader?', /narrow space/],
		['Le chef ;', 'The leader;', /narrow space/],
		['« oui »', '“aye”', /narrow space after «/],
		['Tir : oui', 'Shooting: aye', /non-breaking space before the colon/],
		['Tir: oui', 'Shooting: aye', /non-breaking space before the colon/],
		['Oui', 'Aye !', /before punctuation in English/],
		['Oui', '«Aye»', /French quotation marks in English/],
		["L'abri", 'The cover', /straight apostrophe/],
		['Un "abri"', 'A cover', /straight quotation/],
		['-2 à couvert', '−2 in cover', /hyphen for a minus/],
		['À couvert (-2)', 'In cover (−2)', /hyphen for a minus/],
		['Attendre...', 'Wait…', /three dots/],
		[' Oui', 'Aye', /stray spaces/],
		['Oui', 'Aye  aye', /stray spaces/],
		['', 'Aye', /the fr text is missing/],
		['PE', 'PE', /PE in English/],
		['Cavalry', 'Cavalry', /the same in French/]
	])('“%s” / “%s”', (fr, en, says) => expect(faultsIn({ path: '', text: { fr, en } }).join('\n')).toMatch(says));
});

test('a text is found wherever it stands, with the way to it', () => {
	expect(textsIn({ a: [{ b: { fr: 'x', en: 'y' } }], c: { fr: 'z' } }).map(({ path }) => path)).toEqual([
		'/a/0/b',
		'/c'
	]);
});
