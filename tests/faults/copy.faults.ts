/** Faults of the copy: holes, damage, other caches, other versions. */
import { must, type Fault } from './fault';
import { ask, askFile, honest, readable, textOf } from './oracle';
import { chartsOf, Host, listOf, notFound, offline, Phone, SCOPE, site } from './phone';

const N = site('first');
const NEXT = site('second');
const isPage = (url: string) => url.endsWith('/');

async function ready() {
	const host = new Host(N);
	const phone = new Phone(host);
	await phone.visited();
	host.asked.length = 0;
	return { host, phone };
}

/** Every entry in turn, on a phone of its own, with a worker that has just been started. */
async function each(
	harm: (cache: ReturnType<Phone['version']>, address: string) => void,
	network: 'online' | 'offline'
) {
	const seen = { read: 0, recovery: 0 };
	for (const url of Object.keys(N)) {
		const { host, phone } = await ready();
		harm(phone.version(), new URL(url, SCOPE).href);
		if (network === 'offline') host.answer = offline;
		const worker = phone.worker();
		if (isPage(url)) seen[await readable(worker, N, url === './' ? '' : url)] += 1;
		else {
			const text = await textOf(askFile(worker, url));
			must(text === (network === 'online' ? N[url] : 'an error'), `${url} is answered with “${text.slice(0, 60)}”.`);
		}
		must(
			(await readable(worker, N, 'fr/wab/two/')) === 'read' || url === 'fr/wab/two/',
			`Without ${url} a chart does not open.`
		);
		await worker.order('check');
		const counted = await honest(phone, worker, N);
		const all = Object.keys(N).length;
		must(counted === `${network === 'online' ? all : all - 1} of ${all}`, `Without ${url} it claims ${counted}.`);
	}
	if (network === 'online') must(seen.recovery === 0, 'A page was not put back.');
	return `${seen.read} pages read, ${seen.recovery} recovery pages`;
}

const removed = (cache: ReturnType<Phone['version']>, address: string) => void cache.delete(address);
const cut = (cache: ReturnType<Phone['version']>, address: string) => {
	const kept = cache.get(address)!;
	kept.body = kept.body.slice(0, kept.body.length / 2);
};
const replaced = (cache: ReturnType<Phone['version']>, address: string) => {
	cache.get(address)!.body = new TextEncoder().encode('<title>Sign in</title>');
};

const BLANKS = ['', ' \n', '<!doctype html><html lang="en"><head></head><body></body></html>'];

