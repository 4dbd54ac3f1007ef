/** A calculator kept with its answers: which one it is, and a name for it made from the answers. Pure. */
import { isUsual } from '$lib/core/odds/settle';
import { deepEqual } from '$lib/app/storage/deep-equal';
import type { Favourite } from '$lib/app/storage/types';
import type { Answers, Calculator, Lang, Question, Settled } from '$lib/core/types';

/** As much as fits on two lines of a phone. */
const MOST = 60;
/** The first questions are about who meets whom: there even the usual answer is worth its name. */
const FIRST = 3;

const YES = /^(oui|yes)\b/i;
const NO = /^(non|no)\b/i;

/** The one of the list that holds these very answers. */
export const presetOf = (list: readonly Favourite[], path: string, answers: Answers): Favourite | undefined =>
	list.find((one) => one.path === path && one.answers && deepEqual(one.answers, answers));

/** What an answer adds to the name: nothing where it is not given, or is what one assumes anyway. */
function said(question: Question, settled: Settled, lang: Lang, first: boolean): string[] {
	if (question.setting || !settled.given.has(question.id)) return [];
	const usual = isUsual(question, settled.answers[question.id]);
	const short = question.short[lang];
	if (question.kind === 'number') return usual ? [] : [`${short} ${settled.number(question.id)}`];
	if (usual && !first) return [];
	return question.choices
		.filter(({ id, label }) => settled.has(question.id, id) && !NO.test(label[lang]))
		.map(({ label }) => (YES.test(label[lang]) ? short : label[lang]));
}

/** The answers that set this fight apart, what decides most first; the calculator's own name where there are none. */
export function proposal(calculator: Calculator, settled: Settled, lang: Lang): string {
	const asked = calculator.questions.filter(({ id }) => id in settled.answers);
	const name: string[] = [];
	for (const part of asked.flatMap((one, i) => said(one, settled, lang, i < FIRST))) {
		if ([...name, part].join(', ').length > MOST) break;
		name.push(part);
	}
	return name.join(', ') || calculator.title[lang];
}
