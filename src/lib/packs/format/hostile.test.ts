/** Files that mean harm, or are broken: each is refused in sentences, or does no harm at all. Nothing throws, nothing hangs. */
import Ajv from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notes, table } from '$lib/core/charts/html/chart';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { total } from '$lib/core/odds/odds';
import { ids, loadAll, loadGame } from '$lib/games';
import { readJson } from './json';
import { jsonSchema } from './json-schema';
import { openPack } from './open';
import { gameAsPack } from '../from-game';
import { LIMITS } from './limits';
import { readShape } from './shape';

/** A sound pack, as data that a test may spoil. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what follows is wrong on purpose
const sound = (): any => JSON.parse(readFileSync('static/packs/three-hills.guidon.txt', 'utf8'));

type Spoil = (pack: ReturnType<typeof sound>) => unknown;
const spoilt = (spoil: Spoil): string => {
	const pack = sound();
	const other = spoil(pack);
	return typeof other === 'string' ? other : JSON.stringify(other ?? pack);
};

const deep = (n: number, open: string, close: string) => open.repeat(n) + close.repeat(n);
const calculator = (pack: ReturnType<typeof sound>) => pack.calculators[0];
const nested = (levels: number) => {
	let value: unknown = 1;
	for (let i = 0; i < levels; i++) value = { join: 'and', of: [value] };
	return value;
};

/** Texts that are no pack at all. */
const TEXTS: Record<string, string> = {
	nothing: '',
	blanks: ' \n\t ',
	'a word': 'hello',
	'a number': '1',
	null: 'null',
	'a list': '[]',
	'an empty object': '{}',
	HTML: '<!doctype html><script>alert(1)</script>',
	'a picture': '\u0089PNG\r\n\u001a\n\u0000\u0000',
	YAML: 'guidon: 1\nid: x',
	'a comment in JSON': '{ /* hi */ "guidon": 1 }',
	'a comma too many': '{ "guidon": 1, }',
	'a comma missing': '{ "guidon": 1 "id": "x" }',
	'a brace missing': '{ "guidon": 1, "id": "x"',
	'single quotes': "{ 'guidon': 1 }",
	'a string with a line break': '{ "guidon": "a\nb" }',
	'half a file': readFileSync('static/packs/three-hills.guidon.txt', 'utf8').slice(0, 4000),
	'two files': '{ "guidon": 1 }{ "guidon": 1 }',
	'lists without end': '{"guidon":1,"a":' + deep(5000, '[', ']') + '}',
	'objects without end': '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
	'brackets that never close': '{"guidon":1,"a":' + '['.repeat(100_000),
	'more than the limit': '{"guidon":1,"a":"' + 'x'.repeat(LIMITS.bytes) + '"}',
	'more than the limit in two bytes each': '{"guidon":1,"a":"' + 'é'.repeat(LIMITS.bytes / 2) + '"}',
	'a number too large for a number': '{"guidon":1e999}',
	'format as text': '{"guidon":"1"}',
	'format 0': '{"guidon":0}',
	'format -1': '{"guidon":-1}',
	'format 1.5': '{"guidon":1.5}',
	'a newer format': '{"guidon":2}',
	'a much newer format': '{"guidon":1000000,"calculators":{"any":"thing"}}',
	'__proto__ at the top': '{"guidon":1,"__proto__":{"polluted":true}}',
	'a lone surrogate': '{"guidon":1,"id":"\\ud800"}'
};

