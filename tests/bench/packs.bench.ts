/**
 * Games from files, in a Chromium slowed down four times: a pack of 200 kB from its text to the first hit in its index, the odds
 * of calculators in data beside the same in code, and what the code of both weighs.
 */
import fc from 'fast-check';
import { openPack } from '$lib/packs/format/open';
import { gameAsPack } from '$lib/packs/from-game';
import { written } from '$lib/packs/format/write';
import { loadAll, loadCalculator, loadGame } from '$lib/games';
import { anyAnswers } from '../unit/answers';
import type { Asked, Given, Measured } from './packs.browser';
import { middle, percentile } from './strokes';

interface Tools {
	weigh(source: string): Promise<number>;
	slowly(source: string, given: Given): Promise<unknown>;
}

const GAMES = ['alexander', 'jdg', 'wab'];
const ANSWERS = 200;
const FRAME = 16.7;
/** From the text to the first hit. */
const SEARCHABLE = 500;

const textOf = async (id: string) => gameAsPack(await loadAll((await loadGame(id))!));

async function asGiven(id: string) {
	const game = (await loadGame(id))!;
	const answers = await Promise.all(
		game.calculators.map(async (head) => {
			const calculator = (await loadCalculator(game, head.id))!;
			return [head.id, fc.sample(anyAnswers(calculator), { numRuns: ANSWERS, seed: 13 })] as const;
		})
	);
	return [id, { text: await textOf(id), answers: Object.fromEntries(answers) }] as const;
}

interface File {
	game: { sheets: { id: string }[] };
	terms: { id: string }[];
	charts: { id: string }[];
}

/** The charts and terms of one game added to another, calculators and all: two hundred kilobytes as a player would write them. */
async function longPack(): Promise<string> {
	const [wab, dbm] = (await Promise.all(['wab', 'dbm'].map(textOf))).map((text) => JSON.parse(text) as File);
	const fresh = <T extends { id: string }>(ours: readonly T[], theirs: readonly T[]) =>
		theirs.filter(({ id }) => !ours.some((one) => one.id === id));
	wab!.game.sheets.push(...fresh(wab!.game.sheets, dbm!.game.sheets));
	wab!.terms.push(...fresh(wab!.terms, dbm!.terms));
	wab!.charts.push(...fresh(wab!.charts, dbm!.charts));
	const text = written({ ...wab, id: 'long' });
	const opened = openPack(text);
	if ('problems' in opened)
		throw new Error(`The long pack is none: ${opened.problems[0]!.place}, ${opened.problems[0]!.says.en}`);
	return text;
}

const shown = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The first answer of all, and of every answer the middle of its rounds: what the machine did meanwhile is not the pack's. */
function figures(rounds: readonly (readonly number[])[]) {
	const times = rounds[0]!.map((_, at) => middle(rounds.map((round) => round[at]!))).sort((a, b) => a - b);
	return { first: rounds[0]![0]!, median: percentile(times, 0.5), slow: percentile(times, 0.99) };
}

function row({ name, code, data }: Asked): string[] {
	const both = [figures(code), figures(data)];
	return [name, ...both.flatMap(({ first, median, slow }) => [first, median, slow].map(shown))];
}

async function run({ weigh, slowly }: Tools) {
	const long = await longPack();
	const games = Object.fromEntries(await Promise.all(GAMES.map(asGiven)));
	const given: Given = { games, long, query: 'psiloi' };
	const measured = (await slowly('tests/bench/packs.browser.ts', given)) as Measured | undefined;
	if (!measured) throw new Error('This bench needs a Chromium: install one, or set CHROMIUM_PATH to it.');
	const { opened, indexed, asked } = measured;
	const first = opened[0]! + indexed[0]!;
	const reader = await weigh(`export * from '$lib/packs/format/open';`);
	const weights: string[] = [];
	for (const game of GAMES) {
		const calculators = (await loadGame(game))!.calculators.map(({ id }) => id);
		const source = calculators.map(
			(id, i) => `export { default as _${i} } from '$lib/games/${game}/calculators/${id}';`
		);
		const code = await weigh(source.join('\n'));
		const charts = (await loadGame(game))!.charts.map(
			({ id }, i) => `export { default as _${i} } from '$lib/games/${game}/charts/${id}';`
		);
		const without = await weigh(charts.join('\n'));
		const data = await weigh(`export { default } from '$lib/packs/twins/${game}.json';`);
		weights.push(
			`${game} ${kB(code)} of code with the charts it reads, which are ${kB(without)} alone, and ${kB(data)} of data`
		);
	}
	const late = asked
		.filter(({ data }) => Math.max(figures(data).first, figures(data).slow) > FRAME)
		.map(({ name }) => name);
	return {
		columns: ['one answer, with its odds', 'code, first', 'median', 'p99', 'data, first', 'median', 'p99'],
		rows: asked.map(row),
		notes: [
			`A pack of ${kB(new TextEncoder().encode(long).length)}: opened with every check in ${shown(opened[0]!)} the first time, ${shown(middle(opened))} the middle of ${opened.length}; its index and a first query ${shown(indexed[0]!)} and ${shown(middle(indexed))}. From text to hit ${shown(first)}, and it may take ${shown(SEARCHABLE)}.`,
			`What opens a pack and runs its calculators weighs ${kB(reader)}, gzipped; the calculators of ${weights.join('; ')}.`,
			...(late.length ? [`Beyond a frame: ${late.join(', ')}.`] : [])
		]
	};
}

export default { title: 'Games from files: opened, indexed, asked', run };
