/**
 * `npm run release -- minor` (or `major`, `patch`): a new version. It moves the number in package.json and package-lock.json, titles
 * what is unreleased in the two change logs with it, writes the archive, commits and tags. Nothing is pushed.
 * `npm run release -- minor --dry-run` checks the same and changes nothing.
 */
import './check-node.js';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archive, versionIn } from './archive.js';
import { bothLogs, LOGS, titleOf } from './build/changelog.js';
import { rewritten } from './build/rewritten.js';
import { root } from './build/version.js';

const KINDS = ['major', 'minor', 'patch'];

/** @param {string} version @param {string} kind */
export function nextVersion(version, kind) {
	const at = KINDS.indexOf(kind);
	if (at < 0) throw new Error(`Which version is next? npm run release -- ${KINDS.join(' | ')} [--dry-run]`);
	const parts = version.split('.').map(Number);
	return parts.map((part, i) => (i < at ? part : i === at ? part + 1 : 0)).join('.');
}

/** @param {string} folder */
function checkChanges(folder) {
	const [coming] = bothLogs(folder);
	const lacks = LOGS.filter(({ lang, coming: title }) => {
		const entry = coming?.[lang];
		return entry?.title !== title || !entry.summary || !entry.changes.length;
	});
	if (lacks.length)
		throw new Error(
			`Say first what changes for a player. ${lacks.map(({ file, coming }) => `${file} needs “## ${coming}”`).join(', ')}, ` +
				'below it one line that sums up, and at least one “- change”.'
		);
}

/** The files that a release rewrites, with their new contents. @param {string} folder @param {string} to */
function contents(folder, to) {
	const text = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
	const json = (/** @type {string} */ file) => JSON.parse(text(file));
	const { packages, ...lock } = { ...json('package-lock.json'), version: to };
	const own = { '': { ...packages[''], version: to } };
	const written = (/** @type {object} */ value) => `${JSON.stringify(value, null, '\t')}\n`;
	return [
		{ file: 'package.json', body: written({ ...json('package.json'), version: to }) },
		{ file: 'package-lock.json', body: written({ ...lock, packages: { ...packages, ...own } }) },
		...LOGS.map(({ file, coming }) => ({
			file,
			body: rewritten(text(file), `## ${coming}\n`, `## ${titleOf(to)}\n`, file)
		}))
	];
}

/**
 * @param {string} folder a git repository
 * @param {{ kind: string, dry?: boolean, write: () => Promise<void>, log?: (line: string) => void }} how `write` writes the archive
 */
export async function release(folder, { kind, dry = false, write, log = console.log }) {
	const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
	const from = versionIn(folder);
	const to = nextVersion(from, kind);
	const tag = `v${to}`;
	if (git('status', '--porcelain')) throw new Error('There are changes that are not committed: commit them first.');
	if (git('tag', '--list', tag)) throw new Error(`There is a tag ${tag} already.`);
	checkChanges(folder);
	const files = contents(folder, to);
	const names = files.map(({ file }) => file);
	if (dry) return log(`${from} → ${to}. It would change ${names.join(', ')}, write release/, commit and tag ${tag}.`);
	for (const { file, body } of files) writeFileSync(join(folder, file), body);
	try {
		await write();
	} catch (error) {
		git('checkout', '--', ...names);
		throw error;
	}
	git('commit', '--quiet', '--message', `Version ${titleOf(to)}`, '--', ...names);
	git('tag', '--annotate', tag, '--message', `Guidon ${titleOf(to)}`);
	log(`${from} → ${to}. Look at release/, then: git push --follow-tags`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [kind = '', ...more] = process.argv.slice(2);
	try {
		await release(root, { kind, dry: more.includes('--dry-run'), write: () => archive() });
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
