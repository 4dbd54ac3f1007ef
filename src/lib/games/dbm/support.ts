/** Who lends rear support to whom, and against whom: the chart shows these lines and the calculators read them. */
import type { Doubt, Row, Text } from '$lib/core/types';
import { plus } from '$lib/core/charts/write';
import { same } from '$lib/core/lang';
import type { Who } from './troop-pattern';

interface Against {
	readonly enemies?: readonly Who[];
	readonly except?: readonly Who[];
	/** Any enemy behind a fortification. */
	readonly fortification?: true;
	/** When shot at, but by none of these. */
	readonly shootingExcept?: readonly Who[];
}

interface Pair {
	readonly rear: Who;
	readonly front: readonly Who[];
}

export interface Support {
	readonly id: string;
	/** Any of these pairs. */
	readonly pairs: readonly [Pair, ...Pair[]];
	/** Left out: against anyone. */
	readonly against?: Against;
	readonly goodGoing?: true;
	readonly sameGrade?: true;
	/** Only where the army list says so. */
	readonly byList?: true;
	/** For each rank or element behind. */
	readonly each: number;
	readonly most: number;
	readonly words: { readonly who: Text; readonly when: Text };
	readonly doubt?: Doubt;
}

const anyEnemy: Text = { fr: 'Tous', en: 'Anyone' };
const foot = ['sp', 'pk', 'bd', 'bw', 'ax'] as const;
const againstFoot: Text = same('{sp}, {pk}, {bd}, {bw}, {ax}');

const untabbed: Doubt = {
	printed: { fr: 'Une ligne sans tabulation, après le tableau', en: 'A line without a tab, after the table' },
	read: { fr: 'Une ligne du soutien arrière, arrière / avant', en: 'A line of rear support, rear / front' },
	why: {
		fr: 'Elle suit le soutien arrière et a la même forme que ses lignes.',
		en: 'It follows rear support and has the shape of its lines.'
	}
};

const withColon: Doubt = {
	...untabbed,
	printed: {
		fr: 'Une ligne sans tabulation, après le tableau, avec un deux-points entre les Bw',
		en: 'A line without a tab, after the table, with a colon between the Bw'
	}
};

