/** From a score to hit to the models that fall: what shooting and combat share. */
import { lineOf } from '$lib/systems/choices';
import { andThen, atLeast, successes, sure } from '$lib/odds/odds';
import { cellOf, figure, figureAt, rowFor } from '$lib/systems/read';
import { same } from '$lib/systems/write';
import type {
	CalculatorBody,
	Chance,
	Illegal,
	Line,
	Odds,
	Outcome,
	Question,
	Reading,
	RowRef,
	Settled,
	Step,
	Text,
	Throw,
	Worked
} from '$lib/types';
import sevenPlus from './charts/seven-plus';
import shootingToHit from './charts/shooting-to-hit';
import toWound from './charts/to-wound';
import { saveOf, type How } from './protection';
import { noteDoubt } from './rows';
import { ATTACK, HIT, MODEL, SAVE, SHOT, some, WOUND, type Noun } from './words';

/** The most attacks there may be, and so the most models that may fall. */
export const MOST = 200;

export const outcomes: CalculatorBody['outcomes'] = Array.from({ length: MOST + 1 }, (_, i) => `k${MOST - i}`);

const fallen = (least: number): string[] => outcomes.slice(0, MOST + 1 - least);

export const headlines: CalculatorBody['headlines'] = [
	{ title: { fr: 'Une figurine ou plus', en: 'One model or more' }, outcomes: fallen(1) },
	{ title: { fr: '5 figurines ou plus', en: '5 models or more' }, outcomes: fallen(5) },
	{ title: { fr: '10 figurines ou plus', en: '10 models or more' }, outcomes: fallen(10) }
];

export const toughness: Question = {
	id: 'toughness',
	kind: 'number',
	ask: { fr: 'Quelle est l’Endurance de la cible ?', en: 'What is the target’s Toughness?' },
	short: { fr: 'Endurance', en: 'Toughness' },
	edges: [{ chart: 'to-wound', along: 'columns' }],
	min: 1,
	max: 10,
	default: 3
};

export const woundQuestions: readonly Question[] = [
	{
		id: 'wounds',
		kind: 'number',
		rare: true,
		ask: { fr: 'Combien de PV a chaque figurine visée ?', en: 'How many Wounds has each target model?' },
		short: { fr: 'PV', en: 'Wounds' },
		min: 1,
		max: 10,
		default: 1
	},
	{
		id: 'carried',
		kind: 'number',
		rare: true,
		ask: {
			fr: 'Combien de blessures sont déjà reportées ?',
			en: 'How many wounds are already carried over?'
		},
		short: { fr: 'Reportées', en: 'Carried over' },
		help: {
			fr: 'Celles d’avant qui n’ont pas suffi à retirer une figurine.',
			en: 'Those from before that were not enough to remove a model.'
		},
		asked: (settled) => settled.number('wounds') > 1,
		min: 0,
		max: 9,
		default: 0
	}
];

/** Asked only where a natural 1 would hit. */
export const naturalOne = (score: (settled: Settled) => number): Question => ({
	id: 'natural-one',
	kind: 'one',
	setting: true,
	ask: { fr: 'Un 1 naturel rate-t-il toujours ?', en: 'Does a natural 1 always miss?' },
	short: { fr: '1 naturel', en: 'Natural 1' },
	asked: (settled) => score(settled) <= 1,
	choices: [
		{ id: 'hits', label: { fr: 'Non, selon l’aide de jeu', en: 'No, as on the sheet' } },
		{ id: 'misses', label: { fr: 'Oui, il rate toujours', en: 'Yes, it always misses' } }
	],
	default: 'hits',
	doubt: cellOf(shootingToHit, 'bs6', 'score').doubt
});

/** What a calculator says of its attacks. */
export interface Attacks {
	readonly how: How;
	readonly count: number;
	/** The score to hit after every modifier, before the rule for 7 and more. */
	readonly score: number;
	readonly scoreRow: RowRef;
	readonly toHit: readonly Line[];
	readonly strength: Line;
	readonly remarks: readonly Step[];
}

