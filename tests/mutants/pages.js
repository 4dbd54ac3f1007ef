/** Faults in what is written as HTML, and in the search. */
/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: 'src/lib/core/charts/html/escape.ts',
		find: '/[&<>"]/g',
		replace: '/[&<>]/g',
		breaks: 'a quote ends an attribute'
	},
	{
		file: 'src/lib/core/figures.ts',
		find: "n > 0 ? 'plus' : n < 0 ? 'minus' : 'zero'",
		replace: "n >= 0 ? 'plus' : 'minus'",
		breaks: 'a modifier of 0 has the tone of a bonus'
	},
	{
		file: 'src/lib/core/charts/html/chart.ts',
		find: 'const alone = lone && !cost ?',
		replace: 'const alone = lone ?',
		breaks: 'a cost has the tone of a modifier'
	},
	{
		file: 'src/lib/core/charts/html/chart.ts',
		find: 'chart.rows.filter(({ group }) => group === id)',
		replace: 'chart.rows',
		breaks: 'every group shows every row'
	},
	{
		file: 'src/lib/core/search/slips.ts',
		find: 'rest(at + 2, at + 2)',
		replace: 'rest(at + 1, at + 2)',
		breaks: 'two letters that changed places are not forgiven'
	},
	{
		file: 'src/lib/core/search/match.ts',
		find: 'if (place !== undefined && share > (this.shares.get(place) ?? 0)) this',
		replace: 'if (place !== undefined) this',
		breaks: 'the last way to take a word counts, not the best'
	},
	{
		file: 'src/lib/core/search/match.ts',
		find: 'if (common.length < 3) return;',
		replace: 'return;',
		breaks: 'other forms of a word are not found'
	},
	{
		file: 'src/lib/core/search/score.ts',
		find: 'if (!below) return under ? [[under.at, 1]] : [];',
		replace: 'if (!below) return [];',
		breaks: 'a ratio below the last row is not found'
	},
	{
		file: 'src/lib/core/search/score.ts',
		find: 'part = share * (post & this.mine ? 1 : RANK.otherLanguage)',
		replace: 'part = share',
		breaks: 'words of the other language count as much'
	}
];
