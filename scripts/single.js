// `npm run single` writes each game of the app as one HTML file without script: single/guidon-<game>.html.
// `npm run single -- fr` leaves the other language out; `npm run single -- en fr` puts English first.
// `npm run single -- my-game.guidon.txt` writes the game of a file instead; languages may be given besides.
// `npm run single -- --to folder` writes into another folder of the project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';
import { root } from './build/version.js';

const { values, positionals: asked } = parseArgs({
	options: { to: { type: 'string', default: 'single' } },
	allowPositionals: true
});
const FOLDER = join(root, values.to);

const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' });
try {
	const { isLang } = await server.ssrLoadModule('/src/lib/core/lang.ts');
	const { loadAll, loadGames } = await server.ssrLoadModule('/src/lib/games/index.ts');
	const { openPack } = await server.ssrLoadModule('/src/lib/packs/format/open.ts');
	const { standaloneCss } = await server.ssrLoadModule('/src/lib/app/sheet/standalone-css.ts');
	const { single, singleName } = await server.ssrLoadModule('/src/lib/app/sheet/single.ts');

	const gameIn = (/** @type {string} */ file) => {
		const opened = openPack(readFileSync(file, 'utf8'));
		if ('pack' in opened) return opened.pack;
		const [{ place, says }] = opened.problems;
		throw new Error(`${file}${place && `, ${place}`}: ${says.en}`);
	};
	const named = asked.filter(isLang);
	const files = asked.filter((one) => !isLang(one));
	if (named.length > 2 || files.some((file) => !file.endsWith('.guidon.txt')))
		throw new Error('Which languages, or which files? npm run single -- [my-game.guidon.txt] fr | en | fr en | en fr');
	const games = files.length ? files.map(gameIn) : await Promise.all((await loadGames()).map(loadAll));

	mkdirSync(FOLDER, { recursive: true });
	const kB = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;
	let [raw, packed] = [0, 0];
	for (const game of games) {
		const html = Buffer.from(single(game, named.length ? named : ['fr', 'en'], standaloneCss(game.game)));
		const size = gzipSync(html).length;
		const file = join(FOLDER, singleName(game.game.id));
		writeFileSync(file, html);
		console.log(`${file}: ${kB(html.length)}, ${kB(size)} gzipped`);
		raw += html.length;
		packed += size;
	}
	if (games.length > 1) console.log(`All together: ${kB(raw)}, ${kB(packed)} gzipped`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
} finally {
	await server.close();
}
