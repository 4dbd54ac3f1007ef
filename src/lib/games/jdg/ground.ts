/** The ground as fire and shock ask for it: every figure, note and doubt is that of the terrain chart. */
import { filled } from '$lib/core/filled';
import { isText } from '$lib/core/lang';
import { choiceOf } from '$lib/core/charts/choices';
import type { Choice, Doubt, Line, OneOf, RowRef, RuledOut, Settled, Step, Text, Value } from '$lib/core/types';
import { cellOf, codeIn, figure, noteOf, rowOf } from '$lib/core/charts/read';
import terrain from './charts/terrain';
import { words } from './words';

export type Against = 'fire' | 'shock';

/** How an attack crosses a redoubt or a fortification; the chart has a figure for each [g]. */
type Way = 'in' | 'out';

const valueIn = (row: string, column: Against, way: Way = 'in'): Value => {
	const { value } = cellOf(terrain, row, column);
	const twofold = value !== null && typeof value === 'object' && 'join' in value && value.join === 'slash';
	return twofold ? (value.of[way === 'in' ? 0 : 1] ?? null) : value;
};

/** What a line of the chart adds to the die; nothing where it bars (NA) or points elsewhere (UAT). */
function effect(row: string, column: Against, way?: Way): number | undefined {
	const value = valueIn(row, column, way);
	const code = codeIn(value);
	if (code === 'ne') return 0;
	return code === 'na' || code === 'uat' ? undefined : figure(value);
}

export const forbids = (row: string, column: Against) => codeIn(valueIn(row, column)) === 'na';

export const hasNote = (row: string, column: Against, note: string) =>
	cellOf(terrain, row, column).notes?.includes(note) ?? false;

export const at = (row: string, column: Against): RowRef => ({ chart: 'terrain', row, column });

export function nameOf(row: string): Text {
	const { head } = rowOf(terrain, row);
	if (!isText(head)) throw new Error(`The line “${row}” of the terrain chart has no name.`);
	return head;
}

/** The name of a line inside a sentence. */
export function nameWithin(row: string): Text {
	const { fr, en } = nameOf(row);
	return { fr: fr.toLowerCase(), en: en.toLowerCase() };
}

/** Every line no charge may start from, cross or end in. */
export const CHARGE_STOPS = terrain.rows.map(({ id }) => id).filter((row) => hasNote(row, 'shock', 'e'));

export const placeOf = (row: string, column: Against, own: Partial<Choice> = {}): Choice =>
	choiceOf('terrain', terrain, row, { value: effect(row, column), ...own }, column);

// In the order of the chart, but lines that refer to another terrain, and terrain that no unit can enter, come last.
const HEXES = ['clear', 'rough', 'orchard', 'woods', 'marsh', 'town', 'castle'];
const BORROWING = ['road', 'trail'];

// On some maps water fills the hex, on others it runs along the hexside.
const RIVER_BETWEEN: Text = {
	fr: 'Aussi quand elle coule entre les deux camps',
	en: 'Also where it runs between the two sides'
};

export const groundIn = (column: Against, ask: Text): OneOf => ({
	id: 'terrain',
	kind: 'one',
	ask,
	short: { fr: 'Terrain', en: 'Terrain' },
	default: 'clear',
	choices: [
		...HEXES.map((row) => placeOf(row, column)),
		...BORROWING.map((row) =>
			placeOf(row, column, {
				hint: { fr: 'L’autre terrain donne la valeur', en: 'The other terrain gives the figure' }
			})
		),
		placeOf('river', column, column === 'shock' ? { hint: RIVER_BETWEEN } : {})
	]
});

/** A road and a trail have no figure of their own [UAT]. */
export const otherGroundIn = (column: Against): OneOf => ({
	id: 'other-terrain',
	kind: 'one',
	ask: { fr: 'Quel est l’autre terrain de cet hexagone ?', en: 'What is the other terrain in that hex?' },
	short: { fr: 'Autre terrain', en: 'Other terrain' },
	help: {
		fr: 'Route et chemin ne comptent pas : l’autre terrain donne la valeur.',
		en: 'A road or trail does not count: the other terrain gives the figure.'
	},
	asked: (settled) => BORROWING.includes(settled.one('terrain')),
	default: 'clear',
	choices: HEXES.map((row) => placeOf(row, column))
});

