/** One line of the list of faults: what is done, and what was seen. It throws when what must hold does not. */
export interface Fault {
	readonly name: string;
	/** Runs with `npm run unit` too: these are the ones that happen most. */
	readonly always?: boolean;
	run(): Promise<string>;
}

export function must(holds: unknown, sentence: string): asserts holds {
	if (!holds) throw new Error(sentence);
}
