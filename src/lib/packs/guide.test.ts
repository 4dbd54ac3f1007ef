import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsIn, textsIn } from '../../../tests/unit/texts';
import { FUNCTIONS } from './expression/functions';
import { GUIDE, guideAsMarkdown, STEPS } from './guide';
import { openPack } from './open';

const DOCUMENT = 'docs/packs.md';

test('the document says what the guide says: else WRITE_GUIDE=1 npm run unit -- guide', () => {
	if (process.env.WRITE_GUIDE) {
		mkdirSync('docs', { recursive: true });
		writeFileSync(DOCUMENT, guideAsMarkdown());
	}
	expect(readFileSync(DOCUMENT, 'utf8')).toBe(guideAsMarkdown());
});

test('is written in both languages, well set', () => {
	const faults = textsIn({ GUIDE, STEPS }).flatMap(faultsIn);
	// What is typed into a pack has straight quotation marks, and is the same in both languages.
	expect(faults.filter((fault) => !/the same in French and English|a straight /.test(fault))).toEqual([]);
});

test('names every function there is', () => {
	const said = JSON.stringify(GUIDE);
	expect(Object.keys(FUNCTIONS).filter((name) => !new RegExp(`\\b${name}\\b`).test(said))).toEqual([]);
});

test('builds the game that is shipped: its tables hold the same rows, its expressions stand in it', () => {
	expect(STEPS).toHaveLength(12);
	const text = readFileSync('static/packs/three-hills.guidon.txt', 'utf8');
	const opened = openPack(text);
	if (!('pack' in opened)) throw new Error('It does not open.');
	const pasted = STEPS.flatMap(({ code }) => (code?.includes('\t') ? [code.split('\n').slice(1)] : []));
	const byRows = (rows: number) => opened.pack.charts.find((chart) => chart.rows.length === rows)!;
	for (const lines of pasted) {
		const chart = byRows(lines.length);
		expect(lines.map((line) => line.split('\t').length - 1)).toEqual(chart.rows.map(({ cells }) => cells.length));
	}
	const expressions = STEPS.flatMap(({ code }) => (code && !code.includes('\t') ? [code] : []));
	expect(expressions.filter((words) => !text.includes(words))).toEqual([]);
});
