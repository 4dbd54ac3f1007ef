/** A query of the database that a component follows: run again when what it depends on changes, ended with the component. */
import { openDb, troubleOf, type Db } from './open-db';
import type { Live } from '../types';
import type { Text } from '$lib/core/types';

class Connection {
	db = $state.raw<Db>();
	trouble = $state.raw<Text>();
	#opening = false;

	open() {
		if (this.#opening) return;
		this.#opening = true;
		openDb().then(
			(db) => (this.db = db),
			(error) => {
				// The next component that needs it tries again.
				this.#opening = false;
				this.trouble = troubleOf(error);
			}
		);
	}
}

export const connection = new Connection();

export interface LiveQuery<T> {
	/** Undefined until it has been read, and where there is none. */
	readonly value: T | undefined;
	readonly read: boolean;
	readonly trouble: Text | undefined;
}

/** Called while a component is set up. The query may read runes; where it returns nothing, there is no value. */
export function liveQuery<T>(query: (db: Db) => Pick<Live<T>, 'subscribe'> | undefined): LiveQuery<T> {
	let value = $state.raw<T>();
	let read = $state(false);
	let trouble = $state.raw<Text>();

	$effect(() => {
		const { db } = connection;
		if (!db) return connection.open();
		const live = query(db);
		if (!live) {
			value = undefined;
			read = false;
			return;
		}
		return live.subscribe(
			(next) => {
				value = next;
				read = true;
				trouble = undefined;
			},
			(error) => (trouble = troubleOf(error))
		);
	});

	return {
		get value() {
			return value;
		},
		get read() {
			return read;
		},
		get trouble() {
			return trouble ?? connection.trouble;
		}
	};
}
