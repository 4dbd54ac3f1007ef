/** What is kept, as it changes, on a page: read anew when the question changes, given up when the page goes. */
import { openDb, troubleOf, type Db } from './open-db';
import type { Live } from '$lib/storage/types';
import type { Text } from '$lib/types';

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
				// Asked for again by the next page.
				this.#opening = false;
				this.trouble = troubleOf(error);
			}
		);
	}
}

export const connection = new Connection();

export interface Living<T> {
	/** Undefined until it is read, and where there is none. */
	readonly value: T | undefined;
	readonly read: boolean;
	readonly trouble: Text | undefined;
}

/** Called while a component is made. The question may depend on what changes; without one there is nothing. */
export function living<T>(question: (db: Db) => Live<T> | undefined): Living<T> {
	let value = $state.raw<T>();
	let read = $state(false);
	let trouble = $state.raw<Text>();

	$effect(() => {
		const { db } = connection;
		if (!db) return connection.open();
		const live = question(db);
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
