/** A running battle with units on both sides, written to the disk as the app would. */
import type { Page } from '@playwright/test';
import type { Force, Battle } from '../../src/lib/app/storage/types';
import { open, putOnDisk } from './keeping';

export type Cards = readonly (readonly [name: string, card: Force['groups'][number]['units'][number]['card']])[];

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const then = 1_790_000_000_000;

export const BATTLE_ID = uuid(1);
/** The unit at a place of a side, from 0. */
export const unitId = (side: 0 | 1, at: number) => uuid(100 * (side + 1) + at);

export async function mustered(page: Page, game: string, armies: readonly [Cards, Cards] | readonly []) {
	await open(page, '/fr/session/');
	const battle: Battle = {
		...{ id: BATTLE_ID, created: then, updated: then, game, scenario: 'Gaugamela', turn: 3, turns: true },
		sides: [
			{ name: 'Macedon', colour: 'blue' },
			{ name: 'Persia', colour: 'red' }
		],
		state: 'running'
	};
	await putOnDisk(page, 'battles', [battle]);
	const forces = armies.map((cards, i): Force => {
		const side = i === 0 ? 0 : 1;
		const units = cards.map(([name, card], at) => ({ id: unitId(side, at), name, card }));
		const groups = [{ id: uuid(10 + i), name: '', units }];
		return { id: uuid(2 + i), created: then, updated: then, game, name: '', battle: BATTLE_ID, side, groups };
	});
	await putOnDisk(page, 'forces', forces);
	// Written by the pages of battles.
	await page.evaluate(() => localStorage.setItem('guidon.battle', 'running'));
}