/** A sound pack with one thing spoilt. */
const SPOILT: Record<string, Spoil> = {
	'__proto__ in a record': () =>
		readFileSync('static/packs/three-hills.guidon.txt', 'utf8').replace(
			'"sides": {',
			'"sides": { "__proto__": { "fr": "x", "en": "x" },'
		),
	'constructor as a side': (p) => void (calculator(p).sides.constructor = { fr: 'x', en: 'y' }),
	'prototype as a step': (p) => void (calculator(p).let = { prototype: '1' }),
	'an id with a slash': (p) => void (p.id = '../jdg'),
	'an id with a tilde': (p) => void (p.id = '~jdg'),
	'an id with a dot': (p) => void (p.id = 'a.b'),
	'an id with capitals': (p) => void (p.id = 'JDG'),
	'an empty id': (p) => void (p.id = ''),
	'a very long id': (p) => void (p.id = 'a'.repeat(100)),
	'an id in Cyrillic': (p) => void (p.id = 'јdg'),
	'no id': (p) => void delete p.id,
	'no licence': (p) => void delete p.licence,
	'an empty licence': (p) => void (p.licence = ''),
	'a licence that is a sentence': (p) => void (p.licence = 'do as you like'),
	'no authors': (p) => void (p.authors = []),
	'authors as text': (p) => void (p.authors = 'me'),
	'version 0': (p) => void (p.version = 0),
	'version 1e300': (p) => void (p.version = 1e300),
	'version as text': (p) => void (p.version = '1'),
	'a date that is none': (p) => void (p.revised = '2026-13-45'),
	'a language that is none': (p) => void (p.languages = ['xx']),
	'no language': (p) => void (p.languages = []),
	'a language that is not written': (p) => void (p.game.title = { fr: 'Seul' }),
	'a text without a language': (p) => void (p.game.title = {}),
	'a text in a third language': (p) => void (p.game.title = { fr: 'a', en: 'b', de: 'c' }),
	'an unknown key': (p) => void (p.script = 'alert(1)'),
	'an unknown key in a chart': (p) => void (p.charts[0].onclick = 'alert(1)'),
	'a style': (p) => void (p.game.style = 'color: red'),
	'an accent that is none': (p) => void (p.game.accent = '#ff0000'),
	'a title with a script': (p) => void (p.game.title = '<script>alert(1)</script>'),
	'a title with an image': (p) => void (p.game.title = '<img src=x onerror=alert(1)>'),
	'a cell with a link': (p) => void (p.charts[0].rows[0].cells[0] = 'https://example.org'),
	'a note with an address': (p) => void (p.charts[2].notes[0].text = 'see www.example.org'),
	'a javascript address': (p) => void (p.game.dice = 'javascript:alert(1)'),
	'a data address': (p) => void (p.game.dice = 'data:text/html,x'),
	'a comment of HTML': (p) => void (p.game.title = '<!-- x -->'),
	'writing turned round': (p) => void (p.game.title = 'abc\u202edef'),
	'an isolate of direction': (p) => void (p.game.title = 'abc\u2066def'),
	'a mark of direction': (p) => void (p.game.title = 'abc\u200fdef'),
	'an invisible blank': (p) => void (p.game.title = 'ab\u200bcd'),
	'a control character': (p) => void (p.game.title = 'ab\u0007cd'),
	'a nought character': (p) => void (p.game.title = 'ab\u0000cd'),
	'a line separator': (p) => void (p.game.title = 'ab\u2028cd'),
	'half a character': (p) => void (p.game.title = 'ab\ud83d'),
	'a byte mark inside': (p) => void (p.game.title = 'ab\ufeffcd'),
	'an empty title': (p) => void (p.game.title = ''),
	'a title of a page': (p) => void (p.game.title = 'x'.repeat(3000)),
	'charts as an object': (p) => void (p.charts = {}),
	'a chart twice': (p) => void p.charts.push(p.charts[0]),
	'a chart named as a page': (p) => void (p.charts[0].id = 'calc'),
	'201 charts': (p) => void (p.charts = Array.from({ length: 201 }, (_, i) => ({ ...p.charts[0], id: `c${i}` }))),
	'too many cells': (p) => {
		const columns = Array.from({ length: 100 }, (_, i) => ({ id: `c${i}`, head: i }));
		const rows = Array.from({ length: 201 }, (_, i) => ({ id: `r${i}`, head: i, cells: columns.map(() => 0) }));
		p.calculators = [];
		p.examples = [];
		p.charts = [{ id: 'a', phase: 'move', title: 'a', rowHead: 'a', columns, rows }];
	},
	'a row too short': (p) => void p.charts[0].rows[0].cells.pop(),
	'a row too long': (p) => void p.charts[0].rows[0].cells.push(1),
	'a row twice': (p) => void p.charts[0].rows.push(p.charts[0].rows[0]),
	'a row named as the page’s own': (p) => void (p.charts[0].rows[0].id = 'main'),
	'no rows': (p) => void (p.charts[0].rows = []),
	'no columns': (p) => void (p.charts[0].columns = []),
	'a note that is not there': (p) => void (p.charts[0].rows[0].notes = ['nobody']),
	'a group that is not there': (p) => void (p.charts[0].rows[0].group = 'nobody'),
	'a row that rules out nobody': (p) => void (p.charts[0].rows[0].not = ['nobody']),
	'a term that is not there': (p) => void (p.charts[0].rows[0].cells[0] = { code: 'nobody' }),
	'a term linked that is not there': (p) => void (p.charts[0].rows[0].head = '{nobody}'),
	'a sheet that is not there': (p) => void (p.charts[0].source = { sheets: ['x'] }),
	'a value of two kinds': (p) => void (p.charts[0].rows[0].cells[0] = { plus: 1, need: 2 }),
	'a value that is none': (p) => void (p.charts[0].rows[0].cells[0] = true),
	'an object that is none': (p) => void (p.charts[0].rows[0].cells[0] = { html: '<b>' }),
	'half a shift': (p) => void (p.charts[0].rows[0].cells[0] = { shift: 0.5 }),
	'a shift in words': (p) => void (p.charts[0].rows[0].cells[0] = { shift: '1L' }),
	'a shift without end': (p) => void (p.charts[0].rows[0].cells[0] = { shift: 1e6 }),
	'a shift that is a modifier too': (p) => void (p.charts[0].rows[0].cells[0] = { shift: 1, plus: 1 }),
	'a shift as a figure': (p) => void (calculator(p).lines = [{ what: 'x', value: 'shift(1, 1)' }]),
	'a shift of a column that is not there': (p) =>
		void (calculator(p).throw.read = [{ cell: "at(results, face + total, shift('moon', 1))" }]),
	'a column of ratios found by a shifted number': (p) =>
		void (calculator(p).throw.read = [{ cell: 'at(results, face + total, shift(attackers, 1))' }]),
	'a shift by an answer': (p) =>
		void (calculator(p).throw.read = [
			{ cell: 'at(results, face + total, shift(ratio(attackers, defenders), ground))' }
		]),
	'one shift or another': (p) =>
		void (calculator(p).throw.read = [
			{ cell: 'at(results, face + total, if ground.hill then shift(ratio(1, 2), 1) else shift(ratio(1, 1), 1))' }
		]),
	'a column in words that is not there': (p) => void (calculator(p).outcomes[0].title = "{column(results, 'moon')}"),
	'a figure beyond all figures': (p) => void (p.charts[0].rows[0].cells[0] = 1e300),
	'a join without parts': (p) => void (p.charts[0].rows[0].cells[0] = { join: 'and', of: [] }),
	'a join forty deep': (p) => void (p.charts[0].rows[0].cells[0] = nested(60)),
	'a ratio of one': (p) => void (p.charts[2].columns[0].head = { ratio: [1] }),
	'a phase that is none': (p) => void (p.charts[0].phase = 'dinner'),
	'41 calculators': (p) =>
		void (p.calculators = Array.from({ length: 41 }, (_, i) => ({ ...calculator(p), id: `c${i}` }))),
	'no questions': (p) => void (calculator(p).questions = []),
	'a question twice': (p) => void calculator(p).questions.push(calculator(p).questions[0]),
	'a question named as a word of the language': (p) => void (calculator(p).questions[0].id = 'then'),
	'a question named as the die': (p) => void (calculator(p).questions[0].id = 'face'),
	'a question of a kind that is none': (p) => void (calculator(p).questions[0].kind = 'many'),
	'a default that is no choice': (p) => void (calculator(p).questions[2].default = 'moon'),
	'a default beyond its limits': (p) => void (calculator(p).questions[0].default = 99),
	'min above max': (p) => void (calculator(p).questions[0].min = 50),
	'a range of a billion': (p) => void (calculator(p).questions[0].max = 1e9),
	'choices of a chart that is not there': (p) => void (calculator(p).questions[2].choices = [{ rows: 'moon' }]),
	'choices of a row that is not there': (p) =>
		void (calculator(p).questions[2].choices = [{ rows: 'terrain', ids: ['clear', 'moon'] }]),
	'choices of a column that is not there': (p) =>
		void (calculator(p).questions[2].choices = [{ rows: 'terrain', column: 'moon' }]),
	'a choice without anything': (p) => void (calculator(p).questions[2].choices = [{}]),
	'a choice that rules out nobody': (p) =>
		void (calculator(p).questions[3].choices = [{ of: 'modifiers#general', not: ['nobody.at-all'] }]),
	'a choice that rules itself out': (p) =>
		void (calculator(p).questions[3].choices = [{ of: 'modifiers#general', not: ['general'] }]),
	'a place that is none': (p) => void (calculator(p).questions[3].choices = [{ of: '../../etc/passwd' }]),
	'no way to throw': (p) => void delete calculator(p).throw,
	'two ways to throw': (p) => void (calculator(p).versus = { die: 'd6', read: [{ outcome: 'de' }] }),
	'no outcomes': (p) => void delete calculator(p).outcomes,
	'an outcome twice': (p) => void calculator(p).outcomes.push(calculator(p).outcomes[0]),
	'a result that is no outcome': (p) => void calculator(p).outcomes.shift(),
	'a headline of nothing': (p) => void (calculator(p).headlines[0].outcomes = ['moon']),
	'a die that is none': (p) => void (calculator(p).throw.die = 'd1000000000'),
	'a die without faces': (p) => void (calculator(p).throw.die = []),
	'a die of a thousand faces': (p) => void (calculator(p).throw.die = Array.from({ length: 1000 }, (_, i) => i)),
	'a billion dice': (p) => void (calculator(p).throw.dice = 1e9),
	'more ways than a million': (p) => Object.assign(calculator(p).throw, { die: 'd20', dice: 6 }) && undefined,
	'a reading of three kinds': (p) =>
		void (calculator(p).throw.read = [{ outcome: 'de', row: 'at(results, face)', cell: 'at(results, face)' }]),
	'a reading of no kind': (p) => void (calculator(p).throw.read = [{}]),
	'a reading that is no place': (p) => void (calculator(p).throw.read = [{ cell: '1 + 1' }]),
	'a side that is not there': (p) => void (calculator(p).throw.by = 'nobody'),
	'a step to a throw that is not there': (p) => void (calculator(p).outcomes[0].steps[0].then = 'moon'),
	'a throw that follows itself': (p) => {
		const outcome = { id: 'x', title: 'x', steps: [{ text: 'again', then: 'x' }] };
		calculator(p).follow = { x: { die: 'd6', read: [{ outcome: 'x' }], outcomes: [outcome] } };
	},
	'a step named after itself': (p) => void (calculator(p).let = { a: 'a + 1' }),
	'steps in a circle': (p) => void (calculator(p).let = { one: 'two', two: 'one' }),
	'a step named as a question': (p) => void (calculator(p).let = { attackers: '1' }),
	'a phrase that names itself': (p) => {
		calculator(p).phrases = { x: { phrase: 'x' } };
		calculator(p).stop[0].say = { phrase: 'x' };
	},
	'a phrase that names itself in a hole': (p) => {
		calculator(p).phrases = { x: 'again {x}' };
		calculator(p).stop[0].say = { phrase: 'x' };
	},
	'a hole in a phrase in a hole': (p) => {
		calculator(p).phrases = { x: 'a {y}', y: 'b {z}', z: 'c' };
		calculator(p).stop[0].say = '{x}';
	},
	'a log that names no question': (p) => void (calculator(p).told = { parties: [{ who: '{nobody}' }] }),
	'a log that names no choice': (p) =>
		void (calculator(p).told = { parties: [{ who: '{ground}' }], words: { 'ground.moon': 'moon' } }),
	'a log with words for a number': (p) =>
		void (calculator(p).told = { parties: [{}], words: { 'attackers.one': 'one' } }),
	'a log of three parties': (p) => void (calculator(p).told = { parties: [{}, {}, {}] }),
	'a list whose word is no word': (p) => void (calculator(p).stop[0].say = '{list(case, true, 5)}'),
	'a list with a number for its condition': (p) => void (calculator(p).stop[0].say = '{list(case, 5)}'),
	'a row that is compared with a number': (p) => void (calculator(p).stop[0].if = "row(terrain, 'clear') = 1"),
	'phrases in a circle': (p) => {
		calculator(p).phrases = { x: { phrase: 'y' }, y: { phrase: 'x' } };
		calculator(p).stop[0].say = { phrase: 'x' };
	},
	'a text list that may say nothing': (p) => void (calculator(p).stop[0].say = [{ if: 'attackers = 1', say: 'x' }]),
	'a hole without an end': (p) => void (calculator(p).stop[0].say = 'only {attackers'),
	'a hole with a tag': (p) => void (calculator(p).stop[0].say = '{<b>}'),
	'lines and sums at once': (p) => void (calculator(p).sums = [{ side: 'a', title: 'a', lines: [] }]),
	'neither lines nor sums': (p) => void delete calculator(p).lines,
	'a line of words': (p) => void (calculator(p).lines = [{ what: 'x', value: 'ground' }]),
	'a line that takes a number': (p) => void (calculator(p).lines = [{ take: ['attackers'] }]),
	'a swap of nothing': (p) => void (calculator(p).swap = { moon: 'attackers' }),
	'a swap of a wrong kind': (p) => void (calculator(p).swap = { attackers: 'ground' }),
	'201 expressions': (p) =>
		void (calculator(p).let = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`s${i}`, '1']))),
	'101 examples': (p) => void (p.examples = Array.from({ length: 101 }, () => p.examples[0])),
	'an example that fails': (p) => void (p.examples[0].total = 5),
	'an example with wrong odds': (p) => void (p.examples[0].odds = { de: '6/6' }),
	'an example of nothing': (p) => void (p.examples[0].calculator = 'moon'),
	'an example with an answer that is none': (p) => void (p.examples[0].answers.moon = 1),
	'an example with an answer out of reach': (p) => void (p.examples[0].answers.attackers = 1e9),
	'odds over nothing': (p) => void (p.examples[0].odds = { de: '1/0' }),
	'odds with an endless number': (p) => void (p.examples[0].odds = { de: `${'9'.repeat(300)}/1` })
};

