import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toLink } from '$lib/core/odds/link';
import type { Answers } from '$lib/core/types';
import { lastAnswers, lastIn, lastLeft, latestLeft, leftSince, rememberMoment, underWay } from './saved-calculation';

const HOUR = 3_600_000;
const ask = { fr: 'Combien ?', en: 'How many?' };
const table = { faces: { '': [7] }, combat: 'c', at: 'dice', ways: { past: [], future: [] } };

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
	const kept = new Map<string, string>();
	return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

beforeEach(() => {
	vi.stubGlobal('sessionStorage', shelf());
	vi.stubGlobal('localStorage', shelf());
	const cached = new Map<string, string>();
	const cache = {
		put: async (at: string, answer: Response) => void cached.set(at, await answer.text()),
		match: async (at: string) => (cached.has(at) ? new Response(cached.get(at)) : undefined)
	};
	vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => void vi.unstubAllGlobals());

test('a calculator comes back as it was left, after six hours without its dice', () => {
	rememberMoment('jdg', 'shock', '#1~a', table, 0);
	expect(lastLeft('jdg', 'shock', 6 * HOUR - 1)).toEqual({ hash: '#1~a', ...table });
	expect(lastLeft('jdg', 'shock', 6 * HOUR)).toEqual({ hash: '#1~a', ways: table.ways, faces: {} });
	expect(lastLeft('jdg', 'artillery-fire', 1)).toBeUndefined();
});

test('what the browser ended too early to write is found in a new tab, and nowhere else', async () => {
	rememberMoment('jdg', 'shock', '#1~a', table, 1);
	const written = localStorage.getItem('guidon.moment.jdg.shock')!;
	rememberMoment('jdg', 'shock', '#1~b', table, 2);
	expect(await leftSince('jdg', 'shock', 3)).toBeUndefined();
	vi.stubGlobal('sessionStorage', shelf());
	expect(await leftSince('jdg', 'shock', 3)).toBeUndefined();
	localStorage.setItem('guidon.moment.jdg.shock', written);
	expect(await leftSince('jdg', 'shock', 3)).toEqual({ hash: '#1~b', ...table });
	vi.stubGlobal('caches', undefined);
	expect(await leftSince('jdg', 'shock', 3)).toBeUndefined();
});

test('the last combat of a game is the one that was under way when the browser ended', async () => {
	rememberMoment('jdg', 'shock', '#1~a', table, 1);
	const written = ['moment.jdg.shock', 'last.jdg'].map((key) => [key, localStorage.getItem(`guidon.${key}`)!] as const);
	rememberMoment('jdg', 'shock', '#1~b', table, 2);
	const ended = () => {
		vi.stubGlobal('sessionStorage', shelf());
		vi.stubGlobal('localStorage', shelf());
		for (const [key, value] of written) localStorage.setItem(`guidon.${key}`, value);
	};
	ended();
	expect(await lastIn('jdg', 3)).toEqual({ id: 'shock', left: { hash: '#1~b', ...table } });
	expect(await latestLeft('jdg', 'shock', 3)).toEqual({ hash: '#1~b', ...table });
	// Another calculator was answered meanwhile.
	rememberMoment('jdg', 'artillery-fire', '#1~c', table, 4);
	ended();
	expect(await lastIn('jdg', 5)).toMatchObject({ id: 'artillery-fire', left: { hash: '#1~c' } });
	// Opened without an answer, it does not become the last one.
	rememberMoment('jdg', 'shock', '', table, 6);
	expect((await lastIn('jdg', 7))!.id).toBe('artillery-fire');
	vi.stubGlobal('caches', undefined);
	ended();
	expect((await lastIn('jdg', 8))!.left.hash).toBe('#1~a');
	expect(await lastIn('wab')).toBeUndefined();
});

test('dice of a version that did not know their combat are off the table, for they may be in the log', () => {
	const old = { ...table, combat: undefined };
	rememberMoment('jdg', 'shock', '#1~a', old, 0);
	expect(lastLeft('jdg', 'shock', 1)).toEqual({ hash: '#1~a', ...old, faces: {} });
});

test('the tab knows best what was left in it', () => {
	rememberMoment('jdg', 'shock', '#1~mine', table, 0);
	localStorage.setItem('guidon.moment.jdg.shock', JSON.stringify({ hash: '#1~other', ...table, now: 0 }));
	expect(lastLeft('jdg', 'shock', 1)?.hash).toBe('#1~mine');
});

test('a row of a chart joins what is under way, and starts afresh where the dice have fallen', () => {
	const questions = [{ id: 'n', kind: 'number', ask, short: ask, min: 0, max: 9, default: 1 }] as const;
	const hash = `#${toLink({ n: 4 })}`;
	expect(underWay({ hash, ...table, faces: {} }, questions)).toEqual({ n: 4 });
	expect(underWay({ hash, ...table }, questions)).toEqual({});
	expect(underWay(undefined, questions)).toEqual({});
});

test('where the next combat waits to be given, the last one is the one before it', () => {
	const questions = [
		{ id: 'n', kind: 'number', ask, short: ask, min: 0, max: 9, default: 1 },
		{ id: 'reading', kind: 'number', setting: true, ask, short: ask, min: 0, max: 9, default: 1 }
	] as const;
	const past = [{ n: 2 }, { n: 4 }];
	const left = (answers: Answers) => ({
		hash: Object.keys(answers).length ? `#${toLink(answers)}` : '',
		faces: {},
		ways: { past, future: [] }
	});
	expect(lastAnswers(left({ n: 7 }), questions)).toEqual({ n: 7 });
	expect(lastAnswers(left({}), questions)).toEqual({ n: 4 });
	expect(lastAnswers(left({ reading: 3 }), questions)).toEqual({ n: 4 });
	expect(lastAnswers({ ...left({}), ways: { past: [], future: [] } }, questions)).toEqual({});
});

test.each([
	'no JSON',
	'{}',
	'{"hash":"#1~a","now":0,"at":3,"faces":{"":[7]},"ways":{"past":[],"future":[]}}',
	'{"hash":"#1~a","now":0,"combat":7,"faces":{"":[7]},"ways":{"past":[],"future":[]}}',
	'{"hash":"#1~a","now":0,"faces":{"":["7"]},"ways":{"past":[],"future":[]}}'
])('what is no table of ours is as if never kept: %s', (words) => {
	sessionStorage.setItem('guidon.moment.jdg.shock', words);
	expect(lastLeft('jdg', 'shock', 1)).toBeUndefined();
});