export const faults: Fault[] = [
	{
		name: 'a page deleted, and a network that answers a blank one',
		always: true,
		async run() {
			for (const blank of BLANKS) {
				const { host, phone } = await ready();
				phone.version().delete(new URL('fr/wab/one/', SCOPE).href);
				host.answer = () => new Response(blank, { headers: { 'Content-Type': 'text/html' } });
				const worker = phone.worker();
				must((await readable(worker, N, 'fr/wab/one/')) === 'recovery', 'A blank page is shown.');
				host.answer = (_path, _init, usual) => usual();
				must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'It does not come back.');
			}
			return 'our own words; read once the network answers';
		}
	},
	{ name: 'each file deleted in turn, online', run: () => each(removed, 'online') },
	{ name: 'each file deleted in turn, offline', run: () => each(removed, 'offline') },
	{ name: 'each file cut in half, online', run: () => each(cut, 'online') },
	{ name: 'each file cut in half, offline', always: true, run: () => each(cut, 'offline') },
	{ name: 'each file replaced by a sign-in page, online', run: () => each(replaced, 'online') },
	{ name: 'each file replaced by a sign-in page, offline', run: () => each(replaced, 'offline') },
	{
		name: 'all files damaged, then an idle check',
		async run() {
			const { phone } = await ready();
			for (const address of phone.version().keys()) cut(phone.version(), address);
			const worker = phone.worker();
			await worker.order('check');
			return honest(phone, worker, N);
		}
	},
	{
		name: 'all caches gone, online',
		async run() {
			const { phone } = await ready();
			phone.storage.all.clear();
			const worker = phone.worker();
			must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'The page does not come from the network.');
			await worker.order('fill');
			return honest(phone, worker, N);
		}
	},
	{
		name: 'all caches gone, offline',
		always: true,
		async run() {
			const { host, phone } = await ready();
			phone.storage.all.clear();
			host.answer = offline;
			const text = await textOf(ask(phone.worker(), 'fr/wab/one/'));
			must(/No other page is on this device/.test(text), 'Our own words are missing.');
			return honest(phone, phone.worker(), N);
		}
	},
	{
		name: 'all caches gone, the host has moved on',
		always: true,
		async run() {
			const { host, phone } = await ready();
			phone.storage.all.clear();
			host.files = NEXT;
			const worker = phone.worker(N);
			phone.open = [{ id: 'new', url: `${SCOPE}fr/wab/one/` }];
			must(
				(await textOf(ask(worker, 'fr/wab/one/'))) === NEXT['fr/wab/one/'],
				'The page of the next version is not shown.'
			);
			await worker.order('fill');
			const script = await textOf(askFile(worker, chartsOf('second')));
			must(script === NEXT[chartsOf('second')], 'The page of the next version does not get its script.');
			must((await textOf(askFile(worker, chartsOf()))) !== NEXT[chartsOf('second')], 'Two versions under one name.');
			must(phone.updatesAsked > 0, 'Nobody asked for the new version.');
			return `page and script of the next version; ${await honest(phone, worker, N)}`;
		}
	},
	{
		name: 'a script missing, the host has moved on',
		async run() {
			const { host, phone } = await ready();
			removed(phone.version(), SCOPE + chartsOf());
			host.files = NEXT;
			const worker = phone.worker(N);
			must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'The page is not read.');
			const script = await textOf(askFile(worker, chartsOf()));
			must(script !== NEXT[chartsOf('second')], 'A script of another version is run in the page.');
			await worker.order('fill');
			must(phone.updatesAsked > 0, 'Nobody asked for the new version.');
			return honest(phone, worker, N);
		}
	},
	{
		name: 'two tabs on two versions, then one',
		always: true,
		async run() {
			const { host, phone } = await ready();
			host.files = NEXT;
			const next = phone.worker();
			await next.install(false);
			await next.activate();
			phone.open.push({ id: 'new', url: `${SCOPE}fr/` });
			// As the browser does between two requests: the worker is started again.
			const later = phone.worker();
			must((await textOf(askFile(later, chartsOf(), 'a'))) === N[chartsOf()], 'The older tab gets no script.');
			must(
				(await textOf(askFile(later, chartsOf('second')))) === NEXT[chartsOf('second')],
				'The newer tab gets no script.'
			);
			// The search index has no sum in its name.
			must((await textOf(askFile(later, 'search.json', 'a'))) === N['search.json'], 'The older tab got a newer index.');
			must((await textOf(askFile(later, 'search.json'))) === NEXT['search.json'], 'The newer tab got an older index.');
			const before = phone.storage.all.size;
			phone.open = phone.open.filter(({ id }) => id === 'new');
			await later.order('check');
			must(phone.storage.all.size === before - 1, 'The older copy stays for ever.');
			return honest(phone, later, NEXT);
		}
	},
	{
		name: 'from a version to the one after the next',
		async run() {
			const { host, phone } = await ready();
			host.files = NEXT;
			await phone.killedAt(9, () => phone.worker().install(false));
			host.files = site('third');
			const third = phone.worker();
			await third.install(false);
			await third.activate();
			phone.open = [];
			await third.order('check');
			must((await readable(third, host.files, 'fr/wab/one/')) === 'read', 'The third version is not read.');
			return honest(phone, third, host.files);
		}
	},
	{
		name: 'a version in the middle of its install beside an idle check',
		async run() {
			const { host, phone } = await ready();
			const worker = phone.worker(N);
			host.files = NEXT;
			const next = phone.worker();
			await next.install(false);
			await worker.order('check');
			await next.activate();
			must((await readable(next, NEXT, 'fr/wab/one/')) === 'read', 'The copy that was coming was cleaned away.');
			return honest(phone, next, NEXT);
		}
	},
	{
		name: 'caches of others on the same origin',
		always: true,
		async run() {
			const { host, phone } = await ready();
			const others = [
				'another-app',
				'guidon:/app/other/:v:1',
				'guidon:/:v:1',
				'workbox-precache-v2-https://guidon.test/other/',
				'guidon-shared'
			];
			for (const name of others) await (await phone.storage.caches.open(name)).put(`${SCOPE}x`, new Response('kept'));
			host.files = NEXT;
			const next = phone.worker();
			await next.install(false);
			phone.open = [];
			await next.activate();
			await next.order('repair');
			const left = others.filter((name) => phone.storage.all.get(name)?.size === 1);
			must(left.length === others.length, `Only ${left.join(', ')} are left.`);
			return `${left.length} left alone`;
		}
	},
	{
		name: 'the copy of the worker before this one',
		async run() {
			const host = new Host(N);
			const phone = new Phone(host);
			const name = `workbox-precache-v2-${SCOPE}`;
			const before = await phone.storage.caches.open(name);
			for (const [url, text] of Object.entries(N))
				await before.put(new URL(`${url}?__WB_REVISION__=1`, SCOPE).href, new Response(text));
			const worker = phone.worker();
			await worker.install(false);
			must(host.asked.length === 0, `${host.asked.length} files were fetched that were there.`);
			must(phone.storage.all.has(name), 'The old copy is gone before the new one is in charge.');
			phone.open = [];
			await worker.activate();
			must(!phone.storage.all.has(name), 'The old copy stays.');
			return `nothing fetched; ${await honest(phone, worker, N)}`;
		}
	},
	{
		name: 'repair without a network',
		async run() {
			const { host, phone } = await ready();
			host.answer = offline;
			const worker = phone.worker();
			await worker.order('repair');
			const { trouble } = await worker.status();
			must(trouble === 'network', `It says ${trouble}.`);
			return honest(phone, worker, N);
		}
	},
	{
		name: 'repair with a network',
		async run() {
			const { host, phone } = await ready();
			const worker = phone.worker();
			await worker.order('repair');
			must(host.asked.length > 0, 'Nothing was fetched.');
			return honest(phone, worker, N);
		}
	},
	{
		name: 'what the workers remember is damaged',
		async run() {
			const { phone } = await ready();
			for (const kept of phone.storage.all.get('guidon:/app/:state')!.values()) kept.body = kept.body.slice(3);
			const worker = phone.worker();
			must((await textOf(askFile(worker, '_app/base.js', 'a'))) === N['_app/base.js'], 'A script is not answered.');
			return honest(phone, worker, N);
		}
	},
	{
		name: 'storage that fails at every call',
		async run() {
			const { phone } = await ready();
			const worker = phone.worker();
			const fails = async () => {
				throw new DOMException('Blocked.', 'SecurityError');
			};
			Object.assign(phone.storage.caches, { open: fails, match: fails, keys: fails });
			must((await readable(worker, N, 'fr/wab/one/')) === 'read', 'The page does not come from the network.');
			must((await worker.status()).kept === 0, 'It claims files that it cannot read.');
			return 'read from the network, 0 claimed';
		}
	},
	{
		name: 'a clock that jumps a year ahead and back',
		async run() {
			const { phone } = await ready();
			phone.now += 365 * 86_400_000;
			await phone.worker().order('check');
			phone.now -= 365 * 86_400_000;
			must((await phone.worker().status()).checked === undefined, 'A check in the future is believed.');
			return honest(phone, phone.worker(), N);
		}
	},
	{
		name: 'an address that never existed',
		always: true,
		async run() {
			const { host, phone } = await ready();
			const online = await ask(phone.worker(), 'fr/nothing/');
			host.answer = offline;
			const gone = await ask(phone.worker(), 'fr/nothing/');
			must(online.status === 404 && gone.status === 404, `It has the status ${online.status} and ${gone.status}.`);
			must((await gone.text()) === N['404/'], 'The page for wrong addresses is not shown.');
			removed(phone.version(), `${SCOPE}404/`);
			const bare = await textOf(ask(phone.worker(), 'fr/nothing/'));
			must(/not in the copy/.test(bare), 'Our own words are missing.');
			return '404 online and offline, our own words without its page';
		}
	},
	{
		name: 'the host has lost a page that is missing here',
		async run() {
			const { host, phone } = await ready();
			removed(phone.version(), `${SCOPE}fr/wab/one/`);
			for (const answer of [notFound, () => new Response('Error', { status: 500 })]) {
				host.answer = answer;
				must((await readable(phone.worker(), N, 'fr/wab/one/')) === 'recovery', 'The error page of the host is shown.');
			}
			return honest(phone, phone.worker(), N);
		}
	},
	{
		name: 'a page in the three ways to type it',
		async run() {
			const { phone } = await ready();
			const worker = phone.worker();
			for (const path of ['fr/wab/one', 'fr/wab/one/index.html', 'fr/wab/one/?q=1#a', 'fr/wab/one.html'])
				must((await textOf(ask(worker, path))) === N['fr/wab/one/'], `${path} does not open.`);
			return `read; ${listOf(N).length} files`;
		}
	}
];
