/** Everything of a calculator that a player can observe, for comparing the one in code with its twin in data. */
import { expect } from 'vitest';
import fc from 'fast-check';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { settle } from '$lib/core/odds/settle';
import { loadAll, loadCalculator, loadGame } from '$lib/games';
import type {
	Answer,
	Answers,
	Calculator,
	Chance,
	Illegal,
	Odds,
	Question,
	Reading,
	Throw,
	Worked
} from '$lib/core/types';
import { ChartLookup } from '$lib/packs/format/chart-lookup';
import { openPack, type Pack } from '$lib/packs/format/open';
import type { CalculatorData } from '$lib/packs/format/schema';
import { gameAsPack } from '$lib/packs/from-game';

/** A game of the app with its calculators in data, through the text of a file and back. */
async function packedGame(id: string): Promise<Pack> {
	const opened = openPack(await gameAsPack(await loadAll((await loadGame(id))!)));
	if ('pack' in opened) return opened.pack;
	throw new Error(opened.problems.map(({ place, says }) => `${place}: ${says.en}`).join('\n'));
}

export interface Pair {
	readonly name: string;
	/** In code. */
	readonly ours: Calculator;
	/** In data. */
	readonly theirs: Calculator;
	/** That data, and the charts it names. */
	readonly data: CalculatorData;
	readonly book: ChartLookup;
}

/** Each calculator of a game in code, beside the same in data. */
export async function pairs(id: string): Promise<Pair[]> {
	const game = (await loadGame(id))!;
	const { calculators, charts, terms, file } = await packedGame(id);
	const book = new ChartLookup(charts, terms);
	return Promise.all(
		calculators.map(async (theirs, i) => ({
			name: `${id}/${theirs.id}`,
			ours: (await loadCalculator(game, theirs.id))!,
			theirs,
			data: file.calculators![i]!,
			book
		}))
	);
}

/** Random numbers: half from the whole range, half from its ends, where rare cases are. */
const anyAnswer = (question: Question): fc.Arbitrary<Answer> => {
	if (question.kind === 'number') {
		const { min, max } = question;
		return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, Math.min(min + 1, max), question.default, max));
	}
	if (question.kind === 'house') return fc.constantFrom('', '-9', '-1 Boue', '3');
	const ids = question.choices.map(({ id }) => id);
	return question.kind === 'one' ? fc.constantFrom(...ids) : fc.subarray(ids, { minLength: question.needed ? 1 : 0 });
};

/** Answers as a player might leave them, whatever they say: all questions answered, half of them, or a few beside the defaults. */
export const anyAnswers = ({ questions }: Calculator): fc.Arbitrary<Answers> => {
	const all = questions.map((question) => [question.id, anyAnswer(question)] as const);
	const record = (some: typeof all) => fc.record<Record<string, Answer>>(Object.fromEntries(some));
	return fc.oneof(
		record(all),
		fc.record<Record<string, Answer>>(Object.fromEntries(all), { requiredKeys: [] }),
		fc.subarray(all, { maxLength: Math.min(5, all.length) }).chain(record)
	);
};

const ways = (odds: Odds) => [...odds].map(([id, ways]) => `${id} ${ways}`).sort();

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);
const reduced = (ways: bigint, of: bigint) => {
	const by = gcd(ways, of) || 1n;
	return `${ways / by}/${of / by}`;
};
const chance = ({ title, ways, of }: Chance) => ({ title, chance: reduced(ways, of) });

function readingOf(reading: Reading, depth: number): unknown {
	return {
		outcome: reading.outcome,
		undecided: reading.undecided,
		sum: reading.sum,
		row: reading.row,
		steps: reading.steps.map(({ text, side, row, doubt, then }) => ({
			text,
			side,
			row,
			doubt,
			then: then && throwOf(then, depth + 1)
		}))
	};
}

