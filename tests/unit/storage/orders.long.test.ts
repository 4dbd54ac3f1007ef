import { sequences } from './orders';
import { afterEach, beforeEach, test, vi } from 'vitest';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** Ten thousand take eleven minutes: `npm run unit:long` has the time for them, the list of faults tries a tenth. */
const MOST = import.meta.env.MODE === 'faults' ? 1_000 : 10_000;

test('sequences of commands in any order leave what plain maps say', () => sequences(MOST, 30), 1_800_000);
