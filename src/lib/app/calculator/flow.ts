/** The order of questions: which get their own screen, and which are shown on demand. Pure. */
import type { Question } from '$lib/core/types';

/** Marks the position at the dice, in place of a question's id. */
export const DICE = 'dice';

export interface Screen {
	readonly question: Question;
	/** Short questions shown in a line above it. */
	readonly above: readonly Question[];
}

/** The questions that get a screen each, in order. */
export function screensOf(asked: readonly Question[]): Screen[] {
	const screens: { question: Question; above: Question[] }[] = [];
	for (const question of asked) {
		if (question.setting || question.rare || question.late) continue;
		const last = screens.at(-1);
		if (question.above && last) last.above.push(question);
		else screens.push({ question, above: [] });
	}
	return screens;
}

/** The question is above a still open “who fights”: its default must not rule out choices there. */
export function isEarly(question: Question, asked: readonly Question[], given: ReadonlySet<string>): boolean {
	const below = screensOf(asked).find(({ above }) => above.some(({ id }) => id === question.id))?.question;
	return Boolean(below?.decides && !given.has(below.id));
}

export const rareIn = (asked: readonly Question[]): Question[] => asked.filter(({ rare }) => rare);

/** The most choices that are offered beside the dice without a tap. */
const FEW = 4;

/** Late questions shown beside the dice without a fold: a few choices, or the common ones of many. */
export const isOpen = (question: Question): boolean =>
	Boolean(question.late) &&
	((question.kind === 'one' && question.choices.length <= FEW) ||
		(question.kind === 'some' && Boolean(question.common)));

/** The choices that an open question offers at once, and those behind the fold. */
export const commonIn = (question: Question): readonly string[] | undefined =>
	question.kind === 'some' ? question.common : undefined;

export function uncommonIn(question: Question): readonly string[] | undefined {
	const common = commonIn(question);
	return common && question.kind === 'some'
		? question.choices.map(({ id }) => id).filter((id) => !common.includes(id))
		: undefined;
}
export const settingsIn = (asked: readonly Question[]): Question[] => asked.filter(({ setting }) => setting);

/** The screen of a position. Undefined at the dice, and for a question that no longer applies. */
export const screenAt = (screens: readonly Screen[], at: string | undefined): Screen | undefined =>
	at === undefined
		? screens[0]
		: screens.find(({ question, above }) => [question, ...above].some(({ id }) => id === at));

/** The position after a screen. */
export const after = (screens: readonly Screen[], screen: Screen): string =>
	screens[screens.findIndex(({ question }) => question.id === screen.question.id) + 1]?.question.id ?? DICE;

/** The first unanswered screen, else the dice. */
export const firstOpen = (screens: readonly Screen[], given: ReadonlySet<string>): string =>
	screens.find(({ question }) => !given.has(question.id))?.question.id ?? DICE;
