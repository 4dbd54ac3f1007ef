/** The documents: short enough to be read, their links lead somewhere, and what they say of files and commands is true. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { words as about } from '$lib/app/about/words';
import { versionIn } from '../../scripts/archive.js';
import { bothLogs, titleOf } from '../../scripts/build/changelog.js';
import { root } from '../../scripts/build/version.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const GUIDES = readdirSync(join(root, 'docs')).map((name) => `docs/${name}`);
const DOCUMENTS = [
	...readdirSync(root).filter((name) => name.endsWith('.md')),
	...GUIDES,
	'scripts/build/README.md',
	'src/lib/app/storage/README.md',
	'src/lib/packs/README.md',
	'src/lib/worker/README.md'
];

/** Without code, in which brackets are no links. */
const prose = (text: string) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

const targets = (text: string) =>
	[...prose(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');

/** The name by which a link leads to a heading. */
const anchor = (heading: string) =>
	heading
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replaceAll(/\s/g, '-');

const anchors = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchor(heading));

test.each(DOCUMENTS)('every link of %s leads to a file and a heading that are there', (path) => {
	const lost = targets(read(path)).filter((target) => {
		if (/^https?:/.test(target)) return false;
		const [file = '', heading] = target.split('#');
		const place = file ? normalize(join(dirname(path), file)) : path;
		if (!existsSync(join(root, place))) return true;
		return heading !== undefined && !anchors(read(place)).includes(heading);
	});
	expect(lost).toEqual([]);
});

/** Paths in code, but for those with a place to fill in. */
const paths = (text: string) =>
	[...text.matchAll(/`((?:src|tests|scripts|docs)\/[^`\s<>*[]+)`/g)].map(([, path = '']) => path);

test.each(DOCUMENTS.filter((path) => !path.startsWith('src/')))('every path that %s names is there', (path) => {
	// Step 2 of a new game makes this folder.
	const named = paths(read(path)).filter((place) => !place.startsWith('src/lib/games/hastings/'));
	expect(named.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

describe.each(['README.md', 'README.fr.md'])('%s', (path) => {
	const text = read(path);

	test('is at most 8 kB and 130 lines', () => {
		expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000);
		expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(130);
	});

	test('names commands that exist', () => {
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
		expect(named.length).toBeGreaterThan(10);
		expect(named.filter((name) => !(name in scripts))).toEqual([]);
	});

	test('draws a tree of files and folders that are there', () => {
		const [, tree = ''] = /^```\n(src\/.*?)^```/ms.exec(text) ?? [];
		const places = tree
			.trim()
			.split('\n')
			.map((line) => line.split(' ')[0] ?? '');
		expect(places.length).toBeGreaterThan(10);
		expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
	});
});

test('the README leads to every document for people who build, host or write', () => {
	const linked = new Set(
		[...targets(read('README.md')), ...targets(read('README.fr.md'))].map((link) => link.split('#')[0])
	);
	const all = [...GUIDES, 'CHANGELOG.md', 'CHANGELOG.fr.md', 'CONTRIBUTING.md', 'LICENSE', 'SECURITY.md'];
	expect(all.filter((path) => !linked.has(path))).toEqual([]);
});

/** What two languages have in common: the kind of each line, its commands and the links that are not of one language. */
function structure(text: string) {
	const links = targets(text).map((link) => link.replace(/\.(fr|en)\.md$/, '.md'));
	const kinds = text.split('\n').flatMap((line) => /^(#+|- \*\*|\d\.|\||```|<img)/.exec(line)?.[0] ?? []);
	const commands = [...text.matchAll(/(?:npm|docker|BASE_PATH|ADD_IDS)[^`\n|]*/g)].map(([command]) => command);
	return { links, kinds, commands: commands.filter((command) => /^\S+( \S+)/.test(command)).sort() };
}

test('README.fr.md has the structure of README.md', () => {
	expect(structure(read('README.fr.md'))).toEqual(structure(read('README.md')));
});

test.each(GUIDES)('%s is at most 12 kB', (path) => {
	expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(12_000);
});

test('the change logs have the same versions, the newest first, with as many changes in each and a line that sums up', () => {
	const logs = bothLogs(root);
	const number = (version: string) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
	const versions = logs.map(({ en }) => en.title).filter((title) => title !== 'Unreleased');
	expect(versions.length).toBeGreaterThan(1);
	expect(versions).toEqual(versions.toSorted((one, other) => number(other) - number(one)));
	expect(versions).toContain(titleOf(versionIn(root)));
	for (const { fr, en } of logs)
		for (const { title, summary, changes } of [fr, en]) {
			// Two lines of a phone; the app says it after an update.
			expect(summary.length, summary).toBeLessThanOrEqual(64);
			expect(summary, title).toMatch(/\S/);
			expect(
				[summary, ...changes].filter((text) => /[_`*]/.test(text)),
				'the app shows no Markdown'
			).toEqual([]);
			expect(changes.length, title).toBeGreaterThan(0);
		}
});

test('one sentence says under which licence what is, in the app, the README and LICENSE', () => {
	const line = (text: string) => text.replaceAll(/\s+/g, ' ');
	expect(line(read('README.md'))).toContain(line(about.licences.en));
	expect(line(read('LICENSE'))).toContain(line(about.licences.en));
	expect(line(read('README.fr.md'))).toContain(line(about.licences.fr));
	const others = DOCUMENTS.filter(
		(path) => path.startsWith('docs/') && /not to be given away|ne sont pas à donner/.test(read(path))
	);
	expect(others).toEqual([]);
});
