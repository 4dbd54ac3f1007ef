/** The life of one worker: how its copy is filled, checked, repaired and told of. */
import { Answers } from './answer';
import { fill } from './fill';
import type { Trouble } from './host';
import { parcelsFor, readingOf, versionOf, type Entry, type Reading } from './list';
import { State } from './state';
import { earlierCaches, Store } from './store';
import type { World } from './world';

/** What the pages are told. */
export interface Status {
	/** The version in charge, or one that is being fetched beside it. */
	readonly of: 'current' | 'coming';
	readonly kept: number;
	readonly all: number;
	readonly doing?: 'copying' | 'checking' | 'repairing';
	/** Why something is missing. */
	readonly trouble?: Trouble;
	/** When every entry was last read and found sound. */
	readonly checked?: number;
	/** What is complete already while the rest is still coming. */
	readonly ready?: Reading;
}

export type Order = 'fill' | 'check' | 'repair';

const TELL_EVERY = 100;

/** The host has another version by now: other contents under a name, or a script's name gone. */
const isMovedOn = (trouble?: Trouble) => trouble === 'changed' || trouble === 'refused';

export class Keeper {
	readonly state: State;
	readonly answers: Answers;
	readonly #store: Promise<Store>;
	#role: Status['of'] = 'current';
	#work?: Promise<void>;
	#status: Pick<Status, 'doing' | 'trouble' | 'ready'> = {};
	#latest?: number;

	constructor(
		readonly world: World,
		readonly list: readonly Entry[]
	) {
		this.state = new State(world);
		this.#store = versionOf(list).then((version) => new Store(world, list, version));
		this.answers = new Answers(this.#store, this.state, list, () => void this.order('fill'));
	}

	/**
	 * A first version is in charge as soon as what is being read is there, and fills up afterwards. Any other waits until it is
	 * whole: rejects if it is not, and what it has stays for the next try.
	 */
	async install(isFirst: boolean): Promise<void> {
		const store = await this.#store;
		this.#role = isFirst ? 'current' : 'coming';
		await this.state.write('coming', store.name);
		await store.adopt().catch(() => undefined);
		if (isFirst) return this.#exclusively('copying', () => this.#fillFirst());
		await this.#exclusively('copying', () => this.#fillAll());
		const missing = await store.check({ trusting: true });
		if (missing.length) throw new Error(`${missing.length} files of the new version are missing: it is not installed.`);
		await this.state.write('checked', { version: store.version, at: this.world.now() });
	}

	/** From now on this version answers; pages that are open stay with the one they came from. */
	async activate(): Promise<void> {
		const store = await this.#store;
		this.#role = 'current';
		const before = (await this.state.read('current')) ?? (await earlierCaches(this.world, store.version)).at(-1);
		const open = await this.world.pages();
		const isUpdate = before !== undefined && before !== store.name;
		await this.state.notePages(isUpdate ? Object.fromEntries(open.map(({ id }) => [id, before])) : {});
		await this.state.write('current', store.name);
		await this.#clean();
	}

	/** Removes the copies of earlier versions that no open page needs any more. */
	async #clean() {
		const store = await this.#store;
		const inUse = await this.state.notePages({});
		const coming = await this.state.read('coming');
		for (const name of await earlierCaches(this.world, store.version)) {
			if (!inUse.has(name) && name !== coming) await this.world.caches.delete(name);
		}
	}

	/** One piece of work at a time; a request that comes meanwhile gets the promise of the one that runs. */
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
		const [page] = await this.world.pages();
		return readingOf(page?.url, this.world.scope, this.world.languages);
	}

	async #fillFirst(): Promise<void> {
		const reading = await this.#reading();
		const { parcels, first } = parcelsFor(this.list, reading);
		const trouble = await this.#fill(parcels.slice(0, first));
		if (!trouble) this.#status = { ...this.#status, ready: reading };
	}

	async #fillAll(anew = false): Promise<void> {
		const store = await this.#store;
		if (!anew && !(await store.missing()).length) return;
		const { parcels } = parcelsFor(this.list, await this.#reading());
		const trouble = await this.#fill(parcels, anew);
		if (isMovedOn(trouble) && this.#role === 'current') this.world.lookForUpdate();
		if (!trouble && this.#role === 'current') await this.#check({ trusting: !anew });
	}

	async #fill(parcels: readonly string[], anew = false): Promise<Trouble | undefined> {
		const store = await this.#store;
		let kept = anew ? 0 : this.list.length - (await store.missing()).length;
		const onKept = () => {
			kept += 1;
			this.#tellSoon(kept);
		};
		const trouble = await fill(store, { parcels, anew, onKept });
		this.#status = { ...this.#status, trouble };
		return trouble;
	}

	/** Reads everything; what is missing or damaged is fetched, and only what was then found sound counts as checked. */
	async #check(how?: { trusting: boolean }): Promise<void> {
		const store = await this.#store;
		let missing = await store.check(how);
		if (missing.length) {
			const { parcels } = parcelsFor(this.list, await this.#reading());
			if (isMovedOn(await this.#fill(parcels))) this.world.lookForUpdate();
			missing = await store.missing();
		}
		if (!missing.length) await this.state.write('checked', { version: store.version, at: this.world.now() });
		await this.#clean();
	}

	async status(): Promise<Status> {
		const store = await this.#store;
		const missing = await store.missing().catch(() => this.list);
		return { ...(await this.#said()), kept: this.list.length - missing.length };
	}

	async #said(): Promise<Status> {
		const { version } = await this.#store;
		const checked = await this.state.read('checked');
		const at = checked?.version === version && checked.at <= this.world.now() ? checked.at : undefined;
		return { of: this.#role, kept: 0, all: this.list.length, checked: at, ...this.#status };
	}

	async tell(): Promise<void> {
		const status = await this.status();
		for (const page of await this.world.pages()) page.postMessage({ status });
	}

	/** On the way: the figure that is known without counting, a few times a second. */
	#tellSoon(kept: number) {
		const isWaiting = this.#latest !== undefined;
		this.#latest = kept;
		if (isWaiting) return;
		setTimeout(async () => {
			const { doing } = this.#status;
			const status = { ...(await this.#said()), kept: this.#latest ?? 0 };
			this.#latest = undefined;
			// Once the work is done its end has been told, counted.
			if (!doing) return;
			for (const page of await this.world.pages()) page.postMessage({ status });
		}, TELL_EVERY);
	}
}
