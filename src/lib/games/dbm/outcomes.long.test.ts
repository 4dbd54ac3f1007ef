/** Every fight that the rules on outcomes can tell apart: hundreds of thousands. */
import { expect, test } from 'vitest';
import { COMBATS, FATES, GOINGS, outcome, VERDICTS, type Fact, type Situation, type Verdict } from './outcomes';
import { ALL_TROOPS, GRADES, TROOPS } from './troops';

/** Every fight there can be, with the second rank and the facts that any rule asks for. */
function* everyFight(verdict: Verdict): Generator<Situation> {
	const together: Fact[][] = [
		[],
		['good-for-winner'],
		['good-for-loser'],
		['good-for-winner', 'front'],
		['front-contacted'],
		['in-fortification'],
		['assaulting'],
		['mobile'],
		['breaking-off']
	];
	const asked = together.map((facts) => ({
		laden: new Set(facts),
		landed: new Set<Fact>([...facts, 'empty']),
		seconds: facts.includes('front') ? GRADES : [undefined]
	}));
	for (const troop of ALL_TROOPS)
		for (const grade of GRADES)
			for (const winner of ALL_TROOPS)
				for (const winnerGrade of GRADES)
					for (const combat of COMBATS)
						for (const going of GOINGS)
							for (const facts of asked)
								for (const second of facts.seconds)
									for (const held of TROOPS[troop] === 'naval' ? [facts.laden, facts.landed] : [facts.laden])
										yield {
											verdict,
											combat,
											going,
											loser: { troop, grade },
											winner: { troop: winner, grade: winnerGrade },
											second: second && { troop, grade: second },
											facts: held
										};
}

test.each(VERDICTS)('every fight has an outcome and every rule is met by some fight when %s', (verdict) => {
	const met = new Set<string>();
	for (const situation of everyFight(verdict)) met.add(outcome(situation).row);
	const rows = FATES[verdict].flatMap((fate) => fate.rules.map((rule) => `${fate.id}-${rule.id}`));
	expect([...met].sort()).toEqual(rows.sort());
});
