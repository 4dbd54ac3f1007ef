import { HOUSE, houseRule } from '$lib/core/odds/house-rule';
import { show } from '$lib/core/figures';
import { filled } from '$lib/core/filled';
import { bothLangs, isText } from '$lib/core/lang';
import { D10 } from '$lib/core/odds/odds';
import { onTable } from '$lib/core/odds/shapes/on-table';
import { add, choiceOf, lineOf } from '$lib/core/charts/choices';
import { bandIn, cellOf, figureAt, rowFor, rowOf, textIn } from '$lib/core/charts/read';
import type {
	Answer,
	Answers,
	CalculatorBody,
	ChartBody,
	Choice,
	HowMany,
	Illegal,
	Line,
	RuledOut,
	Settled,
	SomeOf,
	Step,
	Text,
	Worked
} from '$lib/core/types';
import leaderChecks from '../charts/melee-leaders';
import modifiers from '../charts/melee-modifiers';
import quality from '../charts/melee-quality';
import ratios from '../charts/melee-ratio';
import results from '../charts/melee-results';
import roll from '../charts/melee-roll';
import matrix from '../charts/melee-types';
import terrain from '../charts/terrain';
import { doubtOf, terrains, whoseTerrain } from '../ground';
import { checks, dangers, type Check, inDangerOn } from '../leader-checks';
import { headOf, rowIds, rowsWhere, stepsFor, stepsOf, titleOf, type Side } from '../melee-effects';
import { words } from '../melee-words';
import { nameOf, plainly, smallName } from '../naming';

/** A row of the melee modifiers; what it rules out is given again where the rows belong to several questions. */
const modifier = (row: string, own: Partial<Choice> & { id?: string } = {}): Choice => {
	const { head } = rowOf(modifiers, row);
	const label = plainly(isText(head) ? head : modifiers.rowHead);
	const choice = choiceOf('melee-modifiers', modifiers, row, { label, not: undefined, ...own }, 'value');
	return { ...choice, id: own.id ?? row };
};

const ALL_ROUTED = ['defender-state.all-routed'];

const types: Choice[] = matrix.rows.map(({ id }) => ({ id, label: nameOf(id) }));

const points = (id: string, ask: Text, short: Text): HowMany => ({
	id,
	kind: 'number',
	ask,
	short,
	min: 0,
	max: 99,
	default: 5,
	unit: { fr: 'PF', en: 'SP' }
});

const best = (id: string, ask: Text, short: Text): HowMany => ({
	id,
	kind: 'number',
	ask,
	short,
	help: {
		fr: 'Celle de la meilleure unité, sans le +1 des phalanges.',
		en: 'That of the best unit, without the +1 of phalanxes.'
	},
	min: 0,
	max: 20,
	default: 5
});

const leaders = (side: 'attacker' | 'defender', ask: Text, short: Text, help: Text): HowMany => ({
	id: `${side}-leaders`,
	kind: 'number',
	rare: true,
	ask,
	short,
	help,
	min: 0,
	max: 6,
	default: 0,
	doubt: side === 'attacker' ? rowOf(leaderChecks, 'natural-0').doubt : undefined
});

const bonus = (side: 'attacker' | 'defender', ask: Text, short: Text): HowMany => ({
	id: `${side}-bonus`,
	kind: 'number',
	rare: true,
	ask,
	short,
	min: 0,
	max: 20,
	default: 0,
	asked: (settled) => settled.number(`${side}-leaders`) > 0
});

const phalanx = (side: 'attacker' | 'defender', ask: Text, short: Text, choices: Choice[]): SomeOf => ({
	id: `${side}-phalanx`,
	kind: 'some',
	rare: true,
	ask,
	short,
	choices: [
		choiceOf(
			'melee-quality',
			quality,
			'phalanx',
			{
				label: {
					fr: 'La meilleure unité est une Ph, à côté d’une Ph qui a le même nom et la même orientation',
					en: 'The best unit is a Ph next to a Ph with the same name and facing'
				},
				hint: { fr: 'Compte pour la qualité, pas au dé', en: 'Counts for quality, not on the die' },
				doubt: doubtOf(quality, 'either-side')
			},
			'value'
		),
		...choices
	],
	asked: (settled) => settled.has(`${side}s`, 'ph')
});

const SEVERAL_STACKS: Text = {
	fr: 'Un type ; pour plusieurs piles, plusieurs à la fois (sous la liste).',
	en: 'One type; for several stacks, several at once (below the list).'
};
const EVEN_ONE: Text = { fr: 'Même s’il n’y a qu’une unité', en: 'Even if there is only one unit' };
const ONE_IS_ENOUGH: Text = { fr: 'Une unité suffit', en: 'One unit is enough' };

