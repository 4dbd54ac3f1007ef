/**
 * A Chromium of its own process, spoken to through a pipe and by nothing between: what drives a browser for tests stops every
 * worker at its start to look at it, which a player's phone does not.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { findBrowser, flags } from '../../../scripts/browser.js';

type Told = Record<string, unknown>;
interface Message {
	readonly id?: number;
	readonly method?: string;
	readonly params?: Told;
	readonly sessionId?: string;
	readonly result?: Told;
	readonly error?: { readonly message: string };
}

/** A phone four times as slow as this machine, held upright. */
const SLOWER = 4;
const WIDTH = 360;
const HEIGHT = 740;
/** Longer than anything measured here takes on a machine that does ten other things. */
const PATIENCE = 60_000;
/** A touch while something still moves may be taken for the end of that. */
const TOUCH = 6_000;

class Pipe {
	#next = 1;
	#rest = '';
	readonly #waiting = new Map<number, { done: (result: Told) => void; failed: (error: Error) => void }>();
	readonly #listeners = new Set<(message: Message) => void>();

	constructor(
		readonly input: Writable,
		output: Readable
	) {
		output.setEncoding('utf8').on('data', (text: string) => {
			const messages = (this.#rest + text).split('\0');
			this.#rest = messages.pop() ?? '';
			for (const message of messages) this.#take(JSON.parse(message) as Message);
		});
		output.on('close', () => this.#end());
		// Written to while it ends: what waits is told by the line above.
		input.on('error', () => undefined);
	}

	#take(message: Message) {
		const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
		if (!waiting) return void [...this.#listeners].forEach((listen) => listen(message));
		this.#waiting.delete(message.id!);
		if (message.error) waiting.failed(new Error(message.error.message));
		else waiting.done(message.result ?? {});
	}

	#end() {
		for (const { failed } of this.#waiting.values()) failed(new Error('The browser has ended.'));
		this.#waiting.clear();
	}

	send(method: string, params: Told = {}, sessionId?: string): Promise<Told> {
		const id = this.#next++;
		this.input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
		return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
	}

	/** The first message that fits, from now on. */
	next(fits: (message: Message) => boolean, what: string, patience = PATIENCE): Promise<Message> {
		return new Promise((done, failed) => {
			const timer = setTimeout(() => {
				this.#listeners.delete(listen);
				failed(new Error(`${what} did not happen within ${patience / 1000} seconds.`));
			}, patience);
			const listen = (message: Message) => {
				if (!fits(message)) return;
				clearTimeout(timer);
				this.#listeners.delete(listen);
				done(message);
			};
			this.#listeners.add(listen);
		});
	}
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A tab as a player has it. Scripts in it hand over a value with `report(value)`. */
export class Tab {
	constructor(
		readonly pipe: Pipe,
		readonly session: string
	) {}

	send = (method: string, params?: Told) => this.pipe.send(method, params, this.session);

	async start(slower: number) {
		await Promise.all([
			this.send('Page.enable'),
			this.send('Runtime.enable'),
			this.send('Runtime.addBinding', { name: 'reported' }),
			this.before('globalThis.report = (value) => reported(JSON.stringify(value));'),
			this.send('Emulation.setDeviceMetricsOverride', {
				width: WIDTH,
				height: HEIGHT,
				deviceScaleFactor: 2,
				mobile: true
			}),
			this.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
			this.send('Emulation.setCPUThrottlingRate', { rate: slower })
		]);
	}

	/** Runs a script in every page before its own. */
	async before(source: string) {
		await this.send('Page.addScriptToEvaluateOnNewDocument', { source });
	}

	/** What `report` is called with next. */
	async reported<T>(patience?: number): Promise<T> {
		const { params } = await this.pipe.next(
			({ method, sessionId }) => method === 'Runtime.bindingCalled' && sessionId === this.session,
			'What the page was to report',
			patience
		);
		return JSON.parse(String(params?.payload)) as T;
	}

	/** Opens an address and gives back what the page reports. */
	async visit<T>(url: string): Promise<T> {
		const reported = this.reported<T>();
		const { errorText } = await this.send('Page.navigate', { url });
		if (errorText) {
			reported.catch(() => undefined);
			throw new Error(`${url} did not open: ${String(errorText)}`);
		}
		return reported;
	}

	async evaluate<T>(expression: string): Promise<T> {
		const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
			expression,
			awaitPromise: true,
			returnByValue: true
		})) as { result: { value: T }; exceptionDetails?: { exception?: { description?: string } } };
		if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'A script failed in the page.');
		return result.value;
	}

	/** Touches a place as a finger does, and gives back what the page reports of it. */
	async tap<T>({ x, y }: Point): Promise<T> {
		const reported = this.reported<T>(TOUCH);
		await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
		await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		return reported;
	}

	async key<T>(letter: string): Promise<T> {
		const reported = this.reported<T>();
		const code = letter === ' ' ? 'Space' : '';
		await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, code, text: letter });
		await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter, code });
		return reported;
	}
}

export interface Browser {
	readonly tab: Tab;
	close(): Promise<void>;
}

/** @param profile what it remembers from one start to the next @param slower how many times the page's thread is slowed down */
export async function startChromium(profile: string, slower = SLOWER): Promise<Browser> {
	const executable = findBrowser({ whole: true });
	if (!executable) throw new Error('This bench needs a Chromium: install one, or set CHROMIUM_PATH to it.');
	const browser: ChildProcess = spawn(
		executable,
		[
			...flags,
			'--headless=new',
			'--remote-debugging-pipe',
			`--user-data-dir=${profile}`,
			'--lang=fr-FR',
			'--accept-lang=fr-FR',
			'--hide-scrollbars',
			'--no-default-browser-check',
			'--disable-extensions',
			'--disable-features=Translate,OptimizationHints,MediaRouter',
			'about:blank'
		],
		{ stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] }
	);
	const ended = once(browser, 'exit');
	const pipe = new Pipe(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
	const close = async () => {
		// What was noted in the profile is written on the way out.
		const late = setTimeout(() => browser.kill('SIGKILL'), 10_000);
		await pipe.send('Browser.close').catch(() => undefined);
		await ended;
		clearTimeout(late);
	};
	try {
		const { targetInfos } = (await pipe.send('Target.getTargets')) as {
			targetInfos: { type: string; targetId: string }[];
		};
		const targetId =
			targetInfos.find(({ type }) => type === 'page')?.targetId ??
			(await pipe.send('Target.createTarget', { url: 'about:blank' })).targetId;
		const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
		const tab = new Tab(pipe, String(sessionId));
		await tab.start(slower);
		return { tab, close };
	} catch (error) {
		await close();
		throw error;
	}
}
