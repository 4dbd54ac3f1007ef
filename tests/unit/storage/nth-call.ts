/** One change of what is kept, with one of its calls to the database failing: what must be true afterwards. */
import { HOWS, contents, newPhone, open, type How, type Phone } from './world';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { expect } from 'vitest';
import { furnish, scenarios } from './scenarios';
import { StorageError } from '$lib/app/storage/errors';
import type { Data } from '$lib/app/storage/store';
import type { Problem } from '$lib/app/storage/types';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

/** All rows as they lie on the disk. */
async function rowsOf({ disk, name }: Phone) {
	const db = await done(disk.open(name));
	const transaction = db.transaction([...db.objectStoreNames]);
	const rows = await Promise.all(
		[...db.objectStoreNames].map(async (store) => [store, await done(transaction.objectStore(store).getAll())] as const)
	);
	db.close();
	return rows;
}

let furnished: Promise<{ rows: Awaited<ReturnType<typeof rowsOf>>; data: Data }> | undefined;

function furnishing() {
	return (furnished ??= (async () => {
		const phone = newPhone();
		const { kept } = open(phone);
		await furnish(kept);
		await kept.close();
		return { rows: await rowsOf(phone), data: await onDisk(phone) };
	})());
}

/** A phone with something of everything, laid out without the app: it is made two thousand times. */
async function furnishedPhone(): Promise<Phone> {
	const { rows } = await furnishing();
	const phone = { ...newPhone(), disk: new FakeFactory() as IDBFactory };
	const { kept } = open(phone);
	await kept.battles().now();
	await kept.close();
	const db = await done(phone.disk.open(phone.name));
	const transaction = db.transaction([...db.objectStoreNames], 'readwrite');
	for (const [store, all] of rows) for (const row of all) transaction.objectStore(store).put(row);
	await new Promise((resolve) => (transaction.oncomplete = resolve));
	db.close();
	return phone;
}

/** What may be told of each fault: the cause as it is, and nothing about texts that are too long. */
const TOLD: Record<How, readonly Problem[]> = {
	full: ['no-room'],
	'full late': ['no-room'],
	lost: ['closed'],
	unknown: ['unknown']
};

async function onDisk(phone: Phone): Promise<Data> {
	const { kept } = open(phone);
	const data = await contents(kept);
	await kept.close();
	return data;
}

/** How many calls a change makes. */
export async function callsOf(name: string): Promise<number> {
	const { tab, kept } = open(await furnishedPhone());
	await kept.battles().now();
	const before = tab.calls;
	await scenarios[name]!(kept);
	await kept.close();
	return tab.calls - before;
}

/** Says what was seen. */
export async function withFailure(name: string, how: How, n: number): Promise<string> {
	const where = `${name}, ${how} at call ${n}`;
	const phone = await furnishedPhone();
	const { data: before } = await furnishing();
	const { tab, kept } = open(phone);
	await kept.battles().now();
	tab.failCall(n, how);
	const failure = await scenarios[name]!(kept).then(
		() => undefined,
		(error: unknown) => error
	);
	const [disk, here] = [await onDisk(phone), await contents(kept)];
	const state = kept.state.now;
	await kept.close();

	if (failure !== undefined) {
		expect(failure, where).toBeInstanceOf(StorageError);
		const { kind, says } = failure as StorageError;
		expect(TOLD[how], where).toContain(kind);
		expect(
			[says.fr, says.en].every((text) => /\.$/.test(text)),
			where
		).toBe(true);
		// Said to have failed: nothing of it is anywhere.
		expect(disk, where).toEqual(before);
		expect(here, where).toEqual(before);
		return `refused (${kind}), nothing changed`;
	}
	expect(here, where).not.toEqual(before);
	if (state.kept) {
		expect(disk, where).toEqual(here);
		return 'kept, whole';
	}
	// Said to be in this tab alone: so it is.
	expect(state.problem, where).toBe('full');
	expect(disk, where).toEqual(before);
	return 'in this tab, and said so';
}

export { HOWS };
