import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteError, notedErrors } from '$lib/app/device/error-log';
import { engineOf, factsOf } from '$lib/app/settings/facts';
import { StorageError } from '$lib/app/storage/errors';

beforeEach(() => {
	const stored = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value)
	});
});
afterEach(() => void vi.unstubAllGlobals());

test('errors are noted by kind, name and place, without what they say', () => {
	const quota = new DOMException('No room for “The right wing gives way”.', 'QuotaExceededError');
	noteError(new StorageError('full', quota), 'full');
	let broken: unknown;
	try {
		JSON.parse('The right wing gives way');
	} catch (error) {
		broken = error;
	}
	noteError(broken, 'page');
	noteError('The right wing gives way', 'page');
	expect(notedErrors().map(({ what }) => what)).toEqual([
		expect.stringMatching(/^full · StorageError < QuotaExceededError/),
		expect.stringMatching(/^page · SyntaxError/),
		'page'
	]);
	expect(localStorage.getItem('guidon.errors')).not.toContain('wing');
});

test('the last twenty are kept, and damage to the list is no error of its own', () => {
	localStorage.setItem('guidon.errors', '[1, {"at": "x"}, {');
	expect(notedErrors()).toEqual([]);
	for (let i = 0; i < 30; i++) noteError(new Error(String(i)), `n${i}`);
	expect(notedErrors()).toHaveLength(20);
	expect(notedErrors().at(-1)!.what).toMatch(/^n29 · Error/);
});

test.each([
	['Gecko 128', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
	[
		'Chromium 156',
		'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
	],
	[
		'WebKit 605.1.15',
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
	],
	[undefined, 'Lynx']
])('the engine is %s', (engine, agent) => expect(engineOf(agent)).toBe(engine));

test('facts that a browser does not tell are unknown, not missing', () => {
	const facts = factsOf({
		space: undefined,
		keeping: undefined,
		release: '1.2.0 (3f2a)',
		revised: '2026-11-18',
		copy: undefined,
		agent: '',
		standalone: false,
		lang: 'en'
	});
	expect(facts.map(({ value }) => value)).toEqual([
		'unknown',
		'unknown',
		expect.stringMatching(/^unknown · \d+$/),
		'unknown',
		'1.2.0 (3f2a) · data of 18 November 2026',
		'unknown',
		'',
		'in a tab'
	]);
});
