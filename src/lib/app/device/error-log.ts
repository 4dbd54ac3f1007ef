/**
 * The last errors, for the player to copy and send. Kinds, names and places in the code only: a message may quote what was typed
 * (“Unexpected token 'a', "abc" is not valid JSON”).
 */
import { isObject } from '$lib/core/is-object';
import { readLocalJson, writeLocal } from './local-settings';

export interface NotedError {
	readonly at: number;
	/** `full · StorageError < QuotaExceededError · base.3f2a.js:1:200` */
	readonly what: string;
}

const MOST = 20;
const DEPTH = 5;

/** The error and what caused it. */
function namesOf(error: unknown): string[] {
	const names: string[] = [];
	for (let cause = error; names.length < DEPTH && isObject(cause); cause = cause.cause ?? cause.inner)
		names.push(typeof cause.name === 'string' && /^\w{1,60}$/.test(cause.name) ? cause.name : 'Error');
	return names;
}

/** The first line of the stack that names a script. */
const placeOf = (error: unknown): string | undefined =>
	isObject(error) && typeof error.stack === 'string' ? /[\w.-]+\.js:\d+(:\d+)?/.exec(error.stack)?.[0] : undefined;

const isNoted = (value: unknown): value is NotedError =>
	isObject(value) && typeof value.at === 'number' && typeof value.what === 'string';

/** Oldest first. */
export function notedErrors(): NotedError[] {
	const list = readLocalJson('errors');
	return Array.isArray(list) ? list.filter(isNoted) : [];
}

export function noteError(error: unknown, kind?: string) {
	const what = [kind, namesOf(error).join(' < '), placeOf(error)].filter(Boolean).join(' · ');
	const list = [...notedErrors(), { at: Date.now(), what: what || 'Error' }];
	writeLocal('errors', JSON.stringify(list.slice(-MOST)));
}

/** Notes what no code handles. Returns the function that stops it. */
export function watchErrors(): () => void {
	const thrown = ({ error }: ErrorEvent) => noteError(error, 'page');
	const rejected = ({ reason }: PromiseRejectionEvent) => noteError(reason, 'page');
	addEventListener('error', thrown);
	addEventListener('unhandledrejection', rejected);
	return () => {
		removeEventListener('error', thrown);
		removeEventListener('unhandledrejection', rejected);
	};
}
