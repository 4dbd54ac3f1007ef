/**
 * A new calculator: one of three templates, filled in from the charts that were picked. What the charts suggest is taken: how a row and
 * a column are found, which column has the figures, which result is the best. All of it can be changed afterwards, field by field.
 */
import type { Lang } from '$lib/core/types';
import { facesOf } from '$lib/packs/format/faces';
import { wordsFor, type DraftChart, type PackDraft } from '../draft-file';
import { idsOf } from '../lists';
import { words } from './begin-words';
import type { CalculatorDraft, LineDraft, OutcomeDraft, ReadDraft, StepDraft } from './calculator-draft';
import {
	chartIn,
	figureColumns,
	hasBlanks,
	hasModifiers,
	hasResults,
	headsBy,
	outcomesIn,
	shiftColumns
} from './charts';
import { askedAlong, Maker } from './maker';
import { dieIn, nameFor, saidIn } from './names';
import { SCORES, STAGES, type StageKind, type Start } from './picked';
import poolTemplate from './templates/pool.json';
import tableTemplate from './templates/table.json';
import versusTemplate from './templates/versus.json';

/** What the charts themselves suggest. */
export function suggested(file: PackDraft, lang: Lang): Start {
	const result = [...file.charts].reverse().find((one) => hasResults(one) && headsBy(one.rows) === 'numbers');
	return {
		title: '',
		die: dieIn(wordsFor(file.game.dice, lang)),
		...(result && { result: result.id }),
		score: 4,
		sides: { ours: saidIn(file.languages, words.mine), theirs: saidIn(file.languages, words.theirs) },
		doubles: true,
		stages: { hit: SCORES.fixed, wound: SCORES.fixed, save: SCORES.fixed }
	};
}

export const canGiveResult = (chart: DraftChart): boolean => hasResults(chart) || !hasModifiers(chart);
export const canModify = (chart: DraftChart): boolean => figureColumns(chart).length > 0;
export const canShift = (chart: DraftChart): boolean => shiftColumns(chart).length > 0;

/** The chart whose column may be found by a difference, and shifted. */
export function resultOf({ result }: Start, file: PackDraft) {
	const chart = chartIn(file, result);
	const along = chart && askedAlong(chart);
	return chart && along && chart[along].length > 1 ? { chart, heads: chart[along] } : undefined;
}

/** The cell that the dice find, with the step that names its column where charts shift it. */
function cellOf(maker: Maker, chart: DraftChart, isShifted: boolean) {
	const keys = maker.keys(chart, 'face + total');
	if (!isShifted) return { cell: `at(${chart.id}, ${keys.rows}, ${keys.columns})` };
	const along = askedAlong(chart);
	const name = maker.step(maker.say(words.shifted));
	const cell =
		along === 'rows' ? `at(${chart.id}, ${name}, ${keys.columns})` : `at(${chart.id}, ${keys.rows}, ${name})`;
	return {
		cell,
		shifted: { name, key: keys[along], says: `{${along === 'rows' ? 'head' : 'column'}(${chart.id}, ${name})}` }
	};
}

/** The sum for the die, and where charts shift the column a second one for that. */
function sumsOf(
	maker: Maker,
	{ shifts = [] }: Start,
	die: readonly LineDraft[],
	asked: ReadonlyMap<string, string>,
	shifted: { name: string; key: string; says: string } | undefined
): Partial<CalculatorDraft> {
	if (!shifted) return { lines: die };
	const lines = maker.shifts(shifts, asked);
	const by = lines.map((line) =>
		'take' in line ? `sum(${line.take.join(', ')})` : 'value' in line ? `(${line.value})` : '0'
	);
	const added = die.map((line) =>
		'take' in line ? `sum(${line.take.join(', ')})` : 'value' in line ? line.value : '0'
	);
	return {
		let: { [shifted.name]: `shift(${shifted.key}, ${by.join(' + ')})` },
		sums: [
			...(die.length ? [{ side: 'die', title: maker.say(words.die), lines: die }] : []),
			{ side: 'column', title: maker.say(words.shifted), shown: shifted.says, lines }
		],
		...(!die.length && { total: '0' }),
		shown: added.length ? `${shifted.says}, {signed(${added.join(' + ')})}` : shifted.says
	};
}

