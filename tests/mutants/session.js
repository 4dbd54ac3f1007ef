/** Faults in what is told of a battle afterwards. */
/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: 'src/lib/app/battle/report.ts',
		find: 'if (!replayed?.same || isIllegal(replayed.result)) return undefined;',
		replace: 'if (!replayed || isIllegal(replayed.result)) return undefined;',
		breaks: 'combats whose figures have changed since count as luck'
	},
	{
		file: 'src/lib/app/battle/report.ts',
		find: 'const lucky = !less(bad, good);',
		replace: 'const lucky = less(bad, good);',
		breaks: 'good luck is told as bad luck'
	},
	{
		file: 'src/lib/app/battle/report.ts',
		find: 'if (!first || !pool || pool.need < 2 || pool.need > 6) continue;',
		replace: 'if (!first || !pool || pool.need > 6) continue;',
		breaks: 'dice that cannot miss are counted as thrown'
	},
	{
		file: 'src/lib/app/battle/report.ts',
		find: 'if (!first || !pool || pool.need < 2 || pool.need > 6) continue;',
		replace: 'if (!first || !pool || pool.need < 2) continue;',
		breaks: 'dice that cannot hit are counted as thrown'
	},
	{
		file: 'src/lib/app/battle/report.ts',
		find: 'for (const [s, more] of odds) if (off(s) >= off(got)) ways += more;',
		replace: 'for (const [s, more] of odds) if (off(s) > off(got)) ways += more;',
		breaks: 'a sum of dice is told rarer than it is'
	},
	{
		file: 'src/lib/app/battle/report.ts',
		find: "if (entry.kind === 'turn') continue;",
		replace: '',
		breaks: 'a change of turn is told as an event'
	}
];
