/** What pages leave behind in memory, and what they do while nobody touches them. */
import { cpSync, rmSync } from 'node:fs';
import { startChromium } from './chromium';
import { ratios, type Row } from './paired';
import { bare, PAGES, type Stand } from './stand';

const PAGES_READ = 40;
const SECONDS = 20;
/** Nearly the same each time, and slow: a few are enough. */
const MOST = 3;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Megabytes in use after forty pages: by the links at the end of charts, or loaded one after the other. */
async function heap(stand: Stand, ours: boolean): Promise<number> {
	const { tab, close } = await startChromium(stand.profile, 1);
	try {
		await tab.send('HeapProfiler.enable');
		await tab.send('Page.navigate', { url: stand.url + (ours ? PAGES.chart : bare('chart')) });
		await wait(2_000);
		for (let page = 1; page < PAGES_READ; page += 1) {
			if (ours)
				await tab.evaluate(`new Promise((done) => {
					const charts = [...document.querySelectorAll('main a[rel]')];
					const link = charts.at(globalThis.backwards ? 0 : -1);
					if (link.rel === 'prev') globalThis.backwards = true;
					if (link.rel === 'next' && charts.length < 2) globalThis.backwards = false;
					const title = document.title;
					link.click();
					const look = () => (document.title === title ? setTimeout(look, 20) : setTimeout(done, 40));
					look();
				})`);
			else {
				await tab.send('Page.navigate', { url: stand.url + bare(page % 2 ? 'long' : 'chart') });
				await wait(100);
			}
		}
		await wait(500);
		await tab.send('HeapProfiler.collectGarbage');
		await tab.send('HeapProfiler.collectGarbage');
		const { usedSize } = await tab.send('Runtime.getHeapUsage');
		return Number(usedSize) / 1e6;
	} finally {
		await close();
	}
}

/** Milliseconds of work in a time of rest: all, and what of it the page asked for. The rest is what the browser does after a launch. */
interface Work {
	readonly all: number;
	readonly own: number;
}

const OWN = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Work in twenty seconds, once a page has been open for eight. */
async function work(stand: Stand, address: string, at: number): Promise<Work> {
	// Several at once, for they do next to nothing: each with a profile of its own.
	const profile = `${stand.profile}-${at}`;
	cpSync(stand.profile, profile, { recursive: true });
	const { tab, close } = await startChromium(profile);
	const spent = async (): Promise<Work> => {
		const { metrics } = (await tab.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
		const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000;
		return { all: of('TaskDuration'), own: OWN.map(of).reduce((a, b) => a + b) };
	};
	try {
		await tab.send('Performance.enable');
		await tab.send('Page.navigate', { url: stand.url + address });
		await wait(8_000);
		// What asking costs stands in the next answer: a first pair is taken for that alone.
		const before = await spent();
		const start = await spent();
		await wait(SECONDS * 1000);
		const end = await spent();
		return { all: Math.max(0, end.all - start.all - (start.all - before.all)), own: end.own - start.own };
	} finally {
		await close();
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

export async function rest(stand: Stand, rounds: number): Promise<Row[]> {
	const times = Math.min(rounds, MOST);
	const [ours, theirs]: [number[], number[]] = [[], []];
	const idle = { bare: [] as Work[], calculator: [] as Work[], search: [] as Work[], chart: [] as Work[] };
	for (let round = 0; round < times; round += 1) {
		ours.push(await heap(stand, true));
		theirs.push(await heap(stand, false));
		const open = (Object.keys(idle) as (keyof typeof idle)[]).map(async (name, at) => {
			idle[name].push(await work(stand, name === 'bare' ? bare('chart') : PAGES[name], at));
		});
		await Promise.all(open);
	}
	const quiet = (what: string, works: readonly Work[]): Row[] =>
		(['all', 'own'] as const).map((part) => ({
			what: part === 'all' ? what : '… of it scripts, styles and layout',
			against: '',
			bar: 5,
			unit: 'ms',
			values: works.map((work) => work[part])
		}));
	return [
		{
			what: `heap after ${PAGES_READ} pages`,
			against: 'bare pages',
			bar: 3,
			unit: '×',
			values: ratios(ours, theirs)
		},
		...quiet(`work in ${SECONDS} s of rest, calculator`, idle.calculator),
		...quiet('… search', idle.search),
		...quiet('… chart', idle.chart),
		...quiet('… bare page', idle.bare)
	];
}
