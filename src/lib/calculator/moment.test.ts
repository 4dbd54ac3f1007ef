import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastMoment, rememberMoment } from './moment';

const HOUR = 3_600_000;
const table = { faces: { '': [7] }, step: 3, ways: { past: [], future: [] } };

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
	const kept = new Map<string, string>();
	return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

beforeEach(() => {
	vi.stubGlobal('sessionStorage', shelf());
	vi.stubGlobal('localStorage', shelf());
});
afterEach(() => void vi.unstubAllGlobals());

test('dice come back with their answers for six hours, and not after', () => {
	rememberMoment('jdg', 'shock', '#1~a', table, 0);
	expect(lastMoment('jdg', 'shock', '#1~a', 6 * HOUR - 1)).toMatchObject(table);
	expect(lastMoment('jdg', 'shock', '#1~a', 6 * HOUR).faces).toEqual({});
	expect(lastMoment('jdg', 'shock', '#1~b', 1).faces).toEqual({});
	expect(lastMoment('jdg', 'artillery-fire', '#1~a', 1).faces).toEqual({});
});

test.each(['no JSON', '{}', '{"hash":"#1~a","now":0,"step":0,"faces":{"":["7"]},"ways":{"past":[],"future":[]}}'])(
	'what is no table of ours is as if never kept: %s',
	(words) => {
		sessionStorage.setItem('guidon.moment.jdg.shock', words);
		expect(lastMoment('jdg', 'shock', '#1~a', 1)).toEqual({ faces: {}, step: 0, ways: { past: [], future: [] } });
	}
);
