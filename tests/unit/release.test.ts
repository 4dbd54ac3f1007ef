/** A release in a repository made for the test: what it changes, what it refuses, and what is in the archive. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notesOf, versionIn, writeArchive } from '../../scripts/archive.js';
import { contentVersion } from '../../scripts/build/version.js';
import { nextVersion, release } from '../../scripts/release.js';
import { zip } from '../../scripts/zip.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'guidon-release-'))));
afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
	vi.unstubAllEnvs();
});

function put(path: string, body: string) {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), body);
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const EN =
	'# What is new\n\n## Unreleased\n\nA faster search\n\n- Search is faster.\n\n## 1.1\n\nMore\n\n- More of all.\n';
const FR =
	'# Nouveautés\n\n## À venir\n\nRecherche plus rapide\n\n- Recherche plus rapide.\n\n## 1.1\n\nPlus\n\n- Plus de tout.\n';

function project(logs: { readonly en?: string; readonly fr?: string } = {}) {
	const json = (value: object) => `${JSON.stringify(value, null, '\t')}\n`;
	put('package.json', json({ name: 'guidon', version: '1.1.0' }));
	const other = { version: '1.1.0', integrity: 'sha512-x' };
	const packages = { '': { name: 'guidon', version: '1.1.0' }, 'node_modules/other': other };
	put('package-lock.json', json({ name: 'guidon', version: '1.1.0', packages }));
	put('CHANGELOG.md', logs.en ?? EN);
	put('CHANGELOG.fr.md', logs.fr ?? FR);
	for (const who of ['AUTHOR', 'COMMITTER']) {
		vi.stubEnv(`GIT_${who}_NAME`, 'Somebody');
		vi.stubEnv(`GIT_${who}_EMAIL`, 'somebody@example.org');
	}
	git('init', '--quiet');
	git('add', '.');
	git('commit', '--quiet', '--message', 'Start');
}

const log = vi.fn<(line: string) => void>();
beforeEach(() => void log.mockReset());
const released = (kind: string, how: { dry?: boolean; write?: () => Promise<void> } = {}) =>
	release(folder, { kind, write: async () => {}, log, ...how });

test.each([
	['major', '2.0.0'],
	['minor', '1.3.0'],
	['patch', '1.2.4']
])('after 1.2.3 the next %s version is %s', (kind, version) => expect(nextVersion('1.2.3', kind)).toBe(version));

test('a kind that is none is refused with those that are', () =>
	expect(() => nextVersion('1.2.3', 'small')).toThrow('major | minor | patch'));

describe('a release', () => {
	test('moves the version everywhere, and no other package’s; commits, tags, and writes the archive before that', async () => {
		project();
		const seen: string[] = [];
		const write = async () => void seen.push(versionIn(folder), git('log', '--oneline'));
		await released('minor', { write });
		expect(seen).toEqual(['1.2.0', expect.not.stringContaining('Version')]);
		expect([...read('package-lock.json').matchAll(/"version": "(.*)"/g)].map(([, version]) => version)).toEqual([
			'1.2.0',
			'1.2.0',
			'1.1.0'
		]);
		expect(read('CHANGELOG.md')).toBe(EN.replace('## Unreleased', '## 1.2'));
		expect(read('CHANGELOG.fr.md')).toBe(FR.replace('## À venir', '## 1.2'));
		expect(git('log', '-1', '--format=%s')).toBe('Version 1.2');
		expect(git('tag', '--points-at', 'HEAD')).toBe('v1.2.0');
		expect(git('status', '--porcelain')).toBe('');
		expect(notesOf(folder, '1.2.0')).toBe(
			'A faster search\n\n- Search is faster.\n\n---\n\nRecherche plus rapide\n\n- Recherche plus rapide.'
		);
	});

	test('that is tried with --dry-run changes nothing and writes nothing', async () => {
		project();
		const write = vi.fn<() => Promise<void>>();
		await released('major', { dry: true, write });
		expect(write).not.toHaveBeenCalled();
		expect(log.mock.calls.flat().join()).toContain('1.1.0 → 2.0.0');
		expect([git('status', '--porcelain'), git('tag', '--list'), versionIn(folder)]).toEqual(['', '', '1.1.0']);
	});

	test.each([
		[
			'nothing unreleased',
			{ en: EN.replace('## Unreleased', '## 1.2'), fr: FR.replace('## À venir', '## 1.2') },
			'CHANGELOG.fr.md needs “## À venir”, CHANGELOG.md needs “## Unreleased”'
		],
		[
			'no line that sums up',
			{ fr: FR.replace('Recherche plus rapide\n\n-', '-') },
			'CHANGELOG.fr.md needs “## À venir”'
		],
		['a change in one language only', { en: EN.replace('- More', '- Dice.\n- More') }, 'each change is in both']
	])('is refused with %s', async (_, logs, why) => {
		project(logs);
		await expect(released('minor')).rejects.toThrow(why);
		expect([git('tag', '--list'), versionIn(folder)]).toEqual(['', '1.1.0']);
	});

	test('is refused with changes that are not committed, and with a tag that is there', async () => {
		project();
		git('tag', 'v1.2.0');
		await expect(released('minor')).rejects.toThrow('There is a tag v1.2.0 already.');
		put('new.txt', 'x');
		await expect(released('patch')).rejects.toThrow('not committed');
	});

	test('whose archive cannot be written leaves everything as it was', async () => {
		project();
		await expect(released('minor', { write: () => Promise.reject(new Error('no room')) })).rejects.toThrow('no room');
		expect([git('status', '--porcelain'), git('tag', '--list'), versionIn(folder)]).toEqual(['', '', '1.1.0']);
	});
});

/** Reads a zip by its index, as an unpacker does. */
function unzipped(bytes: Buffer): Map<string, string> {
	const end = bytes.length - 22;
	expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
	const files = new Map<string, string>();
	let at = bytes.readUInt32LE(end + 16);
	for (let left = bytes.readUInt16LE(end + 10); left; left--) {
		const [packed, size, path] = [
			bytes.readUInt32LE(at + 20),
			bytes.readUInt32LE(at + 24),
			bytes.readUInt16LE(at + 28)
		];
		const header = bytes.readUInt32LE(at + 42);
		const start = header + 30 + bytes.readUInt16LE(header + 26);
		const body = inflateRawSync(bytes.subarray(start, start + packed));
		expect(body.length).toBe(size);
		files.set(bytes.toString('utf8', at + 46, at + 46 + path), body.toString());
		at += 46 + path;
	}
	return files;
}

