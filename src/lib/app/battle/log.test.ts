// Imported first: Dexie looks for IndexedDB when it is loaded.
import { BATTLE, newPhone, open } from '../../../../tests/unit/storage/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolve } from '$lib/core/odds/resolve';
import type { Faces } from '$lib/core/odds/throws';
import { newId } from '$lib/app/storage/new-id';
import type { Kept } from '$lib/app/storage/open';
import type { Combat } from '$lib/app/storage/types';
import { loadCalculator, loadGame } from '$lib/games';
import type { Throw } from '$lib/core/types';
import { resolvedOf } from './resolved';
import { CombatLog, actionFor } from './log';

const melee = (await loadCalculator((await loadGame('alexander'))!, 'melee'))!;
/** A melee with two follow-up throws for leaders. */
const result = resolve(melee, { 'defender-leaders': 2 });
const first = result as Throw;
const resolvedAs = (faces: Faces) =>
	resolvedOf({ id: 'alexander/melee', data: '2026-11-18' }, first, result.settled.answers, faces);

test.each<[string, Faces, Faces, string]>([
	['the same again', { '': [4] }, { '': [4] }, 'nothing'],
	['what followed', { '': [9] }, { '': [9], '1': [3] }, 'complete'],
	['what followed is taken back', { '': [9], '1': [3] }, { '': [9] }, 'nothing'],
	['and thrown otherwise', { '': [9], '1': [3] }, { '': [9], '1': [8] }, 'correct'],
	['another first face', { '': [4] }, { '': [5] }, 'correct'],
	['another first face, which leaves nothing to follow', { '': [9], '1': [3] }, { '': [5] }, 'correct']
])('%s', (_, noted, now, deed) => expect(actionFor(noted, now)).toBe(deed));

/** Ids of three combats. */
const [A, B, C] = [newId(), newId(), newId()];

let kept: Kept;
let battle: string;
let log: CombatLog;
beforeEach(async () => {
	kept = open(newPhone()).kept;
	battle = (await kept.startBattle(BATTLE)).id;
	log = new CombatLog();
});
afterEach(() => kept.close());

/** Logs a throw made on this page. */
const record = (id: string, faces: Faces, how: { opened?: boolean; untouched?: boolean } = {}) =>
	log.record(kept, { id, first, faces, resolved: resolvedAs(faces), battle, opened: false, untouched: false, ...how });
/** Logs dice that the page was opened with: another tab, a reload, a restart. */
const opens = (id: string, faces: Faces) => {
	log = new CombatLog();
	return record(id, faces, { opened: true, untouched: true });
};
const noted = async () => (await kept.allEntries(battle).now()) as Combat[];
const facesNoted = async () => (await noted()).map(({ faces }) => faces);

/** Positions of the follow-ups after a first face of 9. */
const [leader] = first.read([9]).steps.flatMap(({ then }, i) => (then ? [String(i)] : []));
const followed: Faces = { '': [9], [leader!]: [3] };

test('a combat is noted once, whatever it is shown with, and another is another', async () => {
	expect(await record(A, { '': [4] })).toBe('added');
	expect(await record(A, { '': [4] })).toBe('there');
	expect(await record(B, { '': [4] })).toBe('added');
	expect(await facesNoted()).toEqual([[4], [4]]);
	expect((await noted()).map(({ id }) => id)).toEqual([A, B]);
});

test('a page that opens with dice writes nothing: not what is there, not what was put right since, not what never was', async () => {
	await record(A, followed);
	await record(B, { '': [4] });
	await record(B, { '': [5] });
	const before = await noted();
	expect(await opens(A, followed)).toBe('there');
	expect(await opens(A, { '': [9] })).toBe('there');
	// The page was saved before the correction.
	expect(await opens(B, { '': [4] })).toBe('there');
	// Not in the log: the browser was killed before it was written, or it was thrown before this battle.
	expect(await opens(C, { '': [7] })).toBe('absent');
	expect(await record(C, { '': [9], [leader!]: [2] }, { opened: true })).toBe('absent');
	expect(await noted()).toEqual(before);
	// The player adds it.
	log.forget(C);
	expect(await record(C, { '': [7] })).toBe('added');
});

test('two tabs that write the same combat at once write one entry', async () => {
	const other = new CombatLog();
	const thrown = { id: A, first, faces: { '': [4] }, resolved: resolvedAs({ '': [4] }), battle };
	await Promise.all([log, other].map((one) => one.record(kept, { ...thrown, opened: false, untouched: false })));
	expect(await facesNoted()).toEqual([[4]]);
});

test('throws that follow complete it, on the page and after a reload', async () => {
	await record(A, { '': [9] });
	await record(A, followed);
	expect(await facesNoted()).toEqual([resolvedAs(followed).faces]);
	await record(B, { '': [9] });
	await opens(B, { '': [9] });
	expect(await record(B, followed, { opened: true })).toBe('there');
	expect((await facesNoted())[1]).toEqual(resolvedAs(followed).faces);
	expect((await noted()).every((one) => !one.corrected)).toBe(true);
});

test('what follows and is taken back was thrown all the same', async () => {
	await record(A, followed);
	await record(A, { '': [9] });
	expect(await facesNoted()).toEqual([resolvedAs(followed).faces]);
});

test('a face that is changed stays visible, back and forth', async () => {
	await record(A, { '': [4] });
	await record(A, { '': [5] });
	expect(await facesNoted()).toEqual([[5]]);
	expect((await noted())[0]!.corrected!.map(({ faces }) => faces)).toEqual([[4]]);
	await record(A, { '': [4] });
	expect(await facesNoted()).toEqual([[4]]);
	expect((await noted())[0]!.corrected!.map(({ faces }) => faces)).toEqual([[4], [5]]);
});

test('a house rule that is added behind the dice completes it, and corrects it where it changes the outcome', async () => {
	const ruled = (rule: string) => {
		const { settled, ...worked } = resolve(melee, { 'defender-leaders': 2, 'house-rule': rule });
		const resolved = resolvedOf({ id: 'alexander/melee', data: '2026-11-18' }, worked as Throw, settled.answers, {
			'': [4]
		});
		return log.record(kept, {
			...{ id: A, faces: { '': [4] }, battle, opened: false, untouched: false },
			first,
			resolved
		});
	};
	await record(A, { '': [4] });
	await ruled('0 only a note');
	expect(await noted()).toMatchObject([{ answers: { 'house-rule': '0 only a note' } }]);
	expect((await noted())[0]!.corrected).toBeUndefined();
	await ruled('-9 Mud');
	expect((await noted())[0]!.corrected).toHaveLength(1);
	expect(await facesNoted()).toEqual([[4]]);
});

test('what is taken out of the log, here or in another tab, stays out of it, with what follows', async () => {
	await record(A, { '': [9] });
	await kept.removeEntry(A);
	expect(await record(A, followed)).toBe('taken-out');
	expect(await facesNoted()).toEqual([]);
	expect(await opens(A, followed)).toBe('absent');
	expect(await facesNoted()).toEqual([]);
});

test('a write that fails is noted at the next try', async () => {
	const failing = { ...kept, logCombat: () => Promise.reject(new Error('no')) };
	const thrown = { id: A, first, faces: { '': [4] }, resolved: resolvedAs({ '': [4] }), battle };
	await expect(log.record(failing, { ...thrown, opened: false, untouched: false })).rejects.toThrow();
	expect(await facesNoted()).toEqual([]);
	await record(A, { '': [4] });
	expect(await facesNoted()).toEqual([[4]]);
});