const questions = [
	{
		id: 'attackers',
		kind: 'some',
		ask: { fr: 'Qui attaque ?', en: 'Who attacks?' },
		short: words.attackers,
		help: SEVERAL_STACKS,
		choices: types,
		edges: [{ chart: 'melee-types', along: 'rows' }],
		default: ['ho'],
		needed: true
	},
	{
		id: 'defenders',
		kind: 'some',
		ask: { fr: 'Qui défend ?', en: 'Who defends?' },
		short: words.defenders,
		help: SEVERAL_STACKS,
		choices: types,
		edges: [{ chart: 'melee-types', along: 'columns' }],
		default: ['ho'],
		needed: true
	},
	points(
		'attacker-points',
		{ fr: 'Combien de points de force attaquent ?', en: 'How many strength points attack?' },
		{ fr: 'PF attaquants', en: 'Attacking SP' }
	),
	points(
		'defender-points',
		{ fr: 'Combien de points de force défendent ?', en: 'How many strength points defend?' },
		{ fr: 'PF défenseurs', en: 'Defending SP' }
	),
	{
		id: 'from',
		kind: 'one',
		ask: { fr: 'D’où vient l’attaque ?', en: 'Where does the attack come from?' },
		short: { fr: 'Approche', en: 'Approach' },
		choices: [
			{ id: 'front', label: { fr: 'De front', en: 'From the front' }, value: 0 },
			modifier('flank', { label: { fr: 'Par un flanc', en: 'From a flank' }, not: ALL_ROUTED }),
			modifier('rear', { label: { fr: 'Par l’arrière', en: 'From the rear' }, not: ALL_ROUTED }),
			modifier('rear-and-other', {
				label: { fr: 'Par l’arrière et un autre côté', en: 'From the rear and another side' },
				hint: { fr: 'Flanc ou front', en: 'Flank or front' },
				not: ALL_ROUTED
			})
		],
		default: 'front'
	},
	{
		id: 'defender-state',
		kind: 'one',
		ask: { fr: 'Dans quel état sont les défenseurs ?', en: 'What state are the defenders in?' },
		short: { fr: 'État déf.', en: 'Def. state' },
		doubt: rowOf(modifiers, 'defender-all-discouraged').doubt,
		choices: [
			{ id: 'none', label: { fr: 'Défenseurs en bon ordre', en: 'Defenders in good order' }, value: 0 },
			modifier('defender-some-discouraged', {
				id: 'some-discouraged',
				label: { fr: 'Certains défenseurs découragés, pas tous', en: 'Some defenders discouraged, not all' }
			}),
			modifier('defender-all-discouraged', {
				id: 'all-discouraged',
				label: { fr: 'Tous les défenseurs découragés', en: 'All defenders discouraged' },
				hint: EVEN_ONE
			}),
			modifier('defender-all-discouraged', {
				id: 'some-routed',
				doubt: rowOf(modifiers, 'defender-all-routed').doubt,
				label: { fr: 'Certains défenseurs en déroute, pas tous', en: 'Some defenders routed, not all' },
				hint: ONE_IS_ENOUGH
			}),
			modifier('defender-all-routed', {
				id: 'all-routed',
				label: { fr: 'Tous les défenseurs en déroute', en: 'All defenders routed' },
				hint: { fr: 'Ni flanc, ni arrière, ni −1 de phalange', en: 'No flank, no rear, no phalanx −1' }
			})
		],
		default: 'none'
	},
	{
		id: 'attacker-state',
		kind: 'some',
		rare: true,
		ask: { fr: 'Qu’est-ce qui gêne les attaquants ?', en: 'What hampers the attackers?' },
		short: { fr: 'État att.', en: 'Att. state' },
		choices: [
			modifier('offensive-fire', {
				label: { fr: 'Tir offensif juste avant', en: 'Offensive fire just before' },
				hint: ONE_IS_ENOUGH
			}),
			// Who is discouraged in all is so in part: the stronger one stays.
			modifier('attacker-some-discouraged', {
				id: 'some-discouraged',
				label: { fr: 'Certains attaquants découragés, pas tous', en: 'Some attackers discouraged, not all' },
				not: ['all-discouraged']
			}),
			modifier('attacker-all-discouraged', {
				id: 'all-discouraged',
				label: { fr: 'Tous les attaquants découragés', en: 'All attackers discouraged' },
				hint: EVEN_ONE
			})
		]
	},
	phalanx(
		'attacker',
		{ fr: 'Comment les phalanges attaquent-elles ?', en: 'How do the phalanxes attack?' },
		{ fr: 'Phalange att.', en: 'Att. phalanx' },
		[modifier('phalanx-attacks'), modifier('phalanx-pair')]
	),
	phalanx(
		'defender',
		{ fr: 'Comment les phalanges défendent-elles ?', en: 'How do the phalanxes defend?' },
		{ fr: 'Phalange déf.', en: 'Def. phalanx' },
		[modifier('phalanx-defends', { not: ALL_ROUTED })]
	),
	best(
		'attacker-quality',
		{ fr: 'Quelle est la qualité de l’attaquant ?', en: 'What is the attacker’s quality?' },
		{ fr: 'Qualité att.', en: 'Att. quality' }
	),
	best(
		'defender-quality',
		{ fr: 'Quelle est la qualité du défenseur ?', en: 'What is the defender’s quality?' },
		{ fr: 'Qualité déf.', en: 'Def. quality' }
	),
	{
		id: 'terrain',
		kind: 'some',
		ask: { fr: 'Dans quel terrain est le défenseur ?', en: 'What terrain is the defender in?' },
		short: { fr: 'Terrain', en: 'Terrain' },
		help: {
			fr: 'Rien de coché : terrain clair. S’il y en a plusieurs, le plus favorable au défenseur compte.',
			en: 'Nothing ticked: clear terrain. If there are several, the one that favours the defender most counts.'
		},
		choices: terrains('melee'),
		doubt: whoseTerrain
	},
	leaders(
		'attacker',
		{ fr: 'Combien de chefs chez les attaquants ?', en: 'How many leaders attack?' },
		{ fr: 'Chefs att.', en: 'Att. leaders' },
		inDangerOn(0)
	),
	bonus(
		'attacker',
		{ fr: 'Quel est le bonus total des chefs attaquants ?', en: 'What do the attacking leaders’ bonuses come to?' },
		{ fr: 'Bonus att.', en: 'Att. bonus' }
	),
	leaders(
		'defender',
		{ fr: 'Combien de chefs chez les défenseurs ?', en: 'How many leaders defend?' },
		{ fr: 'Chefs déf.', en: 'Def. leaders' },
		inDangerOn(9)
	),
	bonus(
		'defender',
		{ fr: 'Quel est le bonus total des chefs défenseurs ?', en: 'What do the defending leaders’ bonuses come to?' },
		{ fr: 'Bonus déf.', en: 'Def. bonus' }
	),
	houseRule()
] satisfies CalculatorBody['questions'];