function tableOf(start: Start, file: PackDraft): CalculatorDraft {
	const maker = new Maker(file, start);
	const { die, result, score, modifiers = [], shifts = [], counts } = start;
	const chart = result ? maker.chart(result) : undefined;
	const { cell, shifted } = chart ? cellOf(maker, chart, shifts.length > 0 && resultOf(start, file) !== undefined) : {};
	// A calculator asks something.
	const asks = counts || !(modifiers.length || shifts.length || maker.questions.length);
	const strength = asks && maker.counted(maker.say(words.strength));
	const asked = new Map(modifiers.map((id) => [id, maker.modifiers(id)]));
	const { sides, outcomes: two } = maker.worded<{ sides: CalculatorDraft['sides']; outcomes: OutcomeDraft[] }>(
		tableTemplate
	);
	const blank = chart !== undefined && hasBlanks(chart);
	const column = /, '([a-z0-9-]+)'\)$/.exec(cell ?? '')?.[1];
	const found = chart && outcomesIn(chart, column === undefined ? undefined : [column], file.terms, file.languages);
	const nothing = { id: 'nothing', title: maker.say(words.nothing) };
	const outcomes = found ? [...found, ...(blank || !found.length ? [nothing] : [])] : two;
	const dieLines = [...(strength ? [strength] : []), ...(asked.size ? [{ take: [...asked.values()] }] : [])];
	const sums = sumsOf(maker, start, dieLines, asked, shifted);
	return {
		...maker.common(chart?.title ?? maker.say(words.newTitle), chart?.phase ?? 'fight'),
		sides,
		questions: maker.questions,
		...sums,
		throw: {
			die,
			by: 'attacker',
			read: cell
				? [{ cell }, ...(blank ? [{ outcome: 'nothing' }] : [])]
				: [{ if: `face + total >= ${score}`, outcome: 'success' }, { outcome: 'failure' }]
		},
		outcomes,
		headlines: maker.headlines(outcomes)
	};
}

function versusOf(start: Start, file: PackDraft): CalculatorDraft {
	const maker = new Maker(file, start);
	const { die, sides, modifiers = [], counts, doubles } = start;
	const asked: string[][] = [];
	const sums = (['ours', 'theirs'] as const).map((side) => {
		const title = sides[side];
		const before = maker.questions.length;
		const strength = (counts || !modifiers.length) && maker.counted(maker.with(words.strengthOf, title));
		const take = modifiers.map((id) => maker.modifiers(id, title));
		asked.push(idsOf(maker.questions.slice(before)));
		return { side, title, lines: [...(strength ? [strength] : []), ...(take.length ? [{ take }] : [])] };
	});
	const [ours = [], theirs = []] = asked;
	const swap = ours.flatMap((id, i) =>
		theirs[i] === undefined
			? []
			: [
					[id, theirs[i]],
					[theirs[i], id]
				]
	);
	const template = maker.worded<{ outcomes: OutcomeDraft[]; read: ReadDraft[] }>(versusTemplate);
	const isThere = (id: string | undefined) => doubles || !id?.startsWith('double');
	const outcomes = template.outcomes.filter(({ id }) => isThere(id));
	return {
		...maker.common(maker.say(words.versusTitle), 'fight'),
		sides,
		questions: maker.questions,
		sums,
		versus: { die, read: template.read.filter(({ outcome }) => isThere(outcome)) },
		outcomes,
		headlines: maker.headlines(outcomes, doubles ? 3 : 2),
		...(swap.length && { swap: Object.fromEntries(swap.map(([id = '', from = '']) => [id, { from }])) })
	};
}

