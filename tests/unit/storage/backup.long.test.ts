// First: Dexie looks for IndexedDB as it is loaded.
import { COMBAT, contents, fill, newPhone, open, openBlocked } from './world';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspect } from '$lib/app/storage/backup-file';
import { UNKEPT } from '$lib/app/storage/constants';

test('what the app wrote can be exported, and what was exported can be imported, whatever the texts', async () => {
	const anyJson = fc.jsonValue({ maxDepth: 4 });
	const names = fc.string({ unit: 'grapheme', maxLength: 40 });
	await fc.assert(
		fc.asyncProperty(
			fc.dictionary(names, anyJson, { maxKeys: 6 }),
			names,
			fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 20 }),
			async (answers, words, faces) => {
				const source = openBlocked(newPhone()).kept;
				const target = openBlocked(newPhone()).kept;
				const writes = [
					() => source.addPreset('/wab/calc/shooting/', answers as never, words),
					() => source.logCombat(UNKEPT, { ...COMBAT, answers: answers as never, faces, note: words }),
					() => source.addNote(UNKEPT, words)
				];
				// The door may refuse; what it lets in must come out and in again.
				for (const write of writes) await write().catch((error) => expect(error).toMatchObject({ kind: 'invalid' }));
				expect(await target.importAll((await source.exportAll()).text, 'replace')).toMatchObject({ ok: true });
				expect(await contents(target)).toEqual(await contents(source));
			}
		),
		{ numRuns: 100 }
	);
});

test('no file whatever makes it fail in another way than by refusing', async () => {
	const { kept } = open(newPhone());
	await fill(kept);
	const { text } = await kept.exportAll();
	await kept.close();
	fc.assert(
		fc.property(fc.nat(), fc.nat(), fc.string({ unit: 'binary', maxLength: 5 }), (at, length, junk) => {
			const start = at % text.length;
			const damaged = text.slice(0, start) + junk + text.slice(start + (length % 20));
			const result = inspect(damaged);
			if (!result.ok) expect(result.says.fr).toMatch(/\.$/);
		}),
		{ numRuns: 500 }
	);
	fc.assert(fc.property(fc.json(), (json) => void expect(inspect(json)).toMatchObject({ ok: false })));
});
