/**
 * A calculator as it was left: its answers, the dice on the table and the question on screen, kept for the tab and, since a
 * phone may end an installed app at any time, for the phone.
 */
import { readAtOnce, writeAtOnce } from '$lib/app/device/at-once';
import { isOfTab, readLocal, readTabThenLocal, writeLocal, writeTabAndLocal } from '$lib/app/device/local-settings';
import { fromLink } from '$lib/core/odds/link';
import type { Answers, Question } from '$lib/core/types';
import type { Faces } from '$lib/core/odds/throws';
import type { Ways } from './calculation.svelte';

export interface Table {
	readonly faces: Faces;
	/** The combat that they belong to, by the id of its entry in the log. */
	readonly combat?: string | undefined;
	readonly ways: Ways;
	/** The question on screen by its id, or the dice; nothing at the start. */
	readonly at?: string | undefined;
}

/** What was left, and the answers it belongs to as the end of an address. */
export interface Left extends Table {
	readonly hash: string;
}

/** The next battle starts with clean dice; answers stay. */
const HOURS = 6;

const keyOf = (game: string, calculator: string) => `moment.${game}.${calculator}` as const;

export function rememberMoment(
	game: string,
	calculator: string,
	hash: string,
	{ faces, combat, at, ways }: Table,
	now = Date.now()
) {
	const left = JSON.stringify({ hash, faces, combat, at, ways, now });
	writeTabAndLocal(keyOf(game, calculator), left);
	void writeAtOnce(keyOf(game, calculator), left);
	if (!hash) return;
	writeLocal(`last.${game}`, calculator);
	void writeAtOnce(`last.${game}`, JSON.stringify(calculator));
}

type Kept = Left & { readonly now: number };

/** After some hours without its dice, and without those of a version that did not know their combat. */
function opened({ hash, faces, combat, ways, at, now: then }: Kept, now: number): Left {
	if (now - then >= HOURS * 3_600_000) return { hash, faces: {}, ways };
	return combat === undefined ? { hash, faces: {}, ways, at } : { hash, faces, combat, ways, at };
}

/** The calculator as it was left, in this tab or the last one. */
export function lastLeft(game: string, calculator: string, now = Date.now()): Left | undefined {
	const last = readTabThenLocal(keyOf(game, calculator)).find(isKept);
	return last && opened(last, now);
}

/** What tab and phone know, and, in a new tab, what was left after that because the browser ended before it was written. */
async function latest(game: string, calculator: string): Promise<{ kept?: Kept; isSince: boolean }> {
	const key = keyOf(game, calculator);
	const before = readTabThenLocal(key).find(isKept);
	const last = isOfTab(key) ? undefined : await readAtOnce(key);
	const isSince = isKept(last) && last.now > (before?.now ?? 0);
	return { kept: isSince ? last : before, isSince };
}

/** What was left after all that `lastLeft` knows. */
export async function leftSince(game: string, calculator: string, now = Date.now()): Promise<Left | undefined> {
	const { kept, isSince } = await latest(game, calculator);
	return kept && isSince ? opened(kept, now) : undefined;
}

/** The calculator as it was left, for whoever has the time to ask all who may know. */
export async function latestLeft(game: string, calculator: string, now = Date.now()): Promise<Left | undefined> {
	const { kept } = await latest(game, calculator);
	return kept && opened(kept, now);
}

/** The calculator of a game that was last answered, as it was left. */
export async function lastIn(game: string, now = Date.now()): Promise<{ id: string; left: Left } | undefined> {
	const key = `last.${game}` as const;
	const id = (await readAtOnce(key)) ?? readLocal(key);
	const left = typeof id === 'string' ? await latestLeft(game, id, now) : undefined;
	return left && { id: id as string, left };
}

/** The answers a row of a chart is put into: those under way. With dice on the table the next combat begins. */
export function underWay(left: Left | undefined, questions: readonly Question[]): Answers {
	if (!left || Object.keys(left.faces).length) return {};
	return fromLink(left.hash, questions).answers;
}

/** The answers last worked with: those on the page, or, where it waits for the next combat, those of the one before. */
export function lastAnswers({ hash, ways }: Left, questions: readonly Question[]): Answers {
	const { answers } = fromLink(hash, questions);
	const isSaid = (some: Answers) => questions.some(({ id, setting }) => !setting && id in some);
	return isSaid(answers) ? answers : (ways.past.findLast(isSaid) ?? {});
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const areFaces = (faces: unknown): faces is Faces =>
	isObject(faces) && Object.values(faces).every((of) => Array.isArray(of) && of.every(Number.isInteger));

function isKept(value: unknown): value is Kept {
	return (
		isObject(value) &&
		typeof value.hash === 'string' &&
		typeof value.now === 'number' &&
		[value.at, value.combat].every((of) => of === undefined || typeof of === 'string') &&
		areFaces(value.faces) &&
		isObject(value.ways) &&
		// What answers say is checked where they are settled.
		[value.ways.past, value.ways.future].every((way) => Array.isArray(way) && way.every(isObject))
	);
}
