/** Writes the cards of a battle's armies. Changes queue, so that two quick taps both count. */
import { Action } from '$lib/app/storage/client/action.svelte';
import type { Db } from '$lib/app/storage/client/open-db';
import type { Battle, KeptGroup } from '$lib/app/storage/types';
import type { Change } from '$lib/core/units/types';

type Who = 0 | 1;
type Edit = (groups: readonly KeptGroup[]) => readonly KeptGroup[];

export class Muster {
	readonly action = new Action();
	#battle: () => Battle;
	#under: Promise<unknown> = Promise.resolve();

	constructor(battle: () => Battle) {
		this.#battle = battle;
	}

	/** Changes the groups of a side, and makes its force where it has none yet. */
	edit(side: Who, change: Edit, what?: 'force-removed'): Promise<boolean> {
		const { id: battle, game, sides } = this.#battle();
		return this.#next(async (db) => {
			const own = (await db.forcesOf(battle).now()).find((force) => force.side === side);
			if (own) await db.changeForce(own.id, ({ groups }) => ({ groups: change(groups) }), what);
			else await db.muster({ game, name: sides[side].name, battle, side, groups: change([]) });
		});
	}

	/** What happens to units outside of a combat goes into the log. */
	suffer = (changes: readonly Change[]): Promise<boolean> =>
		this.#next((db) => db.changeUnits(this.#battle().id, changes));

	take(side: Who, name: string, groups: readonly KeptGroup[]): Promise<boolean> {
		const { id: battle, game } = this.#battle();
		return this.#next((db) => db.muster({ game, name, battle, side, groups }));
	}

	keep = (force: string, name: string): Promise<boolean> => this.#next((db) => db.keepArmy(force, name));

	remove = (force: string): Promise<boolean> => this.#next((db) => db.removeForce(force));

	#next(write: (db: Db) => Promise<unknown>): Promise<boolean> {
		const done = this.#under.then(() => this.action.change(write));
		this.#under = done;
		return done;
	}
}
