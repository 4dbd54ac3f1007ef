/** Who may shoot, how far and when, read from the answers. A shot that is not allowed has its reason, with the row that says so. */
import type { Illegal, Settled, Text } from '$lib/core/types';
import { figureAt, oneOf } from '$lib/core/charts/read';
import ranges from './charts/ranges';
import { asLoser, asWinner, whatDecides, type Deciding } from './deciding';
import { abbr, badge, countsAs, gradeOf, isYes, troopAndGrade, troopOf, type Counted } from './fighters';
import { breaches } from './melee';
import { GOINGS, type Fact, type Going, type Situation, type Verdict } from './outcomes';
import { supportsFor } from './rear';
import type { Support } from './support';
import type { Side } from './troops';
import { isOne } from './troop-pattern';

/** `el-x` and `ps-x` are the exceptions that shoot as artillery; other El and Ps do not shoot. */
export const SHOOTERS = ['bw', 'art', 'wwg', 'gal', 'shp', 'bts', 'el-x', 'ps-x'] as const;

export function shooterOf(settled: Settled): Side {
	const { troop, grade } = troopAndGrade(settled.one('own-type'));
	return { troop, grade: grade ?? gradeOf(settled.one('own-grade')) };
}

export const targetOf = (settled: Settled): Side => ({
	troop: troopOf(settled.one('enemy-type')),
	grade: gradeOf(settled.one('enemy-grade'))
});

export const shootingAs = (settled: Settled): Counted =>
	countsAs({ me: shooterOf(settled), enemy: targetOf(settled), role: 'shooting' }, gradeOf(settled.one('own-bows')));

/** The shooter as its target meets it: an exception counts as what it shoots as. */
export function shooterSeen(settled: Settled): Side {
	const { troop, grade = 'o' } = shootingAs(settled);
	return { troop, grade };
}

export const shotAtAs = (settled: Settled): Counted =>
	countsAs({ me: targetOf(settled), enemy: shooterSeen(settled), role: 'shot-at' }, gradeOf(settled.one('enemy-bows')));

/** The row of a shooter in the chart of ranges; exceptions that shoot as artillery have its range. */
function rangeRow({ troop, grade }: Side): string {
	if (troop === 'art') return grade === 'x' ? 'art-x' : grade === 'i' ? 'art-i' : 'art';
	if (troop === 'bts') return 'bts-s';
	return isOne({ troop, grade }, ['el', 'ps']) ? 'art' : troop;
}

export const isArtillery = (settled: Settled): boolean => shootingAs(settled).troop === 'art';

/** The row of the chart that says when artillery shoots. Only real Art (X) shoots as (X). */
export function artilleryRow(settled: Settled): string {
	if (shooterOf(settled).troop === 'art' && shooterOf(settled).grade === 'x') return 'x';
	return shootingAs(settled).grade === 'f' ? 'f' : 'others';
}

const paces = (name: string, far: number): Text => ({
	fr: `${name} ne tire qu’à ${far} pas au plus.`,
	en: `${name} shoots no farther than ${far} paces.`
});

/** The farthest pace of each answer to how far the target is. */
export const DISTANCES = ['near', 'middle', 'far', 'beyond'] as const;
export type Distance = (typeof DISTANCES)[number];

export const LIMITS: Readonly<Record<Distance, number>> = {
	near: figureAt(ranges, 'art-x', 'range'),
	middle: figureAt(ranges, 'bw', 'range'),
	far: figureAt(ranges, 'art', 'range'),
	beyond: Infinity
};

/** Why this shot is not allowed; nothing where it is. */
export function forbidden(settled: Settled): Illegal | undefined {
	const shooter = shooterOf(settled);
	const target = targetOf(settled);
	const name = badge(shooter);
	if (shooter.troop === 'wwg' && shooter.grade === 'x') {
		return {
			illegal: { fr: 'Les WWg (X) ne tirent pas.', en: 'WWg (X) do not shoot.' },
			row: { chart: 'exception-troops', row: 'wwg-shooting' }
		};
	}
	if (shooter.troop === 'bts' && shooter.grade !== 's') {
		return {
			illegal: { fr: 'Parmi les Bts, seules les (S) tirent.', en: 'Among Bts only (S) shoot.' },
			row: { chart: 'ranges', row: 'bts-s' },
			doubt: ranges.doubt
		};
	}
	if (shooter.troop === 'ps' && isOne(target, ['ax', 'ps'])) {
		return {
			illegal: {
				fr: `Les Ps (X) ne tirent pas sur des ${abbr(target.troop)}.`,
				en: `Ps (X) do not shoot at ${abbr(target.troop)}.`
			},
			row: { chart: 'exception-troops', row: 'ps-art' }
		};
	}
	const row = rangeRow(shooter);
	const far = figureAt(ranges, row, 'range');
	if (LIMITS[oneOf(DISTANCES, settled.one('distance'))] > far) {
		return { illegal: paces(name, far), row: { chart: 'ranges', row, column: 'range' }, doubt: ranges.doubt };
	}
	return isArtillery(settled) ? forbiddenToArtillery(settled, name) : undefined;
}

