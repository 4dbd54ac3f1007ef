/** Opened from the copy with no server there, each time by a browser that was not running: what a player does at the table. */
import { startChromium } from './chromium';
import type { Row } from './paired';
import { ratios } from './paired';
import { reporting, type Opening, type Waiting } from './reporter';
import { bare, PAGES, PDF, PHOTO, SCAN, VIEWER, type Stand } from './stand';

interface Place {
	readonly address: string;
	readonly waiting: Waiting;
}

const ALIVE: Waiting = { selector: '#svelte-announcer', within: '.app', settle: 1_500 };
const PLACES = {
	bareChart: { address: bare('chart'), waiting: {} },
	chart: { address: PAGES.chart, waiting: ALIVE },
	scan: { address: SCAN, waiting: {} },
	photo: { address: PHOTO, waiting: {} },
	pdf: { address: PDF, waiting: { drawn: true } },
	viewer: { address: VIEWER, waiting: { drawn: true } },
	bareLong: { address: bare('long'), waiting: {} },
	long: { address: PAGES.long, waiting: ALIVE },
	bareHome: { address: bare('home'), waiting: {} },
	root: { address: PAGES.root, waiting: { selector: '.games section' } },
	bareCalculator: { address: bare('calculator'), waiting: {} },
	calculator: { address: PAGES.calculator, waiting: ALIVE },
	bareSearch: { address: bare('search'), waiting: {} },
	search: { address: PAGES.search, waiting: { selector: '#results li', within: '.app' } }
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
export type Openings = Record<PlaceName, Opening[]>;

async function opened(stand: Stand, { address, waiting }: Place): Promise<Opening> {
	const { tab, close } = await startChromium(stand.profile);
	try {
		await tab.before(reporting(waiting));
		// What a browser does at its own start is over.
		await new Promise((done) => setTimeout(done, 300));
		return await tab.visit<Opening>(stand.url + address);
	} finally {
		await close();
	}
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** Two starts before the first that counts: browsers compile a script for keeps when it comes a second time. */
const BEFORE = 2;

export async function launches(
	stand: Stand,
	rounds: number,
	say: (text: string) => void,
	only: readonly PlaceName[] = Object.keys(PLACES) as PlaceName[]
): Promise<Openings> {
	const openings = Object.fromEntries(Object.keys(PLACES).map((name) => [name, [] as Opening[]])) as Openings;
	for (let round = -BEFORE; round < rounds; round += 1) {
		const seen: Partial<Record<PlaceName, Opening>> = {};
		for (const name of only) {
			try {
				seen[name] = await opened(stand, PLACES[name]);
			} catch (error) {
				say(`${name}: ${(error as Error).message}`);
			}
		}
		// A round counts as a whole or not at all, or ours would be set beside theirs of another moment.
		if (round < 0 || !only.every((name) => isDefined(seen[name]))) continue;
		for (const name of only) openings[name].push(seen[name]!);
	}
	return openings;
}

export function launchRows(openings: Openings): Row[] {
	const of = (name: PlaceName, part: keyof Opening) => openings[name].map((opening) => opening[part]);
	const row = (
		what: string,
		[ours, part]: readonly [PlaceName, keyof Opening],
		against: string,
		[theirs, their]: readonly [PlaceName, keyof Opening],
		bar: number,
		goal: number
	): Row => {
		const [a, b] = [of(ours, part), of(theirs, their)];
		return { what, against, bar, goal, unit: '×', values: ratios(a, b), ours: a, theirs: b };
	};
	const figure = (what: string, values: number[], bar: number, goal: number, unit: Row['unit']): Row => ({
		what,
		against: '',
		bar,
		goal,
		unit,
		values
	});
	const BARE = 'bare page, same contents, same worker';
	return [
		row('launch of a chart → first paint', ['chart', 'paint'], BARE, ['bareChart', 'paint'], 1.5, 1.2),
		row('… a long chart', ['long', 'paint'], BARE, ['bareLong', 'paint'], 1.5, 1.2),
		row('… → alive', ['chart', 'appeared'], 'that page ready', ['bareChart', 'ready'], 2, 1.5),
		row('… a long chart', ['long', 'appeared'], 'that page ready', ['bareLong', 'ready'], 2, 1.5),
		row('… → readable', ['chart', 'readable'], 'a photo of the sheet', ['photo', 'readable'], 1, 0.8),
		row('', ['chart', 'readable'], 'a scan of it, a third of the pixels', ['scan', 'readable'], 1, 0.8),
		row('', ['chart', 'readable'], 'pdf.js', ['pdf', 'appeared'], 0.5, 0.35),
		row('', ['chart', 'readable'], 'pdf.js viewer', ['viewer', 'appeared'], 0.35, 0.25),
		row('icon → home painted', ['root', 'appeared'], 'bare home ready', ['bareHome', 'ready'], 2, 1.5),
		row('calculator alive', ['calculator', 'appeared'], 'bare ready', ['bareCalculator', 'ready'], 2.2, 1.7),
		row('search list painted', ['search', 'appeared'], 'bare ready', ['bareSearch', 'ready'], 2.2, 1.7),
		figure('blocking time of a chart', of('chart', 'blocked'), 80, 50, 'ms'),
		figure('blocking time of a calculator', of('calculator', 'blocked'), 80, 50, 'ms'),
		figure(
			'layout shift of the search page, in thousandths',
			of('search', 'shift').map((s) => s * 1000),
			0,
			0,
			''
		),
		figure(
			'… of the others, the most',
			(['chart', 'long', 'root', 'calculator'] as const).map((name) => Math.max(0, ...of(name, 'shift')) * 1000),
			0,
			0,
			''
		)
	];
}
