/** An answer as text. Pure. */
import { number } from '$lib/core/figures';
import { bothLangs } from '$lib/core/lang';
import type { Answer, Question, Text } from '$lib/core/types';
import { words } from './words';

export function answerText(question: Question, answer: Answer | undefined): Text {
	if (question.kind === 'number') return bothLangs((lang) => number(Number(answer), lang));
	const chosen = question.choices.filter(({ id }) => [answer].flat().includes(id));
	// Joined by dots, because names may contain commas.
	return chosen.length ? bothLangs((lang) => chosen.map(({ label }) => label[lang]).join(' · ')) : words.none;
}
