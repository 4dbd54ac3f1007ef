/** Fetches missing files: a whole parcel where most of it is missing, else single files, also where the host serves no parcels. */
import { fromHost, type Trouble } from './host';
import type { Entry } from './list';
import { unpacked } from './parcel';
import type { Store } from './store';
import { inLanes, within } from './env';

/** By how many files the trouble affects, fewest first. Of several troubles the last in this list is reported. */
const TELLING: readonly Trouble[] = ['changed', 'refused', 'network', 'full'];

/** The pages that a visitor reads first are in four parcels: requested together they take one round trip. */
const PARCELS_AT_ONCE = 4;
const FILES_AT_ONCE = 6;
/** A gzipped parcel weighs about a quarter of its files. If less than this share is missing, in few files, single files are cheaper. */
const SHARE = 1 / 3;
const FEW = 4;
/** After so many milliseconds without data a request is given up. */
const SILENCE = 20_000;
/** The same for a parcel, whose bytes come all the time: where a proxy holds it back, single files may still come. */
const PARCEL_SILENCE = 5_000;

export interface Filling {
	/** The parcels to fill, in this order. */
	readonly parcels: readonly string[];
	/** Fetch everything from the host again, past the HTTP cache, also what is in the copy. */
	readonly refetch?: boolean;
	/** Called after each stored entry. */
	readonly onKept?: () => void;
}

const troubleOf = (error: unknown): Trouble => {
	const name = error instanceof Error ? error.name : '';
	if (name === 'QuotaExceededError') return 'full';
	return name === 'SyntaxError' ? 'refused' : 'network';
};

/** One download; afterwards `trouble` says why something is missing. */
class Download {
	trouble?: Trouble;
	#servesParcels = typeof DecompressionStream === 'function';
	#silent = 0;

	constructor(
		readonly store: Store,
		readonly how: Filling,
		/** What is still to be fetched, by address. */
		readonly wanted: Map<string, Entry>
	) {}

	/** Between parcels and single files: a parcel that was cut off does not mean that single files fail too. */
	nextWay() {
		this.#silent = 0;
	}

	/** Storage is full, or two requests in a row got no answer: further requests are useless. */
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
		const { fetch, scope } = this.store.env;
		const address = new URL(`_app/parcels/${name}.parcel`, scope).href;
		const stop = new AbortController();
		try {
			const cache = this.how.refetch ? 'reload' : 'no-cache';
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
			// Single files may still come, from a host without parcels or through a proxy that holds them back.
			if (trouble === 'refused' || (error as Error).name === 'TimeoutError') this.#servesParcels = false;
			if (trouble !== 'refused') this.#failed(trouble);
		}
	}

	async file(entry: Entry): Promise<void> {
		try {
			const fetched = await fromHost(this.store.env, entry, SILENCE, this.how.refetch ? ['reload'] : undefined);
			if (typeof fetched === 'string') this.#failed(fetched);
			else await this.#keep(entry, fetched.body, fetched.answer);
		} catch (error) {
			this.#failed(troubleOf(error));
		}
	}
}

/** Fills the given parcels; returns why something is still missing in them, or undefined. */
export async function fill(store: Store, how: Filling): Promise<Trouble | undefined> {
	const missing = how.refetch ? store.list : await store.missing();
	const wanted = missing.filter(({ parcel }) => how.parcels.includes(parcel));
	const run = new Download(store, how, new Map(wanted.map((entry) => [entry.url, entry])));
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
