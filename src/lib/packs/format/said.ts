/**
 * Texts of a calculator that depend on its answers: `Long range: {beyond} hexes`. A hole holds an expression, the name of a phrase,
 * or a number with its noun in the singular and the plural: `{made|hit|hits}`.
 */
import { isSingular } from '$lib/core/count';
import { number, plain } from '$lib/core/figures';
import { LANGS, type Lang, type Text } from '$lib/core/types';
import { expectKind, yesno } from '../expression/check';
import { compile } from '../expression/compile';
import type { Compiled, Env, Scope } from '../expression/scope';
import type { SaidData } from './schema';
import { noSuch, PackFault } from './problems';

export type Said = (env: Env) => Text;

type Part = (env: Env, lang: Lang) => string;

function hole(words: string, scope: Scope, phrase: (name: string) => Said | undefined): Part {
	const [expression = '', one, many] = words.split('|');
	const named = one === undefined ? phrase(expression.trim()) : undefined;
	if (named) return (env, lang) => named(env)[lang];
	const compiled = compile(expression, scope);
	if (one !== undefined) {
		expectKind(compiled, 'number');
		return (env, lang) => {
			const n = compiled.run(env);
			return typeof n === 'number' ? `${number(n, lang)} ${isSingular(n, lang) ? one : (many ?? one)}` : '–';
		};
	}
	expectKind(compiled, 'number', 'id', 'words');
	return (env, lang) => shown(compiled, env, lang);
}

function shown(compiled: Compiled, env: Env, lang: Lang): string {
	const result = compiled.run(env);
	if (typeof result === 'number') return number(result, lang);
	if (typeof result === 'string') return compiled.ids?.get(result)?.[lang] ?? result;
	if (typeof result === 'object' && 'fr' in result) return result[lang];
	return '–';
}

function sentence(words: string, scope: Scope, phrase: (name: string) => Said | undefined): Part {
	const parts = words.split(/(\{[^{}]*\})/).flatMap((part): Part[] => {
		if (!part) return [];
		if (part.startsWith('{') && part.endsWith('}')) return [hole(part.slice(1, -1), scope, phrase)];
		if (/[{}]/.test(part)) {
			throw new PackFault({
				fr: `Une accolade n’est pas fermée dans «\u202f${part}\u202f».`,
				en: `A brace is not closed in “${part}”.`
			});
		}
		return [() => part];
	});
	return (env, lang) => parts.map((part) => part(env, lang)).join('');
}

function compileText(text: Text, scope: Scope, phrase: (name: string) => Said | undefined): Said {
	if (LANGS.every((lang) => !/[{}]/.test(text[lang]))) return () => text;
	const [fr, en] = [sentence(text.fr, scope, phrase), sentence(text.en, scope, phrase)];
	return (env) => ({ fr: fr(env, 'fr'), en: en(env, 'en') });
}

/** Named texts of a calculator, and those that stand in its charts. */
export interface Sources {
	readonly phrases: ReadonlyMap<string, SaidData>;
	/** The words at a place of a chart: a note, the head of a row. */
	words(place: string): Text;
	/** Within a phrase that stands in a hole: its own holes name no further one, for ten in each would be a million in five. */
	readonly inHole?: boolean;
}

/** Each phrase is made once for all that say it: forty that name forty others, five deep, would be a hundred million. */
const MADE = new WeakMap<Scope, readonly [Map<string, Said>, Map<string, Said>]>();
function madePhrases(scope: Scope, inHole: boolean): Map<string, Said> {
	const made = MADE.get(scope) ?? ([new Map(), new Map()] as const);
	MADE.set(scope, made);
	return made[inHole ? 1 : 0];
}

const isWays = (data: SaidData): data is Extract<SaidData, readonly unknown[]> => Array.isArray(data);

export function compileSaid(data: SaidData, scope: Scope, sources: Sources, depth = 0): Said {
	if (isWays(data)) {
		const ways = data.slice(0, -1).map((way) => ({
			holds: way.if === undefined ? () => true : yesno(compile(way.if, scope)),
			said: compileSaid(way.say, scope, sources, depth)
		}));
		const last = data.at(-1);
		if (!last || 'if' in last) {
			throw new PackFault({
				fr: 'Le dernier texte de la liste ne doit pas avoir de condition\u00a0: c’est lui qui reste quand aucune ne tient.',
				en: 'The last text of the list must have no condition: it is what remains when none holds.'
			});
		}
		const otherwise = compileSaid(last.say, scope, sources, depth);
		return (env) => (ways.find(({ holds }) => holds(env))?.said ?? otherwise)(env);
	}
	const phraseNamed = (name: string, inHole = false): Said => {
		const made = madePhrases(scope, inHole || sources.inHole === true);
		const before = made.get(name);
		if (before) return before;
		const phrase = sources.phrases.get(name);
		if (!phrase) {
			const names = [...sources.phrases.keys()];
			throw noSuch({ fr: 'La phrase', en: 'phrase' }, name, names);
		}
		if (depth > 4) {
			throw new PackFault({
				fr: `La phrase «\u202f${name}\u202f» se nomme elle-même, ou il y en a trop l’une dans l’autre.`,
				en: `The phrase “${name}” names itself, or too many stand inside each other.`
			});
		}
		const said = compileSaid(phrase, scope, { ...sources, inHole: inHole || sources.inHole }, depth + 1);
		made.set(name, said);
		return said;
	};
	if ('phrase' in data) return phraseNamed(data.phrase);
	if ('from' in data) {
		const words = sources.words(data.from);
		return () => words;
	}
	// A question, a step and what the dice bring in come before a phrase of that name.
	const known = ({ vars, steps, questions }: Scope, name: string) =>
		vars.has(name) || steps.has(name) || questions.has(name);
	return compileText(data, scope, (name) =>
		sources.phrases.has(name) && !known(scope, name) && !sources.inHole ? phraseNamed(name, true) : undefined
	);
}

/** The words of a chart without its links to terms. */
export const withoutLinks = (text: Text, name: (id: string) => Text): Text => ({
	fr: plain(text.fr, 'fr', name),
	en: plain(text.en, 'en', name)
});
