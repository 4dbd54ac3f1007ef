/** The fields around the rows of a chart, of its heads and cells, of its notes, and of terms: tables as `form/fields.ts` has them. */
import { phases } from '$lib/core/phases';
import { PHASES } from '$lib/core/types';
import { ACCENTS } from '$lib/packs/format/limits';
import { addNote, removeGroup, removeNote, withMatrix } from './chart-draft';
import {
	wordsFor,
	type DraftAnnotated,
	type DraftChart,
	type DraftColumn,
	type DraftGroup,
	type DraftNote,
	type DraftRow,
	type DraftTerm,
	type PackDraft
} from './draft-file';
import { table, type Field, type Form } from './form/fields';
import { partAt, withPart } from './lists';
import { spokenOf } from './recognise';
import { accentWords, words } from './words';

const DOUBT = { key: 'doubt', kind: 'doubt', label: words.doubt } as const;
const RULE = { kind: 'line', label: words.rule, max: 60 } as const;

export const CHART = table<DraftChart>(
	{ key: 'title', kind: 'text', label: words.chartTitle, needed: true },
	{ key: 'summary', kind: 'text', label: words.summary },
	{
		key: 'phase',
		kind: 'pick',
		label: words.phase,
		needed: true,
		options: (form) => PHASES.map((id) => ({ id, label: phases[id][form.lang] }))
	},
	{
		...RULE,
		key: ['source', 'ref'],
		put: (chart, path, ref) => {
			const next = withPart(chart, path, ref);
			return ref || partAt(chart, ['source', 'sheets']) ? next : withPart(next, ['source'], undefined);
		}
	},
	{
		key: 'groups',
		kind: 'list',
		label: words.groups,
		when: ({ groups }) => Boolean(groups?.length),
		fixed: true,
		of: table<DraftGroup>({ key: 'title', kind: 'text', label: words.groupTitle, needed: true }),
		title: ({ title }: DraftGroup, form: Form) => wordsFor(title, form.lang),
		remove: (chart, path) => removeGroup(chart as DraftChart, String(partAt(chart, [...path, 'id'])))
	},
	{
		key: 'matrix',
		kind: 'group',
		label: words.matrix,
		of: table<NonNullable<DraftChart['matrix']>>(
			{ key: 'rows', kind: 'text', label: words.matrixRows, needed: true },
			{ key: 'columns', kind: 'text', label: words.matrixColumns, needed: true },
			{ key: 'say', kind: 'text', label: words.matrixSay, needed: true }
		),
		make: (form) => [{ label: '', part: withMatrix(form.whole as DraftChart, true, form.file.languages).matrix }]
	},
	DOUBT
);

export const NOTES: readonly Field[] = table<DraftChart>({
	key: 'notes',
	kind: 'list',
	label: words.notes,
	fixed: true,
	of: table<DraftNote>(
		{ key: 'text', kind: 'long', label: words.noteText, needed: true },
		{ key: 'mark', kind: 'line', label: words.noteMark, max: 6 },
		DOUBT
	),
	title: ({ mark, text }: DraftNote, form: Form) => `${mark ?? ''} ${wordsFor(text, form.lang)}`.trim(),
	make: (form: Form) => [
		{ label: words.noteWhole[form.lang], part: addNote(form.whole as DraftChart).chart.notes!.at(-1) }
	],
	remove: (chart, path) => removeNote(chart as DraftChart, String(partAt(chart, [...path, 'id'])))
});

/** The rows that rule one out: such a choice is greyed while one of them is ticked. */
const rivals = (chart: DraftChart, row: DraftRow): Field => ({
	key: 'not',
	kind: 'picks',
	label: words.ruledOutBy,
	options: (form) =>
		chart.rows
			.filter(({ id }) => id !== row.id)
			.map(({ id, head }) => ({ id, label: spokenOf(head, { lang: form.lang, terms: form.file.terms }) || id }))
});

export const rowHead = (chart: DraftChart, row: DraftRow): readonly Field[] => [
	...table<DraftRow>({ ...RULE, key: 'ref' }, DOUBT),
	rivals(chart, row)
];
export const COLUMN_HEAD = table<DraftColumn>({ key: 'signs', kind: 'flag', label: words.cost, on: 'cost' }, DOUBT);
export const CELL = table<DraftAnnotated>(DOUBT);

export const TERM = table<DraftTerm>(
	{ key: 'abbr', kind: 'text', label: words.abbr },
	{ key: 'title', kind: 'text', label: words.termTitle, needed: true },
	{ key: 'meaning', kind: 'long', label: words.meaning, needed: true },
	{ key: 'also', kind: 'lines', label: words.also, fold: true },
	{ ...DOUBT, fold: true }
);

export const GAME = table<PackDraft>(
	{
		key: ['game', 'accent'],
		kind: 'pick',
		label: words.accent,
		none: accentWords.blue,
		options: (form) => ACCENTS.map((id) => ({ id, label: accentWords[id][form.lang] }))
	},
	{ key: ['game', 'subtitle'], kind: 'text', label: words.subtitle },
	{ key: ['game', 'short'], kind: 'text', label: words.short },
	{
		key: ['source', 'title'],
		kind: 'text',
		label: words.source,
		put: (file, path, title) => (title ? withPart(file, path, title) : withPart(file, ['source'], undefined))
	}
);