export const SUPPORTS: readonly Support[] = [
	{
		id: 'kn',
		pairs: [{ rear: { of: 'kn', only: ['i'] }, front: [{ of: 'kn', only: ['i'] }] }],
		against: { enemies: ['kn', 'cv', 'lh', 'foot'], shootingExcept: ['art'] },
		each: 1,
		most: 1,
		words: {
			who: same('{kn} {i} / {kn} {i}'),
			when: {
				fr: '{kn}, {cv}, {lh}, {foot|infanteries} ; tir sauf d’{art}',
				en: '{kn}, {cv}, {lh}, {foot|infantry}; shooting except by {art}'
			}
		}
	},
	{
		id: 'cv',
		pairs: [
			{ rear: { of: 'cv', only: ['i'] }, front: [{ of: 'cv', only: ['i'] }] },
			{ rear: { of: 'cv', only: ['o'] }, front: ['cv'] }
		],
		against: { enemies: ['lh', 'cv'] },
		each: 1,
		most: 1,
		words: {
			who: { fr: '{cv} {i} / {cv} {i}, ou {cv} {o} / {cv}', en: '{cv} {i} / {cv} {i}, or {cv} {o} / {cv}' },
			when: same('{lh}, {cv}')
		}
	},
	{
		id: 'sp',
		pairs: [{ rear: 'sp', front: ['sp'] }],
		goodGoing: true,
		sameGrade: true,
		each: 1,
		most: 1,
		words: {
			who: same('{sp} / {sp}'),
			when: { fr: 'Tous, en bon terrain et de même classe', en: 'Anyone, in good going and of the same grade' }
		}
	},
	{
		id: 'pk',
		pairs: [{ rear: { of: 'pk', except: ['x'] }, front: [{ of: 'pk', except: ['x'] }] }],
		goodGoing: true,
		each: 1,
		most: 3,
		words: {
			who: { fr: '{pk} / {pk}, sauf {x}', en: '{pk} / {pk}, except {x}' },
			when: { fr: 'Tous, en {ggo}, par rang', en: 'Anyone, in {ggo}, per rank' }
		}
	},
	{
		id: 'pk-x',
		pairs: [{ rear: { of: 'pk', only: ['x', 'i'] }, front: [{ of: 'pk', only: ['x'] }] }],
		goodGoing: true,
		each: 1,
		most: 2,
		words: {
			who: same('{pk} {x} {i} / {pk} {x}'),
			when: { fr: 'Tous, en bon terrain, par rang', en: 'Anyone, in good going, per rank' }
		}
	},
	{
		id: 'bd',
		pairs: [{ rear: 'bd', front: ['bd'] }],
		against: { enemies: ['kn'] },
		each: 1,
		most: 1,
		words: { who: same('{bd} / {bd}'), when: same('{kn}') }
	},
	{
		id: 'wb',
		pairs: [{ rear: 'wb', front: ['wb'] }],
		each: 1,
		most: 1,
		words: { who: same('{wb} / {wb}'), when: anyEnemy }
	},
	{
		id: 'wb-mounted',
		pairs: [{ rear: { of: 'wb', only: ['s', 'o'] }, front: [{ of: 'wb', only: ['s', 'o'] }] }],
		against: { enemies: ['mounted'] },
		each: 1,
		most: 3,
		words: {
			who: same('{wb} {s} {o} / {wb} {s} {o}'),
			when: { fr: '{mounted|Montés}', en: '{mounted|Mounted}' }
		},
		doubt: {
			printed: { fr: '« Wb(S,0)/Wb(S,0) », avec des zéros', en: '“Wb(S,0)/Wb(S,0)”, with noughts' },
			read: { fr: 'Classes (S) et (O)', en: 'Grades (S) and (O)' },
			why: { fr: 'Aucune classe ne s’écrit 0.', en: 'No grade is written 0.' }
		}
	},
	{
		id: 'ax-x',
		pairs: [{ rear: { of: 'ax', only: ['x'] }, front: [{ of: 'ax', only: ['x'] }] }],
		each: 1,
		most: 3,
		words: {
			who: same('{ax} {x} / {ax} {x}'),
			when: { fr: 'Tous, par rang', en: 'Anyone, per rank' }
		},
		doubt: {
			printed: { fr: '« par jusqu’à +3 »', en: '“par jusqu’à +3” (per up to +3)' },
			read: { fr: 'Par rang, jusqu’à +3', en: 'Per rank, up to +3' },
			why: {
				fr: 'Le mot « rang » manque ; il figure chez les Pk.',
				en: 'The word “rang” (rank) is missing; the Pk lines have it.'
			}
		}
	},
	{
		id: 'ax',
		pairs: [{ rear: { of: 'ax', except: ['x'] }, front: [{ of: 'ax', except: ['x'] }] }],
		against: { enemies: foot },
		each: 1,
		most: 1,
		words: { who: { fr: '{ax} / {ax}, sauf {x}', en: '{ax} / {ax}, except {x}' }, when: againstFoot },
		doubt: untabbed
	},
	{
		id: 'bw',
		pairs: [{ rear: { of: 'bw', except: ['x'] }, front: [{ of: 'bw', except: ['x'] }] }],
		against: { enemies: foot },
		each: 1,
		most: 1,
		words: { who: { fr: '{bw} / {bw}, sauf {x}', en: '{bw} / {bw}, except {x}' }, when: againstFoot },
		doubt: withColon
	},
	{
		id: 'ps',
		pairs: [{ rear: { of: 'ps', only: ['o'] }, front: ['ps'] }],
		against: { enemies: ['ps'] },
		each: 1,
		most: 1,
		words: { who: same('{ps} {o} / {ps}'), when: same('{ps}') }
	},
	{
		id: 'ps-cv',
		pairs: [{ rear: { of: 'ps', only: ['s', 'i'] }, front: ['cv'] }],
		against: { enemies: ['cv', { of: 'kn', only: ['x'] }] },
		byList: true,
		each: 1,
		most: 1,
		words: {
			who: same('{ps} {s} {i} / {cv}'),
			when: { fr: '{cv}, {kn} {x}, si la liste d’armée le permet', en: '{cv}, {kn} {x}, where the army list allows' }
		}
	},
	{
		id: 'ps-foot',
		pairs: [{ rear: 'ps', front: ['sp', 'pk', 'bd', 'ax'] }],
		against: { enemies: ['wb', 'wwg', 'mounted'], except: [{ of: 'kn', only: ['x'] }], fortification: true },
		each: 1,
		most: 1,
		words: {
			who: same('{ps} / {sp}, {pk}, {bd}, {ax}'),
			when: {
				fr: '{wb}, {wwg}, fortifications, {mounted|montés} sauf {kn} {x}',
				en: '{wb}, {wwg}, fortifications, {mounted|mounted} except {kn} {x}'
			}
		}
	}
];

export const supportRows = (): Row[] =>
	SUPPORTS.map(({ id, words, each, most, doubt }) => ({
		id,
		head: words.who,
		cells: [words.when, plus(each), plus(most)],
		doubt
	}));
