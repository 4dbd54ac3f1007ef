// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, newPhone, open } from './world';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastLeft } from '$lib/app/calculator/saved-calculation';
import { firstPage } from '$lib/app/device/first-redirect';
import { targetOf } from '$lib/app/favourites/favourite-path';
import { escape } from '$lib/core/charts/html/escape';
import { fromLink } from '$lib/core/odds/link';
import { byBattle } from '$lib/app/settings/differences';
import { inspect, readBackup } from '$lib/app/storage/backup-file';
import { UNKEPT } from '$lib/app/storage/constants';
import { battleSheet } from '$lib/app/storage/sheet';
import { HOSTILE } from '../hostile';

const pollution = () => [({} as { polluted?: unknown }).polluted, Object.keys(Object.prototype)];

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	expect(pollution()).toEqual([undefined, []]);
});

test('there are many, and no two alike', () => {
	expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
	expect(HOSTILE.length).toBeGreaterThanOrEqual(150);
});

describe.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 60), text]))('%s', (_, text) => {
	test('as a file, in a row of one, in an address and in a form it breaks nothing', async () => {
		// A file of its own.
		const read = inspect(text);
		expect(read.ok || /\.$/.test(read.says.fr)).toBe(true);
		// As any value of a row, and as the name of a field.
		const row = { id: text, created: 1, updated: 1, path: text, order: 0 };
		const file = (favourites: unknown) =>
			`{"app":"guidon","format":1,"scope":"all","made":1,"data":{},"tables":{"favourites":[${JSON.stringify(favourites)}],"battles":[],"entries":[],"recents":[]}}`;
		expect(readBackup(file(row))).toMatchObject({ ok: false });
		expect(readBackup(file({ [text]: 1 }))).toMatchObject({ ok: false });
		expect(
			readBackup(
				`{"app":"guidon","format":1,"scope":"all","made":1,"data":{${JSON.stringify(text)}:"2026-01-01"},"tables":{"favourites":[],"battles":[],"entries":[],"recents":[]}}`
			)
		).toBeTypeOf('object');
		// An address: only what has the form of ours is a place.
		const place = targetOf(text);
		if (place) expect(text).toMatch(/^\/[a-z0-9-]+\//);
		expect(fromLink(`#1~${text}=${text}~k3`, []).answers).toEqual({});
		// What storage of the page may hold.
		const item = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
		vi.stubGlobal('localStorage', item);
		vi.stubGlobal('sessionStorage', item);
		vi.stubGlobal('location', { search: `?to=${text}` });
		vi.stubGlobal('navigator', { languages: [text] });
		vi.stubGlobal('matchMedia', () => ({ matches: true }));
		expect(firstPage(['fr', 'en'])).toMatch(/^\/en\/([a-z/]*)$/);
		expect(lastLeft('alexander', 'melee')).toBeUndefined();
		// Written as HTML and as a spreadsheet.
		expect(escape(text)).not.toMatch(/[<>"]/);
		const battle = { ...BATTLE, id: 'b', scenario: text, turn: 0, state: 'ended' as const, created: 0, updated: 0 };
		const note = { id: 'e', battle: 'b', order: 0, turn: 0, created: 0, updated: 0, kind: 'note' as const, note: text };
		const cells = [...battleSheet(battle, [note], 'fr').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!);
		expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠\t\r]/.test(cell))).toEqual([]);
		const [difference] = byBattle([
			{ fate: 'kept', table: 'battles', row: battle, own: battle },
			{ fate: 'updated', table: 'entries', row: note, own: { ...note, note: '' } }
		]);
		expect(difference!.changed[0]!.after).toEqual({ fr: text, en: text });
	});
});

describe('names that reach into every object', () => {
	const deep = (name: string, depth: number) =>
		`${'{"a":'.repeat(depth)}{"${name}":{"polluted":true}}${'}'.repeat(depth)}`;

	test.each(['__proto__', 'constructor', 'prototype'])('%s is refused at every depth', async (name) => {
		const { kept } = open(newPhone());
		for (let depth = 0; depth < 8; depth++) {
			const answers = JSON.parse(deep(name, depth)) as never;
			await expect(kept.addPreset('/wab/calc/shooting/', answers)).rejects.toMatchObject({ kind: 'invalid' });
			await expect(kept.logCombat(UNKEPT, { ...COMBAT, answers })).rejects.toMatchObject({ kind: 'invalid' });
			expect(inspect(`{"app":"guidon","format":1,"x":${deep(name, depth)}}`)).toMatchObject({
				reason: 'forbidden-key'
			});
		}
		await kept.close();
	});
});
