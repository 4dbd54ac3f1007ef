/**
 * A modifier that the players add to a sum: a rule of a scenario or of their own. It is an answer like any other, so links, the log,
 * undo and presets carry it; `settled.lines` makes its line.
 */
import { bothLangs, COLON } from '$lib/core/lang';
import type { HouseRule, Line, Text } from '$lib/core/types';

export interface House {
	readonly value: number;
	readonly why: string;
}

/** Highest figure, up or down. */
export const MOST_HOUSE = 9;
/** Characters of the reason: as many as fit on two lines of a phone. */
export const MOST_WHY = 60;

/** In one line, and without halves of letters, which no address can contain. */
const plainly = (why: string): string =>
	[...why.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()].slice(0, MOST_WHY).join('').trim();

/** The text of an answer; empty where there is no such rule. */
export function houseText({ value, why }: House): string {
	const by = Math.min(MOST_HOUSE, Math.max(-MOST_HOUSE, Math.round(value))) || 0;
	const reason = plainly(why);
	return by || reason ? `${by} ${reason}`.trim() : '';
}

/** Undefined where a value is no such answer. */
export function readHouse(answer: unknown): House | undefined {
	if (answer === '') return { value: 0, why: '' };
	const [, figure, why = ''] = (typeof answer === 'string' && /^(-?\d{1,3})(?:\s([^]*))?$/.exec(answer)) || [];
	return figure === undefined ? undefined : { value: Number(figure), why };
}

export const houseWords = {
	short: { fr: 'Règle maison', en: 'House rule' },
	ask: { fr: 'Une règle maison ou de scénario ?', en: 'A house or scenario rule?' },
	help: {
		fr: 'Un modificateur à vous, avec sa raison : il compte comme les autres.',
		en: 'A modifier of your own, and why: it counts like any other.'
	}
} satisfies Record<string, Text>;

interface Where {
	/** The sum that it counts in, of several: part of its id. */
	readonly side?: string;
	/** What that sum is called. */
	readonly of?: Text;
	/** The party whose name says it better, once it has one. */
	readonly party?: 'first' | 'second';
	/** What it changes, where that is no sum: `to hit`. */
	readonly aim?: Text;
}

const { ask, help } = houseWords;
const called = (join: Text, more: Text): Text => bothLangs((lang) => houseWords.short[lang] + join[lang] + more[lang]);
const SPACE: Text = { fr: ' ', en: ' ' };

export function houseRule({ side, of, party, aim }: Where = {}): HouseRule {
	const name = party && `{${party}}`;
	return {
		id: side === undefined ? HOUSE : `${side}-${HOUSE}`,
		kind: 'house',
		rare: true,
		ask,
		short: of ? called(COLON, of) : aim ? called(SPACE, aim) : houseWords.short,
		help,
		...(name && { named: { ask, short: called(COLON, { fr: name, en: name }) } }),
		...(side !== undefined && { side })
	};
}

/** Its id where there is one sum. */
export const HOUSE = 'house-rule';

/** What it is called: its reason, else that it is one. */
export const houseName = ({ why }: House): Text => (why ? { fr: why, en: why } : houseWords.short);

/** Its line in the sum; none where it counts nothing. */
export function houseLine(question: HouseRule, answer: unknown): Line[] {
	const rule = readHouse(answer);
	if (!rule?.value) return [];
	const { id, side } = question;
	return [{ what: houseName(rule), value: rule.value, question: id, house: true, ...(side !== undefined && { side }) }];
}
