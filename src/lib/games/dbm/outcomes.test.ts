import { describe, expect, test } from 'vitest';
import { FACTS, FATES, fateOf, outcome, VERDICTS, type Result, type Situation, type Verdict } from './outcomes';
import { ALL_TROOPS, type Grade, type Side, type Troop } from './troops';

const side = (name: string): Side => {
	const [troop, grade = 'o'] = name.split(' ');
	return { troop: troop as Troop, grade: grade as Grade };
};

/** `fight('beaten', 'kn', 'el')`: knights beaten by elephants in close combat, in good going, facing them. */
function fight(verdict: Verdict, loser: string, winner: string, more: string[] = [], second?: string): Situation {
	const is = (word: string) => more.includes(word);
	return {
		verdict,
		loser: side(loser),
		winner: side(winner),
		combat: is('shooting') ? 'shooting' : 'close',
		going: is('difficult') ? 'difficult' : is('rough') ? 'rough' : 'good',
		second: second ? side(second) : undefined,
		facts: new Set(FACTS.filter(is))
	};
}

type Line = [loser: string, winner: string, more: string, result: Result, row: string, second?: string];
const read = (lines: Line[], verdict: Verdict) =>
	test.each(lines)('%s by %s %s: %s (%s) %s', (loser, winner, more, result, row, second) => {
		const got = outcome(fight(verdict, loser, winner, more.split(' '), second));
		expect([got.result, got.row]).toEqual([result, row]);
	});

describe('equal', () => {
	read(
		[
			['exp', 'kn', '', 'destroyed', 'exp-always'],
			['exp', 'bw', 'shooting', 'destroyed', 'exp-always'],
			['kn', 'bd', '', 'fights-on', 'others-close'],
			['kn', 'bd', 'breaking-off', 'nothing', 'others-otherwise'],
			['kn', 'bw', 'shooting', 'nothing', 'others-otherwise'],
			['gal', 'shp', '', 'fights-on', 'others-close']
		],
		'equal'
	);
});

