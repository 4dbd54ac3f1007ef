/** Reads the text of a pack as JSON, and says where it stops being one: engines name the place in different ways, or not. */
import type { Text } from '$lib/core/types';
import { LIMITS } from './limits';
import type { Problem } from './problems';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Keys that exist on every object (`__proto__`, `constructor`): refused, because a lookup could find the inherited one. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

const TOKEN =
	/[\s\ufeff]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/uy;

/** Index of the first character that is not valid JSON. */
function faultAt(text: string): number {
	const open: string[] = [];
	let expected: 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing' = 'value';
	const after = (): typeof expected => (open.length ? 'comma-or-end' : 'nothing');
	TOKEN.lastIndex = 0;
	for (;;) {
		const from = TOKEN.lastIndex;
		const match = TOKEN.exec(text);
		if (!match) return from + (/^[\s\ufeff]*/.exec(text.slice(from))?.[0].length ?? 0);
		const [all, sign, string] = match;
		const at = from + all.length - all.trimStart().length;
		const inside = open.at(-1);
		if (sign === '{' || sign === '[') {
			if (expected !== 'value' && expected !== 'value-or-end') return at;
			open.push(sign);
			expected = sign === '{' ? 'key-or-end' : 'value-or-end';
		} else if (sign === '}' || sign === ']') {
			const fits = sign === '}' ? inside === '{' : inside === '[';
			if (!fits || !/end/.test(expected)) return at;
			open.pop();
			expected = after();
		} else if (sign === ',') {
			if (expected !== 'comma-or-end') return at;
			expected = inside === '{' ? 'key' : 'value';
		} else if (sign === ':') {
			if (expected !== 'colon') return at;
			expected = 'value';
		} else if (string !== undefined && /key/.test(expected)) expected = 'colon';
		else if (expected === 'value' || expected === 'value-or-end') expected = after();
		else return at;
	}
}

const TOO_DEEP: Problem = {
	place: '',
	says: {
		fr: `Ce fichier emboîte plus de ${LIMITS.depth} niveaux de listes et d’objets\u00a0: ce n’est pas un jeu.`,
		en: `This file nests lists and objects more than ${LIMITS.depth} deep: that is no game.`
	}
};

/** Reasons to refuse a value before its schema is checked: nesting depth, forbidden keys, numbers that are none. */
function unfit(value: unknown, depth = 0): Problem | undefined {
	if (typeof value === 'number' && !Number.isFinite(value)) {
		const says = { fr: 'Ce nombre est trop grand pour être un nombre.', en: 'This number is too large to be one.' };
		return { place: '', says };
	}
	if (typeof value !== 'object' || value === null) return undefined;
	if (depth >= LIMITS.depth) return TOO_DEEP;
	for (const [key, inside] of Object.entries(value)) {
		if (FORBIDDEN.includes(key)) {
			const says = {
				fr: `Le nom «\u202f${key}\u202f» ne peut pas servir de clé.`,
				en: `The name “${key}” cannot be used as a key.`
			};
			return { place: '', says };
		}
		const problem = unfit(inside, depth + 1);
		if (problem === TOO_DEEP) return problem;
		const step = Array.isArray(value) ? Number(key) + 1 : key.slice(0, 60);
		if (problem) return { ...problem, place: [step, problem.place].filter(Boolean).join(' › ') };
	}
	return undefined;
}

const BYTES = new TextEncoder();

/** Said of the file, and not of a place in it. */
const whole = (says: Text) => ({ problem: { place: '', says } });

export function readJson(text: string): { readonly json: Json } | { readonly problem: Problem } {
	const bytes = text.length > LIMITS.bytes ? text.length : BYTES.encode(text).length;
	if (bytes > LIMITS.bytes) {
		return whole({
			fr: `Ce fichier pèse ${Math.ceil(bytes / 1024)}\u00a0ko\u00a0: un jeu en a ${LIMITS.bytes / 1024} au plus.`,
			en: `This file has ${Math.ceil(bytes / 1024)} kB: a game has at most ${LIMITS.bytes / 1024}.`
		});
	}
	const bare = text.replace(/^\ufeff/, '');
	if (!bare.trim()) {
		return whole({ fr: 'Ce fichier est vide.', en: 'This file is empty.' });
	}
	if (!bare.trimStart().startsWith('{')) {
		return whole({
			fr: 'Ce n’est pas un jeu Guidon\u00a0: un tel fichier commence par une accolade et « \u202fguidon\u202f ».',
			en: 'This is no Guidon game: such a file begins with a brace and “guidon”.'
		});
	}
	let json: Json;
	try {
		json = JSON.parse(bare) as Json;
	} catch {
		const at = faultAt(bare);
		const line = bare.slice(0, at).split('\n').length;
		const column = at - bare.lastIndexOf('\n', at - 1);
		const found = bare.slice(at, at + 12).replace(/\n.*/s, '');
		return whole(
			found
				? {
						fr: `Le texte ne se lit plus à la ligne ${line}, colonne ${column}, devant «\u202f${found}\u202f»\u00a0: il y manque ou il y a en trop une virgule, un guillemet ou une accolade.`,
						en: `The text cannot be read at line ${line}, column ${column}, before “${found}”: a comma, a quotation mark or a brace is missing or too many.`
					}
				: {
						fr: `Le texte s’arrête trop tôt, ligne ${line}\u00a0: le fichier n’est pas entier.`,
						en: `The text ends too soon, on line ${line}: the file is not whole.`
					}
		);
	}
	const problem = unfit(json);
	return problem ? { problem } : { json };
}
