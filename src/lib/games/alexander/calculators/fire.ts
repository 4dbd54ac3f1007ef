import { HOUSE, houseRule } from '$lib/core/odds/house-rule';
import { D10 } from '$lib/core/odds/odds';
import { onTable } from '$lib/core/odds/shapes/on-table';
import { filled } from '$lib/core/filled';
import { add, choiceOf, lineOf } from '$lib/core/charts/choices';
import { cellOf, entryOf, figureAt, rowFor, rowOf, textIn } from '$lib/core/charts/read';
import type { CalculatorBody, Choice, Illegal, Line, RowRef, Settled, Step, Text, Worked } from '$lib/core/types';
import fireLeaders from '../charts/fire-leaders';
import modifiers, { suffersFire } from '../charts/fire-modifiers';
import results from '../charts/fire-results';
import table from '../charts/fire-table';
import unitTypes from '../charts/unit-types';
import { words } from '../fire-words';
import { doubtOf, terrains, whoseTerrain } from '../ground';
import { checks, dangers, type Check, inDangerOn } from '../leader-checks';
import { nameOf, plainly, rowNaming, subject } from '../naming';

/** The face, before modifiers, that puts leaders in danger. */
const NATURAL = 9;

const anyResult = doubtOf(fireLeaders, 'any-result');

const types = unitTypes.rows.map(({ id }) => id);
const fires = (type: string) => rowNaming(table, type) !== undefined;

const firers = [...types.filter(fires), ...types.filter((type) => !fires(type))].map((id): Choice => {
	const row = rowNaming(table, id);
	return row
		? { id, label: nameOf(id), row: { chart: 'fire-table', row: row.id } }
		: {
				id,
				label: nameOf(id),
				hint: { fr: 'Ne tirent pas', en: 'Do not fire' },
				row: { chart: 'unit-types', row: id, column: 'range' },
				doubt: doubtOf(table, 'silent-types')
			};
});

const targets = types.map((id): Choice => {
	const row = rowNaming(modifiers, id);
	// The row rules out its rival in the chart; here one type is chosen of ten.
	const own = { label: nameOf(id), not: undefined };
	if (!row) return choiceOf('unit-types', unitTypes, id, own, 'target');
	return { ...choiceOf('fire-modifiers', modifiers, row.id, own), id };
});

const RANGES: Readonly<Record<string, Text>> = {
	1: { fr: '1 hexagone (adjacent)', en: '1 hex (adjacent)' },
	2: { fr: '2 hexagones', en: '2 hexes' },
	3: { fr: '3 hexagones', en: '3 hexes' },
	4: { fr: '4 hexagones ou plus', en: '4 hexes or more' }
};

/** The same inside a sentence. */
const AT: Readonly<Record<string, Text>> = words.at;

const state = (id: string): Choice => {
	const { head } = rowOf(modifiers, id);
	return choiceOf('fire-modifiers', modifiers, id, { label: plainly(textIn(head)) });
};

const questions = [
	{
		id: 'firers',
		kind: 'some',
		ask: { fr: 'Qui tire ?', en: 'Who fires?' },
		short: { fr: 'Tireurs', en: 'Firing units' },
		help: {
			fr: 'Un type, ou plusieurs à la fois (sous la liste).',
			en: 'One type, or several at once (below the list).'
		},
		choices: firers,
		default: ['ar'],
		needed: true
	},
	{
		id: 'range',
		kind: 'one',
		ask: { fr: 'À quelle distance est le tireur le plus éloigné ?', en: 'How far is the farthest firing unit?' },
		short: { fr: 'Portée', en: 'Range' },
		choices: table.columns.map(({ id }) => ({ id, label: entryOf(RANGES, id) })),
		edges: [{ chart: 'fire-table', along: 'columns' }],
		default: '1'
	},
	{
		id: 'points',
		kind: 'number',
		ask: {
			fr: 'PF des tireurs, en tout ?',
			en: 'How many strength points fire in all?'
		},
		short: { fr: 'PF des tireurs', en: 'Firing SP' },
		edges: [{ chart: 'fire-modifiers', along: 'rows', group: 'firers' }],
		min: 0,
		max: 60,
		default: 7,
		unit: { fr: 'PF', en: 'SP' }
	},
	{
		id: 'stack',
		kind: 'number',
		ask: {
			fr: 'Combien de points de force la pile cible compte-t-elle ?',
			en: 'How many strength points in the target stack?'
		},
		short: { fr: 'PF de la cible', en: 'Target’s SP' },
		edges: [{ chart: 'fire-modifiers', along: 'rows', group: 'stack' }],
		min: 0,
		max: 60,
		default: 5,
		unit: { fr: 'PF', en: 'SP' }
	},
	{
		id: 'target',
		kind: 'one',
		ask: { fr: 'Quelle unité est en haut de la pile cible ?', en: 'Which unit is on top of the target stack?' },
		short: { fr: 'Cible', en: 'Target' },
		help: suffersFire,
		choices: targets,
		default: 'pe'
	},
	{
		id: 'terrain',
		kind: 'one',
		late: true,
		ask: { fr: 'Dans quel terrain est la cible ?', en: 'What terrain is the target in?' },
		short: { fr: 'Terrain', en: 'Terrain' },
		help: {
			fr: 'S’il y en a plusieurs, prenez le plus favorable à la cible.',
			en: 'If there are several, take the one that favours the target most.'
		},
		choices: terrains('fire'),
		default: 'clear',
		doubt: whoseTerrain
	},
	{
		id: 'state',
		kind: 'some',
		rare: true,
		ask: { fr: 'Qu’est-ce qui gêne les tireurs ?', en: 'What hampers the firing units?' },
		short: { fr: 'État', en: 'State' },
		help: { fr: 'Un seul tireur suffit.', en: 'One firing unit is enough.' },
		choices: [state('moved'), state('discouraged')]
	},
	{
		id: 'leaders',
		kind: 'number',
		rare: true,
		ask: { fr: 'Combien de chefs dans la pile cible ?', en: 'How many leaders in the target stack?' },
		short: { fr: 'Chefs', en: 'Leaders' },
		help: inDangerOn(9),
		min: 0,
		max: 6,
		default: 0,
		doubt: rowOf(fireLeaders, 'natural-9').doubt
	},
	houseRule()
] satisfies CalculatorBody['questions'];

