/** The games of the app as packs: charts and terms are read from them, the calculators of its `pack.json` say in data what its code does. */
import type { Whole } from '$lib/systems';
import { packOf, written } from '../write';

const CALCULATORS = import.meta.glob<{ default: readonly unknown[] }>('../../systems/*/pack.json');

/** The games whose folder has their calculators in data as well. */
export const IN_DATA = Object.keys(CALCULATORS).map((file) => file.split('/').at(-2)!);

/** Not to be given away: the words are this app's, the games are their authors'. */
const ABOUT = { licence: 'private', authors: ['Guidon'] };

export async function gameAsPack(whole: Whole): Promise<string> {
	const load = CALCULATORS[`../../systems/${whole.system.id}/pack.json`];
	return written(packOf(whole, ABOUT, load ? (await load()).default : []));
}
