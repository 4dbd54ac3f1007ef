/** Faults on the way to the phone: networks, hosts, room, and workers that end in the middle. */
import { vi } from 'vitest';
import { must, type Fault } from './fault';
import type { Copy } from '$lib/worker/copy';
import { ask, askFile, honest, readable, textOf } from './oracle';
import { chartsOf, hangs, Host, notFound, offline, Phone, SCOPE, signIn, site, type Answer, type Files } from './phone';

const N = site('first');
const NEXT = site('second');
const isParcel = (path: string) => path.endsWith('.parcel');

async function firstVisit(answer: Answer) {
	const host = new Host(N);
	host.answer = answer;
	const phone = new Phone(host);
	const worker = await phone.visited();
	return { host, phone, worker };
}

/** The network comes back: what is missing is fetched, and only that. */
async function healed({ host, phone }: { host: Host; phone: Phone }) {
	host.answer = (_path, _init, usual) => usual();
	const worker = phone.worker();
	await worker.order('fill');
	const seen = await honest(phone, worker, N);
	must(seen === `${Object.keys(N).length} of ${Object.keys(N).length}`, `After it only ${seen} are kept.`);
}

const troubles: [string, Answer, string][] = [
	['without a network', offline, 'network'],
	['behind a sign-in page', signIn, 'refused'],
	['with a host that finds nothing', notFound, 'refused'],
	[
		'with the files of the next version',
		(path, init, usual) => (isParcel(path) ? notFound() : changed(path, usual)),
		'changed'
	]
];
function changed(path: string, usual: () => Response) {
	return path === 'fr/wab/one/'
		? new Response(NEXT['fr/wab/one/'], { headers: { 'Content-Type': 'text/html' } })
		: usual();
}

/** A parcel that ends after some of its bytes. */
const cutAt =
	(share: number): Answer =>
	async (path, _init, usual) => {
		const answer = usual();
		if (!isParcel(path)) throw new TypeError('Failed to fetch');
		const body = new Uint8Array(await answer.arrayBuffer());
		return new Response(body.slice(0, Math.floor(body.length * share)));
	};

/**
 * Digests and decompression run in the thread pool, beside the clock: what was queued before is done once digests of our own are.
 * What follows from it may queue more, so several rounds are taken.
 */
async function idlePool() {
	for (let round = 0; round < 5; round++) {
		await Promise.all(Array.from({ length: 4 }, () => crypto.subtle.digest('SHA-256', new Uint8Array(1))));
		await new Promise((next) => setImmediate(next));
	}
}

/** Lets the clock of timers run until some work is done; how long that took by this clock. */
async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
	let isDone = false;
	let ms = 0;
	const value = work.finally(() => (isDone = true));
	while (!isDone) {
		await idlePool();
		if (!vi.getTimerCount()) continue;
		await vi.advanceTimersByTimeAsync(100);
		ms += 100;
	}
	return { value: await value, ms };
}

/** A parcel that stops after some of its bytes, or before it answers at all, and leaves the line open. */
const stalledAt =
	(share: number | undefined): Answer =>
	async (path, _init, usual) => {
		if (!isParcel(path)) return usual();
		if (share === undefined) return hangs(path, _init, usual);
		const body = new Uint8Array(await usual().arrayBuffer());
		const part = body.slice(0, Math.floor(body.length * share));
		return new Response(new ReadableStream({ start: (line) => line.enqueue(part) }));
	};

/** Two hosts behind one name answer in turns. */
function inTurns(other: Host): Answer {
	let asked = 0;
	return (path, init, usual) => (asked++ % 2 ? other.fetch(SCOPE + path, init) : usual());
}

/** Every page, twice, and the script that has another name in each version: of this version alone. */
async function ofOneVersion(worker: Copy, files: Files, edition: string) {
	for (const url of [...Object.keys(files), ...Object.keys(files)])
		if (url.endsWith('/'))
			must((await readable(worker, files, url === './' ? '' : url)) === 'read', `${url} is not read.`);
	must((await textOf(askFile(worker, chartsOf(edition)))) === files[chartsOf(edition)], 'A page lacks its script.');
}

