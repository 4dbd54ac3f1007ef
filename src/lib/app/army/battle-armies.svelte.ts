/** The armies of a battle, kept up to date with its log. */
import { liveQuery } from '$lib/app/storage/client/live-query.svelte';
import { troubleOf } from '$lib/app/storage/client/open-db';
import { loadNames, loadUnits } from '$lib/games';
import type { Changing } from '$lib/core/units/standing';
import type { Battle, Entry } from '$lib/app/storage/types';
import type { Text } from '$lib/core/types';
import { musteredOf, unitsById, type CardReader, type MusteredForce, type MusteredUnit } from './mustered';

export interface BattleArmies {
	/** Undefined where the game has no units, or until `ready`. */
	readonly reader: CardReader | undefined;
	/** Whether it is known what units of the game are. */
	readonly ready: boolean;
	/** Whether the forces have been read. */
	readonly read: boolean;
	readonly forces: readonly MusteredForce[];
	readonly units: ReadonlyMap<string, MusteredUnit>;
	/** The name of a unit or of a group. */
	calledOf(id: string): Text | undefined;
	/** The log that they follow from, in its order. */
	readonly log: readonly Entry[];
	readonly trouble: Text | undefined;
}

const changing = (entries: readonly Entry[]): Changing[] =>
	entries.filter((entry) => 'changes' in entry && entry.changes?.length);

/** The entries before one of them. */
function before(entries: readonly Entry[], id: string | undefined): readonly Entry[] {
	const at = entries.findIndex((entry) => entry.id === id);
	return at < 0 ? entries : entries.slice(0, at);
}

/** Call during component initialisation. Both may read runes. With `until`, units are as they were before that entry. */
export function battleArmies(
	battle: () => Pick<Battle, 'id' | 'game'> | undefined,
	until: () => string | undefined = () => undefined
): BattleArmies {
	let reader = $state.raw<CardReader>();
	let ready = $state(false);
	let failed = $state.raw<Text>();
	const id = $derived(battle()?.id);
	const game = $derived(battle()?.game);

	$effect(() => {
		const wanted = game;
		if (!wanted) return;
		Promise.all([loadUnits(wanted), loadNames(wanted)]).then(
			([rules, names]) => {
				if (wanted !== game) return;
				reader = rules && { rules, names };
				ready = true;
			},
			(error) => (failed = troubleOf(error))
		);
	});

	const kept = liveQuery((db) => (id ? db.forcesOf(id) : undefined));
	// Battles without armies never read their log for it.
	const some = $derived(Boolean(kept.value?.length));
	const log = liveQuery((db) => (id && some ? db.allEntries(id) : undefined));
	const entries = $derived(before(log.value ?? [], until()));
	const forces = $derived(
		reader && kept.value && (log.read || !some) ? musteredOf(reader, kept.value, changing(entries)) : []
	);
	const units = $derived(unitsById(forces));

	return {
		get reader() {
			return reader;
		},
		get ready() {
			return ready;
		},
		get read() {
			return kept.read && Boolean(reader) && (!some || log.read);
		},
		get forces() {
			return forces;
		},
		get units() {
			return units;
		},
		calledOf: (id) =>
			(units.get(id) ?? forces.flatMap(({ groups }) => groups).find((group) => group.id === id))?.called,
		get log() {
			return entries;
		},
		get trouble() {
			return failed ?? kept.trouble ?? log.trouble;
		}
	};
}
