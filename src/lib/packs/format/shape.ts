/** What valibot finds, in sentences a player can act on. */
import * as v from 'valibot';
import { isObject } from '$lib/core/is-object';
import type { Text } from '$lib/core/types';
import { didYouMean, nearest, type Problem } from './problems';
import { FORMAT } from './limits';
import { packSchema, type PackFile } from './schema';
import type { Json } from './json';

type Issue = v.BaseIssue<unknown>;
type Item = v.IssuePathItem;

/** The name of a part: its id rather than its number, where it has one. */
function step(item: Item): string {
	const { key, value } = item;
	if (typeof key !== 'number') return String(key).slice(0, 60);
	const id = isObject(value) ? value.id : undefined;
	return typeof id === 'string' && id ? id.slice(0, 60) : String(key + 1);
}

const bare = (words: string | null) => (words ?? '').replace(/^"|"$/g, '').slice(0, 60);

const KINDS: Readonly<Record<string, Text>> = {
	string: { fr: 'un texte', en: 'a text' },
	number: { fr: 'un nombre', en: 'a number' },
	Array: { fr: 'une liste', en: 'a list' },
	Object: { fr: 'un objet entre accolades', en: 'an object in braces' },
	value: { fr: 'une valeur de case', en: 'the value of a cell' }
};

/** What was found, in a few letters. */
const found = (issue: Issue): Text =>
	issue.received === 'undefined'
		? { fr: 'il n’y a rien', en: 'there is nothing' }
		: { fr: `il y a ${issue.received.slice(0, 40)}`, en: `there is ${issue.received.slice(0, 40)}` };

const limits = (issue: Issue): Text | undefined => {
	const n = String(issue.requirement);
	const has = String((issue.received ?? '').slice(0, 40));
	switch (issue.type) {
		case 'max_length':
			return {
				fr: `C’est trop long\u00a0: ${n} au plus, et il y en a ${has}.`,
				en: `This is too long: ${n} at most, and it has ${has}.`
			};
		case 'min_length':
			return issue.input === ''
				? { fr: 'C’est encore vide.', en: 'This is still empty.' }
				: { fr: `Il en faut au moins ${n}.`, en: `At least ${n} is needed.` };
		case 'max_value':
			return { fr: `Le nombre est trop grand\u00a0: ${n} au plus.`, en: `The number is too large: ${n} at most.` };
		case 'min_value':
			return { fr: `Le nombre est trop petit\u00a0: ${n} au moins.`, en: `The number is too small: ${n} at least.` };
		case 'integer':
			return { fr: `Il faut un nombre entier, et c’est ${has}.`, en: `This must be a whole number, and it is ${has}.` };
		case 'iso_date':
			return { fr: 'Il faut une date comme 2026-11-18.', en: 'This must be a date such as 2026-11-18.' };
		case 'regex':
			return n.includes('/')
				? { fr: 'Il faut une chance écrite comme 3/10.', en: 'This must be a chance written as 3/10.' }
				: {
						fr: `${has} n’est pas un identifiant\u00a0: des minuscules sans accent, des chiffres et des traits d’union, comme «\u202fsteep-slope\u202f».`,
						en: `${has} is no id: small letters without accents, figures and hyphens, such as “steep-slope”.`
					};
		case 'check':
			return {
				fr: 'Un texte demande au moins une langue\u00a0: fr ou en.',
				en: 'A text needs at least one language: fr or en.'
			};
		default:
			return undefined;
	}
};

function says(issue: Issue): Text {
	const limit = limits(issue);
	if (limit) return limit;
	if (issue.type === 'strict_object' && issue.expected === 'never') {
		const key = bare(issue.received);
		// The schema has the keys that the object may have for a message.
		const known = issue.message.split(' ');
		const more = didYouMean(nearest(key, known), {
			fr: ` Sont attendus\u00a0: ${known.join(', ')}.`,
			en: ` Expected are: ${known.join(', ')}.`
		});
		return {
			fr: `«\u202f${key}\u202f» n’est pas attendu ici.${more.fr}`,
			en: `“${key}” is not expected here.${more.en}`
		};
	}
	if (issue.type === 'strict_object' && issue.received === 'undefined' && issue.expected?.startsWith('"')) {
		const key = bare(issue.expected);
		return { fr: `Il manque «\u202f${key}\u202f».`, en: `“${key}” is missing.` };
	}
	if (issue.type === 'picklist' || issue.type === 'literal' || issue.type === 'variant') {
		const options = (issue.expected ?? '').replace(/[()"]/g, '').split(' | ');
		const meant = didYouMean(nearest(bare(issue.received), options));
		return {
			fr: `Il faut ici ${options.join(', ')}, et ${found(issue).fr}.${meant.fr}`,
			en: `This must be one of ${options.join(', ')}, and ${found(issue).en}.${meant.en}`
		};
	}
	const kind = KINDS[issue.message === 'value' ? 'value' : (issue.expected ?? '')];
	const expected = kind ?? { fr: issue.expected ?? 'autre chose', en: issue.expected ?? 'something else' };
	return {
		fr: `Il faut ici ${expected.fr}, et ${found(issue).fr}.`,
		en: `This must be ${expected.en}, and ${found(issue).en}.`
	};
}

/** The most problems that are told at once. */
export const MOST_PROBLEMS = 100;

export function readShape(json: Json): { readonly file: PackFile } | { readonly problems: readonly Problem[] } {
	const format = typeof json === 'object' && json !== null && 'guidon' in json ? json.guidon : undefined;
	const at = (fr: string, en: string) => ({ problems: [{ place: 'guidon', says: { fr, en } }] });
	if (format === undefined) {
		return at(
			'Ce n’est pas un jeu Guidon\u00a0: il y manque «\u202fguidon\u202f», le numéro du format.',
			'This is no Guidon game: “guidon”, the number of the format, is missing.'
		);
	}
	if (typeof format === 'number' && Number.isSafeInteger(format) && format > FORMAT) {
		return at(
			`Ce jeu est fait pour un Guidon plus récent (format ${String(format)}, celui-ci lit ${FORMAT}). Mettez l’application à jour, puis ouvrez-le encore.`,
			`This game was made for a newer Guidon (format ${String(format)}, this one reads ${FORMAT}). Update the app, then open it again.`
		);
	}
	const result = v.safeParse(packSchema, json);
	if (result.success) return { file: result.output };
	const problems = result.issues.map((issue): Problem => ({
		place: (issue.path ?? []).map(step).join(' › ') || 'guidon',
		says: says(issue)
	}));
	return { problems: problems.slice(0, MOST_PROBLEMS) };
}
