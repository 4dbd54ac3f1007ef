import { D6 } from '$lib/core/odds/odds';
import { versus, type Pair } from '$lib/core/odds/shapes/versus';
import { add } from '$lib/core/charts/choices';
import type { Answer, Answers, CalculatorBody, RowRef, Settled, Step, Text, Worked } from '$lib/core/types';
import { oneOf, rowOf } from '$lib/core/charts/read';
import { followUp, pursuit, suffers } from '../aftermath';
import classFactors from '../charts/class-factors';
import {
	against,
	becomes,
	contestSum,
	fated,
	fates,
	gradeSteps,
	sumOfSide,
	SUFFERED,
	ungraded,
	type Fate
} from '../contest';
import { fateRemark } from '../deciding';
import { CAMP_NAMES, CAMPS, elementTold, exceptionRemark, otherCamp, shortWords, type Camp } from '../fighters';
import { gradeFactor, readingsPart, verdictOf, type GradeFactor } from '../totals';
import { countedIn, partyOf, remarksOn, setAside, sideOf, situation, sumOf, superiorReading } from '../melee';
import { PHASE_ID, questions } from '../melee-questions';
import { rearIds, rearWords } from '../rear';
import { NOTHING_HAPPENS } from '../outcomes/rules';

/** Best first for the player’s element. */
const OUTCOMES = [
	'enemy-destroyed',
	'enemy-flees',
	'enemy-recoils',
	'fights-on',
	'nothing',
	'both-destroyed',
	'own-recoils',
	'own-flees',
	'own-destroyed'
] as const;
type OutcomeId = (typeof OUTCOMES)[number];

const TITLES: Readonly<Record<OutcomeId, Text>> = {
	'enemy-destroyed': { fr: 'L’ennemi est détruit', en: 'The enemy is destroyed' },
	'enemy-flees': { fr: 'L’ennemi fuit', en: 'The enemy flees' },
	'enemy-recoils': { fr: 'L’ennemi recule', en: 'The enemy recoils' },
	'fights-on': { fr: 'Le combat continue', en: 'The fight goes on' },
	nothing: NOTHING_HAPPENS,
	'both-destroyed': { fr: 'Les deux sont détruits', en: 'Both are destroyed' },
	'own-recoils': { fr: 'Votre élément recule', en: 'Your element recoils' },
	'own-flees': { fr: 'Votre élément fuit', en: 'Your element flees' },
	'own-destroyed': { fr: 'Votre élément est détruit', en: 'Your element is destroyed' }
};

interface Bout {
	readonly outcome: OutcomeId;
	readonly row?: RowRef;
	/** Who has lost, if one alone has. */
	readonly loser?: Camp;
	readonly fates: Partial<Record<Camp, Fate>>;
	/** Before and after the factors of grade. */
	readonly before: Readonly<Record<Camp, number>>;
	readonly after: Readonly<Record<Camp, number>>;
	readonly grades: Readonly<Record<Camp, GradeFactor | undefined>>;
}

/** Everything that two totals lead to. */
function bouts(settled: Settled) {
	const counted = { own: countedIn(settled, 'own'), enemy: countedIn(settled, 'enemy') };
	const phase = settled.one(PHASE_ID);
	const superior = superiorReading(settled);
	const fate = {
		own: fates((verdict) => situation(settled, 'own', verdict)),
		enemy: fates((verdict) => situation(settled, 'enemy', verdict))
	};

	return ([own, enemy]: Pair): Bout => {
		const before = { own, enemy };
		const gradeOf = (camp: Camp) => {
			const other = otherCamp(camp);
			const moment = { role: 'close', enemyPhase: phase !== camp, superior } as const;
			return gradeFactor(counted[camp], counted[other], before[camp] - before[other], moment);
		};
		const grades = { own: gradeOf('own'), enemy: gradeOf('enemy') };
		const after = { own: before.own + (grades.own?.value ?? 0), enemy: before.enemy + (grades.enemy?.value ?? 0) };
		const verdict = verdictOf(after.own, after.enemy);
		const told = { before, after, grades };
		if (verdict === 'equal') {
			const both = { own: fate.own(verdict), enemy: fate.enemy(verdict) };
			// On a tie expendables are destroyed against any enemy.
			const [loser, other] = CAMPS.filter((camp) => both[camp].result === 'destroyed');
			if (!loser || other)
				return { ...told, fates: both, row: both.own.row, outcome: loser ? 'both-destroyed' : 'fights-on' };
			const gone = both[loser];
			return { ...told, loser, fates: { [loser]: gone }, row: gone.row, outcome: `${loser}-destroyed` };
		}
		const loser = after.own < after.enemy ? 'own' : 'enemy';
		const lost = fate[loser](verdict);
		const outcome =
			lost.result === 'nothing' || lost.result === 'fights-on' ? 'nothing' : (`${loser}-${lost.result}` as const);
		return { ...told, loser, fates: { [loser]: lost }, row: lost.row, outcome };
	};
}

/** What one side does in an outcome, in a few words. */
function resultFor(settled: Settled, { fates, loser, outcome }: Bout, camp: Camp): Text {
	const fate = fates[camp];
	if (fate) return SUFFERED[fate.result];
	if (outcome === 'nothing' || !loser) return SUFFERED.nothing;
	return pursuit(partyOf(settled, camp), sideOf(settled, loser)).text;
}

