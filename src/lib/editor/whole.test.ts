/**
 * A game that is opened in the editor and written again is the same to the byte; its forms show every part of it; and a field that is
 * set to what it says changes nothing.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { total } from '$lib/core/odds/odds';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { ids, loadAll, loadGame } from '$lib/games';
import { gameAsPack } from '$lib/packs/from-game';
import { openPack } from '$lib/packs/format/open';
import { NAMED_PARTS } from '$lib/packs/format/schema';
import { written } from '$lib/packs/format/write';
import { calculatorIn } from './calculators/calculator-draft';
import { CalculatorForm } from './calculators/calculator-form.svelte';
import { withoutFollow } from './calculators/consequences';
import { HEAD, SECTIONS } from './calculators/tables';
import { tried } from './calculators/trial';
import { cellAt, withCell } from './chart-draft';
import { CHART, NOTES, TERM } from './chart-tables';
import { Draft } from './draft.svelte';
import type { DraftChart, PackDraft } from './draft-file';
import { fieldsOf, pathOf, write, type Field, type Form, type Table } from './form/fields';
import { LocalForm } from './form/local-form.svelte';
import { partAt, type Path } from './lists';
import { draftText, fileText, packText } from './file-text';
import { readDraft } from './read-draft';

// Outside of a page there is no address to take the language from.
vi.mock('$lib/app/page/page-context', () => ({ pageLang: () => 'en' }));

const FOLDER = 'static/packs';
const shipped = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);
const core = await Promise.all(
	ids.map(async (id) => [id, await gameAsPack(await loadAll((await loadGame(id))!))] as const)
);

/** Sets each field of a form to what it says, and tells where it found one. */
function retyped(form: Form, of: Table, at: Path = []): Path[] {
	return fieldsOf(of, form, at).flatMap((field): Path[] => {
		const path = pathOf(field, at);
		const value = partAt(form.whole, path);
		if (value === undefined) return [];
		if (field.kind === 'group' && field.of) return retyped(form, field.of, path);
		if (field.kind === 'list' || field.kind === 'record') return inList(form, field, path, value);
		write(form, field, path, value);
		return [path];
	});
}

function inList(form: Form, field: Field, path: Path, value: unknown): Path[] {
	if (field.lone && !Array.isArray(value)) return retyped(form, field.of!, path);
	const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value as object);
	return keys.flatMap((key) => retyped(form, field.of!, [...path, key]));
}

/** Each figure and each text of a part, by the way to it. */
const leaves = (part: unknown, at: Path = []): Path[] =>
	typeof part !== 'object' || part === null
		? [at]
		: Object.entries(part).flatMap(([key, inside]) => leaves(inside, [...at, Array.isArray(part) ? Number(key) : key]));

const name = (path: Path) => path.join(' › ');

/** What no field says: ids stay, and are shown beside the title, with the kind of question that asks for a number. */
const isFixed = (whole: unknown, path: Path) => path.at(-1) === 'id' || partAt(whole, path) === 'number';
const unseen = (part: unknown, seen: readonly Path[]): string[] => {
	const shown = new Set(seen.map(name));
	return leaves(part)
		.filter((path) => !isFixed(part, path) && !path.some((_, i) => shown.has(name(path.slice(0, i + 1)))))
		.map(name);
};

const opened = (text: string): PackDraft => readDraft(text)!;

/** A form over a part of a game, which keeps what is written. */
function formOver(file: PackDraft, part: unknown) {
	let whole = part;
	return new LocalForm({ file: () => file, whole: () => whole, change: (edit) => (whole = edit(whole)) });
}

/** Each cell and head is set to what stands there. */
function recelled(chart: DraftChart): DraftChart {
	const spots = [
		...chart.columns.map(({ id }) => ({ column: id })),
		...chart.rows.flatMap(({ id }) => [{ row: id }, ...chart.columns.map((column) => ({ row: id, column: column.id }))])
	];
	return spots.reduce((now, spot) => withCell(now, spot, cellAt(chart, spot)!), chart);
}

describe.each([...shipped, ...core])('%s', (_, text) => {
	test('comes back to the byte', () => expect(fileText(opened(text))).toBe(written(JSON.parse(text))));

	test('comes back though every field of its charts and terms was set', () => {
		const file = opened(text);
		for (const chart of file.charts) {
			const form = formOver(file, recelled(chart));
			retyped(form, [...(CHART as readonly Field[]), ...NOTES]);
			expect(form.whole).toEqual(chart);
		}
		for (const term of file.terms) {
			const form = formOver(file, term);
			retyped(form, TERM);
			expect(form.whole).toEqual(term);
		}
	});

	test('comes back though every field of its calculators was set, and has a field for every part of them', () => {
		const draft = new Draft('x', opened(text));
		for (const calculator of draft.file.calculators) {
			const form = new CalculatorForm(draft, calculator.id);
			const seen = [HEAD, ...SECTIONS.map(({ fields }) => fields)].flatMap((fields) => retyped(form, fields));
			expect(unseen(calculator, seen)).toEqual([]);
		}
		expect(fileText(draft.file)).toBe(written(JSON.parse(text)));
		void draft.close();
	});
});

