/** What is kept beside the database: one list of keys, one file that touches the two storages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberPage } from '$lib/app/device/last-page';
import { firstPage } from '$lib/app/device/first-redirect';
import { LANGS } from '$lib/core/lang';
import {
	LOCAL_FAMILIES,
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
} from '$lib/app/device/local-settings';

const src = join(import.meta.dirname, '../../src');
const isSource = (file: string) => /\.(ts|svelte|html)$/.test(file) && !file.endsWith('.test.ts');

test('no other file of the app touches localStorage or sessionStorage', () => {
	const touching = readdirSync(src, { recursive: true, encoding: 'utf8' })
		.filter(isSource)
		.filter((file) =>
			/(local|session)Storage\b(?!,| and)/.test(withoutComments(readFileSync(join(src, file), 'utf8')))
		);
	expect(touching.sort()).toEqual(['app.html', 'lib/app/device/first-redirect.ts', 'lib/app/device/local-settings.ts']);
});

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

test('what is read before the first paint is in the list', () => {
	const source = (file: string) => readFileSync(join(src, file), 'utf8');
	const read = [
		...source('app.html').matchAll(/guidon\.([\w-]+)/g),
		...source('lib/app/device/first-redirect.ts').matchAll(/read\('([\w-]+)'\)/g)
	].map(([, key]) => key);
	expect(read.length).toBeGreaterThan(4);
	for (const key of read) expect([...LOCAL_KEYS, ...LOCAL_FAMILIES]).toContain(key);
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

describe('the first page', () => {
	const NOW = 1_800_000_000_000;
	const HOUR = 3_600_000;
	/** As the head of the page has it: alone, and with nothing around it. */
	const alone = new Function(`return ${firstPage}`)() as typeof firstPage;

	function opened({ search = '', languages = ['fr-CA', 'en'], installed = true } = {}) {
		vi.stubGlobal('location', { search });
		vi.stubGlobal('navigator', { languages });
		vi.stubGlobal('matchMedia', () => ({ matches: installed }));
	}

	test('leads to home in the language chosen, else in the first that is spoken here, else in English', () => {
		opened();
		expect(alone(LANGS)).toBe('/fr/');
		opened({ languages: ['de', 'EN-gb', 'fr'] });
		expect(alone(LANGS)).toBe('/en/');
		opened({ languages: ['de'] });
		expect(alone(LANGS)).toBe('/en/');
		local.set('guidon.lang', 'fr');
		expect(alone(LANGS)).toBe('/fr/');
		local.set('guidon.lang', 'de');
		expect(alone(LANGS)).toBe('/en/');
	});

	test('leads to where a shortcut asks for, and nowhere else', () => {
		opened({ search: '?to=/search/' });
		rememberPage('/fr/jdg/terrain/', NOW);
		expect(alone(LANGS, NOW)).toBe('/fr/search/');
		opened({ search: '?to=//elsewhere.org/' });
		expect(alone(LANGS, NOW + 7 * HOUR)).toBe('/fr/');
	});

	test('leads the installed app to where it was for six hours, and not after them', () => {
		rememberPage('/fr/jdg/terrain/', NOW);
		opened();
		expect(alone(LANGS, NOW + 6 * HOUR - 1)).toBe('/fr/jdg/terrain/');
		expect(alone(LANGS, NOW + 6 * HOUR)).toBe('/fr/');
		opened({ installed: false });
		expect(alone(LANGS, NOW)).toBe('/fr/');
	});

	test.each([['{"path":"https://elsewhere/","now":1}'], ['{"path":"/de/","now":1}'], ['{"now":1}'], ['[]'], ['{']])(
		'leads to home where %s was kept',
		(kept) => {
			opened();
			local.set('guidon.place', kept);
			expect(alone(LANGS, 2)).toBe('/fr/');
		}
	);
});
