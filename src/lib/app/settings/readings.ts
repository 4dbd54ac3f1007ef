/** The player's readings of doubtful rules, as saved by calculators (`setting.<game>.<question>`). Pure. */
import type { Family } from '$lib/app/device/local-settings';
import type { Calculator, Question, Game } from '$lib/core/types';

export interface Reading {
	/** Its key in localStorage. */
	readonly key: Family;
	readonly game: Game;
	readonly question: Question;
}

/** Those whose question still exists. */
export function readingsIn(
	keys: readonly Family[],
	games: readonly { readonly game: Game; readonly calculators: readonly Calculator[] }[]
): Reading[] {
	return games.flatMap(({ game, calculators }) => {
		const questions = new Map(
			calculators.flatMap((one) => one.questions.filter(({ setting }) => setting)).map((one) => [one.id, one])
		);
		return [...questions.values()].flatMap((question) => {
			const key = `setting.${game.id}.${question.id}` as const;
			return keys.includes(key) ? [{ key, game, question }] : [];
		});
	});
}
