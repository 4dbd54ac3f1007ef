/** What `npm run proof` recorded: `ledger.json` in the folder of each game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './version.js';

const GAMES = join(root, 'src/lib/games');
/** Written by `npm run mutants`. */
export const RESULT = join(root, 'tests/mutants/result.json');

/** @typedef {import('../../src/lib/app/about/ledger').Recorded} Recorded */
/** @typedef {import('../../src/lib/app/about/ledger').Mutants} Mutants */

/** @param {string} game */
export const fileOf = (game) => join(GAMES, game, 'ledger.json');

/** Laws that hold for every calculator. */
const laws = () =>
	readFileSync(join(root, 'tests/unit/calculator-laws.ts'), 'utf8').match(/^\t\ttest\(/gm)?.length ?? 0;

/** @returns {{ recorded: Recorded, mutants: Mutants }} */
export function ledger() {
	const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
	const games = readdirSync(GAMES).filter((game) => existsSync(fileOf(game)));
	return {
		recorded: { laws: laws(), games: Object.fromEntries(games.map((game) => [game, read(fileOf(game))])) },
		mutants: read(RESULT)
	};
}
