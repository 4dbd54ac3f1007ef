// `npm run single` writes each game of the app as one HTML file without script: single/guidon-<game>.html.
// `npm run single -- fr` leaves the other language out; `npm run single -- en fr` puts English first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';
import { root } from './version.js';

const FOLDER = join(root, 'single');
const asked = process.argv.slice(2);
const langs = asked.length ? asked : ['fr', 'en'];

const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' });
try {
	const { isLang } = await server.ssrLoadModule('/src/lib/lang.ts');
	if (langs.length > 2 || !langs.every(isLang)) {
		console.error('Which languages? npm run single -- fr | en | fr en | en fr');
		process.exitCode = 1;
	} else {
		const { loadAll, loadSystems } = await server.ssrLoadModule('/src/lib/systems/index.ts');
		const { dress } = await server.ssrLoadModule('/src/lib/sheet/dress.ts');
		const { single, singleName } = await server.ssrLoadModule('/src/lib/sheet/single.ts');
		mkdirSync(FOLDER, { recursive: true });
		const kB = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;
		let [raw, packed] = [0, 0];
		for (const system of await loadSystems()) {
			const html = Buffer.from(single(await loadAll(system), langs, dress(system)));
			const size = gzipSync(html).length;
			const file = join(FOLDER, singleName(system.id));
			writeFileSync(file, html);
			console.log(`${file}: ${kB(html.length)}, ${kB(size)} gzipped`);
			raw += html.length;
			packed += size;
		}
		console.log(`All together: ${kB(raw)}, ${kB(packed)} gzipped`);
	}
} finally {
	await server.close();
}
