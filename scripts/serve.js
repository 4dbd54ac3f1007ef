/** Serves the built site as a static host would: `node scripts/serve.js --port 0 --dir build --base /guidon`. */
import './check-node.js';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';
import sirv from 'sirv';
import { HOST_HEADERS } from '../src/lib/worker/page-headers.js';
import { root } from './build/version.js';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** @param {string} path */
function decoded(path) {
	try {
		return decodeURI(path);
	} catch {
		// Malformed percent-encoding: matches no file.
		return path;
	}
}

/** The part of an address below the base path, or undefined. @param {string} url @param {string} base */
function below(url, base) {
	if (!url.startsWith(base)) return undefined;
	const rest = url.slice(base.length);
	if (rest === '' || rest.startsWith('?')) return `/${rest}`;
	return rest.startsWith('/') ? rest : undefined;
}

/** @param {string} url */
const isHidden = (url) => /^[^?]*\/(\.(?!well-known\/)|_headers($|\?))/.test(decoded(url));

/** @param {string} dir @param {string} base @param {boolean} immutable @returns {(request: Request, response: Response) => void} */
function answering(dir, base, immutable) {
	const files = sirv(dir, {
		// Looks files up at each request, so that a new build can replace the old one while serving.
		dev: true,
		// In this mode sirv sends `no-cache`, so browsers revalidate each time.
		etag: true,
		// As the hosts of docs/hosting.md: what has a hash in its name is not asked for again.
		setHeaders(response, path) {
			if (immutable && path.startsWith('/_app/immutable/'))
				response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
		}
	});
	/** @param {Response} response */
	function notFound(response) {
		const page = join(dir, '404.html');
		response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
		response.end(existsSync(page) ? readFileSync(page) : 'There is no such page.');
	}
	return (request, response) => {
		for (const [name, value] of Object.entries(HOST_HEADERS)) response.setHeader(name, value);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' });
			response.end();
			return;
		}
		const url = below(request.url ?? '/', base);
		if (url === undefined || isHidden(url)) return notFound(response);
		request.url = url;
		files(request, response, () => notFound(response));
	};
}

/**
 * @param {{ dir?: string; port?: number; base?: string; host?: string; immutable?: boolean }} [options] port 0 takes any free one;
 * host is the address to listen on: this computer alone, or 0.0.0.0 for all its networks; immutable lets browsers keep what has a
 * hash in its name
 * @returns {Promise<{ url: string; port: number; close: () => Promise<void> }>}
 */
export async function serve(options = {}) {
	const { dir = join(root, 'build'), port = 4173, base = '', host = '127.0.0.1', immutable = false } = options;
	if (!existsSync(dir)) throw new Error(`There is no built site in ${dir}: run npm run build first.`);
	const server = createServer(answering(resolve(dir), base, immutable));
	// Longer than clients keep idle connections: one that the server closes may already carry a request, which would fail.
	server.keepAliveTimeout = 65_000;
	await new Promise((listening, failed) => {
		server.once('error', failed);
		server.listen(port, host, () => listening(undefined));
	});
	const address = server.address();
	const taken = address && typeof address === 'object' ? address.port : port;
	return {
		url: `http://localhost:${taken}${base}`,
		port: taken,
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			})
	};
}

/** The port in the environment variable PORT, or 4173. @param {string} [asked] */
export function portFrom(asked = process.env.PORT || '4173') {
	const port = Number(asked);
	if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
	throw new Error(`“${asked}” is not a port: give a whole number from 0 to 65535.`);
}

/** A sentence that says why a port is not available. @param {unknown} error */
export function explained(error) {
	const { code, port, message } = /** @type {NodeJS.ErrnoException & { port?: number }} */ (error);
	if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
	if (code === 'EACCES') return `Port ${port} is not allowed to you: set PORT to one above 1023.`;
	return message;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		const { values } = util.parseArgs({
			options: {
				dir: { type: 'string' },
				port: { type: 'string' },
				base: { type: 'string', default: process.env.BASE_PATH ?? '' },
				host: { type: 'string' },
				immutable: { type: 'boolean' }
			}
		});
		const { url } = await serve({ ...values, port: portFrom(values.port) });
		console.log(url);
	} catch (error) {
		console.error(explained(error));
		process.exitCode = 1;
	}
}
