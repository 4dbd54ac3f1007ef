/** The build behind servers that read the `Caddyfile` and `nginx.conf` of the project: every file comes whole, with the headers that the app asks for. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOST_HEADERS, headersFile } from '../../src/lib/worker/page-headers.js';
import { digestOf } from '../../scripts/build/parcels.js';
import { serve } from '../../scripts/serve.js';
import { root } from '../../scripts/build/version.js';
import { BUILD, copyOfBuild, entriesOf, removeScratch } from '../browser/site';

const there = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
}

/** Waits until somebody answers there. */
const answering = (url: string) =>
	vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), { timeout: 20_000, interval: 100 });

interface Host {
	readonly url: string;
	close(): Promise<void>;
}

/** A server in the foreground, ended as it asks to be. */
async function started(
	port: number,
	command: string,
	args: readonly string[],
	signal: NodeJS.Signals,
	place: Readonly<Record<string, string>> = {}
): Promise<Host> {
	const env = { ...process.env, ...place, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
	const server: ChildProcess = spawn(command, args, { stdio: 'ignore', env });
	const url = `http://localhost:${port}`;
	const host = {
		url,
		async close() {
			if (server.exitCode !== null) return;
			const ended = once(server, 'exit');
			server.kill(signal);
			await ended;
		}
	};
	try {
		await answering(`${url}/fr/`);
	} catch (error) {
		await host.close();
		throw new Error(`${command} does not serve the build: ${String(error)}`, { cause: error });
	}
	return host;
}

const scratch = mkdtempSync(join(tmpdir(), 'guidon-hosts-'));

async function nginx(files: string): Promise<Host> {
	const port = await freePort();
	// nginx knows no variables of the environment there: what each host changes by hand is changed here.
	const changes = { 'listen 80;': `listen 127.0.0.1:${port};`, 'root /srv/guidon;': `root ${files};` };
	const server = Object.entries(changes).reduce(
		(text, [from, to]) => {
			if (!text.includes(from)) throw new Error(`nginx.conf has no line “${from}”.`);
			return text.replace(from, to);
		},
		readFileSync(join(root, 'nginx.conf'), 'utf8')
	);
	const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
		mkdirSync(join(scratch, name));
		return `${name}_temp_path ${join(scratch, name)};`;
	});
	const config = join(scratch, 'nginx.conf');
	const frame = `daemon off; pid ${join(scratch, 'nginx.pid')}; error_log ${join(scratch, 'error.log')}; events {}`;
	// What a distribution's own frame has around the sites, as far as it matters.
	const http = `http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${folders.join(' ')}`;
	writeFileSync(config, `${frame}\n${http}\n${server}}\n`);
	return started(port, 'nginx', ['-c', config, '-e', join(scratch, 'error.log')], 'SIGQUIT');
}

async function caddy(files: string): Promise<Host> {
	const port = await freePort();
	const config = join(scratch, 'Caddyfile');
	writeFileSync(config, `{\n\tadmin off\n}\nimport ${join(root, 'Caddyfile')}\n`);
	const place = { GUIDON_ADDRESS: `http://localhost:${port}`, GUIDON_FILES: files };
	return started(port, 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], 'SIGTERM', place);
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** `scripts`: what a host says of the cache for files that have a hash in their names. */
const hosts = [
	{
		name: 'npm start',
		missing: false,
		scripts: 'no-cache',
		open: (files: string): Promise<Host> => serve({ dir: files, port: 0 })
	},
	{ name: 'nginx', missing: !there('nginx'), scripts: FOR_A_YEAR, open: nginx },
	{ name: 'caddy', missing: !there('caddy'), scripts: FOR_A_YEAR, open: caddy }
];

afterAll(() => {
	rmSync(scratch, { recursive: true, force: true });
	removeScratch();
});

test('the build has a file of headers for hosts that read one, for every address', () => {
	const file = readFileSync(join(BUILD, '_headers'), 'utf8');
	expect(file).toBe(headersFile(''));
	expect(file.split('\n')[0]).toBe('/*');
});

describe.each(hosts)('behind $name', ({ name, missing, scripts, open }) => {
	if (missing) {
		test.skip(`not here: there is no ${name} on the path (Debian: apt-get install ${name})`);
		return;
	}

	let host: Host;
	beforeAll(async () => {
		const files = copyOfBuild();
		// The servers may give their work to somebody with fewer rights.
		for (const folder of [scratch, join(files, '..')]) chmodSync(folder, 0o755);
		host = await open(files);
	});
	afterAll(() => host?.close());

	const headersOf = (url: string): Readonly<Record<string, string>> =>
		url.includes('_app/immutable/') ? { ...HOST_HEADERS, 'Cache-Control': scripts } : HOST_HEADERS;
	const ask = (path: string, init?: RequestInit) => fetch(new URL(path, `${host.url}/`), init);

	test('every file that the worker keeps comes whole, of its kind, and to be kept unasked only where its name changes with it', async () => {
		const wrong: string[] = [];
		for (const { url, digest } of entriesOf()) {
			const answer = await ask(url);
			const body = new Uint8Array(await answer.arrayBuffer());
			const type = answer.headers.get('content-type') ?? '';
			const wanted = /\.js$/.test(url) ? /javascript/ : /\.css$/.test(url) ? /^text\/css/ : /./;
			if (digestOf(body) !== digest) wrong.push(`${url} is not what was built: ${answer.status}`);
			if (!wanted.test(type)) wrong.push(`${url} is ${type}`);
			if (/\/$/.test(url) && !/^text\/html; ?charset=utf-8$/i.test(type)) wrong.push(`${url} is ${type}`);
			for (const [header, value] of Object.entries(headersOf(url)))
				if (answer.headers.get(header) !== value) wrong.push(`${url} has ${header}: ${answer.headers.get(header)}`);
		}
		expect(wrong).toEqual([]);
	});

	test('every parcel comes as it was packed', async () => {
		const parcels = new Set(entriesOf().map(({ parcel }) => parcel));
		for (const parcel of parcels) {
			const path = `_app/parcels/${parcel}.parcel`;
			const body = Buffer.from(await (await ask(path)).arrayBuffer());
			expect(body.equals(readFileSync(join(BUILD, path))), path).toBe(true);
		}
	});

	test('a page is found without its slash', async () => {
		const answer = await ask('fr/wab/armour');
		expect([answer.status, await answer.text()]).toEqual([
			200,
			readFileSync(join(BUILD, 'fr/wab/armour/index.html'), 'utf8')
		]);
	});

	test('what does not exist, and what is not to be seen, is the page that says so', async () => {
		const lost = readFileSync(join(BUILD, '404.html'), 'utf8');
		for (const path of ['nothing', 'fr/nothing/', '.version', '_headers', '_app/gone.js', '_app/immutable/gone.js']) {
			const answer = await ask(path);
			expect([path, answer.status, await answer.text()]).toEqual([path, 404, lost]);
			for (const [header, value] of Object.entries(HOST_HEADERS))
				expect(answer.headers.get(header), `${header} of ${path}`).toBe(value);
		}
		expect(existsSync(join(BUILD, '.version'))).toBe(true);
	});

	test.each(['sw.js', 'fr/wab/armour/'])('%s costs a few bytes when it is the same', async (path) => {
		const { headers } = await ask(path);
		const known: Record<string, string> = headers.get('etag')
			? { 'If-None-Match': headers.get('etag')! }
			: { 'If-Modified-Since': headers.get('last-modified')! };
		expect((await ask(path, { headers: known })).status).toBe(304);
	});
});
