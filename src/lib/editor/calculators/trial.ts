/** The calculator that is being written, tried by itself: what else is unfinished in the game does not keep it from answering. */
import * as v from 'valibot';
import { bothLangs } from '$lib/core/lang';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { total } from '$lib/core/odds/odds';
import type { Answers, Calculator, Text, Worked } from '$lib/core/types';
import { checkExamples } from '$lib/packs/format/examples';
import { FUNCTIONS } from '$lib/packs/expression/functions';
import { openPack } from '$lib/packs/format/open';
import type { Problem } from '$lib/packs/format/problems';
import { exampleSchema, type ExampleData } from '$lib/packs/format/schema';
import { trimmed } from '../lists';
import { placeWithin } from './places';
import { isWords, wordsFor, type PackDraft } from '../draft-file';
import { packText } from '../file-text';

type ExampleDraft = PackDraft['examples'][number];

/** An example with its place in the file, and what is wrong with it. */
export interface Tried {
	readonly at: number;
	readonly example: ExampleData;
	readonly wrong?: Text;
}

export interface Trial {
	readonly calculator?: Calculator;
	/** What the usual answers come to. */
	readonly usual?: Worked;
	/** Their places begin inside the calculator: `stop 1 › if`. */
	readonly problems: readonly Problem[];
	readonly examples: readonly Tried[];
}

/** What is read as an expression: an empty one is a mistake, an empty text is one that is not written yet. */
const EXPRESSION = /^(if|value|asked|need|count|per|carried|times|total|worth|cell|row|min|max)$/;

/** The same with words where they are still missing, in a language or altogether: the odds do not wait for them. */
function worded(value: unknown, key = ''): unknown {
	if (value === '' && !EXPRESSION.test(key)) return '–';
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((one) => worded(one, key));
	if (isWords(value)) return bothLangs((lang) => wordsFor(value, lang) || '–');
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, worded(one, key === 'let' ? 'value' : name)])
	);
}

/** The parts that the calculator needs, and a cover that has no problems of its own. */
const alone = (file: PackDraft, id: string, charts: PackDraft['charts']): PackDraft => ({
	guidon: file.guidon,
	id: 'draft',
	version: 1,
	revised: '2026-01-01',
	licence: 'CC0-1.0',
	authors: ['–'],
	languages: ['fr', 'en'],
	game: { title: '–', dice: '–' },
	// A term may wait for its meaning.
	terms: file.terms.map(({ id, abbr, title }) => ({
		id,
		...(abbr !== undefined && wordsFor(abbr, 'en') && { abbr }),
		title: wordsFor(title, 'en') ? title : id,
		meaning: '–'
	})),
	charts: charts.map((chart) => trimmed({ ...chart, source: undefined })),
	calculators: file.calculators.filter((one) => one.id === id),
	examples: []
});

export const FUNCTION_NAMES = Object.keys(FUNCTIONS);

export function tried(file: PackDraft, id: string): Trial {
	const open = (charts: PackDraft['charts']) => openPack(packText(worded(alone(file, id, charts)) as PackDraft));
	const chartOf = ({ place }: Problem) => /^charts › ([^ ]+)/.exec(place)?.[1];
	let opened = open(file.charts);
	let others: readonly Problem[] = [];
	if ('problems' in opened) {
		// A chart that is not finished says so on its own page; here it counts only if the calculator needs it.
		others = opened.problems.filter((problem) => chartOf(problem) !== undefined);
		const broken = new Set(others.map(chartOf));
		if (broken.size) opened = open(file.charts.filter((chart) => !broken.has(chart.id)));
	}
	if ('problems' in opened) {
		const own = opened.problems.map(({ place, says }) => ({ place: placeWithin(place, id), says }));
		return { problems: [...others, ...own], examples: [] };
	}
	const [calculator] = opened.pack.calculators;
	if (!calculator) return { problems: [], examples: [] };
	const usual = resolve(calculator, {});
	return { calculator, problems: [], examples: examplesOf(file, calculator), ...(!isIllegal(usual) && { usual }) };
}

function examplesOf(file: PackDraft, calculator: Calculator): Tried[] {
	return file.examples.flatMap((one, at): Tried[] => {
		const example = v.safeParse(exampleSchema, one);
		if (!example.success || example.output.calculator !== calculator.id) return [];
		const [problem] = checkExamples({ examples: [example.output] }, [calculator]);
		return [{ at, example: example.output, ...(problem && { wrong: problem.says }) }];
	});
}

/** What comes out of these answers, as an example that is kept with the game. */
export function exampleOf(calculator: Calculator, given: Answers): ExampleDraft {
	const result = resolve(calculator, given);
	const { settled } = result;
	// What is ruled out is not kept: an example says what was really asked.
	const answers = Object.fromEntries(
		Object.entries(settled.answers).filter(([name]) => settled.given.has(name) || isNumber(calculator, name))
	);
	if (isIllegal(result)) return { calculator: calculator.id, answers, illegal: true };
	const all = total(result.odds);
	return {
		calculator: calculator.id,
		answers,
		total: result.total,
		odds: Object.fromEntries([...result.odds].map(([id, ways]) => [id, `${ways}/${all}`]))
	};
}

const isNumber = ({ questions }: Calculator, name: string) =>
	questions.some(({ id, kind }) => id === name && kind === 'number');
