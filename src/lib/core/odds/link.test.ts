import { describe, expect, test } from 'vitest';
import type { Question, Text } from '$lib/core/types';
import { fromLink, isLink, toLink } from './link';

const same = (words: string): Text => ({ fr: words, en: words });
const questions: Question[] = [
	{
		id: 'state',
		kind: 'one',
		ask: same('State?'),
		short: same('State'),
		default: 'fresh',
		choices: ['fresh', 'routed'].map((id) => ({ id, label: same(id) }))
	},
	{
		id: 'side',
		kind: 'some',
		ask: same('Side?'),
		short: same('Side'),
		choices: ['flank', 'rear'].map((id) => ({ id, label: same(id) }))
	},
	{ id: 'points', kind: 'number', ask: same('Points?'), short: same('Points'), min: -2, max: 20, default: 7 }
];
const answers = { state: 'routed', side: ['rear'], points: 3 };

const opened = (hash: string) => {
	const { answers, faults } = fromLink(hash, questions);
	return { answers, faults: faults.map(({ en }) => en) };
};

test('a link reads back as it was written', () => {
	expect(opened(`#${toLink(answers)}`)).toEqual({ answers, faults: [] });
	expect(opened('')).toEqual({ answers: {}, faults: [] });
});

test('a link of the first version still opens', () => {
	expect(toLink(answers)).toBe('1~state=routed~side=rear~points=3~cw5');
	expect(opened('#1~state=routed~side=rear~points=3~cw5')).toEqual({ answers, faults: [] });
});

test.each(['#main', '#dice', '#row-7', '#'])('%s is a place on the page and no link', (hash) => {
	expect(isLink(hash)).toBe(false);
	expect(opened(hash)).toEqual({ answers: {}, faults: [] });
});

test.each([
	['all of it', encodeURIComponent],
	['its tildes', (link: string) => link.replaceAll('~', '%7E')],
	['its tildes, twice over', (link: string) => link.replaceAll('~', '%257e')]
])('a link reads the same after a messenger has encoded %s', (_, encode) => {
	expect(opened(`#${encode(toLink(answers))}`)).toEqual({ answers, faults: [] });
});

test('cut anywhere, a link opens with what is left and says so', () => {
	const link = toLink(answers);
	for (let length = 1; length < link.length; length++) {
		expect(opened(link.slice(0, length)).faults, link.slice(0, length)).toContain('It was cut or changed on its way.');
	}
	// Cut within an encoded sign.
	expect(opened('#1~points=3~side=rear%7').answers).toEqual({ points: 3 });
});

test('a link of another version says so', () => {
	expect(opened('#2~points=3~abc')).toEqual({
		answers: { points: 3 },
		faults: ['It comes from another version of Guidon.']
	});
});

/** Links that came whole and say what cannot be: the questions have changed since, or somebody wrote them by hand. */
describe('what is not understood is named, and the rest is kept', () => {
	test.each([
		[{ state: 'rooted', points: 3 }, { points: 3 }, 'State: “rooted” is not a known answer.'],
		[{ state: 'x'.repeat(60) }, {}, `State: “${'x'.repeat(40)}…” is not a known answer.`],
		[{ side: ['rear', 'above'] }, { side: ['rear'] }, 'Side: “above” is not a known answer.'],
		[{ side: ['rear', 'rear'] }, { side: ['rear'] }, 'Side: answered twice, the first counts.'],
		[{ state: '' }, {}, 'State: the answer is missing.'],
		[{ points: 99 }, { points: 20 }, 'Points: “99” is not possible, read as 20.'],
		[{ points: -9 }, { points: -2 }, 'Points: “-9” is not possible, read as −2.'],
		[{ points: 3.4 }, { points: 3 }, 'Points: “3.4” is not possible, read as 3.'],
		[{ points: 'many' }, {}, 'Points: “many” is not a known answer.'],
		[{ colour: 'red', points: 3 }, { points: 3 }, '“colour=red” is no question of this calculation.'],
		// As `state=routed~state=fresh`.
		[{ state: 'routed~state=fresh' }, { state: 'routed' }, 'State: answered twice, the first counts.'],
		[{ state: 'routed=fresh' }, {}, 'State: “routed=fresh” is not a known answer.']
	])('%j', (written, read, fault) => {
		expect(opened(`#${toLink(written)}`)).toEqual({ answers: read, faults: [fault] });
	});
});
