import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.js';
import { isOlder } from '../../scripts/check-node.js';
import { isInstalled } from '../../scripts/install.js';
import { run } from '../../scripts/run.js';
import { explained, portFrom, serve } from '../../scripts/serve.js';
import { HOST_HEADERS, headersFile } from '../../src/lib/worker/page-headers.js';
import {
	countIn,
	countPlaywright,
	countStep,
	countVitest,
	failuresIn,
	failuresOfPlaywright,
	failuresOfVitest,
	total
} from '../../scripts/tally.js';

const scratch = mkdtempSync(join(tmpdir(), 'guidon-scripts-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

function write(path: string, content: string) {
	mkdirSync(dirname(join(scratch, path)), { recursive: true });
	writeFileSync(join(scratch, path), content);
}

test.each([
	['18.20.4', '>=20.19', true],
	['20.18.9', '>=20.19', true],
	['20.19.0', '>=20.19', false],
	['20.20.2', '>=20.19', false],
	['22.0.0', '>=20.19', false],
	['20', '>=20.19', true],
	['20.19.0', '>=20.19.1', true]
])('Node %s, wanted %s: too old is %s', (have, wanted, old) => expect(isOlder(have, wanted)).toBe(old));

describe('what is installed', () => {
	const lock = (...packages: object[]) =>
		JSON.stringify({ packages: Object.assign({ '': { version: '1.0.0' } }, ...packages) });
	const a = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };
	const elsewhere = { 'node_modules/b-win32': { version: '1.0.0', integrity: 'y', optional: true } };

	test.each([
		['nothing', undefined, false],
		['the same', lock(a, elsewhere), true],
		['all but what another platform needs', lock(a), true],
		['another version', lock({ 'node_modules/a': { version: '1.0.1', integrity: 'x' } }), false],
		['other contents', lock({ 'node_modules/a': { version: '1.0.0', integrity: 'z' } }), false],
		['not all', lock(elsewhere), false],
		['another optional version', lock(a, { 'node_modules/b-win32': { version: '2.0.0' } }), false]
	])('%s', (name, record, installed) => {
		write(`${name}/package-lock.json`, lock(a, elsewhere));
		if (record) write(`${name}/node_modules/.package-lock.json`, record);
		expect(isInstalled(join(scratch, name))).toBe(installed);
	});
});

describe('the count of tests', () => {
	test('a step is one', () => expect([countStep(0), countStep(2)].map(({ passed }) => passed)).toEqual([1, 0]));

	test.each([
		['all passed', { numPassedTests: 9, numFailedTests: 0 }, 0, { passed: 9, failed: 0 }],
		['some failed', { numPassedTests: 7, numFailedTests: 2 }, 1, { passed: 7, failed: 2 }],
		['a file did not load', { numPassedTests: 9, numFailedTests: 0 }, 1, { passed: 9, failed: 1 }],
		['there was no test', { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
		['there is no report', undefined, 1, { passed: 0, failed: 1 }]
	])('unit tests: %s', (_, report, code, count) => expect(countVitest(report, code)).toEqual(count));

	test.each([
		['all passed', { expected: 9, unexpected: 0, flaky: 0 }, 0, { passed: 9, failed: 0 }],
		['one passed at the second try', { expected: 8, unexpected: 0, flaky: 1 }, 0, { passed: 8, failed: 1 }],
		['some failed', { expected: 7, unexpected: 2, flaky: 0 }, 1, { passed: 7, failed: 2 }],
		['the server did not start', { expected: 0, unexpected: 0, flaky: 0 }, 1, { passed: 0, failed: 1 }]
	])('browser tests: %s', (_, stats, code, count) => expect(countPlaywright({ stats }, code)).toEqual(count));

	test.each([
		['of a script', ['9 passed, 1 failed in the first step', '12 passed, 0 failed'], 0, { passed: 12, failed: 0 }],
		['of a script that fails', ['12 passed, 3 failed'], 1, { passed: 12, failed: 3 }],
		[
			'of vitest',
			['\u001b[2m Tests \u001b[22m \u001b[1m1 failed\u001b[22m | 9 passed (10)'],
			1,
			{ passed: 9, failed: 1 }
		],
		['of vitest, skipped ones aside', ['      Tests  9 passed | 4 skipped (13)'], 0, { passed: 9, failed: 0 }],
		[
			'of Playwright',
			['  ✓  1 [phone] › a.spec.ts (2 failed before)', '  1 failed', '    [phone] › b', '  9 passed (2.1m)'],
			1,
			{ passed: 9, failed: 1 }
		],
		['that ended without a count', ['Killed'], 137, { passed: 0, failed: 1 }],
		['that passed and yet failed', ['12 passed, 0 failed'], 1, { passed: 12, failed: 1 }]
	])('the last line %s', (_, lines, code, count) => expect(countIn(lines, code)).toEqual(count));

	test('adds up', () =>
		expect(total([countStep(0), countStep(1), { passed: 7, failed: 2 }])).toEqual({ passed: 8, failed: 3 }));
});

describe('the failures, a line each', () => {
	test('of unit tests, and of a file that did not load', () => {
		const passed = { status: 'passed', fullName: 'is well' };
		const failed = {
			status: 'failed',
			fullName: 'a sum adds up',
			failureMessages: ['\u001b[31mexpected 3\u001b[39m\n- Expected\n+ Received\n+   4\nat sum']
		};
		const testResults = [
			{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
			{ name: 'die.test.ts', status: 'failed', message: 'no module “die”', assertionResults: [] },
			{ name: 'table.test.ts', status: 'passed', message: '', assertionResults: [passed] }
		];
		expect(failuresOfVitest({ testResults })).toEqual([
			'✗ a sum adds up: expected 3 +   4',
			'✗ die.test.ts: no module “die”'
		]);
		expect(failuresOfVitest(undefined)).toEqual([]);
	});

	test('of browser tests, with where each stands', () => {
		const spec = (title: string, status: string, ...errors: { message: string; location: { line: number } }[]) => ({
			title,
			tests: [{ status, results: [{ errors }] }]
		});
		const inner = {
			title: 'a star',
			specs: [
				spec('is kept', 'unexpected', {
					message: 'it was not\n\nLocator: getByText(“kept”)\nExpected: 1\nReceived: 2',
					location: { line: 7 }
				})
			]
		};
		const specs = [spec('opens', 'expected'), spec('closes', 'flaky')];
		expect(failuresOfPlaywright({ suites: [{ title: 'home.spec.ts', specs, suites: [inner] }] })).toEqual([
			'✗ home.spec.ts › closes: it says no more',
			'✗ home.spec.ts › a star › is kept, line 7: it was not Locator: getByText(“kept”) Received: 2'
		]);
		expect(failuresOfPlaywright(undefined)).toEqual([]);
	});

	test('as any suite prints them, each once', () => {
		const lines = ['✗ a: b', '\u001b[31m FAIL \u001b[39m tests/x.test.ts > y', 'FAILED', '✗ a: b', '  ✓ fine'];
		expect(failuresIn(lines)).toEqual(['✗ a: b', ' FAIL  tests/x.test.ts > y']);
	});
});

describe('a program that is run', () => {
	test('gives its exit code', async () =>
		expect(await run([process.execPath, '-e', 'process.exit(3)'], { quiet: true })).toBe(3));
	test('fails when it does not exist', async () =>
		expect(await run(['guidon-no-such-program'], { quiet: true })).toBe(127));
	test('is ended at its time limit', async () =>
		expect(await run([process.execPath, '-e', 'setInterval(() => {}, 1000)'], { quiet: true, seconds: 0.2 })).not.toBe(
			0
		));
});

describe('the browser', () => {
	test('that is named is taken', () => {
		vi.stubEnv('CHROMIUM_PATH', process.execPath);
		expect(findBrowser()).toBe(process.execPath);
	});
	test('that is named and missing is complained about', () => {
		vi.stubEnv('CHROMIUM_PATH', join(scratch, 'no-browser'));
		expect(findBrowser).toThrow(/CHROMIUM_PATH points to .*no-browser, where there is nothing/);
	});
});

test.each([
	['4173', 4173],
	['0', 0]
])('port %s', (asked, port) => expect(portFrom(asked)).toBe(port));
test.each(['-1', '80.5', '65536', 'http'])('“%s” is no port', (asked) =>
	expect(() => portFrom(asked)).toThrow('is not a port')
);
test('without PORT, the usual port', () => {
	vi.stubEnv('PORT', '');
	expect(portFrom()).toBe(4173);
});

describe.each(['', '/guidon'])('a site served at “%s/”', (base) => {
	let site: Awaited<ReturnType<typeof serve>>;
	const ask = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init);

	beforeAll(async () => {
		write('site/index.html', 'first');
		write('site/404.html', 'lost');
		write('site/fr/alexander/index.html', 'Alexandre');
		write('site/sw.js', 'worker');
		write('site/.version', 'hidden');
		write('site/_headers', 'hidden');
		write('site/_app/a.js', 'script');
		site = await serve({ dir: join(scratch, 'site'), base, port: 0 });
	});
	afterAll(() => site.close());

	test.each([
		['/', 'first'],
		['/?source=pwa', 'first'],
		['/fr/alexander/', 'Alexandre'],
		['/fr/alexander', 'Alexandre'],
		['/fr/alexander?row=x', 'Alexandre'],
		['/fr/alexander/index.html', 'Alexandre']
	])('%s is a page', async (path, words) => {
		const answer = await ask(base + path);
		expect([answer.status, await answer.text()]).toEqual([200, words]);
		expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
		expect(answer.headers.get('cache-control')).toBe('no-cache');
	});

	test.each(['/nothing', '/fr/', '/_headers', '/.version', '/%2eversion', '/%', '/%00', '/..%2f..%2fpackage.json'])(
		'%s is not found',
		async (path) => {
			const answer = await ask(base + path);
			expect([answer.status, await answer.text()]).toEqual([404, 'lost']);
		}
	);

	test.each(['/_app/a.js', '/sw.js'])('%s is asked for again, and costs nothing if it is the same', async (path) => {
		const first = await ask(base + path);
		expect(first.headers.get('cache-control')).toBe('no-cache');
		const again = await ask(base + path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
		expect(again.status).toBe(304);
	});

	test('that lets browsers keep what has a hash in its name asks for all else again', async () => {
		write('site/_app/immutable/a.1.js', 'script');
		const kept = await serve({ dir: join(scratch, 'site'), base, port: 0, immutable: true });
		const cached = async (path: string) => (await fetch(new URL(base + path, kept.url))).headers.get('cache-control');
		expect(await cached('/_app/immutable/a.1.js')).toBe('public, max-age=31536000, immutable');
		for (const path of ['/', '/_app/a.js', '/sw.js']) expect(await cached(path)).toBe('no-cache');
		expect(await cached('/_app/immutable/gone.js')).not.toMatch(/immutable/);
		await kept.close();
	});

	test.each(['/', '/_app/a.js', '/nothing'])('%s has the headers that the file for other hosts names', async (path) => {
		const { headers } = await ask(base + path);
		expect(HOST_HEADERS['X-Content-Type-Options']).toBe('nosniff');
		for (const [name, value] of Object.entries(HOST_HEADERS)) {
			expect(headers.get(name), name).toBe(value);
			expect(headersFile(base)).toContain(`  ${name}: ${value}\n`);
		}
		expect(headersFile(base).split('\n')[0]).toBe(`${base}/*`);
	});

	test('only reads', async () => expect((await ask(`${base}/`, { method: 'POST' })).status).toBe(405));

	test('takes a new build in place of the old one', async () => {
		write('site/new/index.html', 'new');
		expect(await (await ask(`${base}/new/`)).text()).toBe('new');
	});
});

test.each(['/', '/guidonx/', '/fr/'])('below a base path, %s is outside', async (path) => {
	const site = await serve({ dir: join(scratch, 'site'), base: '/guidon', port: 0 });
	expect((await fetch(new URL(path, site.url))).status).toBe(404);
	expect((await fetch(site.url)).status).toBe(200);
	await site.close();
});

test('a taken port is said in a sentence', async () => {
	const other = createServer();
	await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
	const { port } = other.address() as AddressInfo;
	const error = await serve({ dir: scratch, port }).catch((error: unknown) => error);
	expect(explained(error)).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
	other.close();
});

test('a missing build is said in a sentence', async () => {
	await expect(serve({ dir: join(scratch, 'no-site'), port: 0 })).rejects.toThrow('run npm run build first');
});
