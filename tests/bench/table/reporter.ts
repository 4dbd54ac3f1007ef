/** What a page tells of its own opening; `openingReport` is written into every page before its own scripts. */

export interface Opening {
	/** From the tap on the icon, or on the link, in milliseconds. */
	readonly paint: number;
	/** The largest thing of the first screen painted. */
	readonly readable: number;
	/** Painted, and all of its markup there. */
	readonly ready: number;
	/** What was waited for has appeared and is painted. */
	readonly appeared: number;
	/** Milliseconds beyond fifty of every task after the first paint. */
	readonly blocked: number;
	readonly shift: number;
}

export interface Waiting {
	/** Something in the page that says that it is there. */
	readonly selector?: string;
	/** It says that the page answers a finger: counted from when it does, not from when it is painted. */
	readonly alive?: boolean;
	/** The page itself says when: with `dispatchEvent(new Event('drawn'))`. */
	readonly drawn?: boolean;
	/** Milliseconds to go on looking for long tasks and shifts. */
	readonly settle?: number;
}

/** Runs in the page. */
function openingReport({ selector, alive, drawn, settle = 250 }: Waiting) {
	// A page that leads on to another one began with the first.
	let began = performance.timeOrigin;
	try {
		began = Number((sessionStorage.benchBegan ??= String(began)));
	} catch {
		// An empty page has no storage, and nothing to report.
		return;
	}
	if (location.protocol === 'about:') return;
	const since = performance.timeOrigin - began;
	const tasks: PerformanceEntry[] = [];
	let shift = 0;
	let largest = 0;
	const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	watch('longtask', (task) => tasks.push(task));
	watch('layout-shift', (entry) => (shift += (entry as unknown as { value: number }).value));
	watch('largest-contentful-paint', ({ startTime }) => (largest = startTime));

	const painted = () =>
		new Promise<number>((done) =>
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => done(performance.now());
				port2.postMessage(undefined);
			})
		);
	const first = new Promise<number>((done) => {
		watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && done(startTime));
	});
	const parsed = new Promise<void>((done) => addEventListener('DOMContentLoaded', () => done(), { once: true }));
	const said = new Promise<void>((done) => addEventListener('drawn', () => done(), { once: true }));

	const appearance = async () => {
		await parsed;
		if (drawn) await said;
		if (!selector) return drawn ? painted() : 0;
		if (document.querySelector(selector)) return 0;
		await new Promise<void>((done) => {
			new MutationObserver((_, observer) => {
				if (!document.querySelector(selector)) return;
				observer.disconnect();
				done();
			}).observe(document, { childList: true, subtree: true, attributeFilter: ['data-alive'] });
		});
		// What is to be read counts from when it is on the screen.
		return alive ? performance.now() : painted();
	};

	void Promise.all([first, parsed.then(() => performance.now()), appearance()]).then(async ([paint, markup, seen]) => {
		await new Promise((done) => setTimeout(done, settle));
		const blocked = tasks.reduce((sum, { startTime, duration }) => {
			const end = startTime + duration;
			return sum + (end > paint ? Math.max(0, end - Math.max(startTime, paint) - 50) : 0);
		}, 0);
		(globalThis as unknown as { report(value: Opening): void }).report({
			paint: since + paint,
			readable: since + Math.max(paint, largest),
			ready: since + Math.max(paint, markup),
			appeared: since + Math.max(paint, seen),
			blocked,
			shift
		});
	});
}

/** The script that reports an opening. */
export const reporting = (waiting: Waiting) => `(${openingReport.toString()})(${JSON.stringify(waiting)})`;
