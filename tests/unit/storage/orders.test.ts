import { sequences } from './orders';
import { afterEach, beforeEach, test, vi } from 'vitest';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

// Ten thousand, and longer ones, in `orders.long.test.ts`.
test('200 sequences of commands in any order leave what plain maps say', () => sequences(200, 6), 600_000);
