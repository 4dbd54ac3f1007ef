/** The readings of doubtful rules that a player has chosen, as calculators remember them (`setting.<game>.<question>`). Pure. */
import type { Calculator, Question, System } from '$lib/types';

export interface Reading {
	/** The name it is kept under. */
	readonly key: string;
	readonly system: System;
	readonly question: Question;
}

const PREFIX = 'guidon.setting.';

/** Names of what is kept, among all names. */
export const readingKeys = (names: readonly string[]): string[] =>
	names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice('guidon.'.length));

/** Those that a calculator of today still asks for. */
export function readingsIn(
	keys: readonly string[],
	games: readonly { readonly system: System; readonly calculators: readonly Calculator[] }[]
): Reading[] {
	return games.flatMap(({ system, calculators }) => {
		const questions = new Map(
			calculators.flatMap((one) => one.questions.filter(({ setting }) => setting)).map((one) => [one.id, one])
		);
		return [...questions.values()].flatMap((question) => {
			const key = `setting.${system.id}.${question.id}`;
			return keys.includes(key) ? [{ key, system, question }] : [];
		});
	});
}
