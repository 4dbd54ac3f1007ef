/** The stages of a pool as a form has them: each has a named step for its score, and a sum that shows what it is made of. */
import type { Lang, Text } from '$lib/types';
import type { DraftText } from '../draft-file';
import type { CalculatorDraft, SumDraft } from './calculator-draft';
import { readScore, writeLook, writeScore, type Score } from './expressions';
import { inLanguages, saidIn } from './names';
import { words } from './begin-words';

export interface StageForm {
	/** Of the step that says which score it takes. */
	readonly name: string;
	readonly score: Score;
	readonly keep: 'made' | 'rest';
	/** Over its sum: “To hit”. */
	readonly title: DraftText;
	readonly words: {
		readonly things: DraftText;
		readonly makes: DraftText;
		readonly aim: DraftText;
		readonly made: DraftText;
	};
}

export const stepsOfStages = (stages: readonly StageForm[]): Record<string, string> =>
	Object.fromEntries(stages.map(({ name, score }) => [name, writeScore(score)]));

const bareOf = ({ from, blank }: Score): string => {
	const bare = from.of === 'chart' ? writeLook(from.look) : from.of === 'answer' ? from.question : String(from.n);
	return blank === undefined ? bare : `${bare} otherwise ${blank}`;
};

/** A score with its plus, or a dash where no face is enough. */
export const shownScore = (text: string, most: number) => [
	{ if: `${text} > ${most}`, say: '–' },
	{ say: `{${text}}+` }
];

const scoreLine = (title: Text, languages: readonly Lang[]) => saidIn(languages, title);

export const stageSums = (stages: readonly StageForm[], most: number, languages: readonly Lang[]): SumDraft[] =>
	stages.map(({ name, score, title }): SumDraft => {
		const bare = bareOf(score);
		const inBrackets = score.blank === undefined ? bare : `(${bare})`;
		return {
			side: name,
			title,
			shown: shownScore(name, most),
			lines: [
				{
					what: scoreLine(score.from.of === 'chart' ? words.fromChart : words.score, languages),
					value: bare,
					shown: shownScore(inBrackets, most),
					...(score.from.of === 'answer' && { question: score.from.question })
				},
				...(score.helped.length ? [{ take: score.helped }] : [])
			]
		};
	});

/** The stages of a pool where a form can show them all; nothing where a score was written by hand. */
export function readStages(calculator: CalculatorDraft): readonly StageForm[] | undefined {
	const { pool, let: steps = {}, sums = [] } = calculator;
	if (!pool) return undefined;
	const stages = pool.stages.map((stage, i): StageForm | undefined => {
		const { need, keep, things, makes, aim, made } = stage;
		const text = Object.hasOwn(steps, need) ? steps[need]! : need;
		const score = readScore(text);
		return score && { name: need, score, keep, title: sums[i]?.title ?? made, words: { things, makes, aim, made } };
	});
	return stages.every((stage) => stage !== undefined) ? stages : undefined;
}

/** The pool with other stages. The sums follow where they are still those of the stages; sums written by hand stay as they are. */
export function withStages(
	calculator: CalculatorDraft,
	next: readonly StageForm[],
	most: number,
	languages: readonly Lang[]
): CalculatorDraft {
	const { pool, let: steps = {}, sums, shown } = calculator;
	const before = readStages(calculator);
	if (!pool || !before) return calculator;
	const followed = before.filter(({ name }) => Object.hasOwn(steps, name)).map(({ name }) => name);
	const others = Object.entries(steps).filter(([name]) => !followed.includes(name));
	const derived = JSON.stringify(sums) === JSON.stringify(stageSums(before, most, languages));
	const first = next[0]?.name;
	const old = before[0]?.name;
	return {
		...calculator,
		let: { ...Object.fromEntries(others), ...stepsOfStages(next) },
		...(derived && { sums: stageSums(next, most, languages) }),
		...(first !== undefined && calculator.total === old && { total: first }),
		...(first !== undefined &&
			old !== undefined &&
			JSON.stringify(shown) === JSON.stringify(shownScore(old, most)) && { shown: shownScore(first, most) }),
		pool: {
			...pool,
			stages: next.map(({ name, keep, words: said }) => ({ ...rowOf(pool, name), need: name, keep, ...said }))
		}
	};
}

const rowOf = ({ stages }: NonNullable<CalculatorDraft['pool']>, name: string) => {
	const row = stages.find(({ need }) => need === name)?.row;
	return row === undefined ? {} : { row };
};

/** One more stage at the end. */
export function newStage(
	stages: readonly StageForm[],
	name: string,
	most: number,
	languages: readonly Lang[]
): StageForm {
	const { title, ...said } = words.stages.other;
	const each = (text: Text) => inLanguages(languages, (lang) => text[lang]);
	return {
		name,
		score: { from: { of: 'number', n: Math.ceil(most / 2) + 1 }, helped: [], least: 2 },
		keep: 'made',
		title: each(title),
		words: {
			things: stages.at(-1)?.words.makes ?? each(said.things),
			makes: each(said.makes),
			aim: each(said.aim),
			made: each(said.made)
		}
	};
}
