/** Compiles a calculator from data to the interface of all games: questions, outcomes, and the function that resolves. */
import { houseRule } from '$lib/core/odds/house-rule';
import { fallenIds } from '$lib/core/odds/shapes/pool';
import type { Calculator, HouseRule, Illegal, Telling, Worked } from '$lib/core/types';
import type { ChartLookup } from '../format/chart-lookup';
import { choiceNamed, pickedFrom, questionNamed } from '../expression/check';
import { DICE_NAMES, isReserved } from '../expression/parse';
import { env as newEnv, type Compiled, type Scope } from '../expression/scope';
import { OUTCOME, type Problem } from '../format/problems';
import type { CalculatorData, ToldData } from '../format/schema';
import { Compiling } from './compiling';
import { compileChance } from './chances';
import { compileFollow, type Follows } from './follow';
import { compilePool } from './pool';
import { draft, finish } from './questions';
import { compileOutcome, compileStep, plainStep } from './steps';
import { compileAdder, isIllegal, type Roller } from './sum';
import { compileSwap } from './swap';
import { compileThrow, compileVersus, noReading, VERSUS_NAMES, type Parts } from './throws';

/** Names that would hide each other. */
function checkNames(data: CalculatorData, compiling: Compiling) {
	const names = [...data.questions.map(({ id }) => id), ...Object.keys(data.let ?? {})];
	for (const [i, name] of names.entries()) {
		compiling.refuse(
			name,
			isReserved(name) || DICE_NAMES.includes(name),
			`«\u202f${name}\u202f» est un mot des expressions\u00a0: choisissez un autre nom.`,
			`“${name}” is a word of the expressions: choose another name.`
		);
		compiling.refuse(
			name,
			names.indexOf(name) < i,
			`«\u202f${name}\u202f» est nommé deux fois.`,
			`“${name}” is named twice.`
		);
	}
}

/** One sum and its dice, two sums against each other, or many dice in stages: just one of them, and what they need. */
function checkShape(data: CalculatorData, compiling: Compiling) {
	compiling.refuse(
		'throw',
		[data.throw, data.versus, data.pool].filter(Boolean).length !== 1,
		'Un calculateur a «\u202fthrow\u202f», «\u202fversus\u202f» ou «\u202fpool\u202f»\u00a0: un seul des trois.',
		'A calculator has “throw”, “versus” or “pool”: one of the three.'
	);
	compiling.refuse(
		'outcomes',
		Boolean(data.pool) === Boolean(data.outcomes),
		'«\u202foutcomes\u202f», la liste des résultats, va avec «\u202fthrow\u202f» et «\u202fversus\u202f», et pas avec «\u202fpool\u202f».',
		'“outcomes”, the list of results, goes with “throw” and “versus”, and not with “pool”.'
	);
	const ids = (data.outcomes ?? []).map(({ id }) => id);
	for (const [i, id] of ids.entries()) {
		compiling.refuse(
			`outcomes › ${id}`,
			ids.indexOf(id) < i,
			`«\u202f${id}\u202f» est là deux fois.`,
			`“${id}” stands there twice.`
		);
	}
}

/** The scope with the questions and, one after the other, the named steps. */
function scopeOf(
	data: CalculatorData,
	book: ChartLookup,
	questions: Calculator['questions'],
	compiling: Compiling
): Scope {
	const steps = new Map<string, Compiled>();
	const scope: Scope = {
		questions: new Map(questions.map((question) => [question.id, question])),
		charts: book.charts,
		terms: book.terms,
		steps,
		vars: new Map(),
		said: book.said,
		brief: book.brief
	};
	for (const [name, words] of Object.entries(data.let ?? {})) {
		// Each sees those above it: a step that names itself, or a later one, names nothing.
		const above = { ...scope, steps: new Map(steps) };
		steps.set(name, compiling.within(above).expression(`let › ${name}`, words));
	}
	return scope;
}

function headlinesOf(data: CalculatorData, known: readonly string[], compiling: Compiling): Calculator['headlines'] {
	return data.headlines.map(({ title, outcomes, least = 1 }, i) => {
		for (const id of outcomes ?? []) compiling.named(`headlines ${i + 1}`, OUTCOME, id, known);
		const most = data.pool?.most ?? 0;
		return { title, outcomes: outcomes ?? known.slice(0, most + 1 - least) };
	});
}

/** How the log says who fought: every question and choice it names is one of this calculator. */
function toldOf({ parties, ...told }: ToldData, compiling: Compiling): Telling {
	const place = 'told';
	const holes = parties.flatMap(({ who, figures }) =>
		[who, figures]
			.flatMap((text) => (text ? [text.fr, text.en] : []))
			.flatMap((words) => [...words.matchAll(/\{(.*?)\}/g)])
	);
	const named = [
		...holes.map(([, hole = '']) => hole.replace(/\|.*/, '')),
		...parties.flatMap(({ also = [] }) => also),
		...(told.also ?? [])
	];
	for (const name of named) compiling.check(place, () => questionNamed(name, compiling.scope));
	for (const at of Object.keys(told.words ?? {})) {
		const [name = '', choice = ''] = at.split('.');
		compiling.check(`${place} › words`, () => choiceNamed(pickedFrom(name, compiling.scope), choice));
	}
	const [first = {}, second] = parties;
	return { ...told, parties: second ? [first, second] : [first] };
}