/** Of every attacker against every defender, the pair that favours the defender most. */
function typesLine(settled: Settled): Line {
	const pairs = settled
		.some('attackers')
		.flatMap((row) => settled.some('defenders').map((column) => ({ row, column, by: figureAt(matrix, row, column) })));
	const { row, column, by } = pairs.reduce((worst, pair) => (pair.by < worst.by ? pair : worst));
	const what = filled(words.types, { attacker: nameOf(row), defender: smallName(column) });
	return lineOf(what, by, { chart: 'melee-types', row, column }, { of: ['attackers', 'defenders'] });
}

/** The highest ratio that is reached, of rows that run from the highest down. */
function ratioLine(attacking: number, defending: number): Line {
	const reached = ({ head }: ChartBody['rows'][number]) =>
		head !== null &&
		typeof head === 'object' &&
		'ratio' in head &&
		attacking * head.ratio[1] >= defending * head.ratio[0];
	const rows: ChartBody['rows'] = ratios.rows;
	const row = rows.find(reached) ?? rowOf(ratios, 'below');
	const ratio = bothLangs((lang) => show(row.head, lang, (id) => id).toLocaleLowerCase(lang));
	return lineOf(
		filled(words.ratio, { attacker: attacking, defender: defending, ratio }),
		figureAt(ratios, row.id, 'value'),
		{ chart: 'melee-ratio', row: row.id, column: 'value' },
		{ doubt: doubtOf(ratios, 'rounding'), of: ['attacker-points', 'defender-points'] }
	);
}

function qualityLine(settled: Settled): Line {
	const of = (side: 'attacker' | 'defender') =>
		settled.number(`${side}-quality`) +
		(settled.has(`${side}-phalanx`, 'phalanx') ? figureAt(quality, 'phalanx', 'value') : 0);
	const [attacker, defender] = [of('attacker'), of('defender')];
	const what = filled(words.quality, { attacker, defender });
	const worked = { of: ['attacker-quality', 'defender-quality'] };
	if (attacker === defender) return lineOf(what, 0, undefined, worked);
	const row = attacker > defender ? 'higher' : 'lower';
	return lineOf(what, figureAt(quality, row, 'value'), { chart: 'melee-quality', row, column: 'value' }, worked);
}

