// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, newPhone, open } from '../../../tests/unit/storage/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Faces } from '$lib/odds/throws';
import type { Kept } from '$lib/storage/open';
import type { Combat, Resolved } from '$lib/storage/types';
import { CombatLog, SLIP, actionFor, inLog } from './log';

const resolvedAs = (faces: Faces): Resolved => ({
	calculator: 'alexander/fire',
	answers: {},
	// By place: a list of names that are numbers would put them first.
	faces: Object.keys(faces)
		.sort()
		.flatMap((place) => faces[place]!),
	outcome: ['no-effect'],
	shown: { fr: 'Pas d’effet', en: 'No effect' },
	data: '2026-11-18'
});

test.each<[string, Faces | undefined, Faces, string]>([
	['a first throw', undefined, { '': [4] }, 'log'],
	['the same again', { '': [4] }, { '': [4] }, 'nothing'],
	['what followed', { '': [9] }, { '': [9], '1': [3] }, 'complete'],
	['what followed is taken back', { '': [9], '1': [3] }, { '': [9] }, 'nothing'],
	['and thrown otherwise', { '': [9], '1': [3] }, { '': [9], '1': [8] }, 'correct'],
	['another first face', { '': [4] }, { '': [5] }, 'correct'],
	['another first face, which leaves nothing to follow', { '': [9], '1': [3] }, { '': [5] }, 'correct']
])('%s', (_, noted, now, deed) => expect(actionFor(noted, now)).toBe(deed));

let kept: Kept;
let battle: string;
let log: CombatLog;
let now = 0;
beforeEach(async () => {
	kept = open(newPhone()).kept;
	battle = (await kept.startBattle(BATTLE)).id;
	log = new CombatLog(() => now);
});
afterEach(() => kept.close());

const record = (faces: Faces) => log.record(kept, { faces, resolved: resolvedAs(faces), battle });
const noted = async () => (await kept.allEntries(battle).now()) as Combat[];
const facesNoted = async () => (await noted()).map(({ faces }) => faces);

test('a throw is noted once, and a throw again is another combat', async () => {
	const first = [4];
	await record({ '': first });
	await record({ '': first });
	expect(await facesNoted()).toEqual([[4]]);
	log.cleared();
	await record({ '': [4] });
	expect(await facesNoted()).toEqual([[4], [4]]);
});

test('a browser that ended before it remembered where the dice were noted finds them in the log', async () => {
	await record({ '': [9], '1': [3] });
	const newest = async () => (await kept.entries(battle, { order: 'newest', limit: 9 }).now()).entries;
	const [entry] = await newest();
	const found =
		(faces: Faces, answers = {}) =>
		async () =>
			inLog(await newest(), { ...resolvedAs(faces), answers }, faces['']!);
	const first = [9];
	expect(await found({ '': first })()).toEqual({ id: entry!.id, faces: { '': [9] } });
	expect(await found({ '': [8] })()).toBeUndefined();
	expect(await found({ '': [9] }, { from: 'rear' })()).toBeUndefined();

	log = new CombatLog(() => now);
	log.adopt(first, (await found({ '': first })())!);
	await record({ '': first });
	expect(await facesNoted()).toEqual([[9, 3]]);

	// Only the last of a calculator lies on the table.
	log.cleared();
	await record({ '': [5] });
	expect(await found({ '': [9] })()).toBeUndefined();
});

test('undone and done again on the page, it is the same combat', async () => {
	const first = [4];
	await record({ '': first });
	log.cleared();
	await record({ '': first });
	expect(await facesNoted()).toEqual([[4]]);
	log.cleared();
	await record({ '': [4] });
	expect(await facesNoted()).toEqual([[4], [4]]);
});

test('throws that follow complete it', async () => {
	const first = [9];
	await record({ '': first });
	await record({ '': first, '1': [3] });
	await record({ '': first, '1': [3], '2': [0] });
	expect(await facesNoted()).toEqual([[9, 3, 0]]);
	expect((await noted())[0]).not.toHaveProperty('corrected');
});

test('a face that is changed stays visible, back and forth', async () => {
	const wrong = [4];
	await record({ '': wrong });
	await record({ '': [5] });
	expect(await facesNoted()).toEqual([[5]]);
	expect((await noted())[0]!.corrected!.map(({ faces }) => faces)).toEqual([[4]]);
	await record({ '': wrong });
	expect(await facesNoted()).toEqual([[4]]);
	expect((await noted())[0]!.corrected!.map(({ faces }) => faces)).toEqual([[4], [5]]);
});

test('what is taken out of the log stays out of it, with what follows', async () => {
	const first = [9];
	const { id } = await record({ '': first });
	await kept.removeEntry(id);
	log.withdraw(true);
	await record({ '': first, '1': [3] });
	expect(await facesNoted()).toEqual([]);
	log.cleared();
	await record({ '': [2] });
	expect(await facesNoted()).toEqual([[2]]);
});

test('so does what was taken out in another tab', async () => {
	const first = [9];
	const { id } = await record({ '': first });
	await kept.removeEntry(id);
	expect(await record({ '': first, '1': [3] })).toMatchObject({ withdrawn: true });
	expect(await facesNoted()).toEqual([]);
});

test('after a reload it goes on with the same combat', async () => {
	const { id } = await record({ '': [9] });
	log = new CombatLog(() => now);
	const again = [9];
	log.adopt(again, { id, faces: { '': [9] } });
	await record({ '': again });
	await record({ '': again, '1': [3] });
	expect(await facesNoted()).toEqual([[9, 3]]);
});

test('a write that fails is noted at the next try', async () => {
	const first = [4];
	const failing = { ...kept, logCombat: () => Promise.reject(new Error('no')) };
	await expect(
		log.record(failing, { faces: { '': first }, resolved: resolvedAs({ '': first }), battle })
	).rejects.toThrow();
	expect(await facesNoted()).toEqual([]);
	await record({ '': first });
	expect(await facesNoted()).toEqual([[4]]);
});

test('dice that are tapped over others later are those of the next combat', async () => {
	const first = [4];
	await record({ '': first });
	now += SLIP + 1;
	await record({ '': [4] });
	await record({ '': [6] });
	expect(await facesNoted()).toEqual([[4], [6]]);
	now += SLIP + 1;
	// What was on the table all the time still belongs to its own combat.
	await record({ '': first });
	expect(await facesNoted()).toEqual([[4], [6]]);
});

test('dice tapped over those that came with the page are another combat', async () => {
	const { id } = await record({ '': [9] });
	log = new CombatLog(() => now);
	const again = [9];
	log.adopt(again, { id, faces: { '': [9] } });
	await record({ '': again });
	await record({ '': [9] });
	expect(await facesNoted()).toEqual([[9], [9]]);
});
