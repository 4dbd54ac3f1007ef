/** A phone with tabs that can be killed, cut off and filled up. */
import 'fake-indexeddb/auto';
import { IDBFactory as FakeFactory, IDBKeyRange as FakeKeyRange } from 'fake-indexeddb';
import { openKept, type Kept, type OpenOptions } from '$lib/app/storage/open';
import type { NewBattle } from '$lib/app/storage/battles';
import type { NewCombat } from '$lib/app/storage/entries';
import { UNKEPT } from '$lib/app/storage/constants';
import type { Data } from '$lib/app/storage/store';
import type { Live } from '$lib/app/storage/types';

/** How a call fails: the device is full, found out at once or late; the connection is lost; nobody knows why. */
export const HOWS = ['full', 'full late', 'lost', 'unknown'] as const;
export type How = (typeof HOWS)[number];

const ERRORS: Record<How, () => DOMException> = {
	full: () => quota(),
	'full late': () => quota(),
	lost: () => new DOMException('The database connection is closing.', 'InvalidStateError'),
	unknown: () => new DOMException('Internal error.', 'UnknownError')
};

/** What asks the database for something. */
const ASKS = [
	'get',
	'getKey',
	'getAll',
	'getAllKeys',
	'put',
	'add',
	'delete',
	'clear',
	'count',
	'openCursor',
	'openKeyCursor'
] as const;

interface Tab {
	readonly indexedDB: IDBFactory;
	/** The process ends: what is under way is lost, and it never writes again. */
	kill(): void;
	/** The browser cuts the connection and the tab lives on. `arriving`: a write under way still reaches the disk, unanswered. */
	cut(): void;
	/** The next transaction to commit does so, and its tab is told that it did not. */
	loseNextAnswer(): void;
	/** The disk takes this many more rows, then refuses: by an error at the row, or by aborting as real browsers do. */
	fill(rows: number, how: 'throw' | 'abort'): void;
	free(): void;
	/** The call after this many to the database fails: by an error, by aborting what it is part of, or as if cut off. */
	failCall(after: number, how: How): void;
	/** How many calls there were so far. */
	readonly calls: number;
	/** Opening is refused, as in private windows. */
	block(blocked: boolean): void;
	readonly opened: number;
}

const quota = () => new DOMException('The current transaction exceeded its quota limitations.', 'QuotaExceededError');

function openTab(disk: IDBFactory): Tab {
	const connections = new Set<IDBDatabase>();
	const transactions = new Set<IDBTransaction>();
	let dead = false;
	let blocked = false;
	let loseAnswer = false;
	let opened = 0;
	let calls = 0;
	let failing: { after: number; how: How } | undefined;
	let room: { rows: number; how: 'throw' | 'abort' } | undefined;

	function watchStore(transaction: IDBTransaction, store: IDBObjectStore) {
		for (const method of ['put', 'add'] as const) {
			const real = store[method].bind(store);
			store[method] = (value: unknown, key?: IDBValidKey) => {
				const full = room && room.rows-- <= 0;
				if (full && room!.how === 'throw') throw quota();
				const request = real(value, key);
				if (full) request.addEventListener('success', () => runOut(transaction));
				return request;
			};
		}
	}

	/** Counts the calls, and lets one of them fail. */
	function watchCalls(transaction: IDBTransaction, target: IDBObjectStore | IDBIndex) {
		for (const ask of ASKS) {
			if (!(ask in target)) continue;
			const methods = target as unknown as Record<string, (...args: unknown[]) => IDBRequest>;
			const real = methods[ask]!.bind(target);
			methods[ask] = (...args) => {
				const how = failing && failing.after-- === 0 ? failing.how : undefined;
				calls++;
				if (how && how !== 'full late') throw ERRORS[how]();
				const request = real(...args);
				if (how) request.addEventListener('success', () => runOut(transaction));
				return request;
			};
		}
	}

	/** What browsers do that find out late: the transaction goes, and it alone knows why. */
	function runOut(transaction: IDBTransaction) {
		if (transaction.error) return;
		Object.defineProperty(transaction, 'error', { value: quota() });
		transaction.abort();
	}

	function watchTransaction(transaction: IDBTransaction) {
		transactions.add(transaction);
		const objectStore = transaction.objectStore.bind(transaction);
		transaction.objectStore = (name) => {
			const store = objectStore(name);
			watchStore(transaction, store);
			watchCalls(transaction, store);
			const indexOf = store.index.bind(store);
			store.index = (name) => {
				const index = indexOf(name);
				watchCalls(transaction, index);
				return index;
			};
			return store;
		};
		if (loseAnswer && transaction.mode === 'readwrite') {
			loseAnswer = false;
			let aborted: ((event: Event) => void) | undefined;
			Object.defineProperty(transaction, 'onabort', { set: (listener) => (aborted = listener) });
			Object.defineProperty(transaction, 'oncomplete', { set: () => undefined });
			transaction.addEventListener('complete', (event) => aborted?.(event));
		}
		for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => transactions.delete(transaction));
	}

	function watch(connection: IDBDatabase) {
		if (connections.has(connection)) return;
		connections.add(connection);
		const transaction = connection.transaction.bind(connection);
		connection.transaction = (...args) => {
			if (dead) throw new DOMException('The tab is gone.', 'InvalidStateError');
			const made = transaction(...args);
			watchTransaction(made);
			return made;
		};
	}

	function abortAll() {
		for (const transaction of transactions) {
			try {
				transaction.abort();
			} catch {
				// It was committing already: what has reached the disk stays there.
			}
		}
		transactions.clear();
	}

	return {
		indexedDB: {
			open(name, version) {
				if (dead) throw new Error('The tab is gone.');
				if (blocked) throw new DOMException('The user denied permission to access the database.', 'SecurityError');
				opened++;
				const request = disk.open(name, version);
				request.addEventListener('upgradeneeded', () => {
					connections.add(request.result);
					if (dead) request.transaction!.abort();
					else watchTransaction(request.transaction!);
				});
				request.addEventListener('success', () => {
					connections.delete(request.result);
					if (dead) request.result.close();
					else watch(request.result);
				});
				return request;
			},
			cmp: (a, b) => disk.cmp(a, b),
			databases: () => disk.databases(),
			deleteDatabase: (name) => disk.deleteDatabase(name)
		},
		kill() {
			dead = true;
			abortAll();
			for (const connection of connections) connection.close();
			connections.clear();
		},
		cut() {
			abortAll();
			for (const connection of connections) {
				connection.close();
				connection.onclose?.(new Event('close'));
			}
			connections.clear();
		},
		loseNextAnswer: () => (loseAnswer = true),
		fill: (rows, how) => (room = { rows, how }),
		free: () => (room = undefined),
		failCall: (after, how) => (failing = { after, how }),
		get calls() {
			return calls;
		},
		block: (now) => (blocked = now),
		get opened() {
			return opened;
		}
	};
}

