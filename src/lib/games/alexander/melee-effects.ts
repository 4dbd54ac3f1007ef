/** What a result of melee means for a side as it stands: who advances, who may, who cannot. */
import { isText } from '$lib/core/lang';
import { cellOf } from '$lib/core/charts/read';
import type { Doubt, RowRef, Step, Text } from '$lib/core/types';
import results from './charts/melee-results';
import { codesIn } from '$lib/core/charts/cell';
import { termOf } from './naming';

export interface Side {
	readonly id: 'attacker' | 'defender';
	readonly name: Text;
	readonly types: readonly string[];
	readonly state: string;
}

const codesFor = (row: string, side: Side['id']): string[] => {
	const { value } = cellOf(results, row, side);
	return isText(value) ? [] : codesIn(value);
};

const routedAdvance: Doubt = {
	printed: {
		fr: 'L’avance n’est interdite qu’aux unités découragées ; rien sur celles en déroute',
		en: 'Only discouraged units are barred from advancing; nothing is said of routed ones'
	},
	read: { fr: 'Une unité en déroute n’avance pas non plus', en: 'A routed unit does not advance either' },
	why: {
		fr: 'La déroute est un degré plus grave que le découragement.',
		en: 'Rout is one degree worse than discouragement.'
	}
};

/** Which of its units cannot advance, by the state of the side. */
const HELD: Readonly<Record<string, { all: boolean; text: Text; doubt?: Doubt }>> = {
	'some-discouraged': {
		all: false,
		text: { fr: 'Les unités découragées n’avancent pas.', en: 'Discouraged units do not advance.' }
	},
	'all-discouraged': {
		all: true,
		text: {
			fr: 'Pas d’avance : une unité découragée n’avance jamais.',
			en: 'No advance: a discouraged unit never advances.'
		}
	},
	'some-routed': {
		all: false,
		text: {
			fr: 'Les unités en déroute ou découragées n’avancent pas.',
			en: 'Routed or discouraged units do not advance.'
		},
		doubt: routedAdvance
	},
	'all-routed': {
		all: true,
		text: {
			fr: 'Pas d’avance : une unité en déroute n’avance pas.',
			en: 'No advance: a routed unit does not advance.'
		},
		doubt: routedAdvance
	}
};

const POSSIBLE: Text = { fr: 'Avance possible.', en: 'Advance possible.' };

function ordered(code: string, types: readonly string[]): Text {
	if (code === 'advance-may') return POSSIBLE;
	if (!types.includes('ph')) return { fr: 'Avance obligatoire.', en: 'Mandatory advance.' };
	return types.length === 1
		? {
				fr: 'Avance possible : pour les phalangites, l’avance obligatoire devient un choix.',
				en: 'Advance possible: for phalangites a mandatory advance becomes a choice.'
			}
		: {
				fr: 'Avance obligatoire, sauf pour les phalangites : ils avancent s’ils le veulent.',
				en: 'Mandatory advance, except for phalangites: they advance if they wish.'
			};
}

function advance(code: string, { types, state }: Side): { text: Text; doubt?: Doubt } {
	const text = ordered(code, types);
	const held = HELD[state];
	if (!held) return { text };
	if (held.all) return held;
	return { text: { fr: `${text.fr} ${held.text.fr}`, en: `${text.en} ${held.text.en}` }, doubt: held.doubt };
}

const rule = (code: string) => ({ fr: `(règle\u00a0${termOf(code).ref})`, en: `(rule\u00a0${termOf(code).ref})` });

function suffers(code: string, state: string): Text {
	const { fr, en } = code === 'ne' ? { fr: '', en: '' } : rule(code);
	switch (code) {
		case 'f':
			return { fr: `Toutes les unités sont fatiguées ${fr}.`, en: `All units are fatigued ${en}.` };
		case 'd':
			return state === 'none'
				? { fr: `Toutes les unités sont découragées ${fr}.`, en: `All units are discouraged ${en}.` }
				: {
						fr: `Toutes les unités sont découragées ${fr}\u202f; pour celles qui étaient déjà découragées ou en déroute, voir la règle\u00a012.`,
						en: `All units are discouraged ${en}; for those already discouraged or routed, see rule\u00a012.`
					};
		case 'dr':
			return {
				fr: `Toutes les unités sont en déroute et reculent de deux hexagones ${fr}.`,
				en: `All units are routed and retreat two hexes ${en}.`
			};
		case 'r':
			return { fr: `Recul d’un hexagone ${fr}.`, en: `Retreat one hex ${en}.` };
		case 'ne':
			return { fr: 'Pas d’effet.', en: 'No effect.' };
		default:
			throw new Error(`Nothing is said of the melee result “${code}”.`);
	}
}

/** The results that last: those of which a unit keeps a marker. */
const LASTING: readonly string[] = ['f', 'd', 'dr'];

const advances = (code: string) => code.startsWith('advance');

/** What a side does, in printed order. */
export function stepsFor(row: string, side: Side): Step[] {
	const at: RowRef = { chart: 'melee-results', row, column: side.id };
	return codesFor(row, side.id).map((code, i): Step => {
		const { text, doubt } = advances(code)
			? advance(code, side)
			: { text: suffers(code, side.state), doubt: undefined };
		const then = i ? { fr: `Puis ${small(text.fr)}`, en: `Then ${small(text.en)}` } : text;
		const brings = LASTING.includes(code) ? [{ part: side.id, state: code }] : undefined;
		return { text: then, side: side.name, row: at, doubt, ...(brings && { brings }) };
	});
}

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Both sides: who suffers goes first, who advances comes after. */
export function stepsOf(row: string, sides: readonly Side[]): Step[] {
	const moves = (side: Side) => codesFor(row, side.id).some(advances);
	return [...sides.filter((side) => !moves(side)), ...sides.filter(moves)].flatMap((side) => stepsFor(row, side));
}

/** A row in a few words: who gives way, and in what state. */
export function titleOf(row: string): Text {
	const loses = (['defender', 'attacker'] as const).find((side) => codesFor(row, side).includes('r'));
	if (!loses) return termOf('ne').title;
	const [first = ''] = codesFor(row, loses);
	const who = loses === 'defender' ? { fr: 'défenseurs', en: 'Defenders' } : { fr: 'attaquants', en: 'Attackers' };
	if (first === 'dr') return { fr: `Déroute des ${who.fr}`, en: `${who.en} routed` };
	const how = { f: { fr: 'fatigués', en: 'fatigued' }, d: { fr: 'découragés', en: 'discouraged' } }[first];
	const side = who.fr.charAt(0).toUpperCase() + who.fr.slice(1);
	if (!how) return { fr: `Les ${who.fr} reculent d’un hexagone`, en: `${who.en} retreat one hex` };
	return { fr: `${side} ${how.fr}, recul d’un hexagone`, en: `${who.en} ${how.en}, retreat one hex` };
}

export const rowIds = results.rows.map(({ id }) => id);

/** Rows where a side suffers one of some results, best first for the attacker. */
export const rowsWhere = (side: Side['id'], ...codes: string[]): string[] =>
	rowIds.filter((row) => codesFor(row, side).some((code) => codes.includes(code))).reverse();
