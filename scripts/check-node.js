/** Imported first by the scripts that people start: ends with a sentence on a version of Node that is too old. */
import { readFileSync } from 'node:fs';

/** @param {string} version */
const parts = (version) => (version.match(/\d+/g) || []).map(Number);

/** Whether the version `have` (20.18.1) is below the range `wanted` (>=20.19). @param {string} have @param {string} wanted */
export function isOlder(have, wanted) {
	const mine = parts(have);
	for (const [i, part] of parts(wanted).entries()) {
		const own = mine[i] || 0;
		if (own !== part) return own < part;
	}
	return false;
}

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
if (isOlder(process.versions.node, engines.node)) {
	console.error(
		`Node ${process.versions.node} is too old: install Node ${engines.node.replace('>=', '')} or newer from https://nodejs.org and try again.`
	);
	process.exit(1);
}
