/** What a result of melee means for a side in its state: who advances, who may, who cannot. */
import { filled } from '$lib/core/filled';
import { isText } from '$lib/core/lang';
import { cellOf } from '$lib/core/charts/read';
import type { RowRef, Step, Text } from '$lib/core/types';
import results from './charts/melee-results';
import { codesIn } from '$lib/core/charts/cell';
import { words } from './melee-words';
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

/** Which of its units cannot advance, by the state of the side: `{advance}` in the words is what the others do. */
const HELD: Readonly<Record<string, Text>> = words.held;
const HELD_BACK: Readonly<Record<string, Text>> = words.heldBack;

function ordered(code: string, types: readonly string[]): Text {
	if (code === 'advance-may') return words.advancePossible;
	if (!types.includes('ph')) return words.advanceMandatory;
	return types.length === 1 ? words.advanceOfPhalangites : words.advanceWithPhalangites;
}

/** The same in a few words. */
function inBrief(code: string, types: readonly string[]): Text {
	if (code === 'advance-may' || (types.length === 1 && types[0] === 'ph')) return words.mayAdvance;
	return types.includes('ph') ? words.mustAdvanceMixed : words.mustAdvance;
}

function advance(code: string, { types, state }: Side): Pick<Step, 'text' | 'brief' | 'idle' | 'doubt'> {
	const [advance, brief] = [ordered(code, types), inBrief(code, types)];
	const [held, heldBack] = [HELD[state], HELD_BACK[state]];
	if (!held || !heldBack) return { text: advance, brief };
	return {
		text: filled(held, { advance }),
		brief: filled(heldBack, { advance: brief }),
		...(state.startsWith('all') && { idle: true }),
		...(state.endsWith('routed') && { doubt: words.routedAdvance })
	};
}

function suffered(code: string, state: string, first: boolean): Text {
	switch (code) {
		case 'f':
			return words.fatigued;
		case 'd':
			return state === 'none' ? words.discouraged : words.discouragedAgain;
		case 'dr':
			return words.routed;
		case 'r':
			return first ? words.retreat : words.thenRetreat;
		case 'ne':
			return words.noEffect;
		default:
			throw new Error(`Nothing is said of the melee result “${code}”.`);
	}
}

const suffers = (code: string, state: string, first: boolean): Text =>
	filled(suffered(code, state, first), { rule: termOf(code).ref ?? '' });

/** The results that last: those of which a unit keeps a marker. */
const LASTING: readonly string[] = ['f', 'd', 'dr'];

const advances = (code: string) => code.startsWith('advance');

const BRIEFS: Readonly<Record<string, Text>> = words.briefs;

/** How the verdict says a result: its headline says the first of the loser, but not how far a rout goes. */
function inVerdict(row: string, code: string, isFirst: boolean, { id, state }: Side): Pick<Step, 'brief' | 'told'> {
	// Units that were discouraged already fall under another rule, which the step says in full.
	if (code === 'd' && state !== 'none') return {};
	const isHead = isFirst && id === loserIn(row) && code !== 'dr';
	return code === 'ne' || isHead ? { told: true } : { brief: BRIEFS[code] };
}

/** What a side does, in printed order. */
export function stepsFor(row: string, side: Side): Step[] {
	const at: RowRef = { chart: 'melee-results', row, column: side.id };
	return codesFor(row, side.id).map((code, i): Step => {
		const said: Omit<Step, 'side' | 'row'> = advances(code)
			? advance(code, side)
			: { text: suffers(code, side.state, i === 0), ...inVerdict(row, code, i === 0, side) };
		const brings = LASTING.includes(code) ? [{ part: side.id, state: code }] : undefined;
		return { side: side.name, row: at, ...said, ...(brings && { brings }) };
	});
}

/** Both sides: who suffers goes first, who advances comes after. */
export function stepsOf(row: string, sides: readonly Side[]): Step[] {
	const moves = (side: Side) => codesFor(row, side.id).some(advances);
	return [...sides.filter((side) => !moves(side)), ...sides.filter(moves)].flatMap((side) => stepsFor(row, side));
}

const loserIn = (row: string) => (['defender', 'attacker'] as const).find((side) => codesFor(row, side).includes('r'));

const HEADS: Readonly<Record<string, Text>> = words.heads;

/** A row as the verdict says it: the name of the loser, and its state. */
export function headOf(row: string): Text {
	const loser = loserIn(row);
	const head = loser && HEADS[codesFor(row, loser)[0] ?? ''];
	return head ? filled(head, { who: loser === 'attacker' ? '{first}' : '{second}' }) : termOf('ne').title;
}

/** A row in a few words: who gives way, and in what state. */
export function titleOf(row: string): Text {
	const loses = loserIn(row);
	if (!loses) return termOf('ne').title;
	const [first = ''] = codesFor(row, loses);
	const who = words.within[loses];
	if (first === 'dr') return filled(words.sideRouted, { who });
	const state = { f: words.states.f, d: words.states.d }[first];
	if (!state) return filled(words.sideRetreats, { who });
	return filled(words.sideRetreatsIn, { who: loses === 'defender' ? words.defenders : words.attackers, state });
}

export const rowIds = results.rows.map(({ id }) => id);

/** Rows where a side suffers one of some results, best first for the attacker. */
export const rowsWhere = (side: Side['id'], ...codes: string[]): string[] =>
	rowIds.filter((row) => codesFor(row, side).some((code) => codes.includes(code))).reverse();
