/** Touches and keys in pages that are open: from the finger to the end of the first frame that shows what came of it. */
import type { Tab } from './chromium';
import { ratios, type Row } from './paired';
import { ALIVE, bare, PAGES, type Stand } from './stand';
import { startChromium } from './chromium';

/** Runs in every page: reports how long after an event a change is on the screen. */
function watching() {
	const painted = () =>
		new Promise<number>((done) =>
			requestAnimationFrame(() => {
				// Read once the frame has been laid out and painted: the start of the next one would hide up to 16 ms of work.
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => done(performance.now());
				port2.postMessage(undefined);
			})
		);
	const page = globalThis as unknown as { report(value: unknown): void; asked?: number };
	Object.assign(globalThis, {
		/** From the next key until its letter is painted, and until a change below an element is; null where it changes nothing. */
		measureKey(selector: string) {
			const shown = document.querySelector(selector);
			if (!shown) throw new Error(`There is no ${selector} on this page.`);
			addEventListener(
				'keydown',
				({ timeStamp }) => {
					const letter = painted();
					const list = new Promise<number>((done) => {
						const observer = new MutationObserver(() => {
							observer.disconnect();
							void painted().then(done);
						});
						observer.observe(shown, { subtree: true, childList: true, characterData: true });
						setTimeout(() => {
							observer.disconnect();
							done(NaN);
						}, 300);
					});
					void Promise.all([letter, list]).then((ends) => page.report(ends.map((end) => end - timeStamp)));
				},
				{ capture: true, once: true }
			);
		},
		/** From the next event until the frame in which something below an element has changed. */
		measure(type: string, selector: string) {
			const shown = document.querySelector(selector);
			if (!shown) throw new Error(`There is no ${selector} on this page.`);
			let start = 0;
			// A touch that the browser took for something else is done again: what waits for the first is then silent.
			const asked = (page.asked = (page.asked ?? 0) + 1);
			const tell = (value: number) => asked === page.asked && page.report(value);
			const changes: true[] = [];
			const changed = new Promise<void>((done) => {
				const observer = new MutationObserver(() => {
					if (!start) return;
					observer.disconnect();
					changes.push(true);
					done();
				});
				observer.observe(shown, { subtree: true, childList: true, characterData: true, attributes: true });
			});
			addEventListener(
				type,
				({ timeStamp }) => {
					start = timeStamp;
					// Some answers change nothing, and are not counted.
					setTimeout(() => changes.length || tell(NaN), 2_000);
					void changed.then(painted).then((end) => tell(end - start));
				},
				{ capture: true, once: true }
			);
		}
	});
}

const idle = (tab: Tab) =>
	tab.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 60), { timeout: 3000 }))');

const center = (tab: Tab, expression: string) =>
	tab.evaluate<{ x: number; y: number }>(
		`(() => { const element = ${expression}; element.scrollIntoView({ block: 'center', behavior: 'instant' }); const box = element.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`
	);

async function open(tab: Tab, url: string, there: string) {
	await tab.send('Page.navigate', { url: 'about:blank' });
	await tab.send('Page.navigate', { url });
	for (let tries = 0; tries < 600; tries += 1) {
		const isThere = await tab
			.evaluate<boolean>(`location.href !== 'about:blank' && Boolean(document.querySelector(${JSON.stringify(there)}))`)
			.catch(() => false);
		if (isThere) return;
		await new Promise((done) => setTimeout(done, 50));
	}
	throw new Error(`${url} never had ${there}.`);
}

async function tapped(tab: Tab, element: string, measure: string): Promise<number> {
	for (let tries = 0; ; tries += 1) {
		const place = await center(tab, element);
		await idle(tab);
		await tab.evaluate(measure);
		try {
			return await tab.tap<number>(place);
		} catch (error) {
			if (tries === 3) throw new Error(`No touch on ${element} came through.`, { cause: error });
		}
	}
}

const NEXT = `document.querySelector('main [rel=next]')`;
const BACK = `document.querySelector('main [rel=prev]')`;

/** Another chart for the first time and again, and its table put into a bare page. */
async function charts(tab: Tab, url: string, rounds: number) {
	const times = { first: [] as number[], again: [] as number[], bare: [] as number[] };
	await open(tab, url + PAGES.chart, ALIVE);
	const next = await tab.evaluate<string>(`${NEXT}.href`);
	await open(tab, next, ALIVE);
	const table = await tab.evaluate<string>(`document.querySelector('table').outerHTML`);
	const plain = async () => {
		await open(tab, url + bare('chart'), 'table');
		await tab.evaluate(`(() => {
			document.body.insertAdjacentHTML('beforeend', '<main id="shown">' + document.querySelector('table').outerHTML + '</main><button id="swap">Next</button>');
			document.querySelector('body > table').remove();
			const table = ${JSON.stringify(table)};
			document.querySelector('#swap').onclick = () => { document.querySelector('#shown').innerHTML = table; scrollTo(0, 0); };
		})()`);
		return tapped(tab, `document.querySelector('#swap')`, `measure('click', '#shown')`);
	};
	for (let round = 0; round < rounds; round += 1) {
		await open(tab, url + PAGES.chart, ALIVE);
		await idle(tab);
		const first = await tapped(tab, NEXT, `measure('click', '.pane')`);
		await idle(tab);
		await tapped(tab, BACK, `measure('click', '.pane')`);
		await idle(tab);
		const again = await tapped(tab, NEXT, `measure('click', '.pane')`);
		const swapped = await plain();
		times.first.push(first);
		times.again.push(again);
		times.bare.push(swapped);
	}
	return times;
}

