import { same } from '$lib/core/lang';
import { HOUSE, houseRule } from '$lib/core/odds/house-rule';
import { filled } from '$lib/core/filled';
import { add, lineOf } from '$lib/core/charts/choices';
import { cellOf, figureAt, rowFor } from '$lib/core/charts/read';
import type { CalculatorBody, Choice, Line, Settled, Value } from '$lib/core/types';
import { resolveAttacks } from '../attack';
import { naturalOne, toughness, woundQuestions } from '../attack-questions';
import { headlines, MOST, outcomes } from '../casualties';
import modifiers from '../charts/shooting-modifiers';
import targets from '../charts/targets';
import toHit from '../charts/shooting-to-hit';
import weapons from '../charts/weapons';
import { protectionQuestions } from '../protection';
import { headOf, rowChoice } from '../rows';
import { words } from '../words';

/** The Strengths a weapon may shoot at: one, or several to pick from. */
function strengthsOf(weapon: string): number[] {
	const { value } = cellOf(weapons, weapon, 'strength');
	const all: readonly Value[] = value !== null && typeof value === 'object' && 'join' in value ? value.of : [value];
	return all.filter((one) => typeof one === 'number');
}

const picky = weapons.rows.map(({ id }) => id).filter((id) => strengthsOf(id).length > 1);
const picks = [...new Set(picky.flatMap(strengthsOf))];

const weaponChoice = (id: string): Choice => {
	const range = figureAt(weapons, id, 'range');
	const strength = strengthsOf(id).join('/');
	return rowChoice('weapons', weapons, id, {
		value: undefined,
		doubt: cellOf(weapons, id, 'strength').doubt,
		hint: filled(words.ranged, { range, strength })
	});
};

const modifier = (id: string): Choice => rowChoice('shooting-modifiers', modifiers, id);

const scoreLine = (settled: Settled): Line => {
	const bs = settled.number('bs');
	const row = rowFor(toHit, bs).id;
	const { doubt } = cellOf(toHit, row, 'score');
	const score = figureAt(toHit, row, 'score');
	return lineOf(
		filled(words.skill, { bs }),
		score,
		{ chart: 'shooting-to-hit', row, column: 'score' },
		{ shown: same(`${score}+`), question: 'bs', doubt }
	);
};

/** Each −1 raises the score by one. */
const scoreOf = (settled: Settled): number =>
	scoreLine(settled).value - add(settled.lines('shooters', 'target', HOUSE));

function strengthLine(settled: Settled): Line {
	const weapon = settled.one('weapon');
	if (weapon === 'other') {
		const strength = settled.number('other-strength');
		return lineOf(words.weaponStrength, strength, undefined, {
			question: 'other-strength',
			shown: filled(words.strengthShown, { strength })
		});
	}
	const strength = picky.includes(weapon)
		? Number(settled.one('strength').slice(1))
		: figureAt(weapons, weapon, 'strength');
	return lineOf(
		headOf(weapons, weapon),
		strength,
		{ chart: 'weapons', row: weapon, column: 'strength' },
		{
			question: 'weapon',
			of: ['weapon', 'strength'],
			shown: filled(words.strengthShown, { strength }),
			doubt: cellOf(weapons, weapon, 'strength').doubt
		}
	);
}

