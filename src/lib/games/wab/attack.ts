/** From a score to hit to the models that fall: what shooting and combat share. */
import { sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import { pool, stageOf, through, type Stage } from '$lib/core/odds/shapes/pool';
import { lineOf } from '$lib/core/charts/choices';
import { cellOf, codeIn, figure, figureAt, rowFor } from '$lib/core/charts/read';
import { same } from '$lib/core/charts/write';
import type { Chance, Illegal, Line, RowRef, Settled, Step, Text, Worked } from '$lib/core/types';
import { outcomeOf, overdue, removal, woundsOf } from './casualties';
import sevenPlus from './charts/seven-plus';
import toWound from './charts/to-wound';
import { saveOf, type How, type Save } from './protection';
import { noteDoubt } from './rows';
import { ATTACK, HIT, SAVE, SHOT, WOUND } from './words';

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
const NO_SAVE: Text = { fr: 'aucune', en: 'none' };
const ALL: Text = { fr: 'toutes', en: 'all' };

type Impossible = Pick<Illegal, 'illegal' | 'row' | 'doubt'>;

/** The score to wound, and its cell. */
interface Wound {
	readonly need: number;
	readonly row: RowRef;
}

function woundOf(settled: Settled, strength: Strength): Wound | Impossible {
	if (strength.value < 1) {
		const shown = strength.value < 0 ? `−${-strength.value}` : `${strength.value}`;
		return {
			illegal: {
				fr: `Avec une Force de ${shown}, aucune blessure n’est possible\u00a0: la table commence à 1.`,
				en: `At Strength ${shown} no wound is possible: the chart begins at 1.`
			},
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
		illegal: {
			fr: `Une Force de ${strength.value} ne peut pas blesser une Endurance de ${toughness}.`,
			en: `Strength ${strength.value} cannot wound Toughness ${toughness}.`
		},
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
			aim: { fr: 'pour toucher', en: 'to hit' },
			made: { fr: 'Touches obtenues', en: 'Hits made' },
			row: scoreRow
		})
	}),
	wound: stageOf({
		...wound,
		keep: 'made',
		things: HIT,
		makes: WOUND,
		aim: { fr: 'pour blesser', en: 'to wound' },
		made: { fr: 'Blessures obtenues', en: 'Wounds made' }
	}),
	...(save.need !== undefined && {
		save: stageOf({
			need: save.need,
			keep: 'rest',
			things: WOUND,
			makes: SAVE,
			aim: { fr: 'pour sauver, jet de l’adversaire', en: 'to save, rolled by the opponent' },
			made: { fr: 'Sauvegardes réussies', en: 'Saves made' },
			row: save.row
		})
	})
});

function chances({ hit, wound, save }: Scores, how: How): Chance[] {
	const one = (how === 'shooting' ? SHOT : ATTACK)(1);
	const likely = (title: Text, stage: Stage | undefined) => chanceOf(title, stage?.goesOn ?? sure(true), true);
	const all = [hit, wound, save].filter((stage) => stage !== undefined);
	return [
		likely({ fr: `${one.fr} touche`, en: `${one.en} hits` }, hit),
		likely({ fr: 'Une touche blesse', en: '1 hit wounds' }, wound),
		likely({ fr: 'Une blessure n’est pas sauvée', en: '1 wound is not saved' }, save),
		chanceOf({ fr: `${one.fr}\u00a0: une blessure à la fin`, en: `${one.en}: an unsaved wound` }, through(all), true)
	];
}

const everyHit = (row: RowRef): Step => ({
	text: { fr: 'Chaque dé touche : passez aux blessures.', en: 'Every die hits: go on to the wounds.' },
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
		{ side: 'hit', title: { fr: 'Toucher', en: 'To hit' }, shown: hit === undefined ? ALL : scored(hit) },
		{ side: 'wound', title: { fr: 'Blesser', en: 'To wound' }, shown: scored(wound?.need) }
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
			unit: { fr: 'figurines perdues', en: 'models lost' },
			outcome: (n) => outcomeOf(n, wounds),
			steps: (fallen) => removal(fallen, wounds)
		}),
		lines: [
			...lines,
			lineOf(
				{ fr: `Contre une Endurance de ${toughness}`, en: `Against Toughness ${toughness}` },
				wound.need,
				wound.row,
				{ side: 'wound', shown: scored(wound.need), question: 'toughness', doubt: toWound.doubt }
			),
			...save.lines
		],
		sums: [
			...sumsFor(wound),
			{
				side: 'save',
				title: { fr: 'Sauvegarde', en: 'Save' },
				shown: save.need === undefined ? NO_SAVE : scored(save.need)
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
