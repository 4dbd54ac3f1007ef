/** Questions that are added to a calculator, and what goes with one that is taken away. Pure. */
import type { Lang } from '$lib/types';
import { wordsFor, type DraftChart } from '../draft-file';
import { words as begun } from './begin-words';
import type { CalculatorDraft, LineDraft, QuestionDraft } from './calculator-draft';
import { figureColumns } from './charts';
import { trimmed } from './edit';
import { inLanguages, nameFor, saidIn } from './names';
import { words } from './words';

const idsOf = ({ questions, let: steps = {} }: CalculatorDraft) => [
	...questions.map(({ id }) => id),
	...Object.keys(steps)
];

/** A question that asks for a number, for an own choice, or for a row of a chart. */
export function newQuestion(
	calculator: CalculatorDraft,
	kind: 'number' | 'choices' | DraftChart,
	languages: readonly Lang[]
): QuestionDraft {
	const title = typeof kind === 'object' ? kind.title : saidIn(languages, words.newQuestion);
	const id = nameFor(wordsFor(title, 'en'), idsOf(calculator));
	const ask = (text: keyof typeof begun & ('howMany' | 'which' | 'whatApplies')) =>
		inLanguages(languages, (lang) => begun[text][lang].replace('{name}', wordsFor(title, lang)));
	if (kind === 'number') return { id, kind, ask: ask('howMany'), short: title, min: 0, max: 20, default: 1 };
	if (kind === 'choices') {
		const choices = [
			{ id: 'no', label: saidIn(languages, words.no) },
			{ id: 'yes', label: saidIn(languages, words.yes) }
		];
		return { id, kind: 'one', ask: ask('which'), short: title, choices, default: 'no' };
	}
	const [column] = figureColumns(kind);
	const choices = [{ rows: kind.id, ...(column !== undefined && { column }) }];
	return { id, kind: 'some', ask: ask('whatApplies'), short: title, choices };
}

/** Lines that no longer take a question; those that took nothing else go with it. */
const untaken = (lines: readonly LineDraft[], id: string): readonly LineDraft[] =>
	lines.flatMap((line): LineDraft[] => {
		if (!('take' in line)) return 'question' in line && line.question === id && line.value === id ? [] : [line];
		const take = line.take.filter((one) => one !== id && !one.startsWith(`${id}.`));
		return take.length ? [{ ...line, take }] : [];
	});

/** Without a question: the sum no longer counts it. What else names it says so. */
export function withoutQuestion(calculator: CalculatorDraft, id: string): CalculatorDraft {
	const { lines, sums, swap } = calculator;
	const swaps = Object.entries(swap ?? {}).filter(
		([name, from]) => name !== id && !(typeof from === 'object' && from.from === id)
	);
	return trimmed({
		...calculator,
		questions: calculator.questions.filter((one) => one.id !== id),
		...(lines && { lines: untaken(lines, id) }),
		...(sums && { sums: sums.map((sum) => ({ ...sum, lines: untaken(sum.lines, id) })) }),
		swap: swaps.length ? Object.fromEntries(swaps) : undefined
	});
}
