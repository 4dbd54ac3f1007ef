/** Functions for units: forces of a battle, and armies kept for reuse. */
import type { Engine } from './engine';
import { StorageError } from './errors';
import { newId } from './new-id';
import type { Reader } from './store';
import type { Force, KeptGroup } from './types';

export type NewForce = Pick<Force, 'game' | 'name' | 'battle' | 'side' | 'groups'>;
export type ForceChanges = Partial<Pick<Force, 'name' | 'groups'>>;

export const forcesOf = async (reader: Reader, battle: string): Promise<Force[]> =>
	(await reader.all('forces'))
		.filter((force) => force.battle === battle)
		.sort((a, b) => (a.side ?? 0) - (b.side ?? 0) || a.created - b.created);

/** Copies groups under new ids, so that changes in a battle do not affect the army they came from. */
const copied = (groups: readonly KeptGroup[]): KeptGroup[] =>
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
		armies: (game: string) =>
			engine.live(async (reader) =>
				(await reader.all('forces'))
					.filter((force) => force.game === game && force.battle === undefined)
					.sort((a, b) => b.updated - a.updated)
			),

		/** Saves a force for a side of a battle, or as an army when no battle is given. */
		muster: (force: NewForce): Promise<Force> =>
			engine.change('force-kept', async (writer) => {
				// Another tab may have removed it: units of no battle would be shown nowhere.
				if (force.battle !== undefined && !(await writer.get('battles', force.battle))) throw new StorageError('gone');
				const created = engine.now();
				const made: Force = { ...force, groups: copied(force.groups), id: newId(), created, updated: created };
				await writer.put('forces', [made]);
				return made;
			}),

		changeForce: (id: string, changes: ForceChanges): Promise<Force> =>
			engine.change('force-kept', async (writer) => {
				const before = await writer.get('forces', id);
				if (!before) throw new StorageError('gone');
				const after = { ...before, ...changes, updated: engine.notBefore(before.updated) };
				await writer.put('forces', [after]);
				return after;
			}),

		removeForce: (id: string): Promise<void> =>
			engine.change('force-removed', async (writer) => {
				if (!(await writer.get('forces', id))) throw new StorageError('gone');
				await writer.remove('forces', [id]);
			})
	};
}
