/** The copy of the site on the device: how a worker fills, checks and repairs it, and reports its status to the pages. */
import { Responder } from './respond';
import { fill } from './fill';
import type { Trouble } from './host';
import { parcelsFor, readingOf, versionOf, type Entry, type Reading } from './list';
import { State } from './state';
import { earlierCaches, Store } from './store';
import type { Env } from './env';

/** Posted to the pages. */
export interface Status {
	/** The active version, or one that is being installed beside it. */
	readonly of: 'current' | 'coming';
	readonly kept: number;
	readonly all: number;
	readonly doing?: 'copying' | 'checking' | 'repairing';
	/** Why something is missing. */
	readonly trouble?: Trouble;
	/** When the digest of every entry was last found right. */
	readonly checked?: number;
	/** The language and game whose pages are complete while the rest is being fetched. */
	readonly ready?: Reading;
}

export type Order = 'fill' | 'check' | 'repair';

const TELL_EVERY = 100;

/**
 * For so many milliseconds a version that was replaced is not installed again. While a deploy is under way two hosts may answer behind
 * one name: each look for an update would find the other version, and lead from one to the other and back.
 */
const SETTLING = 3_600_000;

/** The host has another version by now: other contents under a name, or a script that no longer exists. */
const isMovedOn = (trouble?: Trouble) => trouble === 'changed' || trouble === 'refused';

export class Copy {
	readonly state: State;
	readonly answers: Responder;
	readonly #store: Promise<Store>;
	#role: Status['of'] = 'current';
	#work?: Promise<void>;
	#status: Pick<Status, 'doing' | 'trouble' | 'ready'> = {};
	#latest?: number;

	constructor(
		readonly env: Env,
		readonly list: readonly Entry[]
	) {
		this.state = new State(env);
		this.#store = versionOf(list).then((version) => new Store(env, list, version));
		this.answers = new Responder(this.#store, this.state, list, () => void this.order('fill'));
	}

	/**
	 * A first version becomes active once the parcels of the language and game being read are complete; the rest follows later.
	 * An update must be complete: rejects if it is not, and keeps what it has fetched for the next try.
	 */
	async install(isFirst: boolean): Promise<void> {
		const store = await this.#store;
		const left = isFirst ? undefined : await this.state.read('left');
		if (left?.name === store.name && Math.abs(this.env.now() - left.at) < SETTLING)
			throw new Error('This version was replaced less than an hour ago: it is not installed.');
		this.#role = isFirst ? 'current' : 'coming';
		await this.state.write('coming', store.name);
		await store.adopt().catch(() => undefined);
		if (isFirst) return this.#exclusively('copying', () => this.#fillFirst());
		await this.#exclusively('copying', () => this.#fillAll());
		const missing = await store.check({ trusting: true });
		if (missing.length) throw new Error(`${missing.length} files of the new version are missing: it is not installed.`);
		await this.state.write('checked', { version: store.version, at: this.env.now() });
	}

	/** From now on this version answers; open pages keep getting the files of the version they were loaded from. */
	async activate(): Promise<void> {
		const store = await this.#store;
		this.#role = 'current';
		const before = (await this.state.read('current')) ?? (await earlierCaches(this.env, store.version)).at(-1);
		const open = await this.env.pages();
		const isUpdate = before !== undefined && before !== store.name;
		await this.state.notePages(isUpdate ? Object.fromEntries(open.map(({ id }) => [id, before])) : {});
		if (isUpdate) await this.state.write('left', { name: before, at: this.env.now() });
		await this.state.write('current', store.name);
		await this.#clean();
	}

	/** Deletes the copies of earlier versions that no open page uses. */
	async #clean() {
		const store = await this.#store;
		const inUse = await this.state.notePages({});
		const coming = await this.state.read('coming');
		for (const name of await earlierCaches(this.env, store.version)) {
			if (!inUse.has(name) && name !== coming) await this.env.caches.delete(name);
		}
	}

