/** A name for a calculator kept with its answers, made from the answers. Pure. */
import { defaultOf } from '$lib/odds/settle';
import { same } from '$lib/storage/same';
import type { Calculator, Lang, Question, Settled } from '$lib/types';

/** As much as fits on two lines of a phone. */
const MOST = 60;

/** What an answer adds to the name: nothing where it is what one assumes anyway. */
function said(question: Question, settled: Settled, lang: Lang): string[] {
	if (question.setting || !settled.given.has(question.id)) return [];
	const answer = settled.answers[question.id];
	if (question.kind === 'number')
		return same(answer, defaultOf(question)) ? [] : [`${question.short[lang]} ${settled.number(question.id)}`];
	if (same(answer, defaultOf(question))) return [];
	return question.choices.filter(({ id }) => settled.has(question.id, id)).map(({ label }) => label[lang]);
}

/** The answers that set this fight apart, what decides most first; the calculator's own name where there are none. */
export function proposal(calculator: Calculator, settled: Settled, lang: Lang): string {
	const parts = calculator.questions
		.filter(({ id }) => id in settled.answers)
		.flatMap((one) => said(one, settled, lang));
	const name: string[] = [];
	for (const part of parts) {
		if ([...name, part].join(', ').length > MOST) break;
		name.push(part);
	}
	return name.join(', ') || calculator.title[lang];
}
