/** What is kept beside the database: one list of keys, one file that touches the two storages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastPage, rememberPage } from '$lib/device/last-page';
import {
	LOCAL_KEYS,
	localKeys,
	readLocal,
	readLocalJson,
	readTab,
	readTabThenLocal,
	removeLocal,
	writeLocal,
	writeTab,
	writeTabAndLocal
} from '$lib/device/local-settings';

const src = join(import.meta.dirname, '../../src');
const isSource = (file: string) => /\.(ts|svelte|html)$/.test(file) && !file.endsWith('.test.ts');

test('no other file of the app touches localStorage or sessionStorage', () => {
	const touching = readdirSync(src, { recursive: true, encoding: 'utf8' })
		.filter(isSource)
		.filter((file) =>
			/(local|session)Storage\b(?!,| and)/.test(withoutComments(readFileSync(join(src, file), 'utf8')))
		);
	expect(touching.sort()).toEqual(['app.html', 'lib/device/local-settings.ts']);
});

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

test('what app.html reads before the first paint is in the list', () => {
	const read = [...readFileSync(join(src, 'app.html'), 'utf8').matchAll(/guidon\.([\w-]+)/g)].map(([, key]) => key);
	expect(read.length).toBeGreaterThan(2);
	for (const key of read) expect(LOCAL_KEYS).toContain(key);
});

class Shelf extends Map<string, string> {
	getItem = (key: string) => this.get(key) ?? null;
	setItem = (key: string, value: string) => void this.set(key, value);
	removeItem = (key: string) => void this.delete(key);
}

let local: Shelf;
let tab: Shelf;
beforeEach(() => {
	local = new Shelf();
	tab = new Shelf();
	// As a browser has it, the names of what is kept are the properties of the storage.
	vi.stubGlobal(
		'localStorage',
		new Proxy(local, {
			ownKeys: () => [...local.keys()],
			getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true })
		})
	);
	vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

describe('a storage that works', () => {
	test('gives back what was written, under the name of the app', () => {
		writeLocal('theme', 'night');
		writeTab('told-not-kept', 'full');
		expect([readLocal('theme'), readTab('told-not-kept'), readLocal('both')]).toEqual(['night', 'full', undefined]);
		expect([[...local], [...tab]]).toEqual([[['guidon.theme', 'night']], [['guidon.told-not-kept', 'full']]]);
		removeLocal('theme');
		expect(readLocal('theme')).toBeUndefined();
	});

	test('names the keys of one family, and nobody else’s', () => {
		writeLocal('setting.jdg.zero', '"ten"');
		writeLocal('theme', 'day');
		local.set('other.setting.x', '1').set('guidon.settings', '1');
		expect(localKeys('setting')).toEqual(['setting.jdg.zero']);
	});

	test('gives the tab’s value before the phone’s, and neither where it is damaged', () => {
		writeTabAndLocal('moment.jdg.shock', '1');
		tab.set('guidon.moment.jdg.shock', '2');
		expect(readTabThenLocal('moment.jdg.shock')).toEqual([2, 1]);
		tab.set('guidon.moment.jdg.shock', '{');
		expect(readTabThenLocal('moment.jdg.shock')).toEqual([1]);
		expect(readTabThenLocal('moment.jdg.fire')).toEqual([]);
	});

	test('gives nothing for JSON that is damaged', () => {
		local.set('guidon.searches', '[');
		expect([readLocalJson('searches'), readLocalJson('place')]).toEqual([undefined, undefined]);
	});
});

test('a storage that is blocked keeps nothing and breaks nothing', () => {
	const blocked = {
		get: () => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		}
	};
	vi.stubGlobal('localStorage', new Proxy({}, blocked));
	vi.stubGlobal('sessionStorage', new Proxy({}, blocked));
	writeLocal('theme', 'night');
	writeTab('told-not-kept', 'full');
	writeTabAndLocal('moment.jdg.shock', '1');
	removeLocal('theme');
	expect([readLocal('theme'), readTab('told-not-kept'), readLocalJson('searches')]).toEqual([
		undefined,
		undefined,
		undefined
	]);
	expect(readTabThenLocal('moment.jdg.shock')).toEqual([]);
});

describe('the page last shown', () => {
	const NOW = 1_800_000_000_000;
	const HOUR = 3_600_000;

	test('is opened again for six hours, and not after them', () => {
		rememberPage('/fr/jdg/terrain/', NOW);
		expect(lastPage(NOW + 6 * HOUR - 1)).toBe('/fr/jdg/terrain/');
		expect(lastPage(NOW + 6 * HOUR)).toBeUndefined();
	});

	test.each([['{"path":"https://elsewhere/","now":1}'], ['{"path":"/de/","now":1}'], ['{"now":1}'], ['[]'], ['{']])(
		'is nothing where %s was kept',
		(kept) => {
			local.set('guidon.place', kept);
			expect(lastPage(2)).toBeUndefined();
		}
	);
});
