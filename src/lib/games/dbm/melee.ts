/** One element in close combat, read from the answers: what it counts as, its sum, and which questions it raises. */
import { signed } from '$lib/core/figures';
import { HOUSE } from '$lib/core/odds/house-rule';
import { lineOf } from '$lib/core/charts/choices';
import type { Doubt, Line, OneOf, RowRef, RuledOut, Settled, Step, Text } from '$lib/core/types';
import { cellOf, figureAt, oneOf, rowOf, textIn } from '$lib/core/charts/read';
import type { Party } from './aftermath';
import classFactors from './charts/class-factors';
import combatFactors from './charts/combat-factors';
import supportConditions from './charts/support-conditions';
import tacticalFactors from './charts/tactical-factors';
import { adjusted, wallsSetAside } from './contest';
import { asLoser, asWinner, whatDecides, type Deciding } from './deciding';
import {
	abbr,
	badge,
	CAMP_NAMES,
	CAMPS,
	countsAs,
	gradeOf,
	isYes,
	otherCamp,
	plainly,
	troopOf,
	type Camp,
	type Counted
} from './fighters';
import { readingsPart, SUPERIOR_READINGS, type SuperiorReading } from './totals';
import type { Fact, Going, Situation, Verdict } from './outcomes';
import { rearLines, rearQuestionId, supportsFor } from './rear';
import type { Support } from './support';
import { TROOPS, type Grade, type Kind, type Side } from './troops';
import { isOne, rowOfTroop } from './troop-pattern';

/** A river counts for the −2 of close order; for the outcomes it is neither good nor difficult going. */
const GROUNDS = ['good', 'rough', 'difficult', 'river'] as const;
export type Ground = (typeof GROUNDS)[number];

export const sideOf = (settled: Settled, camp: Camp): Side => ({
	troop: troopOf(settled.one(`${camp}-type`)),
	grade: gradeOf(settled.one(`${camp}-grade`))
});

export function groundOf(settled: Settled, camp: Camp): Ground {
	const answer = settled.one(`${camp}-going`);
	return oneOf(GROUNDS, answer === 'same' ? settled.one('own-going') : answer);
}

const goingOf = (ground: Ground): Going => (ground === 'river' ? 'rough' : ground);
/** Rough or difficult: what weighs on mounted, blades and warband. */
export const isBroken = (ground: Ground): boolean => ground === 'rough' || ground === 'difficult';

export const has = (settled: Settled, camp: Camp, factor: string): boolean => settled.has(`${camp}-factors`, factor);

/** The question of the grade for archers (X), who fight as their own grade. */
const bowsOf = (settled: Settled, camp: Camp): Grade => gradeOf(settled.one(`${camp}-bows`));

/** Knights (X) count as inferior against these without rear support. */
const supported = (settled: Settled, camp: Camp): boolean => isYes(settled, `${camp}-rear-x`);

export function countedIn(settled: Settled, camp: Camp): Counted {
	const enemy = otherCamp(camp);
	return countsAs(
		{
			me: sideOf(settled, camp),
			enemy: sideOf(settled, enemy),
			role: 'close',
			chariots: isYes(settled, `${enemy}-chariots`),
			supported: supported(settled, camp)
		},
		bowsOf(settled, camp)
	);
}

/** Whether rear support is denied for a reason other than contact with artillery. If it is, the question about artillery is not asked. */
export function deniedAnyway(settled: Settled, camp: Camp): string | undefined {
	if (groundOf(settled, camp) === 'difficult') return 'difficult';
	if (sideOf(settled, otherCamp(camp)).troop === 'exp') return 'against-exp';
	if (has(settled, camp, 'fortification')) return 'fortification';
	return isYes(settled, `${camp}-chariots`) ? 'chariots' : undefined;
}

/** The row of the conditions that denies rear support to this side, if one does. */
export const denial = (settled: Settled, camp: Camp): string | undefined =>
	deniedAnyway(settled, camp) ?? (isYes(settled, `${camp}-met-art`) ? 'art-contacted' : undefined);

/** The lines of rear support that fit this pair, before anything denies them. */
export const fitting = (settled: Settled, camp: Camp): readonly Support[] =>
	supportsFor({
		front: sideOf(settled, camp),
		enemy: sideOf(settled, otherCamp(camp)),
		combat: 'close',
		goodGoing: groundOf(settled, camp) === 'good',
		enemyFortified: has(settled, otherCamp(camp), 'fortification')
	});