function forbiddenToArtillery(settled: Settled, name: string): Illegal | undefined {
	const row = artilleryRow(settled);
	const own = settled.one('phase') === 'own';
	if (row === 'x') {
		return settled.one('own-rank') === 'second' && !own
			? {
					illegal: {
						fr: 'Le 2e rang d’Art (X) ne tire que dans sa propre phase.',
						en: 'A second rank of Art (X) shoots in its own phase only.'
					},
					row: { chart: 'exception-troops', row: 'art-second-rank' }
				}
			: undefined;
	}
	if (own) {
		return {
			illegal: {
				fr: `${name} ne tire que dans la phase adverse.`,
				en: `${name} shoots in the enemy’s phase only.`
			},
			row: { chart: 'artillery-fire', row, column: 'phase' }
		};
	}
	return row === 'others' && settled.one('own-moved') === 'yes'
		? {
				illegal: {
					fr: `${name} ne tire pas après avoir bougé dans sa phase.`,
					en: `${name} may not shoot after moving in its own phase.`
				},
				row: { chart: 'artillery-fire', row, column: 'moved' }
			}
		: undefined;
}

export const SHOOTER: Text = { fr: 'Le tireur', en: 'The shooter' };
export const TARGET: Text = { fr: 'L’élément visé', en: 'The target' };

const goingOf = (settled: Settled): Going => {
	const going = settled.one('enemy-going');
	return going === 'river' ? 'rough' : oneOf(GOINGS, going);
};

export const isEmpty = (settled: Settled) => isYes(settled, 'enemy-empty');
export const inFort = (settled: Settled) => settled.has('enemy-factors', 'fortification');

/** The only rear support under shooting, knights (I) behind knights (I), whether or not they are chariots. */
export const supportsAnyway = (settled: Settled): readonly Support[] =>
	settled.one('enemy-going') === 'difficult'
		? []
		: supportsFor({
				front: targetOf(settled),
				enemy: shooterSeen(settled),
				combat: 'shooting',
				goodGoing: settled.one('enemy-going') === 'good',
				enemyFortified: false
			});

/** Chariots have no rear support. */
export const supports = (settled: Settled): readonly Support[] =>
	isYes(settled, 'enemy-chariots') ? [] : supportsAnyway(settled);

const loserOf = (settled: Settled) => asLoser(targetOf(settled), shotAtAs(settled));
const winnerOf = (settled: Settled) => asWinner(shooterOf(settled), shootingAs(settled));

function known(settled: Settled): Fact[] {
	const facts: Fact[] = [];
	if (goingOf(settled) === 'good') facts.push('good-for-winner', 'good-for-loser');
	if (isEmpty(settled)) facts.push('empty');
	if (inFort(settled)) facts.push('in-fortification');
	return facts;
}

export function decides(settled: Settled, fact: Deciding): boolean {
	const facts = known(settled);
	const open = (['good-for-winner', 'good-for-loser', 'mobile'] as const).filter((fact) => !facts.includes(fact));
	return whatDecides({
		loser: loserOf(settled),
		winner: winnerOf(settled),
		combat: 'shooting',
		going: goingOf(settled),
		known: facts,
		open
	}).has(fact);
}

export function situation(settled: Settled, verdict: Verdict): Situation {
	const facts = new Set(known(settled));
	if (isYes(settled, 'own-ground')) facts.add('good-for-winner');
	if (isYes(settled, 'enemy-ground')) facts.add('good-for-loser');
	if (isYes(settled, 'enemy-mobile')) facts.add('mobile');
	return {
		verdict,
		combat: 'shooting',
		loser: loserOf(settled),
		winner: winnerOf(settled),
		going: goingOf(settled),
		facts
	};
}

/** Nothing shields against artillery, nor against psiloi (X). */
export const wallsBreached = (settled: Settled): boolean =>
	breaches(shooterSeen(settled)) || breaches(shooterOf(settled));
