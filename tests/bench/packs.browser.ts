/** What runs in the browser of the bench beside this: packs opened, indexed, searched and asked. */
import { resolve } from '$lib/core/odds/resolve';
import { openPack } from '$lib/packs/format/open';
import { find } from '$lib/core/search';
import { buildIndex } from '$lib/core/search/build';
import { entriesOf } from '$lib/core/search/entries';
import fire from '$lib/games/alexander/calculators/fire';
import melee from '$lib/games/alexander/calculators/melee';
import artilleryFire from '$lib/games/jdg/calculators/artillery-fire';
import shock from '$lib/games/jdg/calculators/shock';
import combat from '$lib/games/wab/calculators/combat';
import shooting from '$lib/games/wab/calculators/shooting';
import type { Answers, Calculator, CalculatorBody } from '$lib/core/types';

const IN_CODE: Readonly<Record<string, CalculatorBody>> = {
	'alexander/fire': fire,
	'alexander/melee': melee,
	'jdg/artillery-fire': artilleryFire,
	'jdg/shock': shock,
	'wab/shooting': shooting,
	'wab/combat': combat
};

export interface Given {
	/** By the id of a game: its text, and answers by calculator. */
	readonly games: Readonly<Record<string, { text: string; answers: Readonly<Record<string, readonly Answers[]>> }>>;
	/** A pack of some 200 kB. */
	readonly long: string;
	/** A word that only that one has. */
	readonly query: string;
}

export interface Asked {
	readonly name: string;
	/** Milliseconds for one result with its odds, in rounds over the same answers: in code and in data. */
	readonly code: readonly (readonly number[])[];
	readonly data: readonly (readonly number[])[];
}

export interface Measured {
	/** Milliseconds: opening with every check, and the index of it, until a query finds it. */
	readonly opened: readonly number[];
	readonly indexed: readonly number[];
	readonly asked: readonly Asked[];
}

const ROUNDS = 5;

function timed<T>(work: () => T): { ms: number; of: T } {
	const start = performance.now();
	const of = work();
	return { ms: performance.now() - start, of };
}

const open = (text: string) => {
	const opened = openPack(text);
	if ('problems' in opened) throw new Error(opened.problems[0]!.says.en);
	return opened.pack;
};

/** Rounds over all answers: the very first ones run before the engine has made their code fast, as on a phone. */
const turns = (calculator: CalculatorBody, all: readonly Answers[]): number[][] =>
	Array.from({ length: ROUNDS }, () => all.map((answers) => timed(() => resolve(calculator, answers)).ms));

export default async function run({ games, long, query }: Given): Promise<Measured> {
	const opened: number[] = [];
	const indexed: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const { ms, of: pack } = timed(() => open(long));
		opened.push(ms);
		const made = timed(() => find([buildIndex(entriesOf(pack))], query, { lang: 'en' }));
		if (!made.of.hits.length) throw new Error(`“${query}” found nothing in the pack.`);
		indexed.push(made.ms);
	}
	const asked = Object.entries(games).flatMap(([game, { text, answers }]) =>
		open(text).calculators.map((calculator: Calculator): Asked => {
			const name = `${game}/${calculator.id}`;
			const all = answers[calculator.id]!;
			return {
				name,
				code: turns(IN_CODE[name]!, all),
				data: turns(calculator, all)
			};
		})
	);
	return { opened, indexed, asked };
}