/** Expressions that are wrong, each as the condition of a stop. */
const EXPRESSIONS = [
	'',
	' ',
	'1',
	'attackers',
	'ground',
	'attackers =',
	'= attackers',
	'attackers == 1',
	'attackers && 1',
	'attackers; 1',
	'attackers = "1"',
	'attackers = `1`',
	'attackers = 1 = 1',
	'((((attackers = 1)',
	'attackers = 1)',
	'('.repeat(60) + 'attackers = 1' + ')'.repeat(60),
	'not '.repeat(300),
	'if attackers = 1 then true',
	'if attackers then true else false',
	'if true then 1 else false',
	'constructor = 1',
	'constructor(1)',
	'__proto__ = 1',
	'toString = 1',
	'toString(1) = 1',
	'hasOwnProperty(ground) = 1',
	'attackers.constructor',
	'ground.constructor',
	'ground.__proto__',
	'ground.moon',
	'case = 1',
	'eval(1) = 1',
	'Function(1) = 1',
	'this = 1',
	'window = 1',
	'atackers = 1',
	'attackers-1 = 1',
	'at(moon, face) = 1',
	'at(terrain) = 1',
	"at(terrain, 'moon') = 1",
	"at(terrain, 'clear', 'moon') = 1",
	'at(terrain, attackers) = 1',
	"at(terrain, 'clear', 'cost', attackers) = 1",
	"has(terrain, 'clear', 'cost') = 1",
	"noted(terrain, 'clear', 'cost', 'moon')",
	'ratio(1, 2) = 1',
	'at(terrain, ratio(1, 2)) = 1',
	'sum(attackers) = 1',
	'sum() = 1',
	'any(attackers, true)',
	'any(case, 1)',
	'any(case as ground, true)',
	'any(moon, true)',
	'most(case, 1) = 1',
	'it = 1',
	'face = 1',
	'9999999999999999999999 = 1',
	'1e9 = 1',
	'1.5 = 1',
	'-',
	'min() = 1',
	'shift(1) = 1',
	'shift(1, 1) = 1',
	'shift(true, 1) = shift(true, 1)',
	'column(terrain) = 1',
	"column(terrain, 'cost') = 1",
	'asked(moon)',
	'exact(terrain, ratio(1, 2))',
	'any(case as a, '.repeat(12) + 'true' + ')'.repeat(12),
	'attackers = 1 or '.repeat(200) + 'true'
];