/** What a pool may take away, the most first; else the outcomes as they are listed. */
const outcomesOf = ({ pool, outcomes = [] }: CalculatorData): string[] =>
	pool ? fallenIds(pool.most) : outcomes.map(({ id }) => id);

function partsOf(data: CalculatorData, known: readonly string[], compiling: Compiling): Parts {
	const follows: Follows = new Map(
		Object.entries(data.follow ?? {}).map(([name, one]) => [name, compileFollow(name, one, compiling)])
	);
	const fallen = data.versus ? compiling.knowing(...VERSUS_NAMES) : compiling.knowing('face', 'natural', 'total');
	return {
		// Titles and results are shown before the dice are rolled, so only steps may use the face.
		outcomes: (data.outcomes ?? []).map((one) => {
			const place = `outcomes › ${one.id}`;
			const { make, id } = compileOutcome({ ...one, steps: [] }, place, compiling);
			const steps = (one.steps ?? []).map((step, i) => compileStep(step, `${place} › steps ${i + 1}`, fallen));
			// A result that says nothing more does what its term means.
			const meaning = one.steps || one.sides ? undefined : compiling.book.meaning(one.id);
			return { id, make, steps: meaning ? [plainStep(meaning)] : steps };
		}),
		follows,
		chances: data.pool
			? []
			: (data.chances ?? []).map((one, i) =>
					compileChance(one, `chances ${i + 1}`, { outcomes: known, follows }, compiling)
				),
		title: data.title
	};
}

function rollerOf(data: CalculatorData, parts: Parts, compiling: Compiling): Roller {
	if (data.throw) return compileThrow(data.throw, parts, compiling);
	if (data.versus) return compileVersus(data.versus, parts, compiling);
	return data.pool ? compilePool(data.pool, data.chances ?? [], compiling) : () => noReading;
}

function workOf(data: CalculatorData, known: readonly string[], compiling: Compiling): Calculator['work'] {
	const parts = partsOf(data, known, compiling);
	const roller = rollerOf(data, parts, compiling);
	const adder = compileAdder(data, compiling);
	const stops = (data.stop ?? []).map((stop, i) => ({
		holds: compiling.holds(`stop ${i + 1} › if`, stop.if),
		say: compiling.said(`stop ${i + 1} › say`, stop.say),
		where: compiling.where(`stop ${i + 1} › row`, stop.row),
		doubt: compiling.doubt(`stop ${i + 1} › doubt`, stop.doubt) ?? undefined
	}));
	const remarks = (data.remarks ?? []).map((step, i) => compileStep(step, `remarks ${i + 1}`, compiling));
	const follows = [...parts.follows.values()];
	return (settled): Worked | Illegal => {
		const env = newEnv(settled);
		const stop = stops.find(({ holds }) => holds(env));
		if (stop) return { illegal: stop.say(env), row: stop.where(env), ...(stop.doubt && { doubt: stop.doubt }) };
		if (follows.some((follow) => follow.gap(env))) return noReading;
		const added = adder(env);
		if (isIllegal(added)) return added;
		const { aside, totals, ...sum } = added;
		const thrown = roller(env, sum.total, totals);
		if (isIllegal(thrown)) return thrown;
		const told = remarks.filter(({ holds }) => holds(env)).map((step) => step.make(env, undefined, () => undefined));
		return { ...thrown, ...sum, setAside: aside, remarks: told };
	};
}

/** A name of the data whose dice add to the sum. A throw that does not read its total cannot count one. */
const TOTAL = /\btotal\b/;

/** Where players may add a line of their own. The data may use the id for a question: then it is that question. */
function houseRulesOf({ questions, throw: thrown, versus, pool, sums = [] }: CalculatorData): HouseRule[] {
	const rules = versus
		? sums.map(({ side, title }) => houseRule({ side, of: title }))
		: thrown && TOTAL.test(JSON.stringify(thrown.read))
			? [houseRule()]
			: pool?.house
				? [houseRule({ aim: pool.house })]
				: [];
	return rules.filter(({ id }) => !questions.some((question) => question.id === id));
}

export function compileCalculator(data: CalculatorData, book: ChartLookup, problems: Problem[]): Calculator {
	const { charts: looked, terms, said, brief } = book;
	const nothing = { questions: new Map(), steps: new Map(), vars: new Map() };
	const none: Scope = { ...nothing, charts: looked, terms, said, brief };
	const blank = new Compiling(data, book, none, problems, `calculators › ${data.id}`);
	checkNames(data, blank);
	checkShape(data, blank);
	const drafts = data.questions.map((question) => draft(question, blank));
	const house = houseRulesOf(data);
	const asked = [...drafts.map(({ question }) => question), ...house];
	const compiling = blank.within(scopeOf(data, book, asked, blank));
	const questions = [...drafts.map((one) => finish(one, compiling)), ...house];
	const known = outcomesOf(data);
	const swap = data.swap && compileSwap(data.swap, questions, compiling);
	const { id, phase, title, summary, charts, noun } = data;
	const told = data.told && toldOf(data.told, compiling);
	return {
		id,
		phase,
		title,
		summary,
		charts,
		...(noun && { noun }),
		...(told && { told }),
		questions,
		outcomes: known,
		headlines: headlinesOf(data, known, compiling),
		...(swap && { swap }),
		work: workOf(data, known, compiling)
	};
}
