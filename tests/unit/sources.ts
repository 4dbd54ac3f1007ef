/** What is in `src`, as text: read from the disk, for a glob of modules would count as a use of all that they export. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const src = join(dirname(dirname(import.meta.dirname)), 'src');

export interface Source {
	/** From `src` on: `lib/lang.ts`. */
	readonly file: string;
	readonly source: string;
}

/** All scripts, components and twins, but no tests. */
export const sources: readonly Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
	.map((file) => file.split(sep).join('/'))
	.filter((file) => /\.(ts|svelte)$|\/twins\/.*\.json$/.test(file) && !file.endsWith('.test.ts'))
	.map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }));