export const available = (settled: Settled, camp: Camp): readonly Support[] =>
	denial(settled, camp) ? [] : fitting(settled, camp);

/** The second rank that could save this element, if there is one. */
function saviour(loser: Side): Side | undefined {
	if (loser.troop === 'bd') return { troop: 'bd', grade: 'o' };
	return loser.troop === 'sp' || loser.troop === 'pk' ? loser : undefined;
}

/** What holds in any case when `camp` has lost. */
function known(settled: Settled, camp: Camp): Fact[] {
	const facts: Fact[] = [];
	if (groundOf(settled, camp) === 'good') facts.push('good-for-winner', 'good-for-loser');
	if (isYes(settled, `${camp}-empty`)) facts.push('empty');
	if (has(settled, camp, 'fortification')) facts.push('in-fortification');
	if (has(settled, otherCamp(camp), 'fortification')) facts.push('assaulting');
	return facts;
}

const loserOf = (settled: Settled, camp: Camp): Side => asLoser(sideOf(settled, camp), countedIn(settled, camp));
const winnerOf = (settled: Settled, camp: Camp): Side => asWinner(sideOf(settled, camp), countedIn(settled, camp));

/** What decides the fate of `camp`, should it lose. */
export function decides(settled: Settled, camp: Camp, fact: Deciding): boolean {
	const facts = known(settled, camp);
	const open = (['good-for-winner', 'good-for-loser', 'front', 'front-contacted'] as const).filter(
		(fact) => !facts.includes(fact)
	);
	return whatDecides({
		loser: loserOf(settled, camp),
		winner: winnerOf(settled, otherCamp(camp)),
		combat: 'close',
		going: goingOf(groundOf(settled, camp)),
		known: facts,
		open,
		second: saviour(loserOf(settled, camp))
	}).has(fact);
}

function secondRank(settled: Settled, camp: Camp): Side | undefined {
	const me = loserOf(settled, camp);
	const behind = (line: string) => {
		const id = rearQuestionId(camp, line);
		return id in settled.answers ? settled.one(id) : 'none';
	};
	if (me.troop === 'sp') return behind('sp') === 'none' ? undefined : me;
	if (me.troop === 'bd') return behind('bd') === 'steady' ? { troop: 'bd', grade: 'o' } : undefined;
	if (me.troop !== 'pk') return undefined;
	// Behind (X) are (X) or (I), and the question does not separate them: the line that names both.
	if (me.grade === 'x') return behind('pk-x') === 'none' ? undefined : { troop: 'pk', grade: 'i' };
	return behind('pk') !== 'none' && isYes(settled, `${camp}-second`) ? me : undefined;
}

/** The case to look up when `camp` has lost, or is asked about on a tie. */
export function situation(settled: Settled, camp: Camp, verdict: Verdict): Situation {
	const enemy = otherCamp(camp);
	const facts = new Set(known(settled, camp));
	if (isYes(settled, `${enemy}-ground`)) facts.add('good-for-winner');
	if (isYes(settled, `${camp}-ground`)) facts.add('good-for-loser');
	if (isYes(settled, `${camp}-front`)) facts.add('front');
	if (isYes(settled, `${enemy}-contacted`)) facts.add('front-contacted');
	return {
		verdict,
		combat: 'close',
		loser: loserOf(settled, camp),
		winner: winnerOf(settled, enemy),
		going: goingOf(groundOf(settled, camp)),
		second: secondRank(settled, camp),
		facts
	};
}

export const partyOf = (settled: Settled, camp: Camp): Party => ({
	camp,
	side: sideOf(settled, camp),
	name: CAMP_NAMES[camp],
	chariots: isYes(settled, `${camp}-chariots`),
	defending: has(settled, camp, 'fortification') || has(settled, camp, 'bank')
});

const tactical = (row: string): RowRef => ({ chart: 'tactical-factors', row, column: 'value' });

