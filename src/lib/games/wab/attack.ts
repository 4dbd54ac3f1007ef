/** From a score to hit to the models that fall: what shooting and combat share. */
import { same } from '$lib/core/lang';
import { sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import { pool, stageOf, through, type Stage } from '$lib/core/odds/shapes/pool';
import { filled } from '$lib/core/filled';
import { lineOf } from '$lib/core/charts/choices';
import { cellOf, codeIn, figure, figureAt, rowFor } from '$lib/core/charts/read';
import type { Chance, Illegal, Line, RowRef, Settled, Step, Text, Worked } from '$lib/core/types';
import { outcomeOf, overdue, removal, woundsOf } from './casualties';
import sevenPlus from './charts/seven-plus';
import toWound from './charts/to-wound';
import { saveOf, type How, type Save } from './protection';
import { noteDoubt } from './rows';
import { ATTACK, HIT, SAVE, SHOT, WOUND, words } from './words';

/** What a calculator says of its attacks. */
export interface Attacks {
	readonly how: How;
	readonly count: number;
	/** The score to hit after every modifier, before the rule for 7 and more. */
	readonly score: number;
	readonly scoreRow: RowRef | undefined;
	readonly toHit: readonly Line[];
	readonly strength: Line;
	readonly remarks: readonly Step[];
}

interface Strength {
	readonly value: number;
	readonly lines: readonly Line[];
	readonly remarks: readonly Step[];
}

/** What a score of 7 or more does to the Strength. */
function strengthOf({ score, strength }: Attacks): Strength {
	const row = rowFor(sevenPlus, score);
	const ref: RowRef = { chart: 'seven-plus', row: row.id, column: 'strength' };
	const by = figureAt(sevenPlus, row.id, 'strength');
	const first = { ...strength, side: 'wound' };
	if (!by) return { value: strength.value, lines: [first], remarks: [] };
	const doubt = noteDoubt(sevenPlus, 'wound-and-save');
	return {
		value: strength.value + by,
		lines: [
			first,
			lineOf(filled(words.needing, { score }), by, ref, {
				side: 'wound',
				doubt
			})
		],
		remarks: [
			{
				text: filled(words.sixLowers, { score, by: -by }),
				row: ref,
				doubt
			}
		]
	};
}

/** The score that is rolled: a 6 where it would take more; nothing where every die hits. */
function rollOf(score: number, settled: Settled): number | undefined {
	if (score <= 1) return settled.has('natural-one', 'misses') ? 2 : undefined;
	const row = rowFor(sevenPlus, score);
	return score > 6 ? figureAt(sevenPlus, row.id, 'roll') : score;
}

const scored = (need: number | undefined): Text => same(need === undefined ? '–' : `${need}+`);

type Impossible = Pick<Illegal, 'illegal' | 'row' | 'doubt'>;

/** The score to wound, and its cell. */
interface Wound {
	readonly need: number;
	readonly row: RowRef;
}

function woundOf(settled: Settled, strength: Strength): Wound | Impossible {
	if (strength.value < 1) {
		const force = strength.value < 0 ? `−${-strength.value}` : strength.value;
		return {
			illegal: filled(words.tooWeak, { force }),
			row: strength.remarks[0]?.row ?? { chart: 'to-wound', row: 's1' },
			doubt: noteDoubt(sevenPlus, 'below-1')
		};
	}
	const toughness = settled.number('toughness');
	const { id } = rowFor(toWound, strength.value);
	const column = `t${toughness}`;
	const row: RowRef = { chart: 'to-wound', row: id, column };
	const { value } = cellOf(toWound, id, column);
	if (codeIn(value) === undefined) return { need: figure(value), row };
	return {
		illegal: filled(words.cannotWound, { force: strength.value, toughness }),
		row,
		doubt: toWound.doubt
	};
}

/** What is rolled for, one after the other; a stage that every die passes is left out. */
interface Scores {
	readonly hit?: Stage;
	readonly wound: Stage;
	readonly save?: Stage;
}

const stagesOf = ({ how, scoreRow }: Attacks, hit: number | undefined, wound: Wound, save: Save): Scores => ({
	...(hit !== undefined && {
		hit: stageOf({
			need: hit,
			keep: 'made',
			things: how === 'shooting' ? SHOT : ATTACK,
			makes: HIT,
			aim: words.hitAim,
			made: words.hitMade,
			row: scoreRow
		})
	}),
	wound: stageOf({
		...wound,
		keep: 'made',
		things: HIT,
		makes: WOUND,
		aim: words.woundAim,
		made: words.woundMade
	}),
	...(save.need !== undefined && {
		save: stageOf({
			need: save.need,
			keep: 'rest',
			things: WOUND,
			makes: SAVE,
			aim: words.saveAim,
			made: words.saveMade,
			row: save.row
		})
	})
});

function chances({ hit, wound, save }: Scores, how: How): Chance[] {
	const one = (how === 'shooting' ? SHOT : ATTACK)(1);
	const likely = (title: Text, stage: Stage | undefined) => chanceOf(title, stage?.goesOn ?? sure(true), true);
	const all = [hit, wound, save].filter((stage) => stage !== undefined);
	return [
		likely(filled(words.oneHits, { one }), hit),
		likely(words.hitWounds, wound),
		likely(words.woundUnsaved, save),
		chanceOf(filled(words.oneWounds, { one }), through(all), true)
	];
}

const everyHit = (row: RowRef | undefined): Step => ({
	text: words.everyDieHits,
	row
});

export function resolveAttacks(settled: Settled, attacks: Attacks): Worked | Illegal {
	const { how, count, score, scoreRow } = attacks;
	const wounds = woundsOf(settled);
	const bar = overdue(wounds);
	if (bar) return bar;

	const hit = rollOf(score, settled);
	const strength = strengthOf(attacks);
	const lines = [...attacks.toHit.map((line) => ({ ...line, side: 'hit' })), ...strength.lines];
	const sumsFor = (wound?: Wound) => [
		{ side: 'hit', title: words.toHit, shown: hit === undefined ? words.all : scored(hit) },
		{ side: 'wound', title: words.toWound, shown: scored(wound?.need) }
	];
	const wound = woundOf(settled, strength);
	if ('illegal' in wound) return { ...wound, sum: { lines, sums: sumsFor() } };

	const save = saveOf(settled, how, strength.value);
	const scores = stagesOf(attacks, hit, wound, save);
	const toughness = settled.number('toughness');
	return {
		...pool({
			...wounds,
			count,
			stages: [scores.hit, scores.wound, scores.save].filter((stage) => stage !== undefined),
			unit: words.unit,
			outcome: (n) => outcomeOf(n, wounds),
			steps: (fallen) => removal(fallen, wounds)
		}),
		lines: [
			...lines,
			lineOf(filled(words.against, { toughness }), wound.need, wound.row, {
				side: 'wound',
				shown: scored(wound.need),
				question: 'toughness',
				doubt: toWound.doubt
			}),
			...save.lines
		],
		sums: [
			...sumsFor(wound),
			{
				side: 'save',
				title: words.save,
				shown: save.need === undefined ? words.none : scored(save.need)
			}
		],
		setAside: save.setAside,
		total: hit ?? 1,
		shown: same([hit ?? 1, wound.need, save.need].map((need) => scored(need).en).join(' ')),
		remarks: [
			...(hit === undefined ? [everyHit(scoreRow)] : []),
			...strength.remarks,
			...(save.remark ? [save.remark] : []),
			...attacks.remarks
		],
		chances: chances(scores, how)
	};
}
