/** Faults in the exact odds, in links and in what is said of a chance. */
/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: 'src/lib/core/odds/odds.ts',
		find: 'if (!die) tally(odds, read(...faces), 1n);',
		replace: 'if (!die) tally(odds, read(...[...faces].reverse()), 1n);',
		breaks: 'two dice change places'
	},
	{
		file: 'src/lib/core/odds/odds.ts',
		find: '(face) => face >= score',
		replace: '(face) => face > score',
		breaks: 'a score that is just reached fails'
	},
	{
		file: 'src/lib/core/odds/odds.ts',
		find: 'const scale = ways * (all / total(after));',
		replace: 'const scale = ways;',
		breaks: 'branches with more ways weigh more'
	},
	{
		file: 'src/lib/core/odds/odds.ts',
		find: 'return times % 2 ? plus(even, odds) : even;',
		replace: 'return even;',
		breaks: 'an odd number of shots loses one'
	},
	{
		file: 'src/lib/core/odds/odds.ts',
		find: 'choose = (choose * BigInt(times - n)) / BigInt(n + 1);',
		replace: 'choose = (choose * BigInt(times - n - 1)) / BigInt(n + 1);',
		breaks: 'the coefficients of many dice are wrong'
	},
	{
		file: 'src/lib/core/odds/percent.ts',
		find: 'if (ways > 0n && rounded === 0)',
		replace: 'if (false && rounded === 0)',
		breaks: 'what is possible is said to be 0 %'
	},
	{
		file: 'src/lib/core/odds/percent.ts',
		find: 'if (ways < of && rounded === 100)',
		replace: 'if (ways > of && rounded === 100)',
		breaks: 'what is not certain is said to be 100 %'
	},
	{
		file: 'src/lib/core/odds/percent.ts',
		find: '(ways * 200n + of)',
		replace: '(ways * 200n)',
		breaks: 'percentages are cut instead of rounded'
	},
	{
		file: 'src/lib/core/odds/resolve.ts',
		find: 'if (closed || (question.kind ===',
		replace: 'if ((question.kind ===',
		breaks: 'a modifier that is ruled out is offered as a change'
	},
	{
		file: 'src/lib/core/odds/resolve.ts',
		find: '.filter(({ shift, more }: Change) => shift !== 0 || Boolean(more))',
		replace: '',
		breaks: 'changes that change nothing are listed'
	}
];
