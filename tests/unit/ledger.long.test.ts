import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEDGER, record } from '../../scripts/proof.js';

test('the ledger has the combats that the books have now: else npm run proof', async () => {
	expect(readFileSync(LEDGER, 'utf8')).toBe(await record());
});