let names = 0;

/** Queries of one process are told of writes by the name of the database: every test has its own. */
export const newPhone = () => ({ disk: new FakeFactory() as IDBFactory, name: `guidon-${++names}` });
export type Phone = ReturnType<typeof newPhone>;

export const NOTHING: Data = {
	favourites: [],
	battles: [],
	entries: [],
	recents: [],
	packs: [],
	drafts: [],
	forces: [],
	aside: []
};

export interface Opened {
	readonly tab: Tab;
	readonly kept: Kept;
}

export function open({ disk, name }: Phone, options: OpenOptions = {}): Opened {
	const tab = openTab(disk);
	return { tab, kept: openKept({ name, indexedDB: tab.indexedDB, IDBKeyRange: FakeKeyRange, ...options }) };
}

/** A tab of a browser that keeps nothing. */
export function openBlocked(phone: Phone, options: OpenOptions = {}): Opened {
	const opened = open(phone, options);
	opened.tab.block(true);
	return opened;
}

/** Everything that is kept, in an order of its own. */
export async function contents(kept: Kept): Promise<Data> {
	const { text } = await kept.exportAll();
	const { tables } = JSON.parse(text) as { tables: Data };
	const sorted = (rows: readonly object[]) =>
		[...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) as never;
	return {
		favourites: sorted(tables.favourites),
		battles: sorted(tables.battles),
		entries: sorted(tables.entries),
		recents: sorted(tables.recents),
		packs: sorted(tables.packs),
		drafts: sorted(tables.drafts),
		forces: sorted(tables.forces),
		aside: sorted(tables.aside)
	};
}

/** Resolves with the first value that fits. */
export const until = <T>(live: Pick<Live<T>, 'subscribe'>, fits: (value: T) => boolean): Promise<T> =>
	new Promise((resolve, reject) => {
		let done = false;
		const stop = live.subscribe((value) => {
			if (done || !fits(value)) return;
			done = true;
			resolve(value);
			// The first value may come before there is anything to stop.
			queueMicrotask(() => stop());
		}, reject);
	});

export const BATTLE: NewBattle = {
	game: 'alexander',
	scenario: 'Gaugamèles',
	sides: [
		{ name: 'Alexandre', colour: 'blue' },
		{ name: 'Darius', colour: '#a8241c' }
	],
	turns: true
};

export const COMBAT: NewCombat = {
	calculator: 'alexander/melee',
	answers: { attacker: { type: 'phalanx', points: 9 }, defender: ['levies', 7], flank: true, slope: null },
	faces: [7],
	outcome: ['attacker.holds', 'defender.d-r'],
	shown: { fr: 'Le défenseur recule', en: 'The defender retreats' },
	data: '2026-11-18',
	who: 0
};

export const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One of everything that can be kept, with texts that are markup, controls and emoji. */
export async function fill(kept: Kept) {
	await kept.toggleFavourite('/alexander/terrain/#ford-2');
	await kept.addPreset('/alexander/calc/melee/', COMBAT.answers, '<img src=x onerror=alert(1)>');
	await kept.visit('/wab/to-hit/');
	const battle = await kept.startBattle(BATTLE);
	const { id } = await kept.logCombat(battle.id, COMBAT);
	await kept.correctCombat(id, { ...COMBAT, faces: [2] });
	await kept.nextTurn(battle.id);
	await kept.addNote(battle.id, 'Pause “déjeuner” 🐘 \u0000 \u202e ');
	await kept.logCombat(UNKEPT, COMBAT);
}

/** A backup as it is written, to be damaged. */
export interface BackupFile {
	app: unknown;
	format: unknown;
	scope: unknown;
	made: unknown;
	data: unknown;
	tables: { -readonly [T in keyof Data]: Record<string, unknown>[] };
}