export default {
	questions: [
		{
			id: 'shots',
			kind: 'number',
			ask: { fr: 'Combien de tirs ?', en: 'How many shots?' },
			short: { fr: 'Tirs', en: 'Shots' },
			help: {
				fr: 'Seulement les figurines à portée et qui voient la cible.',
				en: 'Only models in range and in sight of the target.'
			},
			min: 1,
			max: MOST,
			default: 10
		},
		{
			id: 'bs',
			kind: 'number',
			ask: { fr: 'Quelle est la CT des tireurs ?', en: 'What is the shooters’ BS?' },
			short: { fr: 'CT', en: 'BS' },
			edges: [{ chart: 'shooting-to-hit', along: 'rows' }],
			min: 1,
			max: 6,
			default: 3
		},
		{
			id: 'weapon',
			kind: 'one',
			ask: { fr: 'Avec quelle arme ?', en: 'With which weapon?' },
			short: { fr: 'Arme', en: 'Weapon' },
			choices: [
				...weapons.rows.map(({ id }) => weaponChoice(id)),
				{
					id: 'other',
					label: { fr: 'Une autre arme', en: 'Another weapon' },
					hint: { fr: 'Vous donnez sa Force', en: 'You give its Strength' }
				}
			],
			default: 'short-bow'
		},
		{
			id: 'strength',
			kind: 'one',
			ask: { fr: 'À quelle Force tire-t-elle ?', en: 'At which Strength does it shoot?' },
			short: { fr: 'Force', en: 'Strength' },
			asked: (settled) => picky.includes(settled.one('weapon')),
			choices: picks.map((pick) => ({ id: `s${pick}`, label: { fr: `Force ${pick}`, en: `Strength ${pick}` } })),
			default: `s${picks[0]}`,
			doubt: picky.map((id) => cellOf(weapons, id, 'strength').doubt)[0]
		},
		{
			id: 'other-strength',
			kind: 'number',
			ask: { fr: 'Quelle est la Force de cette arme ?', en: 'What is the Strength of that weapon?' },
			short: { fr: 'Force', en: 'Strength' },
			asked: (settled) => settled.has('weapon', 'other'),
			edges: [
				{ chart: 'to-wound', along: 'rows' },
				{ chart: 'save-modifiers', along: 'rows', group: 'standard' }
			],
			min: 0,
			max: 10,
			default: 4
		},
		{
			id: 'shooters',
			kind: 'some',
			ask: { fr: 'Qu’est-ce qui gêne le tir ?', en: 'What hampers the shot?' },
			short: { fr: 'Gênes', en: 'Handicaps' },
			choices: [
				...['moving', 'long-range', 'soft-cover', 'hard-cover'].map(modifier),
				rowChoice('targets', targets, 'fast-skirmishers')
			],
			doubt: modifiers.doubt
		},
		{
			id: 'target',
			kind: 'some',
			rare: true,
			ask: { fr: 'Qu’est-ce qui s’applique à la cible ?', en: 'What applies to the target?' },
			short: words.target,
			choices: ['large-target', 'charging', 'character', 'skirmish', 'light-chariot'].map(modifier),
			doubt: modifiers.notes.find(({ id }) => id === 'to-the-die')?.doubt
		},
		toughness,
		...protectionQuestions('shooting'),
		...woundQuestions,
		naturalOne(scoreOf),
		houseRule({ aim: words.hitAim })
	],
	outcomes,
	told: {
		parties: [
			{
				who: { fr: '{shots|tir|tirs}', en: '{shots|shot|shots}' },
				figures: { fr: 'CT {bs}, {weapon}', en: 'BS {bs}, {weapon}' },
				also: ['shooters']
			},
			{
				who: { fr: 'l’adversaire', en: 'the enemy' },
				figures: { fr: 'E {toughness}', en: 'T {toughness}' },
				also: ['armour', 'shield', 'barding', 'target']
			}
		]
	},
	verdict: { called: [[], [words.target]], about: 1 },
	headlines,
	work(settled) {
		if (settled.has('shooters', 'fast-skirmishers')) {
			return {
				illegal: words.wentTooFar,
				row: { chart: 'targets', row: 'fast-skirmishers', column: 'rule' }
			};
		}
		const score = scoreLine(settled);
		return resolveAttacks(settled, {
			how: 'shooting',
			count: settled.number('shots'),
			score: scoreOf(settled),
			scoreRow: score.row,
			toHit: [score, ...settled.lines('shooters', 'target', HOUSE)],
			strength: strengthLine(settled),
			remarks: [
				{
					text: words.shared,
					row: { chart: 'targets', row: 'engaged-targets', column: 'rule' }
				}
			]
		});
	}
} satisfies CalculatorBody;