test('the archive holds the site file by file, is the same each time, and its sums are true', () => {
	put('build/index.html', '<p>é</p>');
	put('build/_app/x.js', 'x'.repeat(5000));
	put('release/guidon-wab.html', 'wab');
	const archive = { build: join(folder, 'build'), out: join(folder, 'release'), version: '1.2.0' };
	writeArchive(archive);
	const bytes = readFileSync(join(folder, 'release/guidon-1.2.0.zip'));
	expect(unzipped(bytes)).toEqual(
		new Map([
			['_app/x.js', 'x'.repeat(5000)],
			['index.html', '<p>é</p>']
		])
	);
	const sumOf = (file: string) =>
		createHash('sha256')
			.update(readFileSync(join(archive.out, file)))
			.digest('hex');
	const files = ['guidon-1.2.0.zip', 'guidon-wab.html'];
	expect(read('release/SHA256SUMS')).toBe(files.map((file) => `${sumOf(file)}  ${file}\n`).join(''));
	expect(zip([{ name: 'a', body: Buffer.from('a') }])).toEqual(zip([{ name: 'a', body: Buffer.from('a') }]));
});

test('the sum of a build changes with each document that is a page of the app, with the path and with the address for mistakes', () => {
	const seen = new Set<string>();
	const count = () => seen.add(contentVersion(folder)).size;
	put('docs/packs.en.md', 'x');
	count();
	for (const path of ['docs/packs.fr.md', 'docs/packs.en.md', 'CHANGELOG.md', 'CHANGELOG.fr.md']) {
		put(path, `y of ${path}`);
		count();
	}
	vi.stubEnv('BASE_PATH', '/guidon');
	count();
	vi.stubEnv('PUBLIC_REPORT_URL', 'https://example.org/');
	expect(count()).toBe(7);
	put('README.md', 'z');
	expect(count()).toBe(7);
});
