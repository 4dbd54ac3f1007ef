import { add, choiceOf, lineOf } from '$lib/odds/choices';
import { D6, thrown } from '$lib/odds/odds';
import type {
	CalculatorBody,
	Choice,
	Illegal,
	Line,
	OneOf,
	Outcome,
	Question,
	Reading,
	Settled,
	SomeOf,
	Step,
	Text,
	Worked
} from '$lib/types';
import { cellOf, figureAt, rowOf } from '../../read';
import { suffers, type Party } from '../aftermath';
import combatFactors from '../charts/combat-factors';
import tacticalFactors from '../charts/tactical-factors';
import { asLoser, asWinner, whatDecides, type Deciding } from '../deciding';
import { exceptionFor } from '../exceptions';
import {
	abbr,
	badge,
	exceptionRemark,
	gradeQuestion,
	isYes,
	troopQuestion,
	yesNo,
	type Counted
} from '../fighters';
import { gradeFactor, verdictOf, type GradeFactor } from '../grading';
import { breaches, generalFactor, generalSetting, inCloseOrder } from '../melee';
import { outcome, type Fact, type Going, type Result, type Situation, type Verdict } from '../outcomes';
import { rearLines, rearQuestions, supportsFor } from '../rear';
import { SUPPORTS, type Support } from '../support';
import { rowOfTroop, TROOPS, type Troop } from '../troops';
import {
	artilleryRow,
	DISTANCES,
	forbidden,
	isArtillery,
	LIMITS,
	shooterOf,
	SHOOTERS,
	shooterSeen,
	shootingAs,
	shotAtAs,
	targetOf
} from '../volley';

const SHOOTER: Text = { fr: 'Le tireur', en: 'The shooter' };
const TARGET: Text = { fr: 'La cible', en: 'The target' };

const tactical = (id: string, own: Partial<Choice> & { label: Text }): Choice =>
	choiceOf('tactical-factors', tacticalFactors, id, { not: [], ...own }, 'value');

const shooters = (): OneOf => {
	const { choices, ...question } = troopQuestion(
		'own-type',
		{ ask: { fr: 'Qui tire ?', en: 'Who shoots?' }, short: { fr: 'Tireur', en: 'Shooter' } },
		'bw'
	);
	const known = (id: string) => choices.find((choice) => choice.id === id)!;
	return {
		...question,
		help: { fr: 'Les autres types ne tirent pas.', en: 'No other type shoots.' },
		choices: SHOOTERS.map((id): Choice => {
			const [troop, grade] = id.split('-') as [Troop, string?];
			if (!grade) return known(troop);
			const { label, row } = known(troop);
			const named = (words: string) => words.replace(/\(.*\)/, `${abbr(troop)} (X)`);
			return {
				id,
				row,
				label: { fr: named(label.fr), en: named(label.en) },
				hint: { fr: 'Tirent comme de l’artillerie', en: 'Shoot as artillery' }
			};
		})
	};
};

const distance: OneOf = {
	id: 'distance',
	kind: 'one',
	ask: { fr: 'À quelle distance est la cible ?', en: 'How far is the target?' },
	short: { fr: 'Distance', en: 'Range' },
	choices: DISTANCES.map((id, i): Choice => {
		const to = LIMITS[id];
		const from = i ? LIMITS[DISTANCES[i - 1]!] : 0;
		if (to === Infinity) return { id, label: { fr: `Plus de ${from} pas`, en: `More than ${from} paces` } };
		if (!i) return { id, label: { fr: `${to} pas ou moins`, en: `${to} paces or less` } };
		return {
			id,
			label: { fr: `Plus de ${from}, jusqu’à ${to} pas`, en: `More than ${from}, up to ${to} paces` }
		};
	}),
	default: 'near'
};

/** Archers (X) whose exception leaves them at their own grade. */
const bows = (id: string, ask: Text, short: Text, asked: OneOf['asked']): OneOf => ({
	id,
	kind: 'one',
	ask,
	short,
	choices: [
		{ id: 's', label: { fr: 'Supérieure (S)', en: 'Superior (S)' } },
		{ id: 'o', label: { fr: 'Ordinaire (O)', en: 'Ordinary (O)' } }
	],
	default: 'o',
	asked
});

const ownGrades = (line: ReturnType<typeof exceptionFor>): boolean =>
	!!line && 'troop' in line.as && line.as.grades.length > 1;

