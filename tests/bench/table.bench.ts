/**
 * The table of speed: each thing beside what a player would use instead, in turn, so that what else the machine does falls on
 * both. ROUNDS=3 is a quick look; PARTS=launch,fingers takes some parts alone; AGAINST=/path/to/build opens an earlier build in
 * turn with this one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.js';
import { fingers } from './table/fingers';
import { launches, launchRows, versionRows, type PlaceName } from './table/launch';
import { network, update } from './table/network';
import { cells, spread, type Row } from './table/paired';
import { rest } from './table/rest';
import { setUp, type Stand, type Tools } from './table/stand';

const ROUNDS = Number(process.env.ROUNDS) || 15;
const FOLDER = join(process.cwd(), 'bench-results');

const say = (text: string) => console.error(text);
const load = () => loadavg().map((value) => Number(value.toFixed(2)));

/** The parts, in the order of the table. */
const PARTS: Record<string, (stand: Stand, before?: Stand) => Promise<Row[]>> = {
	network: () => network(ROUNDS),
	update,
	launch: async (stand, before) => {
		const only = process.env.ONLY?.split(',') as PlaceName[] | undefined;
		const [now, then] = await launches(before ? [stand, before] : [stand], ROUNDS, say, only);
		return then ? versionRows(now!, then) : launchRows(now!);
	},
	fingers: (stand) => fingers(stand, ROUNDS),
	rest: (stand) => rest(stand, ROUNDS)
};

async function run(tools: Tools) {
	const asked = process.env.PARTS?.split(',') ?? Object.keys(PARTS);
	const unknown = asked.filter((part) => !(part in PARTS));
	if (unknown.length)
		throw new Error(`The table has no part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`);
	const loads = [load()];
	const rows: Row[] = [];
	const stand = await setUp(tools);
	const before = process.env.AGAINST ? await setUp(tools, process.env.AGAINST) : undefined;
	const browser = execFileSync(findBrowser({ whole: true })!, ['--version'], { encoding: 'utf8' }).trim();
	const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${browser}`;
	try {
		for (const part of asked) {
			say(`${part} …`);
			try {
				rows.push(...(await PARTS[part]!(stand, before)));
			} catch (error) {
				// The others are worth having all the same.
				say(`${part} gave nothing: ${(error as Error).stack}`);
			}
			loads.push(load());
			mkdirSync(FOLDER, { recursive: true });
			const told = { when: new Date().toISOString(), machine, rounds: ROUNDS, loads };
			const figures = rows.map((row) => ({ ...row, ...spread(row.values) }));
			writeFileSync(join(FOLDER, 'table.json'), JSON.stringify({ ...told, rows: figures }, undefined, '\t'));
		}
	} finally {
		stand.end();
		before?.end();
	}
	return {
		columns: ['what', 'against', 'ours', 'theirs', 'median', 'quartiles', 'bar', 'held'],
		rows: rows.map(cells),
		notes: [
			`${ROUNDS} rounds on ${machine}; load of the machine over a minute, before each part and at the end: ${loads.map(([minute]) => minute).join(', ')}. Figures in bench-results/table.json.`
		]
	};
}

export default { title: 'Speed, beside what a player would use instead', run };
