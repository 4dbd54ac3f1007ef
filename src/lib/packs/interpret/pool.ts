/** Many dice, counted in stages: to hit, to wound, to save, and what falls in the end. */
import { noun } from '$lib/core/count';
import { number } from '$lib/core/figures';
import { sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import { fallenId, isPassed, pool, stageOf, through, type Fallen, type Stage } from '$lib/core/odds/shapes/pool';
import type { Chance, Illegal, Outcome, Step, Text } from '$lib/core/types';
import { rolled, type Env } from '../expression/scope';
import { facesOf } from '../format/faces';
import type { ChanceData, PoolData, StageData } from '../format/schema';
import type { Compiling } from './compiling';
import { compileStep } from './steps';
import { isIllegal, type Roller } from './sum';

const nothingFor = ({ fr, en }: Text): Illegal => ({
	illegal: {
		fr: `Aucun score dans les tables ${fr} avec ces réponses.`,
		en: `The charts have no score ${en} with these answers.`
	}
});

const NO_DICE: Illegal = { illegal: { fr: 'Il n’y a aucun dé à lancer.', en: 'There are no dice to throw.' } };
const ALL_PASS: Illegal = {
	illegal: {
		fr: 'Chaque dé passe\u00a0: il n’y a rien à lancer.',
		en: 'Every die gets through: there is nothing to throw.'
	}
};

/** More dice than are counted: fewer of them would be other odds. */
const tooMany = (dice: number, most: number): Illegal => ({
	illegal: {
		fr: `${number(dice, 'en')} dés, et ce calculateur en compte ${number(most, 'en')} au plus.`,
		en: `${number(dice, 'en')} dice, and this calculator counts ${number(most, 'en')} at most.`
	}
});

/** One stage, once the answers are known; nothing where the charts have no score for it. */
function compileStage(data: StageData, place: string, die: Stage['die'], compiling: Compiling) {
	const need = compiling.number(`${place} › need`, data.need);
	const where = compiling.where(`${place} › row`, data.row);
	const { keep, aim, made } = data;
	const fixed = { keep, aim, made, die, things: noun(data.things), makes: noun(data.makes) };
	return (env: Env): Stage | Illegal => {
		const score = need(env);
		return score === undefined ? nothingFor(aim) : stageOf({ ...fixed, need: score, row: where(env) });
	};
}

/** What falls in the end, and what is then done. */
function compileEnd(data: PoolData, compiling: Compiling) {
	const counted = compiling.knowing('n', 'suffered', 'left');
	const title = counted.said('pool › title', data.title);
	const result = counted.said('pool › result', data.result);
	const side = data.side === undefined ? undefined : compiling.side('pool › side', data.side);
	const where = compiling.where('pool › row', data.row);
	const steps = data.steps.map((step, i) => compileStep(step, `pool › steps ${i + 1}`, counted));
	return (env: Env) => ({
		unit: data.unit,
		outcome(n: number): Outcome {
			const at = rolled(env, { n });
			return {
				id: fallenId(n),
				title: title(at),
				...(side && { sides: [{ side, result: result(at) }] }),
				row: where(env)
			};
		},
		steps({ n, suffered, left }: Fallen): Step[] {
			const at = rolled(env, { n, suffered, left });
			return steps.filter(({ holds }) => holds(at)).map((step) => step.make(at, where(env), () => undefined));
		}
	});
}

/** Of one stage, or through all of them; those that every die passes count as well. */
function compileChances(data: readonly ChanceData[], compiling: Compiling) {
	const asked = data.map((chance, i) => ({
		stage: chance.stage,
		title: compiling.said(`chances ${i + 1} › title`, chance.title),
		holds: compiling.holds(`chances ${i + 1} › if`, chance.if)
	}));
	const oddsOf = (stages: readonly Stage[], at: ChanceData['stage']) => {
		if (at === 'all' || at === undefined) return through(stages);
		return stages[at - 1]?.goesOn ?? sure(true);
	};
	return (env: Env, stages: readonly Stage[]): Chance[] =>
		asked
			.filter(({ holds }) => holds(env))
			.map(({ stage, title }) => chanceOf(title(env), oddsOf(stages, stage), true));
}

export function compilePool(data: PoolData, chances: readonly ChanceData[], compiling: Compiling): Roller {
	const die = { faces: facesOf(data.die) };
	const count = compiling.number('pool › count', data.count);
	const per = data.per === undefined ? () => 1 : compiling.number('pool › per', data.per);
	const carried = data.carried === undefined ? () => 0 : compiling.number('pool › carried', data.carried);
	const stages = data.stages.map((stage, i) => compileStage(stage, `pool › stages ${i + 1}`, die, compiling));
	const end = compileEnd(data, compiling);
	const chancesIn = compileChances(chances, compiling);
	return (env) => {
		const all: Stage[] = [];
		for (const stageIn of stages) {
			const stage = stageIn(env);
			if (isIllegal(stage)) return stage;
			all.push(stage);
		}
		const dice = count(env);
		if (dice === undefined || dice < 1) return NO_DICE;
		const many = Math.floor(dice);
		if (many > data.most) return tooMany(many, data.most);
		const thrown = all.filter((stage) => !isPassed(stage));
		if (!thrown.length) return ALL_PASS;
		const each = Math.max(1, per(env) ?? 1);
		return {
			...pool({
				...end(env),
				count: many,
				stages: thrown,
				per: each,
				// More would already have taken one away.
				carried: Math.min(each - 1, Math.max(0, carried(env) ?? 0))
			}),
			chances: chancesIn(env, all)
		};
	};
}
