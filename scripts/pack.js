// `npm run pack -- jdg` writes a game of the app as a pack: its charts and terms, and its calculators where they exist as data.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const [id, file = `${id}.guidon.txt`] = process.argv.slice(2);

const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' });
try {
	const { ids, loadAll, loadGame } = await server.ssrLoadModule('/src/lib/games/index.ts');
	if (!id || !ids.includes(id)) {
		console.error(`Which game? npm run pack -- ${ids.join(' | ')}`);
		process.exitCode = 1;
	} else {
		const { gameAsPack } = await server.ssrLoadModule('/src/lib/packs/from-game.ts');
		const text = await gameAsPack(await loadAll(await loadGame(id)));
		writeFileSync(file, text);
		console.log(`${file}: ${Math.ceil(Buffer.byteLength(text) / 1024)} kB`);
	}
} finally {
	await server.close();
}
