/** Many dice, counted in stages: to hit, to wound, to save, and what falls in the end. */
import { andThen, atLeast, successes, sure, total as totalOf } from '$lib/odds/odds';
import { number } from '$lib/figures';
import type { Chance, Illegal, Lang, Odds, Outcome, Reading, Text, Throw, Worked } from '$lib/types';
import type { Env } from '../expression/scope';
import type { ChanceData, PoolData, StageData } from '../schema';
import { facesOf } from '../faces';
import type { Bench } from './bench';
import type { Roller } from './sum';
import { compileStep, rolled } from './dice';

interface Stage {
	readonly need: number;
	readonly goesOn: Odds<boolean>;
	readonly data: StageData;
	readonly row: ReturnType<ReturnType<Bench['where']>>;
}

/** How wounds become models that fall. */
interface Fall {
	readonly per: number;
	readonly carried: number;
}

const falling = ({ per, carried }: Fall, suffered: number) => Math.floor((carried + suffered) / per);

const regroup = <A, B>(odds: Odds<A>, as: (one: A) => B): Odds<B> => andThen(odds, (one) => sure(as(one)));

/** `3 hits`, of `hit|hits`. */
function some(n: number, noun: Text): Text {
	const said = (lang: Lang) => {
		const [one = '', many = one] = noun[lang].split('|');
		return `${number(n, lang)} ${(lang === 'fr' ? n < 2 : n === 1) ? one : many}`;
	};
	return { fr: said('fr'), en: said('en') };
}

/** One die from here to the end: does it get through? */
const through = (stages: readonly Stage[]): Odds<boolean> =>
	stages.reduceRight<Odds<boolean>>(
		(rest, { goesOn }) => andThen(goesOn, (yes) => (yes ? rest : sure(false))),
		sure(true)
	);

const nothingFor = ({ fr, en }: Text): Illegal => ({
	illegal: {
		fr: `Aucun score dans les tables ${fr} avec ces réponses.`,
		en: `The charts have no score ${en} with these answers.`
	}
});