export const faults: Fault[] = [
	{
		name: 'two hosts behind one name, one still old, request by request',
		always: true,
		async run() {
			// Whichever answers first, and whichever the worker came from.
			for (const [one, other] of [[N, NEXT] as const, [NEXT, N] as const])
				for (const [edition, files] of [['first', N] as const, ['second', NEXT] as const]) {
					const host = new Host(one);
					host.answer = inTurns(new Host(other));
					const phone = new Phone(host);
					await ofOneVersion(await phone.visited(files), files, edition);
					phone.version().delete(`${SCOPE}fr/wab/one/`);
					await ofOneVersion(phone.worker(files), files, edition);
				}
			const { host, phone } = await firstVisit((_path, _init, usual) => usual());
			host.answer = inTurns(new Host(NEXT));
			const installed = (files: Files) =>
				phone
					.worker(files)
					.install(false)
					.then(
						() => 'installed',
						() => 'refused'
					);
			// What a try has fetched is kept for the next one.
			let tries = 1;
			for (; (await installed(NEXT)) === 'refused'; tries++) {
				await ofOneVersion(phone.worker(N), N, 'first');
				must(tries < 5, 'The new version is never whole.');
			}
			await phone.worker(NEXT).activate();
			await ofOneVersion(phone.worker(NEXT), NEXT, 'second');
			const back = () => installed(N);
			must((await back()) === 'refused', 'The next look for an update leads back to the version before.');
			await ofOneVersion(phone.worker(NEXT), NEXT, 'second');
			phone.now += 3_600_001;
			must((await back()) === 'installed', 'A host cannot go back to the version before for good.');
			return `one version, a hole in its copy included; updated at try ${tries}, and not taken back within the hour`;
		}
	},
	...[undefined, 0.01, 0.5, 0.99].map((share): Fault => ({
		name: `parcels that stall ${share === undefined ? 'before they answer' : `after ${share * 100} % of their bytes`}`,
		always: share === 0.99,
		async run() {
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			try {
				const { value, ms } = await timed(firstVisit(stalledAt(share)));
				// What is read first, and then the rest: five seconds each.
				must(ms <= 12_000, `The copy takes ${ms} ms.`);
				const seen = await honest(value.phone, value.worker, N);
				must(seen === `${Object.keys(N).length} of ${Object.keys(N).length}`, `Only ${seen} are kept.`);
				must(
					value.phone.told.some(({ doing, kept }) => doing && kept > 0),
					'It does not say how far it is.'
				);
				return `whole after ${ms / 1000} s, by single files`;
			} finally {
				vi.useRealTimers();
			}
		}
	})),
	...troubles.map(([name, answer, trouble]): Fault => ({
		name: `first visit ${name}`,
		always: true,
		async run() {
			const visit = await firstVisit(answer);
			const status = await visit.worker.status();
			must(status.trouble === trouble, `It says ${status.trouble}.`);
			must(!status.doing, 'It says for ever that it is copying.');
			const seen = await honest(visit.phone, visit.worker, N);
			await healed(visit);
			return `${seen}, ${trouble}; whole at the next chance`;
		}
	})),
	...[0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share): Fault => ({
		name: `parcels cut after ${share * 100} % of their bytes`,
		async run() {
			const visit = await firstVisit(cutAt(share));
			const seen = await honest(visit.phone, visit.worker, N);
			if (share >= 0.7) must(!seen.startsWith('0 '), 'What came whole was not kept.');
			await healed(visit);
			return `${seen}; whole at the next chance`;
		}
	})),
	{
		name: 'a host without parcels: single files, six at a time',
		always: true,
		async run() {
			let now = 0;
			let most = 0;
			const visit = await firstVisit(async (path, _init, usual) => {
				if (isParcel(path)) return notFound();
				most = Math.max(most, (now += 1));
				await new Promise((later) => setTimeout(later));
				now -= 1;
				return usual();
			});
			must(most > 1 && most <= 6, `${most} were asked for at once.`);
			return `${most} at once; ${await honest(visit.phone, visit.worker, N)}`;
		}
	},
	{
		name: 'a host that decompresses the parcels on the way',
		async run() {
			const { gunzipSync } = await import('node:zlib');
			const visit = await firstVisit(async (path, _init, usual) => {
				const answer = usual();
				return isParcel(path)
					? new Response(new Uint8Array(gunzipSync(Buffer.from(await answer.arrayBuffer()))))
					: answer;
			});
			must(visit.host.asked.every(isParcel), 'Single files were asked for.');
			return honest(visit.phone, visit.worker, N);
		}
	},
	{
		name: 'parcels of the version before, kept on the way',
		async run() {
			const before = new Host(NEXT);
			const visit = await firstVisit((path, init, usual) =>
				isParcel(path) ? before.fetch(`https://guidon.test/app/${path}`) : usual()
			);
			return honest(visit.phone, visit.worker, N);
		}
	},
	...[0, 3, 9].map((answers): Fault => ({
		name: `a deploy in the middle of a first visit, after ${answers} answers`,
		async run() {
			let left = answers;
			const after = new Host(NEXT);
			const visit = await firstVisit((path, _init, usual) =>
				left-- > 0 ? usual() : after.fetch(`https://guidon.test/app/${path}`)
			);
			const seen = await honest(visit.phone, visit.worker, N);
			// The browser fetches the next worker; what the first one has is taken over.
			visit.host.files = NEXT;
			visit.host.answer = (_path, _init, usual) => usual();
			const next = visit.phone.worker();
			await next.install(false);
			await next.activate();
			for (const path of ['fr/wab/one/', 'en/dbm/two/'])
				must((await readable(next, NEXT, path)) === 'read', `${path} of the next version does not open.`);
			return `${seen} of the first; then ${await honest(visit.phone, next, NEXT)} of the next`;
		}
	})),
	{
		name: 'a deploy in the middle of an update',
		async run() {
			const { host, phone, worker } = await firstVisit((_path, _init, usual) => usual());
			const third = site('third');
			const after = new Host(third);
			host.files = NEXT;
			host.answer = (path) => after.fetch(`https://guidon.test/app/${path}`);
			const refused = await phone
				.worker(NEXT)
				.install(false)
				.then(
					() => false,
					() => true
				);
			must(refused, 'A version that the host no longer has was installed.');
			must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'The version before does not open.');
			host.files = third;
			host.answer = (_path, _init, usual) => usual();
			const next = phone.worker(third);
			await next.install(false);
			await next.activate();
			must((await readable(next, third, 'fr/wab/one/')) === 'read', 'The third version does not open.');
			return `refused; ${await honest(phone, next, third)} of the one after`;
		}
	},
	{
		name: 'every address is redirected to a sign-in page',
		async run() {
			const { host, phone } = await firstVisit((_path, _init, usual) => usual());
			const gone = 'https://guidon.test/app/fr/wab/one/';
			phone.version().delete(gone);
			// What the browser makes of a redirect that a worker does not follow itself.
			const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
			host.answer = (_path, init) =>
				init?.redirect === 'manual' ? redirect : new Response('<title>Sign in</title>', { status: 200 });
			const worker = phone.worker();
			must((await ask(worker, 'fr/wab/one/')) === redirect, 'The browser is not let to the sign-in page.');
			await worker.order('fill');
			const { trouble } = await worker.status();
			must(trouble === 'changed' || trouble === 'refused', `It says ${trouble}.`);
			must(!phone.version().has(gone), 'The sign-in page was kept.');
			must((await readable(worker, N, 'fr/wab/two/')) === 'read', 'A page of the copy does not open.');
			const seen = await honest(phone, worker, N);
			await healed({ host, phone });
			return `handed to the browser, not kept: ${seen}; whole at the next chance`;
		}
	},
	{
		name: 'one figure changed: only what it changes is fetched',
		async run() {
			const { host, phone } = await firstVisit((_path, _init, usual) => usual());
			host.files = NEXT;
			host.asked.length = 0;
			const next = phone.worker();
			await next.install(false);
			const changed = Object.keys(N).filter((url) => N[url] !== NEXT[url]);
			must(host.asked.length <= changed.length, `${host.asked.length} requests for ${changed.length} files.`);
			return `${host.asked.length} requests for ${changed.length} files`;
		}
	},
	{
		name: 'an update behind a sign-in page, or cut: the version before stays',
		always: true,
		async run() {
			for (const answer of [signIn, offline, notFound]) {
				const { host, phone, worker } = await firstVisit((_path, _init, usual) => usual());
				host.files = NEXT;
				host.answer = answer;
				const refused = await phone
					.worker()
					.install(false)
					.then(
						() => false,
						() => true
					);
				must(refused, 'A version that is not whole was installed.');
				for (const path of ['fr/wab/one/', 'en/dbm/two/', ''])
					must((await readable(worker, N, path)) === 'read', `${path} of the version before does not open.`);
			}
			return 'refused; the version before is read';
		}
	},
	{
		name: 'fifty ends in the middle of a first install',
		async run() {
			const phone = new Phone(new Host(N));
			for (let kill = 0; kill < 50; kill += 1) {
				await phone.killedAt(kill % 7, () => phone.worker().install(true));
				await honest(phone, phone.worker(), N);
			}
			await healed({ host: phone.host, phone });
			return 'whole at the end';
		}
	},
	{
		name: 'fifty ends in the middle of an update',
		async run() {
			const { host, phone, worker } = await firstVisit((_path, _init, usual) => usual());
			host.files = NEXT;
			for (let kill = 0; kill < 50; kill += 1) {
				await phone.killedAt(kill % 5, () => phone.worker().install(false));
				must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'The version before does not open.');
			}
			const next = phone.worker();
			await next.install(false);
			await next.activate();
			must((await readable(next, NEXT, 'fr/wab/one/')) === 'read', 'The new version does not open.');
			return honest(phone, next, NEXT);
		}
	},
	...Array.from({ length: 10 }, (_, tenth): Fault => ({
		name: `room for ${tenth} tenths of the copy`,
		always: tenth === 4,
		async run() {
			const host = new Host(N);
			const phone = new Phone(host);
			const all = Object.values(N).reduce((sum, text) => sum + text.length, 0);
			phone.storage.room = (all * tenth) / 10;
			const worker = await phone.visited();
			const status = await worker.status();
			must(status.trouble === 'full', `It says ${status.trouble}.`);
			must(!status.doing, 'It says for ever that it is copying.');
			const seen = await honest(phone, worker, N);
			must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'A page is not read, though there is a network.');
			phone.storage.room = Infinity;
			await healed({ host, phone });
			return `${seen}, full; whole once there is room`;
		}
	})),
	{
		name: 'a script is missing, and there is no room for it',
		async run() {
			const { phone, worker } = await firstVisit((_path, _init, usual) => usual());
			phone.version().delete('https://guidon.test/app/_app/base.js');
			phone.storage.room = phone.storage.used;
			const text = await textOf(askFile(worker, '_app/base.js'));
			must(text === N['_app/base.js'], `The page gets “${text.slice(0, 40)}”.`);
			return `${await honest(phone, worker, N)}; the page has its script`;
		}
	},
	{
		name: 'a network that hangs',
		always: true,
		async run() {
			const { host, phone } = await firstVisit((_path, _init, usual) => usual());
			phone.version().delete('https://guidon.test/app/fr/wab/one/');
			host.answer = hangs;
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			try {
				for (const path of ['fr/wab/one/', 'fr/nothing/']) {
					const { value, ms } = await timed(textOf(ask(phone.worker(), path)));
					must(/Page not on this device/.test(value), `${path} is not answered with our own words.`);
					must(ms <= 3000, `${path} is answered after ${ms} ms.`);
				}
				const worker = phone.worker();
				await timed(worker.order('fill'));
				must((await worker.status()).trouble === 'network', 'It does not say that the network is silent.');
			} finally {
				vi.useRealTimers();
			}
			return 'our own words after 3 s; the copy gives up and says why';
		}
	}
];
