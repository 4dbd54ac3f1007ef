import { same } from '$lib/core/lang';
import { HOUSE, houseRule } from '$lib/core/odds/house-rule';
import { filled } from '$lib/core/filled';
import { lineOf } from '$lib/core/charts/choices';
import { figureAt, rowFor } from '$lib/core/charts/read';
import type { CalculatorBody, Line, Settled } from '$lib/core/types';
import { resolveAttacks } from '../attack';
import { naturalOne, toughness, woundQuestions } from '../attack-questions';
import { headlines, MOST, outcomes } from '../casualties';
import toHit from '../charts/combat-to-hit';
import { protectionQuestions } from '../protection';
import { words } from '../words';

function scoreLine(settled: Settled): Line {
	const us = settled.number('ws');
	const them = settled.number('enemy-ws');
	const row = rowFor(toHit, us).id;
	const column = `ws${them}`;
	const score = figureAt(toHit, row, column);
	return lineOf(
		filled(words.skills, { ws: us, enemy: them }),
		score,
		{ chart: 'combat-to-hit', row, column },
		{ shown: same(`${score}+`), question: 'ws', of: ['ws', 'enemy-ws'] }
	);
}

const scoreOf = (settled: Settled): number =>
	scoreLine(settled).value - settled.number('to-hit') - settled.number(HOUSE);

export default {
	questions: [
		{
			id: 'attacks',
			kind: 'number',
			ask: { fr: 'Combien d’attaques ?', en: 'How many attacks?' },
			short: { fr: 'Attaques', en: 'Attacks' },
			min: 1,
			max: MOST,
			default: 10
		},
		{
			id: 'ws',
			kind: 'number',
			ask: { fr: 'Quelle est la CC de l’attaquant ?', en: 'What is the attacker’s WS?' },
			short: { fr: 'CC', en: 'WS' },
			edges: [{ chart: 'combat-to-hit', along: 'rows' }],
			min: 1,
			max: 10,
			default: 3
		},
		{
			id: 'enemy-ws',
			kind: 'number',
			ask: { fr: 'Quelle est la CC de l’adversaire ?', en: 'What is the opponent’s WS?' },
			short: { fr: 'CC adverse', en: 'Enemy WS' },
			edges: [{ chart: 'combat-to-hit', along: 'columns' }],
			min: 1,
			max: 10,
			default: 3
		},
		{
			id: 'strength',
			kind: 'number',
			ask: { fr: 'Quelle est la Force des attaques ?', en: 'What is the Strength of the attacks?' },
			short: { fr: 'Force', en: 'Strength' },
			edges: [
				{ chart: 'to-wound', along: 'rows' },
				{ chart: 'save-modifiers', along: 'rows', group: 'standard' }
			],
			help: { fr: 'Avec le bonus de l’arme, s’il y en a un.', en: 'With the weapon’s bonus, if it has one.' },
			min: 0,
			max: 10,
			default: 3
		},
		{
			id: 'to-hit',
			kind: 'number',
			rare: true,
			ask: { fr: 'Un modificateur pour toucher ?', en: 'Any modifier to hit?' },
			short: { fr: 'Pour toucher', en: 'To hit' },
			help: {
				fr: 'L’aide de jeu n’en donne pas au combat ; comptez celui d’une arme ou d’un scénario. −1 relève le score d’un point.',
				en: 'The sheet has none for combat; count a weapon’s or a scenario’s. −1 raises the score by one.'
			},
			min: -6,
			max: 3,
			default: 0
		},
		toughness,
		...protectionQuestions('combat'),
		...woundQuestions,
		naturalOne(scoreOf),
		houseRule({ aim: words.hitAim })
	],
	outcomes,
	told: {
		parties: [
			{
				who: { fr: '{attacks|attaque|attaques}', en: '{attacks|attack|attacks}' },
				figures: { fr: 'CC {ws}, F {strength}', en: 'WS {ws}, S {strength}' },
				also: ['to-hit']
			},
			{
				who: { fr: 'l’adversaire', en: 'the enemy' },
				figures: { fr: 'CC {enemy-ws}, E {toughness}', en: 'WS {enemy-ws}, T {toughness}' },
				also: ['armour', 'shield', 'barding']
			}
		]
	},
	verdict: { called: [[], [words.target]], about: 1 },
	headlines,
	work(settled) {
		const score = scoreLine(settled);
		const by = settled.number('to-hit');
		const strength = settled.number('strength');
		return resolveAttacks(settled, {
			how: 'combat',
			count: settled.number('attacks'),
			score: scoreOf(settled),
			scoreRow: score.row,
			toHit: [
				score,
				...(by ? [lineOf(words.otherModifier, by, undefined, { question: 'to-hit' })] : []),
				...settled.lines(HOUSE)
			],
			strength: lineOf(words.attackStrength, strength, undefined, {
				question: 'strength',
				shown: filled(words.strengthShown, { strength })
			}),
			remarks: [
				{
					text: words.inContact,
					row: { chart: 'casualties', row: 'in-contact', column: 'removal' }
				}
			]
		});
	}
} satisfies CalculatorBody;
