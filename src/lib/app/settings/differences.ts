/** The changes of an import, battle by battle, in words. Pure. */
import { sayIn } from '$lib/core/lang';
import { titleOf } from '$lib/app/battle/sides';
import { words as session } from '$lib/app/battle/words';
import { stepWords } from '$lib/app/storage/words';
import type { Battle, Difference, Entry, Fate } from '$lib/app/storage/types';
import type { Lang, Text } from '$lib/core/types';

export interface BattleDifference {
	readonly id: string;
	readonly title: Text;
	readonly counts: Readonly<Record<Fate, number>>;
	/** Entries whose text would change. */
	readonly changed: readonly { readonly id: string; readonly before: Text; readonly after: Text }[];
}

const BOTH = (write: (lang: Lang) => string): Text => ({ fr: write('fr'), en: write('en') });

/** An entry in one line, as in the log. */
const textOf = (entry: Entry): Text =>
	BOTH((lang) => {
		if (entry.kind === 'turn') return `${sayIn(session.turn, lang)} ${entry.turn}`;
		if (entry.kind === 'note') return entry.note;
		if (entry.kind === 'change') return entry.note || sayIn(stepWords['units-changed'], lang);
		return [entry.shown[lang], entry.note].filter(Boolean).join(' · ');
	});

export function byBattle(differences: readonly Difference[]): BattleDifference[] {
	const battles = differences.flatMap((one) => (one.table === 'battles' ? [one] : []));
	const entries = new Map<string, Extract<Difference, { table: 'entries' }>[]>();
	for (const one of differences) {
		if (one.table !== 'entries') continue;
		const mine = entries.get(one.row.battle);
		if (mine) mine.push(one);
		else entries.set(one.row.battle, [one]);
	}
	return battles.map(({ row, own, fate }) => {
		const mine = entries.get(row.id) ?? [];
		const counts = { added: 0, updated: 0, kept: 0 };
		for (const one of mine) counts[one.fate]++;
		const battle: Battle = fate === 'kept' ? (own ?? row) : row;
		return {
			id: row.id,
			title: titleOf(battle),
			counts,
			changed: mine.flatMap(({ row, own, fate }) =>
				fate === 'updated' && own ? [{ id: row.id, before: textOf(own), after: textOf(row) }] : []
			)
		};
	});
}
