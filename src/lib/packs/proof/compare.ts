/** What a calculator comes to, as far as a player can tell: two of them are equal where this is. */
import { expect } from 'vitest';
import fc from 'fast-check';
import { isIllegal, resolve } from '$lib/odds/resolve';
import { loadAll, loadCalculator, loadSystem } from '$lib/systems';
import type {
	Answer,
	Answers,
	Calculator,
	Chance,
	Illegal,
	Odds,
	Question,
	Reading,
	Text,
	Throw,
	Worked
} from '$lib/types';
import { openPack, type Pack } from '../open';
import { gameAsPack } from './game-as-pack';

/** A game of the app with its calculators in data, through the text of a file and back. */
async function packedGame(id: string): Promise<Pack> {
	const opened = openPack(await gameAsPack(await loadAll((await loadSystem(id))!)));
	if ('pack' in opened) return opened.pack;
	throw new Error(opened.problems.map(({ place, says }) => `${place}: ${says.en}`).join('\n'));
}

/** Where the format says a sentence in other words than the code: figures, rows, doubts and steps are compared all the same. */
const OTHER_WORDS: readonly string[] = ['fire'];

/** Each calculator of a game that exists in data as well, beside the one in code. */
export async function pairs(
	id: string
): Promise<{ name: string; ours: Calculator; theirs: Calculator; sameWords: boolean }[]> {
	const system = (await loadSystem(id))!;
	const { calculators } = await packedGame(id);
	return Promise.all(
		calculators.map(async (theirs) => ({
			name: `${id}/${theirs.id}`,
			ours: (await loadCalculator(system, theirs.id))!,
			theirs,
			sameWords: !OTHER_WORDS.includes(theirs.id)
		}))
	);
}

const anyAnswer = (question: Question): fc.Arbitrary<Answer> => {
	if (question.kind === 'number') return fc.integer({ min: question.min, max: question.max });
	const ids = question.choices.map(({ id }) => id);
	return question.kind === 'one' ? fc.constantFrom(...ids) : fc.subarray(ids, { minLength: question.needed ? 1 : 0 });
};

/** Answers as a player might leave them: some questions answered, whatever they say. */
export const anyAnswers = ({ questions }: Calculator): fc.Arbitrary<Answers> =>
	fc.record<Record<string, Answer>>(
		Object.fromEntries(questions.map((question) => [question.id, anyAnswer(question)])),
		{ requiredKeys: [] }
	);

const ways = (odds: Odds) => [...odds].map(([id, ways]) => `${id} ${ways}`).sort();

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);
const reduced = (ways: bigint, of: bigint) => {
	const by = gcd(ways, of) || 1n;
	return `${ways / by}/${of / by}`;
};
const chance = ({ title, ways, of }: Chance) => ({ title, chance: reduced(ways, of) });

type Words = (text: Text | undefined) => unknown;

function readingOf(reading: Reading, words: Words, depth: number): unknown {
	return {
		outcome: reading.outcome,
		undecided: reading.undecided,
		sum: reading.sum,
		row: reading.row,
		steps: reading.steps.map(({ text, side, row, doubt, then }) => ({
			text: words(text),
			side,
			row,
			doubt,
			then: then && throwOf(then, words, depth + 1)
		}))
	};
}

/** A throw with every way it can be read; of a pool a few counts, for each leads to throws of its own. */
function throwOf(one: Throw, words: Words, depth = 0): unknown {
	const reached = new Set(one.odds.keys());
	const faces =
		one.dice.length === 1 ? one.dice[0]!.faces.map((face) => [face]) : [one.dice.map(({ faces }) => faces[0]!)];
	const some = one.pool ? [faces[0]!, faces[Math.floor(faces.length / 2)]!, faces.at(-1)!] : faces;
	return {
		title: words(one.title),
		dice: one.dice,
		pool: one.pool,
		odds: ways(one.odds),
		outcomes: one.outcomes
			.filter(({ id }) => reached.has(id))
			.slice(0, 5)
			.map(({ id, title, sides, row }) => ({
				id,
				title: words(title),
				sides: sides?.map(({ side, result }) => ({ side, result: words(result) })),
				row
			})),
		readings: depth > 2 ? [] : some.map((thrown) => readingOf(one.read(thrown), words, depth))
	};
}

function toldOf(result: Worked | Illegal, words: Words): unknown {
	if (isIllegal(result)) return { illegal: words(result.illegal), row: result.row, doubt: result.doubt };
	return {
		...(throwOf(result, words) as object),
		lines: result.lines.map(({ what, ...line }) => ({ what: words(what), ...line })),
		total: result.total,
		shown: result.shown,
		sums: result.sums,
		capped: result.capped,
		remarks: (result.remarks ?? []).map(({ text, ...step }) => ({ text: words(text), ...step })),
		chances: (result.chances ?? []).map(chance)
	};
}

/** Resolves the same answers with both, and finds no difference. */
export function expectSame(ours: Calculator, theirs: Calculator, answers: Answers, texts = true) {
	const [a, b] = [resolve(ours, answers), resolve(theirs, answers)];
	const words: Words = (text) => (texts ? text : undefined);
	expect(b.settled.answers).toEqual(a.settled.answers);
	// Which choice was set aside is left out: the pack always says, the game not always.
	const out = ({ settled }: typeof a) =>
		settled.ruledOut.map(({ what, value, why, row, question }) => ({ what, value, why: words(why), row, question }));
	expect(out(b)).toEqual(out(a));
	expect(toldOf(b, words)).toEqual(toldOf(a, words));
}

/** What is asked: the same questions, with the same choices, words and figures. */
export function expectSameQuestions(ours: Calculator, theirs: Calculator) {
	// Conditions are functions: the answers show whether they are the same.
	const plain = (question: Question) => ({
		...question,
		asked: undefined,
		choices:
			'choices' in question
				? question.choices.map((choice) => ({ ...choice, barred: undefined, not: choice.not ?? [] }))
				: undefined
	});
	expect(theirs.questions.map(plain)).toEqual(ours.questions.map(plain));
	expect(theirs.outcomes).toEqual(ours.outcomes);
	expect(theirs.headlines).toEqual(ours.headlines);
}
