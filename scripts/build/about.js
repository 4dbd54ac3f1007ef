/** Provides `virtual:release`, the version of the build, `virtual:changes`, what the change logs say, and `virtual:ledger`, what `npm run proof` recorded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bothLogs, LOGS } from './changelog.js';
import { ledger } from './ledger.js';
import { contentVersion, root } from './version.js';

const RELEASE = 'virtual:release';
const CHANGES = 'virtual:changes';
const LEDGER = 'virtual:ledger';

function releaseModule() {
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const { PUBLIC_REPORT_URL = '' } = process.env;
	return Object.entries({ version, build: contentVersion(), reportUrl: PUBLIC_REPORT_URL })
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join('\n');
}

function changesModule() {
	const releases = bothLogs(root).map(({ fr, en }) => ({
		...(/^\d/.test(en.title) && { version: en.title }),
		summary: { fr: fr.summary, en: en.summary },
		changes: en.changes.map((change, at) => ({ fr: fr.changes[at], en: change }))
	}));
	return `export const releases = ${JSON.stringify(releases)};`;
}

function ledgerModule() {
	const { recorded, mutants } = ledger();
	return `export const recorded = ${JSON.stringify(recorded)}; export const mutants = ${JSON.stringify(mutants)};`;
}

/** @type {Readonly<Record<string, () => string>>} */
const MODULES = { [RELEASE]: releaseModule, [CHANGES]: changesModule, [LEDGER]: ledgerModule };

/** @returns {import('vite').Plugin} */
export const about = () => ({
	name: 'about',
	resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
	load(id) {
		if (id === `\0${CHANGES}`) for (const { file } of LOGS) this.addWatchFile(join(root, file));
		return id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined;
	}
});
