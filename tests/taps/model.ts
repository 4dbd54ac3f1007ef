/** What must be kept after some taps, in plain values. Knows nothing of the code under test, only how rows lie on the disk. */
import type { Rows } from '../browser/keeping';

export interface PlainBattle {
	/** Chosen by the app: taken over from the disk. */
	readonly id?: string;
	readonly state: 'running' | 'paused' | 'ended';
	readonly turn: number;
	/** Entries in words, sorted. */
	readonly log: readonly string[];
}

export interface Plain {
	readonly stars: readonly string[];
	/** In the order in which they were begun. */
	readonly battles: readonly PlainBattle[];
	/** Combats outside of battles. */
	readonly loose: readonly string[];
}

export const NOTHING: Plain = { stars: [], battles: [], loose: [] };

/** A row of entries, as far as the model knows it. */
export interface EntryRow {
	readonly id: string;
	readonly battle: string;
	readonly kind: 'combat' | 'note' | 'turn' | 'change';
	readonly turn: number;
	readonly note?: string;
	readonly calculator?: string;
	readonly faces?: readonly number[];
	readonly corrected?: readonly { readonly faces: readonly number[] }[];
}

type Told = Omit<EntryRow, 'id' | 'battle'>;

/** An entry in words: its turn, its kind, and what was written or thrown, with what it was before it was put right. */
export function told({ kind, turn, note = '', calculator = '', faces = [], corrected = [] }: Told): string {
	const thrown = [...corrected, { faces }].map((one) => one.faces.join('+')).join(' → ');
	return [turn, kind, calculator, thrown, note].filter((part) => part !== '').join(' ');
}

export const entriesIn = (rows: Rows) => rows.entries as unknown as readonly EntryRow[];

export function plainOf(rows: Rows): Plain {
	const logOf = (id: string) =>
		entriesIn(rows)
			.filter(({ battle }) => battle === id)
			.map(told)
			.sort();
	const battles = rows.battles as unknown as readonly (Omit<PlainBattle, 'log'> & { id: string; created: number })[];
	return {
		stars: rows.favourites.map(({ path }) => String(path)).sort(),
		battles: [...battles]
			.sort((a, b) => a.created - b.created)
			.map(({ id, state, turn }) => ({ id, state, turn, log: logOf(id) })),
		loose: logOf('')
	};
}

/** For comparisons: a battle that the model does not know by its id yet has the one that was found in its place. */
export const comparable = (plain: Plain, found: Plain): string =>
	JSON.stringify({
		...plain,
		battles: plain.battles.map(({ id, state, turn, log }, i) => ({ id: id ?? found.battles[i]?.id, state, turn, log }))
	});

/** A change that can be undone: what was there before it and after it. */
interface Done {
	readonly before: Plain;
	readonly after: Plain;
	/** The battle from whose page it can be undone. */
	readonly of?: string | undefined;
}

/** The changes of one device, in their order. */
export class History {
	#steps: readonly Done[] = [];
	#at = 0;

	add(step: Done) {
		this.#steps = [...this.#steps.slice(0, this.#at), step];
		this.#at++;
	}
	/** What `undo` or `redo` would take next. */
	next(way: 'undo' | 'redo'): Done | undefined {
		return this.#steps[way === 'undo' ? this.#at - 1 : this.#at];
	}
	move(way: 'undo' | 'redo') {
		this.#at += way === 'undo' ? -1 : 1;
	}
}
