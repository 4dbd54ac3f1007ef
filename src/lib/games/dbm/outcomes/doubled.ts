import { named } from '../names';
import { troopsOf, type Troop } from '../troops';
import * as ships from './naval';
import { onTheirGround, otherwise, type Fate, type Rule } from './rules';

const realArtillery = { of: 'art', except: ['i', 'x'] } as const;

const cutDown: readonly Rule[] = [
	{
		id: 'art',
		result: 'flees',
		words: {
			fr: 'En mêlée avec {art}, ni {i} ni {x}',
			en: 'In close combat with {art}, neither {i} nor {x}'
		},
		when: { by: [realArtillery], combat: 'close' }
	},
	{
		id: 'naval',
		result: 'flees',
		words: { fr: 'Face aux troupes navales', en: 'Against naval troops' },
		when: { by: ['naval'] }
	},
	{ id: 'otherwise', result: 'destroyed', words: otherwise }
];

const ownLists: readonly Troop[] = ['cv', 'lh', 'ps'];

export default [
	{
		id: 'cv',
		of: ['cv'],
		title: named('cv'),
		rules: [
			{
				id: 'sp-pk-ax',
				result: 'flees',
				words: {
					fr: 'Face à {sp}, {pk} ou {ax} {x}, en bon terrain',
					en: 'Against {sp}, {pk} or {ax} {x}, in good going'
				},
				when: { by: ['sp', 'pk', { of: 'ax', only: ['x'] }], going: 'good' }
			},
			...cutDown
		]
	},
	{
		id: 'lh',
		of: ['lh'],
		title: named('lh'),
		rules: [
			{
				id: 'close',
				result: 'destroyed',
				words: {
					fr: 'En mêlée, par tout {mounted|monté}, {bw}, {ps} {o} ou {wwg} {o}',
					en: 'In close combat, by any {mounted|mounted}, {bw}, {ps} {o} or {wwg} {o}'
				},
				when: { combat: 'close', by: ['mounted', 'bw', { of: 'ps', only: ['o'] }, { of: 'wwg', only: ['o'] }] }
			},
			{
				id: 'difficult',
				result: 'destroyed',
				words: { fr: 'En mêlée en terrain difficile', en: 'In close combat in difficult going' },
				when: { combat: 'close', going: 'difficult' }
			},
			{ id: 'otherwise', result: 'flees', words: otherwise }
		]
	},
	{
		id: 'ps',
		of: ['ps'],
		title: named('ps'),
		rules: [
			{
				id: 'mounted',
				result: 'destroyed',
				words: {
					fr: 'Par tout {mounted|monté} en terrain bon pour lui',
					en: 'By any {mounted|mounted} in going good for it'
				},
				when: { by: ['mounted'], ...onTheirGround }
			},
			{
				id: 'foot',
				result: 'destroyed',
				words: { fr: 'Par {bw}, {ps}, ou {ax} sauf {x}', en: 'By {bw}, {ps}, or {ax} other than {x}' },
				when: { by: ['bw', 'ps', { of: 'ax', except: ['x'] }] }
			},
			{ id: 'x', result: 'destroyed', words: { fr: 'Si {ps} {x}', en: 'If {ps} {x}' }, when: { grades: ['x'] } },
			{ id: 'otherwise', result: 'flees', words: otherwise }
		]
	},
	{
		id: 'land',
		of: [...troopsOf('mounted'), ...troopsOf('foot')].filter((troop) => !ownLists.includes(troop)),
		title: { fr: 'Autres troupes terrestres', en: 'Other land troops' },
		rules: cutDown
	},
	...ships.doubled
] satisfies readonly Fate[];
