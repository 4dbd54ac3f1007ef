import { describe, expect, test } from 'vitest';
import { ids, loadAll, loadGame, catalogue } from '$lib/games';
import { asGame, openPack, type Opened } from './open';
import { gameAsPack } from '../from-game';

const packOf = (opened: Opened) => {
	if ('pack' in opened) return opened.pack;
	throw new Error(opened.problems.map(({ place, says }) => `${place}: ${says.en}`).join('\n'));
};

test('a key that is misspelt is told with the one that may be meant, and any other with those there are', () => {
	const pack = { guidon: 1, id: 'x', game: { title: 'X', dyce: 'd6' }, rows: [] };
	const opened = openPack(JSON.stringify(pack));
	const said = 'problems' in opened ? opened.problems.map(({ place, says }) => `${place}: ${says.en}`) : [];
	expect(said).toContain('game › dyce: “dyce” is not expected here. Did you mean “dice”?');
	expect(said.find((one) => one.startsWith('rows'))).toMatch(
		/^rows: “rows” is not expected here. Expected are: guidon, id, /
	);
});

describe.each(ids)('%s as a pack', async (id) => {
	const whole = await loadAll((await loadGame(id))!);
	const pack = packOf(openPack(await gameAsPack(whole)));

	test('keeps every term, chart, row, note and doubt', () => {
		expect(pack.terms).toEqual(whole.terms);
		expect(pack.charts).toEqual(whole.charts);
	});

	test('is in a catalogue under an id of its own', async () => {
		const { loadGame: load, loadAll: all } = catalogue({ [`./${pack.game.id}/index.ts`]: async () => asGame(pack) });
		expect(await load(id)).toBeUndefined();
		const game = (await load(`~${id}`))!;
		expect((await all(game)).charts).toEqual(whole.charts);
	});
});