/** The terrain that counts. */
export const groundOf = (settled: Settled): string => {
	const chosen = settled.one('terrain');
	return BORROWING.includes(chosen) ? settled.one('other-terrain') : chosen;
};

const LEVELS = ['same', 'up-1', 'up-2', 'down-1', 'down-2'] as const;

const LEVEL_NAMES: Record<string, Text> = {
	'up-1': { fr: 'Un niveau plus haut', en: 'One level higher' },
	'up-2': { fr: 'Deux niveaux plus haut, ou davantage', en: 'Two levels higher, or more' },
	'down-1': { fr: 'Un niveau plus bas', en: 'One level lower' },
	'down-2': { fr: 'Deux niveaux plus bas, ou davantage', en: 'Two levels lower, or more' }
};

export const levelIn = (column: Against, ask: Text, asked?: OneOf['asked']): OneOf => ({
	id: 'level',
	kind: 'one',
	rare: true,
	ask,
	short: { fr: 'Niveau', en: 'Level' },
	...(asked && { asked }),
	default: 'same',
	choices: LEVELS.map((row) =>
		row === 'same'
			? { id: row, label: { fr: 'Au même niveau', en: 'On the same level' }, value: 0 }
			: placeOf(row, column, { label: LEVEL_NAMES[row] })
	)
});

/** Lines of works (redoubt or wall, fortification; inwards or outwards), of which only one can apply. */
const WORKS = ['redoubt-in', 'redoubt-out', 'fortification-in', 'fortification-out'] as const;

const WAYS: Record<Way, Text> = {
	in: { fr: 'de l’extérieur vers l’intérieur', en: 'from outside in' },
	out: { fr: 'de l’intérieur vers l’extérieur', en: 'from inside out' }
};

/** The line of the chart behind a choice of hexside. */
export const rowOfHexside = (id: string) => id.replace(/-(in|out)$/, '');

/** Whether a line of the sum is that of a work. */
export const isWork = ({ row }: Line): boolean => WORKS.some((id) => rowOfHexside(id) === row?.row);

export const worksIn = (column: Against): Choice[] =>
	WORKS.map((id) => {
		const row = rowOfHexside(id);
		const way = id.endsWith('-out') ? 'out' : 'in';
		const name = nameOf(row);
		return {
			...placeOf(row, column),
			id,
			value: effect(row, column, way),
			label: { fr: `${name.fr}, ${WAYS[way].fr}`, en: `${name.en}, ${WAYS[way].en}` },
			not: WORKS.filter((other) => other !== id)
		};
	});

export const hexsides: Doubt = {
	printed: {
		fr: 'Une valeur par côté d’hexagone, sans dire si elles s’ajoutent ni laquelle prendre quand l’attaque en passe plusieurs',
		en: 'A figure for each hexside, without saying whether they add up or which to take when the attack crosses several'
	},
	read: {
		fr: 'Tout ce qui est sur un même côté s’ajoute ; de plusieurs côtés, comptez celui qui avantage la cible',
		en: 'All that lies on one hexside adds up; of several hexsides, count the one that favours the target'
	},
	why: {
		fr: 'Seule la note g interdit un cumul ; le reste est arrondi pour le défenseur, comme les rapports.',
		en: 'Only note g forbids adding; the rest goes to the defender, as the odds table does.'
	}
};

/** A work and the hex inside it do not add up [g]: one of the two lines stays. */
export function apart(work: Line | undefined, inside: Line | undefined): { lines: Line[]; setAside: RuledOut[] } {
	const both = [inside, work].filter((line) => line !== undefined);
	if (!work?.value || !inside?.value) return { lines: both, setAside: [] };
	const [stays, goes] = work.value <= inside.value ? [work, inside] : [inside, work];
	const why = filled(words.notAdded, { stays: stays.what });
	const { what, value, question = 'hexside' } = goes;
	return {
		lines: [work.value === inside.value ? stays : { ...stays, doubt: stays.doubt ?? words.whichOfTwo }],
		setAside: [{ what, value, why, row: work.row, question }]
	};
}

/** What the marsh's asterisk points to. */
export const battlesNote = (settled: Settled): Step[] =>
	groundOf(settled) === 'marsh'
		? [{ text: noteOf(terrain, 'battles').text, row: { chart: 'terrain', row: 'marsh' } }]
		: [];
