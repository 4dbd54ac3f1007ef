import { sequences } from './orders';
import { afterEach, beforeEach, test, vi } from 'vitest';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('10,000 sequences of commands in any order leave what plain maps say', () => sequences(10_000, 30), 1_800_000);
