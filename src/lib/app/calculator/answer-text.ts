/** An answer as text. Pure. */
import { number, signed } from '$lib/core/figures';
import { bothLangs, sayIn } from '$lib/core/lang';
import { houseName, readHouse } from '$lib/core/odds/house-rule';
import type { Answer, Choice, Question, Telling, Text } from '$lib/core/types';
import { words } from './words';

/** Letters: a list of several answers takes the words of the log for those that are longer. */
const LONG = 22;

export function answerText(question: Question, answer: Answer | undefined, told?: Telling): Text {
	if (question.kind === 'house') return houseAnswer(answer);
	if (question.kind === 'number') return bothLangs((lang) => number(Number(answer), lang));
	const chosen = question.choices.filter(({ id }) => [answer].flat().includes(id));
	// Joined by dots, because names may contain commas.
	const called = ({ id, label }: Choice): Text => {
		const word = told?.words?.[`${question.id}.${id}`];
		return word && question.kind === 'some' && label.fr.length > LONG ? bothLangs((lang) => sayIn(word, lang)) : label;
	};
	return chosen.length ? bothLangs((lang) => chosen.map((one) => called(one)[lang]).join(' · ')) : words.none;
}

/** `−1 · Mud` */
function houseAnswer(answer: Answer | undefined): Text {
	const rule = readHouse(answer);
	if (!rule?.value) return words.none;
	const by = bothLangs((lang) => signed(rule.value, lang));
	return rule.why ? bothLangs((lang) => `${by[lang]} · ${houseName(rule)[lang]}`) : by;
}
