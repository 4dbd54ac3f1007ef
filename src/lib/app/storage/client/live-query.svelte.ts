/** A database query bound to a component: re-run when its data changes, unsubscribed when the component is destroyed. */
import { openDb, troubleOf, type Db } from './open-db';
import type { Keeping, Live, Problem } from '../types';
import type { Text } from '$lib/core/types';

const NOT_READ: Text = {
	fr: 'Ce qui est enregistré ne peut pas être lu pour l’instant.',
	en: 'What is saved cannot be read right now.'
};
const HIDING: readonly Problem[] = ['waiting', 'lost', 'closed'];

class Connection {
	db = $state.raw<Db>();
	trouble = $state.raw<Text>();
	#keeping = $state.raw<Keeping>();
	#opening = false;

	/** Why rows on the disk are not shown, if they are not: a list without rows is not empty then. */
	get hidden(): Text | undefined {
		const problem = this.#keeping?.problem;
		return problem && HIDING.includes(problem) ? NOT_READ : undefined;
	}

	open() {
		if (this.#opening) return;
		this.#opening = true;
		openDb().then(
			(db) => {
				this.db = db;
				db.state.subscribe((now) => (this.#keeping = now));
			},
			(error) => {
				// Reset, so that the next component tries again.
				this.#opening = false;
				this.trouble = troubleOf(error);
			}
		);
	}
}

export const connection = new Connection();

export interface LiveQuery<T> {
	/** Undefined until the first read, and when the query returned none. */
	readonly value: T | undefined;
	readonly read: boolean;
	readonly trouble: Text | undefined;
}

/** Call during component initialisation. The query may read runes. If it returns undefined, the value is undefined. */
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
