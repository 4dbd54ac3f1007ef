/** Replays the combats of a battle in portions, so that a long battle does not block the page. */
import type { SheetNames } from '$lib/app/storage/sheet';
import type { Entry } from '$lib/app/storage/types';
import type { Label, Game, Text } from '$lib/core/types';
import { calledIn, headOf, loadTeller } from './teller';
import { reportOf, type Report } from './report';
import { inOneLine, sentenceOf, type Told } from './telling';

/** Combats per portion, about one frame of work. */
const PORTION = 12;

const pause = () => new Promise<void>((go) => setTimeout(go));

/** The report of a battle; undefined if a newer call has started. */
export async function toldOf(
	game: Game | undefined,
	entries: readonly Entry[],
	overtaken: () => boolean
): Promise<Report | undefined> {
	const tell = await loadTeller(game);
	const told: Told[] = [];
	let since = performance.now();
	for (const entry of entries) {
		if (entry.kind !== 'combat') continue;
		told.push(tell(entry));
		if (performance.now() - since < PORTION) continue;
		await pause();
		if (overtaken()) return undefined;
		since = performance.now();
	}
	return reportOf(entries, told);
}

/** Names of calculators and outcomes for the CSV; ids where a title depends on the answers. */
export async function sheetNames(game: Game | undefined): Promise<SheetNames> {
	const tell = await loadTeller(game);
	return {
		calculator: (path): Label => headOf(game, path)?.title ?? calledIn(game, path),
		sentence: (entry): Text => inOneLine(sentenceOf(tell(entry)))
	};
}