function tacticalLine(camp: Camp, row: string, what: Text, value?: number): Line {
	const { doubt } = cellOf(tacticalFactors, row, 'value');
	return lineOf(what, value ?? figureAt(tacticalFactors, row, 'value'), tactical(row), {
		side: camp,
		doubt: rowOf(tacticalFactors, row).doubt ?? doubt
	});
}

const worth = (row: string, why: Text): Text => {
	const value = figureAt(tacticalFactors, row, 'value');
	return { fr: `${signed(value, 'fr')}, ${why.fr}`, en: `${signed(value, 'en')}, ${why.en}` };
};

/** How much a general is worth is for the players to agree. */
export const generalSetting = (asked: OneOf['asked']): OneOf => ({
	id: 'general-factor',
	kind: 'one',
	setting: true,
	ask: { fr: 'Combien vaut l’élément d’un général ?', en: 'What is a general’s element worth?' },
	short: { fr: 'Général', en: 'General' },
	choices: [
		{ id: 'one', label: worth('general', { fr: 'comme on joue', en: 'as played' }) },
		{ id: 'two', label: worth('fortification', { fr: 'selon l’alignement imprimé', en: 'as the sheet is aligned' }) }
	],
	default: 'one',
	doubt: cellOf(tacticalFactors, 'general', 'value').doubt,
	asked
});

/** How the line of (S) in close combat is read is for the players to agree, where it makes a difference. */
export const superiorSetting: OneOf = {
	id: 'superior',
	kind: 'one',
	setting: true,
	ask: {
		fr: 'Contre qui les (S) gagnent-ils leur +1 en mêlée ?',
		en: 'Against whom do (S) gain their +1 in close combat?'
	},
	short: { fr: '+1 des (S)', en: '+1 of (S)' },
	choices: [
		{
			id: 'pair',
			label: { fr: 'Tous, sauf même type et même classe', en: 'Anyone but the same type and grade' },
			row: { chart: 'class-factors', row: 's-close' }
		},
		{ id: 'both', label: { fr: 'Type et classe tous deux différents', en: 'Type and grade both different' } }
	],
	default: 'pair',
	doubt: rowOf(classFactors, 's-close').doubt,
	asked: (settled) => CAMPS.some((camp) => readingsPart(countedIn(settled, camp), countedIn(settled, otherCamp(camp))))
};

export const superiorReading = (settled: Settled): SuperiorReading => oneOf(SUPERIOR_READINGS, settled.one('superior'));

/** The factor of a general as the players have agreed: as played, or as the sheet’s alignment has it. */
export const generalFactor = (settled: Settled): number =>
	figureAt(tacticalFactors, settled.one('general-factor') === 'two' ? 'fortification' : 'general', 'value');

/** Nothing shields against artillery, nor against psiloi (X). */
export const breaches = (enemy: Side): boolean => isOne(enemy, ['art', { of: 'ps', only: ['x'] }]);

const CLOSE_ORDER = ['sp', 'pk', { of: 'hd', only: ['o'] }, 'wwg', 'art', 'bg'] as const;

export const inCloseOrder = ({ troop, grade = 'o' }: Counted): boolean => isOne({ troop, grade }, CLOSE_ORDER);

function fromGround(settled: Settled, camp: Camp): Line[] {
	const enemy = otherCamp(camp);
	const counted = countedIn(settled, camp);
	const { troop, grade = 'o' } = counted;
	const mine = groundOf(settled, camp);
	const kind = TROOPS[sideOf(settled, camp).troop];
	const enemyOnFoot = TROOPS[sideOf(settled, enemy).troop] === 'foot';
	const lines: Line[] = [];

	const where = settled.one('mounted-going') === 'foot' ? groundOf(settled, enemy) : mine;
	const walls = has(settled, enemy, 'fortification');
	if (kind === 'mounted' && ((enemyOnFoot && isBroken(where)) || walls)) {
		const what: Text = walls
			? { fr: 'Monté contre une fortification', en: 'Mounted against a fortification' }
			: {
					fr: 'Monté contre piétons, terrain inégal ou difficile',
					en: 'Mounted against foot, rough or difficult going'
				};
		lines.push(tacticalLine(camp, 'mounted', what));
	}
	if (isOne({ troop, grade }, ['bd', { of: 'wb', only: ['s', 'o'] }]) && enemyOnFoot && isBroken(mine)) {
		const what = {
			fr: `${abbr(troop)} contre piétons, terrain inégal ou difficile`,
			en: `${abbr(troop)} against foot, rough or difficult going`
		};
		lines.push(tacticalLine(camp, 'bd-wb', what));
	}
	if (inCloseOrder(counted) && mine !== 'good') {
		const what = {
			fr: `${abbr(troop)} en terrain inégal, difficile ou rivière`,
			en: `${abbr(troop)} in rough or difficult going or a river`
		};
		lines.push(tacticalLine(camp, 'close-order', what));
	}
	return lines;
}

