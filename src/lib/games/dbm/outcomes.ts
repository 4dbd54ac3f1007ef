/** Walks through the rules of the sheet on what becomes of a loser. */
import beaten from './outcomes/beaten';
import doubled from './outcomes/doubled';
import equal from './outcomes/equal';
import { rowId, type Fate, type Result, type Rule, type Situation, type Verdict, type When } from './outcomes/rules';
import { isOne } from './troop-pattern';

export * from './outcomes/rules';

export const FATES: Readonly<Record<Verdict, readonly Fate[]>> = { equal, beaten, doubled };

function holds(when: When, { loser, winner, combat, going, second, facts, ...rest }: Situation): boolean {
	const seconded =
		!when.second ||
		(!!second &&
			(when.second === 'same'
				? second.troop === loser.troop && second.grade === loser.grade
				: isOne(second, when.second)));
	return (
		(!when.by || isOne(winner, when.by)) &&
		(!when.notBy || !isOne(winner, when.notBy)) &&
		(!when.combat || when.combat === combat) &&
		(!when.going || when.going === going) &&
		(!when.grades || when.grades.includes(loser.grade)) &&
		seconded &&
		(when.facts ?? []).every((fact) => facts.has(fact)) &&
		!(when.without ?? []).some((fact) => facts.has(fact)) &&
		!(when.unless ?? []).some((other) => holds(other, { loser, winner, combat, going, second, facts, ...rest }))
	);
}

/** Which list of the sheet is for that loser. */
export function fateOf({ verdict, loser, facts }: Situation): Fate {
	const fate = FATES[verdict].find(
		({ of, empty }) => of.includes(loser.troop) && (empty === undefined || empty === facts.has('empty'))
	);
	if (!fate) throw new Error(`No list says what happens to “${loser.troop}” when ${verdict}.`);
	return fate;
}

/** `row` is the id of the row of the chart `outcome-<verdict>` that says so. */
export function outcome(situation: Situation): { result: Result; rule: Rule; row: string } {
	const fate = fateOf(situation);
	const rule = fate.rules.find(({ when }) => !when || holds(when, situation));
	if (!rule) throw new Error(`The list “${fate.id}” when ${situation.verdict} ends without a rule that always holds.`);
	return { result: rule.result, rule, row: rowId(fate, rule) };
}
