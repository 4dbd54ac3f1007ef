/** Starred pages, and presets: calculators kept with their answers. */
import { MOST_ORDER } from './constants';
import { deepEqual } from './deep-equal';
import type { Engine } from './engine';
import { newId } from './new-id';
import { existing, touched } from './rows';
import { isStar } from './star';
import type { Reader, Writer } from './store';
import type { Answers, Favourite } from './types';

const byOrder = (a: Favourite, b: Favourite) => a.order - b.order || a.created - b.created || (a.id < b.id ? -1 : 1);

const sorted = async (reader: Reader): Promise<Favourite[]> => (await reader.all('favourites')).sort(byOrder);

/** The favourites whose `order` differs from their index, with `order` set to the index. */
const numbered = (engine: Engine, all: readonly Favourite[]): Favourite[] =>
	all.flatMap((favourite, order) => (favourite.order === order ? [] : [touched(engine, { ...favourite, order })]));

/** A new favourite after all others. */
async function added(
	engine: Engine,
	writer: Writer,
	all: readonly Favourite[],
	what: Pick<Favourite, 'path' | 'answers' | 'name'>
): Promise<Favourite> {
	const created = engine.now();
	const last = all.at(-1)?.order ?? -1;
	// Only a handmade file has orders this high: renumber all.
	const full = last >= MOST_ORDER;
	if (full) await writer.put('favourites', numbered(engine, all));
	const order = full ? all.length : last + 1;
	return { ...what, id: newId(), order, created, updated: engine.notBefore(0, created) };
}

async function star(engine: Engine, writer: Writer, path: string, on: boolean): Promise<boolean> {
	const all = await sorted(writer);
	const stars = all.filter((favourite) => isStar(favourite, path));
	if (!on)
		await writer.remove(
			'favourites',
			stars.map(({ id }) => id)
		);
	else if (!stars.length) await writer.put('favourites', [await added(engine, writer, all, { path })]);
	return on;
}

const whatOf = (on: boolean) => (on ? 'favourite-added' : 'favourite-removed');

export function favourites(engine: Engine) {
	return {
		favourites: () => engine.live(sorted),

		/** Returns whether the page now has a star. */
		toggleFavourite: (path: string): Promise<boolean> =>
			engine.change(whatOf, async (writer) =>
				star(engine, writer, path, !(await sorted(writer)).some((one) => isStar(one, path)))
			),

		/** Sets the star to the state the player asked for, even if another tab changed it meanwhile. */
		setFavourite: (path: string, on: boolean): Promise<boolean> =>
			engine.change(whatOf, (writer) => star(engine, writer, path, on)),

		/** Returns the existing preset if one has the same path and answers. */
		addPreset: (path: string, answers: Answers, name?: string): Promise<Favourite> =>
			engine.change('favourite-added', async (writer) => {
				const all = await sorted(writer);
				const known = all.find((one) => one.path === path && one.answers && deepEqual(one.answers, answers));
				const preset: Favourite = known
					? touched(engine, { ...known, name: name ?? known.name })
					: await added(engine, writer, all, { path, answers, name });
				await writer.put('favourites', [preset]);
				return preset;
			}),

		renameFavourite: (id: string, name: string | undefined): Promise<void> =>
			engine.change('favourite-renamed', async (writer) => {
				const favourite = await existing(writer, 'favourites', id);
				await writer.put('favourites', [touched(engine, { ...favourite, name })]);
			}),

		removeFavourite: (id: string): Promise<void> =>
			engine.change('favourite-removed', async (writer) => {
				await existing(writer, 'favourites', id);
				await writer.remove('favourites', [id]);
			}),

		/** Sorts by these ids; others follow in their own order. */
		orderFavourites: (ids: readonly string[]): Promise<void> =>
			engine.change('favourites-ordered', async (writer) => {
				const all = await sorted(writer);
				const place = new Map(ids.map((id, i) => [id, i]));
				const placeOf = ({ id }: Favourite) => place.get(id) ?? ids.length;
				await writer.put(
					'favourites',
					numbered(
						engine,
						[...all].sort((a, b) => placeOf(a) - placeOf(b) || byOrder(a, b))
					)
				);
			})
	};
}
