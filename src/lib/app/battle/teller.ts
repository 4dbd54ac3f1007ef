/** Loads the calculators that describe the combats of a log. */
import type { Combat } from '$lib/app/storage/types';
import { goneWords } from '$lib/app/device/gone-words';
import { loadCalculator } from '$lib/games';
import { nounOf } from '$lib/core/charts/noun';
import type { Calculator, CalculatorHead, Label, Game, Text } from '$lib/core/types';
import { replay, type Replayed } from './resolved';
import { partiesOf } from '$lib/core/told';
import type { Told } from './telling';

export type Teller = (entry: Combat) => Told;

/** Cached by answers and dice. */
export function tellerOf(calculators: ReadonlyMap<string, Calculator>): Teller {
	const known = new Map<string, Replayed>();
	return (entry) => {
		const calculator = calculators.get(entry.calculator);
		if (!calculator) return { entry };
		const key = JSON.stringify([entry.calculator, entry.answers, entry.faces, entry.outcome, entry.shown]);
		const replayed = known.get(key) ?? replay(calculator, entry);
		known.set(key, replayed);
		return { entry, calculator, replayed };
	};
}

export async function loadCalculators(game: Game | undefined): Promise<ReadonlyMap<string, Calculator>> {
	if (!game) return new Map();
	const loaded = await Promise.all(game.calculators.map(({ id }) => loadCalculator(game, id)));
	return new Map(loaded.flatMap((one) => (one ? [[`${game.id}/${one.id}`, one]] : [])));
}

export const loadTeller = async (game: Game | undefined): Promise<Teller> => tellerOf(await loadCalculators(game));

/** Title data of the calculator that an entry names. */
export const headOf = (game: Game | undefined, path: string): CalculatorHead | undefined =>
	game?.calculators.find(({ id }) => path === `${game.id}/${id}`);

/** The calculator's noun; for a removed game, the stored word. */
export function calledIn(game: Game | undefined, path: string): Label {
	const head = headOf(game, path);
	return head ? nounOf(head) : (goneWords(path)?.title ?? path);
}

/** Nouns of a game's calculators by log path, stored when the game is removed. */
export const callingsOf = (game: Game) =>
	new Map(game.calculators.map((head) => [`${game.id}/${head.id}`, { title: nounOf(head) }]));

/** Who fought, for searching thousands of entries: skips the dice. */
export function whoOf(calculators: ReadonlyMap<string, Calculator>): (entry: Combat) => Text | undefined {
	const known = new Map<string, Text | undefined>();
	return (entry) => {
		const calculator = calculators.get(entry.calculator);
		const key = JSON.stringify([entry.calculator, entry.answers, entry.units]);
		if (calculator && !known.has(key)) known.set(key, partiesOf(calculator, entry));
		return known.get(key);
	};
}
