/** What the service worker keeps, as a list with sums, and as parcels that bring many files in one answer. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMPILED_WHOLE } from './chunks.js';

/** @typedef {import('../../src/lib/worker/list').Entry} Entry */

/** As `digestOf` in src/lib/worker/list.ts, which checks them. @param {Uint8Array} body */
export const digestOf = (body) => createHash('sha256').update(body).digest().subarray(0, 9).toString('base64url');

/**
 * The address a file of the build is asked for by, as seen from the worker.
 *
 * @param {string} file
 */
const addressOf = (file) =>
	file
		.replace(/^(client|prerendered\/(pages|dependencies))\//, '')
		.replace(/(^|\/)index\.html$/, '$1')
		.replace(/^$/, './');

/**
 * One parcel for what every page needs, one for each language, one for each game in it and one for its scripts, one for the search
 * index: what someone reads first is four of them. A game is known by its page of terms.
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
 * Scripts from this size on come by themselves: a browser keeps what it compiled only for a script that has an address of its own.
 * The page that is open has just loaded them: of the host this asks whether they have changed, and their 100 kB come only once.
 */
const APART = 40_000;

/**
 * One that is compiled whole (vite.config.ts) is worth it sooner: the 20 kB that unpack an index of the search took 11 ms at every
 * launch of it (Chromium slowed down four times).
 */
const APART_WHOLE = 15_000;

/** @param {string} url @param {Buffer} body */
const isApart = (url, body) =>
	url.endsWith('.js') && body.length >= (body.indexOf(COMPILED_WHOLE) === 0 ? APART_WHOLE : APART);

/** @typedef {{ file: string, body: Buffer }} Built below the folder of the build, and what is in it */

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
