/** Faults of the service worker: what it keeps, what it answers, and when it takes over. The list of faults must see each. */
const tests = ['tests/faults/faults.test.ts'];
const folder = 'src/lib/worker';

/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: `${folder}/store.ts`,
		find: 'if ((await digestOf(body)) !== entry.digest) return false;',
		replace: '',
		breaks: 'whatever the host answers goes into the copy',
		tests
	},
	{
		file: `${folder}/store.ts`,
		find: 'if (body && (this.#sound.has(entry.url) || (await digestOf(body)) === entry.digest)) {',
		replace: 'if (body) {',
		breaks: 'a damaged file is served',
		tests
	},
	{
		file: `${folder}/copy.ts`,
		find: 'if (missing.length) throw new Error(',
		replace: 'if (missing.length > this.list.length) throw new Error(',
		breaks: 'a new version is installed before it is whole',
		tests
	},
	{
		file: `${folder}/store.ts`,
		find: '(name.startsWith(`${ownPrefix(scope)}v:`) && name !== cacheName(scope, current)) || name === workboxName(scope)',
		replace: 'name !== cacheName(scope, current)',
		breaks: 'the caches of other apps on the same origin are deleted',
		tests
	},
	{
		file: `${folder}/copy.ts`,
		find: 'return { ...(await this.#currentStatus()), kept: this.list.length - missing.length };',
		replace: 'return { ...(await this.#currentStatus()), kept: this.list.length };',
		breaks: 'the count claims what is not there',
		tests
	},
	{
		file: `${folder}/copy.ts`,
		find: 'const missing = await store.missing().catch(() => this.list);',
		replace: 'const missing = (await store.missing()).filter(({ url }) => url.endsWith("/"));',
		breaks: 'only pages are counted, not scripts',
		tests
	},
	{
		file: `${folder}/respond.ts`,
		find: 'return this.#recovery(asked.url, entry);',
		replace: 'return Response.error();',
		breaks: 'the browser’s own error page stands where a page is missing',
		tests
	},
	{
		file: `${folder}/copy.ts`,
		find: 'isUpdate ? Object.fromEntries(open.map(({ id }) => [id, before])) : {}',
		replace: '{}',
		breaks: 'a tab of the version before gets scripts of the new one',
		tests
	},
	{
		file: `${folder}/fill.ts`,
		find: 'const FILES_AT_ONCE = 6;',
		replace: 'const FILES_AT_ONCE = 60;',
		breaks: 'single files are asked for all at once',
		tests
	},
	{
		file: `${folder}/respond.ts`,
		find: 'const PATIENCE = 3000;',
		replace: 'const PATIENCE = 30_000;',
		breaks: 'a network that hangs holds a page up',
		tests
	},
	{
		file: `${folder}/copy.ts`,
		find: 'this.#status = { ...this.#status, doing: undefined };',
		replace: '',
		breaks: 'the copy is being made for ever',
		tests
	},
	{
		file: `${folder}/fill.ts`,
		find: "if (name === 'QuotaExceededError') return 'full';",
		replace: '',
		breaks: 'a full device is told as a network that does not answer',
		tests
	}
];
