// First: Dexie looks for IndexedDB as it is loaded.
import { contents, newPhone, open, openBlocked } from './world';
import { describe, expect, test } from 'vitest';
import { MOST_DRAFT } from '$lib/app/storage/constants';

describe.each([
	['on the disk', open],
	['in memory', openBlocked]
] as const)('drafts %s', (_, opening) => {
	test('are kept as they are typed, the latest first, and come back when they were deleted', async () => {
		const { kept } = opening(newPhone());
		const first = await kept.beginDraft('{}');
		const second = await kept.beginDraft('{"a":1}');
		expect((await kept.drafts().now()).map(({ id }) => id)).toEqual([second.id, first.id]);
		await kept.keepDraft(first.id, '{"b":2}', first.updated);
		expect((await kept.drafts().now()).map(({ text }) => text)).toEqual(['{"b":2}', '{"a":1}']);
		expect(await kept.draft(first.id).now()).toMatchObject({ created: first.created, text: '{"b":2}' });
		await kept.removeDraft(first.id);
		expect(await kept.draft(first.id).now()).toBeUndefined();
		expect(await kept.undo()).toMatchObject({ what: 'draft-removed' });
		expect(await kept.draft(first.id).now()).toMatchObject({ text: '{"b":2}' });
		await expect(kept.removeDraft('none')).rejects.toMatchObject({ kind: 'gone' });
		await kept.close();
	});

	test('typing is no step of undo, and what another tab deleted comes back with it', async () => {
		const { kept } = opening(newPhone());
		const { id, updated } = await kept.beginDraft('{}');
		const one = await kept.keepDraft(id, '{"a":1}', updated);
		expect(await kept.undoable().now()).toMatchObject({ undo: { what: 'draft-begun' } });
		await kept.removeDraft(id);
		await kept.keepDraft(id, '{"a":2}', one.updated);
		expect(await kept.draft(id).now()).toMatchObject({ text: '{"a":2}' });
		await kept.close();
	});

	test('of two tabs the one that is behind writes over nothing, and is told what stands there', async () => {
		const { kept } = opening(newPhone());
		const { id, updated } = await kept.beginDraft('{}');
		const theirs = await kept.keepDraft(id, '{"theirs":1}', updated);
		expect(await kept.keepDraft(id, '{"mine":1}', updated)).toEqual(theirs);
		expect(await kept.draft(id).now()).toEqual(theirs);
		// Nobody is behind who would write the same.
		expect(await kept.keepDraft(id, '{"theirs":1}', updated)).toMatchObject({ text: '{"theirs":1}' });
		const { updated: now } = (await kept.draft(id).now())!;
		expect(await kept.keepDraft(id, '{"mine":1}', now)).toMatchObject({ text: '{"mine":1}' });
		await kept.close();
	});

	test('go into a backup and come back; of two the one written last stays', async () => {
		const phones = [opening(newPhone()), opening(newPhone())] as const;
		const [{ kept }, { kept: other }] = phones;
		const { id } = await kept.beginDraft('{"a":1}');
		expect(await other.importAll((await kept.exportAll()).text, 'merge')).toMatchObject({ added: { drafts: 1 } });
		expect((await contents(other)).drafts).toEqual((await contents(kept)).drafts);
		await other.keepDraft(id, '{"a":2}', (await other.draft(id).now())!.updated);
		expect(await kept.importAll((await other.exportAll()).text, 'merge')).toMatchObject({ updated: { drafts: 1 } });
		expect(await kept.draft(id).now()).toMatchObject({ text: '{"a":2}' });
		await Promise.all([kept.close(), other.close()]);
	});

	test('too long ones are refused', async () => {
		const { kept } = opening(newPhone());
		const long = 'x'.repeat(MOST_DRAFT + 1);
		await expect(kept.beginDraft(long)).rejects.toMatchObject({ kind: 'invalid' });
		const { id, updated } = await kept.beginDraft('{}');
		await expect(kept.keepDraft(id, long, updated)).rejects.toMatchObject({ kind: 'invalid' });
		expect(await kept.draft(id).now()).toMatchObject({ text: '{}' });
		await kept.close();
	});
});
