/**
 * An evening in each game: twelve combats whose consequences are applied, one taken out, one corrected, one undone, one fought on another
 * phone, and a kill in the middle. What each combat brings was worked out by hand from the sheet, and so was how the units stand.
 */
// First: Dexie looks for IndexedDB as it is loaded.
import { newPhone, open } from './storage/world';
import { expect, test } from 'vitest';
import type { Change } from '$lib/core/units/types';
import type { Kept } from '$lib/app/storage/open';
import { fight, gameOf, groupsOf, pencilList, play, unitsOf, type Bout, type Sheet } from './evening';
import { EVENINGS } from './evenings';

const TAKEN_OUT = 3;
const CORRECTED = 5;
const UNDONE = 7;
const KILLED_AFTER = 8;
const ELSEWHERE = 9;

/** `Levies dr, Guard −1`. */
const said = (changes: readonly Change[] = [], nameOf: (id: string) => string): string =>
	changes
		.map((change) => {
			const name = nameOf('group' in change ? change.group : change.unit);
			if ('state' in change) return `${name} ${change.is ? '' : 'no '}${change.state}`;
			return `${name} −${'lost' in change ? change.lost : change.spent}`;
		})
		.join(', ');

test.each(EVENINGS)(
	'$game: the pencil list of twelve combats',
	async ({ game, sheets, bouts, right, list, ...told }) => {
		const played = await gameOf(game);
		const phone = newPhone();
		let { kept } = open(phone);
		const sides = ['A', 'B'].map((name) => ({ name, colour: 'red' }));
		const battle = await kept.startBattle(
			{ game, scenario: '', sides: [sides[0]!, sides[1]!], turns: true },
			sheets.map((sheet: Sheet, at) => ({ name: `${at}`, side: at === 0 ? 0 : 1, groups: groupsOf(played, sheet) }))
		);
		const nameOf = async (kept: Kept) => {
			const units = await unitsOf(kept, played, battle.id);
			const names = new Map([...units.values()].map(({ id, name }) => [id, name]));
			return (id: string) => names.get(id) ?? '';
		};
		const ids: string[] = [];
		const brought: string[] = [];
		const fought = async (on: Kept, bout: Bout) => {
			const { id, changes } = await play(on, played, battle, bout);
			ids.push(id);
			brought.push(said(changes, await nameOf(on)));
		};

		let other: Kept | undefined;
		for (const [i, bout] of bouts.entries()) {
			const nth = i + 1;
			if (nth === ELSEWHERE) {
				other = open(newPhone()).kept;
				await other.importAll((await kept.exportAll()).text, 'merge');
				await fought(other, bout);
				continue;
			}
			const before = await unitsOf(kept, played, battle.id);
			await fought(kept, bout);
			if (nth === TAKEN_OUT + 1) await kept.removeEntry(ids[TAKEN_OUT - 1]!);
			if (nth === CORRECTED) {
				const { resolved, changes } = fight(played, before, { ...bout, faces: right.faces });
				expect(said(changes, await nameOf(kept))).toBe(right.makes);
				await kept.correctCombat(ids[i]!, resolved);
				await kept.changeEntry(ids[i]!, { changes: changes.length ? changes : undefined });
			}
			if (nth === UNDONE) await kept.undo();
			// The browser is killed: nothing is closed, and the next one opens what was written.
			if (nth === KILLED_AFTER) kept = open(phone).kept;
			if (nth === ELSEWHERE + 1) await kept.importAll((await other!.exportAll()).text, 'merge');
		}
		expect(brought).toEqual(bouts.map(({ makes }) => makes));
		expect(pencilList(await unitsOf(kept, played, battle.id))).toEqual(list);

		// The other phone gets the rest, and has the same list.
		await other!.importAll((await kept.exportAll()).text, 'merge');
		expect(pencilList(await unitsOf(other!, played, battle.id))).toEqual(list);

		if (told.broken) {
			const [group] = (await kept.forcesOf(battle.id).now()).flatMap(({ groups }) => groups);
			await kept.changeUnits(battle.id, [{ group: group!.id, state: told.broken.state, is: true }]);
			expect(pencilList(await unitsOf(kept, played, battle.id))).toEqual({ ...list, ...told.broken.list });
		}
		await Promise.all([kept.close(), other!.close()]);
	}
);
