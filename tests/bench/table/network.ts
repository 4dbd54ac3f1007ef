/** A first visit over slow lines, and what a new version makes a phone fetch: by the benches that say more of both. */
import { LINES, visited } from '../first-visit.bench';
import { changed, CHANGES } from '../update.bench';
import type { Row } from './paired';

export async function network(rounds: number): Promise<Row[]> {
	const rows: Row[] = [];
	for (const [line, bar] of [
		[LINES[0]!, 3],
		[LINES[1]!, 8]
	] as const) {
		const visits: Awaited<ReturnType<typeof visited>>[] = [];
		for (let round = 0; round < rounds; round += 1) visits.push(await visited(line));
		const ours = visits.map(({ whole }) => whole);
		const theirs = visits.map(({ alone }) => alone);
		rows.push({
			what: `first visit → all of it offline, ${line.name}`,
			against: 'the line alone',
			bar,
			unit: '×',
			values: visits.map(({ whole, alone }) => whole / alone),
			ours,
			theirs
		});
	}
	return rows;
}

export async function update(): Promise<Row[]> {
	const row = (what: string, value: number, bar: number, unit: Row['unit']): Row => ({
		what,
		against: '',
		bar,
		unit,
		values: [value]
	});
	return changed(CHANGES.slice(0, 2)).flatMap(({ what, bytes, fetched }) => [
		row(`new version with ${what} changed`, bytes / 1000, 900, 'kB'),
		row('… its requests', fetched.length, 40, '')
	]);
}
