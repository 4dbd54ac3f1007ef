/**
 * The saved state of a calculator: answers, dice and question. Saved per tab and, because an installed app may be killed at any time, on
 * the device.
 */
import { readDurable, writeDurable } from '$lib/app/device/durable-cache';
import { isOfTab, readLocal, readTabThenLocal, writeLocal, writeTabAndLocal } from '$lib/app/device/local-settings';
import { isObject } from '$lib/core/is-object';
import { fromLink } from '$lib/core/odds/link';
import type { Answers, Question } from '$lib/core/types';
import type { Faces } from '$lib/core/odds/throws';
import type { Fighters, Ways } from './calculation.svelte';

export interface Table {
	readonly faces: Faces;
	/** Id of the log entry of the combat that they belong to. */
	readonly combat?: string | undefined;
	readonly fighters?: Fighters | undefined;
	readonly ways: Ways;
	/** Id of the question on screen, or the dice; undefined at the start. */
	readonly at?: string | undefined;
}

/** The saved state, and its answers as a URL hash. */
export interface Left extends Table {
	readonly hash: string;
}

/** Hours after which saved dice are dropped: a new battle starts without dice, but with the answers. */
const HOURS = 6;

const keyOf = (game: string, calculator: string) => `moment.${game}.${calculator}` as const;

export function rememberMoment(
	game: string,
	calculator: string,
	hash: string,
	{ faces, combat, fighters, at, ways }: Table,
	now = Date.now()
) {
	const left = JSON.stringify({ hash, faces, combat, fighters, at, ways, now });
	writeTabAndLocal(keyOf(game, calculator), left);
	void writeDurable(keyOf(game, calculator), left);
	if (!hash) return;
	writeLocal(`last.${game}`, calculator);
	void writeDurable(`last.${game}`, JSON.stringify(calculator));
}

type SavedState = Left & { readonly now: number };

/** Without dice after some hours, or if an older version saved them without their combat. */
function opened({ hash, faces, combat, fighters, ways, at, now: then }: SavedState, now: number): Left {
	if (now - then >= HOURS * 3_600_000) return { hash, faces: {}, ways };
	return combat === undefined ? { hash, faces: {}, fighters, ways, at } : { hash, faces, combat, fighters, ways, at };
}

/** The saved calculator, of this tab, else of the device. */
export function lastLeft(game: string, calculator: string, now = Date.now()): Left | undefined {
	const last = readTabThenLocal(keyOf(game, calculator)).find(isKept);
	return last && opened(last, now);
}

/** Tab and device storage; in a new tab also the durable cache, which has writes that localStorage lost when the browser was killed. */
async function latest(game: string, calculator: string): Promise<{ kept?: SavedState; isSince: boolean }> {
	const key = keyOf(game, calculator);
	const before = readTabThenLocal(key).find(isKept);
	const last = isOfTab(key) ? undefined : await readDurable(key);
	const isSince = isKept(last) && last.now > (before?.now ?? 0);
	return { kept: isSince ? last : before, isSince };
}

/** The state in the durable cache, if newer than that of `lastLeft`. */
export async function leftSince(game: string, calculator: string, now = Date.now()): Promise<Left | undefined> {
	const { kept, isSince } = await latest(game, calculator);
	return kept && isSince ? opened(kept, now) : undefined;
}

/** As `lastLeft`, but also reads the durable cache (async), which may be newer. */
export async function latestLeft(game: string, calculator: string, now = Date.now()): Promise<Left | undefined> {
	const { kept } = await latest(game, calculator);
	return kept && opened(kept, now);
}

/** The calculator of a game that was answered last, with its saved state. */
export async function lastIn(game: string, now = Date.now()): Promise<{ id: string; left: Left } | undefined> {
	const key = `last.${game}` as const;
	const id = (await readDurable(key)) ?? readLocal(key);
	if (typeof id !== 'string') return undefined;
	const left = await latestLeft(game, id, now);
	return left && { id, left };
}

/** Answers into which a row of a chart is inserted: the current ones. With dice on the table, those for the next combat. */
export function underWay(left: Left | undefined, questions: readonly Question[]): Answers {
	if (!left || Object.keys(left.faces).length) return {};
	return fromLink(left.hash, questions).answers;
}

/** The last answers of the player: those on the page, or those before it was cleared for the next combat. */
export function lastAnswers({ hash, ways }: Left, questions: readonly Question[]): Answers {
	const { answers } = fromLink(hash, questions);
	const isSaid = (some: Answers) => questions.some(({ id, setting }) => !setting && id in some);
	return isSaid(answers) ? answers : (ways.past.findLast(isSaid) ?? {});
}

const areFaces = (faces: unknown): faces is Faces =>
	isObject(faces) && Object.values(faces).every((of) => Array.isArray(of) && of.every(Number.isInteger));

const areFighters = (fighters: unknown): fighters is Fighters =>
	isObject(fighters) &&
	Object.values(fighters).every((of) => Array.isArray(of) && of.every((id) => typeof id === 'string'));

function isKept(value: unknown): value is SavedState {
	return (
		isObject(value) &&
		typeof value.hash === 'string' &&
		typeof value.now === 'number' &&
		[value.at, value.combat].every((of) => of === undefined || typeof of === 'string') &&
		areFaces(value.faces) &&
		(value.fighters === undefined || areFighters(value.fighters)) &&
		isObject(value.ways) &&
		// Only the shape is checked: the calculator validates the answers when it opens them.
		[value.ways.past, value.ways.future].every((way) => Array.isArray(way) && way.every(isObject))
	);
}
