/** Checks the kind of an expression against its place in the file, and the ids it names. */
import type { Picked, Question, Text } from '$lib/core/types';
import { noSuch, PackFault, QUESTION, type Known } from '../format/problems';
import type { Compiled, Env, Kind, Scope } from './scope';

export const KINDS: Readonly<Record<Kind, Text>> = {
	number: { fr: 'un nombre', en: 'a number' },
	yesno: { fr: 'un oui ou non', en: 'a yes or no' },
	id: { fr: 'une réponse', en: 'an answer' },
	ratio: { fr: 'un rapport', en: 'a ratio' },
	shift: { fr: 'un décalage', en: 'a shift' },
	words: { fr: 'des mots', en: 'words' }
};

const mismatch = (found: Kind, ...wanted: readonly Kind[]): PackFault => {
	const said = (lang: 'fr' | 'en', or: string) => wanted.map((kind) => KINDS[kind][lang]).join(or);
	return new PackFault({
		fr: `Il faut ici ${said('fr', ' ou ')}, et c’est ${KINDS[found].fr}.`,
		en: `This must be ${said('en', ' or ')}, and it is ${KINDS[found].en}.`
	});
};

export function expectKind(found: Compiled, ...wanted: readonly Kind[]): Compiled {
	if (!wanted.includes(found.kind)) throw mismatch(found.kind, ...wanted);
	return found;
}

export const knownQuestions = ({ questions }: Scope): Known[] =>
	[...questions.values()].map(({ id, short, ask }) => ({ id, words: [short.fr, short.en, ask.fr, ask.en] }));

export function questionNamed(name: string, scope: Scope): Question {
	const question = scope.questions.get(name);
	if (!question) throw noSuch(QUESTION, name, knownQuestions(scope));
	return question;
}

/** Questions that are answered by picking, not by a number. */
export function pickedFrom(name: string, scope: Scope): Picked {
	const question = questionNamed(name, scope);
	if (!('choices' in question)) {
		throw new PackFault({
			fr: `La question «\u202f${name}\u202f» est répondue par un nombre\u00a0: elle n’a pas de choix.`,
			en: `The question “${name}” is answered by a number: it has no choices.`
		});
	}
	return question;
}

export function choiceNamed(question: Picked, id: string) {
	const choice = question.choices.find((choice) => choice.id === id);
	if (choice) return choice;
	const choices = question.choices.map(({ id, label }) => ({ id, words: [label.fr, label.en] }));
	throw noSuch(
		{ fr: `Dans «\u202f${question.id}\u202f», le choix`, en: `choice in “${question.id}” called` },
		id,
		choices
	);
}

/** What it comes to as a number, or a blank. */
export function numberOf(one: Compiled) {
	expectKind(one, 'number');
	return (env: Env): number | undefined => {
		const result = one.run(env);
		return typeof result === 'number' ? result : undefined;
	};
}

/** A blank in a condition counts as false. */
export const yesno = (one: Compiled) => {
	expectKind(one, 'yesno');
	return (env: Env): boolean => one.run(env) === true;
};