/** One throw of the chain: what must be rolled, and whether it is the dice that make it or the others that go on. */
interface Stage {
	readonly need: number;
	readonly goesOn: Odds<boolean>;
	/** How many go on when so many dice made it. */
	after(made: number, count: number): number;
	readonly things: Noun;
	readonly makes: Noun;
	/** What the score is for: `to wound`. */
	readonly aim: Text;
	readonly made: Text;
	readonly row: RowRef;
}

const makers = { after: (made: number) => made };
const savers = { after: (made: number, count: number) => count - made };

const not = (odds: Odds<boolean>): Odds<boolean> => andThen(odds, (yes) => sure(!yes));

/** One attack from here to the end: does it take a wound? */
const oneOf = (stages: readonly Stage[]): Odds<boolean> =>
	stages.reduceRight<Odds<boolean>>(
		(rest, { goesOn }) => andThen(goesOn, (yes) => (yes ? rest : sure(false))),
		sure(true)
	);

/** How wounds become models that fall. */
interface Fall {
	readonly wounds: number;
	readonly carried: number;
}

const falling = ({ wounds, carried }: Fall, suffered: number): number => Math.floor((carried + suffered) / wounds);

const regroup = <A, B>(odds: Odds<A>, as: (one: A) => B): Odds<B> => andThen(odds, (one) => sure(as(one)));

const NOBODY: Text = { fr: 'Aucune perte', en: 'No casualties' };
const TARGET: Text = { fr: 'Cible', en: 'Target' };
const titles: readonly Text[] = Array.from({ length: MOST + 1 }, (_, n) => {
	const { fr, en } = some(n, MODEL);
	return n ? { fr: `${fr} ${n < 2 ? 'perdue' : 'perdues'}`, en: `${en} lost` } : NOBODY;
});

const casualtyRow = ({ wounds }: Fall): RowRef => ({
	chart: 'casualties',
	row: wounds === 1 ? 'one-wound' : 'several-wounds'
});

function outcomeOf(id: string, fall: Fall): Outcome {
	const n = Number(id.slice(1));
	const { fr, en } = some(n, MODEL);
	const { wounds } = fall;
	const each = wounds > 1 ? { fr: ` de ${wounds} PV`, en: ` of ${wounds} Wounds` } : { fr: '', en: '' };
	const result = n
		? { fr: `Retire ${fr}${each.fr}`, en: `Removes ${en}${each.en}` }
		: { fr: 'Ne retire aucune figurine', en: 'Removes no model' };
	return { id, title: titles[n]!, sides: [{ side: TARGET, result }], row: casualtyRow(fall) };
}

/** What is done with the wounds that were not saved. */
function removal(suffered: number, fall: Fall): Step[] {
	const { wounds, carried } = fall;
	const n = falling(fall, suffered);
	const models = some(n, MODEL);
	const rest = carried + suffered - n * wounds;
	const left = some(rest, WOUND);
	const row = casualtyRow(fall);
	const steps: Step[] = n
		? [{ side: TARGET, row, text: { fr: `Retirez ${models.fr}.`, en: `Remove ${models.en}.` } }]
		: [{ side: TARGET, row, text: { fr: 'Aucune figurine à retirer.', en: 'No model to remove.' } }];
	if (rest) {
		const text = {
			fr: `Reportez ${left.fr} sur la figurine suivante.`,
			en: `Carry ${left.en} over to the next model.`
		};
		steps.push({ side: TARGET, row, text });
	}
	return steps;
}

