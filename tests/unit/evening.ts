/** An evening played through storage: combats between units by name, whose consequences are applied as a player would confirm them. */
import { resolvedOf } from '$lib/app/battle/resolved';
import { restore } from '$lib/app/battle/faces';
import { musteredOf, unitsById, type CardReader, type MusteredUnit } from '$lib/app/army/mustered';
import type { Kept } from '$lib/app/storage/open';
import type { Battle, Combat, KeptGroup } from '$lib/app/storage/types';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { fallen, type Fallen } from '$lib/core/odds/throws';
import { settle } from '$lib/core/odds/settle';
import { answersOf } from '$lib/core/units/cards';
import { proposalsOf } from '$lib/core/units/proposals';
import type { Change } from '$lib/core/units/types';
import type { Answers, Calculator, Game } from '$lib/core/types';
import { loadCalculator, loadGame, loadNames, loadUnits } from '$lib/games';

/** Units by group: name and card. */
export type Sheet = Readonly<Record<string, Readonly<Record<string, Answers>>>>;

export interface Bout {
	readonly calculator: string;
	/** Who fights, by part, by name. */
	readonly fought: Readonly<Record<string, readonly string[]>>;
	/** What depends on the table. */
	readonly answers?: Answers;
	readonly faces: readonly number[];
}

export interface Played {
	readonly game: Game;
	readonly reader: CardReader;
	readonly calculators: ReadonlyMap<string, Calculator>;
}

export async function gameOf(id: string): Promise<Played> {
	const game = (await loadGame(id))!;
	const calculators = await Promise.all(game.calculators.map(({ id }) => loadCalculator(game, id)));
	return {
		game,
		reader: { rules: (await loadUnits(id))!, names: await loadNames(id) },
		calculators: new Map(calculators.map((one) => [one!.id, one!]))
	};
}

export const groupsOf = ({ reader }: Played, sheet: Sheet): KeptGroup[] =>
	Object.entries(sheet).map(([name, units], at) => ({
		id: `group ${at}`,
		name,
		units: Object.entries(units).map(([name, card]) => ({
			...{ id: name, name },
			card: settle(reader.rules.fields, card).answers
		}))
	}));

/** The units of a battle as they stand, by name. */
export async function unitsOf(kept: Kept, { reader }: Played, battle: string): Promise<Map<string, MusteredUnit>> {
	const entries = await kept.allEntries(battle).now();
	const forces = musteredOf(reader, await kept.forcesOf(battle).now(), entries);
	return new Map([...unitsById(forces).values()].map((unit) => [unit.name, unit]));
}

/** `D F`, `−2`, `gone`: what is to be written on a pencil list behind the name. */
function pencilled({ states, lost, gone }: MusteredUnit): string {
	return [...states, ...(lost ? [`−${lost}`] : []), ...(gone ? ['gone'] : [])].join(' ');
}

/** As `pencilled`, without the units that nothing happened to. */
export const pencilList = (units: ReadonlyMap<string, MusteredUnit>): Record<string, string> =>
	Object.fromEntries([...units].flatMap(([name, unit]) => (pencilled(unit) ? [[name, pencilled(unit)]] : [])));

export interface Fought {
	readonly throws: readonly Fallen[];
	readonly resolved: ReturnType<typeof resolvedOf>;
	readonly fought: Combat['fought'];
	/** Those that the sheet is certain of. */
	readonly changes: readonly Change[];
}

export function fight(
	{ game, reader, calculators }: Played,
	units: ReadonlyMap<string, MusteredUnit>,
	bout: Bout
): Fought {
	const calculator = calculators.get(bout.calculator)!;
	const parts = reader.rules.parts[bout.calculator]!;
	const unitOf = (name: string) => {
		const unit = units.get(name);
		if (!unit) throw new Error(`There is no unit “${name}”.`);
		return unit;
	};
	const chosen = Object.fromEntries(Object.entries(bout.fought).map(([part, names]) => [part, names.map(unitOf)]));
	const first = resolve(calculator, { ...answersOf(calculator, parts, chosen), ...bout.answers });
	if (isIllegal(first)) throw new Error(first.illegal.en);
	const faces = restore(first, bout.faces);
	const throws = fallen(first, faces);
	const steps = throws.flatMap(({ reading }) => reading.steps);
	return {
		throws,
		resolved: resolvedOf(
			{ id: `${game.id}/${calculator.id}`, data: game.revised },
			first,
			first.settled.answers,
			faces
		),
		fought: Object.fromEntries(Object.entries(chosen).map(([part, units]) => [part, units.map(({ id }) => id)])),
		changes: proposalsOf(reader.rules, steps, chosen)
			.filter(({ sure }) => sure)
			.map(({ change }) => change)
	};
}

/** Fights it with the units as they stand, and logs it with what came of it. */
export async function play(kept: Kept, played: Played, battle: Battle, bout: Bout): Promise<Combat> {
	const { resolved, fought, changes } = fight(played, await unitsOf(kept, played, battle.id), bout);
	return kept.logCombat(battle.id, { ...resolved, ...(fought && { fought }), ...(changes.length && { changes }) });
}
