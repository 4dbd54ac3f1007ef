/** Questions and throws that are added to a calculator. Pure. */
import type { Lang } from '$lib/core/types';
import { facesOf } from '$lib/packs/format/faces';
import { wordsFor, type DraftChart } from '../draft-file';
import { idsOf } from '../lists';
import { words } from './begin-words';
import type { CalculatorDraft, DieDraft, FollowDraft, QuestionDraft } from './calculator-draft';
import { figureColumns, shiftColumns } from './charts';
import { nameFor, saidIn } from './names';

/** A question that asks for a number, for an own choice, or for a row of a chart. */
export function newQuestion(
	{ questions = [], let: steps = {} }: Partial<CalculatorDraft>,
	kind: 'number' | 'choices' | DraftChart,
	languages: readonly Lang[]
): QuestionDraft {
	const short = typeof kind === 'object' ? kind.title : saidIn(languages, words.newQuestion);
	const id = nameFor(wordsFor(short, 'en'), [...idsOf(questions), ...Object.keys(steps)]);
	const ask = (text: 'howMany' | 'which' | 'whatApplies') => saidIn(languages, words[text], { name: short });
	if (kind === 'number') return { id, kind, ask: ask('howMany'), short, min: 0, max: 20, default: 1 };
	if (kind === 'choices') {
		const choices = [
			{ id: 'no', label: saidIn(languages, words.no) },
			{ id: 'yes', label: saidIn(languages, words.yes) }
		];
		return { id, kind: 'one', ask: ask('which'), short, choices, default: 'no' };
	}
	const [column] = [...figureColumns(kind), ...shiftColumns(kind)];
	const choices = [{ rows: kind.id, ...(column !== undefined && { column }) }];
	return { id, kind: 'some', ask: ask('whatApplies'), short, choices };
}

/** A throw that follows, from the middle of its die: well from there on, badly below. */
export function newFollow(languages: readonly Lang[], die: DieDraft): FollowDraft {
	const faces = facesOf(die);
	const middle = faces[Math.floor(faces.length / 2)] ?? 0;
	return {
		die,
		read: [{ if: `face >= ${middle}`, outcome: 'passed' }, { outcome: 'failed' }],
		outcomes: [
			{ id: 'passed', title: saidIn(languages, words.success) },
			{ id: 'failed', title: saidIn(languages, words.failure) }
		]
	};
}