describe('beaten', () => {
	read(
		[
			['el', 'art', 'shooting', 'destroyed', 'el-art'],
			['el', 'art', '', 'recoils', 'el-otherwise'],
			['el', 'ps', 'shooting', 'destroyed', 'el-light'],
			['el', 'lh', '', 'destroyed', 'el-light'],
			['el', 'cm x', '', 'destroyed', 'el-cm-x'],
			['el', 'cm s', '', 'recoils', 'el-otherwise'],
			['el', 'bw', 'shooting', 'recoils', 'el-otherwise'],

			['kn', 'el', '', 'destroyed', 'kn-el-exp-lh'],
			['kn', 'exp', '', 'destroyed', 'kn-el-exp-lh'],
			['kn', 'lh', '', 'destroyed', 'kn-el-exp-lh'],
			['kn', 'bw s', 'front-contacted', 'destroyed', 'kn-bw-s'],
			['kn', 'bw s', '', 'recoils', 'kn-otherwise'],
			['kn', 'bw', 'front-contacted', 'recoils', 'kn-otherwise'],
			['kn', 'ax', 'difficult', 'destroyed', 'kn-difficult'],
			['kn', 'bw', 'difficult shooting', 'recoils', 'kn-otherwise'],
			['kn', 'bd', 'rough', 'recoils', 'kn-otherwise'],

			['lh', 'art', 'shooting', 'flees', 'lh-art'],
			['lh', 'art', '', 'recoils', 'lh-otherwise'],
			['lh', 'exp', '', 'flees', 'lh-exp'],
			['lh', 'ax', 'difficult', 'flees', 'lh-difficult'],
			['lh', 'bw', 'difficult shooting', 'flees', 'lh-difficult'],
			['lh', 'cv', '', 'recoils', 'lh-otherwise'],

			['exp', 'bd', '', 'destroyed', 'exp-always'],

			['cv', 'ax', 'difficult', 'flees', 'mounted-difficult'],
			['cm', 'bw', 'difficult shooting', 'flees', 'mounted-difficult'],
			['cm', 'exp', '', 'flees', 'mounted-exp'],
			['cv', 'kn', '', 'recoils', 'mounted-otherwise'],

			['sp', 'el', 'good-for-winner', 'destroyed', 'sp-el'],
			['sp', 'el', '', 'recoils', 'sp-otherwise'],
			['sp', 'kn', 'good-for-winner front', 'destroyed', 'sp-kn', 'sp'],
			['sp', 'cm s', 'good-for-winner', 'destroyed', 'sp-kn'],
			['sp', 'cm', 'good-for-winner', 'recoils', 'sp-otherwise'],
			['sp', 'exp', 'good-for-winner', 'destroyed', 'sp-kn'],
			['sp', 'kn', '', 'recoils', 'sp-otherwise'],
			['sp', 'wb', '', 'destroyed', 'sp-wb'],
			['sp', 'el', 'good-for-winner front', 'recoils', 'sp-held', 'sp'],
			['sp', 'el', 'good-for-winner', 'destroyed', 'sp-el', 'sp'],
			['sp', 'el', 'good-for-winner front', 'destroyed', 'sp-el', 'sp s'],
			['sp', 'el', 'good-for-winner front', 'destroyed', 'sp-el', 'ps'],
			['sp', 'bd', 'good-for-winner', 'recoils', 'sp-otherwise'],

			['pk', 'el', 'good-for-winner', 'destroyed', 'pk-el'],
			['pk', 'kn', 'good-for-winner', 'destroyed', 'pk-kn'],
			['pk', 'cm s', 'good-for-winner', 'destroyed', 'pk-kn'],
			['pk', 'exp', 'good-for-winner', 'destroyed', 'pk-kn'],
			['pk', 'wb', '', 'destroyed', 'pk-wb'],
			['pk', 'el', 'good-for-winner front', 'recoils', 'pk-held', 'pk'],
			['pk x', 'el', 'good-for-winner front', 'recoils', 'pk-held', 'pk x'],
			['pk x', 'el', 'good-for-winner front', 'recoils', 'pk-held-x', 'pk i'],
			['pk i', 'el', 'good-for-winner front', 'destroyed', 'pk-el', 'pk x'],
			['pk x', 'el', 'good-for-winner front', 'destroyed', 'pk-el', 'pk s'],
			['pk', 'bd', 'good-for-winner', 'recoils', 'pk-otherwise'],

			['bd', 'kn', 'good-for-winner', 'destroyed', 'bd-kn'],
			['bd', 'cm s', 'good-for-winner', 'destroyed', 'bd-kn'],
			['bd', 'kn', '', 'recoils', 'bd-otherwise'],
			['bd', 'exp', 'good-for-winner', 'destroyed', 'bd-exp', 'bd'],
			['bd', 'wb', '', 'destroyed', 'bd-wb'],
			['bd', 'el', 'good-for-winner', 'recoils', 'bd-otherwise'],
			['bd s', 'kn', 'good-for-winner front', 'recoils', 'bd-held', 'bd'],
			['bd', 'cm s', 'good-for-winner front', 'recoils', 'bd-held', 'bd s'],
			['bd', 'kn', 'good-for-winner front', 'destroyed', 'bd-kn', 'bd i'],
			['bd f', 'kn', 'good-for-winner front', 'destroyed', 'bd-kn', 'bd'],
			['bd', 'kn', 'good-for-winner', 'destroyed', 'bd-kn', 'bd'],

			['wb', 'kn', 'good-for-winner', 'destroyed', 'wb-kn'],
			['wb', 'cm s', 'good-for-winner', 'destroyed', 'wb-kn'],
			['wb', 'exp', 'good-for-winner', 'destroyed', 'wb-kn'],
			['wb', 'el', 'difficult', 'destroyed', 'wb-el'],
			['wb', 'bd', '', 'recoils', 'wb-otherwise'],

			['ax', 'kn', 'good-for-winner', 'destroyed', 'ax-kn'],
			['ax x', 'cm s', 'good-for-winner', 'destroyed', 'ax-kn'],
			['ax', 'exp', 'good-for-winner', 'recoils', 'ax-otherwise'],
			['ax', 'el', 'good-for-winner', 'recoils', 'ax-otherwise'],
			['ax x', 'el', '', 'destroyed', 'ax-x'],
			['ax x', 'exp', '', 'destroyed', 'ax-x'],
			['ax x', 'wb', '', 'destroyed', 'ax-x'],
			['ax x', 'kn', '', 'recoils', 'ax-otherwise'],

			['bw', 'lh', '', 'destroyed', 'bw-mounted'],
			['bw', 'el', '', 'destroyed', 'bw-mounted'],
			['bw', 'el x', 'shooting', 'recoils', 'bw-otherwise'],
			['bw', 'bd', '', 'recoils', 'bw-otherwise'],

			['ps', 'kn', 'good-for-winner', 'destroyed', 'ps-ridden-down'],
			['ps', 'cv', 'good-for-winner', 'destroyed', 'ps-ridden-down'],
			['ps', 'lh', 'good-for-winner', 'destroyed', 'ps-ridden-down'],
			['ps', 'cm s', 'good-for-winner', 'destroyed', 'ps-ridden-down'],
			['ps', 'cm', 'good-for-winner', 'flees', 'ps-otherwise'],
			['ps', 'el', 'good-for-winner', 'recoils', 'ps-el-exp'],
			['ps', 'exp', 'good-for-winner', 'recoils', 'ps-el-exp'],
			['ps', 'bw', 'shooting good-for-winner', 'recoils', 'ps-shot-at'],
			['ps', 'art', 'shooting good-for-winner', 'flees', 'ps-otherwise'],
			['ps', 'kn', 'difficult', 'recoils', 'ps-bad-for-both'],
			['ps', 'kn', 'difficult good-for-loser', 'flees', 'ps-otherwise'],
			['ps', 'bd', 'good-for-winner good-for-loser', 'flees', 'ps-otherwise'],

			['art', 'ps', '', 'destroyed', 'art-contact'],
			['art', 'ps', 'in-fortification', 'destroyed', 'art-contact'],
			['art', 'art', 'shooting', 'recoils', 'art-otherwise'],
			['art', 'art', 'shooting in-fortification', 'nothing', 'art-fortified'],

			['wwg', 'art', 'shooting', 'destroyed', 'wwg-art'],
			['wwg x', 'art s', 'shooting', 'destroyed', 'wwg-art'],
			['wwg', 'art x', 'shooting', 'nothing', 'wwg-otherwise'],
			['wwg', 'el', '', 'destroyed', 'wwg-el'],
			['wwg x', 'el', '', 'nothing', 'wwg-otherwise'],
			['wwg s', 'bd', 'assaulting', 'recoils', 'wwg-assault'],
			['wwg s', 'bd', '', 'nothing', 'wwg-otherwise'],
			['wwg', 'bd', 'assaulting', 'nothing', 'wwg-otherwise'],

			['hd', 'kn', 'good-for-winner', 'destroyed', 'hd-kn'],
			['hd', 'cm s', 'good-for-winner', 'destroyed', 'hd-kn'],
			['hd', 'exp', 'good-for-winner', 'destroyed', 'hd-kn'],
			['hd', 'el', '', 'destroyed', 'hd-el-wb'],
			['hd', 'wb', '', 'destroyed', 'hd-el-wb'],
			['hd i', 'bd', '', 'destroyed', 'hd-i-close'],
			['hd i', 'bw', 'shooting', 'nothing', 'hd-i'],
			['hd', 'bd', '', 'recoils', 'hd-otherwise'],

			['gal', 'shp', '', 'recoils', 'naval-always'],
			['bts', 'art', 'shooting', 'recoils', 'naval-always'],
			['shp', 'ps', 'empty', 'destroyed', 'naval-empty-contact'],
			['shp', 'exp', 'empty', 'nothing', 'naval-empty-otherwise'],
			['shp', 'art', 'empty shooting', 'nothing', 'naval-empty-otherwise'],

			['bg', 'ps', 'mobile', 'destroyed', 'bg-contact'],
			['bg', 'bw', 'mobile shooting', 'flees', 'bg-mobile'],
			['bg', 'bw', 'shooting', 'nothing', 'bg-otherwise']
		],
		'beaten'
	);
});

