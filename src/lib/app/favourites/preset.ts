/** Finds a preset, and proposes a name for a new one. Pure. */
import { isUsual } from '$lib/core/odds/settle';
import { answerText } from '$lib/app/calculator/answer-text';
import { deepEqual } from '$lib/app/storage/deep-equal';
import type { Favourite } from '$lib/app/storage/types';
import type { Answers, Calculator, Lang, Question, Settled } from '$lib/core/types';

/** Characters that fit on two lines of a phone. */
const MOST = 60;
/** The first questions say who fights, so even their usual answers belong in the name. */
const FIRST = 3;

const YES = /^(oui|yes)\b/i;
const NO = /^(non|no)\b/i;

/** The preset with exactly these answers. */
export const presetOf = (list: readonly Favourite[], path: string, answers: Answers): Favourite | undefined =>
	list.find((one) => one.path === path && one.answers && deepEqual(one.answers, answers));

/** The words of an answer in the name; none if it is not given or is the usual one. */
function said(question: Question, settled: Settled, lang: Lang, first: boolean): string[] {
	if (question.setting || !settled.given.has(question.id)) return [];
	const usual = isUsual(question, settled.answers[question.id]);
	const short = question.short[lang];
	if (question.kind === 'house') return usual ? [] : [answerText(question, settled.answers[question.id])[lang]];
	if (question.kind === 'number') return usual ? [] : [`${short} ${settled.number(question.id)}`];
	if (usual && !first) return [];
	return question.choices
		.filter(({ id, label }) => settled.has(question.id, id) && !NO.test(label[lang]))
		.map(({ label }) => (YES.test(label[lang]) ? short : label[lang]));
}

/** A name from the distinguishing answers, most important first; the calculator's title if there are none. */
export function proposal(calculator: Calculator, settled: Settled, lang: Lang): string {
	const asked = calculator.questions.filter(({ id }) => id in settled.answers);
	const name: string[] = [];
	for (const part of asked.flatMap((one, i) => said(one, settled, lang, i < FIRST))) {
		if ([...name, part].join(', ').length > MOST) break;
		name.push(part);
	}
	return name.join(', ') || calculator.title[lang];
}
