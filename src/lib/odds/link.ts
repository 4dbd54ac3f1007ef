/**
 * Answers as a piece of an address: `#1~terrain=ford-1~mods=moved.discouraged~points=7~k3`. Readable, short, and checked by
 * its last letters: a link that lost something on the way says so and opens with what is left. The first figure is the
 * version of the form.
 */
import type { Answer, Answers, Question } from '$lib/types';
import { fitting } from './settle';

const VERSION = '1';

/** Two or three letters made of all the others. */
function check(words: string): string {
	let sum = 7;
	for (const letter of words) sum = (sum * 31 + letter.codePointAt(0)!) % 46_649;
	return sum.toString(36);
}

const written = (answer: Answer): string =>
	typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? answer : answer.join('.');

export function toLink(answers: Answers): string {
	const words = [VERSION, ...Object.entries(answers).map(([id, answer]) => `${id}=${written(answer)}`)].join('~');
	return `${words}~${check(words)}`;
}

function readAnswer(question: Question, words: string): Answer | undefined {
	switch (question.kind) {
		case 'number':
			return fitting(question, words.trim() === '' ? undefined : Number(words));
		case 'one':
			return fitting(question, words);
		case 'some':
			return fitting(question, words ? words.split('.') : []);
	}
}

export interface Opened {
	readonly answers: Answers;
	/** Something could not be read, or is missing. */
	readonly damaged: boolean;
}

/** What can be read of a link; a hash that is no link of ours reads as no answers. */
export function fromLink(hash: string, questions: readonly Question[]): Opened {
	const words = hash.replace(/^#/, '');
	if (!words) return { answers: {}, damaged: false };
	const parts = words.split('~');
	const seal = parts.pop() ?? '';
	let damaged = parts[0] !== VERSION || seal !== check(parts.join('~'));
	const answers: Record<string, Answer> = {};
	// A link cut short lost its seal: its last part is an answer, perhaps a whole one.
	for (const part of seal.includes('=') ? [...parts, seal] : parts) {
		if (part === VERSION) continue;
		const [id = '', value = ''] = part.split('=');
		const question = questions.find((question) => question.id === id);
		const answer = question && readAnswer(question, value);
		if (answer === undefined) damaged = true;
		else answers[id] = answer;
	}
	return { answers, damaged };
}
