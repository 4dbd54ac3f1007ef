/** Fetches what is missing: whole parcels where much of one is, single files where little is or where the host serves no parcels. */
import { fromHost, type Trouble } from './host';
import type { Entry } from './list';
import { unpacked } from './parcel';
import type { Store } from './store';
import { inLanes, within } from './world';

/** What keeps much out is told rather than what keeps little out: the later in this list. */
const TELLING: readonly Trouble[] = ['changed', 'refused', 'network', 'full'];

/** What is read first is four parcels: asked for together they cost one round trip, and so does each four after them. */
const PARCELS_AT_ONCE = 4;
const FILES_AT_ONCE = 6;
/** A parcel of small files weighs about a quarter of them: below a third of it single files are cheaper, if they are few. */
const SHARE = 1 / 3;
const FEW = 4;
/** Nothing came for so long: the network hangs. */
const SILENCE = 20_000;
/** A parcel, of which bytes come all the time: single files may come where it hangs (a proxy that holds back long answers). */
const PARCEL_SILENCE = 5_000;

export interface Filling {
	/** The parcels to fill, in this order. */
	readonly parcels: readonly string[];
	/** Everything again from the host, what is there included. */
	readonly anew?: boolean;
	/** After each entry that was put in. */
	readonly onKept?: () => void;
}

const troubleOf = (error: unknown): Trouble => {
	const { name } = error as Error;
	if (name === 'QuotaExceededError') return 'full';
	return name === 'SyntaxError' ? 'refused' : 'network';
};

/** One run; afterwards `trouble` says why something is missing. */
class Run {
	trouble?: Trouble;
	#servesParcels = typeof DecompressionStream === 'function';
	#silent = 0;

	constructor(
		readonly store: Store,
		readonly how: Filling,
		/** What is still to be fetched, by address. */
		readonly wanted: Map<string, Entry>
	) {}

	/** A parcel that was cut says nothing of single files. */
	nextWay() {
		this.#silent = 0;
	}

	/** Without room, or without a network, there is no use in asking on. */
	get hopeless() {
		return this.trouble === 'full' || this.#silent > 1;
	}

	#failed(trouble: Trouble) {
		if (trouble === 'network') this.#silent += 1;
		if (!this.trouble || TELLING.indexOf(trouble) > TELLING.indexOf(this.trouble)) this.trouble = trouble;
	}

	async #keep(entry: Entry, body: BufferSource, answer?: Response): Promise<boolean> {
		if (!(await this.store.put(entry, body, answer))) return false;
		this.wanted.delete(entry.url);
		this.#silent = 0;
		this.how.onKept?.();
		return true;
	}

	#isWorthIt(parcel: string) {
		const bytes = (entries: readonly Entry[]) => entries.reduce((sum, entry) => sum + entry.bytes, 0);
		const isIn = (entry: Entry) => entry.parcel === parcel && !entry.apart;
		const missing = [...this.wanted.values()].filter(isIn);
		const all = this.store.list.filter(isIn);
		if (missing.length === all.length) return true;
		return missing.length > FEW && bytes(missing) > bytes(all) * SHARE;
	}

	async parcel(name: string): Promise<void> {
		if (!this.#servesParcels || !this.#isWorthIt(name)) return;
		const { fetch, scope } = this.store.world;
		const address = new URL(`_app/parcels/${name}.parcel`, scope).href;
		const stop = new AbortController();
		try {
			const cache = this.how.anew ? 'reload' : 'no-cache';
			const response = await within(PARCEL_SILENCE, () => fetch(address, { cache, signal: stop.signal }));
			if (!response.ok || !response.body) throw new SyntaxError('There is no parcel.');
			const files = unpacked(response.body, (read) => within(PARCEL_SILENCE, read));
			for await (const { url, body } of files) {
				const entry = this.wanted.get(url);
				if (entry) await this.#keep(entry, body);
			}
		} catch (error) {
			// One that hangs would keep its connection: a host over HTTP/1.1 gives six.
			stop.abort();
			const trouble = troubleOf(error);
			// The single files may still come.
			if (trouble === 'refused' || (error as Error).name === 'TimeoutError') this.#servesParcels = false;
			if (trouble !== 'refused') this.#failed(trouble);
		}
	}

	async file(entry: Entry): Promise<void> {
		try {
			const fetched = await fromHost(this.store.world, entry, SILENCE, this.how.anew ? ['reload'] : undefined);
			if (typeof fetched === 'string') this.#failed(fetched);
			else await this.#keep(entry, fetched.body, fetched.answer);
		} catch (error) {
			this.#failed(troubleOf(error));
		}
	}
}

/** Fills the parcels that are asked for; gives back why something is still missing in them, or undefined. */
export async function fill(store: Store, how: Filling): Promise<Trouble | undefined> {
	const missing = how.anew ? store.list : await store.missing();
	const wanted = missing.filter(({ parcel }) => how.parcels.includes(parcel));
	const run = new Run(store, how, new Map(wanted.map((entry) => [entry.url, entry])));
	const hopeless = () => run.hopeless;
	const jobs = how.parcels.flatMap((parcel) => {
		const apart = wanted.filter((entry) => entry.parcel === parcel && entry.apart);
		return [() => run.parcel(parcel), ...apart.map((entry) => () => run.file(entry))];
	});
	await inLanes(PARCELS_AT_ONCE, jobs, (job) => job(), hopeless);
	run.nextWay();
	const rest = how.parcels.flatMap((parcel) => [...run.wanted.values()].filter((entry) => entry.parcel === parcel));
	await inLanes(FILES_AT_ONCE, rest, (entry) => run.file(entry), hopeless);
	return run.wanted.size ? (run.trouble ?? 'network') : undefined;
}
