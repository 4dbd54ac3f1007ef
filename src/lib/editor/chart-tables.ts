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
import {
	doubt,
	flag,
	group,
	line,
	lines,
	list,
	long,
	onWhole,
	pick,
	picks,
	table,
	text,
	type Field,
	type Form
} from './form/fields';
import type { LocalForm } from './form/local-form.svelte';
import { partAt, withPart, type Path } from './lists';
import { spokenOf } from './recognise';
import { accentWords, words } from './words';

const DOUBT = doubt('doubt', words.doubt);
const RULE = { kind: 'line', label: words.rule, max: 60 } as const;

export const CHART = table<DraftChart>(
	text('title', words.chartTitle, { needed: true }),
	text('summary', words.summary),
	pick('phase', words.phase, (form) => PHASES.map((id) => ({ id, label: phases[id][form.lang] })), { needed: true }),
	{
		...RULE,
		key: ['source', 'ref'],
		put: (chart, path, ref) => {
			const next = withPart(chart, path, ref);
			return ref || partAt(chart, ['source', 'sheets']) ? next : withPart(next, ['source'], undefined);
		}
	},
	list('groups', words.groups, table<DraftGroup>(text('title', words.groupTitle, { needed: true })), {
		when: ({ groups }) => Boolean(groups?.length),
		fixed: true,
		title: ({ title }: DraftGroup, form: Form) => wordsFor(title, form.lang),
		remove: onWhole((chart: DraftChart, path: Path) => removeGroup(chart, String(partAt(chart, [...path, 'id']))))
	}),
	group(
		'matrix',
		words.matrix,
		table<NonNullable<DraftChart['matrix']>>(
			text('rows', words.matrixRows, { needed: true }),
			text('columns', words.matrixColumns, { needed: true }),
			text('say', words.matrixSay, { needed: true })
		),
		{
			make: (form: LocalForm<DraftChart>) => [
				{ label: '', part: withMatrix(form.whole, true, form.file.languages).matrix }
			]
		}
	),
	DOUBT
);

export const NOTES: readonly Field[] = table<DraftChart>(
	list(
		'notes',
		words.notes,
		table<DraftNote>(long('text', words.noteText, { needed: true }), line('mark', words.noteMark, { max: 6 }), DOUBT),
		{
			fixed: true,
			title: ({ mark, text }: DraftNote, form: Form) => `${mark ?? ''} ${wordsFor(text, form.lang)}`.trim(),
			make: (form: LocalForm<DraftChart>) => [
				{ label: words.noteWhole[form.lang], part: addNote(form.whole).chart.notes?.at(-1) }
			],
			remove: onWhole((chart: DraftChart, path: Path) => removeNote(chart, String(partAt(chart, [...path, 'id']))))
		}
	)
);

/** The rows that rule one out: such a choice is greyed while one of them is ticked. */
const rivals = (chart: DraftChart, row: DraftRow): Field =>
	picks('not', words.ruledOutBy, (form) =>
		chart.rows
			.filter(({ id }) => id !== row.id)
			.map(({ id, head }) => ({ id, label: spokenOf(head, { lang: form.lang, terms: form.file.terms }) || id }))
	);

export const rowHead = (chart: DraftChart, row: DraftRow): readonly Field[] => [
	...table<DraftRow>({ ...RULE, key: 'ref' }, DOUBT),
	rivals(chart, row)
];
export const COLUMN_HEAD = table<DraftColumn>(flag('signs', words.cost, { on: 'cost' }), DOUBT);
export const CELL = table<DraftAnnotated>(DOUBT);

export const TERM = table<DraftTerm>(
	text('abbr', words.abbr),
	text('title', words.termTitle, { needed: true }),
	long('meaning', words.meaning),
	lines('also', words.also, { fold: true }),
	{ ...DOUBT, fold: true }
);

export const GAME = table<PackDraft>(
	pick(['game', 'accent'], words.accent, (form) => ACCENTS.map((id) => ({ id, label: accentWords[id][form.lang] })), {
		none: accentWords.blue
	}),
	text(['game', 'subtitle'], words.subtitle),
	text(['game', 'short'], words.short),
	text(['source', 'title'], words.source, {
		put: (file, path, title) => (title ? withPart(file, path, title) : withPart(file, ['source'], undefined))
	})
);
