/** What a verdict makes of the units: proposed line by line, applied by a tap, kept in the log entry. */
import { inTurn } from '$lib/app/battle/log';
import { replay } from '$lib/app/battle/resolved';
import { Action } from '$lib/app/storage/client/action.svelte';
import type { Fallen } from '$lib/core/odds/throws';
import { proposalsOf, type Proposal } from '$lib/core/units/proposals';
import type { Change } from '$lib/core/units/types';
import type { Text } from '$lib/core/types';
import { changeName } from '$lib/app/army/change-name';
import type { Fight } from './fight.svelte';
import { idOf, isSame, keyed, keysOf, NONE, withTick, type Keyed } from './keyed';
import { words } from './words';

export interface ConsequenceLine {
	readonly key: string;
	readonly change: Change;
	readonly who: Text;
	readonly what: Text;
	/** Why it is not certain. */
	readonly why?: Text | undefined;
	readonly ticked: boolean;
}

export class Consequences {
	readonly #fight: Fight;
	readonly action = new Action();
	/** Boxes that the player has changed, by combat and key. */
	#changed = $state.raw<{ readonly of: string; readonly ticks: ReadonlyMap<string, boolean> }>();
	/** What was proposed when the player last applied. */
	#decided = $state.raw<{ readonly combat: string; readonly keys: ReadonlySet<string> }>();
	#skipped = $state.raw<string>();

	constructor(fight: Fight) {
		this.#fight = fight;
	}

	#proposals(throws: readonly Fallen[]): Keyed<Proposal>[] {
		const { armies, chosen, commands } = this.#fight;
		if (!armies.reader) return [];
		const steps = throws.flatMap(({ reading }) => reading.steps);
		const all = { ...chosen, ...commands.asUnits };
		return keyed(proposalsOf(armies.reader.rules, steps, all), ({ change }) => change);
	}

	readonly #now = $derived.by(() => this.#proposals(this.#fight.calculation.thrown));

	readonly #made = $derived.by(() => keyed(this.#fight.entry?.changes ?? [], (change) => change));

	/** Proposals that the player has decided about already, by applying or by leaving them. */
	get #settled(): ReadonlySet<string> {
		const { corrected, combat, calculation, entry } = this.#fight;
		if (corrected) return keysOf(this.#proposals(replay(calculation.calculator, corrected).throws));
		if (this.#decided && this.#decided.combat === combat) return this.#decided.keys;
		return entry?.changes ? keysOf(this.#now) : NONE;
	}

	readonly lines: readonly ConsequenceLine[] = $derived.by(() => {
		const { armies, entry, corrected, combat } = this.#fight;
		const { reader } = armies;
		if (!reader || !entry) return [];
		const settled = this.#settled;
		const made = keysOf(this.#made);
		const now = keysOf(this.#now);
		const own = this.#changed && this.#changed.of === combat ? this.#changed.ticks : undefined;
		const proposed = this.#now.flatMap(({ key, of: { unit, change, sure, again, step } }): ConsequenceLine[] => {
			const who = armies.calledOf(unit.id);
			if (!who) return [];
			const asBefore = settled.has(key) && Boolean(entry.changes ?? corrected);
			const why = again ?? (sure ? undefined : step.text);
			const ticked = own?.get(key) ?? (asBefore ? made.has(key) : sure);
			return [{ key, change, who, what: changeName(reader, change), why, ticked }];
		});
		const others = this.#made.flatMap(({ key, of: change }): ConsequenceLine[] => {
			const who = armies.calledOf(idOf(change));
			if (now.has(key) || !who) return [];
			const what = changeName(reader, change);
			// Proposed by dice that were changed since, or written by hand.
			const stale = settled.has(key);
			return [{ key, change, who, what, why: stale ? words.before : undefined, ticked: own?.get(key) ?? !stale }];
		});
		return [...proposed, ...others];
	});

	readonly #ticked = $derived(keysOf(this.lines.filter(({ ticked }) => ticked)));

	/** What the boxes say. */
	get changes(): readonly Change[] | undefined {
		const ticked = this.lines.filter((line) => line.ticked).map(({ change }) => change);
		return ticked.length ? ticked : undefined;
	}

	/** Lines are to be applied, or taken back, that the player has not left aside. */
	get pending(): boolean {
		return !this.skipped && !isSame(this.#ticked, keysOf(this.#made));
	}

	/** What the button for the next combat does before it. */
	get first(): Text | undefined {
		return this.pending ? words.applyAnd : undefined;
	}

	get applied(): boolean {
		return Boolean(this.#fight.entry?.changes) && !this.pending;
	}

	get #key(): string {
		return [this.#fight.combat, ...this.lines.map(({ key }) => key)].join();
	}

	get skipped(): boolean {
		return this.#skipped === this.#key;
	}

	toggle({ key, ticked }: ConsequenceLine) {
		const { combat = '' } = this.#fight;
		const before = this.#changed && this.#changed.of === combat ? this.#changed.ticks : undefined;
		this.#changed = { of: combat, ticks: withTick(before, key, !ticked) };
	}

	skip() {
		this.#skipped = this.#key;
	}

	show() {
		this.#skipped = undefined;
	}

	/** Writes the ticked lines into the entry: one row, so all of them or none. Returns whether it succeeded. */
	async apply(): Promise<boolean> {
		const { combat } = this.#fight;
		if (combat === undefined || !this.pending) return true;
		const { changes } = this;
		const keys = keysOf(this.#now);
		const done = await this.action.change((db) => inTurn(() => db.changeEntry(combat, { changes })));
		if (done) this.#decided = { combat, keys };
		return done;
	}
}