/** The scores to reach in a cell of the fire table; none where the fire is not allowed. */
interface Scores {
	readonly row: RowRef;
	readonly discourage: number;
	/** Infinity where the fire can never rout. */
	readonly rout: number;
}

function scoresOf(type: string, column: string): Scores | undefined {
	const row = rowNaming(table, type);
	if (!row) return undefined;
	const { value } = cellOf(table, row.id, column);
	if (value === null || typeof value !== 'object' || !('join' in value)) return undefined;
	const [discourage = Infinity, rout = Infinity] = value.of.map((part) => (typeof part === 'number' ? part : Infinity));
	return { row: { chart: 'fire-table', row: row.id, column }, discourage, rout };
}

/** Whether the first is harder to reach than the second. */
const harder = (a: Scores, b: Scores) =>
	a.discourage === b.discourage ? a.rout > b.rout : a.discourage > b.discourage;

/** The row of a group of modifiers whose band holds so many points. */
const rowIn = (group: string, points: number) =>
	rowFor({ ...modifiers, rows: modifiers.rows.filter((row) => row.group === group) }, points);

function illegal(settled: Settled): Illegal | undefined {
	const chosen = settled.some('firers');
	const range = settled.one('range');
	const silent = chosen.filter((type) => !fires(type));
	const [someSilent] = silent;
	if (someSilent) {
		return {
			illegal: filled(words.neverFire, { who: subject(silent) }),
			row: { chart: 'unit-types', row: someSilent, column: 'range' },
			doubt: doubtOf(table, 'silent-types')
		};
	}
	const short = chosen.filter((type) => !scoresOf(type, range));
	const [row] = short.map((type) => rowNaming(table, type));
	if (row) {
		const rest = short.length < chosen.length;
		return {
			illegal: filled(rest ? words.fireWithout : words.outOfRange, { who: subject(short), at: entryOf(AT, range) }),
			row: { chart: 'fire-table', row: row.id, column: range },
			...(rest && { doubt: doubtOf(table, 'farthest') })
		};
	}
	if (settled.number('points') === 0) {
		return {
			illegal: words.nobodyFires,
			row: { chart: 'fire-modifiers', row: rowIn('firers', 0).id }
		};
	}
	if (settled.number('stack') === 0) {
		return {
			illegal: words.noTarget,
			row: { chart: 'fire-modifiers', row: rowIn('stack', 0).id }
		};
	}
	return undefined;
}

function byPoints(group: string, points: number, what: Text): Line {
	const { id, doubt } = rowIn(group, points);
	return lineOf(
		filled(what, { points }),
		figureAt(modifiers, id, 'value'),
		{ chart: 'fire-modifiers', row: id, column: 'value' },
		{ doubt, of: [group === 'firers' ? 'points' : 'stack'] }
	);
}

/** Best first for the side that fires. */
const OUTCOMES = ['routed', 'discouraged', 'no-effect'] as const;
type OutcomeId = (typeof OUTCOMES)[number];