/** An answer in the list of all questions, and a class on a button beside them. */
async function answers(tab: Tab, address: string, rounds: number) {
	const times = { ours: [] as number[], theirs: [] as number[] };
	await open(tab, address, ALIVE);
	await tab.evaluate(`localStorage.setItem('guidon.calc-way', 'all')`);
	await open(tab, address, 'fieldset.dense input');
	await tab.evaluate(`(() => {
		const button = Object.assign(document.createElement('button'), { id: 'flip', className: 'button', textContent: 'Flip' });
		button.onclick = () => button.classList.toggle('primary');
		document.querySelector('.work').prepend(button);
	})()`);
	const free = (at: number) =>
		`(() => { const free = [...document.querySelectorAll('fieldset.dense input:not([type=number])')].filter((answer) => answer.checkVisibility() && !answer.matches(':disabled, [type=radio]:checked')); const answer = free[${at * 7} % free.length]; return answer.closest('label') ?? answer; })()`;
	for (let round = -2; round < rounds; round += 1) {
		const ours = await tapped(tab, free(round + 2), `measure('click', '.dock')`);
		const theirs = await tapped(tab, `document.querySelector('#flip')`, `measure('click', '#flip')`);
		// What changed nothing is written as null.
		if (round < 0 || !ours || !theirs) continue;
		times.ours.push(ours);
		times.theirs.push(theirs);
	}
	return times;
}

/** Two words a player may type, letter by letter, and a field like it above the page that nobody listens to. */
async function keys(tab: Tab, url: string, rounds: number) {
	const times = { letter: [] as number[], list: [] as number[], bare: [] as number[] };
	await open(tab, `${url}/fr/search/`, ALIVE);
	await idle(tab);
	await tab.evaluate(`(() => {
		const bar = document.querySelector('.search input').cloneNode(true);
		bar.id = 'plain';
		document.querySelector('main').before(bar);
	})()`);
	const focus = (selector: string) =>
		tab.evaluate(
			`(() => { const field = document.querySelector('${selector}'); field.focus(); field.select(); document.execCommand('delete'); })()`
		);
	const typed = async (selector: string, word: string) => {
		await focus(selector);
		const pairs: [number, number][] = [];
		for (const letter of word) {
			await idle(tab);
			await tab.evaluate(`measureKey('#results')`);
			// What changed nothing is written as null.
			const [painted, list] = await tab.key<[number, number | null]>(letter);
			pairs.push([painted, list ?? NaN]);
		}
		return pairs;
	};
	for (let round = -1; round < rounds; round += 1) {
		for (const word of ['couvert', 'elephant']) {
			// Letter by letter in turn would move the focus: word by word.
			const ours = await typed('.search input', word);
			const theirs = await typed('#plain', word);
			if (round < 0) continue;
			times.letter.push(...ours.map(([letter]) => letter));
			times.list.push(...ours.map(([, list]) => list));
			times.bare.push(...theirs.map(([letter]) => letter));
		}
	}
	return times;
}

const WAB = '/fr/wab/calc/combat/#1~attacks=200';

export async function fingers(stand: Stand, rounds: number): Promise<Row[]> {
	const { tab, close } = await startChromium(stand.profile);
	try {
		await tab.before(`(${watching})()`);
		const row = (what: string, against: string, ours: number[], theirs: number[], bar: number): Row => ({
			what,
			against,
			bar,
			unit: '×',
			values: ratios(ours, theirs),
			ours,
			theirs
		});
		const turned = await charts(tab, stand.url, rounds);
		const alexander = await answers(tab, `${stand.url}/fr/alexander/calc/melee/`, rounds);
		const wab = await answers(tab, stand.url + WAB, rounds);
		const typed = await keys(tab, stand.url, Math.ceil(rounds / 5));
		return [
			row('tap → another chart painted, first', 'innerHTML of the same table', turned.first, turned.bare, 1.5),
			row('… again', 'the same', turned.again, turned.bare, 1.5),
			row('an answer → sum and odds painted', 'a class flipped on the page', alexander.ours, alexander.theirs, 1.5),
			row('… WAB with 200 attacks', 'the same', wab.ours, wab.theirs, 1.5),
			row('a key → letter painted', 'a field that searches nothing', typed.letter, typed.bare, 1.3),
			row('… → list painted', 'the letter in that field', typed.list, typed.bare, 2)
		];
	} finally {
		await close();
	}
}
