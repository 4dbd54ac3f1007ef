/** `npm start`: installs and builds if needed, then serves the built site and prints its addresses. */
import './check-node.js';
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { install } from './install.js';
import { run, script } from './run.js';
import { contentVersion, stampIn } from './build/version.js';

function isBuilt() {
	const stamp = stampIn('build');
	return existsSync(stamp) && readFileSync(stamp, 'utf8') === contentVersion();
}

async function build() {
	if (isBuilt()) return;
	console.log('Building the site …');
	const code = await run(script('build'), { env: { BUILD_DIR: 'build' } });
	if (code !== 0) throw new Error('The site could not be built: see the message above.');
}

/** Virtual networks of containers and machines: a phone cannot reach their addresses. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap)/;

const lanAddress = () =>
	Object.entries(networkInterfaces())
		.filter(([name]) => !INNER.test(name))
		.flatMap(([, addresses]) => addresses ?? [])
		.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** @typedef {import('./serve.js')} Serving */

/** @param {Serving['serve']} serve @param {number} port @returns {ReturnType<Serving['serve']>} */
async function onNextFreePort(serve, port) {
	try {
		return await serve({ port, base: process.env.BASE_PATH ?? '', host: '0.0.0.0' });
	} catch (error) {
		const { code } = /** @type {NodeJS.ErrnoException} */ (error);
		if (code !== 'EADDRINUSE' || port >= 65535) throw error;
		return onNextFreePort(serve, port + 1);
	}
}

/** @param {unknown} error */
let explain = (error) => (error instanceof Error ? error.message : String(error));

try {
	await install();
	await build();
	// Imported dynamically: its packages may only just have been installed.
	const { serve, portFrom, explained } = await import('./serve.js');
	explain = explained;
	const { url, port } = await onNextFreePort(serve, portFrom());
	console.log(`Guidon is at ${url}/`);
	const lan = lanAddress();
	if (lan) {
		console.log(`On the same network: ${url.replace(/localhost:\d+/, `${lan}:${port}`)}/`);
		console.log(
			'A phone keeps Guidon for offline use only from an https:// address: put build/ on any static host for that.'
		);
	}
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
