// In memory: pagination is the same there, and ten times as fast.
import { BATTLE, COMBAT, newPhone, openBlocked } from '../../../../tests/unit/storage/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Kept } from '$lib/app/storage/open';
import { FIRST, PAGE, Timeline } from './timeline.svelte';

let kept: Kept;
let battle: string;
let ids: string[];
beforeEach(async () => {
	kept = openBlocked(newPhone()).kept;
	battle = (await kept.startBattle(BATTLE)).id;
	ids = [];
	for (let i = 0; i < 200; i++) ids.unshift((await kept.logCombat(battle, COMBAT)).id);
});
afterEach(() => kept.close());

const shown = (timeline: Timeline) => timeline.pages.flatMap(({ entries }) => entries.map(({ id }) => id));

async function opened(pages: number): Promise<Timeline> {
	const timeline = new Timeline(kept, battle);
	await timeline.refresh();
	for (let i = 1; i < pages; i++) await timeline.grow();
	return timeline;
}

test('pages follow each other without a gap, to the last entry and no further', async () => {
	const timeline = await opened(1);
	expect(shown(timeline)).toEqual(ids.slice(0, FIRST));
	expect(timeline).toMatchObject({ count: 200, more: true, read: true });
	await timeline.grow();
	expect(shown(timeline)).toEqual(ids.slice(0, FIRST + PAGE));
	for (let i = 0; i < 5; i++) await timeline.grow();
	expect(shown(timeline)).toEqual(ids);
	expect(timeline.more).toBe(false);
});

test('new entries stand on top, and push none into a gap', async () => {
	const timeline = await opened(3);
	for (let i = 0; i < 70; i++) ids.unshift((await kept.logCombat(battle, COMBAT)).id);
	await timeline.refresh();
	expect(shown(timeline)).toEqual(ids.slice(0, 70 + FIRST + 2 * PAGE));
	expect(timeline.count).toBe(270);
});

test('what changes out of sight is read when it comes into sight', async () => {
	const timeline = await opened(3);
	const gone = ids[FIRST + 3]!;
	await kept.removeEntry(gone);
	await timeline.refresh();
	expect(shown(timeline)).toContain(gone);
	expect(timeline.count).toBe(199);
	timeline.see(1, true);
	// Queued behind the call above.
	await timeline.grow();
	expect(shown(timeline)).not.toContain(gone);

	await kept.undo();
	await timeline.refresh();
	expect(shown(timeline)).toEqual(ids);
	timeline.see(1, false);
	await kept.undo();
	await timeline.refresh();
	expect(shown(timeline)[0]).toBe(ids[1]);
});

test('a page whose last entry goes still ends where the next begins', async () => {
	const timeline = await opened(3);
	timeline.see(1, true);
	const last = ids[FIRST + PAGE - 1]!;
	await kept.removeEntry(last);
	await kept.removeEntry(ids[0]!);
	await timeline.refresh();
	expect(shown(timeline)).toEqual(ids.slice(1, FIRST + 2 * PAGE).filter((id) => id !== last));
});
