/** The way through the questions: which stand on a screen of their own, and which wait until somebody asks for them. Pure. */
import type { Question } from '$lib/core/types';

/** The place of the dice, beside the ids of questions. */
export const DICE = 'dice';

export interface Screen {
	readonly question: Question;
	/** Asked in one line above it. */
	readonly above: readonly Question[];
}

/** What is asked one after the other. */
export function screensOf(asked: readonly Question[]): Screen[] {
	const screens: { question: Question; above: Question[] }[] = [];
	for (const question of asked) {
		if (question.setting || question.rare) continue;
		const last = screens.at(-1);
		if (question.above && last) last.above.push(question);
		else screens.push({ question, above: [] });
	}
	return screens;
}

/** Answered above a question of who fights that is still open: what is only assumed there rules nothing out here yet. */
export function isEarly(question: Question, asked: readonly Question[], given: ReadonlySet<string>): boolean {
	const below = screensOf(asked).find(({ above }) => above.some(({ id }) => id === question.id))?.question;
	return Boolean(below?.decides && !given.has(below.id));
}

export const rareIn = (asked: readonly Question[]): Question[] => asked.filter(({ rare }) => rare);
export const settingsIn = (asked: readonly Question[]): Question[] => asked.filter(({ setting }) => setting);

/** The screen of a place; nothing at the dice. A question that is not asked any more leads to the dice as well. */
export const screenAt = (screens: readonly Screen[], at: string | undefined): Screen | undefined =>
	at === undefined
		? screens[0]
		: screens.find(({ question, above }) => [question, ...above].some(({ id }) => id === at));

/** What follows a screen. */
export const after = (screens: readonly Screen[], screen: Screen): string =>
	screens[screens.findIndex(({ question }) => question.id === screen.question.id) + 1]?.question.id ?? DICE;

/** Where one goes on with answers that are given already. */
export const firstOpen = (screens: readonly Screen[], given: ReadonlySet<string>): string =>
	screens.find(({ question }) => !given.has(question.id))?.question.id ?? DICE;