export function compilePool(data: PoolData, chances: readonly ChanceData[], bench: Bench): Roller {
	const faces = facesOf(data.die);
	const count = bench.number('pool › count', data.count);
	const per = data.per === undefined ? () => 1 : bench.number('pool › per', data.per);
	const carried = data.carried === undefined ? () => 0 : bench.number('pool › carried', data.carried);
	const needs = data.stages.map(({ need, row }, i) => ({
		need: bench.number(`pool › stages ${i + 1} › need`, need),
		where: bench.where(`pool › stages ${i + 1} › row`, row)
	}));
	const counted = bench.knowing('n', 'suffered', 'left');
	const title = counted.said('pool › title', data.title);
	const result = counted.said('pool › result', data.result);
	const side = data.side === undefined ? undefined : bench.side('pool › side', data.side);
	const where = bench.where('pool › row', data.row);
	const steps = data.steps.map((step, i) => compileStep(step, `pool › steps ${i + 1}`, counted));
	const asked = chances.map((chance, i) => ({
		stage: chance.stage,
		title: bench.said(`chances ${i + 1} › title`, chance.title),
		holds: bench.holds(`chances ${i + 1} › if`, chance.if)
	}));

	const outcome = (n: number, env: Env): Outcome => {
		const at = rolled(env, { n });
		return {
			id: `k${n}`,
			title: title(at),
			...(side && { sides: [{ side, result: result(at) }] }),
			row: where(env)
		};
	};

	const removal = (suffered: number, fall: Fall, env: Env) => {
		const n = falling(fall, suffered);
		const at = rolled(env, { n, suffered, left: fall.carried + suffered - n * fall.per });
		return steps.filter(({ holds }) => holds(at)).map((step) => step.make(at, where(env), () => undefined));
	};

	function throwOf(dice: number, stages: readonly Stage[], fall: Fall, env: Env): Throw & Pick<Worked, 'distribution'> {
		const [stage, ...rest] = stages as [Stage, ...Stage[]];
		const { aim, made, things, makes, keep } = stage.data;
		const fallen = regroup(successes(dice, through(stages)), (suffered) => falling(fall, suffered));
		const thrown = some(dice, things);
		return {
			title: {
				fr: `${thrown.fr}\u00a0: ${stage.need}+ ${aim.fr}`,
				en: `${thrown.en}: ${stage.need}+ ${aim.en}`
			},
			pool: { count: dice, need: stage.need },
			dice: [{ faces: Array.from({ length: dice + 1 }, (_, n) => n), label: made }],
			odds: regroup(fallen, (n) => `k${n}`),
			outcomes: [...fallen.keys()].sort((a, b) => b - a).map((n) => outcome(n, env)),
			read([face = 0]): Reading {
				const count = Math.min(dice, Math.max(0, Math.trunc(face)));
				const on = keep === 'made' ? count : dice - count;
				const came = some(count, makes);
				const sum = { fr: `${thrown.fr} → ${came.fr}`, en: `${thrown.en} → ${came.en}` };
				if (on > 0 && rest.length) {
					const next = throwOf(on, rest, fall, env);
					return {
						outcome: `k${falling(fall, 0)}`,
						undecided: true,
						sum,
						row: stage.row,
						steps: [{ text: next.title, row: rest[0]!.row, then: next }]
					};
				}
				return { outcome: `k${falling(fall, on)}`, sum, row: stage.row, steps: removal(on, fall, env) };
			},
			distribution: { unit: data.unit, numbers: fallen }
		};
	}

	/** What is thrown for: a stage that every die passes is not thrown. */
	function stagesIn(env: Env): { all: Stage[]; thrown: Stage[] } | Illegal {
		const all: Stage[] = [];
		for (const [i, { need, where }] of needs.entries()) {
			const stage = data.stages[i]!;
			const score = need(env);
			if (score === undefined) return nothingFor(stage.aim);
			const makes = atLeast(score, { faces });
			const goesOn = stage.keep === 'made' ? makes : regroup(makes, (yes) => !yes);
			all.push({ need: score, goesOn, data: stage, row: where(env) });
		}
		return { all, thrown: all.filter(({ goesOn }) => goesOn.has(false)) };
	}

	return (env) => {
		const stages = stagesIn(env);
		if ('illegal' in stages) return stages;
		const dice = count(env);
		if (dice === undefined || dice < 1) {
			return { illegal: { fr: 'Il n’y a aucun dé à lancer.', en: 'There are no dice to throw.' } };
		}
		const many = Math.floor(dice);
		if (many > data.most) {
			const [said, most] = [number(many, 'en'), number(data.most, 'en')];
			return {
				illegal: {
					fr: `${said} dés, et ce calculateur en compte ${most} au plus.`,
					en: `${said} dice, and this calculator counts ${most} at most.`
				}
			};
		}
		const each = Math.max(1, per(env) ?? 1);
		// More would already have taken one away.
		const fall: Fall = { per: each, carried: Math.min(each - 1, Math.max(0, carried(env) ?? 0)) };
		const { all, thrown } = stages;
		if (!thrown.length) {
			return {
				illegal: {
					fr: 'Chaque dé passe\u00a0: il n’y a rien à lancer.',
					en: 'Every die gets through: there is nothing to throw.'
				}
			};
		}
		const chancesNow = asked
			.filter(({ holds }) => holds(env))
			.map(({ stage, title }): Chance => {
				const of = stage === 'all' || stage === undefined ? through(all) : (all[stage - 1]?.goesOn ?? sure(true));
				return { title: title(env), ways: of.get(true) ?? 0n, of: totalOf(of) };
			});
		return { ...throwOf(many, thrown, fall, env), chances: chancesNow };
	};
}
