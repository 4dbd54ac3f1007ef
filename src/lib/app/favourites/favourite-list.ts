/** Favourites with their titles and links. Pure. */
import { goneWords } from '$lib/app/device/gone-words';
import { asAnswers } from '$lib/core/odds/answers';
import { toLink } from '$lib/core/odds/link';
import type { Favourite, GoneWords } from '$lib/app/storage/types';
import type { Game, Text } from '$lib/core/types';
import { meaningOf, targetOf, type Library, type Meaning } from './favourite-path';

export interface Item {
	readonly favourite: Favourite;
	/** The link, without the language. */
	readonly path: string;
	readonly meaning?: Meaning;
	/** Title kept from when its game was removed. */
	readonly was?: GoneWords;
	/** Something it refers to no longer exists. Without this, a missing meaning is only a failed load. */
	readonly gone: boolean;
}

export async function itemOf(favourite: Favourite, library: Library): Promise<Item> {
	const { path, answers } = favourite;
	const to = answers ? `${path}#${toLink(asAnswers(answers))}` : path;
	try {
		const meaning = await meaningOf(path, library);
		return { favourite, path: to, meaning, gone: !meaning, ...(!meaning && { was: goneWords(path) }) };
	} catch {
		// Part of the app could not be loaded: that does not make the favourite invalid.
		return { favourite, path: to, gone: false };
	}
}

export interface Group {
	/** Undefined for favourites of unknown games. */
	readonly game?: Game;
	readonly items: readonly Item[];
}

/** By game in the order of the home page; within a game in the player's order. */
export function grouped(items: readonly Item[], games: readonly Game[]): Group[] {
	const gameOf = ({ favourite, meaning }: Item) => meaning?.game.id ?? targetOf(favourite.path)?.game;
	const known = games.map((game) => ({ game, items: items.filter((item) => gameOf(item) === game.id) }));
	const others = items.filter((item) => !games.some(({ id }) => id === gameOf(item)));
	return [...known, { items: others }].filter((group) => group.items.length);
}

/** The ids after moving one by so many positions within its group. */
export function moved(groups: readonly Group[], id: string, by: number): string[] {
	return groups.flatMap(({ items }) => {
		const ids = items.map(({ favourite }) => favourite.id);
		const at = ids.indexOf(id);
		const to = Math.min(ids.length - 1, Math.max(0, at + by));
		if (at >= 0) ids.splice(to, 0, ...ids.splice(at, 1));
		return ids;
	});
}

/** The player's own name for a preset, else the title. */
export const titleOf = ({ favourite, meaning, was }: Item): string | Text =>
	favourite.name || meaning?.title || was?.title || favourite.path;

/** The line below the title: the chart of a row, the calculator of a preset. */
export const under = ({ favourite, meaning, was }: Item): Text | undefined =>
	favourite.name && meaning ? meaning.title : (meaning ?? was)?.of;