/** A throw of many dice: its odds and its reading are made of the same stages. */
function pool(count: number, stages: readonly Stage[], fall: Fall): Throw & Pick<Worked, 'distribution'> {
	const [stage, ...rest] = stages as [Stage, ...Stage[]];
	const casualties = regroup(successes(count, oneOf(stages)), (suffered) => falling(fall, suffered));
	const odds = regroup(casualties, (n) => `k${n}`);
	const things = some(count, stage.things);

	const read = ([face = 0]: readonly number[]): Reading => {
		const made = Math.min(count, Math.max(0, Math.trunc(face)));
		const on = stage.after(made, count);
		const makes = some(made, stage.makes);
		const sum = { fr: `${things.fr} → ${makes.fr}`, en: `${things.en} → ${makes.en}` };
		if (on > 0 && rest.length) {
			const next = pool(on, rest, fall);
			return {
				outcome: `k${falling(fall, 0)}`,
				undecided: true,
				sum,
				row: stage.row,
				steps: [{ text: next.title, row: rest[0]!.row, then: next }]
			};
		}
		const suffered = on;
		return { outcome: `k${falling(fall, suffered)}`, sum, row: stage.row, steps: removal(suffered, fall) };
	};

	return {
		title: {
			fr: `${things.fr}\u00a0: ${stage.need}+ ${stage.aim.fr}`,
			en: `${things.en}: ${stage.need}+ ${stage.aim.en}`
		},
		pool: { count, need: stage.need },
		dice: [{ faces: Array.from({ length: count + 1 }, (_, n) => n), label: stage.made }],
		odds,
		outcomes: [...odds.keys()].reverse().map((id) => outcomeOf(id, fall)),
		read,
		distribution: { unit: { fr: 'figurines perdues', en: 'models lost' }, numbers: casualties }
	};
}

