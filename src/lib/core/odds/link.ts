/**
 * Answers as a piece of an address: `#1~terrain=ford-1~mods=moved.discouraged~points=7~k3`. Readable, short, and checked by
 * its last letters: a damaged link opens with the answers that can be read and names the others. The first figure is the
 * version of the form.
 */
import type { Answer, Answers, Question, Text } from '$lib/core/types';
import { choicesIn, fitting } from './settle';

const VERSION = '1';

/** Two or three letters made of all the others. */
function check(words: string): string {
	let sum = 7;
	for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 46_649;
	return sum.toString(36);
}

/**
 * The text of a house rule in letters that no browser or messenger changes: `-1_Mud`, `1_for:C3:AAt`. Ids stay as they are.
 */
const escaped = (words: string): string =>
	!words.includes(' ')
		? words
		: encodeURIComponent(words)
				.replace(/[_.!~*'()]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
				.replaceAll('%20', '_')
				.replaceAll('%', ':');

function unescaped(words: string): string {
	try {
		return decodeURIComponent(words.replaceAll('_', ' ').replaceAll(':', '%'));
	} catch {
		// Cut off within a letter: the figure before it is left.
		return words.replace(/[_:].*$/, '');
	}
}

const written = (answer: Answer): string =>
	typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? escaped(answer) : answer.join('.');

export function toLink(answers: Answers): string {
	const words = [VERSION, ...Object.entries(answers).map(([id, answer]) => `${id}=${written(answer)}`)].join('~');
	return `${words}~${check(words)}`;
}

export interface Opened {
	readonly answers: Answers;
	/** What could not be read, each in a sentence; empty where the whole link was understood. */
	readonly faults: readonly Text[];
}

/** The longest piece of a link that is quoted on a page. */
const QUOTED = 40;
const quoted = (words: string): Text => {
	const short = words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words;
	return { fr: `«\u202f${short}\u202f»`, en: `“${short}”` };
};

const about = ({ short }: Question, fault: Text): Text => ({
	fr: `${short.fr}\u00a0: ${fault.fr}`,
	en: `${short.en}: ${fault.en}`
});

const unknownAnswer = (question: Question, value: string): Text => {
	if (!value) return about(question, { fr: 'la réponse manque.', en: 'the answer is missing.' });
	const { fr, en } = quoted(value);
	return about(question, { fr: `${fr} n’est pas une réponse connue.`, en: `${en} is not a known answer.` });
};

const twice = (question: Question): Text =>
	about(question, {
		fr: 'la réponse est donnée deux fois, la première compte.',
		en: 'answered twice, the first counts.'
	});

const CHANGED: Text = {
	fr: 'Il a été coupé ou modifié en route.',
	en: 'It was cut or changed on its way.'
};
const OTHER_VERSION: Text = {
	fr: 'Il vient d’une autre version de Guidon.',
	en: 'It comes from another version of Guidon.'
};

interface Read {
	readonly answer?: Answer;
	readonly fault?: Text;
}

function readNumber(question: Question, words: string): Read {
	const given = words.trim() === '' ? NaN : Number(words);
	const answer = fitting(question, given);
	if (answer === undefined) return { fault: unknownAnswer(question, words) };
	if (answer === given) return { answer };
	const { fr, en } = quoted(words);
	const shown = String(answer);
	return {
		answer,
		fault: about(question, {
			fr: `${fr} n’est pas possible, lu comme ${shown.replace('-', '−').replace('.', ',')}.`,
			en: `${en} is not possible, read as ${shown.replace('-', '−')}.`
		})
	};
}

function readList(question: Question, words: string): Read {
	const ids = words ? words.split('.') : [];
	const answer = fitting(question, ids);
	const known = choicesIn(answer);
	const strangers = ids.filter((id) => !known.includes(id));
	if (strangers.length || answer === undefined) return { answer, fault: unknownAnswer(question, strangers.join('.')) };
	return known.length < ids.length ? { answer, fault: twice(question) } : { answer };
}

function readAnswer(question: Question, words: string): Read {
	if (question.kind === 'number') return readNumber(question, words);
	if (question.kind === 'some') return readList(question, words);
	const answer = fitting(question, question.kind === 'house' ? unescaped(words) : words);
	return answer === undefined ? { fault: unknownAnswer(question, words) } : { answer };
}

/** Messengers write `~` as `%7E` and `=` as `%3D`, some of them twice over. No answer holds a `%` of its own. */
function decoded(words: string): string {
	for (let round = 0; round < 3 && words.includes('%'); round++) {
		try {
			words = decodeURIComponent(words);
		} catch {
			// Cut off within a percent-encoded character: the part before it can still be read.
			return words;
		}
	}
	return words;
}

/** The answers that a hash holds; `#main`, a place on the page, holds none. */
const wordsOf = (hash: string): string | undefined => {
	const words = decoded(hash.replace(/^#/, ''));
	return /^\d+(~|$)|=/.test(words) ? words : undefined;
};

/** Whether a hash says answers, rather than a place on the page. */
export const isLink = (hash: string): boolean => wordsOf(hash) !== undefined;

/** The answers that a link contains; a hash of another kind contains none. */
export function fromLink(hash: string, questions: readonly Question[]): Opened {
	const words = wordsOf(hash);
	if (words === undefined) return { answers: {}, faults: [] };
	const parts = words.split('~');
	const seal = parts.pop() ?? '';
	const cut = seal.includes('=');
	const faults: Text[] = [];
	const answers: Record<string, Answer> = {};
	const [version, ...given] = /^\d+$/.test(parts[0] ?? '') ? parts : ['', ...parts];
	if (version && version !== VERSION) faults.push(OTHER_VERSION);
	else if (!version || seal !== check(parts.join('~'))) faults.push(CHANGED);
	// A link that was cut off has no checksum: its last part is an answer, perhaps a complete one.
	for (const part of cut ? [...given, seal] : given) {
		const [id, ...rest] = part.split('=');
		const question = questions.find((question) => question.id === id);
		if (!question) {
			const { fr, en } = quoted(part);
			faults.push({
				fr: `${fr} n’est pas une question de ce calcul.`,
				en: `${en} is no question of this calculation.`
			});
			continue;
		}
		const { answer, fault } = readAnswer(question, rest.join('='));
		if (fault) faults.push(fault);
		if (question.id in answers) faults.push(twice(question));
		else if (answer !== undefined) answers[question.id] = answer;
	}
	return { answers, faults };
}
