/** Terms out of a key that is pasted, and what the game says with them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { openPack } from '$lib/packs/format/open';
import { emptyDraft, type PackDraft } from './draft-file';
import { packText } from './file-text';
import { neverThrowing } from './never-throws';
import { placeOf } from './problem-place';
import { readDraft } from './read-draft';
import { keyIn, unexplained, withKeyLines } from './terms-draft';

test.each([
	['A1 Attacker retreats 1', ['A1', 'Attacker retreats 1', '']],
	['DR = Defender retreats. Two hexes at most.', ['DR', 'Defender retreats', 'Two hexes at most.']],
	['DE: Defender eliminated', ['DE', 'Defender eliminated', '']],
	['EX – Exchange; both lose as much', ['EX', 'Exchange', 'both lose as much']],
	['ne - no effect', ['ne', 'no effect', '']],
	['AR\tAttacker retreats\tOne hex.', ['AR', 'Attacker retreats', 'One hex.']],
	['| AR | Attacker retreats | One hex. |', ['AR', 'Attacker retreats', 'One hex.']],
	['• D2 Defender retreats 2 hexes.', ['D2', 'Defender retreats 2 hexes', '']],
	['(Ex) Exchange', ['Ex', 'Exchange', '']],
	['AE ....... Attacker eliminated', ['AE', 'Attacker eliminated', '']],
	['AE\u00a0: attaquant éliminé', ['AE', 'attaquant éliminé', '']]
])('“%s” is a line of a key', (line, [abbr, title, meaning]) =>
	expect(keyIn(line)).toEqual([{ abbr, title, meaning }])
);

test('headings and empty lines are none', () => expect(keyIn('Explanation of results\n\nKey:\nAE\n')).toEqual([]));

const chart = (cells: readonly string[]): PackDraft['charts'][number] => ({
	id: 'results',
	phase: 'fight',
	title: 'Results',
	rowHead: 'Die',
	columns: [{ id: 'odds', head: 'Odds' }],
	rows: cells.map((cell, i) => ({ id: `r${i}`, head: i + 1, cells: [cell] }))
});
const game = (cells: readonly string[]): PackDraft => ({
	...emptyDraft('en', '2026-11-20'),
	authors: ['Me'],
	game: { title: 'Tried', dice: 'd6' },
	charts: [chart(cells)]
});

test('a key makes the terms, the cells say them, and nothing is left to complete', () => {
	const file = withKeyLines(
		game(['AE', 'DR', 'AE']),
		keyIn('AE Attacker eliminated\nDR Defender retreats. One hex.'),
		'en'
	);
	expect(file.terms).toEqual([
		{ id: 'ae', abbr: 'AE', title: 'Attacker eliminated' },
		{ id: 'dr', abbr: 'DR', title: 'Defender retreats', meaning: 'One hex.' }
	]);
	expect(unexplained(file, 'en')).toEqual([]);
	expect(file.charts[0]!.rows.map(({ cells }) => cells[0])).toEqual(['ae', 'dr', 'ae'].map((code) => ({ code })));
	expect(openPack(packText(file))).toHaveProperty('pack');
});

test('a key fills in what terms lack, and changes no word that is there', () => {
	const file: PackDraft = {
		...game(['AE']),
		terms: [
			{ id: 'ae', abbr: 'AE', title: 'Attacker gone' },
			{ id: 'dr', abbr: 'DR', title: '' }
		]
	};
	const next = withKeyLines(file, keyIn('AE Attacker eliminated. Off the map.\nDR Defender retreats'), 'en');
	expect(next.terms).toEqual([
		{ id: 'ae', abbr: 'AE', title: 'Attacker gone', meaning: 'Off the map.' },
		{ id: 'dr', abbr: 'DR', title: 'Defender retreats' }
	]);
});

test('a term without words asks what it stands for, once', () => {
	const file: PackDraft = {
		...game([]),
		charts: [chart(['x'])],
		terms: [{ id: 'a3', abbr: 'A3', title: '', meaning: '' }]
	};
	const opened = openPack(packText(file));
	const problems = 'problems' in opened ? opened.problems : [];
	expect(problems.map((problem) => placeOf(problem, file, 'en'))).toMatchObject([
		{ part: 'terms', id: 'a3', words: ['A3'], says: { en: 'What does it stand for?' } }
	]);
});

const hills = (spoil: (file: ReturnType<typeof JSON.parse>) => void) => {
	const file = JSON.parse(readFileSync('static/packs/three-hills.guidon.txt', 'utf8'));
	file.examples = [];
	spoil(file);
	const opened = openPack(packText(readDraft(JSON.stringify(file))!));
	if (!('pack' in opened)) throw new Error(opened.problems.map(({ says }) => says.en).join('\n'));
	return opened.pack.calculators[0]!;
};

test('a result that says nothing else does what its term means; one that says something does just that', () => {
	const bare = hills(({ calculators: [attack] }) => {
		attack.outcomes[1] = { id: 'dr', title: 'Defender retreats' };
		attack.outcomes[2].steps = [];
	});
	const result = resolve(bare, { attackers: 6, defenders: 3 });
	if (isIllegal(result)) throw new Error(result.illegal.en);
	const steps = new Map([1, 2, 3, 4, 5, 6].map((face) => [face, result.read([face]).steps.map(({ text }) => text.en)]));
	expect(steps.get(3)).toEqual(['The counters under attack retreat one hex.']);
	expect(result.read([5])).toMatchObject({ outcome: 'ex', steps: [] });
	expect(steps.get(1)).toEqual(['Nothing changes.', 'Retreats one hex.']);
});

test('a calculator that can never throw is something to check', () => {
	const none = hills((file) => {
		file.charts[2].rows.splice(1, 1);
		delete file.charts[2].covers;
	});
	expect(neverThrowing([none])).toMatchObject([
		{
			place: 'calculators › attack',
			says: { en: expect.stringContaining('The chart has no result for every possible roll') }
		}
	]);
	expect(neverThrowing([hills(() => undefined)])).toEqual([]);
});
