// First: Dexie looks for IndexedDB as it is loaded.
import { newPhone, open } from './world';
import { expect, test } from 'vitest';

test('a database with nothing in it is told of before the first write, and only then', async () => {
	const told: string[] = [];
	const heard = { onBlank: () => void told.push('blank'), onKept: () => void told.push('kept') };
	const phone = newPhone();
	const { kept } = open(phone, heard);
	await kept.favourites().now();
	expect(told).toEqual(['blank']);
	await kept.toggleFavourite('/wab/');
	expect(told.at(-1)).toBe('kept');
	expect(await kept.isInUse()).toBe(true);
	await kept.close();

	told.length = 0;
	const { kept: next } = open(phone, heard);
	await next.toggleFavourite('/dbm/');
	expect(told).toEqual(['kept']);
	await next.close();

	// The browser has cleared the database, or only its rows.
	await new Promise((done) => (phone.disk.deleteDatabase(phone.name).onsuccess = done));
	told.length = 0;
	const { kept: lost } = open(phone, heard);
	expect(await lost.isInUse()).toBe(false);
	expect(told).toEqual(['blank']);
	await lost.close();
	const { kept: still } = open(phone, heard);
	await still.toggleFavourite('/wab/');
	expect(told).toEqual(['blank', 'blank', 'kept']);
	await still.close();
});

test('what the player has removed is no loss', async () => {
	const phone = newPhone();
	const { kept } = open(phone);
	await kept.toggleFavourite('/wab/');
	await kept.toggleFavourite('/wab/');
	await kept.close();
	const told: string[] = [];
	const { kept: next } = open(phone, { onBlank: () => void told.push('blank') });
	expect(await next.isInUse()).toBe(false);
	await next.toggleFavourite('/dbm/');
	expect(told).toEqual([]);
	await next.close();
});