function effectOf(sum: number, { discourage, rout }: Scores): OutcomeId {
	if (sum >= rout) return 'routed';
	return sum >= discourage ? 'discouraged' : 'no-effect';
}

/** The row of the results that an outcome comes from; where nothing routs there is one score only. */
const resultRow = (outcome: OutcomeId, { rout }: Scores): RowRef => ({
	chart: 'fire-results',
	row: { routed: 'second', discouraged: rout === Infinity ? 'only' : 'first', 'no-effect': 'neither' }[outcome]
});

/** How the verdict says what follows from its headline. */
const IN_VERDICT: Readonly<Record<OutcomeId, Pick<Step, 'brief' | 'told' | 'idle'>>> = {
	routed: { brief: words.retreats },
	discouraged: { brief: words.ifAlready, idle: true },
	'no-effect': { told: true }
};

/** The state that each effect brings upon the top unit. */
const BRINGS: Readonly<Record<string, string>> = { routed: 'dr', discouraged: 'd' };

/** The cell of the fire table that counts, in words. */
function tableSays(settled: Settled, { row, discourage, rout }: Scores): Step {
	const rowOfType = (type: string) => rowNaming(table, type)?.id;
	const chosen = settled.some('firers');
	const who = subject(chosen.filter((type) => rowOfType(type) === row.row));
	return {
		text: filled(rout === Infinity ? words.tableNeverRouts : words.tableSays, {
			who,
			at: entryOf(AT, settled.one('range')),
			discourage,
			rout
		}),
		row,
		doubt: chosen.some((type) => rowOfType(type) !== row.row) ? doubtOf(table, 'mixed') : undefined
	};
}

function work(settled: Settled): Worked | Illegal {
	const bar = illegal(settled);
	if (bar) return bar;

	const range = settled.one('range');
	const scores = settled.some('firers').flatMap((type) => scoresOf(type, range) ?? []);
	// Several rows: the one that favours the defender most.
	const used = scores.reduce((worst, one) => (harder(one, worst) ? one : worst));

	const lines = [
		byPoints('firers', settled.number('points'), words.firersSum),
		byPoints('stack', settled.number('stack'), words.stackSum),
		...settled.lines('target').map(({ what, ...line }) => ({ ...line, what: filled(words.targetIs, { it: what }) })),
		...settled.lines('terrain', 'state', HOUSE)
	];
	const total = add(lines);

	const check: Check = {
		chart: 'fire-leaders',
		row: 'natural-9',
		leaders: settled.number('leaders'),
		side: words.targetStack,
		enemy: true
	};
	return {
		...onTable({
			title: words.fireRoll,
			dice: [D10],
			total,
			verdict: ({ sum }) => ({ outcome: effectOf(sum, used), row: used.row }),
			outcomes: OUTCOMES,
			outcome: (id) => ({
				id,
				title: words.effects[id].title,
				sides: [{ side: words.topUnit, result: words.effects[id].result }],
				row: resultRow(id, used)
			}),
			steps: ({ outcome }, { face }) => [
				{
					text: words.effects[outcome].result,
					...IN_VERDICT[outcome],
					side: words.topUnit,
					row: resultRow(outcome, used),
					...(BRINGS[outcome] && { brings: [{ part: 'defender', state: BRINGS[outcome], who: 'first' }] }),
					...(outcome === 'routed' && { doubt: rowOf(results, 'second').doubt })
				},
				...(face === NATURAL ? checks(check, outcome === 'no-effect' ? { doubt: anyResult } : {}) : [])
			]
		}),
		lines,
		total,
		remarks: [tableSays(settled, used)],
		chances: dangers(check, words.leaderHit, words.leaderKilled)
	};
}

export default {
	questions,
	outcomes: OUTCOMES,
	told: {
		parties: [
			{ who: { fr: '{firers}', en: '{firers}' }, figures: { fr: '{points}', en: '{points}' } },
			{ who: { fr: '{target}', en: '{target}' }, figures: { fr: '{stack}', en: '{stack}' } }
		],
		also: ['range', 'terrain', 'state'],
		words: {
			'state.moved': { fr: 'tireurs en mouvement', en: 'firing units moving' },
			'state.discouraged': { fr: 'tireurs découragés', en: 'firing units discouraged' }
		}
	},
	verdict: { called: [[], [words.topUnit, words.targetStack]], heads: words.heads },
	headlines: [
		{ title: { fr: 'Découragée ou pire', en: 'Discouraged or worse' }, outcomes: ['routed', 'discouraged'] },
		{ title: words.effects.routed.title, outcomes: ['routed'] }
	],
	work
} satisfies CalculatorBody;
