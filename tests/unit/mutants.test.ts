/** The list of `npm run mutants` keeps up with the code: every fault can still be planted where it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants, planted } from '../../scripts/mutants.js';

const root = join(import.meta.dirname, '../..');

test.each(await mutants())('$file: $breaks', (mutant) => {
	const sound = readFileSync(join(root, mutant.file), 'utf8');
	expect(planted(mutant, sound)).not.toBe(sound);
});
