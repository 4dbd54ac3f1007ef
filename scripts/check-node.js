/** Imported first by the scripts that people start: an old Node is told so before anything breaks on it. */
import { readFileSync } from 'node:fs';

/** @param {string} version */
const parts = (version) => (version.match(/\d+/g) || []).map(Number);

/** Whether `have` (20.18.1) is older than what `wanted` (>=20.19) asks for. @param {string} have @param {string} wanted */
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