const AGAINST: Readonly<Record<Kind, Text>> = {
	mounted: { fr: 'montés', en: 'mounted' },
	foot: { fr: 'piétons', en: 'foot' },
	naval: { fr: 'navals', en: 'naval' }
};

/** The headings of the factors are damaged: what a column is the factor against is a reading. */
export const columnDoubt = (column: string): Doubt | undefined =>
	combatFactors.columns.find(({ id }): boolean => id === column)?.doubt;

/** What the factor of an element is looked up by. */
export const countedBy = (camp: Camp): readonly string[] => [
	`${camp}-type`,
	`${camp}-grade`,
	`${otherCamp(camp)}-type`
];

/** The whole sum of one side, before dice and grade. */
export function sumOf(settled: Settled, camp: Camp): Line[] {
	const enemy = sideOf(settled, otherCamp(camp));
	const { troop, grade } = countedIn(settled, camp);
	const kind = TROOPS[enemy.troop];
	const row = rowOfTroop(combatFactors, isYes(settled, `${camp}-empty`) ? 'naval-empty' : troop).id;
	const name = badge({ troop, grade });
	const factor = lineOf(
		{ fr: `${name} contre ${AGAINST[kind].fr}`, en: `${name} against ${AGAINST[kind].en}` },
		figureAt(combatFactors, row, kind),
		{ chart: 'combat-factors', row, column: kind },
		{ side: camp, doubt: columnDoubt(kind), of: countedBy(camp) }
	);
	const chosen = settled
		.lines(`${camp}-factors`)
		.flatMap((line) => adjusted(line, camp, generalFactor(settled), breaches(enemy)));
	return [
		factor,
		...chosen,
		...fromGround(settled, camp),
		...rearLines(camp, settled, available(settled, camp)),
		...settled.lines(`${camp}-${HOUSE}`)
	];
}

/** What was ticked and helps nothing. */
export const setAside = (settled: Settled, camp: Camp): RuledOut[] =>
	has(settled, camp, 'fortification') && breaches(sideOf(settled, otherCamp(camp)))
		? [wallsSetAside(`${camp}-factors`)]
		: [];

/** Remarks that change no figure. */
export function remarksOn(settled: Settled, camp: Camp): Step[] {
	const enemy = otherCamp(camp);
	const me = sideOf(settled, camp);
	const name = CAMP_NAMES[camp];
	const remarks: Step[] = [];
	const denied = denial(settled, camp);
	if (denied && fitting(settled, camp).length) {
		const row = rowOf(supportConditions, denied);
		const why = plainly(textIn(row.head));
		remarks.push({
			text: { fr: `Pas de soutien arrière. ${why.fr}.`, en: `No rear support. ${why.en}.` },
			side: name,
			row: { chart: 'support-conditions', row: denied },
			doubt: supportConditions.doubt
		});
	}
	const overlapped = has(settled, camp, 'overlap-1') || has(settled, camp, 'overlap-2');
	const foe = sideOf(settled, enemy).troop;
	if (overlapped && TROOPS[foe] === 'mounted' && foe !== 'el') {
		remarks.push({
			text: {
				fr: 'Des El ne débordent pas pour des montés autres que des El.',
				en: 'El do not overlap on behalf of mounted troops other than El.'
			},
			side: name,
			row: { chart: 'support-conditions', row: 'el-overlap' }
		});
	}
	if (me.grade === 'x' && TROOPS[me.troop] === 'naval') {
		remarks.push({
			text: {
				fr: 'Naval (X) : l’aide de jeu ne lui donne aucun facteur de classe.',
				en: 'Naval (X): the sheet gives it no grade factor.'
			},
			side: name
		});
	}
	return remarks;
}
