/** What both sides have lost, group by group: for the report. Pure. */
import { count } from '$lib/core/count';
import { number } from '$lib/core/figures';
import { bothLangs, COLON } from '$lib/core/lang';
import type { Lang, Text } from '$lib/core/types';
import { reachedBy } from './group-line';
import type { CardReader, MusteredForce, MusteredUnit } from './mustered';
import { words } from './words';

export interface LossRow {
	readonly id: string;
	readonly called: Text;
	/** Units that are off the table, of how many. */
	readonly gone: number;
	readonly units: number;
	/** What is counted down; nothing where the game counts units alone. */
	readonly lost?: number;
	readonly all?: number;
	/** What became of the group, and the states its units are in. */
	readonly fate: readonly Text[];
}

const goneIn = (units: readonly MusteredUnit[]) => units.filter(({ gone }) => gone).length;

function statesOf(units: readonly MusteredUnit[]): Text[] {
	const seen = new Map<string, { title: Text; n: number }>();
	for (const { marks, gone } of units)
		for (const { id, title } of gone ? [] : marks) seen.set(id, { title, n: (seen.get(id)?.n ?? 0) + 1 });
	return [...seen.values()].map(({ title, n }) => (n > 1 ? bothLangs((lang) => `${n} × ${title[lang]}`) : title));
}

const rowOf = (
	reader: CardReader,
	id: string,
	called: Text,
	{ members, count }: { members: readonly MusteredUnit[]; count: { left: number; all: number } },
	fate: readonly Text[]
): LossRow => ({
	...{ id, called, gone: goneIn(members), units: members.length, fate },
	...(reader.rules.losses && { lost: count.all - count.left, all: count.all })
});

/** One row a group, and one for the whole where there are several. */
export function lossRows(reader: CardReader, { groups, units, count, force }: MusteredForce): LossRow[] {
	const rows = groups
		.filter(({ members }) => members.length)
		.map((group) => {
			const reached = reachedBy(group);
			const whole = group.marks.length ? group.marks.map(({ title }) => title) : reached ? [words[reached]] : [];
			return rowOf(reader, group.id, group.called, group, [...whole, ...statesOf(group.members)]);
		});
	if (rows.length < 2) return rows;
	return [...rows, rowOf(reader, force.id, words.whole, { members: units, count }, [])];
}

/** `– Left: 2 units of 6, 5 of 18 elements lost, Broken`. */
export function lossLine(reader: CardReader, row: LossRow, lang: Lang): string {
	const units = `${count(row.gone, words.unitGone, words.unitsGone)[lang]} ${words.of[lang]} ${row.units}`;
	const { losses } = reader.rules;
	const lost =
		losses && row.lost !== undefined
			? [`${losses.many[lang]}${COLON[lang]}${number(row.lost, lang)} ${words.of[lang]} ${number(row.all ?? 0, lang)}`]
			: [];
	return `– ${row.called[lang]}${COLON[lang]}${[units, ...lost, ...row.fate.map((text) => text[lang])].join(', ')}`;
}
