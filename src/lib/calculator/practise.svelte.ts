import { flushSync, mount, unmount } from 'svelte';
import { afterPaint } from '$lib/timing/after-paint';
import { eachWhenIdle } from '$lib/timing/idle';
import type { Answers, Calculator, Question } from '$lib/types';
import { Calculation } from './calculation.svelte';
import Rehearsal from './Rehearsal.svelte';

/** Each question with answers to it that are not the first that come to mind. */
const tries = (question: Question): Answers[] =>
	question.kind === 'number'
		? [{ [question.id]: question.min }, { [question.id]: question.max }]
		: question.choices.slice(-2).map(({ id }) => ({ [question.id]: question.kind === 'one' ? id : [id] }));

/**
 * Answers some questions for nobody, on a page that is nowhere: what has been worked out and written once answers the first
 * tap within a frame.
 */
export function practise(system: string, calculator: Calculator): () => void {
	const calculation = new Calculation(system, calculator);
	let question = $state.raw(calculator.questions[0]!);
	const props = {
		calculation,
		system,
		get question() {
			return question;
		}
	};
	let rehearsal: ReturnType<typeof mount> | undefined;
	const end = () => {
		if (rehearsal) void unmount(rehearsal);
		rehearsal = undefined;
	};
	const steps = calculator.questions.flatMap((question) => tries(question).map((answers) => ({ question, answers })));
	const stop = eachWhenIdle([...steps, undefined], (step) => {
		if (!step) return end();
		rehearsal ??= mount(Rehearsal, { target: document.createElement('div'), props });
		question = step.question;
		calculation.replace(step.answers);
		flushSync();
	});
	return () => {
		stop();
		// The first tap has come: it has the frame for itself.
		if (rehearsal) afterPaint(end);
	};
}