/** The objects that a part of the schema may be, through lists, records and choices. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
	const { type, wrapped, item, value, options, getter, entries } = schema as {
		readonly type: string;
		readonly wrapped?: unknown;
		readonly item?: unknown;
		readonly value?: unknown;
		readonly options?: readonly unknown[];
		readonly getter?: (input: unknown) => unknown;
		readonly entries?: Record<string, unknown>;
	};
	if (type === 'strict_object') return [entries!];
	if (type === 'lazy') return objectsIn(getter!(undefined));
	if (type === 'union' || type === 'variant') return options!.flatMap(objectsIn);
	const inside = wrapped ?? item ?? value;
	return inside && typeof inside === 'object' ? objectsIn(inside) : [];
}

/** The keys of a part of the schema that no row of its table changes: `question.asked`. */
function withoutRow(schema: unknown, of: Table, place: string, seen: Set<unknown>): string[] {
	const form = { lang: 'en', calculator: { sides: { us: '' } }, file: { charts: [] } } as unknown as Form;
	const fields = typeof of === 'function' ? of({}, form, []) : of;
	// A field that says the whole of it.
	if (fields.some(({ key }) => !key.length)) return [];
	return objectsIn(schema).flatMap((entries) => {
		if (seen.has(entries)) return [];
		seen.add(entries);
		return Object.entries(entries).flatMap(([key, inside]) => {
			const rows = fields.filter((field) => [field.key].flat()[0] === key);
			if (!rows.length) return [`${place}.${key}`];
			return rows.flatMap((row) => (row.of ? withoutRow(inside, row.of, key, seen) : []));
		});
	});
}

test('every key of a calculator in the schema has a row in a table of its form', () => {
	const page = [HEAD, ...SECTIONS.map(({ fields }) => fields)].flat();
	// Ids stay as they were made.
	const ids = ['calculator.id', 'questions.id', 'outcomes.id'];
	expect([...new Set(withoutRow(NAMED_PARTS.calculator, page, 'calculator', new Set()))]).toEqual(ids);
});

describe('a draft of 19 November 2026, kept by the version before the fields were tables', () => {
	const text = readFileSync('tests/fixtures/draft-2026-11-19.json', 'utf8').trim();
	const draft = new Draft('x', opened(text));
	void draft.close();

	test('opens, and untouched is kept as it was', () => expect(draftText(draft.file)).toBe(text));

	test('lacks what it lacked', () => {
		const found = openPack(packText(draft.file));
		expect('problems' in found && [...new Set(found.problems.map(({ says }) => says.en))]).toEqual([
			'This is still empty.'
		]);
		expect('problems' in found && found.problems.map(({ place }) => place)).toEqual([
			'game › short',
			'charts › modifiers › notes › a › text',
			'charts › results › rows › 1-or-less › cells › 1 › doubt › read',
			'charts › results › rows › 1-or-less › cells › 1 › doubt › why',
			'charts › chart-3 › title',
			'charts › chart-3 › rowHead',
			'charts › chart-3 › groups › group-1 › title',
			'calculators › calculator › title'
		]);
	});

	test('shows every part of its calculators, and each answers', () => {
		for (const calculator of draft.file.calculators) {
			const form = new CalculatorForm(draft, calculator.id);
			const seen = [HEAD, ...SECTIONS.map(({ fields }) => fields)].flatMap((fields) => retyped(form, fields));
			expect(unseen(calculator, seen)).toEqual([]);
		}
		const odds = draft.file.calculators.map(({ id }) => {
			const { calculator } = tried(draft.file, id);
			const result = resolve(calculator!, {});
			return isIllegal(result) ? id : `${id} ${total(result.odds)}`;
		});
		expect(odds).toEqual(['attack 6', 'calculator 36', `fire ${6n ** 20n}`]);
	});
});

test('a throw that is taken away is no longer called for, and nothing else changes', async () => {
	const [, text] = core.find(([id]) => id === 'alexander')!;
	const melee = calculatorIn(opened(text), 'melee')!;
	const { follow, ...without } = withoutFollow(withoutFollow(melee, 'attacker-leader'), 'defender-leader');
	expect(JSON.stringify(without)).not.toMatch(/"(then|times)":/);
	expect(follow).toBeUndefined();
	expect(without.throw!.steps).toHaveLength(melee.throw!.steps!.length);
	expect(without.outcomes).toEqual(melee.outcomes);
});