/** A throw with every way it can be read; of a pool a few counts, for each leads to throws of its own. */
function throwOf(one: Throw & Pick<Worked, 'distribution'>, depth = 0): unknown {
	const reached = new Set(one.odds.keys());
	const faces =
		one.dice.length === 1 ? one.dice[0]!.faces.map((face) => [face]) : [one.dice.map(({ faces }) => faces[0]!)];
	const some = one.pool ? [faces[0]!, faces[Math.floor(faces.length / 2)]!, faces.at(-1)!] : faces;
	return {
		title: one.title,
		dice: one.dice,
		pool: one.pool,
		odds: ways(one.odds),
		outcomes: one.outcomes
			.filter(({ id }) => reached.has(id))
			.slice(0, 5)
			.map(({ id, title, sides, row }) => ({
				id,
				title,
				sides,
				row
			})),
		readings: depth > 2 ? [] : some.map((thrown) => readingOf(one.read(thrown), depth)),
		distribution: one.distribution && { unit: one.distribution.unit, numbers: [...one.distribution.numbers] }
	};
}

function toldOf(result: Worked | Illegal): unknown {
	if (isIllegal(result)) return { illegal: result.illegal, row: result.row, doubt: result.doubt };
	return {
		...(throwOf(result) as object),
		// Files do not say which answers a line is worked out of, nor which words a verdict has for a step.
		lines: result.lines.map((line) => ({ ...line, of: undefined })),
		total: result.total,
		shown: result.shown,
		sums: result.sums,
		capped: result.capped,
		remarks: (result.remarks ?? []).map((step) => ({ ...step, idle: undefined, brief: undefined, told: undefined })),
		chances: (result.chances ?? []).map(chance)
	};
}

/** All that comes of some answers: what counts, what was ruled out, the result with every reading, the other side's view. */
function comesTo(calculator: Calculator, answers: Answers): unknown {
	const { settled, ...result } = resolve(calculator, answers);
	return {
		answers: settled.answers,
		// Which choice was set aside is left out: the pack always says, the game not always.
		ruledOut: settled.ruledOut.map(({ what, value, why, row, question }) => ({ what, value, why, row, question })),
		result: toldOf(result),
		// A game may hand over only what was given, a pack what counts: they come to the same.
		swapped: calculator.swap && settle(calculator.questions, calculator.swap(answers)).answers
	};
}

/** Places and texts are written by many hands: the order of their keys says nothing. */
const ordered = (_: string, value: unknown): unknown => {
	if (typeof value === 'bigint') return `${value}n`;
	if (Object.is(value, -0)) return '−0';
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const written = (result: unknown): string => JSON.stringify(result, ordered);

/** All that comes of some answers as one line. */
export const line = (calculator: Calculator, answers: Answers): string => written(comesTo(calculator, answers));

/** Equal part for part. To write both out takes twice as long, and is left for what differs here. */
function same(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
	const [ours, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>];
	for (const key in ours) if (!same(ours[key], theirs[key])) return false;
	for (const key in theirs) if (!(key in ours) && theirs[key] !== undefined) return false;
	return true;
}

/** Resolves the same answers with both, and finds no difference. */
export function expectSame(ours: Calculator, theirs: Calculator, answers: Answers) {
	const [our, their] = [comesTo(ours, answers), comesTo(theirs, answers)];
	if (same(our, their) || written(our) === written(their)) return;
	expect(their).toEqual(our);
	expect.fail(`Two results differ that look equal: ${written(our)}`);
}

/** What is asked, and all that is said of the calculator itself; conditions are functions, and the answers show what they do. */
const asks = ({ questions, outcomes, headlines, told, noun, swap }: Calculator) => ({
	questions: questions.map((question) => ({
		...question,
		asked: undefined,
		// What files do not say: where a question is shown, and the names in it.
		...{ late: undefined, named: undefined, common: undefined },
		choices:
			'choices' in question
				? question.choices.map((choice) => ({ ...choice, barred: undefined, not: choice.not ?? [] }))
				: undefined
	})),
	outcomes,
	headlines: headlines.map(({ title, outcomes }) => ({ title, outcomes })),
	told,
	noun,
	swaps: Boolean(swap)
});

export const expectSameQuestions = (ours: Calculator, theirs: Calculator) => expect(asks(theirs)).toEqual(asks(ours));

export const asksLine = (calculator: Calculator): string => written(asks(calculator));
