/** Faults in what is kept. `npm run test:faults` sees them as well. */

const unit = (/** @type {string} */ name) => [`tests/unit/storage/${name}.test.ts`];

/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: 'src/lib/app/storage/sift.ts',
		find: 'if (isRow(table, row)) return row;',
		replace: 'return row;',
		breaks: 'rows are not looked at when they are read',
		tests: unit('unreadable')
	},
	{
		file: 'src/lib/app/storage/dexie.ts',
		find: "db.transaction('rw', [...TABLES], async (tx) => {",
		replace: '((run) => run({ table: (name) => db.table(name) }))(async (tx) => {',
		breaks: 'a change is no transaction: what fails half way stays',
		tests: ['tests/unit/storage/nth-call.test.ts']
	},
	{
		file: 'src/lib/app/storage/undo.ts',
		find: 'const clean = rows.map((row) => checked(table, row));',
		replace: 'const clean = [...rows];',
		breaks: 'rows are not looked at when they are written',
		tests: unit('hostile')
	},
	{
		file: 'src/lib/app/storage/undo.ts',
		find: 'const MOST_ROWS = 20_000;',
		replace: 'const MOST_ROWS = Infinity;',
		breaks: 'steps of undo never give their room back',
		tests: unit('packs')
	},
	{
		file: 'src/lib/app/storage/whereabouts.ts',
		find: 'if (!settled) return this.#goOnWithout(disk);',
		replace: 'if (!settled) return disk;',
		breaks: 'a silent database is waited for without end',
		tests: unit('faults')
	},
	{
		file: 'src/lib/app/storage/newer.ts',
		find: "write: () => Promise.reject(new StorageError('newer')),",
		replace: 'write: async (body) => (await now()).write(body),',
		breaks: 'what is written to a newer database is acknowledged, and is nowhere',
		tests: unit('unreadable')
	},
	{
		file: 'src/lib/app/storage/operations.ts',
		find: "if (ours.kind === 'closed' || ours.kind === 'newer') this.#where.report(ours.kind);",
		replace: "if (ours.kind === 'closed') this.#where.report(ours.kind);",
		breaks: 'a newer version is not told of where it lasts',
		tests: unit('faults')
	},
	{
		file: 'src/lib/app/storage/clock.ts',
		find: 'Math.max(at, mark + 1, than + 1)',
		replace: 'Math.max(at, than + 1)',
		breaks: 'what is written after a backup counts as saved when the clock was set back',
		tests: unit('keeping')
	},
	{
		file: 'src/lib/app/storage/new-entry.ts',
		find: 'return Math.max(engine.now(), latest.order + 1);',
		replace: 'return engine.now();',
		breaks: 'entries stand where the clock puts them',
		tests: unit('keeping')
	},
	{
		file: 'src/lib/app/storage/memory.ts',
		find: 'for (const back of undo.reverse()) back();',
		replace: '',
		breaks: 'what was done before a failure stays',
		tests: unit('keeping')
	},
	{
		file: 'src/lib/app/storage/merge.ts',
		find: 'if (value !== own) return value > own;',
		replace: 'if (value !== own) return value < own;',
		breaks: 'of two rows the older wins',
		tests: unit('backup')
	},
	{
		file: 'src/lib/app/storage/backup-file.ts',
		find: "if (typeof format === 'number' && format > SCHEMA) return refuse('newer');",
		replace: '',
		breaks: 'a file of a newer version is called damaged',
		tests: unit('backup-refused')
	},
	{
		file: 'src/lib/app/storage/errors.ts',
		find: "/quota|no space left|disk is full/i.test(message ?? ''))) return 'full';",
		replace: "/quota|no space left|disk is full/i.test(message ?? ''))) return 'invalid';",
		breaks: 'a full device is told as a text that is too long',
		tests: unit('faults')
	}
];
