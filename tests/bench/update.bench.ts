/**
 * What a player's phone fetches for a new version: one figure, one word, one component changed in a copy of the project, built,
 * and compared with the build before by the lists that the two workers carry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = process.cwd();

/** Each is found exactly once, or the bench says so. */
export const CHANGES = [
	{
		what: 'one figure',
		file: 'src/lib/systems/wab/charts/armour.ts',
		find: "code('heavy-armour'), cells: [need(5), need(4)]",
		replace: "code('heavy-armour'), cells: [need(5), need(3)]"
	},
	{
		what: 'one figure of the largest game',
		file: 'src/lib/systems/dbm/charts/combat-factors.ts',
		find: "code('el'), cells: [5, 4, 3, null]",
		replace: "code('el'), cells: [5, 4, 2, null]"
	},
	{
		what: 'one word of the interface',
		file: 'src/lib/offline/words.ts',
		find: "en: 'Repair the copy'",
		replace: "en: 'Mend the copy'"
	},
	{
		what: 'one component',
		file: 'src/lib/session/NoteField.svelte',
		find: '</script>',
		replace: "\tconsole.debug('changed');\n</script>"
	}
];

interface Entry {
	readonly url: string;
	readonly sum: string;
}

function copyOfProject(): string {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-update-'));
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
	for (const file of files.split('\n').filter((file) => file && !file.startsWith('tests/')))
		cpSync(join(root, file), join(folder, file), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
	return folder;
}

/** Builds, and gives back what the worker keeps. */
function built(folder: string): Map<string, string> {
	execFileSync('npm', ['run', '--silent', 'build'], {
		cwd: folder,
		stdio: 'ignore',
		env: { ...process.env, BASE_PATH: '' }
	});
	const [list] = /\[\{"(apart|bytes)".*?\}\]/s.exec(readFileSync(join(folder, 'build/sw.js'), 'utf8')) ?? [];
	if (!list) throw new Error('The built worker has no list of files: look at scripts/build/pwa.js.');
	return new Map((JSON.parse(list) as Entry[]).map(({ url, sum }) => [url, sum]));
}

const weight = (folder: string, url: string) =>
	gzipSync(readFileSync(join(folder, 'build', url, url.endsWith('/') ? 'index.html' : ''))).length;

/** Builds the project, and once more with each of the changes; gives back what a phone fetches for it. */
export function changed(changes: readonly (typeof CHANGES)[number][]) {
	const folder = copyOfProject();
	try {
		const before = built(folder);
		return changes.map(({ what, file, find, replace }) => {
			const path = join(folder, file);
			const text = readFileSync(path, 'utf8');
			if (text.split(find).length !== 2)
				throw new Error(`“${find}” does not stand once in ${file}: choose another change.`);
			writeFileSync(
				path,
				text.replace(find, () => replace)
			);
			const files = [...built(folder)].filter(([url, sum]) => before.get(url) !== sum).map(([url]) => url);
			writeFileSync(path, text);
			const fetched = ['sw.js', ...files];
			return { what, fetched, bytes: fetched.reduce((sum, url) => sum + weight(folder, url), 0) };
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export default {
	title: 'A new version, in what it makes a phone fetch',
	async run() {
		const rows = changed(CHANGES).map(({ what, fetched, bytes }) => [
			what,
			fetched.length,
			`${(bytes / 1000).toFixed(1)} kB`,
			fetched.slice(0, 6).join(' ')
		]);
		return { columns: ['changed', 'requests', 'gzipped', 'what'], rows };
	}
};