/** The terrain that counts, and those that give way to it. */
function terrainLine(settled: Settled): { line: Line; setAside: RuledOut[] } {
	const lines = settled.lines('terrain');
	const clear: Line = {
		...lineOf(nameOfClear, 0, { chart: 'terrain', row: 'clear', column: 'melee' }),
		question: 'terrain'
	};
	const line = lines.reduce((best, one) => (one.value < best.value ? one : best), lines[0] ?? clear);
	const setAside = lines
		.filter((one) => one !== line)
		.map(({ what, value, row }): RuledOut => ({
			what,
			value,
			row,
			question: 'terrain',
			choice: row?.row ?? 'clear',
			why: words.betterTerrain
		}));
	return { line, setAside };
}

const nameOfClear = textIn(rowOf(terrain, 'clear').head);

function leadersLine(settled: Settled): Line[] {
	const attacker = settled.number('attacker-bonus');
	const defender = settled.number('defender-bonus');
	if (!settled.number('attacker-leaders') && !settled.number('defender-leaders')) return [];
	return [
		lineOf(
			filled(words.bonuses, { attacker, defender }),
			attacker - defender,
			{ chart: 'melee-modifiers', row: 'leaders' },
			{ doubt: rowOf(modifiers, 'leaders').doubt }
		)
	];
}

const dieLines = (settled: Settled) =>
	settled
		.lines('from', 'defender-state', 'attacker-state', 'attacker-phalanx', 'defender-phalanx')
		// The phalanx line of the quality chart is in the line of quality; a front or good order says nothing.
		.filter(({ row }) => row?.chart === 'melee-modifiers');

function capped(sum: number): Line | undefined {
	const { value, doubt } = { doubt: rowOf(roll, 'sum').doubt, ...cellOf(roll, 'sum', 'limits') };
	const { min, max } = bandIn(value);
	const by = Math.min(max, Math.max(min, sum)) - sum;
	return by === 0
		? undefined
		: lineOf(
				{ fr: 'Somme limitée', en: 'Sum capped' },
				by,
				{ chart: 'melee-roll', row: 'sum', column: 'limits' },
				{ doubt }
			);
}

function illegal(settled: Settled): Illegal | undefined {
	if (settled.number('attacker-points') === 0) {
		return {
			illegal: words.attackersHaveNone,
			row: { chart: 'melee-ratio', row: 'below' }
		};
	}
	if (settled.number('defender-points') === 0) {
		return {
			illegal: words.defendersHaveNone,
			row: { chart: 'melee-ratio', row: '2-to-1' }
		};
	}
	return undefined;
}

/** Both sides, the defenders first. */
function sidesOf(settled: Settled): Side[] {
	const discouraged = settled.some('attacker-state').find((state) => state.endsWith('discouraged'));
	return [
		{
			id: 'defender',
			name: words.defenders,
			types: settled.some('defenders'),
			state: settled.one('defender-state')
		},
		{
			id: 'attacker',
			name: words.attackers,
			types: settled.some('attackers'),
			state: discouraged ?? 'none'
		}
	];
}

/** Whose leaders a natural roll puts in danger: a 9 those of the defenders, a 0 those of the attackers. */
const checkOf = (settled: Settled, side: Side['id']): Check => ({
	chart: 'melee-leaders',
	row: side === 'defender' ? 'natural-9' : 'natural-0',
	leaders: settled.number(`${side}-leaders`),
	side: side === 'defender' ? words.defenders : words.attackers,
	enemy: side === 'defender'
});

const sentences = (steps: readonly Step[]): Text => ({
	fr: steps.map(({ text }) => text.fr).join(' '),
	en: steps.map(({ text }) => text.en).join(' ')
});

