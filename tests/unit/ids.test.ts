/** Links, favourites and logs are made of ids: every one ever shipped is promised in ids.txt. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAll, loadGames } from '$lib/games';
import { promisedIds } from './checks';

const file = join(import.meta.dirname, 'ids.txt');
const HOW = 'Run `ADD_IDS=1 npm run unit` to promise it: that only ever adds.';

const wholes = await Promise.all((await loadGames()).map(loadAll));
const present = wholes.flatMap(promisedIds);

function kept(): string[] {
	const promised = readFileSync(file, 'utf8').split('\n').filter(Boolean);
	if (!process.env.ADD_IDS) return promised;
	const all = [...new Set([...promised, ...present])].sort();
	writeFileSync(file, all.join('\n') + '\n');
	return all;
}
const promised = kept();

test('every id that was promised is still there', () => {
	const gone = promised.filter((id) => !present.includes(id));
	expect(
		gone,
		'These ids stand in links, favourites and logs of players: rename what they are called, never the id.'
	).toEqual([]);
});

test('every id there is, is promised', () => {
	const fresh = present.filter((id) => !promised.includes(id));
	expect(fresh, `A new id is a promise from now on. ${HOW}`).toEqual([]);
});

test('the list has each id once, in order', () => expect(promised).toEqual([...new Set(promised)].sort()));