/** A score with its plus, or a dash where no face is enough. */
const shownScore = (score: string, most: number) => [{ if: `${score} > ${most}`, say: '–' }, { say: `{${score}}+` }];

/** One stage of a pool: its score, what helps it, and how both are shown. */
function stageOf(maker: Maker, start: Start, kind: StageKind, name: string, isFirst: boolean) {
	const by = start.stages[kind] ?? SCORES.fixed;
	const faces = facesOf(start.die);
	const [least, most] = [Math.min(...faces), Math.max(...faces)];
	const score = `${name}-score`;
	const title = maker.say(words.stages[kind].title);
	const asked = by === SCORES.asked ? maker.number(title, [least + 1, most], Math.min(4, most)) : undefined;
	const bare = by === SCORES.fixed ? '4' : (asked ?? maker.look(maker.chart(by)));
	const take = isFirst ? (start.modifiers ?? []).map((id) => maker.modifiers(id)) : [];
	const helped = take.length ? ` - sum(${take.join(', ')})` : '';
	// A 1 always fails; where a chart is blank no die is enough.
	const blank = bare.startsWith('at(') ? ` otherwise ${most + 1}` : '';
	const line = {
		what: maker.say(blank ? words.fromChart : words.score),
		value: `${score}${blank}`,
		shown: shownScore(blank ? `(${score}${blank})` : score, most),
		...(asked !== undefined && { question: asked })
	};
	const { things, makes, aim, made } = words.stages[kind];
	return {
		steps: { [score]: bare, [name]: `max(${least + 1}, ${score}${helped})${blank}` },
		sum: { side: name, title, shown: shownScore(name, most), lines: [line, ...(take.length ? [{ take }] : [])] },
		stage: {
			need: name,
			keep: kind === 'save' ? ('rest' as const) : ('made' as const),
			...{ things: maker.say(things), makes: maker.say(makes), aim: maker.say(aim), made: maker.say(made) }
		}
	};
}

function poolOf(start: Start, file: PackDraft): CalculatorDraft {
	const kinds = STAGES.filter((kind) => start.stages[kind]);
	const names: string[] = [];
	for (const kind of kinds) names.push(nameFor(kind === 'other' ? 'stage' : kind, names, 'stage'));
	const maker = new Maker(file, start, [...names, ...names.map((name) => `${name}-score`)]);
	const count = maker.number(maker.say(words.count), [1, 100], 10);
	const stages = kinds.map((kind, i) => stageOf(maker, start, kind, names[i] ?? kind, i === 0));
	const per = start.wounds && maker.number(maker.say(words.woundsEach), [1, 10], 1);
	type Pool = NonNullable<CalculatorDraft['pool']>;
	type Template = Pick<CalculatorDraft, 'sides' | 'headlines' | 'chances'> & { pool: Pool; carry: StepDraft };
	const { pool, carry, sides, headlines, chances } = maker.worded<Template>(poolTemplate);
	return {
		...maker.common(maker.say(words.poolTitle), 'shoot'),
		sides,
		questions: maker.questions,
		let: Object.fromEntries(stages.flatMap(({ steps }) => Object.entries(steps))),
		sums: stages.map(({ sum }) => sum),
		total: names[0] ?? '0',
		...(stages[0] && { shown: stages[0].sum.shown }),
		pool: {
			...{ count, die: start.die, stages: stages.map(({ stage }) => stage), ...(per !== undefined && { per }) },
			...pool,
			steps: [...pool.steps, ...(per === undefined ? [] : [carry])]
		},
		headlines,
		chances
	};
}

const TEMPLATES = { table: tableOf, versus: versusOf, pool: poolOf };

export const begin = (start: Start, file: PackDraft): CalculatorDraft => TEMPLATES[start.shape ?? 'table'](start, file);
