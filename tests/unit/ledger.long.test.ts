import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { record } from '../../scripts/proof.js';

test('the ledger has the combats that the books have now: else npm run proof', async () => {
	const found = await record();
	expect(found.length).toBeGreaterThan(0);
	for (const { file, text } of found) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