/** What a score of 7 or more does to the Strength. */
function strengthOf({ score, strength }: Attacks): { value: number; lines: Line[]; remarks: Step[] } {
	const row = rowFor(sevenPlus, score);
	const ref: RowRef = { chart: 'seven-plus', row: row.id, column: 'strength' };
	const by = figureAt(sevenPlus, row.id, 'strength');
	const first = { ...strength, side: 'wound' };
	if (!by) return { value: strength.value, lines: [first], remarks: [] };
	const doubt = noteDoubt(sevenPlus, 'wound-and-save');
	const lower = -by;
	return {
		value: strength.value + by,
		lines: [
			first,
			lineOf({ fr: `Il faudrait ${score}+ pour toucher`, en: `Needing ${score}+ to hit` }, by, ref, {
				side: 'wound',
				doubt
			})
		],
		remarks: [
			{
				text: {
					fr: `Il faudrait ${score}+\u00a0: un 6 touche, mais la Force baisse de ${lower}, pour blesser et pour la sauvegarde.`,
					en: `It would take ${score}+: a 6 hits, but Strength drops by ${lower}, for the wound and for the save.`
				},
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
const ALL: Text = { fr: 'toutes', en: 'all' };

export function resolveAttacks(settled: Settled, attacks: Attacks): Worked | Illegal {
	const { how, count, score } = attacks;
	const fall: Fall = {
		wounds: settled.number('wounds'),
		carried: 'carried' in settled.answers ? settled.number('carried') : 0
	};
	if (fall.carried >= fall.wounds) {
		const most = fall.wounds - 1;
		return {
			illegal: {
				fr: `Avec ${fall.wounds} PV, on ne reporte pas plus de ${most}\u00a0: à ${fall.wounds}, la figurine est déjà retirée.`,
				en: `With ${fall.wounds} Wounds no more than ${most} can be carried over: at ${fall.wounds} the model is already gone.`
			},
			row: casualtyRow(fall)
		};
	}

	const hit = rollOf(score, settled);
	const hitLines = attacks.toHit.map((line) => ({ ...line, side: 'hit' }));
	const hitSum = { side: 'hit', title: { fr: 'Toucher', en: 'To hit' }, shown: hit === undefined ? ALL : scored(hit) };
	const woundSum = { side: 'wound', title: { fr: 'Blesser', en: 'To wound' } };

	const strength = strengthOf(attacks);
	const sum = {
		lines: [...hitLines, ...strength.lines],
		sums: [hitSum, { ...woundSum, shown: scored(undefined) }]
	};
	if (strength.value < 1) {
		const row: RowRef = strength.remarks[0]?.row ?? { chart: 'to-wound', row: 's1' };
		const shown = strength.value < 0 ? `−${-strength.value}` : `${strength.value}`;
		return {
			illegal: {
				fr: `Avec une Force de ${shown}, aucune blessure n’est possible\u00a0: la table commence à 1.`,
				en: `At Strength ${shown} no wound is possible: the chart begins at 1.`
			},
			row,
			doubt: noteDoubt(sevenPlus, 'below-1'),
			sum
		};
	}

	const endurance = settled.number('toughness');
	const woundRow: RowRef = { chart: 'to-wound', row: rowFor(toWound, strength.value).id, column: `t${endurance}` };
	const { value: woundValue } = cellOf(toWound, woundRow.row, woundRow.column!);
	if (woundValue !== null && typeof woundValue === 'object' && 'code' in woundValue) {
		return {
			illegal: {
				fr: `Une Force de ${strength.value} ne peut pas blesser une Endurance de ${endurance}.`,
				en: `Strength ${strength.value} cannot wound Toughness ${endurance}.`
			},
			row: woundRow,
			doubt: toWound.doubt,
			sum
		};
	}

	const wound = figure(woundValue);
	const save = saveOf(settled, how, strength.value);
	const thing = how === 'shooting' ? SHOT : ATTACK;

	const stages: Stage[] = [];
	if (hit !== undefined) {
		stages.push({
			...makers,
			need: hit,
			goesOn: atLeast(hit),
			things: thing,
			makes: HIT,
			aim: { fr: 'pour toucher', en: 'to hit' },
			made: { fr: 'Touches obtenues', en: 'Hits made' },
			row: attacks.scoreRow
		});
	}
	stages.push({
		...makers,
		need: wound,
		goesOn: atLeast(wound),
		things: HIT,
		makes: WOUND,
		aim: { fr: 'pour blesser', en: 'to wound' },
		made: { fr: 'Blessures obtenues', en: 'Wounds made' },
		row: woundRow
	});
	if (save.need !== undefined) {
		stages.push({
			...savers,
			need: save.need,
			goesOn: not(atLeast(save.need)),
			things: WOUND,
			makes: SAVE,
			aim: { fr: 'pour sauver, jet de l’adversaire', en: 'to save, rolled by the opponent' },
			made: { fr: 'Sauvegardes réussies', en: 'Saves made' },
			row: save.row
		});
	}

	const odd = (title: Text, odds: Odds<boolean>): Chance => ({
		title,
		ways: odds.get(true) ?? 0n,
		of: (odds.get(true) ?? 0n) + (odds.get(false) ?? 0n)
	});
	const one = some(1, thing);
	const chances: Chance[] = [
		odd({ fr: `${one.fr} touche`, en: `${one.en} hits` }, hit === undefined ? sure(true) : atLeast(hit)),
		odd({ fr: '1 touche blesse', en: '1 hit wounds' }, atLeast(wound)),
		odd(
			{ fr: '1 blessure n’est pas sauvée', en: '1 wound is not saved' },
			save.need === undefined ? sure(true) : not(atLeast(save.need))
		),
		odd({ fr: `${one.fr}\u00a0: une blessure à la fin`, en: `${one.en}: a wound in the end` }, oneOf(stages))
	];

	const all: Step[] =
		hit === undefined
			? [
					{
						text: { fr: 'Chaque dé touche : passez aux blessures.', en: 'Every die hits: go on to the wounds.' },
						row: attacks.scoreRow
					}
				]
			: [];

	return {
		...pool(count, stages, fall),
		lines: [
			...hitLines,
			...strength.lines,
			lineOf({ fr: `Contre une Endurance de ${endurance}`, en: `Against Toughness ${endurance}` }, wound, woundRow, {
				side: 'wound',
				shown: scored(wound),
				question: 'toughness',
				doubt: toWound.doubt
			}),
			...save.lines
		],
		sums: [
			hitSum,
			{ ...woundSum, shown: scored(wound) },
			{ side: 'save', title: { fr: 'Sauvegarde', en: 'Save' }, shown: scored(save.need) }
		],
		setAside: save.setAside,
		total: hit ?? 1,
		shown: same([hit ?? 1, wound, save.need].map((need) => (need === undefined ? '–' : `${need}+`)).join(' ')),
		remarks: [...all, ...strength.remarks, ...(save.remark ? [save.remark] : []), ...attacks.remarks],
		chances
	};
}
