/** Provides `virtual:guide`, the contents of the guide's page, from `docs/packs.fr.md`, `docs/packs.en.md` and the schema of packs. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './version.js';

const NAMED = 'virtual:guide';
const RESOLVED = `\0${NAMED}`;

const files = { fr: join(root, 'docs/packs.fr.md'), en: join(root, 'docs/packs.en.md') };

/** @returns {import('vite').Plugin} */
export const guide = () => ({
	name: 'guide',
	resolveId: (id) => (id === NAMED ? RESOLVED : undefined),
	async load(id) {
		if (id !== RESOLVED) return undefined;
		/** @type {{ module: typeof import('./guide/module'), dependencies: string[] }} */
		const { module, dependencies } = await runnerImport(join(root, 'scripts/build/guide/module.ts'), {
			resolve: { alias: { $lib: join(root, 'src/lib') } },
			logLevel: 'error'
		});
		for (const file of [...Object.values(files), ...dependencies])
			this.addWatchFile(join(root, file.replace(root, '')));
		return module.guideModule(files, process.env.BASE_PATH ?? '');
	}
});
