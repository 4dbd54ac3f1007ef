/** Works the combats of a battle out anew, a few at a time: a long battle never holds the page up. */
import type { SheetNames } from '$lib/storage/sheet';
import type { Combat, Entry } from '$lib/storage/types';
import { loadCalculator } from '$lib/systems';
import type { Calculator, Label, System } from '$lib/types';
import { replay, type Replayed } from './resolved';
import { reportOf, type Report } from './report';
import type { Told } from './telling';

/** About as long as a frame: then the page has a look around. */
const PORTION = 12;

const pause = () => new Promise<void>((go) => setTimeout(go));

async function calculatorsOf(system: System | undefined, entries: readonly Entry[]) {
	const wanted = new Set(entries.flatMap((entry) => (entry.kind === 'combat' ? [entry.calculator] : [])));
	const found = new Map<string, Calculator>();
	for (const path of wanted) {
		const calculator = path.startsWith(`${system?.id}/`) && (await loadCalculator(system!, path.split('/')[1]!));
		if (calculator) found.set(path, calculator);
	}
	return found;
}

/** The report of a battle; nothing when it is overtaken by a newer one. */
export async function toldOf(
	system: System | undefined,
	entries: readonly Entry[],
	overtaken: () => boolean
): Promise<Report | undefined> {
	const calculators = await calculatorsOf(system, entries);
	const told: Told[] = [];
	/** The same fight with the same dice comes to the same. */
	const known = new Map<string, Replayed>();
	let since = performance.now();
	for (const entry of entries) {
		if (entry.kind !== 'combat') continue;
		told.push(tell(entry, calculators.get(entry.calculator), known));
		if (performance.now() - since < PORTION) continue;
		await pause();
		if (overtaken()) return undefined;
		since = performance.now();
	}
	return reportOf(entries, told);
}

function tell(entry: Combat, calculator: Calculator | undefined, known: Map<string, Replayed>): Told {
	if (!calculator) return { entry };
	const key = JSON.stringify([entry.calculator, entry.answers, entry.faces, entry.outcome, entry.shown]);
	const replayed = known.get(key) ?? replay(calculator, entry);
	known.set(key, replayed);
	return { entry, calculator, replayed };
}

/** What a spreadsheet calls the calculators and the outcomes: ids where a title depends on the situation. */
export async function sheetNames(system: System | undefined, entries: readonly Entry[]): Promise<SheetNames> {
	const calculators = await calculatorsOf(system, entries);
	return { calculator: (id): Label => calculators.get(id)?.title ?? id };
}
