/** What the log says of units: what each entry changed, and the first time a group reached one of its points. Pure. */
import { number } from '$lib/core/figures';
import { bothLangs, COLON } from '$lib/core/lang';
import type { Change } from '$lib/core/units/types';
import type { Entry } from '$lib/app/storage/types';
import type { Text } from '$lib/core/types';
import { changeName } from './change-name';
import type { Reached } from './group-line';
import { musteredOf, type CardReader, type MusteredForce, type MusteredGroup } from './mustered';
import { words } from './words';

const idOf = (change: Change) => ('group' in change ? change.group : change.unit);

/** `Immortals: Discouraged · Companions: 2 SP lost`; nothing where no unit of these forces is in it. */
function changesTold(
	reader: CardReader,
	forces: readonly MusteredForce[],
	changes: readonly Change[]
): Text | undefined {
	const all = forces.flatMap(({ groups }) => groups.flatMap((group) => [group, ...group.members]));
	const names = new Map(all.map(({ id, called }) => [id, called]));
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

/** By entry: the points that were reached by it for the first time. */
function crossingsOf(
	reader: CardReader,
	forces: readonly MusteredForce[],
	entries: readonly Entry[]
): ReadonlyMap<string, readonly Crossing[]> {
	const crossed = new Map<string, Crossing[]>();
	const isPointed = ({ breaks, warns }: MusteredGroup) => breaks !== undefined || warns !== undefined;
	const kept = forces.filter(({ groups }) => groups.some(isPointed)).map(({ force }) => force);
	if (!kept.length) return crossed;
	const said = new Set<string>();
	const changing = entries.filter((entry) => 'changes' in entry && entry.changes?.length);
	for (const [at, { id, turn }] of changing.entries()) {
		const groups = musteredOf(reader, kept, changing.slice(0, at + 1)).flatMap(({ groups }) => groups);
		for (const group of groups)
			for (const [reached, point] of POINTS) {
				const most = group[point];
				const key = `${group.id} ${point}`;
				if (most === undefined || group.loss < most || said.has(key)) continue;
				said.add(key);
				crossed.set(id, [...(crossed.get(id) ?? []), { group, reached, turn, loss: group.loss }]);
			}
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
	const crossings = crossingsOf(reader, forces, entries);
	return (entry) => {
		const changes = 'changes' in entry && entry.changes ? changesTold(reader, forces, entry.changes) : undefined;
		const crossed = crossings.get(entry.id) ?? [];
		return [
			...(changes ? [{ text: changes, alarm: false }] : []),
			...crossed.map((one) => ({ text: crossingTold(one), alarm: true }))
		];
	};
}