function work(settled: Settled): Worked | Illegal {
	const bar = illegal(settled);
	if (bar) return bar;

	const { line, setAside } = terrainLine(settled);
	const lines = [
		typesLine(settled),
		ratioLine(settled.number('attacker-points'), settled.number('defender-points')),
		qualityLine(settled),
		line,
		...dieLines(settled),
		...leadersLine(settled),
		...settled.lines(HOUSE)
	];
	const cap = capped(add(lines));
	const total = add(lines) + (cap?.value ?? 0);

	const sides = sidesOf(settled);
	const theirs = checkOf(settled, 'defender');
	const ours = checkOf(settled, 'attacker');
	return {
		...onTable({
			title: words.meleeRoll,
			dice: [D10],
			total,
			verdict: ({ sum }) => {
				const { id } = rowFor(results, sum);
				return { outcome: id, row: { chart: 'melee-results', row: id } };
			},
			outcomes,
			outcome: (id, [{ row }]) => ({
				id,
				title: titleOf(id),
				sides: sides.map((side) => ({ side: side.name, result: sentences(stepsFor(id, side)) })),
				row
			}),
			steps: ({ outcome }, { face }) => [
				...stepsOf(outcome, sides),
				...(face === 9 ? checks(theirs) : face === 0 ? checks(ours) : [])
			]
		}),
		lines,
		total,
		capped: cap,
		setAside,
		remarks: results.notes.filter(({ id }) => id === 'all-units').map(({ text }) => ({ text: plainly(text) })),
		chances: [
			...dangers(theirs, words.defendingLeaderHit, words.defendingLeaderKilled),
			...dangers(ours, words.attackingLeaderHit, words.attackingLeaderKilled)
		]
	};
}

const outcomes = [...rowIds].reverse();

const list = (answer: Answer | undefined): readonly string[] => (Array.isArray(answer) ? answer : []);

/** What is left of some answers after a change of sides; nothing where there was nothing. */
const kept = (answer: Answer | undefined, keep: (id: string) => string | undefined): string[] =>
	list(answer).flatMap((id) => keep(id) ?? []);

const other = (question: string) =>
	question.startsWith('attacker') ? question.replace('attacker', 'defender') : question.replace('defender', 'attacker');

const SAME = [
	'attackers',
	'defenders',
	...['points', 'quality', 'leaders', 'bonus'].flatMap((what) => [`attacker-${what}`, `defender-${what}`])
];

/** Higher for one is lower for the other; any other terrain belongs to the hex of the one who held it. */
const LEVELS: Readonly<Record<string, string>> = { up: 'down', down: 'up' };

/**
 * Types, points, quality, leaders and discouragement go over to the other side. Facing, offensive fire, rout and a place in
 * the line belong to one role alone.
 */
function swap(answers: Answers): Answers {
	const swapped: Record<string, Answer> = {};
	for (const question of SAME) {
		const answer = answers[question];
		if (answer !== undefined) swapped[other(question)] = answer;
	}
	const discouraged = (id: string) => (id.endsWith('discouraged') ? id : undefined);
	const [first] = kept(answers['attacker-state'], discouraged).reverse();
	if (first) swapped['defender-state'] = first;
	const second = discouraged(String(answers['defender-state'] ?? ''));
	if (second) swapped['attacker-state'] = [second];
	for (const side of ['attacker', 'defender']) {
		const line = kept(answers[`${side}-phalanx`], (id) => (id === 'phalanx' ? id : undefined));
		if (line.length) swapped[`${other(side)}-phalanx`] = line;
	}
	const levels = kept(answers.terrain, (id) => LEVELS[id]);
	if (levels.length) swapped.terrain = levels;
	return swapped;
}

export default {
	questions,
	outcomes,
	told: {
		parties: [
			{
				who: { fr: '{attackers}', en: '{attackers}' },
				figures: { fr: '{attacker-points}', en: '{attacker-points}' }
			},
			{
				who: { fr: '{defenders}', en: '{defenders}' },
				figures: { fr: '{defender-points}', en: '{defender-points}' }
			}
		],
		also: ['from', 'terrain', 'defender-state', 'attacker-state'],
		words: {
			'from.flank': { fr: 'de flanc', en: 'flank' },
			'from.rear': { fr: 'par l’arrière', en: 'rear' },
			'from.rear-and-other': { fr: 'par l’arrière et un autre côté', en: 'rear and another side' }
		}
	},
	verdict: {
		called: [[words.attackers], [words.defenders]],
		alike: [words.attackers, words.defenders],
		heads: Object.fromEntries(rowIds.map((row) => [row, headOf(row)]))
	},
	headlines: [
		{ title: { fr: 'Les défenseurs reculent', en: 'The defenders retreat' }, outcomes: rowsWhere('defender', 'r') },
		{
			title: { fr: 'Défenseurs découragés ou pire', en: 'Defenders discouraged or worse' },
			outcomes: rowsWhere('defender', 'd', 'dr')
		},
		{ title: { fr: 'Les attaquants reculent', en: 'The attackers retreat' }, outcomes: rowsWhere('attacker', 'r') }
	],
	swap,
	work
} satisfies CalculatorBody;
