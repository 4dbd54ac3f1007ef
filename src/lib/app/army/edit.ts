/** Changes to the groups and cards of a force. Pure: each returns new groups. */
import type { Force, KeptGroup } from '$lib/app/storage/types';
import { newId } from '$lib/app/storage/new-id';
import type { ListedGroup } from './read-list';

export type Card = KeptGroup['units'][number];
type Groups = readonly KeptGroup[];

/** A card without an id. */
export type NewCard = Omit<Card, 'id'>;

const inGroup = (groups: Groups, id: string, change: (group: KeptGroup) => KeptGroup): Groups =>
	groups.map((group) => (group.id === id ? change(group) : group));

export const emptyGroup = (): KeptGroup => ({ id: newId(), name: '', units: [] });

/** `Peltasts` after `Peltasts 3` is `Peltasts 4`. */
function nextName(name: string, taken: ReadonlySet<string>): string {
	const [, stem = name, n] = /^(.*?)(?:\s+(\d+))?$/.exec(name) ?? [];
	for (let nth = Number(n ?? 1) + 1; ; nth++) {
		const next = `${stem} ${nth}`;
		if (!taken.has(next)) return next;
	}
}

const cardsOf = (groups: Groups): Card[] => groups.flatMap(({ units }) => units);

/** Adds a card so many times, at the end of a group, or of the last one. */
export function added(groups: Groups, card: NewCard, times = 1, to = groups.at(-1)?.id): Groups {
	const names = new Set(cardsOf(groups).map(({ name }) => name));
	const made = Array.from({ length: times }, (_, i): Card => {
		const name = card.name && (i || names.has(card.name)) ? nextName(card.name, names) : card.name;
		names.add(name);
		return { ...card, name, id: newId() };
	});
	const at = to ?? newId();
	const home = groups.some(({ id }) => id === at) ? groups : [...groups, { ...emptyGroup(), id: at }];
	return inGroup(home, at, (group) => ({ ...group, units: [...group.units, ...made] }));
}

/** With the cards of a list: its named groups are new ones, the rest joins the last. */
export function withList(groups: Groups, list: readonly ListedGroup[]): Groups {
	return list.reduce<Groups>((all, { name, cards }) => {
		const home = name ? [...all, { ...emptyGroup(), name }] : all;
		return cards.reduce((into, { name, card, times }) => added(into, { name, card }, times), home);
	}, groups);
}

/** More of a card, as it was mustered, behind it. */
export function copied(groups: Groups, id: string, times: number): Groups {
	const home = groups.find(({ units }) => units.some((unit) => unit.id === id));
	const card = home?.units.find((unit) => unit.id === id);
	if (!home || !card) return groups;
	const { name, card: answers } = card;
	const grown = added(groups, { name, card: answers }, times, home.id);
	return inGroup(grown, home.id, ({ units, ...group }) => {
		const at = home.units.indexOf(card) + 1;
		return { ...group, units: [...home.units.slice(0, at), ...units.slice(-times), ...home.units.slice(at)] };
	});
}

export const changed = (groups: Groups, id: string, changes: Partial<NewCard>): Groups =>
	groups.map((group) => ({
		...group,
		units: group.units.map((unit) => (unit.id === id ? { ...unit, ...changes } : unit))
	}));

export const removed = (groups: Groups, id: string): Groups =>
	groups.map((group) => ({ ...group, units: group.units.filter((unit) => unit.id !== id) }));

export function moved(groups: Groups, id: string, to: string): Groups {
	const card = cardsOf(groups).find((unit) => unit.id === id);
	if (!card || !groups.some((group) => group.id === to)) return groups;
	return inGroup(removed(groups, id), to, (group) => ({ ...group, units: [...group.units, card] }));
}

export const changedGroup = (groups: Groups, id: string, changes: Partial<Omit<KeptGroup, 'id' | 'units'>>): Groups =>
	inGroup(groups, id, (group) => ({ ...group, ...changes }));

/** The last card of a kind, whose figures the next of that kind most likely has. */
export function lastOf(forces: readonly Pick<Force, 'groups'>[], isIt: (card: Card) => boolean): Card | undefined {
	return forces.flatMap(({ groups }) => cardsOf(groups)).findLast(isIt);
}