	/** Runs one order at a time; an order given meanwhile gets the promise of the running one. */
	async order(order: Order): Promise<void> {
		if (this.#work) return this.#work;
		if (order === 'repair') return this.#exclusively('repairing', () => this.#fillAll(true));
		if (order === 'check') return this.#exclusively('checking', () => this.#check());
		return this.#exclusively('copying', () => this.#fillAll());
	}

	#exclusively(doing: Status['doing'], work: () => Promise<void>): Promise<void> {
		const run = async () => {
			this.#status = { ...this.#status, doing, trouble: undefined };
			try {
				await work();
			} catch {
				this.#status = { ...this.#status, trouble: 'full' };
			} finally {
				this.#status = { ...this.#status, doing: undefined };
				this.#work = undefined;
				await this.tell();
			}
		};
		this.#work = run();
		return this.#work;
	}

	async #reading(): Promise<Reading> {
		const [page] = await this.env.pages();
		return readingOf(page?.url, this.env.scope, this.env.languages);
	}

	async #fillFirst(): Promise<void> {
		const reading = await this.#reading();
		const { parcels, first } = parcelsFor(this.list, reading);
		const trouble = await this.#fill(parcels.slice(0, first));
		if (!trouble) this.#status = { ...this.#status, ready: reading };
	}

	async #fillAll(refetch = false): Promise<void> {
		const store = await this.#store;
		if (!refetch && !(await store.missing()).length) return;
		const { parcels } = parcelsFor(this.list, await this.#reading());
		const trouble = await this.#fill(parcels, refetch);
		if (isMovedOn(trouble) && this.#role === 'current') this.env.lookForUpdate();
		if (!trouble && this.#role === 'current') await this.#check({ trusting: !refetch });
	}

	async #fill(parcels: readonly string[], refetch = false): Promise<Trouble | undefined> {
		const store = await this.#store;
		let kept = refetch ? 0 : this.list.length - (await store.missing()).length;
		const onKept = () => {
			kept += 1;
			this.#tellSoon(kept);
		};
		const trouble = await fill(store, { parcels, refetch, onKept });
		this.#status = { ...this.#status, trouble };
		return trouble;
	}

	/** Checks the digest of every entry and fetches what is missing or damaged; writes `checked` only if everything is then right. */
	async #check(how?: { trusting: boolean }): Promise<void> {
		const store = await this.#store;
		let missing = await store.check(how);
		if (missing.length) {
			const { parcels } = parcelsFor(this.list, await this.#reading());
			if (isMovedOn(await this.#fill(parcels))) this.env.lookForUpdate();
			missing = await store.missing();
		}
		if (!missing.length) await this.state.write('checked', { version: store.version, at: this.env.now() });
		await this.#clean();
	}

	async status(): Promise<Status> {
		const store = await this.#store;
		const missing = await store.missing().catch(() => this.list);
		return { ...(await this.#currentStatus()), kept: this.list.length - missing.length };
	}

	async #currentStatus(): Promise<Status> {
		const { version } = await this.#store;
		const checked = await this.state.read('checked');
		const at = checked?.version === version && checked.at <= this.env.now() ? checked.at : undefined;
		return { of: this.#role, kept: 0, all: this.list.length, checked: at, ...this.#status };
	}

	async tell(): Promise<void> {
		const status = await this.status();
		for (const page of await this.env.pages()) page.postMessage({ status });
	}

	/** Reports progress at most ten times a second, with the running count: counting the cache would be slow. */
	#tellSoon(kept: number) {
		const isWaiting = this.#latest !== undefined;
		this.#latest = kept;
		if (isWaiting) return;
		setTimeout(async () => {
			const { doing } = this.#status;
			const status = { ...(await this.#currentStatus()), kept: this.#latest ?? 0 };
			this.#latest = undefined;
			// The work has ended meanwhile, and its end was reported with a true count.
			if (!doing) return;
			for (const page of await this.env.pages()) page.postMessage({ status });
		}, TELL_EVERY);
	}
}