const phase: OneOf = {
	id: 'phase',
	kind: 'one',
	ask: { fr: 'Dans la phase de qui l’artillerie tire-t-elle ?', en: 'In whose phase does the artillery shoot?' },
	short: { fr: 'Phase', en: 'Phase of' },
	choices: [
		{ id: 'own', label: { fr: 'La sienne', en: 'Its own' } },
		{ id: 'enemy', label: { fr: 'Celle de l’adversaire', en: 'The enemy’s' } }
	],
	default: 'enemy',
	asked: isArtillery
};

const rank: OneOf = {
	id: 'own-rank',
	kind: 'one',
	ask: { fr: 'L’Art (X) est-elle au premier ou au 2e rang ?', en: 'Is the Art (X) in the front or the second rank?' },
	short: { fr: 'Rang', en: 'Rank' },
	choices: [
		{ id: 'first', label: { fr: 'Premier rang', en: 'Front rank' } },
		{
			id: 'second',
			label: { fr: 'Deuxième rang', en: 'Second rank' },
			row: { chart: 'exception-troops', row: 'art-second-rank' }
		}
	],
	default: 'first',
	asked: (settled) => isArtillery(settled) && artilleryRow(settled) === 'x'
};

const moved = yesNo(
	'own-moved',
	{
		ask: { fr: 'L’artillerie a-t-elle bougé dans sa phase ?', en: 'Did the artillery move in its own phase?' },
		short: { fr: 'A bougé', en: 'Moved' }
	},
	'no',
	{
		asked: (settled) => isArtillery(settled) && artilleryRow(settled) === 'others',
		row: { chart: 'artillery-fire', row: 'others', column: 'moved' }
	}
);

const grounds: readonly Choice[] = [
	{ id: 'good', label: { fr: 'Bon terrain', en: 'Good going' } },
	{ id: 'rough', label: { fr: 'Terrain inégal', en: 'Rough going' } },
	{ id: 'difficult', label: { fr: 'Terrain difficile', en: 'Difficult going' } },
	{ id: 'river', label: { fr: 'Dans une rivière', en: 'In a river' } }
];

const goingOf = (settled: Settled): Going => {
	const going = settled.one('enemy-going');
	return going === 'river' ? 'rough' : (going as Going);
};

const isEmpty = (settled: Settled) => isYes(settled, 'enemy-empty');
const inFort = (settled: Settled) => settled.has('enemy-factors', 'fortification');

const shooterFactors: SomeOf = {
	id: 'own-factors',
	kind: 'some',
	ask: { fr: 'Qu’est-ce qui joue pour le tireur ?', en: 'What counts for the shooter?' },
	short: { fr: 'Facteurs du tireur', en: 'Shooter’s factors' },
	choices: [
		tactical('general', { label: { fr: 'Élément d’un général', en: 'A general’s element' } }),
		tactical('weather', { label: { fr: 'Gêné par le temps qu’il fait', en: 'Hampered by the weather' } })
	]
};

const targetFactors: SomeOf = {
	id: 'enemy-factors',
	kind: 'some',
	ask: { fr: 'Qu’est-ce qui joue pour ou contre la cible ?', en: 'What counts for or against the target?' },
	short: { fr: 'Facteurs de la cible', en: 'Target’s factors' },
	choices: [
		tactical('shooters-1', {
			label: { fr: 'Un autre élément soutient le tireur', en: 'One more element supports the shooter' },
			not: ['shooters-2']
		}),
		tactical('shooters-2', {
			label: { fr: 'Deux autres éléments ou plus', en: 'Two more elements, or more' },
			not: ['shooters-1']
		}),
		tactical('general', { label: { fr: 'Élément d’un général', en: 'A general’s element' } }),
		tactical('fortification', {
			label: { fr: 'À pied, défend une fortification', en: 'Foot defending a fortification' },
			hint: { fr: 'Sans effet contre Art ou Ps (X)', en: 'Nothing against Art or Ps (X)' },
			barred: (settled) =>
				TROOPS[targetOf(settled).troop] === 'foot'
					? undefined
					: {
							why: { fr: 'Seules des troupes à pied y gagnent.', en: 'Only foot gain by it.' },
							row: { chart: 'tactical-factors', row: 'fortification' }
						}
		}),
		tactical('weather', { label: { fr: 'Gênée par le temps qu’il fait', en: 'Hampered by the weather' } })
	]
};

