/** Opened from the copy with no server there, each time by a browser that was not running: what a player does at the table. */
import { startChromium } from './chromium';
import type { Row } from './paired';
import { ratios } from './paired';
import { reporting, type Opening, type Waiting } from './reporter';
import { ALIVE, bare, PAGES, PDF, PHOTO, SCAN, VIEWER, type Stand } from './stand';

interface Place {
	readonly address: string;
	readonly waiting: Waiting;
}

const WHEN_ALIVE: Waiting = { selector: ALIVE, alive: true, settle: 1_500 };
const PLACES = {
	bareChart: { address: bare('chart'), waiting: {} },
	chart: { address: PAGES.chart, waiting: WHEN_ALIVE },
	scan: { address: SCAN, waiting: {} },
	photo: { address: PHOTO, waiting: {} },
	pdf: { address: PDF, waiting: { drawn: true } },
	viewer: { address: VIEWER, waiting: { drawn: true } },
	bareLong: { address: bare('long'), waiting: {} },
	long: { address: PAGES.long, waiting: WHEN_ALIVE },
	bareHome: { address: bare('home'), waiting: {} },
	root: { address: PAGES.root, waiting: { selector: '.games section' } },
	bareCalculator: { address: bare('calculator'), waiting: {} },
	calculator: { address: PAGES.calculator, waiting: WHEN_ALIVE },
	bareSearch: { address: bare('search'), waiting: {} },
	search: { address: PAGES.search, waiting: { selector: '#results li' } }
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

/** Two starts before the first that counts: browsers compile a script for keeps when it comes a second time. */
const BEFORE = 2;

const shuffled = <T>(list: readonly T[]): T[] =>
	list
		.map((one) => ({ one, at: Math.random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ one }) => one);

/** Each place of each stand once a round, in another order each time: what else the machine does falls on all. */
export async function launches(
	stands: readonly Stand[],
	rounds: number,
	say: (text: string) => void,
	only: readonly PlaceName[] = Object.keys(PLACES) as PlaceName[]
): Promise<Openings[]> {
	const none = () => Object.fromEntries(Object.keys(PLACES).map((name) => [name, [] as Opening[]])) as Openings;
	const openings = stands.map(none);
	const launches = stands.flatMap((stand, of) => only.map((name) => ({ stand, of, name })));
	for (let round = -BEFORE; round < rounds; round += 1) {
		const seen: { of: number; name: PlaceName; opening: Opening }[] = [];
		for (const { stand, of, name } of shuffled(launches)) {
			try {
				seen.push({ of, name, opening: await opened(stand, PLACES[name]) });
			} catch (error) {
				say(`${name}: ${(error as Error).message}`);
			}
		}
		// A round counts as a whole or not at all, or ours would be set beside theirs of another moment.
		if (round < 0 || seen.length < launches.length) continue;
		for (const { of, name, opening } of seen) openings[of]![name].push(opening);
	}
	return openings;
}

/** The rows of two versions under each other, and the newer one beside the older, round by round. */
export function versionRows(now: Openings, before: Openings): Row[] {
	const older = launchRows(before);
	return launchRows(now).flatMap((row, i) => {
		const { ours: was, values } = older[i]!;
		const beside =
			row.ours && was ? { ...row, what: '', against: 'the version before', values: ratios(row.ours, was) } : [];
		return [row, { ...row, what: '', against: `the same, version before`, values, ours: was }, beside].flat();
	});
}

export function launchRows(openings: Openings): Row[] {
	const of = (name: PlaceName, part: keyof Opening) => openings[name].map((opening) => opening[part]);
	const row = (
		what: string,
		[ours, part]: readonly [PlaceName, keyof Opening],
		against: string,
		[theirs, their]: readonly [PlaceName, keyof Opening],
		bar: number
	): Row => {
		const [a, b] = [of(ours, part), of(theirs, their)];
		return { what, against, bar, unit: '×', values: ratios(a, b), ours: a, theirs: b };
	};
	const figure = (what: string, values: number[], bar: number, unit: Row['unit']): Row => ({
		what,
		against: '',
		bar,
		unit,
		values
	});
	const BARE = 'bare page, same contents, same worker';
	return [
		row('launch of a chart → first paint', ['chart', 'paint'], BARE, ['bareChart', 'paint'], 1.6),
		row('… a long chart', ['long', 'paint'], BARE, ['bareLong', 'paint'], 1.6),
		row('… → alive', ['chart', 'appeared'], 'that page ready', ['bareChart', 'ready'], 2),
		row('… a long chart', ['long', 'appeared'], 'that page ready', ['bareLong', 'ready'], 2),
		row('… → readable', ['chart', 'readable'], 'a photo of the sheet', ['photo', 'readable'], 1),
		row('', ['chart', 'readable'], 'a scan of it, a third of the pixels', ['scan', 'readable'], 1),
		row('', ['chart', 'readable'], 'pdf.js', ['pdf', 'appeared'], 0.6),
		row('', ['chart', 'readable'], 'pdf.js viewer', ['viewer', 'appeared'], 0.45),
		row('icon → home painted', ['root', 'appeared'], 'bare home ready', ['bareHome', 'ready'], 2),
		row('calculator alive', ['calculator', 'appeared'], 'bare ready', ['bareCalculator', 'ready'], 2.2),
		row('search list painted', ['search', 'appeared'], 'bare ready', ['bareSearch', 'ready'], 2.5),
		figure('blocking time of a chart', of('chart', 'blocked'), 80, 'ms'),
		figure('blocking time of a calculator', of('calculator', 'blocked'), 80, 'ms'),
		figure(
			'layout shift of the search page, in thousandths',
			of('search', 'shift').map((s) => s * 1000),
			0,
			''
		),
		figure(
			'… of the others, the most',
			(['chart', 'long', 'root', 'calculator'] as const).map((name) => Math.max(0, ...of(name, 'shift')) * 1000),
			0,
			''
		)
	];
}
