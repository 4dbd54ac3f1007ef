/** Faults in the calculators of the games, and in the packs. */
/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: 'src/lib/core/charts/choices.ts',
		find: 'doubt: row.doubt ?? doubt,',
		replace: 'doubt: row.doubt,',
		breaks: 'the doubt of a figure is not carried into the calculator'
	},
	{
		file: 'src/lib/core/charts/choices.ts',
		find: 'not: row.not,',
		replace: '',
		breaks: 'rows that rule each other out count both'
	},
	{
		file: 'src/lib/core/odds/shapes/pool.ts',
		find: 'Math.floor((carried + suffered) / per)',
		replace: 'Math.floor(suffered / per)',
		breaks: 'wounds carried over are lost'
	},
	{
		file: 'src/lib/core/odds/shapes/pool.ts',
		find: "stage.keep === 'made' ? made : count - made",
		replace: 'made',
		breaks: 'who makes the save falls'
	},
	{
		file: 'src/lib/games/jdg/shock-sum.ts',
		find: '.find((row) => reached(ratioOf(row).ratio) >= 0)',
		replace: '.find((row) => reached(ratioOf(row).ratio) > 0)',
		breaks: 'a ratio that is just reached is the line below'
	},
	{
		file: 'src/lib/games/jdg/shock-sum.ts',
		find: 'const apartFromIt = outwards ? inside : from;',
		replace: 'const apartFromIt = outwards ? from : inside;',
		breaks: 'an attack out of a work counts the wrong hex'
	},
	{
		file: 'src/lib/games/dbm/melee.ts',
		find: "if (inCloseOrder(counted) && mine !== 'good') {",
		replace: 'if (inCloseOrder(counted) && isBroken(mine)) {',
		breaks: 'close order fights in a river as in good going'
	},
	{
		file: 'src/lib/games/dbm/melee.ts',
		find: "if (has(settled, camp, 'fortification')) return 'fortification';",
		replace: '',
		breaks: 'who stands behind a wall is supported from the rear'
	},
	{
		file: 'src/lib/games/dbm/melee.ts',
		find: "const walls = has(settled, enemy, 'fortification');",
		replace: "const walls = has(settled, camp, 'fortification');",
		breaks: 'mounted lose for their own wall and not for the enemy’s'
	}
];
