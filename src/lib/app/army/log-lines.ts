/** What the log says of units: what each entry changed, and the first time a group reached one of its points. Pure. */
import { number } from '$lib/core/figures';
import { bothLangs, COLON } from '$lib/core/lang';
import { standingOf } from '$lib/core/units/standing';
import type { Change } from '$lib/core/units/types';
import type { Entry } from '$lib/app/storage/types';
import type { Text } from '$lib/core/types';
import { changeName } from './change-name';
import type { Reached } from './group-line';
import { lossOf, type CardReader, type MusteredForce, type MusteredGroup } from './mustered';
import { words } from './words';

const idOf = (change: Change) => ('group' in change ? change.group : change.unit);

/** `Immortals: Discouraged · Companions: 2 SP lost`; nothing where no unit of these forces is in it. */
function changesTold(
	reader: CardReader,
	names: ReadonlyMap<string, Text>,
	changes: readonly Change[]
): Text | undefined {
	const byId = new Map<string, { readonly called: Text; readonly its: Change[] }>();
	for (const change of changes) {
		const id = idOf(change);
		const called = names.get(id);
		if (called) byId.set(id, { called, its: [...(byId.get(id)?.its ?? []), change] });
	}
	if (!byId.size) return undefined;
	return bothLangs((lang) =>
		[...byId.values()]
			.map(({ called, its }) => {
				const what = its.map((change) => changeName(reader, change)[lang]).join(', ');
				return `${called[lang]}${COLON[lang]}${what}`;
			})
			.join(' · ')
	);
}

interface Crossing {
	readonly group: MusteredGroup;
	readonly reached: Reached;
	readonly turn: number;
	/** What it had lost by then. */
	readonly loss: number;
}

const POINTS = [
	['broken', 'breaks'],
	['warned', 'warns']
] as const;

/** The points that a group reached, with the entry that brought it there. Only what changes this group is folded. */
function crossingsIn({ rules }: CardReader, group: MusteredGroup, entries: readonly Entry[]): [string, Crossing][] {
	let open = POINTS.filter(([, point]) => group[point] !== undefined);
	if (!open.length) return [];
	const ids = new Set([group.id, ...group.members.map(({ id }) => id)]);
	const cards = new Map(group.members.map(({ id, card }) => [id, card]));
	const units = group.units.flatMap((unit) => {
		const card = cards.get(unit.id);
		return card ? [{ ...unit, card }] : [];
	});
	const own = entries.filter((entry) => 'changes' in entry && entry.changes?.some((change) => ids.has(idOf(change))));
	const crossed: [string, Crossing][] = [];
	for (const [at, { id, turn }] of own.entries()) {
		if (!open.length) break;
		const loss = lossOf(rules, [...standingOf(rules, [{ ...group, units }], own.slice(0, at + 1)).values()]);
		const isReached = ([, point]: (typeof open)[number]) => loss >= (group[point] ?? Infinity);
		crossed.push(
			...open.filter(isReached).map(([reached]): [string, Crossing] => [id, { group, reached, turn, loss }])
		);
		open = open.filter((point) => !isReached(point));
	}
	return crossed;
}

/** `Left: broken, 5 of 5 lost, turn 3`. */
const crossingTold = ({ group, reached, turn, loss }: Crossing): Text =>
	bothLangs((lang) => {
		const most = (reached === 'broken' ? group.breaks : group.warns) ?? 0;
		const lost = `${number(loss, lang)} ${words.of[lang]} ${number(most, lang)}`;
		const when = turn ? `, ${words.turn[lang]} ${turn}` : '';
		return `${group.called[lang]}${COLON[lang]}${words[reached][lang].toLowerCase()}, ${lost}${when}`;
	});

interface UnitLine {
	readonly text: Text;
	/** A group has reached one of its points. */
	readonly alarm: boolean;
}

export type UnitLines = (entry: Entry) => readonly UnitLine[];

/** What each entry of the log says of the units of these forces. */
export function unitLinesOf(
	reader: CardReader | undefined,
	forces: readonly MusteredForce[],
	entries: readonly Entry[]
): UnitLines {
	if (!reader || !forces.length) return () => [];
	const groups = forces.flatMap((force) => force.groups);
	const names = new Map(groups.flatMap((group) => [group, ...group.members]).map(({ id, called }) => [id, called]));
	const crossings = groups.flatMap((group) => crossingsIn(reader, group, entries));
	return (entry) => {
		const changes = 'changes' in entry && entry.changes ? changesTold(reader, names, entry.changes) : undefined;
		const crossed = crossings.filter(([id]) => id === entry.id).map(([, one]) => one);
		return [
			...(changes ? [{ text: changes, alarm: false }] : []),
			...crossed.map((one) => ({ text: crossingTold(one), alarm: true }))
		];
	};
}