function refused(text: string) {
	const opened = openPack(text);
	if (!('problems' in opened)) throw new Error('It was opened.');
	expect(opened.problems.length).toBeGreaterThan(0);
	for (const { says } of opened.problems) {
		// A sentence in each language, and nothing of the machine's.
		for (const words of [says.fr, says.en]) {
			expect(words).toMatch(/^[^a-z].*[.?]$/su);
			expect(words).not.toMatch(/undefined|\[object|NaN|Infinity/);
			expect(words.length).toBeLessThan(700);
		}
	}
}

test('the corpus has at least 150 packs, and what they spoil is sound before', () => {
	const many = Object.keys(TEXTS).length + Object.keys(SPOILT).length + EXPRESSIONS.length;
	expect(many).toBeGreaterThanOrEqual(150);
	expect(openPack(spoilt(() => undefined))).toHaveProperty('pack');
});

describe('what is no pack', () => {
	test.each(Object.entries(TEXTS))('%s', (_, text) => refused(text));
});

describe('what is wrong in one place', () => {
	test.each(Object.entries(SPOILT))('%s', (_, spoil) => refused(spoilt(spoil)));
});

describe('what is no condition', () => {
	test.each(EXPRESSIONS)('%s', (words) => refused(spoilt((pack) => void (calculator(pack).stop[0].if = words))));
});

describe('what is strange and does no harm', () => {
	const open = (spoil: Spoil) => {
		const opened = openPack(spoilt(spoil));
		if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
		return opened.pack;
	};

	test('the id of a core game: it stands in a space of its own', () => {
		expect(open((pack) => void (pack.id = 'jdg')).game.id).toBe('~jdg');
	});

	test('the name of something every object has: it names this game, and nothing else', () => {
		expect(open((pack) => void (pack.id = 'constructor')).game.id).toBe('~constructor');
		const pack = open((pack) => {
			pack.charts[0].rows[0].id = 'constructor';
			calculator(pack).questions[2].default = 'village';
			pack.examples = [];
		});
		expect(pack.charts[0]!.rows[0]!.id).toBe('constructor');
	});

	test('signs of HTML in a text: they are shown as they are', () => {
		const pack = open((pack) => void (pack.charts[0].rows[0].head = { fr: 'a < b & "c" > d', en: "a < b & 'c' > e" }));
		const setting = { lang: 'en' as const, names: pack.terms, termsAt: '' };
		const html = table(pack.charts[0]!, setting) + notes(pack.charts[0]!, setting);
		expect(html).toContain('a &lt; b &amp;');
		expect(html).not.toContain('a < b');
	});

	test('a division by zero, a look-up of nothing: a blank, and a sentence where a line would need it', () => {
		const pack = open((pack) => {
			calculator(pack).lines = [{ what: 'x', value: 'attackers / (defenders - defenders)' }];
			pack.examples = [];
		});
		const result = resolve(pack.calculators[0]!, {});
		expect(isIllegal(result) && result.illegal.en).toBe('The charts have no figure for “x” with these answers.');
	});

	test('a die that the table cannot read: a sentence', () => {
		const pack = open((pack) => {
			pack.charts[2].rows.pop();
			delete pack.charts[2].covers;
			pack.examples = [];
		});
		const result = resolve(pack.calculators[0]!, {});
		expect(isIllegal(result) && result.illegal.en).toMatch(/^The chart has no result/);
	});

	test('the dearest dice there may be: an answer, and the ways add up', () => {
		const pack = open((pack) => {
			Object.assign(calculator(pack).throw, { die: 'd10', dice: 6 });
			pack.examples = [];
		});
		const result = resolve(pack.calculators[0]!, {});
		if (isIllegal(result)) throw new Error(result.illegal.en);
		expect(total(result.odds)).toBe(10n ** 6n);
	});

	test('comparisons that are right: an answer, a row, a term that the chart does not hold', () => {
		const right = [
			"ground = 'woods'",
			"(if attackers > 2 then 'hill' else 'woods') = ground",
			"(if attackers > 2 then ground else 'anything') = 'hill'",
			"(if attackers > 2 then 'few' else 'many') = 'few'",
			"row(terrain, ground) = 'hill'",
			"most(case, attackers) = 'general'",
			"has(results, 1, '1-to-1', 'drm')"
		];
		for (const words of right) {
			open((pack) => {
				calculator(pack).stop[0].if = words;
				pack.examples = [];
			});
		}
	});

	/** A sentence, or how many ways there are. */
	const said = (spoil: Spoil, attackers: number) => {
		const result = resolve(open(spoil).calculators[0]!, { attackers });
		return isIllegal(result) ? result.illegal.en : total(result.odds);
	};

	test('more dice than a pool counts: a sentence, and no odds of fewer', () => {
		const pooled: Spoil = (pack) => {
			const one = calculator(pack);
			for (const key of ['throw', 'outcomes', 'stop', 'chances', 'told', 'swap']) delete one[key];
			pack.examples = [];
			one.lines = [];
			one.headlines = [{ title: 'One', least: 1 }];
			const stage = { need: '4', keep: 'made', things: 'die|dice', makes: 'hit|hits', aim: 'to hit', made: 'Hits' };
			one.pool = {
				count: 'attackers',
				die: 'd6',
				stages: [stage],
				most: 30,
				unit: 'hits',
				title: '{n}',
				result: '{n}',
				steps: []
			};
		};
		expect(said(pooled, 30)).toBe(6n ** 30n);
		expect(said(pooled, 31)).toBe('31 dice, and this calculator counts 30 at most.');
	});

	test('a follow-up that is thrown more often than is counted: a sentence as well', () => {
		const often: Spoil = (pack) => {
			const one = calculator(pack);
			one.follow = {
				test: { die: 'd6', read: [{ outcome: 'done' }], outcomes: [{ id: 'done', title: 'Done' }] }
			};
			one.outcomes[0].steps = [{ text: 'Test', then: 'test', times: 'attackers' }];
		};
		expect(said(often, 12)).toBe(6n);
		expect(said(often, 13)).toBe('A follow-up would be made 13 times, and 12 times at most are counted.');
		// Only where a die leads there: at even odds nobody is eliminated.
		expect(resolve(open(often).calculators[0]!, { attackers: 13, defenders: 13 })).toHaveProperty('odds');
	});

	test('lists of forty phrases, each five deep: every phrase is made once', () => {
		const pack = open((pack) => {
			const all = (next: string) =>
				Array.from({ length: 40 }, (_, i) => ({ ...(i < 39 && { if: 'attackers = 1' }), say: { phrase: next } }));
			calculator(pack).phrases = { a: all('b'), b: all('c'), c: all('d'), d: all('e'), e: 'x' };
			calculator(pack).stop[0].say = { phrase: 'a' };
		});
		// Each by itself, a hundred million in all, would run into the time a test has.
		expect(pack.calculators).toHaveLength(1);
	});

	test('nothing of it stays behind in any object', () => {
		for (const text of Object.values(TEXTS)) openPack(text);
		for (const spoil of Object.values(SPOILT)) openPack(spoilt(spoil));
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		expect(Object.keys(Object.prototype)).toEqual([]);
	});
});

/** The converter has overrides of ours, and a library update may change what it writes: so a validator reads it here. */
describe('the JSON Schema', () => {
	const accepts = new Ajv({ formats: { date: /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/ } }).compile(jsonSchema());

	test('accepts the packs that are shipped, and each game of the app as a pack', async () => {
		const sources = ['three-hills', 'little-wars'].map((id) => readFileSync(`static/packs/${id}.guidon.txt`, 'utf8'));
		for (const id of ids) sources.push(await gameAsPack(await loadAll((await loadGame(id))!)));
		for (const text of sources) expect(accepts(JSON.parse(text)) || accepts.errors).toBe(true);
	});

	test('accepts and refuses the same shapes as the app, one thing spoilt in each', () => {
		const shapes = Object.entries(SPOILT).flatMap(([name, spoil]) => {
			const read = readJson(spoilt(spoil));
			// Refused as JSON already: too deep, or with a key that every object has.
			if (!('json' in read)) return [];
			return [{ name, app: 'file' in readShape(read.json), schema: accepts(read.json) }];
		});
		expect(shapes.filter(({ app, schema }) => app !== schema)).toEqual([]);
		expect(shapes.filter(({ schema }) => !schema).length).toBeGreaterThan(40);
	});
});

test('all problems are told at once', () => {
	const opened = openPack(
		spoilt((pack) => {
			pack.charts[0].rows[0].cells[0] = { code: 'nobody' };
			pack.charts[1].rows[0].notes = ['nobody'];
			pack.licence = 'as you like';
		})
	);
	expect('problems' in opened && opened.problems.map(({ place }) => place)).toEqual([
		'licence',
		'charts › terrain › rows › clear',
		'charts › modifiers › rows › general'
	]);
});

test.each([
	[
		'a letter left out',
		"at(terrain, 'clar', 'cost') = 1",
		'There is no row in the chart “terrain” called “clar”. Did you mean “clear”?'
	],
	['a name with a wrong letter', 'atackers = 1', 'There is no name “atackers”. Did you mean “attackers”?'],
	['a choice', 'ground.vilage', 'There is no choice in “ground” called “vilage”. Did you mean “village”?'],
	['a choice compared', "ground = 'wods'", 'There is no answer “wods”. Did you mean “woods”?'],
	['the same the other way round', "'wods' = ground", 'There is no answer “wods”. Did you mean “woods”?'],
	[
		'one of two',
		"(if attackers > 2 then 'hill' else 'wods') = ground",
		'There is no answer “wods”. Did you mean “woods”?'
	],
	['inside a walk', "any(case, it = 'genral')", 'There is no answer “genral”. Did you mean “general”?'],
	['a row compared', "row(terrain, ground) = 'hil'", 'There is no answer “hil”. Did you mean “hill”?'],
	['a term', "has(results, 1, '1-to-1', 'aee')", 'There is no term “aee”. Did you mean “ae”?'],
	['a term by its words', "has(results, 1, '1-to-1', 'no-efect')", 'There is no term “no-efect”. Did you mean “ne”?'],
	['a function', 'summ(case) = 1', 'There is no function “summ”. Did you mean “sum”?'],
	['a minus without spaces', 'attackers-1 = 1', '“attackers-1” reads as one name: write the minus between two spaces.']
])('%s is told with the nearest right word', (_, words, says) => {
	const opened = openPack(spoilt((pack) => void (calculator(pack).stop[0].if = words)));
	expect('problems' in opened && opened.problems[0]!.says.en).toBe(says);
});

test.each([
	['{"guidon":1,"charts":[{"covers":{"rows":[1,1e999]}}]}', 'charts › 1 › covers › rows › 2'],
	['{"guidon":1,"game":{"__proto__":1}}', 'game']
])('%s is refused at its place', (text, place) => {
	const opened = openPack(text);
	expect('problems' in opened && opened.problems.map((one) => one.place)).toEqual([place]);
});

test('broken JSON is told with its line and column', () => {
	const opened = openPack('{\n\t"guidon": 1,\n\t"id": three\n}');
	expect('problems' in opened && opened.problems[0]!.says.en).toMatch(/line 3, column 8, before “three”/);
});
