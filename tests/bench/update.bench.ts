/**
 * What a player's phone fetches for a new version: one figure, one word, one component changed in a copy of the project, built,
 * and compared with the build before by the lists that the two workers carry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Entry } from '$lib/worker/list';

const root = process.cwd();

/** Each is found exactly once, or the bench says so. */
export const CHANGES = [
	{
		what: 'one figure',
		file: 'src/lib/games/wab/charts/armour.ts',
		find: "code('heavy-armour'), cells: [need(5), need(4)]",
		replace: "code('heavy-armour'), cells: [need(5), need(3)]"
	},
	{
		what: 'one figure of the largest game',
		file: 'src/lib/games/dbm/charts/combat-factors.ts',
		find: "code('el'), cells: [5, 4, 3, null]",
		replace: "code('el'), cells: [5, 4, 2, null]"
	},
	{
		what: 'one word of the interface',
		file: 'src/lib/app/offline/words.ts',
		find: "en: 'Repair the copy'",
		replace: "en: 'Mend the copy'"
	},
	{
		what: 'one component',
		file: 'src/lib/app/battle/NoteField.svelte',
		find: '</script>',
		replace: "\tconsole.debug('changed');\n</script>"
	}
];

type Kept = Pick<Entry, 'url' | 'digest' | 'parcel' | 'apart'>;

function copyOfProject(): string {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-update-'));
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
	for (const file of files.split('\n').filter((file) => file && !file.startsWith('tests/')))
		cpSync(join(root, file), join(folder, file), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
	return folder;
}

/** Builds, and gives back what the worker keeps. */
function built(folder: string): Kept[] {
	execFileSync('npm', ['run', '--silent', 'build'], {
		cwd: folder,
		stdio: 'ignore',
		env: { ...process.env, BASE_PATH: '' }
	});
	const [list] = /\[\{"(apart|bytes)".*?\}\]/s.exec(readFileSync(join(folder, 'build/sw.js'), 'utf8')) ?? [];
	if (!list) throw new Error('The built worker has no list of files: look at scripts/build/pwa.js.');
	return JSON.parse(list) as Kept[];
}

const weight = (folder: string, url: string) =>
	gzipSync(readFileSync(join(folder, 'build', url, url.endsWith('/') ? 'index.html' : ''))).length;

/** What a worker asks for: a parcel where that is less than its changed files by themselves. */
function asked(folder: string, files: readonly Kept[]): { fetched: string[]; bytes: number } {
	const total = (urls: readonly string[]) => urls.reduce((sum, url) => sum + weight(folder, url), 0);
	const fetched = ['sw.js', ...files.filter(({ apart }) => apart).map(({ url }) => url)];
	let bytes = total(fetched);
	for (const parcel of new Set(files.map((file) => file.parcel))) {
		const single = files.filter((file) => file.parcel === parcel && !file.apart).map(({ url }) => url);
		const whole = `_app/parcels/${parcel}.parcel`;
		const size = readFileSync(join(folder, 'build', whole)).length;
		const isWhole = single.length > 0 && size < total(single);
		fetched.push(...(isWhole ? [whole] : single));
		bytes += isWhole ? size : total(single);
	}
	return { fetched, bytes };
}

/** Builds the project, and once more with each of the changes; gives back what a phone fetches for it. */
export function changed(changes: readonly (typeof CHANGES)[number][]) {
	const folder = copyOfProject();
	try {
		const before = new Map(built(folder).map(({ url, digest }) => [url, digest]));
		return changes.map(({ what, file, find, replace }) => {
			const path = join(folder, file);
			const text = readFileSync(path, 'utf8');
			if (text.split(find).length !== 2)
				throw new Error(`“${find}” does not stand once in ${file}: choose another change.`);
			writeFileSync(
				path,
				text.replace(find, () => replace)
			);
			const files = built(folder).filter(({ url, digest }) => before.get(url) !== digest);
			writeFileSync(path, text);
			return { what, ...asked(folder, files) };
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
