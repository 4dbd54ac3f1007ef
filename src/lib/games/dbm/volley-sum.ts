/** The two sums of a shot, before dice and grade. */
import { HOUSE } from '$lib/core/odds/house-rule';
import { lineOf } from '$lib/core/charts/choices';
import type { Line, Settled, Text } from '$lib/core/types';
import { cellOf, figureAt, rowOf } from '$lib/core/charts/read';
import combatFactors from './charts/combat-factors';
import tacticalFactors from './charts/tactical-factors';
import { adjusted } from './contest';
import { abbr, badge, type Camp, type Counted } from './fighters';
import { columnDoubt, countedBy, generalFactor, inCloseOrder } from './melee';
import { rearLines } from './rear';
import { TROOPS, type Kind } from './troops';
import { rowOfTroop } from './troop-pattern';
import { isEmpty, shooterSeen, shootingAs, shotAtAs, supports, targetOf, wallsBreached } from './volley';

const AGAINST: Readonly<Record<Kind, Text>> = {
	mounted: { fr: 'contre montés', en: 'against mounted' },
	foot: { fr: 'contre piétons', en: 'against foot' },
	naval: { fr: 'contre navals', en: 'against naval' }
};

const against = (name: string, kind: Kind): Text => ({
	fr: `${name} ${AGAINST[kind].fr}`,
	en: `${name} ${AGAINST[kind].en}`
});

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
			{ side: 'enemy', doubt: columnDoubt('shot-at'), of: countedBy('enemy') }
		);
	}
	const kind = TROOPS[shooter];
	return lineOf(
		against(name, kind),
		figureAt(combatFactors, row, kind),
		{ chart: 'combat-factors', row, column: kind },
		{
			side: 'enemy',
			doubt: combatFactors.notes.find(({ id }) => id === 'blank')?.doubt,
			of: countedBy('enemy')
		}
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

export function sumOf(settled: Settled): Record<Camp, Line[]> {
	const shooting = shootingAs(settled);
	const kind = TROOPS[targetOf(settled).troop];
	const row = rowOfTroop(combatFactors, shooting.troop).id;
	const name = badge(shooting);
	const chosen = (camp: Camp) =>
		settled
			.lines(`${camp}-factors`)
			.flatMap((line) => adjusted(line, camp, generalFactor(settled), wallsBreached(settled)));
	const broken = inCloseOrder(shooting) && settled.one('own-going') !== 'good';
	return {
		own: [
			lineOf(
				against(name, kind),
				figureAt(combatFactors, row, kind),
				{ chart: 'combat-factors', row, column: kind },
				{ side: 'own', doubt: columnDoubt(kind), of: countedBy('own') }
			),
			...chosen('own'),
			...(broken ? [closeOrder(shooting)] : []),
			...settled.lines(`own-${HOUSE}`)
		],
		enemy: [
			shotAtFactor(settled),
			...chosen('enemy'),
			...rearLines('enemy', settled, supports(settled)),
			...settled.lines(`enemy-${HOUSE}`)
		]
	};
}