/** The only rear support under shooting: knights (I) behind knights (I). */
const supports = (settled: Settled): Support[] =>
	supportsFor({
		front: targetOf(settled),
		enemy: shooterSeen(settled),
		combat: 'shooting',
		goodGoing: settled.one('enemy-going') === 'good',
		enemyFortified: false
	}).filter(() => settled.one('enemy-going') !== 'difficult' && !isYes(settled, 'enemy-chariots'));

const loserOf = (settled: Settled) => asLoser(targetOf(settled), shotAtAs(settled));
const winnerOf = (settled: Settled) => asWinner(shooterOf(settled), shootingAs(settled));

function known(settled: Settled): Fact[] {
	const facts: Fact[] = [];
	if (goingOf(settled) === 'good') facts.push('good-for-winner', 'good-for-loser');
	if (isEmpty(settled)) facts.push('empty');
	if (inFort(settled)) facts.push('in-fortification');
	return facts;
}

function decides(settled: Settled, fact: Deciding): boolean {
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

const questions: readonly Question[] = [
	shooters(),
	{
		...gradeQuestion(
			'own-grade',
			{
				ask: { fr: 'De quelle classe est le tireur ?', en: 'What grade is the shooter?' },
				short: { fr: 'Classe du tireur', en: 'Shooter’s grade' }
			},
			(settled) => settled.one('own-type').split('-')[0] as Troop
		),
		asked: (settled) => !settled.one('own-type').includes('-')
	},
	troopQuestion(
		'enemy-type',
		{
			ask: { fr: 'De quel type est la cible ?', en: 'What type is the target?' },
			short: { fr: 'Cible', en: 'Target' }
		},
		'sp'
	),
	gradeQuestion(
		'enemy-grade',
		{
			ask: { fr: 'De quelle classe est la cible ?', en: 'What grade is the target?' },
			short: { fr: 'Classe de la cible', en: 'Target’s grade' }
		},
		(settled) => settled.one('enemy-type') as Troop
	),
	distance,
	bows(
		'own-bows',
		{
			fr: 'Quelle est la classe propre des Bw (X) qui tirent ?',
			en: 'What is the own grade of the Bw (X) that shoot?'
		},
		{ fr: 'Tireurs Bw (X)', en: 'Shooting Bw (X)' },
		(settled) => ownGrades(exceptionFor({ me: shooterOf(settled), enemy: targetOf(settled), role: 'shooting' }))
	),
	bows(
		'enemy-bows',
		{ fr: 'Quelle est la classe propre des Bw (X) visés ?', en: 'What is the own grade of the Bw (X) shot at?' },
		{ fr: 'Cible Bw (X)', en: 'Target Bw (X)' },
		(settled) => ownGrades(exceptionFor({ me: targetOf(settled), enemy: shooterSeen(settled), role: 'shot-at' }))
	),
	phase,
	rank,
	moved,
	yesNo(
		'enemy-empty',
		{
			ask: { fr: 'Le navire visé a-t-il débarqué ses troupes ?', en: 'Has the vessel shot at landed its troops?' },
			short: { fr: 'Débarqué', en: 'Landed' }
		},
		'no',
		{
			asked: (settled) => TROOPS[targetOf(settled).troop] === 'naval',
			row: { chart: 'combat-factors', row: 'bg-empty' }
		}
	),
	{
		id: 'enemy-going',
		kind: 'one',
		ask: { fr: 'Dans quel terrain est la cible ?', en: 'What going is the target in?' },
		short: { fr: 'Terrain de la cible', en: 'Target’s going' },
		choices: grounds,
		default: 'good'
	},
	{
		id: 'own-going',
		kind: 'one',
		ask: { fr: 'Dans quel terrain est le tireur ?', en: 'What going is the shooter in?' },
		short: { fr: 'Terrain du tireur', en: 'Shooter’s going' },
		choices: grounds,
		default: 'good',
		asked: (settled) => inCloseOrder(shootingAs(settled))
	},
	targetFactors,
	shooterFactors,
	yesNo(
		'enemy-chariots',
		{
			ask: { fr: 'Les Kn visés sont-ils des chars ?', en: 'Are the Kn shot at chariots?' },
			short: { fr: 'Chars visés', en: 'Chariots' },
			help: { fr: 'Les chars n’ont pas de support arrière.', en: 'Chariots get no rear support.' }
		},
		'no',
		{
			asked: (settled) => supports(settled).length > 0,
			row: { chart: 'support-conditions', row: 'chariots' }
		}
	),
	...rearQuestions(
		'enemy',
		(settled, { id }) => supports(settled).some((line) => line.id === id),
		SUPPORTS.filter(({ against }) => against?.shootingExcept)
	),
	yesNo(
		'enemy-mobile',
		{
			ask: { fr: 'Les bagages visés sont-ils mobiles ?', en: 'Is the baggage shot at mobile?' },
			short: { fr: 'Mobiles', en: 'Mobile' }
		},
		'no',
		{ asked: (settled) => decides(settled, 'mobile'), row: { chart: 'outcome-beaten', row: 'bg-mobile' } }
	),
	yesNo(
		'own-ground',
		{
			ask: { fr: 'Ce terrain est-il bon pour le tireur ?', en: 'Is this going good for the shooter?' },
			short: { fr: 'Bon pour le tireur', en: 'Good for shooter' },
			help: { fr: 'Le terrain où se tient la cible.', en: 'The going where the target stands.' }
		},
		'no',
		{ asked: (settled) => decides(settled, 'good-for-winner') }
	),
	yesNo(
		'enemy-ground',
		{
			ask: { fr: 'Ce terrain est-il bon pour la cible ?', en: 'Is this going good for the target?' },
			short: { fr: 'Bon pour la cible', en: 'Good for target' },
			help: { fr: 'Le terrain où elle se tient.', en: 'The going where it stands.' }
		},
		'no',
		{ asked: (settled) => decides(settled, 'good-for-loser') }
	),
	generalSetting((settled) => ['own-factors', 'enemy-factors'].some((id) => settled.has(id, 'general')))
];

function situation(settled: Settled, verdict: Verdict): Situation {
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

const AGAINST: Readonly<Record<string, Text>> = {
	mounted: { fr: 'contre montés', en: 'against mounted' },
	foot: { fr: 'contre piétons', en: 'against foot' },
	naval: { fr: 'contre navals', en: 'against naval' }
};

/** The target’s factor: its own when shot at, if there is one for that shooter, else the one against the shooter’s kind. */
function shotAtFactor(settled: Settled): Line {
	const { troop, grade } = shotAtAs(settled);
	const row = rowOfTroop(combatFactors, isEmpty(settled) ? 'naval-empty' : troop).id;
	const { value, notes = [] } = cellOf(combatFactors, row, 'shot-at');
	const shooter = shooterSeen(settled).troop;
	const name = badge({ troop, grade });
	if (value !== null && (!notes.includes('bow') || shooter === 'bw')) {
		return lineOf(
			{ fr: `${name} sous le tir`, en: `${name} shot at` },
			figureAt(combatFactors, row, 'shot-at'),
			{ chart: 'combat-factors', row, column: 'shot-at' },
			{ side: 'enemy' }
		);
	}
	const kind = TROOPS[shooter];
	return lineOf(
		{ fr: `${name} ${AGAINST[kind]!.fr}`, en: `${name} ${AGAINST[kind]!.en}` },
		figureAt(combatFactors, row, kind),
		{ chart: 'combat-factors', row, column: kind },
		{ side: 'enemy', doubt: combatFactors.notes.find(({ id }) => id === 'blank')?.doubt }
	);
}

function closeOrder(what: Counted): Line {
	const row = { chart: 'tactical-factors', row: 'close-order', column: 'value' };
	return lineOf(
		{
			fr: `${abbr(what.troop)} tire en terrain inégal, difficile ou rivière`,
			en: `${abbr(what.troop)} shooting in rough or difficult going or a river`
		},
		figureAt(tacticalFactors, 'close-order', 'value'),
		row,
		{ side: 'own', doubt: rowOf(tacticalFactors, 'close-order').doubt }
	);
}

function sumOf(settled: Settled): Record<'own' | 'enemy', Line[]> {
	const shooting = shootingAs(settled);
	const kind = TROOPS[targetOf(settled).troop];
	const row = rowOfTroop(combatFactors, shooting.troop).id;
	const name = badge(shooting);
	const chosen = (camp: 'own' | 'enemy') =>
		settled.lines(`${camp}-factors`).flatMap((line): Line[] => {
			if (line.row?.row === 'fortification' && breaches(shooterSeen(settled))) return [];
			if (line.row?.row === 'fortification' && breaches(shooterOf(settled))) return [];
			return [{ ...line, value: line.row?.row === 'general' ? generalFactor(settled) : line.value, side: camp }];
		});
	const broken = inCloseOrder(shooting) && settled.one('own-going') !== 'good';
	return {
		own: [
			lineOf(
				{ fr: `${name} ${AGAINST[kind]!.fr}`, en: `${name} ${AGAINST[kind]!.en}` },
				figureAt(combatFactors, row, kind),
				{ chart: 'combat-factors', row, column: kind },
				{ side: 'own' }
			),
			...chosen('own'),
			...(broken ? [closeOrder(shooting)] : [])
		],
		enemy: [shotAtFactor(settled), ...chosen('enemy'), ...rearLines('enemy', settled, supports(settled))]
	};
}

/** Best first for the shooter. */
const OUTCOMES = ['enemy-destroyed', 'enemy-flees', 'enemy-recoils', 'nothing'] as const;
type OutcomeId = (typeof OUTCOMES)[number];

const TITLES: Readonly<Record<OutcomeId, Text>> = {
	'enemy-destroyed': { fr: 'La cible est détruite', en: 'The target is destroyed' },
	'enemy-flees': { fr: 'La cible fuit', en: 'The target flees' },
	'enemy-recoils': { fr: 'La cible recule', en: 'The target recoils' },
	nothing: { fr: 'Rien ne se passe', en: 'Nothing happens' }
};

const SUFFERED: Readonly<Record<OutcomeId, Text>> = {
	'enemy-destroyed': { fr: 'Détruite', en: 'Destroyed' },
	'enemy-flees': {
		fr: 'Fuit : recul, demi-tour, un mouvement plus 50 pas',
		en: 'Flees: recoil, turn about, a move plus 50 paces'
	},
	'enemy-recoils': { fr: 'Recule vers son arrière, sans se tourner', en: 'Recoils to its rear, without turning' },
	nothing: { fr: 'Ne subit rien', en: 'Suffers nothing' }
};

interface Fate {
	readonly result: Result;
	readonly row: { readonly chart: string; readonly row: string };
	readonly doubt?: Step['doubt'];
}

interface Shot {
	readonly id: OutcomeId;
	/** Nothing where the target did better than its shooter. */
	readonly fate?: Fate;
	readonly before: readonly [number, number];
	readonly after: readonly [number, number];
	readonly grades: readonly (GradeFactor | undefined)[];
}

function shots(settled: Settled, own: number, enemy: number) {
	const shooter = shootingAs(settled);
	const target = shotAtAs(settled);
	const known = new Map<Verdict, Fate>();
	const fateUnder = (verdict: Verdict): Fate => {
		const looked = known.get(verdict);
		if (looked) return looked;
		const { result, row, rule } = outcome(situation(settled, verdict));
		const found = { result, row: { chart: `outcome-${verdict}`, row }, doubt: rule.doubt };
		known.set(verdict, found);
		return found;
	};
	return (mine: number, theirs: number): Shot => {
		const before = [mine + own, theirs + enemy] as const;
		const lead = before[0] - before[1];
		const grades = [
			gradeFactor(shooter, target, lead, { role: 'shooting' }),
			gradeFactor(target, shooter, -lead, { role: 'shot-at' })
		];
		const after = [before[0] + (grades[0]?.value ?? 0), before[1] + (grades[1]?.value ?? 0)] as const;
		const told = { before, after, grades };
		if (after[0] < after[1]) return { ...told, id: 'nothing' };
		const fate = fateUnder(verdictOf(...after));
		const { result } = fate;
		return { ...told, fate, id: result === 'nothing' || result === 'fights-on' ? 'nothing' : `enemy-${result}` };
	};
}

const shownNumber = (n: number) => (n < 0 ? `−${-n}` : String(n));
const against = (a: number, b: number): Text => ({
	fr: `${shownNumber(a)} contre ${shownNumber(b)}`,
	en: `${shownNumber(a)} against ${shownNumber(b)}`
});

const WHY: Readonly<Record<string, Text>> = {
	's-shot-at': { fr: 'total inférieur sous le tir', en: 'lower total, shot at' },
	's-shooting': { fr: 'total supérieur en tirant', en: 'higher total, shooting' },
	'i-not-above': { fr: 'total inférieur ou égal', en: 'lower or equal total' },
	'f-shot-at': { fr: 'total inférieur sous le tir', en: 'lower total, shot at' }
};

function stepsOf(settled: Settled, { id, fate, grades }: Shot): Step[] {
	const counted = [shootingAs(settled), shotAtAs(settled)];
	const graded = grades.flatMap((factor, i): Step[] => {
		if (!factor) return [];
		const why = WHY[factor.row]!;
		const value = factor.value < 0 ? `−${-factor.value}` : `+${factor.value}`;
		const name = badge(counted[i]!);
		return [
			{
				text: {
					fr: `Facteur de classe, ${name}\u00a0: ${why.fr}, ${value}.`,
					en: `Grade factor, ${name}: ${why.en}, ${value}.`
				},
				side: i ? TARGET : SHOOTER,
				row: { chart: 'class-factors', row: factor.row }
			}
		];
	});
	if (!fate) {
		return [
			...graded,
			{
				text: {
					fr: 'La cible fait mieux que le tireur : ni l’une ni l’autre ne subit rien.',
					en: 'The target does better than its shooter: neither suffers anything.'
				}
			}
		];
	}
	const target: Party = { side: targetOf(settled), name: TARGET };
	const [first, ...more] = suffers(target, id === 'nothing' ? 'nothing' : fate.result, true);
	return [...graded, { ...first!, side: TARGET, row: fate.row, doubt: fate.doubt }, ...more];
}

function remarks(settled: Settled): Step[] {
	const of = (side: Text, me: ReturnType<typeof targetOf>, counted: Counted) =>
		exceptionRemark(me, counted).map((remark): Step => ({ ...remark, side }));
	const walls = inFort(settled) && (breaches(shooterSeen(settled)) || breaches(shooterOf(settled)));
	return [
		...of(SHOOTER, shooterOf(settled), shootingAs(settled)),
		...of(TARGET, targetOf(settled), shotAtAs(settled)),
		...(walls
			? [
					{
						text: {
							fr: 'Sa fortification ne lui donne rien contre de l’Art ou des Ps (X).',
							en: 'Its fortification gives it nothing against Art or Ps (X).'
						},
						side: TARGET,
						row: { chart: 'tactical-factors', row: 'fortification' }
					}
				]
			: [])
	];
}

function work(settled: Settled): Worked | Illegal {
	const illegal = forbidden(settled);
	if (illegal) return illegal;
	const lines = sumOf(settled);
	const [own, enemy] = [add(lines.own), add(lines.enemy)];
	const shoot = shots(settled, own, enemy);
	const dice = [
		{ ...D6, label: SHOOTER },
		{ ...D6, label: TARGET }
	];
	const samples = new Map<OutcomeId, Shot>();
	const odds = thrown(dice, (mine = 1, theirs = 1) => {
		const shot = shoot(mine, theirs);
		// Of nothing at all and nothing by a rule, the rule is worth showing.
		if (!samples.get(shot.id)?.fate) samples.set(shot.id, shot);
		return shot.id;
	});
	return {
		title: { fr: 'Un dé pour le tireur, un pour la cible', en: 'A die for the shooter, one for the target' },
		lines: [...lines.own, ...lines.enemy],
		total: own - enemy,
		shown: against(own, enemy),
		dice,
		odds,
		outcomes: OUTCOMES.flatMap((id): Outcome[] => {
			const shot = samples.get(id);
			if (!shot) return [];
			const sides = [
				{ side: SHOOTER, result: SUFFERED.nothing },
				{ side: TARGET, result: SUFFERED[id] }
			];
			return [{ id, title: TITLES[id], sides, row: shot.fate?.row }];
		}),
		remarks: remarks(settled),
		read([mine = 1, theirs = 1]): Reading {
			const shot = shoot(mine, theirs);
			const { before, after } = shot;
			const signed = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`);
			const left = `${mine} ${signed(own)} = ${shownNumber(before[0])}`;
			const right = `${theirs} ${signed(enemy)} = ${shownNumber(before[1])}`;
			const moved = before[0] !== after[0] || before[1] !== after[1];
			const final = against(...after);
			return {
				outcome: shot.id,
				sum: {
					fr: `${left} contre ${right}${moved ? `, classe comprise ${final.fr}` : ''}`,
					en: `${left} against ${right}${moved ? `, with grade ${final.en}` : ''}`
				},
				row: shot.fate?.row,
				steps: stepsOf(settled, shot)
			};
		}
	};
}

export default {
	questions,
	outcomes: OUTCOMES,
	headlines: [
		{
			title: { fr: 'Cible repoussée ou pire', en: 'Target driven back or worse' },
			outcomes: ['enemy-destroyed', 'enemy-flees', 'enemy-recoils']
		},
		{ title: { fr: 'Cible détruite', en: 'Target destroyed' }, outcomes: ['enemy-destroyed'] }
	],
	work
} satisfies CalculatorBody;