describe('doubled', () => {
	read(
		[
			['cv', 'sp', '', 'flees', 'cv-sp-pk-ax'],
			['cv', 'pk', '', 'flees', 'cv-sp-pk-ax'],
			['cv', 'ax x', '', 'flees', 'cv-sp-pk-ax'],
			['cv', 'ax', '', 'destroyed', 'cv-otherwise'],
			['cv', 'sp', 'rough', 'destroyed', 'cv-otherwise'],
			['cv', 'art', '', 'flees', 'cv-art'],
			['cv', 'art i', '', 'destroyed', 'cv-otherwise'],
			['cv', 'art x', '', 'destroyed', 'cv-otherwise'],
			['cv', 'art', 'shooting', 'destroyed', 'cv-otherwise'],
			['cv', 'gal', '', 'flees', 'cv-naval'],

			['lh', 'cv', '', 'destroyed', 'lh-close'],
			['lh', 'bw', '', 'destroyed', 'lh-close'],
			['lh', 'ps', '', 'destroyed', 'lh-close'],
			['lh', 'ps s', '', 'flees', 'lh-otherwise'],
			['lh', 'wwg', '', 'destroyed', 'lh-close'],
			['lh', 'wwg s', '', 'flees', 'lh-otherwise'],
			['lh', 'bd', 'difficult', 'destroyed', 'lh-difficult'],
			['lh', 'bw', 'shooting', 'flees', 'lh-otherwise'],
			['lh', 'bw', 'shooting difficult', 'flees', 'lh-otherwise'],
			['lh', 'bd', '', 'flees', 'lh-otherwise'],

			['ps', 'el', 'good-for-winner', 'destroyed', 'ps-mounted'],
			['ps', 'el', '', 'flees', 'ps-otherwise'],
			['ps', 'bw', 'shooting', 'destroyed', 'ps-foot'],
			['ps', 'ax', '', 'destroyed', 'ps-foot'],
			['ps', 'ax x', '', 'flees', 'ps-otherwise'],
			['ps', 'ps', '', 'destroyed', 'ps-foot'],
			['ps x', 'bd', '', 'destroyed', 'ps-x'],
			['ps', 'bd', '', 'flees', 'ps-otherwise'],

			['kn', 'art', '', 'flees', 'land-art'],
			['kn', 'art i', '', 'destroyed', 'land-otherwise'],
			['sp', 'shp', '', 'flees', 'land-naval'],
			['sp', 'bts', 'shooting', 'flees', 'land-naval'],
			['bd', 'kn', '', 'destroyed', 'land-otherwise'],
			['wwg', 'bw', 'shooting', 'destroyed', 'land-otherwise'],

			['gal', 'art s', 'shooting', 'destroyed', 'naval-art-s'],
			['gal', 'art', 'shooting', 'flees', 'naval-shot-at'],
			['gal', 'shp', '', 'destroyed', 'naval-contact'],
			['gal', 'exp', '', 'nothing', 'naval-otherwise'],
			['gal', 'bw', 'shooting', 'flees', 'naval-shot-at'],
			['bts', 'bw', 'shooting empty', 'destroyed', 'naval-empty-anyone'],
			['bts', 'exp', 'empty', 'nothing', 'naval-empty-otherwise']
		],
		'doubled'
	);
});

test.each(VERDICTS)('every list when %s ends with a rule that always holds, after destruction', (verdict) => {
	for (const { rules } of FATES[verdict]) {
		expect(rules.at(-1)!.when).toBeUndefined();
		expect(rules.slice(0, -1).every(({ when }) => when)).toBe(true);
		const order = rules.slice(0, -1).map(({ result }) => (result === 'destroyed' ? 0 : 1));
		expect(order).toEqual([...order].sort());
	}
});

test.each(VERDICTS)('every troop has one list when %s', (verdict) => {
	for (const troop of ALL_TROOPS)
		for (const empty of [false, true])
			expect(
				FATES[verdict].filter((fate) => fate.of.includes(troop) && (fate.empty === undefined || fate.empty === empty))
			).toHaveLength(1);
});

test.each(VERDICTS)('a ship that has landed its troops has a list of its own when %s', (verdict) =>
	expect(fateOf(fight(verdict, 'gal', 'shp', ['empty'])).of).toContain('gal')
);
