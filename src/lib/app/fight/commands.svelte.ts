/** The dice of the battle's commands in the calculator that they pay for: a tap takes one, what came of it spends it. */
import type { BattleArmies } from '$lib/app/army/battle-armies.svelte';
import type { Calculation, Fighters } from '$lib/app/calculator/calculation.svelte';
import type { Battle, Combat } from '$lib/app/storage/types';
import type { Standing } from '$lib/core/units/types';
import type { Text } from '$lib/core/types';
import { commandDice, type CommandDie } from '$lib/app/turn/command-dice';

export interface Command extends CommandDie {
	readonly id: string;
	readonly called: Text;
	readonly side: 0 | 1;
}

/** What is on the table. */
interface Table {
	readonly armies: BattleArmies;
	readonly battle: Battle | undefined;
	readonly entry: Combat | undefined;
	readonly calculation: Calculation;
	readonly fighters: Fighters | undefined;
}

export class Commands {
	readonly #table: Table;

	constructor(table: Table) {
		this.#table = table;
	}

	/** The rule of the die; undefined in every other calculator. */
	readonly #die = $derived.by(() => {
		const { armies, calculation } = this.#table;
		const die = armies.reader?.rules.groupDie;
		return die?.pays.calculator === calculation.calculator.id ? die : undefined;
	});

	/** Those whose die was thrown in this turn. */
	readonly all: readonly Command[] = $derived.by(() => {
		const { armies, battle, entry } = this.#table;
		if (!this.#die || !battle) return [];
		const dice = commandDice(armies.log, entry?.turn ?? battle.turn);
		return armies.forces.flatMap(({ side, groups }) =>
			groups.flatMap(({ id, called }) => {
				const die = dice.get(id);
				return die ? [{ ...die, id, called, side }] : [];
			})
		);
	});

	/** Those that can still pay. */
	readonly open: readonly Command[] = $derived.by(() => this.all.filter(({ left }) => left));

	/** What they pay with. */
	get title(): Text | undefined {
		return this.#die?.title;
	}

	/** The one that pays. */
	readonly chosen: Command | undefined = $derived.by(() => {
		const [id] = this.#table.fighters?.[this.#die?.pays.part ?? ''] ?? [];
		return this.all.find((command) => command.id === id);
	});

	/** It takes the place of a unit where a verdict says what comes of it. */
	get asUnits(): Readonly<Record<string, readonly Standing[]>> {
		const { chosen } = this;
		if (!this.#die || !chosen) return {};
		const standing = { id: chosen.id, name: '', card: {}, states: [], lost: 0, carried: 0, gone: false };
		return { [this.#die.pays.part]: [standing] };
	}

	/** The order is paid with its die, as it was thrown on the board. */
	take({ id, face, left }: Command) {
		if (!this.#die) return;
		const { part, spent } = this.#die.pays;
		const { calculation } = this.#table;
		calculation.fight({ [part]: [id] }, { ...calculation.answers, [spent]: face - left });
		calculation.throw('', [face]);
	}
}
