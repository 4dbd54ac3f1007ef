import { D6 } from '$lib/core/odds/odds';
import { versus, type Pair } from '$lib/core/odds/shapes/versus';
import { add } from '$lib/core/charts/choices';
import type { CalculatorBody, Illegal, RowRef, Settled, Step, Text, Worked } from '$lib/core/types';
import { suffers, type Party } from '../aftermath';
import {
	against,
	becomes,
	contestSum,
	fated,
	fates,
	gradeSteps,
	sumOfSide,
	SUFFERED,
	wallsSetAside,
	type Fate
} from '../contest';
import { elementTold, exceptionRemark, shortWords, type Counted } from '../fighters';
import { gradeFactor, verdictOf, type GradeFactor } from '../totals';
import type { Side } from '../troops';
import {
	forbidden,
	inFort,
	LIMITS,
	shooterOf,
	SHOOTER,
	SHOOTERS,
	shootingAs,
	shotAtAs,
	situation,
	TARGET,
	targetOf,
	wallsBreached
} from '../volley';
import { questions } from '../volley-questions';
import { sumOf } from '../volley-sum';
import { NOTHING_HAPPENS } from '../outcomes/rules';

/** Best first for the shooter. */
const OUTCOMES = ['enemy-destroyed', 'enemy-flees', 'enemy-recoils', 'nothing'] as const;
type OutcomeId = (typeof OUTCOMES)[number];

const TITLES: Readonly<Record<OutcomeId, Text>> = {
	'enemy-destroyed': { fr: 'La cible est détruite', en: 'The target is destroyed' },
	'enemy-flees': { fr: 'La cible fuit', en: 'The target flees' },
	'enemy-recoils': { fr: 'La cible recule', en: 'The target recoils' },
	nothing: NOTHING_HAPPENS
};

interface Shot {
	readonly outcome: OutcomeId;
	readonly row?: RowRef;
	/** Nothing where the target did better than its shooter. */
	readonly fate?: Fate;
	readonly before: Pair;
	readonly after: Pair;
	readonly grades: readonly (GradeFactor | undefined)[];
}

function shots(settled: Settled) {
	const shooter = shootingAs(settled);
	const target = shotAtAs(settled);
	const fateUnder = fates((verdict) => situation(settled, verdict));
	return (before: Pair): Shot => {
		const lead = before[0] - before[1];
		const grades = [
			gradeFactor(shooter, target, lead, { role: 'shooting' }),
			gradeFactor(target, shooter, -lead, { role: 'shot-at' })
		];
		const after = [before[0] + (grades[0]?.value ?? 0), before[1] + (grades[1]?.value ?? 0)] as const;
		const told = { before, after, grades };
		if (after[0] < after[1]) return { ...told, outcome: 'nothing' };
		const fate = fateUnder(verdictOf(...after));
		const { result, row } = fate;
		const outcome = result === 'nothing' || result === 'fights-on' ? 'nothing' : (`enemy-${result}` as const);
		return { ...told, fate, row, outcome };
	};
}

function stepsOf(settled: Settled, { outcome, fate, grades, after }: Shot): Step[] {
	const graded = [
		...gradeSteps(SHOOTER, shootingAs(settled), grades[0]),
		...gradeSteps(TARGET, shotAtAs(settled), grades[1])
	];
	if (!fate) {
		return [
			...graded,
			{
				text: {
					fr: 'La cible fait mieux que le tireur : aucun des deux ne subit rien.',
					en: 'The target does better than its shooter: neither suffers anything.'
				},
				idle: true
			}
		];
	}
	const target: Party = { camp: 'enemy', side: targetOf(settled), name: TARGET };
	const suffered = suffers(target, outcome === 'nothing' ? 'nothing' : fate.result, true);
	return [...graded, ...fated(suffered, TARGET, fate, after)];
}

function remarks(settled: Settled): Step[] {
	const of = (side: Text, me: Side, counted: Counted) =>
		exceptionRemark(me, counted).map((remark): Step => ({ ...remark, side }));
	return [...of(SHOOTER, shooterOf(settled), shootingAs(settled)), ...of(TARGET, targetOf(settled), shotAtAs(settled))];
}

function work(settled: Settled): Worked | Illegal {
	const illegal = forbidden(settled);
	if (illegal) return illegal;
	const lines = sumOf(settled);
	const [own, enemy] = [add(lines.own), add(lines.enemy)];
	const shoot = shots(settled);
	return {
		...versus({
			title: { fr: 'Un dé pour le tireur, un pour la cible', en: 'A die for the shooter, one for the target' },
			dice: [
				{ ...D6, label: SHOOTER },
				{ ...D6, label: TARGET }
			],
			totals: [own, enemy],
			verdict: ({ sums }) => shoot(sums),
			outcomes: OUTCOMES,
			outcome(id, shots) {
				// Of nothing at all and nothing by a rule, the rule is worth showing.
				const fate = shots.find(({ fate }) => fate)?.fate;
				const sides = [
					{ side: SHOOTER, result: SUFFERED.nothing },
					{ side: TARGET, result: SUFFERED[id === 'nothing' ? id : (fate?.result ?? 'nothing')] }
				];
				return { id, title: TITLES[id], sides, row: fate?.row };
			},
			sum: ({ faces }, { before, after }) => contestSum(faces, before, after),
			steps: (shot) => stepsOf(settled, shot)
		}),
		lines: [...lines.own, ...lines.enemy],
		total: own - enemy,
		shown: against(own, enemy),
		sums: [sumOfSide('own', SHOOTER, own), sumOfSide('enemy', TARGET, enemy)],
		setAside: inFort(settled) && wallsBreached(settled) ? [wallsSetAside('enemy-factors')] : [],
		remarks: remarks(settled)
	};
}

export default {
	questions,
	outcomes: OUTCOMES,
	told: {
		parties: [
			{ who: elementTold('own'), also: ['own-factors'] },
			{ who: elementTold('enemy'), also: ['enemy-factors', 'enemy-going'] }
		],
		between: { fr: 'sur', en: 'at' },
		also: ['distance'],
		words: {
			...shortWords('own', SHOOTERS),
			...shortWords('enemy'),
			'enemy-factors.shooters-1': { fr: 'un soutien au tir', en: 'one supporting shooter' },
			'enemy-factors.shooters-2': { fr: 'deux soutiens au tir', en: 'two supporting shooters' },
			'distance.middle': { fr: `jusqu’à ${LIMITS.middle} pas`, en: `up to ${LIMITS.middle} paces` },
			'distance.far': { fr: `jusqu’à ${LIMITS.far} pas`, en: `up to ${LIMITS.far} paces` }
		}
	},
	verdict: {
		called: [[SHOOTER], [TARGET]],
		heads: {
			'enemy-destroyed': becomes('{second}').destroyed,
			'enemy-flees': becomes('{second}').flees,
			'enemy-recoils': becomes('{second}').recoils
		}
	},
	headlines: [
		{
			title: { fr: 'La cible recule ou pire', en: 'Target recoils or worse' },
			outcomes: ['enemy-destroyed', 'enemy-flees', 'enemy-recoils']
		},
		{ title: { fr: 'Cible détruite', en: 'Target destroyed' }, outcomes: ['enemy-destroyed'] }
	],
	work
} satisfies CalculatorBody;
