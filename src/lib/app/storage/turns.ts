/** Marks in the log: a turn begins, the clock passes to a side, dice are noted with the turn. */
import { MOST_TURN } from './constants';
import type { Engine } from './engine';
import { newEntry } from './new-entry';
import { existing, touched } from './rows';
import type { Battle, Entry, TurnDice, TurnMark } from './types';

/** Entries that are searched for the mark of the current turn. */
const MOST_IN_TURN = 500;

export function turns(engine: Engine) {
	return {
		nextTurn: (battle: string): Promise<Battle> =>
			engine.change('turn-begun', async (writer) => {
				const before = await existing(writer, 'battles', battle);
				const after = touched(engine, { ...before, turn: Math.min(before.turn + 1, MOST_TURN), turns: true });
				await writer.put('battles', [after]);
				// The side that begins a turn is the first, for the clock as well.
				const runs = before.clock && { who: 0 as const, clock: 'runs' as const };
				await writer.put('entries', [{ ...(await newEntry(engine, writer, battle)), kind: 'turn', ...runs }]);
				return after;
			}),

		/** Starts the clock of a side, or stops it. */
		passClock: (battle: string, who: 0 | 1 | undefined): Promise<Entry> =>
			engine.change('turn-passed', async (writer) => {
				const clock = who === undefined ? 'stops' : 'runs';
				const mark: TurnMark = { ...(await newEntry(engine, writer, battle)), kind: 'turn', who, clock };
				await writer.put('entries', [mark]);
				return mark;
			}),

		/** Notes the dice of groups with the current turn. A function of the dice as they are by then, so that quick taps all count. */
		noteDice: (battle: string, change: (dice: TurnDice) => TurnDice): Promise<Entry> =>
			engine.change('turn-noted', async (writer) => {
				const { turn } = await existing(writer, 'battles', battle);
				const latest = await writer.entries(battle, { order: 'newest', limit: MOST_IN_TURN });
				const marks = latest.filter((entry) => entry.kind === 'turn').filter((mark) => mark.turn === turn);
				const mark = marks.find(({ dice }) => dice) ?? marks[0];
				const before: TurnMark = mark
					? touched(engine, mark)
					: { ...(await newEntry(engine, writer, battle)), kind: 'turn' };
				const after = { ...before, dice: change(before.dice ?? {}) };
				await writer.put('entries', [after]);
				return after;
			})
	};
}
