/** What must hold whatever happened: a page is readable, or our own words stand there; nothing is claimed that is not so. */
import { digestOf } from '../../scripts/build/parcels.js';
import type { Copy } from '$lib/worker/copy';
import { listOf, SCOPE, type Files, type Phone } from './phone';

export const ask = (worker: Copy, path: string) => worker.answers.page({ url: SCOPE + path });
export const askFile = (worker: Copy, path: string, from = 'new') =>
	worker.answers.file({ url: SCOPE + path, from }, new Request(SCOPE + path));

export async function textOf(answer: Promise<Response>): Promise<string> {
	const response = await answer;
	return response.type === 'error' ? 'an error' : response.text();
}

/** Either the file as it was built, or our own words with links that open. */
export async function readable(worker: Copy, files: Files, path: string): Promise<'read' | 'recovery'> {
	const text = await textOf(ask(worker, path));
	if (text === files[path || './']) return 'read';
	if (!/Page not on this device/.test(text)) throw new Error(`${path} is answered with “${text.slice(0, 80)}”.`);
	for (const [, href] of text.matchAll(/<li><a href="([^"]+)"/g)) {
		const linked = href!.slice(SCOPE.length);
		if ((await textOf(ask(worker, linked))) !== files[linked])
			throw new Error(`The recovery page leads to ${linked}, which does not open.`);
	}
	return 'recovery';
}

/** What the worker says of its copy, against what is really there. */
export async function honest(phone: Phone, worker: Copy, files: Files): Promise<string> {
	const { kept, all, checked } = await worker.status();
	const list = listOf(files);
	const sound = [...phone.storage.all]
		.filter(([name]) => name.startsWith('guidon:/app/:v:'))
		.map(
			([, cache]) =>
				list.filter(({ url, digest }) => {
					const entry = cache.get(new URL(url, SCOPE).href);
					return entry && digestOf(entry.body) === digest;
				}).length
		);
	const really = Math.max(0, ...sound);
	if (all !== list.length) throw new Error(`It speaks of ${all} files, there are ${list.length}.`);
	if (kept !== really) throw new Error(`It claims ${kept} of ${all}, really ${really}.`);
	if (checked !== undefined && checked > phone.now) throw new Error('It was checked in the future.');
	return `${kept} of ${all}`;
}
