/**
 * `npm run proof`: writes the ledger of truth anew, docs/proof.md and scripts/build/ledger.json, which the page “How this was checked” is
 * made from. It runs the books of all games and records which rows of the charts each combat exercises. All else in the ledger is read
 * from charts, when it is shown.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { root } from './build/version.js';
import { RESULT } from './mutants.js';
import { run, tool } from './run.js';

/**
 * @typedef {object} Recorded what the tests of one run exercised
 * @property {number} laws that hold for every calculator
 * @property {Record<string, number>} combats worked by hand, by game
 * @property {Record<string, { combats: number, calculators: string[] }>} rows by `game/chart#row`
 */

/** A test with more calculations than this holds for many answers: it is no worked combat. */
const MOST = 12;

const LAWS = 'tests/unit/calculator-laws.ts';

/**
 * @typedef {object} Line of a test, as tests/ledger/record.ts writes it
 * @property {string} file
 * @property {number} calculations
 * @property {Record<string, string[]>} rows by calculator, `game/calculator`
 */

/** @param {readonly Line[]} lines @returns {Recorded} */
export function recorded(lines) {
	const laws = readFileSync(join(root, LAWS), 'utf8').match(/^\t\ttest\(/gm)?.length ?? 0;
	/** @type {Recorded} */
	const all = { laws, combats: {}, rows: {} };
	for (const { file, calculations, rows } of lines) {
		const isCombat = file.endsWith('book.test.ts');
		// Those have other answers in each run.
		if (isCombat && calculations > MOST) continue;
		for (const [name, keys] of Object.entries(rows)) {
			const [game = '', calculator = ''] = name.split('/');
			if (isCombat) all.combats[game] = (all.combats[game] ?? 0) + 1;
			for (const key of keys) {
				const row = (all.rows[`${game}/${key}`] ??= { combats: 0, calculators: [] });
				if (isCombat) row.combats++;
				if (!row.calculators.includes(calculator)) row.calculators = [...row.calculators, calculator].sort();
			}
		}
	}
	return all;
}

/** One line a row, sorted, so that a change shows as one line. @param {Recorded} all */
export function written({ laws, combats, rows }) {
	const sorted = (/** @type {Record<string, unknown>} */ of) =>
		Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1));
	const lines = sorted(rows).map(([key, value]) => `\t\t${JSON.stringify(key)}: ${JSON.stringify(value)}`);
	return `{\n\t"laws": ${laws},\n\t"combats": ${JSON.stringify(Object.fromEntries(sorted(combats)))},\n\t"rows": {\n${lines.join(',\n')}\n\t}\n}\n`;
}

/** Runs the books. @returns {Promise<string>} the contents of ledger.json */
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
		return written(recorded(lines.map((line) => JSON.parse(line))));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export const LEDGER = join(root, 'scripts/build/ledger.json');
export const PROOF = join(root, 'docs/proof.md');

/** As `npm run format` leaves it. @param {string} markdown */
export const formatted = async (markdown) => format(markdown, { ...(await resolveConfig(PROOF)), parser: 'markdown' });

/** docs/proof.md, from the charts and from ledger.json as it is now. */
export async function proofPage() {
	const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' });
	try {
		const { ledgerFrom } = await server.ssrLoadModule('/src/lib/app/about/ledger.ts');
		const { ledgerMarkdown } = await server.ssrLoadModule('/src/lib/app/about/ledger-page.ts');
		const [recorded, mutants] = [LEDGER, RESULT].map((file) => JSON.parse(readFileSync(file, 'utf8')));
		return formatted(ledgerMarkdown(await ledgerFrom(recorded, mutants)));
	} finally {
		await server.close();
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		writeFileSync(LEDGER, await record());
		writeFileSync(PROOF, await proofPage());
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
