/** A browser that is not Chromium: opened with a profile, led from page to page, asked from inside the page, closed and opened again. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { launch } from 'puppeteer-core';

export interface Tab {
	/** With its version. */
	readonly engine: string;
	go(url: string): Promise<void>;
	/** Runs a function in the page, with values that are plain JSON. */
	call<A extends unknown[], T>(run: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
	close(): Promise<void>;
}

export interface Engine {
	readonly name: string;
	/** What is not here, in a sentence. */
	readonly missing?: string;
	/** A profile that is there keeps what it had. */
	open(profile: string): Promise<Tab>;
}

const LANGUAGE = 'fr-FR';

/** What no test looks at and none may see: read by `uncaught` of the journey. */
const WATCH = `
	window.uncaught = [];
	addEventListener('error', ({ message }) => message && uncaught.push(message));
	addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => uncaught.push(violatedDirective + ' ' + blockedURI));
`;

const calling = (run: (...values: never[]) => unknown, values: readonly unknown[]) =>
	`(${run})(...${JSON.stringify(values)})`;

const onPath = (...names: string[]) =>
	names
		.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
		.find(existsSync);

const firefoxPath = onPath('firefox-esr', 'firefox');

const firefox: Engine = {
	name: 'Firefox',
	missing: firefoxPath ? undefined : 'There is no firefox-esr or firefox on the path.',
	async open(profile) {
		const browser = await launch({
			browser: 'firefox',
			executablePath: firefoxPath,
			userDataDir: profile,
			extraPrefsFirefox: { 'intl.accept_languages': LANGUAGE },
			defaultViewport: { width: 360, height: 740 }
		});
		const page = await browser.newPage();
		await page.evaluateOnNewDocument(WATCH);
		return {
			engine: await browser.version(),
			async go(url) {
				await page.goto(url, { timeout: 60_000 });
			},
			call: (run, ...values) => page.evaluate(calling(run, values)) as never,
			close: () => browser.close()
		};
	}
};

/** The system's own Python: another one does not know the bindings that Debian installs. */
const PYTHON = '/usr/bin/python3';
const BINDINGS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
const hasBindings = spawnSync(PYTHON, ['-c', BINDINGS], { stdio: 'ignore' }).status === 0;
const xvfb = onPath('Xvfb');

/** A screen that nobody sees, for as long as the browser is open. */
async function screen(): Promise<{ display: string; server: ChildProcess }> {
	const options = ['-displayfd', '1', '-screen', '0', '360x740x24', '-nolisten', 'tcp'];
	const server = spawn(xvfb!, options, { stdio: ['ignore', 'pipe', 'ignore'] });
	const [number] = (await once(createInterface(server.stdout!), 'line')) as [string];
	return { display: `:${number}`, server };
}

const webkit: Engine = {
	name: 'WebKitGTK',
	missing: !hasBindings
		? `${PYTHON} has no bindings of WebKitGTK 4.1 (gir1.2-webkit2-4.1 and python3-gi on Debian).`
		: xvfb
			? undefined
			: 'There is no Xvfb on the path.',
	async open(profile) {
		const { display, server } = await screen();
		const window = spawn(PYTHON, ['-u', join(import.meta.dirname, 'webkit.py'), profile, LANGUAGE, WATCH], {
			stdio: ['pipe', 'pipe', process.env.DEBUG ? 'inherit' : 'ignore'],
			// No bus of the desktop is looked for, and no graphics card.
			env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
		});
		const lines = createInterface(window.stdout!)[Symbol.asyncIterator]();
		async function told(): Promise<unknown> {
			const { value: line, done } = await lines.next();
			if (done) throw new Error('WebKitGTK has ended.');
			const { value, error } = JSON.parse(line) as { value?: unknown; error?: string };
			if (error) throw new Error(error);
			return value;
		}
		let before: Promise<unknown> = told();
		/** One at a time: the answers come without names. */
		function ask(order: object): Promise<unknown> {
			const answer = before
				.catch(() => undefined)
				.then(() => {
					window.stdin!.write(`${JSON.stringify(order)}\n`);
					return told();
				});
			before = answer;
			return answer;
		}
		return {
			engine: String(await before),
			go: async (url) => void (await ask({ go: url })),
			call: (run, ...values) => ask({ call: `return await ${calling(run, values)}` }) as never,
			async close() {
				const ended = once(window, 'exit');
				window.stdin!.end(`${JSON.stringify({ quit: true })}\n`);
				await ended;
				server.kill();
			}
		};
	}
};

export const engines: readonly Engine[] = [firefox, webkit];
