/** Faults in settling answers, in links that carry them, and in the dice kept beside them. */
const settle = 'src/lib/core/odds/settle.ts';
const link = 'src/lib/core/odds/link.ts';

/** @type {import('../../scripts/mutants.js').Mutant[]} */
export default [
	{
		file: settle,
		find: 'return Math.min(max, Math.max(min, Math.round(stepped * 100) / 100));',
		replace: 'return Math.max(min, Math.round(stepped * 100) / 100);',
		breaks: 'a number may be larger than the largest',
		// Others would count a thousand million dice.
		tests: ['src/lib/core/odds/link.test.ts']
	},
	{
		file: settle,
		find: 'const stepped = min + Math.round((answer - min) / step) * step;',
		replace: 'const stepped = Math.round(answer / step) * step;',
		breaks: 'steps are counted from 0 and not from the least'
	},
	{
		file: 'src/lib/core/odds/checklist.ts',
		find: 'if (rival && rival.key !== key)',
		replace: 'if (rival)',
		breaks: 'a choice that names itself rules itself out'
	},
	{
		file: 'src/lib/core/odds/checklist.ts',
		find: 'if (rival && rival.key !== key)',
		replace: 'if (rival && rival.choice.id !== choice.id)',
		breaks: 'both sides may stand uphill of each other'
	},
	{
		file: settle,
		find: '\t\t\tdelete this.answers[id];\n',
		replace: '',
		breaks: 'a question that is no longer asked goes on counting'
	},
	{
		file: settle,
		find: '\t\t} else this.out.delete(key);',
		replace: '\t\t}',
		breaks: 'what was ruled out in an early round stays so'
	},
	{
		file: settle,
		find: "(question.kind !== 'one' || fits === answers[question.id])",
		replace: 'true',
		breaks: 'an answer that is ruled out is said to be given'
	},
	{
		file: settle,
		find: 'made.filter((id) => id !== choice)',
		replace: 'made',
		breaks: 'a tick is never taken back'
	},
	{
		file: link,
		find: 'if (version && version !== VERSION) faults.push(OTHER_VERSION);',
		replace: '',
		breaks: 'a link of another version opens without a word'
	},
	{
		file: link,
		find: 'if (answer === given) return { answer };',
		replace: 'return { answer };',
		breaks: 'a number that was clamped is not told'
	},
	{
		file: link,
		find: 'const strangers = ids.filter((id) => !known.includes(id));',
		replace: 'const strangers: string[] = [];',
		breaks: 'an unknown id in a list is not told'
	},
	{
		file: link,
		find: 'round < 3 &&',
		replace: 'round < 1 &&',
		breaks: 'a link that was encoded twice is not read'
	},
	{
		file: link,
		find: 'for (const part of cut ? [...given, seal] : given) {',
		replace: 'for (const part of given) {',
		breaks: 'the last answer of a link that was cut is lost'
	}
];
