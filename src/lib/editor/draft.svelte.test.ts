import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Draft } from './draft.svelte';
import { emptyDraft, type PackDraft } from './draft-file';
import { draftText } from './file-text';

// What the text is as a pack is another story, and loads the whole reader.
vi.mock('$lib/packs/format/open', () => ({ openPack: () => ({ problems: [] }) }));

const titled = (title: string): PackDraft => {
	const file = emptyDraft('en', '2026-11-19');
	return { ...file, game: { ...file.game, title } };
};
const titleOf = ({ file }: Draft) => file.game.title;

/** Where two tabs keep one draft: as `keepDraft` does, what is written over an older version than it knows is not taken. */
function shelf(text: string) {
	let [row, known] = [text, text];
	const save = vi.fn(async (next: string) => {
		if (row === known) row = next;
		return (known = row);
	});
	return { save, write: (next: string) => (row = next), read: () => row };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const rest = () => vi.advanceTimersByTimeAsync(300);
const retitled = (title: string) => (file: PackDraft) => ({ ...file, game: { ...file.game, title } });

test('what another tab has written is not written over: it is shown, and nothing is kept until one has chosen', async () => {
	const kept = shelf(draftText(titled('One')));
	const draft = new Draft('1', titled('One'), { save: kept.save });
	draft.change(retitled('Two'));
	await rest();
	expect(draft.saved).toBe(true);
	expect(kept.read()).toBe(draftText(titled('Two')));

	kept.write(draftText(titled('Theirs')));
	draft.change(retitled('Mine'));
	await rest();
	expect(draft.newer?.file?.game.title).toBe('Theirs');
	expect(draft.saved).toBe(false);
	draft.change(retitled('Mine too'));
	await rest();
	expect(kept.save).toHaveBeenCalledTimes(2);
	expect(kept.read()).toBe(draftText(titled('Theirs')));

	await draft.keepOwn();
	expect(draft).toMatchObject({ newer: undefined, saved: true });
	expect(kept.read()).toBe(draftText(titled('Mine too')));
});

test('the other tab’s is taken as one step, which undo takes back', async () => {
	const kept = shelf(draftText(titled('One')));
	const draft = new Draft('1', titled('One'), { save: kept.save });
	draft.stands(draftText(titled('Theirs')));
	expect(titleOf(draft)).toBe('One');
	draft.takeNewer();
	expect(titleOf(draft)).toBe('Theirs');
	expect(draft.newer).toBeUndefined();
	draft.undo();
	expect(titleOf(draft)).toBe('One');
});

test('what was written here itself is nothing new, and neither is what says the same', async () => {
	const kept = shelf(draftText(titled('One')));
	const draft = new Draft('1', titled('One'), { save: kept.save });
	draft.stands(draftText(titled('One')));
	draft.change(retitled('Two'));
	draft.stands(draftText(titled('Two')));
	expect(draft.newer).toBeUndefined();
	draft.stands('no game at all');
	expect(draft.newer).toEqual({ text: 'no game at all', file: undefined });
	draft.takeNewer();
	expect(titleOf(draft)).toBe('Two');
});
