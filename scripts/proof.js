/**
 * `npm run proof`: generates the ledger of truth: docs/proof.md and the ledger.json of each game, which the page “How this was checked” is
 * made from. It runs the books of all games and records which rows of the charts each combat exercises. All else in the ledger is read
 * from charts, when it is shown.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { fileOf, ledger } from './build/ledger.js';
import { root } from './build/version.js';
import { run, tool } from './run.js';

/** @typedef {import('../src/lib/app/about/ledger').RecordedGame} RecordedGame */

/** A test with more calculations than this holds for many answers: it is no worked combat. */
const MOST = 12;

/**
 * @typedef {object} Line of a test, as tests/ledger/record.ts writes it
 * @property {string} file
 * @property {number} calculations
 * @property {Record<string, string[]>} rows by calculator, `game/calculator`
 */

/** @param {readonly Line[]} lines @returns {Record<string, RecordedGame>} */
export function recorded(lines) {
	/** @type {Record<string, { combats: number, rows: Record<string, { combats: number, calculators: string[] }> }>} */
	const games = {};
	for (const { file, calculations, rows } of lines) {
		const isCombat = file.endsWith('book.test.ts');
		// Those have other answers in each run.
		if (isCombat && calculations > MOST) continue;
		for (const [name, keys] of Object.entries(rows)) {
			const [id = '', calculator = ''] = name.split('/');
			const game = (games[id] ??= { combats: 0, rows: {} });
			if (isCombat) game.combats++;
			for (const key of keys) {
				const row = (game.rows[key] ??= { combats: 0, calculators: [] });
				if (isCombat) row.combats++;
				if (!row.calculators.includes(calculator)) row.calculators = [...row.calculators, calculator].sort();
			}
		}
	}
	return games;
}

/** One line a row, sorted, so that a change shows as one line. @param {RecordedGame} game */
function written({ combats, rows }) {
	const lines = Object.entries(rows)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([key, value]) => `\t\t${JSON.stringify(key)}: ${JSON.stringify(value)}`);
	return `{\n\t"combats": ${combats},\n\t"rows": {\n${lines.join(',\n')}\n\t}\n}\n`;
}

/** Runs the books. @returns {Promise<{ file: string, text: string }[]>} the `ledger.json` of each game */
export async function record() {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-ledger-'));
	try {
		const file = join(folder, 'lines');
		const code = await run(tool('vitest', 'run', '-c', 'tests/ledger/vitest.config.ts', '--reporter=dot'), {
			env: { LEDGER_RECORD: file },
			quiet: true
		});
		if (code !== 0) throw new Error('A test of the books fails: mend it first. npm run unit -- book says which.');
		const lines = readFileSync(file, 'utf8').trim().split('\n');
		const games = recorded(lines.map((line) => JSON.parse(line)));
		return Object.entries(games).map(([id, game]) => ({ file: fileOf(id), text: written(game) }));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export const PROOF = join(root, 'docs/proof.md');

/** As `npm run format` leaves it. @param {string} markdown */
export const formatted = async (markdown) => format(markdown, { ...(await resolveConfig(PROOF)), parser: 'markdown' });

/** Writes docs/proof.md from the charts and the recorded checks. */
export async function proofPage() {
	const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' });
	try {
		const { ledgerFrom } = await server.ssrLoadModule('/src/lib/app/about/ledger.ts');
		const { ledgerMarkdown } = await server.ssrLoadModule('/src/lib/app/about/ledger-page.ts');
		const { recorded, mutants } = ledger();
		return formatted(ledgerMarkdown(await ledgerFrom(recorded, mutants)));
	} finally {
		await server.close();
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		for (const { file, text } of await record()) writeFileSync(file, text);
		writeFileSync(PROOF, await proofPage());
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
