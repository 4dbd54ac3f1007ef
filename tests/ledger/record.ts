/** Around every test of this run: the rows that each calculator names in it, as lines of JSON in the file LEDGER_RECORD. */
import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CalculatorBody } from '$lib/core/types';
import { telling } from './rows';

const heard = vi.hoisted(() => ({ rows: new Map<object, Set<string>>(), calculations: 0 }));

vi.mock('$lib/core/odds/resolve', async (original) => {
	const own = await original<typeof import('$lib/core/odds/resolve')>();
	const resolve: typeof own.resolve = (calculator, raw) => {
		const { questions } = calculator;
		const rows = heard.rows.get(questions) ?? new Set();
		heard.rows.set(questions, rows);
		heard.calculations++;
		return telling(own.resolve(calculator, raw), (row) => rows.add(row));
	};
	return { ...own, resolve };
});

const FILES = import.meta.glob<{ default: CalculatorBody }>('/src/lib/games/*/calculators/*.ts', { eager: true });

/** `wab/shooting`, by the questions of a calculator: they are the same list wherever it is used. */
const NAMES = new Map<object, string>(
	Object.entries(FILES).map(([path, { default: body }]) => {
		const [, game = '', calculator = ''] = /games\/([^/]+)\/calculators\/([^/]+)\.ts$/.exec(path) ?? [];
		return [body.questions, `${game}/${calculator}`];
	})
);

beforeEach(() => {
	heard.rows.clear();
	heard.calculations = 0;
});

afterEach(() => {
	const rows = [...heard.rows].map(([questions, rows]) => [NAMES.get(questions), [...rows]]);
	const line = { file: expect.getState().testPath, calculations: heard.calculations, rows: Object.fromEntries(rows) };
	if (heard.calculations) appendFileSync(process.env.LEDGER_RECORD!, `${JSON.stringify(line)}\n`);
});
