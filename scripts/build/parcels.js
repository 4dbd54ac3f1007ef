/** Writes the service worker's list of files with their digests, and parcels that carry many files in one response. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMPILED_WHOLE } from './chunks.js';

/** @typedef {import('../../src/lib/worker/list').Entry} Entry */

/** As `digestOf` in src/lib/worker/list.ts, which checks them. @param {Uint8Array} body */
export const digestOf = (body) => createHash('sha256').update(body).digest().subarray(0, 9).toString('base64url');

/**
 * The address of a file of the build, relative to the worker's scope.
 *
 * @param {string} file
 */
const addressOf = (file) =>
	file
		.replace(/^(client|prerendered\/(pages|dependencies))\//, '')
		.replace(/(^|\/)index\.html$/, '$1')
		.replace(/^$/, './');

/**
 * Names the parcel of a file: `shell` for files that every page needs, one for each language, for each game in it, for each game's
 * scripts, and for the search index. A first reading needs four of them. A game is recognised by its page of terms.
 *
 * @param {string} url @param {ReadonlySet<string>} all
 */
function parcelOf(url, all) {
	if (url.endsWith('.json')) return 'search';
	const [, game] = /^_app\/immutable\/chunks\/games-([^-]+)-/.exec(url) ?? [];
	if (game && all.has(`fr/${game}/terms/`)) return `scripts-${game}`;
	const [, lang, part] = /^(fr|en)\/([^/]*)/.exec(url) ?? [];
	if (!lang) return 'shell';
	return all.has(`${lang}/${part}/terms/`) ? `${lang}-${part}` : lang;
}

/**
 * From this size on (bytes) scripts are fetched singly: V8 caches code only for responses with a URL, not for bodies taken from a
 * parcel. The open page has just loaded them, so they are only revalidated, and their 100 kB are transferred once.
 */
const APART = 40_000;

/**
 * The same for scripts marked to be compiled whole (chunks.js), where the cache saves more: compiling the 20 kB that unpack an index
 * of the search took 11 ms at every launch (Chromium slowed down four times).
 */
const APART_WHOLE = 15_000;

/** @param {string} url @param {Buffer} body */
const isApart = (url, body) =>
	url.endsWith('.js') && body.length >= (body.indexOf(COMPILED_WHOLE) === 0 ? APART_WHOLE : APART);

/** @typedef {{ file: string, body: Buffer }} Built a path below the folder of the build, and its contents */

/** @param {readonly Built[]} files @returns {Entry[]} */
export function listOf(files) {
	const all = new Set(files.map(({ file }) => addressOf(file)));
	return files.map(({ file, body }) => {
		const url = addressOf(file);
		const entry = { url, digest: digestOf(body), bytes: body.length, parcel: parcelOf(url, all) };
		return isApart(url, body) ? { ...entry, apart: /** @type {const} */ (true) } : entry;
	});
}

/** The contents of a parcel, as `unpacked` in src/lib/worker/parcel.ts reads it. @param {readonly { url: string, body: Uint8Array }[]} files */
export const packed = (files) =>
	gzipSync(Buffer.concat(files.flatMap(({ url, body }) => [Buffer.from(`${body.length} ${url}\n`), body])), {
		level: 9
	});

/** @param {readonly Entry[]} list @param {readonly Built[]} files in the same order @param {string} folder */
export function writeParcels(list, files, folder) {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const parcel of new Set(list.map((entry) => entry.parcel))) {
		const parts = list.flatMap((entry, at) =>
			entry.parcel === parcel && !entry.apart ? [{ url: entry.url, body: files[at]?.body ?? Buffer.alloc(0) }] : []
		);
		writeFileSync(join(folder, `${parcel}.parcel`), packed(parts));
	}
}