/** The factor of grade of one side, and the mark of doubt wherever the readings of its line part. */
function gradedSteps(settled: Settled, bout: Bout, camp: Camp): Step[] {
	const other = otherCamp(camp);
	const counted = countedIn(settled, camp);
	const parted = bout.before[camp] < bout.before[other] && readingsPart(counted, countedIn(settled, other));
	const doubt = parted ? rowOf(classFactors, 's-close').doubt : undefined;
	const factor = bout.grades[camp];
	return parted && !factor
		? [ungraded(CAMP_NAMES[camp], counted, 's-close', doubt)]
		: gradeSteps(CAMP_NAMES[camp], counted, factor, doubt);
}

function stepsOf(settled: Settled, bout: Bout): Step[] {
	const graded = CAMPS.flatMap((camp) => gradedSteps(settled, bout, camp));
	const totals = [bout.after.own, bout.after.enemy] as const;
	const lost = CAMPS.flatMap((camp): Step[] => {
		const fate = bout.fates[camp];
		return fate ? fated(suffers(partyOf(settled, camp), fate.result), CAMP_NAMES[camp], fate, totals) : [];
	});
	// On a tie that goes on, once is enough for both.
	if (bout.outcome === 'fights-on')
		return [...graded, ...lost.slice(0, 1).map((step) => ({ ...step, side: undefined }))];
	const followed =
		bout.loser && bout.outcome !== 'nothing'
			? followUp(partyOf(settled, otherCamp(bout.loser)), sideOf(settled, bout.loser))
			: [];
	return [...graded, ...lost, ...followed];
}

function work(settled: Settled): Worked {
	const lines = { own: sumOf(settled, 'own'), enemy: sumOf(settled, 'enemy') };
	const sums = { own: add(lines.own), enemy: add(lines.enemy) };
	const fight = bouts(settled);
	const exceptions = CAMPS.flatMap((camp): Step[] => {
		const me = sideOf(settled, camp);
		const counted = countedIn(settled, camp);
		const remarks = [...exceptionRemark(me, counted), ...fateRemark(me, counted)];
		return remarks.map((remark) => ({ ...remark, side: CAMP_NAMES[camp] }));
	});
	return {
		...versus({
			title: { fr: 'Un dé pour chaque élément', en: 'A die for each element' },
			dice: [
				{ ...D6, label: CAMP_NAMES.own },
				{ ...D6, label: CAMP_NAMES.enemy }
			],
			totals: [sums.own, sums.enemy],
			verdict: (roll) => fight(roll.sums),
			outcomes: OUTCOMES,
			outcome: (id, [bout]) => ({
				id,
				title: TITLES[id],
				sides: CAMPS.map((camp) => ({ side: CAMP_NAMES[camp], result: resultFor(settled, bout, camp) })),
				row: bout.row
			}),
			sum: ({ faces }, { before, after }) => contestSum(faces, [before.own, before.enemy], [after.own, after.enemy]),
			steps: (bout) => stepsOf(settled, bout)
		}),
		lines: [...lines.own, ...lines.enemy],
		total: sums.own - sums.enemy,
		shown: against(sums.own, sums.enemy),
		sums: CAMPS.map((camp) => sumOfSide(camp, CAMP_NAMES[camp], sums[camp])),
		setAside: CAMPS.flatMap((camp) => setAside(settled, camp)),
		remarks: [...exceptions, ...CAMPS.flatMap((camp) => remarksOn(settled, camp))]
	};
}

/** The same fight with the elements exchanged. */
function swap(answers: Answers): Answers {
	const swapped: Record<string, Answer> = {};
	for (const [id, answer] of Object.entries(answers)) {
		const [camp, ...rest] = id.split('-');
		if (camp === 'own' || camp === 'enemy') swapped[[otherCamp(camp), ...rest].join('-')] = answer;
		else swapped[id] = id === PHASE_ID ? otherCamp(oneOf(CAMPS, String(answer))) : answer;
	}
	const { 'own-going': own = 'good', 'enemy-going': enemy = 'same' } = answers;
	const going =
		enemy === 'same' ? { 'own-going': own, 'enemy-going': enemy } : { 'own-going': enemy, 'enemy-going': own };
	return { ...swapped, ...going };
}

export default {
	questions,
	outcomes: OUTCOMES,
	told: {
		parties: [
			{ who: elementTold('own'), also: [...rearIds('own'), 'own-factors'] },
			{ who: elementTold('enemy'), also: [...rearIds('enemy'), 'enemy-factors'] }
		],
		also: ['own-going'],
		words: {
			...shortWords('own'),
			...shortWords('enemy'),
			...rearWords('own'),
			...rearWords('enemy')
		},
		// As nouns: a name may be one knight or many.
		results: {
			'enemy-destroyed': becomes('{second}').destroyed,
			'enemy-flees': becomes('{second}').flees,
			'enemy-recoils': becomes('{second}').recoils,
			'own-recoils': becomes('{first}').recoils,
			'own-flees': becomes('{first}').flees,
			'own-destroyed': becomes('{first}').destroyed
		}
	},
	verdict: { called: [[CAMP_NAMES.own], [CAMP_NAMES.enemy]] },
	headlines: [
		{
			title: { fr: 'Ennemi battu', en: 'Enemy beaten' },
			named: { fr: '{second} : défaite', en: '{second} beaten' },
			outcomes: ['enemy-destroyed', 'enemy-flees', 'enemy-recoils']
		},
		{
			title: { fr: 'Ennemi détruit', en: 'Enemy destroyed' },
			named: becomes('{second}').destroyed,
			outcomes: ['enemy-destroyed', 'both-destroyed']
		},
		{
			title: { fr: 'Votre élément détruit', en: 'Your element destroyed' },
			named: becomes('{first}').destroyed,
			outcomes: ['own-destroyed', 'both-destroyed']
		}
	],
	swap,
	work
} satisfies CalculatorBody;
