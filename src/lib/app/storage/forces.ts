/** Functions for units: forces of a battle, and armies kept for reuse. */
import type { Engine } from './engine';
import { newId } from './new-id';
import { existing, touched } from './rows';
import type { Reader } from './store';
import type { Force, KeptGroup } from './types';

export type NewForce = Pick<Force, 'game' | 'name' | 'battle' | 'side' | 'groups'>;
export type ForceChanges = Partial<Pick<Force, 'name' | 'groups'>>;

export const forcesOf = async (reader: Reader, battle: string): Promise<Force[]> =>
	(await reader.all('forces'))
		.filter((force) => force.battle === battle)
		.sort((a, b) => (a.side ?? 0) - (b.side ?? 0) || a.created - b.created);

/** Kept armies of a game, latest first. */
const armiesOf = async (reader: Reader, game: string): Promise<Force[]> =>
	(await reader.all('forces'))
		.filter((force) => force.game === game && force.battle === undefined)
		.sort((a, b) => b.updated - a.updated);

/** Copies groups under new ids, so that changes in a battle do not affect the army they came from. */
export const copied = (groups: readonly KeptGroup[]): KeptGroup[] =>
	groups.map((group) => ({
		...group,
		id: newId(),
		units: group.units.map((unit) => ({ ...unit, id: newId() }))
	}));

export function forces(engine: Engine) {
	return {
		/** Forces of both sides. */
		forcesOf: (battle: string) => engine.live((reader) => forcesOf(reader, battle)),
		/** Kept armies of a game, latest first. */
		armies: (game: string) => engine.live((reader) => armiesOf(reader, game)),

		/** Saves a force for a side of a battle, or as an army when no battle is given. */
		muster: (force: NewForce): Promise<Force> =>
			engine.change('force-kept', async (writer) => {
				// Another tab may have removed it: units of no battle would be shown nowhere.
				if (force.battle !== undefined) await existing(writer, 'battles', force.battle);
				const created = engine.now();
				const made: Force = { ...force, groups: copied(force.groups), id: newId(), created, updated: created };
				await writer.put('forces', [made]);
				return made;
			}),

		/** A function of the row as it is by then, so that two quick taps both count. */
		changeForce: (
			id: string,
			changes: (force: Force) => ForceChanges,
			what: 'force-kept' | 'force-removed' = 'force-kept'
		): Promise<Force> =>
			engine.change(what, async (writer) => {
				const before = await existing(writer, 'forces', id);
				const after = touched(engine, { ...before, ...changes(before) });
				await writer.put('forces', [after]);
				return after;
			}),

		/** Keeps a force of a battle as an army, in place of one of the same name. */
		keepArmy: (id: string, name: string): Promise<Force> =>
			engine.change('force-kept', async (writer) => {
				const { game, groups } = await existing(writer, 'forces', id);
				const before = (await armiesOf(writer, game)).find((one) => one.name === name);
				const now = engine.now();
				const army: Force = {
					id: before?.id ?? newId(),
					game,
					name,
					groups: copied(groups),
					created: before?.created ?? now,
					updated: before ? engine.notBefore(before.updated) : now
				};
				await writer.put('forces', [army]);
				return army;
			}),

		removeForce: (id: string): Promise<void> =>
			engine.change('force-removed', async (writer) => {
				await existing(writer, 'forces', id);
				await writer.remove('forces', [id]);
			})
	};
}
