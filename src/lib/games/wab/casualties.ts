/** Wounds that were not saved become models that fall. */
import { fallenId, fallenIds, type Fallen, type Wounds } from '$lib/core/odds/shapes/pool';
import type { CalculatorBody, Illegal, Outcome, RowRef, Settled, Step, Text } from '$lib/core/types';
import { LOST, MODEL, WOUND } from './words';

/** The most attacks there may be, and so the most models that may fall. */
export const MOST = 200;

export const outcomes: CalculatorBody['outcomes'] = fallenIds(MOST);

export const headlines: CalculatorBody['headlines'] = [
	{ title: { fr: 'Une figurine ou plus', en: 'One model or more' }, outcomes: fallenIds(MOST, 1) },
	{ title: { fr: '5 figurines ou plus', en: '5 models or more' }, outcomes: fallenIds(MOST, 5) },
	{ title: { fr: '10 figurines ou plus', en: '10 models or more' }, outcomes: fallenIds(MOST, 10) }
];

const TARGET: Text = { fr: 'Cible', en: 'Target' };
const NONE_LOST: Text = { fr: 'Aucune perte', en: 'No casualties' };

/** Each title is made once: two hundred attacks list two hundred of them at every answer. */
const titles: readonly Text[] = Array.from({ length: MOST + 1 }, (_, n) => (n ? LOST(n) : NONE_LOST));

const rowOf = ({ per }: Wounds): RowRef => ({ chart: 'casualties', row: per === 1 ? 'one-wound' : 'several-wounds' });

export const woundsOf = (settled: Settled): Wounds => ({
	per: settled.number('wounds'),
	carried: 'carried' in settled.answers ? settled.number('carried') : 0
});

/** More wounds carried over than a model can have left. */
export function overdue(wounds: Wounds): Illegal | undefined {
	const { per, carried } = wounds;
	if (carried < per) return undefined;
	return {
		illegal: {
			fr: `Avec ${per} PV, on ne reporte pas plus de ${per - 1}\u00a0: à ${per}, la figurine est déjà retirée.`,
			en: `With ${per} Wounds no more than ${per - 1} can be carried over: at ${per} the model is already gone.`
		},
		row: rowOf(wounds)
	};
}

export function outcomeOf(n: number, wounds: Wounds): Outcome {
	const { fr, en } = MODEL(n);
	const { per } = wounds;
	const each = per > 1 ? { fr: ` de ${per} PV`, en: ` of ${per} Wounds` } : { fr: '', en: '' };
	const result = n
		? { fr: `Retire ${fr}${each.fr}`, en: `Removes ${en}${each.en}` }
		: { fr: 'Ne retire aucune figurine', en: 'Removes no model' };
	return { id: fallenId(n), title: titles[n] ?? LOST(n), sides: [{ side: TARGET, result }], row: rowOf(wounds) };
}

/** What is done with the wounds that were not saved. */
export function removal({ n, left }: Fallen, wounds: Wounds): Step[] {
	const row = rowOf(wounds);
	const models = MODEL(n);
	const rest = WOUND(left);
	// Those that were carried over had been suffered before.
	const lost = n * wounds.per + left - wounds.carried;
	const brings = lost ? [{ part: 'defender', lost }] : undefined;
	return [
		n
			? { side: TARGET, row, text: { fr: `Retirez ${models.fr}.`, en: `Remove ${models.en}.` }, brings }
			: { side: TARGET, row, text: { fr: 'Aucune figurine à retirer.', en: 'No model to remove.' }, brings },
		...(left
			? [
					{
						side: TARGET,
						row,
						text: {
							fr: `Reportez ${rest.fr} sur la figurine suivante.`,
							en: `Carry ${rest.en} over to the next model.`
						}
					}
				]
			: [])
	];
}
