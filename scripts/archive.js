/**
 * `npm run archive`: builds the site and writes everything that a release consists of into `release/`: the site as
 * `guidon-<version>.zip`, each game as one HTML file, their sums, and the notes from the change log. With a tag, as in
 * `npm run archive -- v1.2.0`, it first checks that the tag is of the version in package.json.
 */
import './check-node.js';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bothLogs, titleOf } from './build/changelog.js';
import { root } from './build/version.js';
import { run, script } from './run.js';
import { zip } from './zip.js';

/** The version in package.json. @param {string} folder */
export const versionIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/**
 * What changed, in English and French. Throws a sentence if the change logs lack the version.
 *
 * @param {string} folder @param {string} version
 */
export function notesOf(folder, version) {
	const entry = bothLogs(folder).find(({ en }) => en.title === titleOf(version));
	if (!entry) throw new Error(`CHANGELOG.md has no “## ${titleOf(version)}”.`);
	return [entry.en, entry.fr]
		.map(({ summary, changes }) => [summary, '', ...changes.map((change) => `- ${change}`)].join('\n'))
		.join('\n\n---\n\n');
}

/** @param {string} folder */
const filesBelow = (folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => statSync(join(folder, name)).isFile())
		.map((name) => ({ name: name.replaceAll('\\', '/'), body: readFileSync(join(folder, name)) }));

/** Adds the zip of a built site to the files in `out`, and the sums of all of them. @param {{ build: string, out: string, version: string }} of */
export function writeArchive({ build, out, version }) {
	writeFileSync(join(out, `guidon-${version}.zip`), zip(filesBelow(build)));
	const sums = filesBelow(out).map(({ name, body }) => `${createHash('sha256').update(body).digest('hex')}  ${name}\n`);
	writeFileSync(
		join(out, 'SHA256SUMS'),
		sums.sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1)).join('')
	);
}

/** @param {string} [tag] */
export async function archive(tag) {
	const version = versionIn(root);
	if (tag && tag !== `v${version}`)
		throw new Error(`The tag ${tag} is not of version ${version}, which package.json has.`);
	const notes = notesOf(root, version);
	const out = join(root, 'release');
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out);
	// At the root of a host: a site below a path is built for that path.
	const built = await run(script('build'), { env: { BUILD_DIR: 'build', BASE_PATH: '' } });
	const written = built === 0 ? await run(script('single', '--to', 'release')) : built;
	if (written !== 0) throw new Error('The archive was not written: see the message above.');
	writeArchive({ build: join(root, 'build'), out, version });
	writeFileSync(join(out, 'notes.md'), `${notes}\n`);
	for (const { name, body } of filesBelow(out)) console.log(`release/${name}: ${Math.ceil(body.length / 1000)} kB`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		await archive(process.argv[2]);
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
